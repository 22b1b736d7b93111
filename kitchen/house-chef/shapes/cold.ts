/** Salads and bowls, and things on toast. */
import { ACID, CHEESE, CRUNCH, RAW_VEG, VEG } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { SAVOURY } from '../slots.ts';
import { fat, finishAndServe, heatFat, salt, bloom } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';
import type { Part, Pen } from '../pen.ts';

/** The dressing: fat, acid (bought when there is none), sweetness, mustard, salt. */
function dressing(pen: Pen, gramsOfFat: number): string {
  const acid = pen.parts('acid');
  const parts: Part[] = [...acid, ...pen.parts('seasoning'), ...pen.parts('sweet'), ...pen.parts('spices').filter((part) => !part.used)];
  const oil = fat(pen, gramsOfFat);
  return `Whisk ${oil} with ${pen.the(parts)} and ${salt(pen, 1)} in a large bowl ${pen.say('until it thickens a little. Taste it on a leaf or a slice: it should be sharper than you think.', 'until it looks creamy. It should be a shade too sour by itself.', 'until blended, then taste: a good dressing makes you want another drop.')}`;
}
/** The end of a salad's list: something sour is a must. */
const DRESSED = SAVOURY.map((one) => (one.name === 'acid' ? slot('acid', ACID, 1, 1, 7, ['white vinegar', 'lemon']) : one.name === 'fat' ? { ...one, takes: ['oil'] as const } : one));
const COLD_PROTEIN = ['canned fish', 'smoked fish', 'cooked meat', 'cured meat', 'beans', 'tofu', 'frying cheese', 'poultry', 'shrimp', 'bacon', 'beef', 'egg', 'crab', 'cooked sausage', 'fish', 'meat substitute'] as const;

/** Cooks what a salad must not have raw: meat, fish, boiled eggs. */
function cookTopping(pen: Pen): void {
  const parts = pen.parts('protein');
  const eggs = parts.filter((part) => part.food.kind === 'egg');
  if (eggs.length > 0) pen.step(`Lower ${pen.the(eggs)} into boiling water and cook for 10 minutes, until white and yolk are firm. Cool under cold water, peel and quarter.`, 12);
  const hot = parts.filter((part) => !eggs.includes(part) && (!part.food.ready || ['frying cheese', 'tofu', 'meat substitute', 'cooked sausage'].includes(part.food.kind)));
  if (hot.length > 0) {
    const start = heatFat(pen, 'a frying pan', 'medium-high heat', 8);
    const work = cookInPan(pen, hot);
    pen.step([start, work.say, 'Let cool for a few minutes, then slice if it needs slicing.'], work.minutes + 4);
  }
}

export const salad: Shape = {
  id: 'salad', dish: 'Salad', meal: 'salad', way: 'no-cook', needs: [], minutes: 20, worth: 5,
  slots: [slot('leaves', ['salad leaf', '#spinach', '#kale', '#cabbage'], 0, 2, 50), slot('veg', [...RAW_VEG, 'firm vegetable', 'pickled vegetable', '-#potato', '-#turnip'], 2, 6, 200), slot('protein', COLD_PROTEIN, 0, 2, 90), slot('cheese', CHEESE, 0, 1, 30), slot('bulb', ['#red onion', '#shallot', 'green onion', '#onion'], 0, 1, 15), slot('fruit', ['firm fruit', 'berry', '#orange', 'stone fruit', 'dried fruit', '-#raisin'], 0, 1, 50), slot('crunch', CRUNCH, 0, 1, 12), slot('sweet', ['syrup'], 0, 1, 4), slot('bread', ['bread', 'flatbread', 'cereal'], 0, 1, 40), ...DRESSED],
  variants: [
    { title: 'Greek-Style', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'olive'] },
    { title: 'Niçoise-Style', cuisine: 'french', likes: [], calls: ['canned tuna', 'green bean', 'anchovy'] },
    { title: 'Panzanella-Style', cuisine: 'italian', likes: [], calls: ['bread'] },
    { title: 'Fattoush-Style', cuisine: 'levantine', likes: [], calls: ['pita', 'sumac'] },
    { title: 'Crunchy', cuisine: 'vietnamese', likes: [], calls: ['cabbage', 'carrot', 'lime', 'peanut', 'fish sauce', 'mint'] },
    { title: 'Southwest', cuisine: 'mexican', likes: ['cumin'], calls: ['black bean', 'corn', 'avocado', 'lime', 'cilantro'] },
    { title: 'Harvest', cuisine: 'american', likes: [], calls: ['apple', 'walnut', 'kale', 'blue cheese', 'dried cranberry'] },
  ],
  write(pen) {
    const boiled = pen.parts('veg').filter((part) => part.food.kind === 'firm vegetable');
    for (const part of pen.parts('veg')) if (part.food.kind === 'root') part.cut = 'peeled and coarsely grated';
    if (boiled.length > 0) pen.step(`Boil ${pen.the(boiled)} in salted water for 3 to 4 minutes, until bright and just tender. Drain and cool under cold water.`, 8);
    cookTopping(pen);
    if (pen.has('bread')) pen.step(pen.say(`Toast ${pen.the(pen.parts('bread'))} for 3 minutes, until crisp, and tear or cut into bite-size pieces.`, `Tear ${pen.the(pen.parts('bread'))} into bite-size pieces and crisp them in a dry pan for 3 to 4 minutes.`), 4);
    pen.step(dressing(pen, 10), 3);
    const kale = pen.parts('leaves').filter((part) => ['kale', 'cabbage'].includes(part.food.id));
    if (kale.length > 0) pen.step(`Rub ${pen.the(kale)} with a spoonful of the dressing for 1 to 2 minutes, until ${pen.say('darker and soft', 'silky and half the size')}.`, 2);
    const raw = [...pen.parts('leaves'), ...pen.parts('veg'), ...pen.parts('bulb'), ...pen.parts('fruit')];
    const cold = pen.parts('protein').filter((part) => !part.used);
    pen.step(pen.say(`Add ${pen.the([...raw, ...cold])} and toss gently with your hands until everything is lightly coated.`, `Tip ${pen.the([...raw, ...cold])} into the bowl and turn over lightly, lifting from below, until all of it shines.`, `Put in ${pen.the([...raw, ...cold])}; mix with two spoons, no longer than it takes to gloss every piece.`), 2);
    const used = pen.parts('protein').filter((part) => !cold.includes(part));
    const tops = [...used, ...pen.parts('cheese'), ...pen.parts('crunch'), ...pen.parts('bread'), ...pen.parts('herbs').filter((part) => !part.used), ...pen.parts('finish').filter((part) => !part.used)];
    pen.step([tops.length > 0 ? `Arrange ${pen.the(tops)} on top.` : '', pen.say('Serve at once, while it is crisp.', 'Bring to the table straight away.', 'Serve without delay, while the dressing is still fresh on it.')], 2);
    pen.note(pen.say('Keep dressing and salad apart if you take it with you, and toss just before you eat.', 'Dry leaves hold the dressing, wet ones shed it: use a spinner or a clean towel.'));
  },
};

/** The same with leaves for the main thing. */
export const leafSalad: Shape = {
  ...salad, id: 'leaf salad',
  slots: salad.slots.map((one) => (one.name === 'leaves' ? { ...one, least: 1 } : one.name === 'veg' ? { ...one, least: 0 } : one)),
};

export const grainBowl: Shape = {
  id: 'grain bowl', dish: 'Grain Bowl', titles: ['{style} {base} Bowl with {all}', '{style} {1} and {base} Bowl with {rest}'], meal: 'main', way: 'boil', needs: ['stove'], minutes: 35, worth: 7,
  slots: [slot('base', ['grain', 'rice', 'cooked grain'], 1, 1, 75), slot('protein', COLD_PROTEIN, 0, 2, 100), slot('veg', [...VEG, ...RAW_VEG], 1, 5, 200), slot('leaves', ['salad leaf', '#spinach', '#kale'], 0, 1, 30), slot('cheese', ['crumbly cheese', 'hard cheese', 'fresh cheese'], 0, 1, 25), slot('bulb', ['#red onion', '#shallot', 'green onion', '#sweet onion'], 0, 1, 20), slot('crunch', CRUNCH, 0, 1, 12), slot('spread', ['spread', '#yogurt', 'nut butter', 'dressing'], 0, 1, 20), slot('sweet', ['syrup'], 0, 1, 4), ...DRESSED],
  variants: [
    { title: 'Mediterranean', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'cucumber', 'chickpea', 'olive', 'quinoa'] },
    { title: 'Tabbouleh-Style', cuisine: 'levantine', likes: [], calls: ['parsley', 'mint'] },
    { title: 'Donburi-Style', cuisine: 'japanese', likes: [], calls: ['soy sauce', 'nori', 'edamame', 'sesame seed', 'salmon'] },
    { title: 'Burrito', cuisine: 'mexican', likes: ['cumin'], calls: ['black bean', 'salsa'] },
    { title: 'Bibimbap-Style', cuisine: 'korean', likes: [], calls: ['gochujang', 'kimchi'] },
  ],
  write(pen) {
    const work = cookStarch(pen, pen.first('base'));
    pen.step([work.say, pen.say('Spread out to cool a little.', 'Tip onto a plate, so that the steam escapes.', 'Leave until lukewarm.')], work.minutes);
    const hot = pen.parts('veg').filter((part) => !part.food.ready && !['raw vegetable', 'avocado'].includes(part.food.kind) && part.food.id !== 'carrot');
    for (const part of pen.parts('veg')) if (part.food.id === 'carrot') part.cut = 'peeled and coarsely grated';
    cookTopping(pen);
    if (hot.length > 0) {
      const start = pen.steps.some((step) => step.includes('frying pan')) ? 'Return the pan to medium-high heat.' : heatFat(pen, 'a frying pan', 'medium-high heat', 8);
      const veg = fryVegetables(pen, hot);
      const spice = bloom(pen);
      pen.step([start, veg.say, spice.say], veg.minutes + spice.minutes);
    }
    pen.step(dressing(pen, 9), 3);
    const raw = [...pen.parts('veg').filter((part) => !hot.includes(part)), ...pen.parts('leaves'), ...pen.parts('bulb'), ...pen.parts('protein').filter((part) => !part.used)];
    pen.step([pen.say(`Toss the ${pen.names(pen.parts('base'))} in half of the dressing and divide among bowls.`, `Stir half of the dressing through the ${pen.names(pen.parts('base'))} and spoon into bowls.`, `Coat the ${pen.names(pen.parts('base'))} with some of the dressing, taste, and fill the bowls.`), raw.length > 0 ? `${pen.say('Arrange', 'Set out', 'Pile')} ${pen.the(raw)} ${pen.say('in heaps on top', 'over it in sections')}${hot.length > 0 ? ' beside the warm vegetables' : ''}.` : hot.length > 0 ? 'Spoon the warm vegetables on top.' : ''], 4);
    const tops = [...pen.parts('cheese'), ...pen.parts('crunch'), ...pen.parts('spread'), ...pen.parts('herbs').filter((part) => !part.used), ...pen.parts('finish').filter((part) => !part.used)];
    pen.step([tops.length > 0 ? `Finish with ${pen.the(tops)}.` : '', pen.say('Spoon over the rest of the dressing and serve.', 'Pour on what is left of the dressing and eat lukewarm.', 'Serve with the remaining dressing.')], 2);
    pen.note(pen.say('Cook double the grain: tomorrow’s bowl is then ready in 10 minutes. Chill what is left within an hour or two.', 'It makes a good packed lunch: carry the dressing in a small jar.'));
  },
};

export const toast: Shape = {
  id: 'toast', dish: 'Toast', meal: 'snack', way: 'pan', needs: ['stove'], minutes: 15, worth: 4,
  slots: [slot('bread', ['bread', 'flatbread', '-#tortilla', '-#corn tortilla'], 1, 1, 80), slot('top', ['mushroom', 'tomato', 'avocado', 'beans', 'canned fish', 'smoked fish', 'cured meat', 'egg', 'leafy green', 'tender vegetable', 'cooked meat', 'bacon', 'raw vegetable', 'peas and corn', 'firm vegetable', '-#eggplant'], 1, 4, 130), slot('cheese', CHEESE, 0, 1, 30), slot('aromatics', ['bulb', 'garlic', 'chili'], 0, 2), slot('spread', ['spread', 'dressing', '#cream cheese'], 0, 1, 20), slot('leaves', ['salad leaf'], 0, 1, 20), ...SAVOURY],
  variants: [
    { title: 'Loaded', cuisine: 'american', likes: [], calls: ['avocado', 'bacon', 'egg'] },
    { title: 'Bruschetta-Style', cuisine: 'italian', likes: [], calls: ['tomato', 'basil', 'garlic', 'mozzarella', 'baguette'] },
    { title: 'Open Nordic', cuisine: 'nordic', likes: [], calls: ['rye bread', 'smoked salmon', 'dill', 'cucumber'] },
    { title: 'Pub-Style', cuisine: 'british', likes: [], calls: ['cheddar', 'worcestershire sauce', 'baked bean', 'mushroom'] },
  ],
  write(pen) {
    const hot = pen.parts('top').filter((part) => ['mushroom', 'leafy green', 'tender vegetable', 'bacon', 'beans', 'cooked meat', 'firm vegetable', 'peas and corn'].includes(part.food.kind));
    const eggs = pen.parts('top').filter((part) => part.food.kind === 'egg');
    const cooking = hot.length + eggs.length + pen.parts('aromatics').length > 0;
    const cold = pen.parts('top').filter((part) => !hot.includes(part) && !eggs.includes(part));
    if (hot.length + eggs.length + pen.parts('aromatics').length > 0) {
      const start = heatFat(pen, 'a frying pan', 'medium heat', 8);
      const meat = cookInPan(pen, hot.filter((part) => ['bacon', 'beans', 'cooked meat'].includes(part.food.kind)));
      const soft = soften(pen, pen.parts('aromatics'));
      const veg = fryVegetables(pen, hot.filter((part) => !['bacon', 'beans', 'cooked meat'].includes(part.food.kind)));
      const spice = bloom(pen);
      pen.step([start, meat.say, soft.say, veg.say, spice.say], meat.minutes + soft.minutes + veg.minutes + spice.minutes);
      if (eggs.length > 0) pen.step(`Crack ${pen.the(eggs)} into the pan${hot.length > 0 ? ' beside the rest' : ''}, cover and fry for 4 to 5 minutes, until whites and yolks are firm.`, 5);
    }
    for (const part of pen.parts('bread')) if (part.food.measure === 'slice') part.many = false;
    pen.step(pen.say(`Toast ${pen.the(pen.parts('bread'))} for 2 to 3 minutes, until golden and crisp at the edges.`, `Brown ${pen.the(pen.parts('bread'))} in a toaster or a dry hot pan, about 2 minutes, until crunchy outside.`, `Grill or toast ${pen.the(pen.parts('bread'))} for 3 minutes, turning once, until well colored.`), 3);
    pen.step([pen.has('spread') ? `Spread with ${pen.the(pen.parts('spread'))}.` : '', hot.length > 0 ? 'Spoon the hot topping over.' : '', eggs.length > 0 ? 'Slide the eggs on.' : '', cold.length > 0 ? `Top with ${pen.the(cold)}.` : '', pen.has('cheese') ? `Add ${pen.the(pen.parts('cheese'))}.` : '', pen.has('leaves') ? `Pile on ${pen.the(pen.parts('leaves'))}.` : '', cooking || !pen.has('fat') ? '' : `Trickle over ${pen.the(pen.parts('fat'))}.`, `Season with ${pen.the([...pen.parts('seasoning'), ...pen.parts('spices').filter((part) => !part.used), pen.take('salt', 0.7 * pen.servings), pen.take('black pepper', 0.25 * pen.servings)])}.`], 2);
    pen.step(finishAndServe(pen, pen.say('Eat at once, while it is crisp.', 'Serve right away.', 'Serve without waiting: it softens.'), false), 1);
    pen.note(pen.say('Day-old slices toast best.', 'Put anything juicy on at the last moment, so that the base stays crisp.'));
  },
};
