/** Dishes from the oven. */
import { CHEESE, PLANT_PROTEIN, ROOTS, VEG } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, BESIDE, SAVOURY } from '../slots.ts';
import { bloom, bottles, fat, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { about, cookInPan, restLine, untilSafe } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften, trayWaves } from '../technique/vegetables.ts';
import { oven } from '../technique/heat.ts';
import type { Part } from '../pen.ts';

export const trayBake: Shape = {
  id: 'tray-bake', dish: 'Tray-Bake', meal: 'main', way: 'oven', needs: ['oven'], minutes: 50, worth: 7,
  slots: [slot('protein', ['poultry', 'raw sausage', 'cooked sausage', 'pork', 'lamb', 'fish', 'shrimp', 'beans', 'tofu', 'frying cheese', 'meat substitute', 'bacon', '#feta'], 0, 2, 160), slot('veg', [...ROOTS, 'firm vegetable', 'tender vegetable', 'cabbage', 'tomato', 'mushroom', 'peas and corn', '-#celery', '-#cucumber'], 2, 6, 330), slot('aromatics', ['bulb', 'garlic', 'chili', 'ginger'], 0, 3), slot('sweet', ['syrup'], 0, 1, 6), slot('cheese', ['crumbly cheese', 'hard cheese'], 0, 1, 25), BESIDE, ...SAVOURY],
  variants: [
    { title: 'Mediterranean', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['zucchini', 'bell pepper', 'tomato', 'olive', 'basil', 'rosemary'] },
    { title: 'Lemon-Oregano', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['lemon', 'feta', 'oregano', 'potato'] },
    { title: 'Harissa', cuisine: 'north-african', likes: ['cumin'], adds: 1, calls: ['harissa', 'chickpea', 'carrot', 'ras el hanout'] },
    { title: 'Tandoori-Style', cuisine: 'indian', likes: ['garam masala', 'turmeric'], adds: 1, calls: ['cauliflower', 'garam masala', 'yogurt', 'ginger'] },
    { title: 'Honey-Mustard', cuisine: 'british', likes: [], calls: ['mustard', 'honey', 'parsnip', 'sausage', 'apple'] },
    { title: 'Smoky', cuisine: 'spanish', likes: ['smoked paprika'], adds: 1, calls: ['chorizo', 'smoked paprika', 'potato'] },
  ],
  write(pen) {
    pen.step(`Heat the oven to ${oven(200)} with a large baking tray inside; a hot tray browns from below.`, 8);
    for (const part of pen.parts('aromatics')) part.cut = part.food.kind === 'bulb' ? 'cut into wedges' : part.food.kind === 'garlic' ? 'left whole, lightly crushed' : part.cut;
    for (const part of pen.parts('protein')) if (part.food.kind === 'poultry' || part.food.kind === 'raw sausage') part.cut = part.food.kind === 'poultry' ? 'patted dry' : 'left whole';
    const dress: Part[] = [...pen.parts('spices'), ...pen.parts('sweet'), ...pen.unused(['dried herb', 'woody herb', 'mustard', 'hot sauce', 'tomato paste'])];
    const oil = fat(pen, 12);
    const seasoning = salt(pen, 1.8);
    pen.step(`Stir ${oil} with ${seasoning}${dress.length > 0 ? ` and ${pen.the(dress)}` : ''}. Toss with ${pen.the([...pen.parts('veg'), ...pen.parts('aromatics')])} until everything shines.`, 5);
    const all = trayWaves(pen, [...pen.parts('protein').filter((part) => part.food.kind !== 'crumbly cheese'), ...pen.parts('veg'), ...pen.parts('aromatics')]);
    const total = all[0]?.minutes ?? 25;
    const early = all.filter(({ minutes }) => minutes > total - 8).flatMap(({ parts }) => parts);
    const later = all.filter(({ minutes }) => minutes <= total - 8);
    pen.step(`Spread ${pen.the(early)} on the hot tray in one layer. Roast for ${later.length > 0 ? Math.max(8, total - (later[0]?.minutes ?? 0)) : about(total).replace(' minutes', '')} minutes${later.length > 0 ? '' : ', turning once, until tender and browned at the edges'}.`, later.length > 0 ? total - (later[0]?.minutes ?? 0) : total);
    later.forEach(({ minutes, parts }, index) => {
      const next = later[index + 1]?.minutes ?? 0;
      pen.step(`Add ${pen.the(parts)}, turn everything and roast for ${Math.max(4, minutes - next)} minutes more${next === 0 ? ', until all is tender and browned at the edges' : ''}.`, Math.max(4, minutes - next));
    });
    const raw = pen.parts('protein').filter((part) => part.food.safety.size > 0);
    pen.step([...raw.map((part) => `Check ${pen.the([part])}: roast ${untilSafe(part)}.${restLine(part)}`), pen.parts('protein').some((part) => part.food.kind === 'crumbly cheese') || pen.has('cheese') ? `Scatter over ${pen.the([...pen.parts('cheese'), ...pen.parts('protein').filter((part) => part.food.kind === 'crumbly cheese')])}.` : ''], raw.length > 0 ? 2 : 0);
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(`While the tray is in the oven, make the side. ${side.say}`, 0);
    pen.step([bottles(pen), ...finishAndServe(pen, side.say === '' ? 'Serve straight from the tray.' : `Serve with the ${pen.names(pen.parts('side'))}.`)], 2);
    pen.note('Give everything room: two trays brown better than one crowded tray. Leftovers turn into a salad the next day.');
  },
};

export const gratin: Shape = {
  id: 'gratin', dish: 'Gratin', meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 60, worth: 6,
  slots: [slot('veg', ['potato', 'starchy root', 'root', 'squash', 'firm vegetable', 'cabbage', 'leafy green', 'tender vegetable', '-#celery', '-#cucumber'], 1, 4, 320), slot('cream', ['cream', '#milk', 'fresh cheese'], 1, 2, 110), slot('cheese', ['melting cheese', 'hard cheese', 'crumbly cheese'], 1, 2, 40), slot('protein', ['cured meat', 'bacon', 'smoked fish', 'cooked meat', 'beans'], 0, 1, 50), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('crumbs', ['breadcrumbs'], 0, 1, 12), ...SAVOURY],
  variants: [{ title: '', cuisine: 'french', likes: ['nutmeg'], calls: ['potato', 'gruyere', 'heavy cream', 'thyme'] }, { title: 'Cheddar', cuisine: 'british', likes: [], calls: ['cheddar', 'mustard', 'leek', 'cauliflower'] }],
  write(pen) {
    for (const part of pen.parts('veg')) if (['potato', 'starchy root', 'root', 'squash'].includes(part.food.kind)) part.cut = part.food.cut.includes('peeled') || part.food.kind === 'potato' ? 'peeled and cut into 3 mm (⅛ in) slices' : 'thinly sliced';
    pen.step(`Heat the oven to ${oven(180)}. ${heatFat(pen, 'a wide pan', 'medium heat', 6)}`, 4);
    const protein = cookInPan(pen, pen.parts('protein'));
    const soft = soften(pen, pen.parts('aromatics'));
    const leaves = fryVegetables(pen, pen.parts('veg').filter((part) => part.food.kind === 'leafy green'));
    const spice = bloom(pen);
    pen.step([protein.say, soft.say, leaves.say, spice.say], protein.minutes + soft.minutes + leaves.minutes + spice.minutes);
    const thick = pen.parts('veg').filter((part) => part.food.kind !== 'leafy green');
    const water = pen.take('water', 60 * pen.servings);
    pen.step(`Add ${pen.the([...pen.parts('cream'), water])} and ${salt(pen, 1.6)} and bring to a simmer. ${thick.length > 0 ? `Stir in ${pen.the(thick)} and simmer for 5 minutes, so that the slices begin to soften and the sauce thickens.` : ''}`, 8);
    const cheese = pen.parts('cheese');
    pen.step([bottles(pen), `Tip into an ovenproof dish, press flat and scatter with ${pen.the(cheese)}${pen.has('crumbs') ? ` and ${pen.the(pen.parts('crumbs'))}` : ''}.`], 3);
    const minutes = thick.some((part) => ['potato', 'root', 'starchy root', 'squash'].includes(part.food.kind)) ? 40 : 25;
    pen.step(`Bake for ${about(minutes)}, until a knife meets no resistance in the middle and the top is deep golden. Cover with foil if it browns too soon.`, minutes);
    pen.step(['Leave to stand for 10 minutes so that the sauce settles.', ...finishAndServe(pen, 'Serve in spoonfuls, with the crust on top.', false)], 10);
    pen.note('It reheats well: 15 minutes at 180 °C (350 °F), covered, until steaming.');
  },
};

export const bakedFish: Shape = {
  id: 'baked fish', dish: 'Baked Fish', titles: ['{style} Baked {1} with {rest}', '{style} Oven-Baked {1} with {rest}'], meal: 'main', way: 'oven', needs: ['oven'], minutes: 35, worth: 7,
  slots: [slot('protein', ['fish'], 1, 1, 150), slot('veg', ['tender vegetable', 'tomato', 'firm vegetable', 'potato', 'leafy green', 'peas and corn', 'mushroom', 'pickled vegetable', '-#celery'], 1, 4, 230), slot('aromatics', ['bulb', 'garlic', 'ginger', 'chili'], 0, 2), slot('crumbs', ['breadcrumbs'], 0, 1, 12), slot('cream', ['cream', '#yogurt'], 0, 1, 40), BESIDE, ...SAVOURY],
  variants: [
    { title: 'Mediterranean', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['tomato', 'olive', 'lemon', 'feta', 'caper'] },
    { title: 'Ginger-Soy', cuisine: 'chinese', likes: [], calls: ['ginger', 'soy sauce', 'bok choy', 'scallion'] },
    { title: 'Dill', cuisine: 'nordic', likes: [], calls: ['dill', 'salmon', 'potato', 'cucumber', 'mustard'] },
  ],
  write(pen) {
    pen.step(`Heat the oven to ${oven(200)}.`, 0);
    const potato = pen.parts('veg').filter((part) => part.food.kind === 'potato');
    const other = pen.parts('veg').filter((part) => !potato.includes(part));
    for (const part of potato) part.cut = 'thinly sliced';
    const oil = fat(pen, 10);
    const seasoning = salt(pen, 1.6);
    const dry = [...pen.parts('spices'), ...pen.unused(['dried herb', 'woody herb'])];
    pen.step(`Toss ${pen.the([...potato, ...other.filter((part) => part.food.kind !== 'leafy green'), ...pen.parts('aromatics')])} with half of ${oil}, ${seasoning}${dry.length > 0 ? ` and ${pen.the(dry)}` : ''} in an ovenproof dish. Roast for ${potato.length > 0 ? 25 : 15} minutes, until ${potato.length > 0 ? 'the potatoes are nearly tender' : 'the edges begin to brown'}.`, potato.length > 0 ? 30 : 20);
    const fish = pen.first('protein');
    const leaves = other.filter((part) => part.food.kind === 'leafy green');
    pen.step([leaves.length > 0 ? `Stir in ${pen.the(leaves)}.` : '', pen.parts('seasoning').length > 0 || pen.has('cream') ? `Spoon ${pen.the([...pen.parts('cream'), ...pen.parts('seasoning')])} over the vegetables.` : '', `Pat ${pen.the(pen.parts('protein'))} dry, lay on top, brush with the rest of the fat${pen.has('crumbs') ? ` and press on ${pen.the(pen.parts('crumbs'))}` : ''}. Bake for ${about(fish === undefined ? 12 : pen.time(fish, 'roast', 12))}, ${fish === undefined ? '' : untilSafe(fish)}.`], 14);
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(`While the fish bakes, make the side. ${side.say}`, 0);
    pen.step(finishAndServe(pen, side.say === '' ? 'Serve at once.' : `Serve with the ${pen.names(pen.parts('side'))}.`), 1);
    pen.note('Thin tail ends cook faster: tuck them under so that the fish is even.');
  },
};

export const stuffed: Shape = {
  id: 'stuffed vegetables', dish: 'Stuffed Vegetables', titles: ['{style} Stuffed {1} with {rest}'], meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 55, worth: 6,
  slots: [slot('shell', ['#bell pepper', '#zucchini', '#eggplant', '#portobello mushroom', '#acorn squash'], 1, 1, 220), slot('protein', ['ground meat', 'ground poultry', 'beans', 'meat substitute', 'raw sausage', 'cooked meat', 'cooked sausage'], 0, 1, 90), slot('grain', ['cooked grain', 'rice', 'grain'], 0, 1, 40), slot('veg', ['tomato', 'canned tomato', 'mushroom', 'leafy green', 'peas and corn', 'tender vegetable', '-#celery'], 0, 3, 100), slot('cheese', CHEESE, 0, 2, 35), AROMATIC, ...SAVOURY],
  variants: [
    { title: 'Mediterranean', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['feta', 'oregano', 'mint', 'rice'] },
    { title: 'Mexican-Style', cuisine: 'mexican', likes: ['cumin'], adds: 1, calls: ['black bean', 'corn', 'cilantro', 'monterey jack'] },
    { title: 'Levantine', cuisine: 'levantine', likes: ['allspice'], adds: 1, calls: ['ground lamb', 'pine nut', 'bulgur', 'parsley'] },
  ],
  write(pen) {
    const shell = pen.first('shell');
    if (shell !== undefined) shell.cut = 'halved and hollowed out';
    const names = pen.the(pen.parts('shell'));
    pen.step(`Heat the oven to ${oven(200)}. Brush ${names} with a little of ${fat(pen, 10)}, season with ${salt(pen, 1.5)} and roast cut side down for 15 minutes.`, 20);
    const grain = pen.first('grain');
    if (grain !== undefined && grain.food.kind !== 'cooked grain') pen.step(cookStarch(pen, grain).say, 0);
    const protein = cookInPan(pen, pen.parts('protein'));
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const spice = bloom(pen);
    pen.step(['Set a large frying pan with the rest of the fat over medium heat.', soft.say, protein.say, veg.say, spice.say], soft.minutes + protein.minutes + veg.minutes + spice.minutes);
    const cheese = pen.parts('cheese');
    pen.step([grain !== undefined ? `Stir in ${pen.the([grain])}.` : '', bottles(pen), `Turn the shells over, pile in the filling${cheese.length > 0 ? ` and top with ${pen.the(cheese)}` : ''}. Bake for 15 to 20 minutes, until the shells are tender and the filling is hot through (74 °C / 165 °F).`], 20);
    pen.step(finishAndServe(pen, 'Serve warm.', false), 2);
    pen.note('Any filling left over makes a good lunch in a wrap.');
  },
};

export const flatPie: Shape = {
  id: 'tart', dish: 'Tart', meal: 'main', way: 'oven', needs: ['oven'], minutes: 45, worth: 7,
  slots: [slot('pastry', ['pastry'], 1, 1, 80), slot('veg', [...VEG, 'potato', '-#bean sprouts'], 1, 4, 180), slot('cheese', CHEESE, 0, 2, 45), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('protein', ['bacon', 'cured meat', 'smoked fish', 'canned fish', 'cooked sausage', ...PLANT_PROTEIN], 0, 1, 50), slot('egg', ['egg'], 0, 1, 50), slot('cream', ['cream', '#milk'], 0, 1, 40), ...SAVOURY],
  variants: [{ title: 'Rustic', cuisine: 'french', likes: ['dried thyme'], adds: 1, calls: ['puff pastry', 'goat cheese', 'leek', 'thyme'] }, { title: 'Mediterranean', cuisine: 'italian', likes: ['dried oregano'], calls: ['tomato', 'feta', 'zucchini', 'mozzarella'] }],
  write(pen) {
    pen.step(`Heat the oven to ${oven(200)}. ${heatFat(pen, 'a frying pan', 'medium heat', 7)}`, 5);
    const protein = cookInPan(pen, pen.parts('protein'));
    const soft = soften(pen, pen.parts('aromatics'), true);
    const veg = fryVegetables(pen, pen.parts('veg'));
    const spice = bloom(pen);
    pen.step([protein.say, soft.say, veg.say, spice.say, `Season with ${salt(pen, 1)} and let cool for a few minutes.`], protein.minutes + soft.minutes + veg.minutes + spice.minutes + 5);
    pen.step(`Lay ${pen.the(pen.parts('pastry'))} on a lined baking tray. Spread the filling over it, leaving a border of 4 cm (1½ in)${pen.has('cheese') ? `, and scatter with ${pen.the(pen.parts('cheese'))}` : ''}. Fold the edges in over the filling.${pen.has('egg') || pen.has('cream') ? ` Beat ${pen.the([...pen.parts('egg'), ...pen.parts('cream')])}, brush the edges and pour the rest over the filling.` : ''}`, 6);
    pen.step('Bake for 25 to 28 minutes on the lowest shelf, until the pastry is deep golden underneath and the filling is set (71 °C / 160 °F).', 27);
    pen.step([bottles(pen), ...finishAndServe(pen, 'Cut into pieces and serve warm.', false)], 3);
    pen.note('Good cold, too: it travels well to a picnic.');
  },
};
