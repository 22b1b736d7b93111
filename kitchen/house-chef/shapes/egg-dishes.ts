/** Eggs boiled, baked in pastry and in a Spanish pan. */
import { AROMATICS, CHEESE } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY } from '../slots.ts';
import { bloom, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';
import { oven } from '../technique/heat.ts';
import { WHOLE_EGG, proportion } from '../technique/baking.ts';

export const tortilla: Shape = {
  id: 'potato tortilla', dish: 'Tortilla', meal: 'main', way: 'pan', needs: ['stove'], minutes: 50, worth: 8,
  slots: [slot('base', ['#potato', '#sweet potato'], 1, 1, 190), slot('eggs', WHOLE_EGG, 1, 1, 140), slot('onion', ['#onion', '#red onion', '#shallot', '#leek'], 0, 1, 60), slot('veg', ['#bell pepper', '#spinach', '#zucchini', '#asparagus', '#pea', '#roasted red pepper', 'mushroom', '#kale', '#artichoke heart'], 0, 2, 70), slot('protein', ['#chorizo', 'cured meat', 'cooked sausage', '#bacon', '#canned tuna'], 0, 1, 40), slot('cheese', ['#manchego', 'melting cheese', 'crumbly cheese'], 0, 1, 22), slot('garlic', ['garlic', 'chili'], 0, 2), slot('fat', ['#olive oil', 'oil', '-#sesame oil'], 0, 1, 14), ...SAVOURY.filter(({ name }) => ['spices', 'herbs', 'acid'].includes(name)), slot('finish', ['green onion', '#mayonnaise', '#aioli', '#olive'], 0, 1), slot('side', ['bread'], 0, 1)],
  variants: [{ title: 'Spanish', cuisine: 'spanish', likes: [], calls: ['potato'] }],
  titles: ['{style} {base} Tortilla with {all}', '{style} Tortilla with {base} and {all}'].map((one) => one.replace('with {base} and {all}', 'of {base} with {all}')),
  write(pen) {
    for (const part of pen.parts('base')) part.cut = 'peeled and sliced 4 mm (⅛ in) thin';
    for (const part of pen.parts('onion')) part.cut = 'thinly sliced';
    const pan = pen.servings <= 2 ? 'a 20 cm (8 in) non-stick frying pan' : pen.servings <= 4 ? 'a 24 cm (10 in) non-stick frying pan' : 'a large non-stick frying pan';
    pen.step([heatFat(pen, pan, 'medium heat', 20), `Add ${pen.the([...pen.parts('base'), ...pen.parts('onion')])} with ${pen.the([pen.take('salt', 1.2 * pen.servings)])}. ${pen.say('Cover and cook gently for 18 to 20 minutes, turning every few minutes, until tender but hardly browned.', 'Let stew under a lid for 18 to 20 minutes over low heat, turning now and then, until so tender that a spatula cuts through without effort.')}`], 21);
    const meat = cookInPan(pen, pen.parts('protein'));
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => !part.food.ready));
    const quick = soften(pen, pen.parts('garlic'));
    const spice = bloom(pen);
    pen.step([meat.say, veg.say, quick.say, spice.say], meat.minutes + veg.minutes + quick.minutes);
    const jar = pen.parts('veg').filter((part) => !part.used);
    const herbs = pen.parts('herbs').filter((part) => !part.used && part.food.kind === 'tender herb');
    pen.step(`Beat ${pen.the(pen.parts('eggs'))} with ${salt(pen, 1.2)} in a large bowl. Lift the contents of the pan into the egg${[...jar, ...pen.parts('cheese'), ...herbs].length > 0 ? `, add ${pen.the([...jar, ...pen.parts('cheese'), ...herbs])}` : ''} and let stand for 5 minutes: ${pen.say('this marries the two', 'the warm slices drink in the egg')}.`, 6);
    pen.step(`Return everything to the pan over medium-low heat. ${pen.say('Cook for 6 to 8 minutes, drawing in the sides with a spatula, until the rim is set and only the top is still wet.', 'Tuck in the edge all round and leave for about 7 minutes, shaking the pan now and then, until it moves as one piece.')}`, 7);
    pen.step(`${pen.say('Lay a plate over the pan, turn both over in one go and slide the tortilla back in.', 'Flip it with the help of a plate, away from your body, and slide it back.')} Cook for 4 to 5 minutes more, until firm in the middle (71 °C / 160 °F).`.replace('slide the tortilla back in', 'slide it back in'), 6);
    pen.step([pen.say('Leave to rest for 10 minutes.', 'Let it cool for 10 minutes: it slices better.'), ...finishAndServe(pen, pen.say('Serve warm or at room temperature, in wedges.', 'Cut into wedges or, for a crowd, into cubes.'), false)], 10);
    pen.note('If the flip frightens you, finish the pan under a hot broiler for 3 to 4 minutes instead. Cold slices make a fine sandwich filling.'.replace(' Cold slices make a fine sandwich filling.', ' It is just as good cold.'));
  },
};

export const eggCurry: Shape = {
  id: 'egg curry', dish: 'Egg Curry', meal: 'main', way: 'pot', needs: ['stove'], minutes: 40, worth: 7,
  slots: [slot('eggs', ['#egg', '-#egg white', '-#egg yolk', '-#soft-boiled egg'], 1, 1, 110), slot('spices', ['spice', 'spice blend', '-#ground cinnamon', '-#nutmeg'], 1, 5, 3, ['curry powder']), slot('sauce', ['canned tomato', 'tomato'], 1, 2, 170), AROMATIC, slot('veg', ['#potato', '#spinach', '#pea', '#cauliflower', '#eggplant', '#bell pepper', '#green bean', '#chickpea', 'leafy green'], 0, 3, 130), slot('dairy', ['#yogurt', '#heavy cream'], 0, 1, 40), slot('side', ['rice', 'cooked grain', 'flatbread'], 0, 1), slot('fat', ['#ghee', 'oil', 'butter', '-#sesame oil', '-#olive oil'], 0, 1), slot('herbs', ['#cilantro', '#mint', '#curry leaf', '#dried fenugreek leaf'], 0, 2), slot('acid', ['#lemon', '#lime'], 0, 1), slot('nuts', ['#cashew', '#almond'], 0, 1, 10)],
  variants: [{ title: '', cuisine: 'indian', likes: [], calls: ['curry powder', 'garam masala', 'turmeric', 'ginger'] }],
  titles: ['{style} {veg} Egg Curry', 'Home-Style {style} {veg} Egg Curry', '{style} {veg} Egg Masala'],
  write(pen) {
    const side = cookStarch(pen, pen.first('side'));
    const fresh = pen.parts('eggs').some((part) => !part.food.ready);
    if (fresh) pen.step(`Lower ${pen.the(pen.parts('eggs'))} into boiling water and cook for 10 minutes, until white and yolk are firm. Cool under cold water, peel and ${pen.say('score lightly on two sides so that the sauce can get in', 'halve')}.`, 14);
    if (side.say !== '') pen.step(`Meanwhile, start the side dish. ${side.say}`, 2);
    const start = heatFat(pen, 'a wide pan', 'medium heat', 9);
    const soft = soften(pen, pen.parts('aromatics'), true);
    pen.step([start, soft.say], 2 + soft.minutes);
    const spice = bloom(pen);
    pen.step([spice.say, pen.has('nuts') ? `Stir in ${pen.the(pen.parts('nuts'))}.` : ''], spice.minutes);
    const red = pen.parts('sauce');
    const potato = pen.parts('veg').filter((part) => part.food.kind === 'potato');
    const soon = pen.parts('veg').filter((part) => !potato.includes(part) && part.food.kind !== 'leafy green' && part.food.kind !== 'peas and corn');
    const late = pen.parts('veg').filter((part) => !potato.includes(part) && !soon.includes(part));
    pen.step(`Add ${pen.the([...red, pen.take('water', (potato.length > 0 ? 150 : 90) * pen.servings), ...potato, ...soon])} and ${salt(pen, 1.4, false)}. Simmer, half covered, for ${potato.length > 0 ? '18 to 20' : '12 to 15'} minutes, ${pen.say('until the sauce is thick and the fat begins to separate at the edge', 'stirring now and then, until thick enough to coat a spoon')}${potato.length + soon.length > 0 ? ' and everything in it is tender' : ''}.`, potato.length > 0 ? 19 : 14);
    pen.step([late.length > 0 ? `Stir in ${pen.the(late)} and cook for 3 minutes.` : '', pen.has('dairy') ? `Lower the heat and stir in ${pen.the([...pen.parts('dairy')])} by the spoonful.` : '', `Lay ${pen.the(pen.parts('eggs'))} in the sauce, spoon it over and warm for 4 to 5 minutes, until hot through.`], 7);
    pen.step(finishAndServe(pen, pen.has('side') && side.say !== '' ? `Serve with the ${pen.names(pen.parts('side'))}.` : pen.say('Serve hot.', 'Serve from the pan.')), 2);
    pen.note('Eggs a week old peel more easily than very fresh ones.');
  },
};

export const eggSalad: Shape = {
  id: 'egg salad', dish: 'Egg Salad', meal: 'snack', way: 'boil', needs: ['stove'], minutes: 25, worth: 6,
  slots: [slot('eggs', ['#egg', '-#egg white', '-#egg yolk', '-#soft-boiled egg'], 1, 1, 110), slot('dip', ['#mayonnaise', '#Greek yogurt', '#yogurt', '#sour cream', '#crème fraîche', '#avocado', '#cream cheese'], 1, 2, 30), slot('crunch', ['#celery', '#radish', '#cucumber', '#pickle', '#caper', 'green onion', '#red onion', '#shallot', '#bell pepper', '#apple'], 0, 3, 30), slot('protein', ['#bacon', '#ham', 'smoked fish', '#canned tuna'], 0, 1, 30), slot('seasoning', ['mustard', '#hot sauce'], 0, 1, 3), slot('spices', ['#paprika', '#smoked paprika', '#curry powder', '#cayenne'], 0, 1), slot('herbs', ['#dill', '#chives', '#parsley', '#tarragon'], 0, 2), slot('acid', ['#lemon', 'vinegar'], 0, 1), slot('side', ['salad leaf'], 0, 1, 25), slot('bread', ['bread', 'flatbread', '#cracker'], 0, 1, 80)],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['mayonnaise', 'mustard', 'celery'] }, { title: 'Curried', cuisine: 'british', likes: ['curry powder'], calls: ['curry powder'] }],
  titles: ['{style} Egg Salad with {all}', 'Old-Fashioned {style} Egg Salad with {all}', 'Chunky {style} Egg Salad with {all}'],
  write(pen) {
    const fresh = pen.parts('eggs').some((part) => !part.food.ready);
    if (fresh) pen.step(`Lower ${pen.the(pen.parts('eggs'))} into boiling water and cook for 10 minutes, until white and yolk are firm. ${pen.say('Cool in plenty of cold water for 5 minutes', 'Plunge into iced water and leave for 5 minutes')}, then peel and chop coarsely.`, 17);
    const hot = pen.parts('protein').filter((part) => part.food.kind === 'bacon');
    if (hot.length > 0) pen.step(cookInPan(pen, hot).say.replace('Add ', 'Put ').replace(' and cook', ' into a cold frying pan and cook'), 7);
    const acid = pen.parts('acid');
    const squeezed = acid.length === 0 ? '' : acid[0]?.food.kind === 'citrus' ? `, a squeeze of ${pen.names(acid)}` : `, ${pen.the(acid)}`;
    pen.step(`${pen.say('Stir', 'Mash').replace('Mash', pen.parts('dip').some((part) => part.food.kind === 'avocado') ? 'Mash' : 'Stir')} ${pen.the([...pen.parts('dip'), ...pen.parts('seasoning'), ...pen.parts('spices')])}${squeezed} and ${salt(pen, 0.7)} together until smooth.`, 2);
    pen.step([`Fold in ${pen.the([...pen.parts('eggs'), ...pen.parts('crunch'), ...pen.parts('protein'), ...pen.parts('herbs')])}, ${pen.say('leaving some pieces large', 'gently, so that it stays chunky')}.`, pen.say('Taste, and season again: egg takes more salt than you think. Chill for 10 minutes if you have the time.', 'Check the salt. Ten minutes in the fridge bring the flavors together.', 'Add salt if it tastes flat, and let it stand for a few minutes.')], 3);
    for (const part of pen.parts('bread')) if (part.food.measure === 'slice') part.many = false;
    pen.step(pen.has('bread') ? [`Toast ${pen.the(pen.parts('bread'))} until crisp, 2 to 3 minutes${pen.has('side') ? `, cover with ${pen.the(pen.parts('side'))}` : ''} and pile the mixture on top.`, 'Eat at once.'] : [pen.has('side') ? `Serve on a bed of ${pen.names(pen.parts('side'))}.` : 'Serve in a bowl, with something crisp to scoop it up.'], 3);
    pen.note(pen.say('Keeps for 2 days, covered, in the fridge; do not leave it out for more than 2 hours.', 'Week-old eggs peel more easily than fresh ones. Chill what is left within 2 hours.'));
  },
};

export const quiche: Shape = {
  id: 'quiche', dish: 'Quiche', meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 80, worth: 8,
  slots: [slot('pastry', ['#pie crust', '#puff pastry'], 1, 1, 75), slot('eggs', WHOLE_EGG, 1, 1, 75), slot('dairy', ['#heavy cream', '#half-and-half', '#milk', '#crème fraîche', '#light cream', '#sour cream', '#soy cream'], 1, 2, 95), slot('fat', ['butter', 'oil', '-#sesame oil', '-#chili oil'], 0, 1, 8), slot('veg', ['mushroom', 'leafy green', '#leek', '#asparagus', '#broccoli', '#tomato', '#cherry tomato', '#zucchini', '#bell pepper', '#onion', '#pea', '#artichoke heart', '#squash', '#roasted red pepper'], 1, 3, 110), slot('protein', ['bacon', 'cured meat', 'smoked fish', 'cooked meat', 'cooked sausage', '#canned tuna', '#canned salmon'], 0, 1, 45), slot('cheese', CHEESE, 0, 2, 35), slot('aromatics', AROMATICS, 0, 2), slot('seasoning', ['mustard'], 0, 1), slot('spices', ['#nutmeg', '#paprika', '#cayenne', '#white pepper'], 0, 1), slot('herbs', ['tender herb', 'woody herb', 'dried herb'], 0, 2), slot('leaves', ['salad leaf'], 0, 1, 30)],
  variants: [{ title: '', cuisine: 'french', likes: ['nutmeg'], calls: ['gruyere', 'leek', 'bacon'] }],
  titles: ['{style} {all} Quiche', '{style} {1} Quiche with {rest}', '{style} Quiche with {all}'],
  write(pen) {
    const pastry = pen.parts('pastry');
    for (const part of pastry) part.many = false;
    const crust = pastry.length > 0;
    const eggs = Math.max(2, Math.round(pen.parts('eggs').reduce((sum, part) => sum + part.grams, 0) / 50));
    proportion(pen, { eggs: eggs * 50, dairy: eggs * 58, pastry: eggs <= 4 ? 230 : 460 });
    const tin = eggs <= 4 ? 'a 23 cm (9 in) tart tin' : 'two 23 cm (9 in) tart tins';
    pen.step(`Heat the oven to ${oven(190)}.`, 2);
    if (crust) {
      pen.step(`Line ${tin} with ${pen.the(pastry)}, prick the base all over and chill for 10 minutes. Cover with baking paper weighed down with dried beans and bake for 15 minutes; lift off the paper and bake for 5 to 8 minutes more, until the base is dry and pale gold.`.replace('weighed down with dried beans', 'and baking weights'), 32);
    } else {
      pen.step(`Grease ${tin.replace('tart tin', 'pie dish')} well: there is no crust to hold it.`, 2);
    }
    const meat = cookInPan(pen, pen.parts('protein').filter((part) => ['bacon', 'cooked sausage'].includes(part.food.kind)));
    const start = heatFat(pen, 'a frying pan', 'medium heat', 7);
    const soft = soften(pen, pen.parts('aromatics'));
    const jar = pen.parts('veg').filter((part) => part.food.kind === 'pickled vegetable');
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => !jar.includes(part)));
    const woody = pen.parts('herbs').filter((part) => part.food.kind !== 'tender herb');
    pen.step([start, meat.say, soft.say, veg.say, woody.length > 0 ? `Stir in ${pen.the(woody)}.` : '', pen.say('Let any liquid cook away: a wet filling makes a wet quiche.', 'Cook until the pan is dry, then leave to cool for 5 minutes.')], meat.minutes + soft.minutes + veg.minutes + 4);
    const flour = crust ? [] : pen.parts('flour');
    if (!crust) proportion(pen, { flour: eggs * 12 });
    const season = [...pen.parts('seasoning'), ...pen.parts('spices')];
    pen.step(`Whisk ${flour.length > 0 ? `${pen.the(flour)} with ${pen.the(pen.parts('eggs'))} until smooth, then whisk in ${pen.the(pen.parts('dairy'))}` : pen.the([...pen.parts('eggs'), ...pen.parts('dairy')])} with ${salt(pen, 0.9)}${season.length > 0 ? `, and add ${pen.the(season)}` : ''}.`, 3);
    const dry = [...pen.parts('cheese'), ...jar, ...pen.parts('protein').filter((part) => !['bacon', 'cooked sausage'].includes(part.food.kind)), ...pen.parts('herbs').filter((part) => !woody.includes(part))];
    pen.step(`Spread the filling in the ${crust ? 'crust' : 'dish'}${dry.length > 0 ? ` with ${pen.the(dry)}` : ''} and pour the egg mixture over. Bake for ${eggs <= 3 ? '25 to 30' : '32 to 38'} minutes, ${pen.say('until puffed and golden, and only the very middle still trembles (71 °C / 160 °F)', 'until browned on top and set to the middle, which should read 71 °C (160 °F)')}.`, 30);
    pen.step([pen.say('Leave to stand for 10 minutes, so that it cuts cleanly.', 'Let it settle for 10 minutes before you slice it.'), pen.has('leaves') ? `Serve warm, with ${pen.the(pen.parts('leaves'))} beside it.` : 'Serve warm or at room temperature.'], 10);
    pen.note('Chill leftovers within 2 hours; slices reheat well in a moderate oven, 12 minutes, until steaming (74 °C / 165 °F).');
  },
};

/** The same filling without pastry, held by a little flour. */
export const crustlessQuiche: Shape = {
  ...quiche, id: 'crustless quiche', dish: 'Crustless Quiche', worth: 5, minutes: 55,
  slots: [slot('flour', ['#all-purpose flour', '#spelt flour', '#gluten-free flour', '-#self-rising flour'], 1, 1, 14, ['all-purpose flour', 'gluten-free flour']), ...quiche.slots.filter(({ name }) => name !== 'pastry')],
  titles: ['{style} Crustless {all} Quiche', '{style} Crustless {1} Quiche with {rest}', '{style} Crustless Quiche with {all}'],
};
