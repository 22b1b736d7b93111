/** Dishes of one hot pan or wok. */
import { CHEESE, PLANT_PROTEIN, QUICK_MEAT, VEG } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, BESIDE, SAVOURY, SAVOURY_NO_CHEESE, WINE } from '../slots.ts';
import { bloom, bottles, deglaze, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';

export const stirFry: Shape = {
  id: 'stir-fry', dish: 'Stir-Fry', meal: 'main', way: 'wok', needs: ['stove'], minutes: 25, worth: 7,
  slots: [slot('protein', ['poultry', 'beef', 'pork', 'lamb', 'shrimp', 'scallop', 'tofu', 'meat substitute', 'cooked meat', 'ground meat', 'ground poultry'], 0, 1, 140), slot('veg', ['firm vegetable', 'tender vegetable', 'cabbage', 'root', 'mushroom', 'peas and corn', 'leafy green', 'sprouts', '-#beet', '-#eggplant', '-#artichoke'], 2, 5, 220), AROMATIC, slot('side', ['rice', 'cooked grain', 'noodle'], 0, 1), slot('sauce', ['soy sauce'], 1, 2, 15, ['soy sauce', 'coconut aminos']), slot('sweet', ['syrup', '#brown sugar', '#sugar'], 0, 1, 4), ...SAVOURY_NO_CHEESE.filter((one) => one.name !== 'seasoning'), slot('seasoning', ['fish sauce', 'hot sauce', '#sesame oil', '#rice wine', 'starch'], 0, 2)],
  variants: [
    { title: 'Ginger-Soy', cuisine: 'chinese', likes: [], calls: ['ginger', 'soy sauce', 'bok choy', 'oyster sauce'] },
    { title: 'Teriyaki-Style', cuisine: 'japanese', likes: [], calls: ['mirin', 'teriyaki sauce', 'sesame seed'] },
    { title: 'Thai-Style', cuisine: 'thai', likes: [], calls: ['basil', 'fish sauce', 'lime', 'chili'] },
    { title: 'Korean-Style', cuisine: 'korean', likes: [], calls: ['gochujang', 'kimchi', 'sesame oil'] },
  ],
  write(pen) {
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(side.say, side.minutes);
    const sauce = [...pen.parts('sauce'), ...pen.parts('sweet'), ...pen.parts('seasoning'), ...pen.parts('acid')];
    const water = pen.take('water', 30 * pen.servings);
    pen.step(`Stir together ${pen.the([...sauce, water])} in a small bowl${sauce.some((part) => part.food.kind === 'starch') ? '; stir again just before you use it' : ''}.`, 2);
    pen.step([heatFat(pen, 'a wok or large frying pan', 'high heat', 8).replace('until it foams', 'until it shimmers'), cookInPan(pen, pen.parts('protein')).say, pen.has('protein') ? 'Tip onto a plate.' : ''], 2 + Math.max(0, ...pen.parts('protein').map((part) => pen.time(part, 'fry', 6))));
    const quick = pen.parts('aromatics').filter((part) => part.food.kind !== 'bulb');
    const bulbs = pen.parts('aromatics').filter((part) => part.food.kind === 'bulb');
    for (const part of bulbs) part.cut = part.food.cut.replace('finely chopped', 'cut into thin wedges');
    const veg = fryVegetables(pen, [...bulbs, ...pen.parts('veg')]);
    pen.step([veg.say.replaceAll('Tip in', 'Add'), 'Keep everything moving so that it fries rather than stews.'], veg.minutes);
    const spice = bloom(pen);
    pen.step([soften(pen, quick).say, spice.say, `Return everything to the wok, pour in the sauce and toss for 1 to 2 minutes, until it bubbles and coats ${pen.has('protein') ? 'the meat and vegetables' : 'the vegetables'}.`.replace('the meat and vegetables', `the ${pen.names(pen.parts('protein'))} and vegetables`)], 3);
    pen.step([`Taste before you salt: the sauce is salty already.`, ...finishAndServe(pen, side.say === '' ? 'Serve straight from the wok.' : `Serve over the ${pen.names(pen.parts('side'))}.`, false)], 1);
    pen.note('Cut everything before you heat the wok; once it is hot there is no time.');
  },
};

export const friedRice: Shape = {
  id: 'fried rice', dish: 'Fried Rice', meal: 'main', way: 'wok', needs: ['stove'], minutes: 25, worth: 7,
  slots: [slot('base', ['cooked grain', 'rice'], 1, 1), slot('egg', ['egg'], 0, 1, 50), slot('protein', ['cured meat', 'cooked meat', 'shrimp', 'tofu', 'bacon', 'cooked sausage', 'poultry', 'pork', 'canned fish', 'ground meat', 'meat substitute'], 0, 1, 80), slot('veg', ['peas and corn', 'root', 'cabbage', 'firm vegetable', 'tender vegetable', 'mushroom', 'leafy green', 'sprouts', '-#beet', '-#eggplant'], 1, 4, 140), AROMATIC, slot('sauce', ['soy sauce'], 1, 1, 12, ['soy sauce', 'coconut aminos']), ...SAVOURY_NO_CHEESE],
  variants: [
    { title: 'Chinese Take-Out-Style', cuisine: 'chinese', likes: [], calls: ['egg', 'peas', 'oyster sauce', 'ham'] },
    { title: 'Kimchi-Style', cuisine: 'korean', likes: [], calls: ['kimchi', 'gochujang'] },
    { title: 'Nasi Goreng-Style', cuisine: 'indonesian', likes: [], calls: ['chili', 'shallot', 'kecap manis', 'sambal oelek'] },
    { title: 'Thai-Style', cuisine: 'thai', likes: [], calls: ['fish sauce', 'lime', 'pineapple', 'basil'] },
  ],
  write(pen) {
    const base = pen.first('base');
    const raw = base !== undefined && base.food.kind === 'rice';
    if (raw) {
      const work = cookStarch(pen, base);
      pen.step([work.say, 'Spread out on a plate to steam dry and cool a little; dry rice fries, wet rice clumps.'], work.minutes + 5);
    }
    if (pen.has('egg')) {
      pen.step([heatFat(pen, 'a wok or large frying pan', 'high heat', 10), `Beat ${pen.the(pen.parts('egg'))}, pour in and stir for 1 minute until set through. Tip onto a plate.`], 3);
      pen.step([cookInPan(pen, pen.parts('protein')).say], Math.max(0, ...pen.parts('protein').map((part) => pen.time(part, 'fry', 5))));
    } else pen.step([heatFat(pen, 'a wok or large frying pan', 'high heat', 10), cookInPan(pen, pen.parts('protein')).say], 2 + Math.max(0, ...pen.parts('protein').map((part) => pen.time(part, 'fry', 5))));
    for (const part of pen.parts('veg')) if (['root', 'firm vegetable', 'tender vegetable'].includes(part.food.kind)) part.cut = 'finely diced';
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const spice = bloom(pen);
    pen.step([soft.say, veg.say, spice.say], soft.minutes + veg.minutes + spice.minutes);
    const rice = pen.parts('base');
    pen.step([`Add ${pen.the(rice)}, break up any lumps and fry for 4 to 5 minutes, pressing it against the pan now and then, until steaming hot throughout (74 °C / 165 °F) and toasted in places.`, `Pour ${pen.the(pen.parts('sauce'))} around the edge of the pan${pen.has('egg') ? `, return ${pen.the(pen.parts('egg'))}` : ''} and toss for 1 minute.`, bottles(pen)], 6);
    pen.step(finishAndServe(pen, 'Serve at once.'), 1);
    pen.note(raw ? 'With rice cooked the day before and kept in the fridge it gets even better; never use rice that stood warm for more than an hour or two.' : 'Use rice that went into the fridge within an hour or two of cooking, and reheat it only once.');
  },
};

export const skillet: Shape = {
  id: 'skillet', dish: 'Skillet', meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 5,
  slots: [slot('protein', [...QUICK_MEAT, ...PLANT_PROTEIN, 'fish', 'shrimp', 'scallop', 'offal'], 0, 2, 150), slot('veg', [...VEG, 'potato'], 1, 5, 230), AROMATIC, WINE, slot('wet', ['canned tomato', 'cream'], 0, 1, 80), slot('cheese', CHEESE, 0, 1, 25), BESIDE, ...SAVOURY],
  variants: [
    { title: 'Garlic-Herb', cuisine: 'french', likes: ['dried thyme'], adds: 1, calls: ['thyme', 'rosemary', 'dijon mustard', 'heavy cream'] },
    { title: 'Mediterranean', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['olive', 'basil', 'tomato', 'caper', 'zucchini'] },
    { title: 'Smoky Spanish-Style', cuisine: 'spanish', likes: ['smoked paprika'], adds: 1, calls: ['chorizo', 'bell pepper', 'chickpea'] },
    { title: 'Cajun-Style', cuisine: 'american', likes: ['smoked paprika', 'dried thyme'], adds: 1, calls: ['celery', 'bell pepper', 'shrimp', 'sausage'] },
    { title: 'Greek-Style', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['feta', 'lemon', 'oregano', 'cucumber'] },
    { title: 'Spiced', cuisine: 'indian', likes: ['cumin', 'turmeric'], adds: 1, calls: ['paneer', 'ginger', 'garam masala', 'cauliflower'] },
  ],
  write(pen) {
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(side.say, side.minutes);
    const first = heatFat(pen, 'a large frying pan', 'medium-high heat', 10);
    const delicate = pen.parts('protein').filter((part) => ['fish', 'scallop', 'shrimp'].includes(part.food.kind));
    const meat = pen.parts('protein').filter((part) => !delicate.includes(part));
    const protein = cookInPan(pen, meat);
    pen.step([first, protein.say, meat.length > 0 && pen.has('veg') ? pen.say('Lift onto a plate and keep warm.', 'Set aside on a warm plate.', 'Move to a plate for now.') : ''], 2 + protein.minutes);
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const spice = bloom(pen);
    pen.step([soft.say, veg.say, spice.say, `Season with ${salt(pen, 1.5)}.`], soft.minutes + veg.minutes + spice.minutes);
    pen.step([deglaze(pen).say, pen.has('wet') ? pen.say(`Pour in ${pen.the(pen.parts('wet'))} and let bubble for 5 minutes, scraping up what sticks to the pan.`, `Stir in ${pen.the(pen.parts('wet'))} and simmer for about 5 minutes, until it is a sauce.`) : '', bottles(pen)], pen.has('wet') ? 5 : 0);
    if (delicate.length > 0) {
      const work = cookInPan(pen, delicate);
      pen.step(['Push the vegetables to the edge of the pan.', work.say], work.minutes);
    }
    pen.step([meat.length > 0 ? pen.say(`Return ${pen.the(meat)} with any juices to the pan and heat for 2 minutes, until hot through.`, `Tuck ${pen.the(meat)} back in among the vegetables for 2 minutes, until everything is hot.`, `Put ${pen.the(meat)} back, juices and all, and let everything come together for 2 minutes.`) : '', pen.has('cheese') ? `Scatter over ${pen.the(pen.parts('cheese'))} and let soften for 1 minute.` : '', ...finishAndServe(pen, side.say === '' ? pen.say('Serve from the pan.', 'Serve hot.', 'Bring the pan to the table.') : `Serve with the ${pen.names(pen.parts('side'))}.`)], 3);
    pen.note('Leave space in the pan: crowded food steams instead of browning. Fry in two rounds if you need to.');
  },
};

export const hash: Shape = {
  id: 'hash', dish: 'Hash', meal: 'breakfast', way: 'pan', needs: ['stove'], minutes: 35, worth: 6,
  slots: [slot('base', ['potato', '#sweet potato', 'starchy root', '-#cassava', '-#taro'], 1, 1, 220), slot('protein', ['bacon', 'cured meat', 'cooked sausage', 'raw sausage', 'cooked meat', 'ground meat', 'beans', 'meat substitute'], 0, 1, 70), slot('veg', ['tender vegetable', 'mushroom', 'leafy green', 'cabbage', 'peas and corn', 'root', 'firm vegetable', 'tomato', '-#celery', '-#eggplant'], 0, 4, 120), AROMATIC, slot('egg', ['egg'], 0, 1, 55), slot('cheese', CHEESE, 0, 1, 25), ...SAVOURY],
  variants: [
    { title: 'Breakfast', cuisine: 'american', likes: ['smoked paprika'], adds: 1, calls: ['bacon', 'bell pepper', 'egg'] },
    { title: 'Bubble-and-Squeak-Style', cuisine: 'british', likes: [], calls: ['cabbage', 'brussels sprout', 'kale'] },
    { title: 'Southwest', cuisine: 'mexican', likes: ['cumin'], adds: 1, calls: ['black bean', 'corn', 'jalapeno', 'cilantro'] },
    { title: 'Nordic Pytt', cuisine: 'nordic', likes: [], calls: ['beet', 'ham', 'dill'] },
  ],
  write(pen) {
    for (const part of pen.parts('base')) part.cut = 'cut into 1 cm (½ in) dice';
    const base = pen.parts('base');
    const boiled = base.every((part) => /boiled|canned|cooked/.test(part.food.id));
    if (!boiled) pen.step(`${pen.say(`Boil ${pen.the(base)} in salted water for 5 minutes, until half tender.`, `Drop ${pen.the(base)} into boiling salted water for 5 minutes; they should resist the knife a little.`.replace('they', base.some((part) => part.many) ? 'they' : 'it'))} Drain and leave to steam dry.`, 9);
    const start = heatFat(pen, 'a large frying pan', 'medium-high heat', 12);
    const protein = cookInPan(pen, pen.parts('protein'));
    pen.step([start, protein.say, protein.say === '' ? '' : 'Lift out with a slotted spoon, leaving the fat.'], 2 + protein.minutes);
    pen.step(`Add ${pen.the(base)} in one layer and fry for 10 to 12 minutes, turning only every few minutes, until golden and crisp.`, 11);
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const spice = bloom(pen);
    pen.step([soft.say, veg.say, spice.say, `Season with ${salt(pen, 1.3)}.`], soft.minutes + veg.minutes + spice.minutes);
    pen.step([pen.has('protein') ? `Stir ${pen.the(pen.parts('protein'))} back in.` : '', pen.has('cheese') ? `Scatter with ${pen.the(pen.parts('cheese'))}.` : '', pen.has('egg') ? `Make hollows, crack in ${pen.the(pen.parts('egg'))}, cover and cook over low heat for 5 to 6 minutes, until whites and yolks are firm (71 °C / 160 °F).` : '', bottles(pen)], pen.has('egg') ? 6 : 1);
    pen.step(finishAndServe(pen, 'Serve straight from the pan.'), 1);
    pen.note(boiled ? 'Cut them cold: they keep their edges and crisp better.' : 'Cold boiled potatoes from the day before skip the first step.');
  },
};

export const patties: Shape = {
  id: 'patties', dish: 'Patties', titles: ['{style} {1} Patties with {rest}', '{style} {1} Patties', '{1} Patties with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 6,
  slots: [slot('protein', ['ground meat', 'ground poultry', 'canned fish', 'beans'], 1, 1, 130), slot('binder', ['breadcrumbs', 'oats', 'egg', 'flour', '#bread'], 1, 2, 25, ['all-purpose flour']), slot('aromatics', ['bulb', 'garlic', 'chili', 'ginger'], 0, 2), slot('veg', ['root', 'tender vegetable', 'peas and corn', '-#celery', '-#eggplant'], 0, 1, 40), slot('salad', ['salad leaf', 'raw vegetable', 'tomato', 'avocado'], 0, 3, 90), BESIDE, ...SAVOURY],
  variants: [
    { title: 'Home-Style', cuisine: 'american', likes: ['paprika'], calls: ['ground beef', 'bread', 'mustard'] },
    { title: 'Kofta-Style', cuisine: 'levantine', likes: ['cumin'], adds: 1, calls: ['ground lamb', 'parsley', 'cumin', 'chickpea', 'tahini', 'mint'] },
    { title: 'Keftedes-Style', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['feta', 'oregano', 'mint'] },
    { title: 'Frikadeller-Style', cuisine: 'german', likes: ['paprika'], calls: ['ground pork', 'mustard', 'breadcrumbs'] },
  ],
  write(pen) {
    const base = pen.first('protein');
    const mix = [...pen.parts('protein'), ...pen.parts('binder'), ...pen.parts('aromatics'), ...pen.parts('veg'), ...pen.parts('spices'), ...pen.parts('herbs'), ...pen.parts('seasoning')];
    for (const part of pen.parts('veg')) part.cut = 'finely grated and squeezed dry';
    const mash = base?.food.kind === 'beans' ? `Mash ${pen.the([base])} with a fork until mostly smooth. ` : '';
    pen.step(`${mash}Mix ${pen.the(mix)} with ${salt(pen, 1.5)} by hand until it just holds together. Shape into ${pen.servings * 3} flat patties, 2 cm (¾ in) thick, with wet hands. Wash your hands.`, 10);
    pen.step(pen.say('Chill for 10 minutes if you have the time; cold patties keep their shape.', 'Let them firm up in the fridge for 10 minutes, if supper can wait that long.', 'Give them 10 minutes in the cold, so that they hold together in the pan.'), 10);
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(`${pen.say('Meanwhile, make the side.', 'While they chill, see to the side.')} ${side.say}`, Math.max(0, side.minutes - 10));
    const cooked = base?.food.safety.has('poultry') === true ? 'until browned and 74 °C (165 °F) at the centre, with no pink left' : base?.food.safety.has('ground') === true ? 'until browned and 71 °C (160 °F) at the centre, with no pink left' : pen.has('binder') ? 'until browned, crisp and hot right through (71 °C / 160 °F)' : 'until browned and crisp';
    pen.step([heatFat(pen, 'a large frying pan', 'medium heat', 12), `${pen.say('Fry the patties for 4 to 5 minutes a side', 'Lay in the patties and fry for 4 to 5 minutes on each side, turning once', 'Brown the patties for 4 to 5 minutes a side, without pressing them flat')}, ${cooked}.`], 10);
    pen.step([pen.has('salad') ? `Toss ${pen.the(pen.parts('salad'))} with a pinch of salt.` : '', ...finishAndServe(pen, `Serve the patties hot${pen.has('salad') ? ' with the salad' : ''}${side.say === '' ? '' : `${pen.has('salad') ? ' and' : ' with'} the ${pen.names(pen.parts('side'))}`}.`, false)], 2);
    pen.note('Shaped patties can be frozen raw, between sheets of paper, for 2 months; thaw them in the fridge.');
  },
};
