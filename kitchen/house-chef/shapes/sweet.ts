/** Sweet dishes and sweet breakfasts. Baking keeps fixed proportions; only the fruit and the extras change. */
import { measure } from '../amounts.ts';
import { BAKING_FRUIT, CRUNCH, FRUIT, SWEETENER } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { SWEET } from '../slots.ts';
import { dishFor, eggsIn, flavour, flourSlot, leaven, lessDried, loafTin, pinchOfSalt, PLAIN_YOGURT, POURED_MILK, pouredFat, proportion, skewer, sugarSlot, SWEET_CHOCOLATE, WHOLE_EGG } from '../technique/baking.ts';
import { oven } from '../technique/heat.ts';
import type { Pen } from '../pen.ts';

const flour = slot('flour', ['flour', '-#chickpea flour', '-#masa harina'], 1, 1, 45, ['all-purpose flour']);
const sugar = slot('sugar', SWEETENER, 1, 1, 22, ['sugar']);
const extras = (pen: Pen): string => pen.the([...pen.parts('spices'), ...pen.parts('vanilla')].filter((part) => !part.used));
const topping = (pen: Pen, serve: string): string => {
  const tops = pen.parts('finish').filter((part) => !part.used);
  return tops.length > 0 ? `${serve.replace(/\.$/, '')}, with ${pen.the(tops)}.` : serve;
};
const cutFruit = (pen: Pen): void => {
  for (const part of pen.parts('fruit')) if (part.food.kind === 'firm fruit') part.cut = 'peeled, cored and cut into 2 cm (1 in) pieces';
};

export const crumble: Shape = {
  id: 'crumble', dish: 'Crumble', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 50, worth: 8,
  slots: [slot('fruit', BAKING_FRUIT, 1, 3, 190), { ...flour, grams: 30 }, slot('oats', ['oats'], 0, 1, 20), slot('fat', ['butter', '#coconut oil', '#margarine'], 1, 1, 22, ['butter']), { ...sugar, grams: 25 }, slot('acid', ['#lemon', '#lemon juice', '#orange'], 0, 1, 8), slot('nuts', CRUNCH, 0, 1, 15), ...SWEET],
  variants: [{ title: '', cuisine: 'british', likes: ['ground cinnamon'], calls: ['apple', 'oats', 'rhubarb'] }, { title: 'Crisp-Topped', cuisine: 'american', likes: ['ground cinnamon'], calls: ['peach', 'pecan', 'brown sugar'] }],
  write(pen) {
    cutFruit(pen);
    pen.step(`Heat the oven to ${oven(190)}.`, 0);
    const spice = extras(pen);
    const acid = pen.parts('acid');
    const sweet = pen.the(pen.parts('sugar'));
    const dressed = `a third of ${sweet}${acid.length > 0 ? `, a squeeze of ${pen.names(acid).replace(/ juice$/, '')}` : ''}${spice === '' ? '' : ` and ${spice}`}`;
    pen.step(pen.say(`Toss ${pen.the(pen.parts('fruit'))} with ${dressed} in ${dishFor(pen.servings)}.`, `Put ${pen.the(pen.parts('fruit'))} into ${dishFor(pen.servings)}, add ${dressed} and turn over with your hands.`, `In ${dishFor(pen.servings)}, mix ${pen.the(pen.parts('fruit'))} and ${dressed}; the layer should be about 4 cm (1½ in) deep.`), 10);
    const crumb = [...pen.parts('flour'), ...pen.parts('oats'), ...pen.parts('nuts')];
    pen.step(`Rub ${pen.the(pen.parts('fat'))}, cold and in small pieces, into ${pen.the(crumb)} with ${pen.the([pen.take('salt', 0.3 * pen.servings)])} and the rest of the sugar ${pen.say('until the mixture forms uneven crumbs. Squeeze a few together: big crumbs stay crunchy.', 'until it looks like wet sand with pebbles in it, then press some of it into larger lumps.', 'with your fingertips, stopping while there are still lumps the size of a hazelnut.').replace('the size of a hazelnut', 'as big as a fingernail')}`.replace('the rest of the sugar', `the rest of ${sweet}`), 8);
    pen.step(pen.say('Scatter loosely over the fruit. Bake for 30 to 35 minutes, until the top is golden and the fruit bubbles up at the edges.', 'Spread on top without pressing down and bake for 30 to 35 minutes: it is ready when the crust has browned and thick juice breaks through at the sides.', 'Cover the fruit with it, leaving a few gaps for the steam, and bake for about 35 minutes until deep golden, with a bubbling rim.'), 32);
    pen.step([pen.say('Leave to cool for 10 minutes: the juices thicken and nobody burns their tongue.', 'Wait 10 minutes before you dig in; straight from the oven it is as hot as lava.', 'Let it settle for 10 minutes.'), topping(pen, 'Serve warm.')], 10);
    pen.note(pen.say('The topping freezes well: make double and scatter it straight from the freezer next time.', 'Firm, tart fruit gives the best contrast with the sweet crust. Leftovers warm up well in the oven.'));
  },
};

export const pancakes: Shape = {
  id: 'pancakes', dish: 'Pancakes', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 25, worth: 7,
  slots: [{ ...flour, takes: ['#all-purpose flour', '#spelt flour', '#gluten-free flour', '#oat flour', '#buckwheat flour', '-#cake flour'], buy: ['all-purpose flour', 'gluten-free flour'], grams: 62 }, slot('egg', WHOLE_EGG, 0, 1, 26), slot('milk', [...POURED_MILK, ...PLAIN_YOGURT], 1, 1, 80), slot('rise', ['#baking powder'], 1, 1, 3, ['baking powder']), slot('fruit', FRUIT, 0, 2, 70), slot('sugar', SWEETENER, 0, 1, 8), slot('fat', ['butter', 'oil', '-#sesame oil', '-#garlic butter'], 0, 1, 8), ...SWEET],
  variants: [{ title: 'Fluffy', cuisine: 'american', likes: [], calls: ['baking powder', 'buttermilk', 'maple syrup', 'blueberry'] }],
  titles: ['{style} {fruit} Pancakes', '{style} Pancakes with {all}', 'Weekend {style} {fruit} Pancakes'],
  write(pen) {
    lessDried(pen, 'fruit');
    const eggs = pen.has('egg') ? eggsIn(pen, 'egg') : 0;
    const flourGrams = eggs > 0 ? 125 * eggs : pen.parts('flour')[0]?.grams ?? 125;
    const thick = pen.parts('milk').some((part) => part.food.kind === 'yogurt');
    proportion(pen, { flour: flourGrams, milk: flourGrams * (eggs > 0 ? (thick ? 1.15 : 1.2) : thick ? 1.35 : 1.4) });
    if (pen.has('fat')) proportion(pen, { fat: Math.max(14, flourGrams * 0.16) });
    const sour = pen.parts('milk').some((part) => part.food.kind === 'yogurt' || ['buttermilk', 'kefir'].includes(part.food.id));
    const spoonable = pen.parts('sugar').filter((part) => part.food.kind === 'sugar');
    const dry = [...pen.parts('flour'), ...leaven(pen, flourGrams, eggs > 0 ? 4.5 : 5.5), ...spoonable, ...pen.parts('spices'), pen.take('salt', 0.4 * pen.servings)];
    pen.step(`${pen.say('Whisk', 'Stir together')} ${pen.the(dry)} in a bowl. ${pen.say('Beat', 'In another, whisk')} ${pen.the([...pen.parts('egg'), ...pen.parts('milk'), ...pen.parts('vanilla')])}${eggs === 0 ? ` with ${pen.the([pen.take('vegetable oil', flourGrams * 0.1)])}` : ''} ${pen.say('until smooth', 'until no streaks are left')}.`, 4);
    pen.step(`${pen.say('Pour the wet mixture into the dry and stir just until no dry flour is left; a few lumps are right.', 'Combine the two with a few strokes of the whisk. Leave the small lumps alone: they cook out.')} Leave to rest for 5 minutes${sour ? ' and watch it bubble' : ' so that it thickens'}.`, 7);
    const fat = pen.first('fat') ?? pen.take('vegetable oil', 7 * pen.servings);
    pen.step(`Heat a little of ${pen.the([fat])} in a frying pan over medium heat. ${pen.say('Ladle in rounds the size of your palm', 'Drop in 3 tbsp of batter for each')} and cook for 2 minutes, until bubbles open on top and the edges look dry. Turn and cook for 1 to 2 minutes more, until golden and cooked through. Go on until the batter is used up.`, 14);
    const syrup = pen.parts('sugar').filter((part) => !spoonable.includes(part));
    pen.step([pen.has('fruit') ? `Top with ${pen.the(pen.parts('fruit'))}.` : '', topping(pen, syrup.length > 0 ? `Trickle over ${pen.the(syrup)} and serve warm.` : 'Serve warm.')], 2);
    pen.note(pen.say('Keep finished ones warm under a cloth. Leftovers freeze well with paper between them.', 'The first one tests the pan: if it browns before it bubbles, turn the heat down.'));
  },
};

export const thinPancakes: Shape = {
  id: 'thin pancakes', dish: 'Thin Pancakes', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 35, worth: 6,
  slots: [{ ...flour, takes: ['#all-purpose flour', '#spelt flour', '#buckwheat flour', '-#self-rising flour'], buy: ['all-purpose flour'], grams: 50 }, slot('egg', WHOLE_EGG, 1, 1, 50), slot('milk', POURED_MILK, 1, 1, 115), slot('fruit', FRUIT, 0, 2, 70), slot('sugar', [...SWEETENER, '-#sprinkles'], 0, 1, 8), slot('fat', ['butter', 'oil', '-#sesame oil', '-#garlic butter'], 0, 1, 8), slot('acid', ['#lemon', '#orange'], 0, 1), slot('cheese', ['#ricotta', '#quark', '#cream cheese', '#cottage cheese', '#mascarpone'], 0, 1, 40), ...SWEET],
  variants: [{ title: 'French', cuisine: 'french', likes: [], calls: ['lemon', 'butter', 'Nutella'] }, { title: 'Blini-Style', cuisine: 'eastern-european', likes: [], calls: ['buckwheat flour', 'sour cream', 'cottage cheese'] }],
  titles: ['Thin {style} {fruit} Pancakes', 'Lacy {style} {fruit} Pancakes', 'Rolled {style} {fruit} Pancakes'],
  write(pen) {
    const eggs = eggsIn(pen, 'egg');
    proportion(pen, { flour: 50 * eggs, milk: 120 * eggs });
    const whole = pen.the(pen.parts('milk'));
    pen.step(`Whisk ${pen.the([...pen.parts('flour'), ...pen.parts('egg'), ...pen.parts('spices'), ...pen.parts('vanilla'), pen.take('salt', 0.4 * pen.servings)])} with a splash of ${whole} to a smooth paste, then pour in the rest, whisking. ${pen.say('Leave for 20 minutes: rested batter does not tear.', 'Let the batter rest for 20 minutes on the counter; it should run off the spoon in a thin thread.')}`, 24);
    const fat = pen.first('fat') ?? pen.take('vegetable oil', 7 * pen.servings);
    pen.step(`Wipe a non-stick frying pan with a little of ${pen.the([fat])} and set over medium-high heat. ${pen.say('Pour in just enough batter to cover the base, tilting the pan. Cook for 1 to 2 minutes, until the edges lift and brown, turn and give it 30 seconds more, with no wet batter left (71 °C / 160 °F). Stack on a warm plate and go on until the batter is used up.', 'Swirl in half a ladle of batter as thinly as it will go. When the top looks dry, after 1 to 2 minutes, flip with a spatula and brown the other side for half a minute (71 °C / 160 °F inside). Pile up under a cloth while you cook the rest.', 'For each one, run a small ladle of batter round the hot pan, wait 1 to 2 minutes for a lacy, golden underside, and turn for 30 seconds, until nothing is wet (71 °C / 160 °F).')}`, 12);
    const acid = pen.parts('acid');
    const inside = [...pen.parts('cheese'), ...pen.parts('fruit'), ...pen.parts('sugar')];
    pen.step([inside.length > 0 ? `Fill with ${pen.the(inside)}${acid.length > 0 ? ` and a squeeze of ${pen.names(acid)}` : ''} and ${pen.say('roll up', 'fold into quarters')}.` : acid.length > 0 ? `Fold into quarters and squeeze over some ${pen.names(acid)}.` : 'Fold into quarters.', topping(pen, 'Serve warm.')], 3);
    pen.note(pen.say('The first one shows whether the pan is hot enough; the cook eats it.', 'They keep for 2 days in the fridge and freeze well between sheets of paper.'));
  },
};

export const porridge: Shape = {
  id: 'porridge', dish: 'Porridge', meal: 'breakfast', way: 'pot', needs: ['stove'], minutes: 12, worth: 6,
  slots: [slot('base', ['oats'], 1, 1, 62), slot('milk', ['milk', '#coconut milk'], 0, 1, 180), slot('fruit', FRUIT, 0, 3, 80), slot('sugar', SWEETENER, 0, 1, 10), slot('nut butter', ['nut butter'], 0, 1, 15), ...SWEET],
  variants: [{ title: 'Creamy', cuisine: 'british', likes: ['ground cinnamon'], calls: ['oats', 'apple', 'honey'] }, { title: 'Nordic', cuisine: 'nordic', likes: [], calls: ['cardamom', 'blueberry', 'lingonberry jam'] }],
  write(pen) {
    const soft = pen.parts('fruit').filter((part) => ['firm fruit', 'dried fruit'].includes(part.food.kind));
    const fresh = pen.parts('fruit').filter((part) => !soft.includes(part));
    const water = pen.take('water', (pen.has('milk') ? 110 : 290) * pen.servings);
    const spice = extras(pen);
    const pinch = `${pen.the([pen.take('salt', 0.4 * pen.servings)])}${spice === '' ? '' : ` and ${spice}`}`;
    pen.step(pen.say(`Put ${pen.the([...pen.parts('base'), ...pen.parts('milk'), water, ...soft])} into a saucepan with ${pinch}.`, `Toast ${pen.the(pen.parts('base'))} in a dry saucepan for 2 minutes, stirring, until it smells nutty. Pour in ${pen.the([...pen.parts('milk'), water])} and add ${soft.length > 0 ? `${pen.the(soft)}, ` : ''}${pinch}.`, `In a saucepan, stir together ${pen.the([...pen.parts('base'), water, ...pen.parts('milk')])}, ${pinch}${soft.length > 0 ? `, then add ${pen.the(soft)}` : ''}.`), 4);
    const slow = pen.parts('base').some((part) => part.food.id === 'steel-cut oats');
    pen.step(pen.say('Bring to a gentle simmer and cook for 5 to 6 minutes, stirring often, until thick and creamy.', 'Heat slowly, stirring in the same direction, and once it bubbles give it 5 to 6 minutes: it should fall heavily from the spoon.', 'Let it come to a lazy bubble over medium-low heat, then cook for about 6 minutes, scraping the bottom, until soft and thick.').replace('5 to 6', slow ? '20 to 25' : '5 to 6').replace('about 6', slow ? 'about 25' : 'about 6'), slow ? 24 : 6);
    pen.step([pen.has('sugar') || pen.has('nut butter') ? `Stir in ${pen.the([...pen.parts('sugar'), ...pen.parts('nut butter')])}.` : '', fresh.length > 0 ? `Top with ${pen.the(fresh)}.` : '', topping(pen, 'Serve hot.')], 2);
    pen.note(pen.say('It sets as it cools: loosen it with a splash of hot water.', 'Leftovers, chilled, can be cut into slices and fried the next morning.'));
  },
};

export const frenchToast: Shape = {
  id: 'french toast', dish: 'French Toast', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 20, worth: 7,
  slots: [slot('bread', ['bread', '-#rye bread', '-#garlic bread'], 1, 1, 90), slot('egg', ['egg'], 1, 1, 60), slot('milk', ['milk', 'cream', '-#sour cream'], 1, 1, 70), slot('fruit', FRUIT, 0, 2, 80), slot('sugar', SWEETENER, 0, 1, 10), slot('fat', ['butter', 'oil'], 0, 1, 10), ...SWEET],
  variants: [{ title: 'Golden', cuisine: 'french', likes: ['ground cinnamon'], calls: ['brioche', 'butter', 'maple syrup'] }],
  write(pen) {
    const spice = extras(pen);
    for (const part of pen.parts('bread')) if (part.food.measure === 'slice') part.many = false;
    const rest = `${pen.the([pen.take('salt', 0.3 * pen.servings), ...pen.parts('sugar')])}${spice === '' ? '' : ` and ${spice}`}`;
    pen.step(pen.say(`Beat ${pen.the([...pen.parts('egg'), ...pen.parts('milk')])} in a wide dish with ${rest}.`, `In a shallow dish, whisk ${pen.the([...pen.parts('egg'), ...pen.parts('milk')])}, adding ${rest}, until no strings of egg are left.`, `Crack ${pen.the(pen.parts('egg'))} into a deep plate, add ${rest} and beat with a fork; stir in ${pen.the(pen.parts('milk'))}.`), 3);
    pen.step(pen.say(`Soak ${pen.the(pen.parts('bread'))} for 1 to 2 minutes a side, until heavy but not falling apart.`, `Lay in ${pen.the(pen.parts('bread'))} and leave for a minute or two on each side: it should be wet to the middle and still hold together.`, `Dip ${pen.the(pen.parts('bread'))}, turn, and let it drink for about 2 minutes a side; thick slices need longer than thin ones.`), 4);
    const fat = pen.first('fat') ?? pen.take('vegetable oil', 8 * pen.servings);
    pen.step(`Heat ${pen.the([fat])} in a frying pan over medium heat. ${pen.say('Fry for 3 to 4 minutes a side, until deep golden and the middle is set, no longer wet (71 °C / 160 °F).', 'Cook without crowding, 3 to 4 minutes on each side, until well browned outside and firm, not soggy, within (71 °C / 160 °F).', 'Let the excess drip off and fry gently for about 4 minutes a side; press the center, which should feel springy and read 71 °C (160 °F).')}`, 9);
    pen.step([pen.has('fruit') ? `Top with ${pen.the(pen.parts('fruit'))}.` : '', topping(pen, 'Serve hot.')], 2);
    pen.note(pen.say('Stale slices soak better than fresh ones.', 'Too high a heat browns the outside before the middle has set: keep it moderate.'));
  },
};

export const fruitBowl: Shape = {
  id: 'fruit bowl', dish: 'Fruit Bowl', meal: 'sweet', way: 'no-cook', needs: [], minutes: 12, worth: 4,
  slots: [slot('fruit', [...FRUIT, '#grapefruit'], 1, 6, 200), slot('cream', ['yogurt', 'cream', '#ricotta', '#mascarpone', '#cottage cheese', '-#sour cream'], 0, 1, 90), slot('crunch', [...CRUNCH, 'cereal', 'oats'], 0, 2, 25), slot('sugar', SWEETENER, 0, 1, 8), slot('acid', ['#lemon', '#lime', '#lemon juice', '#lime juice'], 0, 1, 8), slot('herbs', ['#mint', '#basil'], 0, 1, 2), ...SWEET],
  variants: [{ title: 'Fresh', cuisine: null, likes: [], calls: [] }, { title: 'Layered', cuisine: 'american', likes: [], calls: ['yogurt', 'granola', 'oats'] }],
  write(pen) {
    // Fruit alone wants a little sugar to draw its juice.
    const alone = !pen.has('acid', 'sugar', 'cream', 'finish') && pen.parts('fruit').length <= 2;
    const dress = [...pen.parts('acid'), ...pen.parts('sugar'), ...(alone ? [pen.take('sugar', 4 * pen.servings), pinchOfSalt(pen, 0.2)] : [])];
    pen.step(`${dress.length > 0 ? `${pen.say('Stir together', 'Begin with')} ${pen.the(dress)} in a bowl${pen.parts('acid').some((part) => part.food.kind === 'citrus') ? ', using only the juice of the citrus' : ''}. ` : ''}${pen.say(`Add ${pen.the(pen.parts('fruit'))} and turn over gently. Leave for 5 minutes so that the juices run.`, `Tip ${pen.the(pen.parts('fruit'))} into the bowl, mix with a light hand and let stand for 5 minutes, until glossy with juice.`, `Fold ${pen.the(pen.parts('fruit'))} together in a bowl and give it 5 minutes: a little syrup forms by itself.`).replace('a little syrup forms by itself', 'a little juice gathers at the bottom')}`, 8);
    const spice = extras(pen);
    pen.step([pen.has('crunch') ? pen.say(`Toast ${pen.the(pen.parts('crunch'))} in a dry pan for 3 minutes, stirring, until fragrant. Let cool.`, `Stir ${pen.the(pen.parts('crunch'))} in a dry pan over medium heat for about 3 minutes until golden, then cool on a plate.`) : '', pen.has('cream') ? `Stir ${pen.the(pen.parts('cream'))}${spice === '' ? '' : ` with ${spice}`} ${pen.parts('cream').some((part) => part.food.id === 'cottage cheese') ? 'until loose' : 'until smooth'}.` : spice === '' ? '' : `Sprinkle with ${spice}.`], 4);
    pen.step([pen.has('cream') || pen.has('crunch') ? `Layer the fruit with ${[pen.has('cream') ? pen.the(pen.parts('cream')) : '', pen.has('crunch') ? pen.the(pen.parts('crunch')) : ''].filter(Boolean).join(' and ')} in glasses or bowls.` : 'Spoon into bowls.', pen.has('herbs') ? `Tear over ${pen.the(pen.parts('herbs'))}.` : '', topping(pen, 'Serve cold.')], 2);
    pen.note(pen.say('Once cut it keeps for a day in the fridge; add anything crunchy only when you serve it.', 'Take the fruit out of the fridge 20 minutes ahead: cold hides its scent.'));
  },
};

export const loafCake: Shape = {
  id: 'loaf cake', dish: 'Loaf Cake', meal: 'sweet', way: 'oven', needs: ['oven'], minutes: 70, worth: 7,
  slots: [flourSlot(50), sugarSlot(30), slot('egg', WHOLE_EGG, 1, 1, 26), slot('fat', ['#butter', '#vegetable oil', '#coconut oil', '#margarine', '#olive oil', '#vegan butter', '-#garlic butter'], 1, 1, 24, ['vegetable oil']), slot('rise', ['#baking powder'], 1, 1, 2, ['baking powder']), slot('fruit', ['#banana', '#apple', '#pear', 'berry', '#carrot', '#zucchini', '#pumpkin puree', '#peach', '#plum', '#lemon', '#orange', 'dried fruit', '-#watermelon'], 1, 2, 60), slot('milk', ['milk', '#yogurt', '#sour cream', '-#sweetened condensed milk', '-#milk powder', '-#khoya', '-#custard'], 0, 1, 20), slot('nuts', [...CRUNCH, ...SWEET_CHOCOLATE, '#coconut'], 0, 2, 15), ...SWEET],
  variants: [{ title: '', cuisine: 'american', likes: ['ground cinnamon'], calls: ['banana', 'walnut', 'carrot', 'zucchini'] }, { title: 'Tea-Time', cuisine: 'british', likes: [], calls: ['lemon', 'raisin', 'blueberry'] }],
  titles: ['{style} {all} Loaf Cake', '{style} {1} Loaf with {rest}', '{style} Moist {1} Loaf Cake with {rest}'],
  write(pen) {
    lessDried(pen, 'fruit', 22);
    const eggs = eggsIn(pen, 'egg');
    const wet = pen.parts('fruit').some((part) => ['banana', 'pumpkin puree', 'zucchini'].includes(part.food.id));
    const citrus = pen.parts('fruit').filter((part) => part.food.kind === 'citrus');
    const flourGrams = 95 * eggs;
    for (const part of citrus) Object.assign(part, measure(part.food, (part.food.each ?? 60) * Math.max(1, Math.round(eggs / 2))));
    proportion(pen, { flour: flourGrams, sugar: (citrus.length > 0 ? 68 : 55) * eggs, fat: (wet ? 42 : 50) * eggs, milk: (wet ? 15 : 32) * eggs });
    for (const part of pen.parts('fruit')) {
      part.cut = part.food.id === 'banana' ? 'mashed with a fork' : part.food.id === 'carrot' ? 'peeled and finely grated' : ['zucchini', 'apple', 'pear'].includes(part.food.id) ? 'coarsely grated and squeezed' : citrus.includes(part) ? 'zest finely grated and juice squeezed' : part.food.kind === 'stone fruit' ? 'pitted and diced' : part.food.cut;
    }
    const { tin, minutes } = loafTin(flourGrams);
    pen.step(`Heat the oven to ${oven(175)} and line ${tin} with baking paper.`, 3);
    const sweet = pen.parts('sugar');
    const fruit = pen.parts('fruit').filter((part) => !citrus.includes(part) && !['berry', 'dried fruit', 'stone fruit'].includes(part.food.kind));
    const late = [...pen.parts('fruit').filter((part) => !citrus.includes(part) && !fruit.includes(part)), ...pen.parts('nuts')];
    pen.step([`Whisk ${pen.the([...sweet, ...pen.parts('egg')])}${citrus.length > 0 ? ` with the zest of ${pen.the(citrus)}` : ''} for 2 minutes, until ${pen.say('pale', 'thick and foamy')}. Beat in ${pouredFat(pen)}${pen.has('milk') ? `, then ${pen.the(pen.parts('milk'))}` : ''}.`, fruit.length > 0 ? `Stir in ${pen.the(fruit)}.` : citrus.length > 0 ? 'Stir in half of the juice.' : ''], 6);
    const dry = [...pen.parts('flour'), ...leaven(pen, flourGrams, 4), ...pen.parts('spices'), pinchOfSalt(pen)];
    pen.step([`${pen.say('Mix', 'Sift together')} ${pen.the(dry)} and fold in${flavour(pen)} just until no dry flour shows.`, late.length > 0 ? `Fold in ${pen.the(late)}.` : '', pen.say('Scrape into the tin and smooth the top.', 'Spoon into the tin and level it.')], 4);
    pen.step(`Bake for ${minutes} to ${minutes + 8} minutes, ${skewer(pen)}.${pen.say(' Cover loosely with foil if the top darkens too soon.', ' If it browns too fast, lay a sheet of paper on top.', '')}`, minutes + 4);
    pen.step([pen.say('Leave in the tin for 10 minutes, then lift out and cool on a rack.', 'Cool for 10 minutes in the tin and turn out; wait until lukewarm before slicing.'), citrus.length > 0 ? `Spoon the ${fruit.length > 0 ? '' : 'rest of the '}juice over while it is warm.` : '', topping(pen, 'Serve in slices.')], 10);
    pen.note(pen.say('Keeps for 4 days, wrapped, at room temperature, and slices freeze well.', 'It cuts more cleanly on the second day. Taste the cake, never the raw batter.'));
  },
};

export const smoothie: Shape = {
  id: 'smoothie', dish: 'Smoothie', meal: 'drink', way: 'blender', needs: ['blender'], minutes: 6, worth: 4,
  slots: [slot('fruit', ['berry', 'tropical fruit', 'stone fruit', 'firm fruit', 'avocado', '#orange', '#date'], 1, 4, 170), slot('milk', ['milk', 'yogurt', '#coconut milk', '#orange juice', '#apple juice', '#coconut water'], 1, 2, 150), slot('green', ['#spinach', '#kale', '#cucumber', '#carrot', '#celery', '#beet'], 0, 1, 30), slot('oats', ['oats', 'nut butter', 'supplement', '#chia seed', '#flaxseed'], 0, 2, 18), slot('sugar', SWEETENER, 0, 1, 8), slot('acid', ['#lime', '#lemon', '#ginger'], 0, 1, 4), ...SWEET.filter(({ name }) => name !== 'finish')],
  variants: [{ title: 'Bright', cuisine: null, likes: [] }, { title: 'Breakfast', cuisine: 'american', likes: [], calls: ['oats', 'banana', 'peanut butter'] }],
  write(pen) {
    const first = [...pen.parts('milk'), ...pen.parts('green'), ...pen.parts('oats')];
    pen.step(pen.say(`Put ${pen.the(first)} into the blender and blend for 30 seconds.`, `Start the blender with ${pen.the(first)} alone, for half a minute, so that the rest moves freely.`, `Pour ${pen.the(first)} into the blender jug and whizz for 30 seconds, until even.`), 2);
    const spice = extras(pen);
    pen.step(`Add ${pen.the([...pen.parts('fruit'), ...pen.parts('sugar'), ...pen.parts('acid')])}${spice === '' ? '' : ` and ${spice}`}. ${pen.say('Blend on high for 1 minute, until completely smooth. Thin with a splash of cold water if it is too thick to pour.', 'Run at full speed for a good minute, until no lumps knock against the sides; loosen with a little cold water if the blade spins in air.', 'Blend from slow to fast for 60 to 90 seconds, until silky, adding a splash of water if it stands up by itself.')}`, 3);
    pen.step(pen.say('Taste, sweeten if it needs it, pour into glasses and drink straight away.', 'Check the sweetness and serve at once in tall glasses, before it separates.', 'Pour out and drink cold; it is at its best within minutes.'), 1);
    pen.note(pen.say('Fruit frozen in pieces makes it thick and cold without ice.', 'What is left keeps until evening in a closed jar in the fridge; shake before drinking.'));
  },
};
