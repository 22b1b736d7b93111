/** Dips, salsas and spreads. */
import { measure } from '../amounts.ts';
import { slot, type Shape } from '../shape.ts';
import { fat, finishAndServe, salt } from '../technique/season.ts';
import { oven } from '../technique/heat.ts';
import type { Pen } from '../pen.ts';

const SPICE = slot('spices', ['#cumin', '#paprika', '#smoked paprika', '#sumac', '#za’atar', '#chili flakes', '#cayenne', '#ground coriander', '#curry powder'], 0, 2);
const HERB = slot('herbs', ['tender herb', '#dried dill', '#dried oregano', '#dried mint'], 0, 2);
const SCOOP = ['#pita', '#tortilla chips', '#baguette', '#bread', '#cracker', '#naan', 'flatbread', '#crispbread'] as const;
const DIPPERS = slot('dippers', [...SCOOP, '#carrot', '#cucumber', '#celery', '#bell pepper', '#radish', '#endive'], 0, 3, 60);
const GARLIC = slot('garlic', ['garlic', 'chili'], 0, 2);
const LEMON = slot('acid', ['#lemon', '#lime', '#lemon juice', '#lime juice', 'vinegar'], 1, 1, 10, ['white vinegar', 'lemon']);

/** "a squeeze of lemon", "the juice of the lemon", "the vinegar". */
function sharpness(pen: Pen): string {
  const acid = pen.parts('acid');
  for (const part of acid) if (part.food.kind === 'vinegar') Object.assign(part, measure(part.food, 5 * pen.servings));
  const fruit = acid.some((part) => part.food.kind === 'citrus' && !/juice|zest/.test(part.food.id));
  for (const part of acid) if (fruit) part.cut = 'juiced';
  return fruit ? `the juice of ${pen.the(acid)}` : pen.the(acid);
}

/** What it is eaten with, as a last sentence. */
function withDippers(pen: Pen): string {
  const dippers = pen.parts('dippers');
  if (dippers.length === 0) return pen.say('Serve with anything crisp enough to scoop it up.', 'Serve cool, in a shallow bowl.');
  const toasted = dippers.filter((part) => ['bread', 'flatbread'].includes(part.food.kind));
  for (const part of dippers) {
    if (part.food.measure === 'slice') part.many = false;
    if (!['bread', 'flatbread', 'cereal'].includes(part.food.kind)) part.cut = part.food.id === 'radish' ? 'halved' : 'cut into sticks';
  }
  const rest = dippers.filter((part) => !toasted.includes(part));
  return [toasted.length > 0 ? `Toast ${pen.the(toasted)} for 2 to 3 minutes until crisp and cut into strips.` : '', `Serve with ${pen.the([...toasted, ...rest])} for dipping.`].filter(Boolean).join(' ');
}

export const beanDip: Shape = {
  id: 'bean dip', dish: 'Dip', meal: 'snack', way: 'blender', needs: ['blender'], minutes: 15, worth: 6,
  slots: [slot('beans', ['beans', '-#baked bean', '#edamame'], 1, 1, 120), slot('spread', ['#tahini', '#peanut butter', '#Greek yogurt', '#yogurt', '#cream cheese'], 0, 1, 22), slot('veg', ['#roasted red pepper', '#sun-dried tomato', '#beet', '#avocado', '#olive', '#artichoke heart', '#pumpkin puree', '#feta'], 0, 1, 40), GARLIC, LEMON, slot('fat', ['#olive oil', 'oil', '-#sesame oil', '-#coconut oil'], 0, 1, 12), SPICE, HERB, slot('finish', ['seed', '#pine nut', '#walnut', '#pomegranate'], 0, 1), DIPPERS],
  variants: [{ title: 'Creamy', cuisine: 'italian', likes: ['cumin'], calls: [] }, { title: 'Hummus-Style', cuisine: 'levantine', likes: ['cumin'], adds: 1, calls: ['tahini', 'chickpea'] }, { title: 'Spicy', cuisine: 'mexican', likes: ['cumin'], adds: 1, calls: ['black bean', 'lime', 'jalapeno', 'pinto bean'] }],
  titles: ['{style} {beans} Dip with {veg}', '{style} {beans} Spread', '{style} {beans} Dip'].map((one) => one.replace(' with {veg}', '')).concat('{style} {veg} and {beans} Dip').map((one) => one.replace('{veg} and {beans}', '{beans}')),
  write(pen) {
    const beans = pen.parts('beans');
    const green = beans.filter((part) => part.food.id === 'edamame');
    if (green.length > 0) pen.step(`Boil ${pen.the(green)} for 5 minutes, until tender, drain and cool.`, 8);
    const water = pen.take('water', 20 * pen.servings);
    const spread = pen.parts('spread');
    pen.step(pen.say(`Blend ${pen.the([...spread, ...pen.parts('garlic')])}${spread.length + pen.parts('garlic').length > 0 ? ' with ' : ''}${sharpness(pen)} and ${pen.the([water])}, ice-cold, for 1 minute, until pale and frothy.`, `Start the blender with ${sharpness(pen)}, ${pen.the([...spread, ...pen.parts('garlic'), water])} and let it run for a minute until creamy.`), 3);
    pen.step(`Add ${pen.the([...beans, ...pen.parts('veg'), ...pen.parts('spices').filter((part) => !part.used)])} and ${salt(pen, 0.8, false)}. ${pen.say('Blend for 2 to 3 minutes, scraping down twice, until completely smooth; a little more water makes it lighter.', 'Let the machine run for a good 2 minutes, until there is no grain left between your fingers.')}`, 4);
    pen.step([`Taste: it may want more salt or acid.`, `Spread in a shallow bowl, draw a groove with the spoon and pour in ${fat(pen, 8)}.`, ...finishAndServe(pen, withDippers(pen), false)], 3);
    pen.note('Warm, well-rinsed pulses blend the smoothest. It keeps for 4 days in the fridge.'.replace('Warm, well-rinsed pulses blend', 'Warmed for a minute first, they blend'));
  },
};

export const guacamole: Shape = {
  id: 'guacamole', dish: 'Guacamole', meal: 'snack', way: 'no-cook', needs: [], minutes: 10, worth: 7,
  slots: [slot('base', ['#avocado'], 1, 1, 110), LEMON, slot('bulb', ['#red onion', '#onion', '#shallot', 'green onion'], 0, 1, 15), GARLIC, slot('veg', ['#tomato', '#cherry tomato', '#mango', '#corn', '#radish', '#pea', '#pineapple'], 0, 2, 40), slot('herbs', ['#cilantro', '#parsley', '#mint'], 0, 1), slot('spices', ['#cumin', '#chili flakes', '#chili powder'], 0, 1), slot('finish', ['#feta', '#cotija', '#pumpkin seed', '#pomegranate', '#bacon'].filter((one) => one !== '#bacon') as `#${string}`[], 0, 1), DIPPERS],
  variants: [{ title: '', cuisine: 'mexican', likes: [], calls: ['avocado', 'lime', 'cilantro'] }],
  titles: ['{style} Guacamole with {veg}', 'Chunky {style} Guacamole', 'Fresh {style} {veg} Guacamole'].map((one) => one.replace('Guacamole with {veg}', '{veg} Guacamole')),
  write(pen) {
    for (const part of pen.parts('base')) part.cut = 'halved and pitted';
    for (const part of pen.parts('veg')) if (['tomato', 'cherry tomato'].includes(part.food.id)) part.cut = 'seeded and diced';
    const onion = [...pen.parts('bulb'), ...pen.parts('garlic'), ...pen.parts('spices')];
    pen.step(onion.length > 0 ? `${pen.say('Stir', 'In a wide bowl, crush')} ${pen.the(onion)} with ${sharpness(pen)} and ${salt(pen, 0.7, false)}${pen.say('', ' until juicy')}, and leave for 5 minutes.` : `Put ${sharpness(pen)} into a bowl with ${salt(pen, 0.7, false)}.`, 5);
    pen.step(`Scoop in ${pen.the(pen.parts('base'))} and ${pen.say('mash roughly with a fork: some lumps should stay', 'crush with a fork until half smooth, half chunky')}.`, 2);
    const fold = [...pen.parts('veg'), ...pen.parts('herbs')];
    pen.step([fold.length > 0 ? `Fold in ${pen.the(fold)}.` : '', pen.say('Taste, and sharpen or salt until it sings.', 'Taste it with whatever you will dip; salty chips need a milder bowl.').replace('; salty chips need a milder bowl', ' and adjust the salt'), ...finishAndServe(pen, withDippers(pen), false)], 3);
    pen.note('Press wrap right onto the surface if it has to wait: air turns it brown within the hour.'.replace('Press wrap', 'Press baking paper'));
  },
};

export const yogurtDip: Shape = {
  id: 'yogurt dip', dish: 'Yogurt Dip', meal: 'snack', way: 'no-cook', needs: [], minutes: 15, worth: 5,
  slots: [slot('base', ['#Greek yogurt', '#yogurt', '#labneh', '#quark', '#sour cream', '#vegan yogurt', '-#vanilla yogurt'], 1, 1, 110), slot('veg', ['#cucumber', '#radish', '#carrot', '#beet', '#spinach', '#zucchini', '#olive', '#roasted red pepper'], 1, 1, 60), GARLIC, { ...LEMON, least: 0, buy: [] }, slot('fat', ['#olive oil'], 0, 1, 6), SPICE, HERB, slot('bulb', ['green onion', '#shallot', '#red onion'], 0, 1, 10), slot('finish', ['#walnut', 'seed', '#feta'], 0, 1), DIPPERS],
  variants: [{ title: '', cuisine: 'turkish', likes: [], calls: ['mint'] }, { title: 'Tzatziki-Style', cuisine: 'greek', likes: [], calls: ['cucumber', 'dill'] }, { title: 'Raita-Style', cuisine: 'indian', likes: ['cumin'], adds: 1, calls: ['cumin', 'cilantro'] }],
  titles: ['{style} {veg} Yogurt Dip', 'Cool {style} {veg} Dip', '{style} Garlicky {veg} Yogurt'].map((one) => one.replace('Garlicky ', 'Chilled ')),
  write(pen) {
    const wilt = pen.parts('veg').filter((part) => part.food.id === 'spinach');
    for (const part of pen.parts('veg')) if (['cucumber', 'carrot', 'radish', 'zucchini', 'beet'].includes(part.food.id)) part.cut = 'coarsely grated';
    if (wilt.length > 0) pen.step(`Wilt ${pen.the(wilt)} in a dry pan for 2 minutes, until collapsed, cool, squeeze dry and chop.`, 6);
    else if (pen.parts('veg').some((part) => part.food.kind === 'raw vegetable' || part.food.id === 'zucchini')) pen.step(`Toss ${pen.the(pen.parts('veg'))} with ${pen.the([pen.take('salt', 0.8 * pen.servings)])} in a sieve, leave for 10 minutes and ${pen.say('squeeze out as much water as you can', 'wring it out in your fists')}.`, 11);
    const acid = pen.parts('acid');
    pen.step(`Stir ${pen.the([...pen.parts('base'), ...pen.parts('garlic'), ...pen.parts('bulb'), ...pen.parts('spices'), ...pen.parts('herbs')])}${acid.length > 0 ? ` with ${sharpness(pen)}` : ''} ${pen.say('until smooth', 'together in a bowl')}.`, 2);
    pen.step([`Fold in ${pen.the(pen.parts('veg'))} and taste for salt (${salt(pen, 0.7)}).`.replace(/ \(the salt and pepper\)/, '').replace('taste for salt', `season with ${salt(pen, 0.7)}`), 'Chill for 15 minutes, so that the flavors come together.'], 16);
    pen.step([pen.has('fat') ? `Trickle ${pen.the(pen.parts('fat'))} over.` : '', ...finishAndServe(pen, withDippers(pen), false)], 2);
    pen.note('It is at its best on the day it is made; by the next it turns watery, so drain and stir it.');
  },
};

export const eggplantDip: Shape = {
  id: 'eggplant dip', dish: 'Eggplant Dip', meal: 'snack', way: 'oven', needs: ['oven'], minutes: 60, worth: 6,
  slots: [slot('base', ['#eggplant', '#zucchini', '#bell pepper', '#carrot', '#beet'], 1, 1, 200), slot('spread', ['#tahini', '#Greek yogurt', '#yogurt', '#labneh'], 0, 2, 25), slot('veg', ['#tomato', '#roasted red pepper', '#feta', '#walnut'], 0, 1, 40), GARLIC, LEMON, slot('fat', ['#olive oil', 'oil', '-#sesame oil'], 0, 1, 12), SPICE, HERB, slot('finish', ['seed', '#pomegranate', '#pine nut'], 0, 1), DIPPERS],
  variants: [{ title: 'Roasted', cuisine: 'levantine', likes: ['smoked paprika'], calls: [] }, { title: 'Baba Ghanoush-Style', cuisine: 'levantine', likes: [], calls: ['tahini', 'eggplant'] }],
  titles: ['{style} {base} Dip', '{style} {base} Dip with {rest}', 'Smoky {style} {base} Spread'].map((one) => one.replace(' with {rest}', '')),
  write(pen) {
    const base = pen.parts('base');
    const whole = base.some((part) => ['eggplant', 'bell pepper'].includes(part.food.id));
    for (const part of base) part.cut = whole ? 'left whole' : 'cut into chunks';
    pen.step(`Heat the oven to ${oven(220)}. ${whole ? `Prick ${pen.the(base)} all over and lay on a lined baking sheet. Roast for 35 to 45 minutes, turning once, until collapsed and very soft, with charred skin.` : `Toss ${pen.the(base)} with a spoonful of ${fat(pen, 12)} on a lined baking sheet and roast for 30 to 35 minutes, until soft and browned at the edges.`}`, 45);
    if (whole) pen.step(pen.say('Cool for 10 minutes, split open and scrape the flesh into a sieve. Let it drip for 10 minutes: the bitter juice runs off.', 'Leave until you can handle it, halve, scoop out the flesh and drain in a sieve for 10 minutes.'), 20);
    const tomato = pen.parts('veg').filter((part) => part.food.kind === 'tomato');
    const beaten = [...pen.parts('spread'), ...pen.parts('garlic'), ...pen.parts('spices').filter((part) => !part.used)];
    pen.step(`${whole ? pen.say('Chop the flesh finely or mash it with a fork', 'Mash to a rough purée') : 'Mash or blend until smooth'}, then beat in ${beaten.length > 0 ? `${pen.the(beaten)}, ` : ''}${sharpness(pen)} and ${salt(pen, 1)}. Stir in ${fat(pen, 12)} a little at a time until creamy.`, 4);
    const fold = pen.parts('veg');
    for (const part of tomato) part.cut = 'seeded and finely diced';
    pen.step([fold.length > 0 ? `Fold in ${pen.the(fold)}.` : '', 'Leave for 10 minutes and taste again.', ...finishAndServe(pen, withDippers(pen), false)], 12);
    pen.note('Blackened skin is what gives the smoky taste: be bold. It keeps for 3 days in the fridge.');
  },
};

export const salsa: Shape = {
  id: 'salsa', dish: 'Salsa', meal: 'side', way: 'no-cook', needs: [], minutes: 20, worth: 5,
  slots: [slot('base', ['#tomato', '#cherry tomato', '#mango', '#pineapple', '#tomatillo', '#peach', '#watermelon', '#strawberry'], 1, 2, 130), slot('bulb', ['#red onion', '#onion', '#shallot', 'green onion'], 1, 1, 20), slot('garlic', ['chili', 'garlic', '#jalapeno'], 0, 2), slot('acid', ['#lime', '#lemon', '#lime juice', 'vinegar'], 1, 1, 9, ['white vinegar', 'lime']), slot('veg', ['#corn', '#black bean', '#avocado', '#cucumber', '#bell pepper', '#radish'], 0, 2, 50), slot('herbs', ['#cilantro', '#mint', '#parsley', '#basil'], 0, 2), slot('spices', ['#cumin', '#chili flakes', '#chili powder'], 0, 1), slot('fat', ['#olive oil'], 0, 1, 4), slot('sweet', ['#sugar', '#honey'], 0, 1, 2), DIPPERS],
  variants: [{ title: 'Fresh', cuisine: 'mexican', likes: [], calls: ['lime', 'cilantro', 'jalapeno', 'tomato'] }],
  titles: ['{style} {base} Salsa', '{style} {base} Salsa with {veg}', 'Chopped {style} {base} Salsa'].map((one) => one.replace(' with {veg}', '')),
  write(pen) {
    for (const part of [...pen.parts('base'), ...pen.parts('veg')]) {
      if (part.food.kind === 'tomato') part.cut = 'seeded and finely diced';
      else if (['tropical fruit', 'stone fruit', 'raw vegetable', 'tender vegetable', 'avocado'].includes(part.food.kind)) part.cut = part.food.cut.replace(/sliced|chopped|cubed|cut into .*/, 'finely diced');
    }
    const sharp = [...pen.parts('bulb'), ...pen.parts('garlic'), ...pen.parts('sweet'), ...pen.parts('spices')];
    pen.step(`Stir ${pen.the(sharp)} with ${sharpness(pen)} and ${salt(pen, 0.8, false)} and leave for 10 minutes: ${pen.say('this takes the sting out of it', 'the bite mellows and the juice turns pink')}.`.replace('the juice turns pink', 'some juice forms'), 11);
    pen.step(`Add ${pen.the([...pen.parts('base'), ...pen.parts('veg'), ...pen.parts('herbs'), ...pen.parts('fat')])} and ${pen.say('toss lightly', 'turn over with a spoon')}. Let stand for 5 to 10 minutes, until juicy.`, 8);
    pen.step(['Drain off some liquid if there is too much, and taste: it should be bright and salty.', withDippers(pen)], 2);
    pen.note('Good beside grilled meat, fish or eggs. It loses its freshness after a day.'.replace('grilled meat, fish or eggs', 'anything from the grill'));
  },
};

export const fishSpread: Shape = {
  id: 'fish spread', dish: 'Spread', meal: 'snack', way: 'no-cook', needs: [], minutes: 12, worth: 6,
  slots: [slot('fish', ['canned fish', 'smoked fish'], 1, 1, 75), slot('creamy', ['#cream cheese', '#Greek yogurt', '#yogurt', '#mayonnaise', '#crème fraîche', '#ricotta', '#sour cream', '#butter', '#avocado', '#quark', '#vegan cream cheese'], 1, 2, 55), slot('bulb', ['#shallot', '#red onion', 'green onion'], 0, 1, 10), slot('acid', ['#lemon', '#lemon juice', '#lime'], 0, 1, 8), slot('sharp', ['#caper', '#pickle', 'mustard', '#hot sauce', '#celery', '#olive'], 0, 2, 12), HERB, slot('spices', ['#paprika', '#smoked paprika', '#cayenne', '#white pepper'], 0, 1), slot('dippers', DIPPERS.takes, 0, 3, 60)],
  variants: [{ title: 'Creamy', cuisine: 'nordic', likes: [], calls: ['smoked salmon', 'dill'] }, { title: 'Rillettes-Style', cuisine: 'french', likes: [], calls: ['butter', 'sardine', 'shallot'] }],
  titles: ['{style} {fish} Spread', '{style} {fish} Spread with {rest}', 'Quick {style} {fish} Spread'].map((one) => one.replace(' with {rest}', ' for Dipping')),
  write(pen) {
    const butter = pen.parts('creamy').filter((part) => part.food.kind === 'butter');
    for (const part of butter) part.cut = 'softened';
    const acid = pen.parts('acid');
    pen.step(`${pen.say('Beat', 'With a fork, work')} ${pen.the([...pen.parts('creamy'), ...pen.parts('spices')])}${acid.length > 0 ? ` with ${sharpness(pen)}` : ''} until soft and smooth.`, 2);
    pen.step(`${pen.say('Flake in', 'Add, in flakes,')} ${pen.the(pen.parts('fish'))}, checking for bones, and ${pen.say('mash to a coarse paste', 'stir until it holds together but still has texture')}.`, 3);
    const fold = [...pen.parts('bulb'), ...pen.parts('sharp'), ...pen.parts('herbs')];
    pen.step([fold.length > 0 ? `Fold in ${pen.the(fold)}.` : '', `Taste before you season: it is salty already. Add ${pen.the([pen.take('black pepper', 0.3 * pen.servings)])}, and leave in the fridge for 20 minutes to firm up.`], 22);
    pen.step(withDippers(pen), 3);
    pen.note('Eat within 2 days and keep it cold. It fills a sandwich just as well.'.replace(' It fills a sandwich just as well.', ''));
  },
};
