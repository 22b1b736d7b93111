/** Noodle dishes of the wok and the bowl, and buttered egg noodles. */
import { ACID, CRUNCH, HERBS, SPICES, type Group } from '../groups.ts';
import type { Pen } from '../pen.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY_NO_CHEESE } from '../slots.ts';
import { bloom, bottles, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { andThe, BIRD, ending, flavourBase, juiced, panFirst, RAW_EGG, them } from '../technique/plate.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';

const NOODLES: Group = ['noodle', '-#Korean rice cakes', '-#mochi rice cake'];
const WOK_MEAT: Group = [...BIRD, 'beef', 'pork', 'shrimp', 'scallop', 'tofu', 'meat substitute', 'cooked meat', 'ground meat', 'ground poultry', 'lamb', '-#meatball', '-#chicken nugget', '-#octopus'];
const WOK_VEG: Group = ['firm vegetable', 'tender vegetable', 'cabbage', 'root', 'mushroom', 'peas and corn', 'leafy green', 'sprouts', '-#beet', '-#eggplant', '-#artichoke', '-#parsnip', '-#turnip', '-#fennel'];
const SWEETENING = slot('sweet', ['#brown sugar', '#sugar', '#honey', '#palm sugar', '#maple syrup'], 0, 1, 5);
const TAIL = SAVOURY_NO_CHEESE.filter((one) => one.name !== 'seasoning');
const OILED = TAIL.map((one) => (one.name === 'fat' ? { ...one, takes: ['oil'] as const } : one));

const sauceOf = (pen: Pen, extra: string): string => {
  const parts = [...pen.parts('sauce'), ...pen.parts('sweet'), ...pen.parts('seasoning'), ...pen.parts('acid')];
  const the = juiced(pen, parts);
  if (parts.length === 1) return `Measure out ${the}${extra}.`;
  return pen.say(`Stir ${the} together in a small bowl${extra}.`, `For the sauce, whisk ${the} in a cup${extra}.`);
};
const boilNoodles = (pen: Pen): void => { const work = cookStarch(pen, pen.first('base')); pen.step(work.say, work.minutes); };

export const padThai: Shape = {
  id: 'pad thai', dish: 'Pad Thai-Style Noodles', meal: 'main', way: 'wok', needs: ['stove'], minutes: 30, worth: 8,
  slots: [slot('base', ['#rice noodles', '#rice vermicelli'], 1, 1, 80), slot('egg', RAW_EGG, 0, 1, 50), slot('protein', ['shrimp', 'tofu', ...BIRD, 'pork'], 0, 2, 110), slot('veg', ['sprouts', '#carrot', 'cabbage', '#bell pepper', '#snow pea', '#sugar snap pea', '#broccoli'], 0, 3, 120), AROMATIC, slot('sauce', ['fish sauce', '#soy sauce', '#tamari'], 1, 2, 14, ['soy sauce']), SWEETENING, slot('acid', ['#lime', '#lime juice', '#tamarind paste', '#lemon', '#rice vinegar'], 0, 1), ...TAIL.filter(({ name }) => name !== 'acid'), slot('seasoning', ['#tamarind paste', 'hot sauce'], 0, 1)],
  variants: [{ title: '', cuisine: 'thai', likes: [], calls: ['lime', 'fish sauce', 'peanut', 'bean sprouts', 'tamarind paste', 'scallion'] }],
  write(pen) {
    const base = pen.parts('base');
    pen.step(pen.say(`Cover ${pen.the(base)} with just-boiled water and soak for 8 to 10 minutes, until bendy but still firm in the middle. Drain.`, `Soak ${pen.the(base)} in very hot water for 8 to 10 minutes; ${them(base) === 'it' ? 'it should' : 'they should'} stay a little too firm, because the wok does the rest. Drain well.`, `Put ${pen.the(base)} into a bowl, pour over plenty of boiling water and leave for 8 to 10 minutes, stirring once, until pliable with a firm core. Drain.`), 10);
    pen.step(sauceOf(pen, ''), 2);
    const meat = panFirst(pen, pen.parts('protein'));
    pen.step([heatFat(pen, 'a wok or large frying pan', 'high heat', 10), meat.say, soften(pen, pen.parts('aromatics')).say], 4 + meat.minutes);
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => part.food.kind !== 'sprouts'));
    pen.step([veg.say, bloom(pen).say, pen.has('egg') ? `Push everything aside, break in ${pen.the(pen.parts('egg'))} and ${pen.say('scramble for 1 to 2 minutes, until set through and dry', 'stir for 1 to 2 minutes, until no wet egg is left')} (71 °C / 160 °F).` : ''], veg.minutes + 2);
    const sprouts = pen.parts('veg').filter((part) => part.food.kind === 'sprouts');
    pen.step([`Add the noodles and the sauce and toss over high heat for 2 to 3 minutes, until the noodles are tender and have drunk up the sauce. ${pen.say('Add a splash of water if they stick.', 'If the pan runs dry, a spoonful of water loosens them.', 'Lift and turn rather than stir, so that the strands stay long.')}`, sprouts.length > 0 ? `Fold in ${pen.the(sprouts)} for 2 minutes, until steaming hot but still crisp.` : '', pen.has('protein') ? `Return ${pen.the(pen.parts('protein'))} and toss once.` : ''], 4);
    pen.step([...finishAndServe(pen, pen.say('Serve at once, from a warm plate.', 'Eat straight away, while the noodles are springy.', 'Divide between plates and serve hot.'))], 1);
    pen.note('Sour, salty and sweet should be in balance: taste the sauce before it goes in.');
  },
};

export const wokNoodles: Shape = {
  id: 'wok noodles', dish: 'Noodles', meal: 'main', way: 'wok', needs: ['stove'], minutes: 25, worth: 8,
  slots: [slot('base', [...NOODLES, '#spaghetti', '#egg noodles'], 1, 1, 85), slot('protein', [...WOK_MEAT, '#Chinese sausage', '#ham'], 0, 1, 110), slot('veg', WOK_VEG, 1, 5, 200), slot('egg', RAW_EGG, 0, 1, 45), AROMATIC, slot('sauce', ['soy sauce'], 1, 2, 16, ['soy sauce', 'coconut aminos']), SWEETENING, slot('seasoning', ['fish sauce', 'hot sauce', '#sesame oil', '#Shaoxing wine', '#sake', '#mirin'], 0, 2), ...TAIL],
  variants: [
    { title: 'Wok-Fried', cuisine: 'chinese', likes: [], calls: ['bok choy', 'ginger', 'soy sauce'] },
    { title: 'Lo Mein-Style', cuisine: 'chinese', likes: [], calls: ['Chinese egg noodles', 'oyster sauce', 'snow pea', 'napa cabbage', 'spaghetti', 'egg noodles'] },
    { title: 'Yakisoba-Style', cuisine: 'japanese', likes: [], calls: ['yakisoba noodles', 'udon noodles', 'Worcestershire sauce', 'pickled ginger', 'mirin'] },
    { title: 'Japchae-Style', cuisine: 'korean', likes: [], calls: ['glass noodles', 'sesame oil', 'shiitake mushroom', 'gochujang'] },
    { title: 'Pancit-Style', cuisine: 'filipino', likes: [], calls: ['rice vermicelli', 'lemon', 'fish sauce', 'Chinese sausage'] },
    { title: 'Mie Goreng-Style', cuisine: 'indonesian', likes: [], calls: ['sweet soy sauce', 'sambal oelek', 'instant noodles'] },
  ],
  write(pen) {
    boilNoodles(pen);
    pen.step(sauceOf(pen, ' and put it next to the stove'), 2);
    const bulbs = pen.parts('aromatics').filter((part) => part.food.kind === 'bulb');
    for (const part of bulbs) part.cut = part.food.cut.replace('finely chopped', 'halved and sliced');
    for (const part of pen.parts('veg')) if (part.food.kind === 'root') part.cut = 'peeled and cut into matchsticks';
    const meat = panFirst(pen, pen.parts('protein'));
    pen.step([heatFat(pen, 'a wok or your largest frying pan', 'high heat', 9), meat.say, pen.has('egg') ? `Pour in ${pen.the(pen.parts('egg'))}, beaten, and stir for 1 minute until fully set (71 °C / 160 °F); tip out.` : ''], 2 + meat.minutes);
    const veg = fryVegetables(pen, [...bulbs, ...pen.parts('veg')]);
    const soft = soften(pen, pen.parts('aromatics').filter((part) => !bulbs.includes(part)));
    pen.step([veg.say, soft.say, bloom(pen).say], veg.minutes + soft.minutes);
    const back = [...pen.parts('protein'), ...pen.parts('egg')];
    pen.step([`Add the noodles${back.length > 0 ? `, return ${pen.the(back)}` : ''} and pour the sauce around the edge. ${pen.say('Toss with two spoons for 2 to 3 minutes, until every strand is glossy and some edges have caught.', 'Keep lifting and turning for 2 to 3 minutes, until the sauce has gone into the noodles and they begin to sizzle.')}`], 3);
    pen.step([...finishAndServe(pen, pen.say('Heap onto plates.', 'Serve straight from the wok.'), false)], 1);
    pen.note(pen.say('Rinsing the noodles keeps them from clumping; shake them well so that they fry instead of steam.', 'Have everything cut and within reach before the wok goes on: the frying takes ten minutes.'));
  },
};

export const peanutNoodles: Shape = {
  id: 'peanut noodles', dish: 'Noodles', titles: ['{style} Noodles with {all}', '{all} in {style} Noodles', 'Tangled {style} Noodles with {1}', '{1} and {style} Noodles'], meal: 'main', way: 'boil', needs: ['stove'], minutes: 20, worth: 7,
  slots: [slot('base', [...NOODLES, '#spaghetti', '#egg noodles', '#linguine'], 1, 1, 85), slot('sauce', ['nut butter', '#tahini', '#peanut sauce', '-#cookie butter'], 1, 1, 25), slot('seasoning', ['soy sauce', 'hot sauce', '#sesame oil'], 1, 2, 14, ['soy sauce', 'coconut aminos']), slot('protein', ['tofu', ...BIRD, '#cooked chicken', 'shrimp', 'pork', 'meat substitute', 'beef'], 0, 1, 90), slot('raw', ['raw vegetable', '#bell pepper', '#carrot', 'cabbage', '-#Brussels sprout'], 0, 4, 130), slot('veg', ['firm vegetable', 'mushroom', 'leafy green', 'peas and corn', 'sprouts', '-#artichoke', '-#fennel'], 0, 2, 90), slot('aromatics', ['garlic', 'ginger', 'chili'], 0, 3), SWEETENING, ...OILED],
  variants: [
    { title: 'Peanut', cuisine: 'chinese', likes: [] , calls: ['peanut butter', 'peanut', 'peanut sauce'] },
    { title: 'Sesame', cuisine: 'chinese', likes: [], calls: ['tahini', 'sesame seed', 'sesame oil'] },
    { title: 'Thai-Style Peanut', cuisine: 'thai', likes: [], calls: ['peanut butter', 'lime', 'cilantro', 'basil', 'sriracha'] },
  ],
  write(pen) {
    for (const part of pen.parts('raw')) part.cut = part.food.kind === 'cabbage' ? 'finely shredded' : part.food.kind === 'root' ? 'peeled and cut into thin sticks' : 'cut into thin strips';
    for (const part of pen.parts('aromatics')) part.cut = part.food.kind === 'garlic' ? 'finely grated' : part.cut;
    const sauce = [...pen.parts('sauce'), ...pen.parts('seasoning'), ...pen.parts('sweet'), ...pen.parts('acid'), ...pen.parts('aromatics'), ...pen.parts('spices')];
    const water = pen.take('water', 30 * pen.servings);
    if (!pen.has('protein') && !pen.has('veg')) sauce.push(...pen.parts('fat'));
    pen.step(pen.say(`Whisk ${juiced(pen, sauce)} with ${round3(water.grams)} hot water until smooth and pourable.`, `In a big bowl, beat ${juiced(pen, sauce)} until stiff, then thin with ${round3(water.grams)} hot water to a pourable sauce.`), 4);
    if (pen.has('protein') || pen.has('veg')) {
      const meat = cookInPan(pen, pen.parts('protein'));
      const veg = fryVegetables(pen, pen.parts('veg'));
      pen.step([heatFat(pen, 'a frying pan', 'medium-high heat', 6), meat.say, veg.say], 2 + meat.minutes + veg.minutes);
    }
    boilNoodles(pen);
    const top = [...pen.parts('protein'), ...pen.parts('veg'), ...pen.parts('raw')];
    pen.step([pen.say(`Toss the noodles with the sauce${andThe(pen, top)} until coated, loosening with a spoonful of warm water if it grips.`, `Tip the noodles into the bowl, pour over the sauce${andThe(pen, top, ', add ')} and turn with two forks until everything is evenly coated.`), ...finishAndServe(pen, pen.say('Serve warm or cold.', 'Good at once and just as good from the fridge.'), true)], 3);
    pen.note('Dress the noodles just before eating: the sauce thickens as it stands, and hot water loosens it again.');
  },
};
const round3 = (ml: number): string => `${Math.round(ml / 15)} tbsp`;

export const coldNoodles: Shape = {
  id: 'noodle bowl', dish: 'Noodle Bowl', meal: 'main', way: 'boil', needs: ['stove'], minutes: 25, worth: 7,
  slots: [slot('base', ['#soba noodles', '#rice noodles', '#rice vermicelli', '#somen noodles', '#udon noodles', '#glass noodles', '#ramen noodles'], 1, 1, 80), slot('protein', ['tofu', ...BIRD, 'pork', 'beef', 'shrimp', '#salmon', '#tuna', 'meat substitute', 'cooked meat', 'crab', '-#meatball', '-#chicken nugget'], 0, 1, 110), slot('raw', ['raw vegetable', '#carrot', 'cabbage', 'salad leaf', 'avocado', '#bell pepper', '-#Brussels sprout'], 0, 4, 150), slot('veg', ['peas and corn', 'firm vegetable', 'mushroom', 'sprouts', 'leafy green', '-#artichoke'], 0, 3, 90), slot('sauce', ['soy sauce', 'fish sauce'], 1, 1, 14, ['soy sauce']), slot('acid', ['#lime', '#lime juice', '#rice vinegar', '#lemon', 'vinegar'], 1, 1, 14, ['rice vinegar', 'white vinegar']), SWEETENING, slot('aromatics', ['ginger', 'garlic', 'chili'], 0, 3), slot('seasoning', ['hot sauce', '#sesame oil'], 0, 2), ...OILED.filter(({ name }) => name !== 'acid')],
  variants: [
    { title: 'Japanese-Style', cuisine: 'japanese', likes: [], calls: ['soba noodles', 'edamame', 'nori', 'mirin', 'miso'] },
    { title: 'Bún-Style', cuisine: 'vietnamese', likes: [], calls: ['rice vermicelli', 'fish sauce', 'mint', 'lime', 'lemongrass'] },
    { title: 'Sesame', cuisine: 'korean', likes: [], calls: ['sesame oil', 'sesame seed', 'gochujang', 'kimchi'] },
    { title: '', cuisine: 'japanese', likes: [], calls: [] },
  ],
  write(pen) {
    boilNoodles(pen);
    const dressing = [...pen.parts('sauce'), ...pen.parts('acid'), ...pen.parts('sweet'), ...pen.parts('aromatics'), ...pen.parts('seasoning'), ...pen.parts('spices')];
    if (!pen.has('protein') && !pen.has('veg')) dressing.push(...pen.parts('fat'));
    const water = pen.take('water', 15 * pen.servings);
    pen.step(pen.say(`Whisk ${juiced(pen, dressing)} with ${round3(water.grams)} water for the dressing and taste it: it should be a touch too strong on its own.`, `Shake ${juiced(pen, dressing)} with ${round3(water.grams)} water in a jar; it must taste bold, for the noodles are plain.`), 4);
    if (pen.has('protein') || pen.has('veg')) {
      const meat = cookInPan(pen, pen.parts('protein'));
      const veg = fryVegetables(pen, pen.parts('veg'));
      pen.step([heatFat(pen, 'a frying pan', 'medium-high heat', 6), meat.say, veg.say, pen.has('protein') ? 'Slice or flake if the pieces are large.' : ''], 2 + meat.minutes + veg.minutes);
    }
    for (const part of pen.parts('raw')) part.cut = part.food.kind === 'root' ? 'peeled and cut into thin sticks' : part.food.kind === 'cabbage' ? 'finely shredded' : part.cut;
    const tops = [...pen.parts('protein'), ...pen.parts('veg'), ...pen.parts('raw')];
    pen.step([`Divide the noodles between bowls${tops.length > 0 ? ` and arrange ${pen.the(tops)} on top` : ''}. Spoon over the dressing.`, ...finishAndServe(pen, pen.say('Mix at the table.', 'Serve at room temperature.'), false)], 4);
    pen.note('Packed for lunch, carry the dressing separately and pour it on at the last minute.');
  },
};

export const mincedNoodles: Shape = {
  id: 'minced noodles', dish: 'Noodles', meal: 'main', way: 'pan', needs: ['stove'], minutes: 25, worth: 7,
  slots: [slot('base', [...NOODLES, '#spaghetti', '#egg noodles'], 1, 1, 85), slot('protein', ['ground meat', 'ground poultry', '#plant-based ground', '#textured vegetable protein'], 1, 1, 110), slot('aromatics', ['bulb', 'garlic', 'ginger', 'chili'], 0, 4), slot('veg', ['cabbage', 'leafy green', 'mushroom', '#carrot', 'peas and corn', 'sprouts', '#green bean', '-#Brussels sprout'], 0, 3, 110), slot('raw', ['#cucumber', '#radish'], 0, 1, 60), slot('sauce', ['soy sauce'], 1, 2, 16, ['soy sauce', 'coconut aminos']), slot('seasoning', ['hot sauce', '#tahini', '#peanut butter', '#sesame oil', '#Shaoxing wine'], 0, 2), SWEETENING, ...TAIL],
  variants: [
    { title: 'Dan Dan-Style', cuisine: 'chinese', likes: ['chili flakes'], adds: 1, calls: ['chili crisp', 'Sichuan peppercorn', 'tahini', 'peanut butter', 'ground pork'] },
    { title: 'Saucy', cuisine: 'chinese', likes: [], calls: [] },
    { title: 'Zhajiang-Style', cuisine: 'chinese', likes: [], calls: ['cucumber', 'hoisin sauce', 'yellow bean sauce', 'black bean sauce'] },
    { title: 'Thai Basil', cuisine: 'thai', likes: [], calls: ['Thai basil', 'basil', 'fish sauce'] },
  ],
  write(pen) {
    for (const part of pen.parts('raw')) part.cut = 'cut into thin sticks';
    const meat = cookInPan(pen, pen.parts('protein'));
    pen.step([heatFat(pen, 'a wok or frying pan', 'high heat', 6), meat.say], 2 + meat.minutes);
    const base = flavourBase(pen);
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([base.say, veg.say], base.minutes + veg.minutes);
    const water = pen.take('water', 50 * pen.servings);
    pen.step(`Stir in ${pen.the([...pen.parts('sauce'), ...pen.parts('seasoning'), ...pen.parts('sweet')])} with ${Math.round(water.grams / 10) * 10} ml water and ${pen.say('let bubble for 3 minutes, until dark, thick and shiny', 'simmer for 3 to 4 minutes, until saucy rather than soupy')}.`, 4);
    boilNoodles(pen);
    pen.step([`${pen.say('Divide the noodles between bowls and spoon the meat over', 'Heap the noodles into bowls, pile the hot meat on top')}${pen.has('raw') ? `, with ${pen.the(pen.parts('raw'))} beside` : ''}.`.replace('the meat over', pen.say('the sauce over')), ...finishAndServe(pen, 'Mix well before the first bite.', false)], 2);
    pen.note('The sauce keeps for 3 days in the fridge; reheat until steaming (74 °C / 165 °F).');
  },
};

export const butteredNoodles: Shape = {
  id: 'buttered noodles', dish: 'Egg Noodles', titles: ['{style} Egg Noodles with {all}', '{style} Buttered Egg Noodles with {all}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 6,
  slots: [slot('base', ['#egg noodles', '#spaetzle', '#farfalle', '#tagliatelle'], 1, 1, 90), slot('veg', ['cabbage', 'mushroom', 'leafy green', 'peas and corn', '#sauerkraut', '#carrot', '-#bok choy', '-#napa cabbage'], 1, 3, 180), slot('protein', ['bacon', 'cooked sausage', '#ham', 'cooked meat', 'raw sausage', 'meat substitute', '-#meatball', '-#char siu', '-#Chinese sausage'], 0, 1, 70), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('fat', ['butter', 'oil', 'animal fat'], 0, 1, 14), slot('cream', ['#sour cream', '#cottage cheese', '#cream cheese', '#quark'], 0, 1, 35), slot('spices', SPICES, 0, 2), slot('herbs', HERBS, 0, 2), slot('acid', ACID, 0, 1), slot('finish', [...CRUNCH, 'hard cheese', 'melting cheese', 'breadcrumbs', 'green onion'], 0, 2)],
  variants: [
    { title: 'Haluski-Style', cuisine: 'eastern-european', likes: ['caraway seed', 'paprika'], adds: 1, calls: ['cabbage', 'bacon', 'kielbasa', 'cottage cheese'] },
    { title: 'Swabian', cuisine: 'german', likes: ['nutmeg'], calls: ['spaetzle', 'sauerkraut', 'gruyere'] },
    { title: '', cuisine: 'american', likes: ['paprika'], adds: 1, calls: [] },
  ],
  write(pen) {
    const kraut = pen.parts('veg').filter((part) => part.food.kind === 'pickled vegetable');
    const meat = cookInPan(pen, pen.parts('protein'));
    pen.step([heatFat(pen, 'a wide, deep frying pan', 'medium heat', 12), meat.say], 2 + meat.minutes);
    const soft = soften(pen, pen.parts('aromatics'), true);
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => !kraut.includes(part)));
    pen.step([soft.say, veg.say.replace(/until wilted and lightly browned/, pen.say('until silky, sweet and browned in patches', 'until it has collapsed and caught here and there')), kraut.length > 0 ? `Stir in ${pen.the(kraut)} and fry for 4 minutes, until it sizzles.` : '', bloom(pen).say, `Season with ${salt(pen, 1.4)}.`], soft.minutes + veg.minutes + 4);
    const work = cookStarch(pen, pen.first('base'), true);
    pen.step(`Meanwhile, ${work.say.charAt(0).toLowerCase()}${work.say.slice(1)}`, Math.max(4, work.minutes - 8));
    pen.step([`Tip the noodles into the pan with a splash of their water and fry for 3 minutes, ${pen.say('until some edges turn golden', 'turning often, until glossy and just crisping')}.`, pen.has('cream') ? `Off the heat, fold in ${pen.the(pen.parts('cream'))}.` : '', bottles(pen)], 4);
    ending(pen, pen.say('Serve hot from the pan.', 'Serve at once, with plenty of pepper.'), 1);
    pen.note('Do not hurry the vegetables: browned slowly they sweeten, and that is the whole dish.');
  },
};
