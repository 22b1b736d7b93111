/** Things folded into a tortilla or bread. */
import { CHEESE, QUICK_MEAT, RAW_VEG } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY } from '../slots.ts';
import { bloom, bottles, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';

const FILL = [...QUICK_MEAT, 'fish', 'shrimp', 'tofu', 'meat substitute', 'beans', 'frying cheese', 'egg', 'canned fish'] as const;

export const tacos: Shape = {
  id: 'tacos', dish: 'Tacos', meal: 'main', way: 'pan', needs: ['stove'], minutes: 25, worth: 8,
  slots: [slot('wrap', ['#tortilla', '#corn tortilla', '#taco shell', '#flour tortilla'], 1, 1, 100), slot('protein', FILL.filter((kind) => kind !== 'egg' && kind !== 'canned fish'), 0, 2, 110), slot('veg', ['tender vegetable', 'mushroom', 'peas and corn', 'squash', 'starchy root', 'potato', 'firm vegetable', 'leafy green', '-#celery'], 0, 3, 110), slot('raw', ['salad leaf', 'raw vegetable', 'tomato', 'avocado', 'cabbage', '-#tomatillo', '-#Brussels sprout', '-#eggplant'], 0, 3, 90), AROMATIC, slot('cheese', CHEESE, 0, 1, 25), slot('cream', ['#sour cream', '#yogurt'], 0, 1, 20), ...SAVOURY],
  variants: [
    { title: '', cuisine: 'mexican', likes: ['cumin', 'smoked paprika', 'chili powder'], adds: 1, calls: ['lime', 'cilantro', 'avocado', 'jalapeno', 'black bean'] },
    { title: 'Baja-Style', cuisine: 'mexican', likes: ['chili powder'], adds: 1, calls: ['cod', 'shrimp', 'cabbage', 'lime'] },
    { title: 'Korean-Style', cuisine: 'korean', likes: [], calls: ['gochujang', 'kimchi', 'sesame oil'] },
  ],
  write(pen) {
    const start = heatFat(pen, 'a large frying pan', 'medium-high heat', 8);
    const protein = cookInPan(pen, pen.parts('protein'));
    const meaty = pen.parts('protein').some((part) => !['ground meat', 'ground poultry', 'beans'].includes(part.food.kind));
    pen.step([start, protein.say, meaty && protein.say !== '' && pen.has('veg') ? 'Lift out and cut or flake into small pieces.' : ''], 2 + protein.minutes);
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const spice = bloom(pen);
    pen.step([soft.say, veg.say, spice.say, `Stir in ${salt(pen, 1.3)}${meaty && pen.has('veg') ? ` and return ${pen.the(pen.parts('protein'))}` : ''}.`, bottles(pen)], soft.minutes + veg.minutes + spice.minutes + 1);
    pen.step(`Warm ${pen.the(pen.parts('wrap'))} in a dry pan for 30 seconds a side and keep wrapped in a cloth.`, 3);
    const raw = [...pen.parts('raw'), ...pen.parts('cheese'), ...pen.parts('cream')];
    pen.step([`Fill with the hot mixture${raw.length > 0 ? ` and top with ${pen.the(raw)}` : ''}.`, ...finishAndServe(pen, 'Eat with your hands, straight away.')], 3);
    pen.note('Put everything on the table and let everyone fill their own.');
  },
};

export const quesadilla: Shape = {
  id: 'quesadilla', dish: 'Quesadillas', meal: 'snack', way: 'pan', needs: ['stove'], minutes: 20, worth: 6,
  slots: [slot('wrap', ['#tortilla', '#flour tortilla', '#corn tortilla', 'flatbread'], 1, 1, 90), slot('cheese', ['melting cheese', 'crumbly cheese', '-#blue cheese'], 1, 2, 60), slot('fill', ['tender vegetable', 'mushroom', 'leafy green', 'peas and corn', 'beans', 'cooked meat', 'cured meat', 'tomato', 'pickled vegetable', '-#celery', '-#cucumber'], 0, 3, 90), slot('aromatics', ['bulb', 'chili', 'garlic'], 0, 2), slot('dip', ['#salsa', '#sour cream', '#yogurt', 'avocado', '#guacamole'], 0, 2, 40), ...SAVOURY],
  variants: [{ title: '', cuisine: 'mexican', likes: ['cumin'], calls: ['black bean', 'corn', 'jalapeno', 'cheddar'] }, { title: 'Gözleme-Style', cuisine: 'turkish', likes: [], calls: ['feta', 'spinach', 'dill'] }],
  write(pen) {
    const meat = pen.parts('fill').filter((part) => ['beans', 'cooked meat', 'cured meat'].includes(part.food.kind));
    const veg = pen.parts('fill').filter((part) => !meat.includes(part) && part.food.kind !== 'pickled vegetable');
    if (pen.parts('fill').length + pen.parts('aromatics').length + pen.parts('spices').length + pen.parts('fat').length > 0) {
      const start = heatFat(pen, 'a large frying pan', 'medium heat', 5);
      const soft = soften(pen, pen.parts('aromatics'));
      const fried = fryVegetables(pen, veg);
      const hot = cookInPan(pen, meat);
      const spice = bloom(pen);
      pen.step([start, soft.say, fried.say, hot.say, spice.say, `Season with ${salt(pen, 0.8)}, ${pen.has('fill') || pen.has('aromatics') ? 'tip out and wipe the pan' : 'and swirl it over the pan'}.`.replace(', and', ' and')], 2 + soft.minutes + fried.minutes + hot.minutes + spice.minutes);
    }
    const cold = pen.parts('fill').filter((part) => !part.used);
    pen.step([`Cover half of each of ${pen.the(pen.parts('wrap'))} with ${pen.the(pen.parts('cheese'))}${pen.has('fill') ? ' and the filling' : ''}${cold.length > 0 ? ` and ${pen.the(cold)}` : ''}, and fold over.`, bottles(pen)], 4);
    pen.step('Fry in the dry pan over medium heat for 2 to 3 minutes a side, pressing down with a spatula, until crisp and golden and the cheese has melted.', 6);
    pen.step([...finishAndServe(pen, `Cut into wedges and serve hot${pen.has('dip') ? ` with ${pen.the(pen.parts('dip'))}` : ''}.`, false)], 1);
    pen.note('Keep the first ones warm in a low oven while you fry the rest.');
  },
};

export const sandwich: Shape = {
  id: 'sandwich', dish: 'Sandwich', meal: 'snack', way: 'no-cook', needs: [], minutes: 15, worth: 4,
  slots: [slot('bread', ['bread', 'flatbread'], 1, 1, 100), slot('fill', ['cured meat', 'cooked meat', 'canned fish', 'smoked fish', 'melting cheese', 'crumbly cheese', 'fresh cheese', 'avocado', 'egg', 'spread', 'tofu'], 1, 3, 90), slot('veg', RAW_VEG.filter((term) => !['root', 'peas and corn', 'sprouts', 'cabbage'].includes(term)), 0, 3, 80), slot('leaves', ['salad leaf', '#spinach'], 0, 1, 15), slot('spread', ['dressing', 'mustard', '#butter', '#cream cheese'], 0, 2), ...SAVOURY.filter(({ name }) => ['herbs', 'acid', 'finish'].includes(name))],
  variants: [{ title: 'Deli', cuisine: 'american', likes: [], calls: ['turkey', 'ham', 'cheddar', 'pickle', 'mustard'] }, { title: 'Mediterranean', cuisine: 'italian', likes: [], calls: ['mozzarella', 'basil', 'tomato', 'pesto'] }, { title: 'Banh Mi-Style', cuisine: 'vietnamese', likes: [], calls: ['baguette', 'cilantro', 'carrot', 'cucumber'] }],
  write(pen) {
    const eggs = pen.parts('fill').filter((part) => part.food.kind === 'egg');
    if (eggs.length > 0) pen.step(`Lower ${pen.the(eggs)} into boiling water and cook for 10 minutes, until white and yolk are firm. Cool under cold water, peel and slice.`, 13);
    for (const part of pen.parts('fill')) if (part.food.kind === 'cured meat') part.cut = '';
    pen.step([`Cut ${pen.the(pen.parts('bread'))} open or lay the slices out${pen.has('spread') ? `, and spread with ${pen.the(pen.parts('spread'))}` : ''}.`], 2);
    pen.step(`Layer on ${pen.the(pen.parts('fill'))}${pen.has('veg') || pen.has('leaves') ? `, then ${pen.the([...pen.parts('veg'), ...pen.parts('leaves')])}` : ''}. Season the vegetables lightly with ${salt(pen, 0.6)}.`.replace(pen.has('veg') ? '\u0000' : 'Season the vegetables', 'Season'), 4);
    const more = [...pen.parts('herbs'), ...pen.parts('acid'), ...pen.parts('finish')];
    pen.step([more.length > 0 ? `Finish with ${pen.the(more)}.` : '', 'Close, press gently with your palm, cut in half and eat within the hour, or keep in the fridge until lunch.'], 2);
    pen.note('Toast the bread first if the filling is juicy: it stays crisp longer.');
  },
};

export const fritters: Shape = {
  id: 'fritters', dish: 'Fritters', meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 6,
  slots: [slot('veg', ['#zucchini', '#carrot', '#potato', '#corn', '#sweet potato', '#parsnip', 'cabbage', 'leafy green', 'peas and corn', 'firm vegetable', '#beet', 'squash'], 1, 3, 200), slot('egg', ['egg', '#egg substitute'], 1, 1, 50), slot('flour', ['flour', 'breadcrumbs', 'starch', 'oats'], 1, 1, 35, ['all-purpose flour']), slot('cheese', CHEESE, 0, 1, 35), slot('aromatics', ['bulb', 'garlic', 'green onion', 'chili'], 0, 2), slot('protein', ['canned fish', 'cured meat', 'beans', 'smoked fish', 'crab'], 0, 1, 60), slot('dip', ['#yogurt', '#sour cream', '#mayonnaise', '#applesauce'], 0, 1, 40), ...SAVOURY],
  variants: [
    { title: 'Crisp', cuisine: null, likes: [] , calls: [] },
    { title: 'Feta', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'zucchini', 'mint', 'dill'] },
    { title: 'Pajeon-Style', cuisine: 'korean', likes: [], calls: ['scallion', 'kimchi', 'soy sauce'] },
    { title: 'Bhaji-Style', cuisine: 'indian', likes: ['cumin', 'turmeric'], adds: 1, calls: ['chickpea flour', 'onion', 'cauliflower', 'cilantro'] },
  ],
  write(pen) {
    for (const part of pen.parts('veg')) part.cut = ['cabbage', 'leafy green'].includes(part.food.kind) ? 'finely shredded' : part.food.kind === 'firm vegetable' ? 'finely chopped' : part.food.kind === 'peas and corn' ? '' : 'coarsely grated';
    const seasoning = salt(pen, 1.5);
    pen.step(`Toss ${pen.the(pen.parts('veg'))} with ${seasoning} in a sieve, leave for 10 minutes, then squeeze out as much water as you can: this is what makes them crisp.`, 14);
    const mix = [...pen.parts('egg'), ...pen.parts('flour'), ...pen.parts('cheese'), ...pen.parts('aromatics'), ...pen.parts('protein'), ...pen.parts('spices'), ...pen.parts('herbs'), ...pen.parts('seasoning')];
    pen.step(`Stir in ${pen.the(mix)} until you have a thick batter that holds together on a spoon.`, 4);
    pen.step([heatFat(pen, 'a large frying pan', 'medium-high heat', 14), 'Drop in heaped tablespoons, flatten to 1 cm (½ in) and fry for 3 to 4 minutes a side, until deep golden outside and set through, with no wet batter inside. Drain on paper.'], 12);
    pen.step([...finishAndServe(pen, `Serve hot${pen.has('dip') ? ` with ${pen.the(pen.parts('dip'))}` : ''}.`, false)], 1);
    pen.note('They crisp up again in a hot oven in 8 minutes. Do not taste the batter: raw flour and egg should be cooked first.');
  },
};
