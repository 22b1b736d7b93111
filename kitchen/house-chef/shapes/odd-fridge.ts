/** Dishes for pairs that other dishes have no place for: fruit with meat, melon with salty cheese, eggs with tortilla chips. */
import { measure } from '../amounts.ts';
import { CRUNCH } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, BESIDE, BREAD_BESIDE, SAVOURY, WINE } from '../slots.ts';
import { bloom, bottles, deglaze, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { about, cookInPan } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';
import { oven } from '../technique/heat.ts';

const BUTTER_FIRST = SAVOURY.map((one) => (one.name === 'finish' ? { ...one, takes: ['green onion', 'nut', 'crumbly cheese'] as const } : one));

export const meatWithFruit: Shape = {
  id: 'meat with fruit', dish: 'Pan', meal: 'main', way: 'pan', needs: ['stove'], minutes: 35, worth: 7,
  slots: [
    slot('protein', ['pork', '#duck breast', 'raw sausage', 'cooked sausage', 'bacon', '#ham', '#ham steak', '#chicken thigh', '#chicken breast', '#turkey breast'], 1, 2, 150), slot('fruit', ['firm fruit', 'stone fruit', '#orange', '#grape', '#pineapple', '#fig', '#prune', '#cranberry', '#lingonberry'], 1, 1, 110),
    slot('veg', ['cabbage', 'potato', '-#French fries', '-#hash browns', '-#mashed potato', 'root', '#sauerkraut', '#fennel', '#kale', '#green bean', '#sweet potato'], 0, 3, 150), AROMATIC, WINE, slot('cream', ['cream'], 0, 1, 40), slot('sweet', ['syrup'], 0, 1, 8), BESIDE, ...BUTTER_FIRST,
  ],
  variants: [
    { title: '', cuisine: null, likes: [] },
    { title: 'Normandy-Style', cuisine: 'french', likes: ['dried thyme'], calls: ['cider', 'cream', 'apple brandy'] },
    { title: 'Bavarian-Style', cuisine: 'german', likes: [], calls: ['sauerkraut', 'cabbage', 'bratwurst', 'caraway seed'] },
  ],
  titles: ['{style} {protein} with {fruit} and {rest}', '{style} {protein} and {fruit} in the Pan'],
  write(pen) {
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(side.say, side.minutes);
    for (const part of pen.parts('protein')) if (part.food.kind === 'cured meat' && part.grams > 110 * pen.servings) Object.assign(part, measure(part.food, 110 * pen.servings));
    const potato = pen.parts('veg').filter((part) => part.food.kind === 'potato');
    const raw = potato.filter((part) => !part.food.ready);
    if (raw.length > 0) pen.step(`Boil ${pen.the(raw)} in salted water for 12 to 15 minutes, until a knife slides in. Drain.`, 15);
    const work = cookInPan(pen, pen.parts('protein'));
    pen.step([heatFat(pen, 'a large frying pan', 'medium-high heat', 8), work.say, 'Move to a warm plate.'], 2 + work.minutes);
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => part.food.kind !== 'potato' && part.food.kind !== 'pickled vegetable'));
    const spice = bloom(pen);
    pen.step([soft.say, veg.say, spice.say], soft.minutes + veg.minutes + spice.minutes);
    for (const part of pen.parts('fruit')) part.cut = part.food.id === 'orange' ? 'peeled and cut into segments' : part.food.kind === 'firm fruit' ? 'cored and cut into wedges' : part.food.cut;
    const fruit = pen.the(pen.parts('fruit'));
    pen.step([pen.say(`Add ${fruit} to the fat in the pan and cook for 4 to 5 minutes, turning once, until golden at the edges but still holding its shape.`, `Lay ${fruit} in the pan and fry for 4 to 5 minutes, turning gently, until browned in places and just soft.`), deglaze(pen).say, `Season with ${salt(pen, 1.3)}.`], 6);
    const more = [...potato, ...pen.parts('veg').filter((part) => part.food.kind === 'pickled vegetable')];
    pen.step([more.length > 0 ? `Stir in ${pen.the(more)} and heat for 3 minutes.` : '', pen.has('cream') || pen.has('sweet') ? `Add ${pen.the([...pen.parts('cream'), ...pen.parts('sweet')])} and let bubble for 2 minutes, until glossy.` : '', bottles(pen), `Return ${pen.the(pen.parts('protein'))} with any juices and warm through for 2 minutes.`], 5);
    pen.step(finishAndServe(pen, side.say === '' ? pen.say('Serve from the pan.', 'Serve hot.') : `Serve with the ${pen.names(pen.parts('side'))}.`), 1);
    pen.note(pen.say('Fruit that is a little sour suits fatty meat best; with very sweet fruit add a few drops of vinegar or lemon.', 'Keep the fruit in large pieces: small ones turn to sauce.'));
  },
};

export const fruitAndSalt: Shape = {
  id: 'fruit and salty salad', dish: 'Salad', meal: 'salad', way: 'no-cook', needs: [], minutes: 15, worth: 6,
  slots: [
    slot('fruit', ['#watermelon', '#cantaloupe', '#honeydew', '#persimmon', '#fig', '#pear', '#peach', '#nectarine', '#grapefruit', '#orange', '#grape', '#strawberry', '#apple', '#mango', '#pomegranate'], 1, 2, 170), slot('salty', ['crumbly cheese', 'frying cheese', 'cured meat', '#mozzarella', '#parmesan', '#brie', '#smoked salmon', 'crab', 'shrimp', '#ricotta'], 1, 2, 60),
    slot('leaves', ['salad leaf', '#spinach', '#kale'], 0, 2, 35), slot('veg', ['#cucumber', '#fennel', '#beet', 'avocado', '#radish', '#tomato', '#celery'], 0, 3, 90), slot('bulb', ['#red onion', '#shallot', 'green onion'], 0, 1, 12), slot('crunch', CRUNCH, 0, 1, 12), slot('sweet', ['syrup'], 0, 1, 5), slot('bread', ['bread', 'flatbread'], 0, 1, 45),
    ...SAVOURY.filter(({ name }) => ['fat', 'herbs'].includes(name)), { ...slot('acid', ['vinegar', '#lemon', '#lime', '#lemon juice', '#lime juice'], 1, 1, 8, ['white vinegar', 'lemon juice']) },
  ],
  variants: [{ title: '', cuisine: null, likes: [] }, { title: 'Greek-Style', cuisine: 'greek', likes: [], calls: ['watermelon', 'feta', 'mint'] }, { title: 'Italian', cuisine: 'italian', likes: [], calls: ['prosciutto', 'mozzarella', 'arugula', 'balsamic vinegar'] }],
  titles: ['{style} {fruit} and {salty} Salad', '{style} {fruit} Salad with {salty} and {rest}'],
  write(pen) {
    const hot = pen.parts('salty').filter((part) => ['frying cheese', 'shrimp'].includes(part.food.kind));
    if (hot.length > 0) {
      const work = cookInPan(pen, hot);
      pen.step([heatFat(pen, 'a frying pan', 'medium-high heat', 5), work.say, 'Let cool for a minute.'], work.minutes + 2);
    }
    if (pen.has('bread')) pen.step(`Toast ${pen.the(pen.parts('bread'))} for 3 minutes, until crisp.`, 3);
    const oil = pen.first('fat') ?? pen.take('vegetable oil', 7 * pen.servings);
    for (const part of pen.parts('acid')) if (part.food.kind === 'citrus') part.cut = 'juice squeezed';
    const dress = [oil, ...pen.parts('acid'), ...pen.parts('sweet')];
    pen.step(pen.say(`Whisk ${pen.the(dress)} with ${salt(pen, 0.8)} in a small bowl.`, `Shake ${pen.the(dress)} in a jar with ${salt(pen, 0.8)} until it looks creamy.`), 2);
    for (const part of pen.parts('veg')) if (part.food.kind === 'root' && !part.food.ready) part.cut = 'peeled and shaved paper-thin';
    const base = [...pen.parts('leaves'), ...pen.parts('veg'), ...pen.parts('bulb')];
    pen.step([base.length > 0 ? `Toss ${pen.the(base)} with half of the dressing and spread over a wide plate.` : '', pen.say(`Arrange ${pen.the(pen.parts('fruit'))} on top and tuck in ${pen.the(pen.parts('salty'))}.`, `Lay ${pen.the([...pen.parts('fruit'), ...pen.parts('salty')])} over it in turn, so that every forkful gets some of both.`)], 4);
    const tops = [...pen.parts('herbs'), ...pen.parts('crunch')];
    pen.step(['Spoon over the dressing.', tops.length > 0 ? `Scatter with ${pen.the(tops)}.` : '', pen.has('bread') ? 'Serve at once with the toast.' : 'Serve at once, while the fruit is cold and juicy.'], 2);
    pen.note(pen.say('Dress it at the table: salt draws the juice out of fruit within minutes.', 'Cold fruit and a cheese at room temperature taste of most.'));
  },
};

export const chilaquiles: Shape = {
  id: 'chilaquiles', dish: 'Chilaquiles', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 20, worth: 7,
  slots: [
    slot('chips', ['#tortilla chips'], 1, 1, 60), slot('sauce', ['#salsa', '#salsa verde', '#enchilada sauce', 'canned tomato', 'tomato'], 1, 1, 130), slot('eggs', ['egg'], 0, 1, 90), slot('protein', ['cooked meat', 'beans', 'cooked sausage', 'ground meat', 'tofu'], 0, 1, 80), slot('veg', ['tender vegetable', 'peas and corn', 'avocado', '#radish'], 0, 2, 60), AROMATIC,
    slot('cheese', ['crumbly cheese', 'melting cheese'], 0, 1, 30), slot('cream', ['#sour cream', '#yogurt', '#crema'], 0, 1, 20), ...SAVOURY,
  ],
  variants: [{ title: '', cuisine: 'mexican', likes: [] }],
  titles: ['{style} Chilaquiles with {all}', 'Breakfast Chilaquiles with {all}'],
  write(pen) {
    const start = heatFat(pen, 'a wide frying pan', 'medium heat', 8);
    const soft = soften(pen, pen.parts('aromatics'));
    const protein = cookInPan(pen, pen.parts('protein'));
    const raw = pen.parts('veg').filter((part) => part.food.kind === 'avocado' || part.food.kind === 'raw vegetable');
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => !raw.includes(part)));
    const spice = bloom(pen);
    pen.step([start, soft.say, protein.say, veg.say, spice.say], 2 + soft.minutes + protein.minutes + veg.minutes + spice.minutes);
    for (const part of pen.parts('sauce')) if (!['tomato', 'canned tomato'].includes(part.food.kind) && part.grams > 80 * pen.servings) Object.assign(part, measure(part.food, 80 * pen.servings));
    pen.step(`Pour in ${pen.the(pen.parts('sauce'))} and let bubble for 3 to 4 minutes, until it thickens a little.`, 4);
    if (pen.has('eggs')) pen.step(pen.say(`Make hollows in the sauce, crack in ${pen.the(pen.parts('eggs'))}, cover and cook for 5 to 6 minutes, until whites and yolks are firm (71 °C / 160 °F).`, `Crack ${pen.the(pen.parts('eggs'))} into the bubbling sauce, put the lid on and cook for about 6 minutes, until white and yolk are firm (71 °C / 160 °F).`), 6);
    pen.step([`Tuck ${pen.the(pen.parts('chips'))} in around the edge and let soften for just 1 minute; they should keep some crunch.`, bottles(pen)], 2);
    const tops = [...raw, ...pen.parts('cheese'), ...pen.parts('cream')];
    pen.step([tops.length > 0 ? `Top with ${pen.the(tops)}.` : '', ...finishAndServe(pen, 'Serve straight from the pan.', false)], 1);
    pen.note('The chips and the sauce are salty already: taste before you add any salt.');
  },
};

export const kedgeree: Shape = {
  id: 'kedgeree', dish: 'Kedgeree', meal: 'main', way: 'pot', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('base', ['rice', '#cooked rice'], 1, 1), slot('fish', ['smoked fish', '#canned salmon', '#salmon', '#haddock', '#cod'], 1, 1, 100), slot('eggs', ['egg'], 1, 1, 60), slot('veg', ['peas and corn', '#spinach'], 0, 1, 50), AROMATIC, slot('paste', ['#curry powder', '#turmeric', '#garam masala'], 1, 1, null, ['curry powder']), slot('cream', ['cream', 'yogurt'], 0, 1, 25), ...BUTTER_FIRST],
  variants: [{ title: '', cuisine: 'british', likes: [] }],
  titles: ['{style} {fish} Kedgeree with {rest}', 'Kedgeree with {fish} and {rest}'],
  write(pen) {
    const rice = cookStarch(pen, pen.first('base'));
    pen.step(rice.say, rice.minutes);
    const fresh = pen.parts('eggs').filter((part) => !part.food.ready);
    if (fresh.length > 0) pen.step(pen.say(`Meanwhile, lower ${pen.the(fresh)} into boiling water and cook for 10 minutes, until white and yolk are firm. Cool under cold water, peel and quarter.`, `While it cooks, boil ${pen.the(fresh)} for 10 minutes, until white and yolk are firm; cool in cold water, peel and cut into quarters.`), 0);
    const raw = pen.parts('fish').filter((part) => part.food.kind === 'fish');
    const start = heatFat(pen, 'a wide pan', 'medium heat', 10);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    pen.step([start, soft.say, `Stir in ${pen.the(pen.parts('paste'))} for 1 minute, until fragrant.`, spice.say], 3 + soft.minutes);
    if (raw.length > 0) {
      const work = cookInPan(pen, raw);
      pen.step([work.say, 'Break into large flakes.'], work.minutes);
    }
    const smoked = pen.parts('fish').filter((part) => !raw.includes(part));
    pen.step([pen.has('veg') ? `Add ${pen.the(pen.parts('veg'))} and cook for 2 minutes.` : '', `Fold in the ${pen.names(pen.parts('base'))}${smoked.length > 0 ? ` and ${pen.the(smoked)}, flaked,` : ''} and warm through for 4 minutes, stirring gently, until steaming (74 °C / 165 °F).`, pen.has('cream') ? `Stir in ${pen.the(pen.parts('cream'))}.` : '', bottles(pen)], 6);
    pen.step([`Season with ${salt(pen, 0.8)}${smoked.length > 0 ? `; the ${pen.names(smoked)} is salty` : ''}. Lay ${pen.the(pen.parts('eggs'))} on top.`, ...finishAndServe(pen, 'Serve hot.', false)], 2);
    pen.note('Chill leftovers within an hour and reheat them only once, until steaming.');
  },
};

export const pastryFruit: Shape = {
  id: 'fruit turnovers', dish: 'Turnovers', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 45, worth: 7,
  slots: [slot('pastry', ['#puff pastry', '#phyllo dough', '#pie crust', '#shortcrust pastry', '#croissant dough'], 1, 1, 90), slot('fruit', ['firm fruit', 'stone fruit', 'berry', '#rhubarb', '#banana', 'canned fruit'], 1, 2, 110), slot('sugar', ['sugar', 'syrup'], 1, 1, 14, ['sugar']), slot('egg', ['egg'], 0, 1, 12), slot('butter', ['butter'], 0, 1, 8), slot('spices', ['#ground cinnamon', '#cardamom', '#nutmeg', '#ground ginger'], 0, 1), slot('nuts', [...CRUNCH, '#raisin', 'chocolate'], 0, 2, 12), slot('acid', ['#lemon', '#lemon juice'], 0, 1, 6), slot('finish', ['#vanilla ice cream', '#cream', '#yogurt', '#whipped cream'], 0, 1, 40)],
  variants: [{ title: '', cuisine: 'french', likes: ['ground cinnamon'] }],
  titles: ['{fruit} Turnovers', 'Flaky {fruit} Turnovers', '{fruit} Pastry Pockets'],
  write(pen) {
    for (const part of pen.parts('fruit')) if (part.food.kind === 'firm fruit') part.cut = 'peeled, cored and cut into small dice';
    pen.step(`Heat the oven to ${oven(200)} and line a baking tray with paper.`, 2);
    const mix = [...pen.parts('sugar'), ...pen.parts('spices'), ...pen.parts('nuts'), ...pen.parts('acid')];
    pen.step(pen.say(`Toss ${pen.the(pen.parts('fruit'))} with ${pen.the(mix)}. Keep a spoonful of the sugar for the top if you like a crackling crust.`, `Mix ${pen.the([...pen.parts('fruit'), ...mix])} in a bowl until the fruit is coated.`), 8);
    pen.step(`Cut ${pen.the(pen.parts('pastry'))} into ${pen.servings * 2} squares. Heap a spoonful of fruit on one half of each, leaving the edge bare, fold over and press shut with a fork.`, 10);
    const glaze = [...pen.parts('egg'), ...pen.parts('butter')];
    pen.step([glaze.length > 0 ? `Brush with ${pen.the(glaze)}, ${pen.has('egg') ? 'beaten' : 'melted'}.` : '', `Cut a slit in each for the steam. Bake for ${about(22)}, until puffed, deep golden and crisp underneath.`], 24);
    pen.step(['Cool for 10 minutes: the filling is hotter than it looks.', pen.has('finish') ? `Serve warm with ${pen.the(pen.parts('finish'))}.` : 'Serve warm.'], 10);
    pen.note('Filled and unbaked they freeze well; bake them frozen, 5 minutes longer.');
  },
};

export const cerealBowl: Shape = {
  id: 'cereal bowl', dish: 'Cereal Bowl', meal: 'breakfast', way: 'no-cook', needs: [], minutes: 6, worth: 4,
  slots: [slot('base', ['#corn flakes', '#granola', '#muesli', '#breakfast cereal', '#puffed rice', '#bran flakes'], 1, 1, 45), slot('milk', ['milk', 'yogurt', '-#buttermilk'], 1, 2, 150), slot('fruit', ['berry', '#banana', 'stone fruit', 'firm fruit', 'dried fruit', '#kiwi', '#mango'], 0, 3, 80), slot('honey', ['syrup', '#sugar'], 0, 1, 6), slot('crunch', CRUNCH, 0, 2, 10), slot('spices', ['#ground cinnamon'], 0, 1)],
  variants: [{ title: '', cuisine: null, likes: [] }],
  titles: ['{base} with {all}', 'Morning Bowl of {base} and {all}'],
  write(pen) {
    pen.step([pen.has('fruit') ? pen.say(`Put most of ${pen.the(pen.parts('fruit'))} into deep bowls, keeping a few good pieces back for the top.`, `Divide most of ${pen.the(pen.parts('fruit'))} among deep bowls.`) : '', pen.has('honey') ? `Trickle over half of ${pen.the(pen.parts('honey'))}.` : ''], 3);
    pen.step([pen.say(`Tip in ${pen.the(pen.parts('base'))} and pour ${pen.the(pen.parts('milk'))} down the side, so that the top stays crisp.`, `Add ${pen.the(pen.parts('base'))}, then ${pen.the(pen.parts('milk'))}, cold from the fridge.`), pen.has('crunch') || pen.has('spices') ? `Scatter with ${pen.the([...pen.parts('crunch'), ...pen.parts('spices')])}.` : ''], 2);
    pen.step([pen.say('Finish with what is left and eat at once, before it goes soft: the best mouthful is the one that is half crisp, half creamy.', 'Serve straight away with a deep spoon, while the bottom is soaked and the top still crackles.')], 1);
    pen.note(pen.say('On a cold morning, warm the milk for 2 minutes until it steams: it softens the flakes faster and tastes sweeter.', 'Cut fruit ripe but firm, and only when you are ready to eat; it browns and weeps within the hour.'));
  },
};

export const pulledBuns: Shape = {
  id: 'pulled buns', dish: 'Pulled Meat', meal: 'main', way: 'pot', needs: ['stove'], minutes: 40, worth: 7,
  slots: [slot('base', ['#bread roll', '#burger bun', '#brioche', 'bread', '#flour tortilla', '#corn tortilla', '#pita bread'], 1, 1, 80), slot('protein', ['#jackfruit', 'cooked meat', '#pork shoulder', '#chicken thigh', '#pork ribs', 'meat substitute', '#beef brisket'], 1, 1, 150), slot('sauce', ['#barbecue sauce', '#salsa', '#enchilada sauce', '#ketchup', 'canned tomato', '#orange', '#orange juice'], 1, 2, 60), slot('slaw', ['cabbage', '#carrot', '#coleslaw mix', 'salad leaf', 'pickled vegetable', '#cucumber', 'avocado'], 0, 3, 70), AROMATIC, slot('cream', ['#mayonnaise', '#yogurt', '#sour cream'], 0, 1, 15), ...SAVOURY],
  variants: [{ title: 'Barbecue', cuisine: 'american', likes: ['smoked paprika'], adds: 1, calls: ['barbecue sauce'] }, { title: 'Carnitas-Style', cuisine: 'mexican', likes: ['cumin'], adds: 1, calls: ['pork shoulder', 'orange', 'lime', 'corn tortilla'] }],
  titles: ['{style} Pulled {protein} with {base}', '{style} Pulled {protein} in {base}'],
  write(pen) {
    const protein = pen.parts('protein');
    const [main] = protein;
    const start = heatFat(pen, 'a heavy pot', 'medium heat', 8);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    pen.step([start, soft.say, spice.say], 2 + soft.minutes + spice.minutes);
    const raw = main !== undefined && main.food.safety.size > 0 && !main.food.ready;
    for (const part of pen.parts('sauce')) if (part.food.id === 'orange') part.cut = 'juice squeezed';
    const water = pen.take('water', (raw ? 150 : 60) * pen.servings);
    const minutes = raw ? Math.max(40, main === undefined ? 0 : (main.food.minutes.simmer ?? 40)) : 20;
    pen.step(`Add ${pen.the(protein)}, ${pen.the([...pen.parts('sauce'), water])} and ${salt(pen, 1)}. Cover and simmer gently for ${about(minutes)}, ${raw ? 'until the meat falls apart under a fork (well above 74 °C / 165 °F)' : 'until soft and steaming hot throughout (74 °C / 165 °F)'}.`, minutes + 5);
    pen.step('Pull into shreds with two forks, then boil without the lid for 5 minutes, stirring, until the sauce clings.', 6);
    const slaw = [...pen.parts('slaw'), ...pen.parts('cream'), ...pen.parts('acid')];
    pen.step([slaw.length > 0 ? `Toss ${pen.the(slaw)} with a pinch of salt and leave for 5 minutes, until it begins to soften.` : '', `Warm ${pen.the(pen.parts('base'))} in a dry pan for 1 minute a side.`, bottles(pen)], 4);
    pen.step([`Pile the filling in${slaw.length > 0 ? ' with some of the slaw' : ''}.`, ...finishAndServe(pen, 'Eat at once, with napkins.', false)], 2);
    pen.note('The filling keeps for 3 days in the fridge and freezes well; reheat it until steaming.');
  },
};

export const butterBoil: Shape = {
  id: 'seafood boil', dish: 'Boil', meal: 'main', way: 'boil', needs: ['stove'], minutes: 30, worth: 7,
  slots: [slot('protein', ['#lobster tail', '#lobster', 'crab', 'shrimp', '#crayfish'], 1, 2, 180), slot('veg', ['#corn on the cob', 'potato', '#corn'], 1, 2, 220), slot('sausage', ['cooked sausage'], 0, 1, 60), slot('butter', ['butter', 'oil'], 0, 1, 20), AROMATIC, BREAD_BESIDE, ...SAVOURY.filter(({ name }) => name !== 'fat' && name !== 'finish')],
  variants: [{ title: 'Garlic-Butter', cuisine: 'american', likes: ['paprika'], calls: ['butter', 'garlic', 'corn on the cob', 'old bay seasoning'] }],
  titles: ['{style} {protein} Boil with {veg}', '{protein} with {veg} and Melted Butter'],
  write(pen) {
    const potato = pen.parts('veg').filter((part) => part.food.kind === 'potato');
    const corn = pen.parts('veg').filter((part) => !potato.includes(part));
    const water = pen.take('water', 700 * pen.servings);
    pen.step(`Bring ${pen.the([water])} to a boil in a large pot with ${salt(pen, 3, false)}.${potato.length > 0 ? ` Add ${pen.the(potato)} and boil for 12 minutes.` : ''}`, 10 + (potato.length > 0 ? 12 : 0));
    pen.step([corn.length > 0 || pen.has('sausage') ? `Add ${pen.the([...corn, ...pen.parts('sausage')])} and boil for 5 minutes, until tender.` : '', `Add ${pen.the(pen.parts('protein'))} and simmer for 4 to 8 minutes, depending on the size, until the shells are bright and the flesh is pearly white and opaque all through. Lift everything out and drain.`], 12);
    const fat = pen.first('butter') ?? pen.take('vegetable oil', 12 * pen.servings);
    const soft = pen.parts('aromatics');
    const rest = [...pen.parts('spices'), ...pen.parts('seasoning')];
    pen.step(`${fat.food.kind === 'butter' ? 'Melt' : 'Heat'} ${pen.the([fat])} in a small pan over low heat${soft.length > 0 ? ` with ${pen.the(soft)}` : ''}${rest.length > 0 ? ` and ${pen.the(rest)}` : ''} for 3 minutes, until fragrant.`, 4);
    pen.step(['Pile everything on a big platter and pour the hot fat over.', ...finishAndServe(pen, 'Eat with your fingers while it is hot.', false)], 2);
    pen.note('Seafood that smells of ammonia is past its time: throw it away.');
  },
};
