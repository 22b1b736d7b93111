/** Dishes that simmer in a pot: curry, chili, stew, pilaf, risotto. */
import { MINCE, ROOTS, STEW_MEAT, VEG } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, BESIDE, SAVOURY, WINE } from '../slots.ts';
import { bloom, bottles, deglaze, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { softPulses } from '../technique/plate.ts';
import { addLate, brownFirst, simmerUntilDone } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';
import { simmerVegetables, soften } from '../technique/vegetables.ts';
import type { Pen } from '../pen.ts';
import { liquid } from './soups.ts';

const STOCK = slot('stock', ['stock'], 0, 1, 150);
const sideServe = (pen: Pen, names: string): string => (names === '' ? pen.say('Serve in deep plates.', 'Ladle into warm bowls.', 'Serve hot.') : pen.say(`Serve with the ${names}.`, `Bring to the table with the ${names}.`, `Spoon over the ${names} and serve.`));

export const curry: Shape = {
  id: 'curry', dish: 'Curry', meal: 'main', way: 'pot', needs: ['stove'], minutes: 40, worth: 8,
  slots: [slot('protein', ['poultry', 'lamb', 'beef', 'stewing meat', 'shrimp', 'fish', 'tofu', 'frying cheese', 'beans', 'egg', 'meat substitute', 'ground meat', 'pork', 'cooked meat'], 0, 2, 140), slot('veg', [...VEG, ...ROOTS, '-#beet', '-#lettuce'], 1, 5, 200), AROMATIC, slot('paste', ['curry paste', 'spice blend'], 1, 1, null, ['curry powder']), slot('sauce', ['coconut milk', 'canned tomato', 'tomato', 'yogurt', 'cream'], 1, 2, 140), STOCK, BESIDE, ...SAVOURY],
  variants: [
    { title: 'Indian-Style', cuisine: 'indian', likes: ['turmeric'], calls: ['garam masala', 'curry powder', 'paneer', 'chickpea', 'yogurt', 'basmati rice', 'turmeric'] },
    { title: 'Thai-Style', cuisine: 'thai', likes: [], calls: ['red curry paste', 'green curry paste', 'coconut milk', 'fish sauce', 'lime', 'lemongrass', 'thai basil'] },
    { title: 'Japanese-Style', cuisine: 'japanese', likes: [], calls: ['potato', 'carrot', 'soy sauce', 'japanese curry roux'] },
    { title: 'Caribbean-Style', cuisine: 'caribbean', likes: ['allspice'], calls: ['plantain', 'scotch bonnet', 'thyme', 'sweet potato', 'allspice'] },
  ],
  write(pen) {
    const start = heatFat(pen, 'a wide, heavy pot', 'medium heat', 10);
    const protein = pen.parts('protein');
    const brown = brownFirst(pen, protein);
    pen.step([start, brown.say], 2 + brown.minutes);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    pen.step([soft.say, pen.parts('paste').some((part) => !part.used) ? pen.say(`Stir in ${pen.the(pen.parts('paste'))} and fry for 1 to 2 minutes, until fragrant.`, `Add ${pen.the(pen.parts('paste'))} and let sizzle for 1 to 2 minutes, until the fat takes on the color.`, `Work in ${pen.the(pen.parts('paste'))} and cook it out for 1 to 2 minutes, stirring from the bottom.`) : '', spice.say], soft.minutes + 2 + spice.minutes);
    const done = simmerUntilDone(pen, protein);
    const yogurt = pen.parts('sauce').filter((part) => part.food.kind === 'yogurt');
    const sauce = pen.parts('sauce').filter((part) => !yogurt.includes(part));
    pen.step(`Pour in ${sauce.length > 0 ? `${pen.the(sauce)} and ` : ''}${liquid(pen, sauce.length > 0 ? 80 : 200)}, add ${salt(pen, 1.8)} and bring to a simmer.`, 5);
    const veg = simmerVegetables(pen, pen.parts('veg'), done.minutes, done.until, addLate(pen, protein));
    pen.step([veg.say], veg.minutes);
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(`${pen.say('While it simmers, make the side.', 'Meanwhile, see to the side.', 'In the meantime, get the side ready.')} ${side.say}`, 0);
    pen.step([yogurt.length > 0 ? `${pen.say('Take off the heat and stir in', 'Off the heat, add')} ${pen.the(yogurt)} a spoonful at a time so that it does not split.` : '', bottles(pen), ...finishAndServe(pen, sideServe(pen, side.say === '' ? '' : pen.names(pen.parts('side'))))], 2);
    pen.note('Curries keep for 3 days in the fridge, and the spices settle in overnight. Reheat until steaming (74 °C / 165 °F).');
  },
};

export const chili: Shape = {
  id: 'chili', dish: 'Chili', meal: 'main', way: 'pot', needs: ['stove'], minutes: 45, worth: 7,
  slots: [slot('beans', ['beans', 'lentils', 'dried beans'], 1, 2, null), slot('tomato', ['canned tomato', 'tomato'], 1, 2, 180), slot('protein', [...MINCE, 'stewing meat', 'meat substitute', 'cooked sausage', 'bacon', 'raw sausage'], 0, 2, 110), slot('veg', ['tender vegetable', 'peas and corn', 'root', 'squash', 'mushroom', '#sweet potato', '-#cucumber', '-#eggplant'], 0, 4, 120), AROMATIC, slot('depth', ['#dark chocolate', '#cocoa powder', '#beer'], 0, 1, 5), STOCK, slot('side', ['rice', 'cooked grain', 'flatbread', 'bread', '#tortilla chips'], 0, 1), ...SAVOURY],
  variants: [
    { title: 'Smoky', cuisine: 'mexican', likes: ['cumin', 'smoked paprika', 'chili powder'], adds: 2, calls: ['chili powder', 'black bean', 'kidney bean', 'cumin', 'jalapeno'] },
    { title: 'Tex-Mex', cuisine: 'american', likes: ['chili powder', 'cumin'], adds: 2, calls: ['ground beef', 'cheddar', 'bell pepper'] },
  ],
  write(pen) {
    const soak = softPulses(pen, pen.parts('beans').filter((part) => part.food.kind === 'dried beans'));
    if (soak.say !== '') pen.step(soak.say, soak.minutes);
    const start = heatFat(pen, 'a large, heavy pot', 'medium-high heat', 8);
    const brown = brownFirst(pen, pen.parts('protein'));
    pen.step([start, brown.say], 2 + brown.minutes);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    pen.step([soft.say, spice.say], soft.minutes + spice.minutes);
    const done = simmerUntilDone(pen, pen.parts('protein'));
    pen.step([`Add ${pen.the([...pen.parts('tomato'), ...pen.parts('beans'), ...pen.parts('depth')])} with ${liquid(pen, 90)} and ${salt(pen, 1.8)}. Bring to a simmer.`, bottles(pen)], 5);
    const veg = simmerVegetables(pen, pen.parts('veg'), Math.max(25, done.minutes), done.until === '' ? 'the chili is thick' : done.until);
    pen.step([veg.say, 'Stir from the bottom now and then so that nothing catches.'], veg.minutes);
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(`Meanwhile, see to the side. ${side.say}`, 0);
    pen.step(finishAndServe(pen, sideServe(pen, side.say === '' ? '' : pen.names(pen.parts('side')))), 2);
    pen.note('Make it a day ahead if you can. It freezes well for 3 months.');
  },
};

export const stew: Shape = {
  id: 'stew', dish: 'Stew', meal: 'main', way: 'pot', needs: ['stove'], minutes: 60, worth: 7,
  slots: [slot('protein', [...STEW_MEAT, 'ground meat', 'meat substitute', 'beans', 'fish', 'shrimp', 'bacon', '-#beef steak', '-#rib-eye steak', '-#sirloin steak', '-#strip steak', '-#flank steak', '-#skirt steak', '-#beef tenderloin', '-#carpaccio', '-#duck breast', '-#lamb chop', '-#pork chop', '-#beef patty', '-#chicken carcass', '-#ham hock'], 1, 2, 160), slot('veg', [...VEG, ...ROOTS, '-#lettuce', '-#bean sprouts', '-#asparagus', '-#cucumber', '-#snow pea', '-#bok choy'], 0, 5, 240), AROMATIC, slot('tomato', ['canned tomato', 'tomato'], 0, 1, 110), WINE, slot('shells', ['shellfish'], 0, 1, 250), slot('fruit', ['#dried apricot', '#prune', '#date', '#raisin', '#dried fig', '#preserved lemon'], 0, 2, 25), STOCK, BESIDE, ...SAVOURY],
  variants: [
    { title: 'Farmhouse', cuisine: 'french', likes: ['dried thyme', 'bay leaf'], adds: 1, calls: ['red wine', 'mushroom', 'bacon', 'thyme', 'carrot'] },
    { title: 'Irish-Style', cuisine: 'british', likes: ['dried thyme'], adds: 1, calls: ['lamb', 'stewing lamb', 'beer', 'stout', 'parsnip'] },
    { title: 'Goulash-Style', cuisine: 'eastern-european', likes: ['paprika'], adds: 1, calls: ['paprika', 'sour cream', 'bell pepper'] },
    { title: 'Tagine-Style', cuisine: 'north-african', likes: ['cumin', 'ground cinnamon'], adds: 1, calls: ['chickpea', 'dried apricot', 'couscous', 'ras el hanout', 'preserved lemon'] },
    { title: 'Cacciatore-Style', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['canned tomato', 'rosemary', 'olive', 'basil'] },
  ],
  write(pen) {
    const protein = pen.parts('protein');
    const brown = brownFirst(pen, protein);
    const plain = brown.say === '' && !pen.has('aromatics', 'spices', 'wine');
    if (!plain) pen.step([heatFat(pen, 'a heavy, lidded pot', 'medium-high heat', 10), brown.say, brown.say === '' ? '' : 'Lift out and set aside.'], 2 + brown.minutes);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    pen.step([soft.say, spice.say, deglaze(pen).say], soft.minutes + spice.minutes + (pen.has('wine') ? 3 : 0));
    const early = protein.filter((part) => part.used);
    const done = simmerUntilDone(pen, protein);
    const into = [...(plain ? pen.parts('fat') : []), ...early, ...pen.parts('tomato').filter((part) => !part.used), ...pen.parts('fruit')];
    pen.step([`${into.length > 0 ? `Add ${pen.the(into)}, then pour` : 'Pour'} in ${liquid(pen, 200)} and ${salt(pen, 2)}. Bring to a simmer.`], 6);
    const veg = simmerVegetables(pen, pen.parts('veg'), done.minutes, done.until, addLate(pen, [...protein, ...pen.parts('shells')]));
    pen.step([veg.say, bottles(pen)], veg.minutes);
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(`Before the stew is done, make the side. ${side.say}`, 0);
    pen.step(finishAndServe(pen, sideServe(pen, side.say === '' ? '' : pen.names(pen.parts('side')))), 3);
    pen.note('Too thin? Simmer the last 10 minutes without the lid. Leftovers keep for 3 days; reheat until steaming (74 °C / 165 °F).');
  },
};

export const pilaf: Shape = {
  id: 'pilaf', dish: 'Pilaf', meal: 'main', way: 'pot', needs: ['stove'], minutes: 40, worth: 7,
  slots: [slot('base', ['rice', '#bulgur', '#quinoa', '#freekeh'], 1, 1, 80), slot('protein', ['poultry', 'lamb', 'ground meat', 'beans', 'shrimp', 'cooked sausage', 'cooked meat', 'raw sausage', 'fish', 'pork', 'tofu'], 0, 2, 110), slot('shells', ['shellfish'], 0, 1, 220), slot('veg', [...VEG, '-#lettuce', '-#bean sprouts'], 0, 4, 140), AROMATIC, slot('tomato', ['canned tomato', 'tomato'], 0, 1, 60), slot('fruit', ['#raisin', '#dried apricot', '#currant', '#dried cranberry'], 0, 1, 15), slot('stock', ['stock'], 0, 1, 160), ...SAVOURY],
  variants: [
    { title: 'Spiced', cuisine: 'indian', likes: ['cumin', 'turmeric'], adds: 1, calls: ['basmati rice', 'garam masala', 'peas', 'cardamom', 'cashew'] },
    { title: 'Paella-Style', cuisine: 'spanish', likes: ['smoked paprika', 'saffron'], adds: 1, calls: ['chorizo', 'shrimp', 'saffron', 'smoked paprika', 'mussel'] },
    { title: 'Jambalaya-Style', cuisine: 'american', likes: ['smoked paprika', 'dried thyme'], adds: 1, calls: ['celery', 'bell pepper', 'sausage', 'cajun seasoning'] },
    { title: 'Turkish-Style', cuisine: 'turkish', likes: ['allspice'], adds: 1, calls: ['bulgur', 'pine nut', 'mint', 'lamb', 'dill'] },
    { title: 'Jollof-Style', cuisine: 'african', likes: ['dried thyme', 'curry powder'], adds: 1, calls: ['canned tomato', 'scotch bonnet', 'bell pepper'] },
  ],
  write(pen) {
    const start = heatFat(pen, 'a wide, lidded pan', 'medium heat', 9);
    const protein = pen.parts('protein');
    const brown = brownFirst(pen, protein);
    pen.step([start, brown.say], 2 + brown.minutes);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    pen.step([soft.say, spice.say], soft.minutes + spice.minutes);
    const base = pen.first('base');
    const leaves = pen.parts('veg').filter((part) => ['leafy green', 'peas and corn', 'sprouts', 'firm vegetable'].includes(part.food.kind));
    const rest = pen.parts('veg').filter((part) => !leaves.includes(part));
    const minutes = base === undefined ? 15 : Math.max(15, pen.time(base, 'simmer', 16));
    pen.step(`Stir in ${pen.the([...pen.parts('base'), ...rest, ...pen.parts('fruit')])} until ${base?.food.kind === 'rice' ? 'the grains are glossy with fat' : 'everything is coated'}, 2 minutes. Pour in ${liquid(pen, pen.has('tomato') ? 120 : 165)}${pen.has('tomato') ? ` and ${pen.the(pen.parts('tomato'))}` : ''}, add ${salt(pen, 1.6)} and bring to a boil.`, 6);
    const done = simmerUntilDone(pen, protein);
    pen.step(`Cover tightly and cook over the lowest heat for ${minutes} minutes without lifting the lid, until the liquid is absorbed${done.until === '' ? '' : ` and ${done.until}`}.`, minutes);
    const late = addLate(pen, [...protein, ...pen.parts('shells')]);
    pen.step([leaves.length > 0 ? `Lay ${pen.the(leaves)} on top, cover again and steam for ${leaves.some((part) => part.food.kind === 'firm vegetable') ? 6 : 3} minutes, until bright and tender.` : '', late.say.replace('over high heat, shaking the pot once', 'over low heat').replace('and simmer gently for', 'on top, cover and steam for'), bottles(pen)], 3 + late.minutes);
    pen.step(['Take off the heat, leave covered for 5 minutes, then fluff with a fork.', ...finishAndServe(pen, 'Serve hot.')], 5);
    pen.note('If it is still firm when the liquid has gone, add a splash of hot water, cover and give it 5 minutes more. Chill leftovers within an hour or two.');
  },
};

export const risotto: Shape = {
  id: 'risotto', dish: 'Risotto', meal: 'main', way: 'pot', needs: ['stove'], minutes: 40, worth: 7,
  slots: [slot('base', ['#arborio rice', '#risotto rice', '#short-grain rice', '#rice', '#pearl barley', '-#basmati rice', '-#jasmine rice', '-#brown rice', '-#wild rice'], 1, 1, 80), slot('veg', ['mushroom', 'squash', 'peas and corn', 'firm vegetable', 'leafy green', 'tender vegetable', 'tomato', 'root', '-#celery', '-#cucumber'], 1, 3, 150), slot('cheese', ['hard cheese', 'melting cheese', 'crumbly cheese', '#mascarpone'], 1, 1, 25), AROMATIC, slot('protein', ['bacon', 'shrimp', 'cooked sausage', 'cured meat', 'raw sausage', 'poultry', 'scallop'], 0, 1, 80), WINE, slot('stock', ['stock'], 1, 1, 380, ['vegetable stock']), ...SAVOURY],
  variants: [{ title: '', cuisine: 'italian', likes: [], calls: ['arborio rice', 'parmesan', 'mushroom'] }],
  write(pen) {
    const cubes = pen.parts('stock').some((part) => part.food.measure !== 'ml');
    const stock = pen.the([...pen.parts('stock'), ...(cubes ? [pen.take('water', 380 * pen.servings)] : [])]);
    pen.step(`Bring ${stock} to a bare simmer in a saucepan and keep it hot.`, 5);
    const start = heatFat(pen, 'a wide, heavy pan', 'medium heat', 8);
    const protein = pen.parts('protein');
    const brown = brownFirst(pen, protein);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    pen.step([start, brown.say, soft.say, spice.say], 2 + brown.minutes + soft.minutes + spice.minutes);
    const late = pen.parts('veg').filter((part) => ['leafy green', 'peas and corn'].includes(part.food.kind));
    const veg = pen.parts('veg').filter((part) => !late.includes(part));
    pen.step([veg.length > 0 ? `Add ${pen.the(veg)} and cook for 5 minutes, until beginning to brown.` : '', `Stir in ${pen.the(pen.parts('base'))} for 2 minutes, until the edges of the grains look clear.`, deglaze(pen).say], 8);
    const done = simmerUntilDone(pen, protein);
    pen.step(`Add a ladleful of the stock and stir until absorbed. Go on for 18 to 20 minutes, a ladleful at a time, until the rice is tender with a little bite and the risotto flows slowly off the spoon${done.until === '' ? '' : `, and ${done.until}`}.`, 19);
    const end = addLate(pen, protein);
    pen.step([late.length > 0 ? `Stir in ${pen.the(late)} for 3 minutes.` : '', end.say, `Take off the heat and beat in ${pen.the(pen.parts('cheese'))}. Season with ${salt(pen, 1)}.`, bottles(pen), 'Cover and leave for 2 minutes.'], 5 + end.minutes);
    pen.step(finishAndServe(pen, 'Serve at once, on warm plates.'), 1);
    pen.note('Risotto does not wait, but cold leftovers shaped into little cakes and fried are worth planning for.');
  },
};
