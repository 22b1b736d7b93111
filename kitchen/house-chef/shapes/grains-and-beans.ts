/** Rice, grains and pulses at the centre of the plate, and pots of beans. */
import { GRATING, VEG, type Group } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY, SAVOURY_NO_CHEESE, WINE } from '../slots.ts';
import { bloom, bottles, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { about, addLate, brownFirst, cookInPan, simmerUntilDone } from '../technique/protein.ts';
import { andThe, are, beside, BEANS, BIRD, ending, flavourBase, isDryPulse, juiced, panFirst, RAW_EGG, RAW_POTATO, softPulses, NO_TOUGH_CUTS } from '../technique/plate.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, simmerVegetables, soften } from '../technique/vegetables.ts';
import { round } from '../amounts.ts';

const RICE: Group = ['rice', '-#seasoned rice mix', '-#glutinous rice'];
const POT_VEG: Group = [...VEG, ...RAW_POTATO, '#sweet potato', '-#bean sprouts', '-#bok choy', '-#napa cabbage', '-#beet'];
const SOUR_HERBS = SAVOURY_NO_CHEESE.map((one) => (one.name === 'finish' ? { ...one, takes: ['nut', '#yogurt', 'green onion', '#coconut', 'peanut', 'dried fruit'] as const } : one));

export const biryani: Shape = {
  id: 'biryani', dish: 'Biryani', titles: ['{style} {all} Biryani', '{1} Biryani-Style Rice with {rest}', '{all} Biryani'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 65, worth: 8,
  slots: [slot('base', ['#basmati rice', '#rice', '-#arborio rice', '-#sushi rice', '-#wild rice', '-#seasoned rice mix', '-#glutinous rice', '-#brown rice', '-#black rice'], 1, 1, 80), slot('protein', [...BIRD, 'lamb', '#shrimp', '#chickpea', '#paneer', '#egg', '#cauliflower', '#cooked chicken', '-#egg substitute', '-#duck'], 1, 1, 130), slot('sauce', ['#yogurt', '#Greek yogurt', '#coconut milk', 'canned tomato'], 1, 1, 60), slot('veg', ['#potato', '#carrot', 'peas and corn', '#green bean', '#cauliflower', 'tomato', '#spinach', '#bell pepper', '-#French fries'], 0, 4, 130), AROMATIC, slot('spices', ['spice', 'spice blend', '#curry paste'], 1, 4, null, ['garam masala', 'curry powder']), ...SOUR_HERBS.filter(({ name }) => name !== 'spices'), slot('fruit', ['#raisin', '#cashew', '#almond'], 0, 2, 12)],
  variants: [{ title: '', cuisine: 'indian', likes: [], calls: ['basmati rice', 'garam masala', 'yogurt', 'cardamom', 'mint', 'saffron', 'cilantro'] }, { title: 'Persian-Style', cuisine: 'persian', likes: [], calls: ['saffron', 'barberry', 'pistachio', 'dill'] }],
  write(pen) {
    const protein = pen.parts('protein');
    const start = heatFat(pen, 'a heavy, lidded pot', 'medium heat', 12);
    for (const part of pen.parts('aromatics')) if (part.food.kind === 'bulb') part.cut = 'thinly sliced';
    const eggs = protein.filter((part) => part.food.kind === 'egg');
    if (eggs.length > 0) pen.step(`Boil ${pen.the(eggs)} for 9 to 10 minutes, until the centres are firm. Cool and peel.`, 11);
    const brown = brownFirst(pen, protein);
    const soft = soften(pen, pen.parts('aromatics'), true);
    pen.step([start, soft.say.replace(/until (?:soft and translucent|glossy and sweet-smelling, not browned)/, 'until deep golden'), bloom(pen).say, brown.say], 3 + soft.minutes + brown.minutes);
    const done = simmerUntilDone(pen, protein);
    const veg = pen.parts('veg');
    const meat = Math.max(12, done.minutes);
    const late = protein.filter((part) => !brown.say.includes(part.food.singular) && ['shrimp', 'beans', 'frying cheese', 'egg', 'cooked meat'].includes(part.food.kind));
    const water = pen.take('water', 60 * pen.servings);
    const flower = protein.filter((part) => part.food.kind === 'firm vegetable' && !veg.includes(part));
    pen.step([`Lower the heat and stir in ${pen.the(pen.parts('sauce'))} a spoonful at a time, then ${pen.the([...veg, ...flower, water])} and ${salt(pen, 1.6)}. Cover and simmer for ${about(meat)}, until ${done.until === '' ? 'the vegetables are nearly tender' : done.until}.`.replace('the vegetables are nearly tender', veg.length + flower.length > 0 ? 'the vegetables are nearly tender' : 'thick'), late.length > 0 ? addLate(pen, late.filter((part) => part.food.kind !== 'egg')).say : '', eggs.length > 0 ? `Lay ${pen.the(eggs)} in the sauce.` : ''], meat + 4);
    const rice = pen.parts('base');
    pen.step(`Meanwhile, rinse ${pen.the(rice)} until the water runs clear and boil in plenty of salted water for 6 minutes, until the grains are ${pen.say('soft outside with a hard thread at the centre', 'nearly done but firm when you bite one')}. Drain well.`, 4);
    const herbs = pen.parts('herbs').filter((part) => !part.used);
    pen.step([`Spread the rice over the sauce${andThe(pen, [...herbs, ...pen.parts('fruit')], ', scatter with ')}. Poke a few holes down to the bottom, cover tightly with a cloth under the lid and steam over the lowest heat for 15 minutes, until the rice is tender and dry and steam rises from the holes (74 °C / 165 °F).`], 16);
    pen.step(['Leave covered for 5 minutes, then lift out in big spoonfuls so that the layers stay.', bottles(pen), ...finishAndServe(pen, 'Serve at once.', false)], 6);
    pen.note('The heat must be as low as it goes; a flame spreader or an old pan under the pot saves the bottom from burning.');
  },
};

export const arrozConPollo: Shape = {
  id: 'arroz con pollo', dish: 'and Rice', titles: ['{style} {1} and Rice with {rest}', 'One-Pan {style} {1} and Rice'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 55, worth: 8,
  slots: [slot('rice', [...RICE, '-#wild rice', '-#wild rice blend', '-#black rice'], 1, 1, 80), slot('protein', ['#chicken thigh', '#bone-in chicken thigh', '#chicken drumstick', '#chicken leg', '#chicken', '#chicken wing', '#pork', '#duck leg', ...NO_TOUGH_CUTS, '-#whole chicken', '-#chicken carcass', '-#chicken foot', '-#chicken skin'], 1, 1, 170), slot('sausage', ['cooked sausage', 'bacon'], 0, 1, 30), slot('veg', ['#bell pepper', 'peas and corn', 'tomato', 'canned tomato', '#carrot', '#green bean', '#artichoke heart', '#olive', 'mushroom', '#spinach', '#celery'], 0, 4, 130), AROMATIC, WINE, slot('stock', ['stock'], 0, 1, 160), slot('beans', BEANS, 0, 1, 60), ...SAVOURY],
  variants: [
    { title: 'Spanish-Style', cuisine: 'spanish', likes: ['smoked paprika', 'turmeric'], adds: 1, calls: ['smoked paprika', 'saffron', 'chorizo', 'bell pepper', 'paella rice', 'olive'] },
    { title: 'Caribbean-Style', cuisine: 'caribbean', likes: ['allspice', 'dried thyme'], adds: 1, calls: ['thyme', 'scotch bonnet', 'kidney bean', 'cilantro'] },
    { title: 'Arroz con Pollo-Style', cuisine: 'south-american', likes: ['cumin'], adds: 1, calls: ['peas', 'beer', 'cilantro', 'cumin'] },
    { title: 'Creole-Style', cuisine: 'american', likes: ['paprika', 'dried thyme'], adds: 1, calls: ['celery', 'andouille', 'Cajun seasoning'] },
  ],
  write(pen) {
    const protein = pen.parts('protein');
    for (const part of protein) part.cut = part.food.kind === 'poultry' ? 'patted dry' : part.cut;
    const brown = brownFirst(pen, protein);
    const sausage = cookInPan(pen, pen.parts('sausage'));
    pen.step([heatFat(pen, 'a wide, lidded pan', 'medium-high heat', 8), brown.say, sausage.say, 'Lift out.'], 2 + brown.minutes + sausage.minutes);
    const start = flavourBase(pen);
    const late = pen.parts('veg').filter((part) => ['peas and corn', 'leafy green', 'pickled vegetable'].includes(part.food.kind));
    const early = pen.parts('veg').filter((part) => !late.includes(part));
    pen.step([start.say, early.length > 0 ? `Stir in ${pen.the(early)} and cook for 5 minutes, until softened.` : '', `Add ${pen.the(pen.parts('rice'))} and turn in the fat for 1 minute.`], start.minutes + 6);
    const brownRice = pen.parts('rice').some((part) => /brown/.test(part.food.id));
    const need = (brownRice ? 2.4 : 1.9) * (pen.parts('rice')[0]?.grams ?? 75 * pen.servings);
    const stock = pen.parts('stock');
    const water = pen.take('water', round(Math.max(60, need - stock.reduce((sum, part) => sum + part.grams, 0))));
    pen.step(`Pour in ${pen.the([...stock, water])}, season with ${salt(pen, 1.5)}${andThe(pen, pen.parts('beans'), ' and stir in ')}. Bring to a boil and ${pen.say('set', 'nestle')} ${pen.the([...protein, ...pen.parts('sausage')])} on top.`, 5);
    const done = simmerUntilDone(pen, protein);
    const minutes = brownRice ? 35 : 22;
    pen.step([`Cover and cook over low heat for ${about(minutes)} without stirring, until the liquid has gone${done.until === '' ? '' : ` and ${done.until}`}.`, late.length > 0 ? `Scatter in ${pen.the(late)} for the last 5 minutes.` : '', bottles(pen)], minutes);
    pen.step(['Take off the heat and leave covered for 5 minutes.', ...finishAndServe(pen, pen.say('Serve from the pan.', 'Bring the pan to the table.'))], 6);
    pen.note('A faint crackling at the end means a crust is forming underneath: scrape it up, it is the best part.');
  },
};

export const riceAndBeans: Shape = {
  id: 'rice and beans', dish: 'Rice and Beans', titles: ['{style} Rice and Beans with {rest}', '{style} Rice and Beans', 'One-Pot {style} Rice and Beans'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 40, worth: 7,
  slots: [slot('base', [...RICE, 'cooked grain', '-#cooked pasta', '-#cooked noodles', '-#cooked rice noodles', '-#cooked polenta', '-#cooked couscous'], 1, 1, 75), slot('beans', ['dried beans', ...BEANS, '-#dried lupin bean', '-#dried soybean', '-#soybean', '-#natto'], 1, 1, 90), slot('protein', ['bacon', 'cooked sausage', 'raw sausage', '#ham'], 0, 1, 60), slot('veg', ['#bell pepper', '#celery', 'tomato', 'canned tomato', 'peas and corn', 'leafy green', '#plantain', '#sweet potato', '#carrot', '#okra', '#squash', '-#sweet potato fries'], 0, 4, 130), AROMATIC, slot('wet', ['#coconut milk', 'stock'], 0, 1, 90), ...SAVOURY],
  variants: [
    { title: '', cuisine: null, likes: ['cumin'], adds: 1 , calls: [] },
    { title: 'Caribbean-Style', cuisine: 'caribbean', likes: ['dried thyme', 'allspice'], adds: 1, calls: ['coconut milk', 'kidney bean', 'thyme', 'scotch bonnet', 'plantain', 'allspice'] },
    { title: 'Gallo Pinto-Style', cuisine: 'south-american', likes: ['cumin'], adds: 1, calls: ['black bean', 'cilantro', 'Worcestershire sauce', 'bell pepper'] },
    { title: 'New Orleans-Style', cuisine: 'american', likes: ['dried thyme', 'paprika'], adds: 1, calls: ['andouille', 'celery', 'Cajun seasoning', 'smoked sausage', 'kidney bean'] },
    { title: 'Waakye-Style', cuisine: 'african', likes: ['bay leaf'], calls: ['black-eyed pea', 'dried black-eyed pea'] },
  ],
  write(pen) {
    const beans = pen.parts('beans');
    const soft0 = softPulses(pen, beans.filter(isDryPulse));
    if (soft0.say !== '') pen.step(soft0.say, soft0.minutes);
    const meat = cookInPan(pen, pen.parts('protein'));
    const start = flavourBase(pen);
    const late = pen.parts('veg').filter((part) => part.food.kind === 'leafy green');
    const early = pen.parts('veg').filter((part) => !late.includes(part));
    const veg = fryVegetables(pen, early);
    pen.step([heatFat(pen, 'a heavy, lidded pot', 'medium heat', 9), meat.say, start.say, veg.say], 2 + meat.minutes + start.minutes + veg.minutes);
    const [base] = pen.parts('base');
    const raw = base?.food.kind === 'rice';
    const wet = pen.parts('wet');
    if (raw && base !== undefined) {
      const minutes = pen.time(base, 'simmer', 16);
      const water = pen.take('water', round(Math.max(60, base.grams * (minutes > 25 ? 2.3 : 1.8) - wet.reduce((sum, part) => sum + part.grams, 0))));
      pen.step(`Stir in ${pen.the([base])} and ${pen.the(beans)} for 1 minute, pour in ${pen.the([...wet, water])} and add ${salt(pen, 1.7)}. Bring to a boil, cover and cook over the lowest heat for ${about(minutes + 2)}, until the liquid is absorbed.`, minutes + 6);
    } else {
      const water = wet.length > 0 ? wet : [pen.take('water', 60 * pen.servings)];
      pen.step(`Add ${pen.the(beans)} with ${pen.the(water)} and ${salt(pen, 1.5)} and simmer for 8 minutes, crushing some of them to thicken the juice. Fold in ${pen.the(pen.parts('base'))} and heat for 4 to 5 minutes, until steaming hot throughout (74 °C / 165 °F).`, 13);
    }
    pen.step([late.length > 0 ? `Fold in ${pen.the(late)} and let wilt for 2 minutes.` : '', bottles(pen), raw ? 'Leave covered off the heat for 5 minutes, then fluff with a fork.' : '', ...finishAndServe(pen, pen.say('Serve hot.', 'Serve in deep plates.'))], 6);
    pen.note('Chill leftovers within an hour or two and fry them the next day, until steaming.');
  },
};

export const mujaddara: Shape = {
  id: 'mujaddara', dish: 'Mujaddara', titles: ['Mujaddara with {all}', 'Mujaddara-Style {all}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 60, worth: 7,
  slots: [slot('pulse', ['lentils', '#canned lentil', '-#red lentil', '-#split pea', '-#moong dal', '-#urad dal', '-#toor dal', '-#chana dal'], 1, 1, 60), slot('grain', ['#basmati rice', '#rice', '#bulgur', '#brown rice', '-#arborio rice', '-#sushi rice', '-#seasoned rice mix', '-#glutinous rice'], 1, 1, 60), slot('onion', ['bulb'], 1, 2, 150), slot('aromatics', ['garlic', 'chili'], 0, 2), slot('veg', ['#spinach', '#carrot', '#kale', '#Swiss chard', '#cauliflower'], 0, 2, 70), slot('raw', ['#tomato', '#cucumber'], 0, 2, 80), slot('dip', ['#yogurt', '#Greek yogurt', '#tahini', '#labneh'], 0, 1, 50), ...SAVOURY],
  variants: [{ title: '', cuisine: 'levantine', likes: ['cumin', 'allspice'], adds: 1, calls: ['lentil', 'cumin', 'yogurt', 'bulgur', 'onion'] }],
  write(pen) {
    for (const part of pen.parts('onion')) part.cut = 'halved and thinly sliced';
    pen.step([heatFat(pen, 'a wide pan', 'medium heat', 16), `Cook ${pen.the(pen.parts('onion'))} with ${salt(pen, 1.6)} for 20 to 25 minutes, stirring more often towards the end, until ${pen.say('deep brown, sweet and crisp at the tips', 'mahogany and beginning to crisp')}. Lift out half for the top.`], 25);
    const pulse = pen.parts('pulse');
    const dry = pulse.some(isDryPulse);
    const [grain] = pen.parts('grain');
    const bulgur = grain?.food.id.includes('bulgur') === true;
    if (dry) {
      const water = pen.take('water', 250 * pen.servings);
      pen.step(`Meanwhile, simmer ${pen.the(pulse)} in ${round(water.grams)} ml water for 15 minutes, until half tender.`, 0);
    }
    const spice = bloom(pen);
    const soft = soften(pen, pen.parts('aromatics'));
    const early = pen.parts('veg').filter((part) => part.food.kind !== 'leafy green');
    const more = pen.take('water', (dry ? 40 : 120) * pen.servings);
    pen.step([soft.say, spice.say, `Stir ${pen.the([...(grain === undefined ? [] : [grain]), ...early])} into the onions left in the pan for 1 minute. Add ${dry ? `${pen.the(pulse)} with their liquid` : pen.the(pulse)} and ${pen.the([more])}; ${pen.say('the water should stand a finger above', 'it should be covered by a finger of liquid')}. Cover and cook over low heat for ${bulgur ? '12 to 14' : /brown/.test(grain?.food.id ?? '') ? '32 to 35' : '18 to 20'} minutes, until everything is tender and the pan is dry.`], 20);
    const leaves = pen.parts('veg').filter((part) => part.food.kind === 'leafy green');
    pen.step([leaves.length > 0 ? `Fold in ${pen.the(leaves)}, cover for 3 minutes until wilted.` : '', bottles(pen), 'Leave covered off the heat for 10 minutes, fluff, and top with what you kept back.', ...finishAndServe(pen, `Serve warm${pen.has('dip') || pen.has('raw') ? ` with ${pen.the([...pen.parts('dip'), ...pen.parts('raw')])}` : ''}.`)], 12);
    pen.note('The slow browning is the whole dish: give it the full time.');
  },
};

export const bibimbap: Shape = {
  id: 'bibimbap', dish: 'Rice Bowl', titles: ['{style} Rice Bowl with {all}', '{style} {1} Rice Bowl'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 40, worth: 7,
  slots: [slot('base', [...RICE, '#cooked rice', '#cooked brown rice', '-#arborio rice', '-#wild rice'], 1, 1, 80), slot('protein', ['beef', 'ground meat', 'pork', ...BIRD, 'tofu', 'shrimp', '#salmon', '#tempeh', '#canned tuna', '#cooked chicken', '-#carpaccio', '-#beef roast', '-#beef patty', '-#silken tofu'], 0, 1, 100), slot('veg', ['#spinach', '#carrot', 'mushroom', '#zucchini', 'sprouts', '#bok choy', '#cabbage', '#bell pepper', '#edamame', '#snow pea', '#corn', '#kale', '#broccoli', '#asparagus', '#eggplant'], 1, 4, 180), slot('raw', ['#cucumber', '#radish', 'avocado', '#lettuce', '#nori', '#kimchi', '#pickled ginger', '#mango', '#pineapple'], 0, 4, 100), slot('egg', RAW_EGG, 0, 1, 55), slot('sauce', ['soy sauce', '#gochujang', '#ssamjang'], 1, 2, 14, ['soy sauce']), slot('aromatics', ['garlic', 'ginger'], 0, 2), slot('sweet', ['#honey', '#sugar', '#brown sugar', '#mirin'], 0, 1, 5), slot('seasoning', ['#sesame oil', 'hot sauce', '#Kewpie mayonnaise', '#rice vinegar'], 0, 2), ...SAVOURY_NO_CHEESE.filter(({ name }) => name !== 'seasoning')],
  variants: [
    { title: 'Bibimbap-Style', cuisine: 'korean', likes: [], calls: ['gochujang', 'kimchi', 'sesame oil', 'spinach', 'beef', 'egg'] },
    { title: 'Donburi-Style', cuisine: 'japanese', likes: [], calls: ['mirin', 'nori', 'sushi rice', 'pickled ginger', 'salmon', 'edamame'] },
    { title: 'Poke-Style Cooked', cuisine: 'american', likes: [], calls: ['avocado', 'mango', 'pineapple', 'Kewpie mayonnaise', 'shrimp'] },
  ],
  write(pen) {
    const work = cookStarch(pen, pen.first('base'));
    pen.step(work.say, work.minutes);
    const dressing = [...pen.parts('sauce'), ...pen.parts('sweet'), ...pen.parts('seasoning'), ...pen.parts('acid'), ...pen.parts('aromatics')];
    for (const part of pen.parts('aromatics')) part.cut = 'finely grated';
    for (const part of pen.parts('veg')) if (['root', 'tender vegetable'].includes(part.food.kind)) part.cut = 'cut into thin sticks';
    const water = pen.take('water', 15 * pen.servings);
    pen.step(pen.say(`Mix ${juiced(pen, [...dressing, water])} for the sauce.`, `Stir ${juiced(pen, [...dressing, water])} together in a small bowl; this is the sauce.`), 2);
    const meat = panFirst(pen, pen.parts('protein'));
    pen.step([heatFat(pen, 'a large frying pan', 'medium-high heat', 8), meat.say.replace(/ (?:Lift out onto|Set aside on) a plate\.$/, ' Splash with a spoonful of the sauce and move to a plate.')], 2 + meat.minutes);
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([veg.say, bloom(pen).say, pen.say('Keep the vegetables in separate heaps if you can: the bowl is as much for the eye.', 'Season them with a few drops of the sauce.')], veg.minutes);
    pen.step([pen.has('egg') ? `Fry ${pen.the(pen.parts('egg'))} in the same pan for 3 to 4 minutes, covered, until white and yolk are firm (71 °C / 160 °F).` : '', `Divide ${pen.the(pen.parts('base'))} between bowls and arrange ${pen.the([...pen.parts('protein'), ...pen.parts('veg'), ...pen.parts('raw'), ...pen.parts('egg')])} on top. Spoon over the rest of the sauce.`, ...finishAndServe(pen, pen.say('Stir everything together before you eat.', 'Mix at the table.'), false)], 6);
    pen.note('Cook the rice first and leave it covered: it stays hot while you see to the toppings.');
  },
};

export const polentaBowl: Shape = {
  id: 'polenta', dish: 'Polenta', titles: ['Creamy Polenta with {all}', 'Soft Polenta with {all}', '{1} on Creamy Polenta with {rest}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 45, worth: 8,
  slots: [slot('base', ['#polenta', '#grits', '#cornmeal'], 1, 1, 65), slot('protein', ['raw sausage', 'cooked sausage', 'shrimp', 'ground meat', ...BEANS, 'bacon', '#chicken thigh', '#chicken breast'], 0, 2, 100), slot('veg', ['mushroom', 'leafy green', 'tomato', 'canned tomato', '#bell pepper', '#zucchini', '#eggplant', '#fennel', '#squash', 'peas and corn', '#asparagus', '#broccoli'], 1, 4, 200), AROMATIC, WINE, slot('milk', ['#milk', '#butter', '#heavy cream', '#mascarpone'], 0, 2, 30), slot('cheese', [...GRATING, 'crumbly cheese'], 0, 1, 20), ...SAVOURY],
  variants: [{ title: '', cuisine: 'italian', likes: ['dried thyme', 'dried oregano'], adds: 1, calls: ['polenta', 'mushroom', 'parmesan', 'Italian sausage', 'gorgonzola', 'rosemary'] }, { title: 'Southern', cuisine: 'american', likes: ['paprika'], adds: 1, calls: ['grits', 'shrimp', 'bacon', 'andouille', 'cheddar'] }],
  write(pen) {
    const [base] = pen.parts('base');
    const minutes = base === undefined ? 30 : Math.max(15, pen.time(base, 'simmer', 30));
    const water = pen.take('water', round((base?.grams ?? 130) * 4.5));
    pen.step(`Bring ${pen.the([water])} to a boil with ${salt(pen, 1.5)}. ${pen.say(`Rain in ${pen.the(pen.parts('base'))} while whisking and cook over the lowest heat for ${about(minutes)}, stirring every few minutes, until it pulls away from the sides and no longer tastes gritty.`, `Whisk in ${pen.the(pen.parts('base'))} in a thin stream, so that no lumps form. Turn the heat right down and let it plop for ${about(minutes)}, stirring from the bottom now and then, until thick, smooth and soft on the tongue.`, `Sprinkle in ${pen.the(pen.parts('base'))} by the handful, beating as you go, then simmer very gently for ${about(minutes)} and stir each time you pass, until it is creamy and the spoon leaves a trail.`)}`.replace('soft on the tongue', 'soft to the bite'), minutes + 6);
    const shrimp = pen.parts('protein').filter((part) => part.food.kind === 'shrimp');
    const meat = panFirst(pen, pen.parts('protein').filter((part) => !shrimp.includes(part)));
    const start = flavourBase(pen);
    const wet = pen.parts('veg').filter((part) => part.food.kind === 'canned tomato');
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => !wet.includes(part)));
    const late = cookInPan(pen, shrimp);
    pen.step([pen.say('Meanwhile, make the topping.', 'While it cooks, make what goes on top.', 'In the meantime, start the topping.'), heatFat(pen, 'a large frying pan', 'medium-high heat', 9), meat.say, start.say, veg.say, wet.length > 0 ? `Add ${pen.the(wet)} and simmer for 8 to 10 minutes, until thick.` : '', late.say, meat.say === '' ? '' : `Return ${pen.the(pen.parts('protein'))} for 2 minutes.`, bottles(pen)], 3);
    pen.step([pen.has('milk') || pen.has('cheese') ? `Beat ${pen.the([...pen.parts('milk'), ...pen.parts('cheese')])} into the polenta; ${pen.say('it should slump, not stand', 'thin it with hot water if it is stiff')}.` : 'Thin with hot water if it is stiff: it should slump, not stand.', ...finishAndServe(pen, pen.say('Spoon into deep plates and put the topping in the middle.', 'Ladle onto warm plates, with the topping heaped on it.', 'Serve in wide bowls, the topping over the middle.'))], 3);
    pen.note('What is left sets firm in the fridge: slice it and fry it until crisp tomorrow.');
  },
};

export const couscousPot: Shape = {
  id: 'couscous', dish: 'Couscous', titles: ['{style} {all} Couscous', 'Couscous with {style} {all}', '{1} Couscous with {rest}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 50, worth: 8,
  slots: [slot('side', ['#couscous', '#pearl couscous', '#bulgur', '#cooked couscous'], 1, 1, 70), slot('protein', ['#chickpea', '#chicken thigh', '#chicken drumstick', '#chicken leg', '#chicken breast', '#stewing lamb', '#lamb', '#merguez', '#white bean', '#ground lamb', '#meatball', '#chicken', '#fava bean', '-#whole chicken', '-#rack of lamb'], 1, 2, 120), slot('veg', [...POT_VEG, '#pumpkin', '#squash', '-#corn'], 1, 5, 260), AROMATIC, slot('tomato', ['canned tomato', 'tomato'], 0, 1, 80), slot('fruit', ['#raisin', '#dried apricot', '#prune', '#date'], 0, 1, 20), slot('stock', ['stock'], 0, 1, 180), ...SAVOURY],
  variants: [{ title: 'Moroccan-Style', cuisine: 'north-african', likes: ['cumin', 'ground cinnamon', 'turmeric'], adds: 1, calls: ['couscous', 'chickpea', 'ras el hanout', 'harissa', 'dried apricot', 'preserved lemon', 'cilantro', 'carrot', 'squash'] }, { title: 'Royal', cuisine: 'north-african', likes: ['cumin'], adds: 1, calls: ['merguez'] }],
  write(pen) {
    const protein = pen.parts('protein');
    const brown = brownFirst(pen, protein);
    pen.step([heatFat(pen, 'a large, heavy pot', 'medium-high heat', 10), brown.say], 2 + brown.minutes);
    const start = flavourBase(pen);
    const done = simmerUntilDone(pen, protein);
    const water = pen.take('water', (pen.has('stock') ? 60 : 230) * pen.servings);
    pen.step([start.say, `Add ${pen.the([...pen.parts('tomato').filter((part) => !part.used), ...pen.parts('fruit'), ...pen.parts('stock'), water])}, season with ${salt(pen, 1.8)} and bring to a simmer.`], start.minutes + 5);
    for (const part of pen.parts('veg')) if (['root', 'squash', 'potato'].includes(part.food.kind)) part.cut = part.cut.includes('peeled') ? 'peeled and cut into large chunks' : 'cut into large chunks';
    const veg = simmerVegetables(pen, pen.parts('veg'), Math.max(18, done.minutes), done.until, addLate(pen, protein));
    pen.step([veg.say, pen.say('There should be plenty of liquid left, to ladle over at the end.', 'Add a splash of water if too much has boiled away: this wants to be brothy.')], veg.minutes);
    const side = beside(pen);
    ending(pen, pen.say(`Heap up${side.replace(' with', '')} on a platter, make a hollow for the rest and moisten with the cooking liquid.`, `Serve in deep plates${side}, the cooking liquid ladled over.`));
    pen.note('Hand round extra liquid in a jug, and something hot for those who like it.');
  },
};

export const peanutStew: Shape = {
  id: 'peanut stew', dish: 'Peanut Stew', titles: ['{style} {1} Peanut Stew', '{style} Peanut Stew with {all}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 50, worth: 8,
  slots: [slot('nut', ['#peanut butter', '#almond butter', '#cashew butter'], 1, 1, 35), slot('tomato', ['canned tomato', 'tomato'], 1, 1, 130, ['canned tomato']), slot('protein', ['#chicken thigh', '#chicken breast', '#chicken', '#chicken drumstick', ...BEANS, 'stewing meat', '#tofu', '#chicken leg', '-#whole chicken', '-#silken tofu'], 0, 2, 120), slot('veg', ['#sweet potato', '#squash', '#carrot', '#okra', '#eggplant', '#cabbage', 'leafy green', '#bell pepper', '#potato', '#green bean', '#cassava', '#plantain', '-#French fries', '-#sweet potato fries', '-#bok choy', '-#napa cabbage'], 1, 4, 220), AROMATIC, slot('stock', ['stock'], 0, 1, 180), slot('side', ['rice', 'cooked grain', '#couscous', '#millet', 'flatbread'], 0, 1), ...SOUR_HERBS],
  variants: [{ title: 'West African-Style', cuisine: 'african', likes: ['cumin', 'paprika'], adds: 1, calls: ['peanut butter', 'sweet potato', 'okra', 'scotch bonnet', 'ginger', 'kale'] }],
  write(pen) {
    const protein = pen.parts('protein');
    const brown = brownFirst(pen, protein);
    pen.step([heatFat(pen, 'a heavy pot', 'medium-high heat', 8), brown.say], 2 + brown.minutes);
    const start = flavourBase(pen);
    const water = pen.take('water', (pen.has('stock') ? 50 : 220) * pen.servings);
    pen.step([start.say, `Stir ${pen.the(pen.parts('nut'))} into ${pen.the([...pen.parts('stock'), water])} until dissolved and pour in with ${pen.the(pen.parts('tomato'))} and ${salt(pen, 1.8)}. Bring to a simmer, stirring, since it catches easily.`], start.minutes + 6);
    const done = simmerUntilDone(pen, protein);
    const veg = simmerVegetables(pen, pen.parts('veg'), Math.max(20, done.minutes), done.until, addLate(pen, protein));
    pen.step([veg.say, pen.say('It is ready when beads of fat rise to the top.', 'Small pools of fat on top tell you that it is ready.')], veg.minutes);
    const side = beside(pen);
    ending(pen, `Serve hot${side}.`);
    pen.note('Use a nut butter without sugar. It thickens on standing; loosen with water and reheat until steaming (74 °C / 165 °F).');
  },
};

export const beanPot: Shape = {
  id: 'bean pot', dish: 'Bean Pot', titles: ['{style} {all} Pot', '{style} Braised {all}', '{style} {1} Pot with {rest}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 60, worth: 7,
  slots: [slot('beans', ['dried beans', ...BEANS, '-#chickpea', '-#dried lupin bean', '-#soybean', '-#dried soybean', '-#adzuki bean', '-#dried adzuki bean', '-#mung bean'], 1, 2, 110), slot('protein', ['raw sausage', 'cooked sausage', 'bacon', '#pork shoulder', '#pork belly', '#duck leg', '#duck confit', '#ham', 'pork', '#cooked pork', '-#hot dog', '-#suckling pig', '-#pork skin'], 0, 3, 120), slot('hock', ['#ham hock'], 0, 1, 250), slot('veg', ['#carrot', '#celery', '#kale', '#cabbage', 'tomato', 'leafy green', '#fennel', '#bell pepper', '#squash', '#parsnip', '-#bok choy', '-#napa cabbage'], 0, 4, 150), AROMATIC, slot('tomato', ['canned tomato'], 0, 1, 90), WINE, slot('sweet', ['#molasses', '#brown sugar', '#maple syrup'], 0, 1, 8), slot('stock', ['stock'], 0, 1, 120), slot('crumbs', ['breadcrumbs'], 0, 1, 10), slot('orange', ['#orange'], 0, 1, 40), slot('side', ['rice', 'bread', 'cooked grain'], 0, 1), ...SAVOURY],
  variants: [
    { title: 'Country', cuisine: 'french', likes: ['dried thyme', 'bay leaf'], adds: 1, calls: [] },
    { title: 'Cassoulet-Style', cuisine: 'french', likes: ['dried thyme', 'bay leaf'], adds: 1, calls: ['duck confit', 'duck leg', 'white bean', 'cannellini bean', 'sausage', 'breadcrumbs'] },
    { title: 'Feijoada-Style', cuisine: 'south-american', likes: ['bay leaf', 'cumin'], adds: 1, calls: ['black bean', 'dried black bean', 'orange', 'smoked sausage', 'collard greens'] },
    { title: 'Boston-Style', cuisine: 'american', likes: ['paprika'], adds: 1, calls: ['molasses', 'bacon', 'brown sugar', 'mustard'] },
    { title: 'Ribollita-Style', cuisine: 'italian', likes: ['dried thyme'], calls: ['kale', 'cannellini bean', 'cabbage', 'parmesan', 'bread', 'rosemary'] },
    { title: 'Fasolada-Style', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['feta', 'butter bean', 'oregano', 'celery'] },
    { title: 'Fabada-Style', cuisine: 'spanish', likes: ['smoked paprika'], adds: 1, calls: ['chorizo', 'black pudding', 'smoked paprika', 'saffron'] },
  ],
  write(pen) {
    const beans = pen.parts('beans');
    const dry = beans.filter(isDryPulse);
    const soak = softPulses(pen, dry);
    if (soak.say !== '') pen.step(soak.say, soak.minutes);
    const protein = pen.parts('protein');
    const brown = brownFirst(pen, protein);
    pen.step([heatFat(pen, 'a heavy, lidded pot', 'medium heat', 9), brown.say], 2 + brown.minutes);
    const start = flavourBase(pen, true);
    const hock = pen.parts('hock');
    for (const part of hock) part.cut = 'left whole';
    const done = simmerUntilDone(pen, [...protein, ...hock]);
    const water = pen.take('water', (pen.has('stock') ? 60 : hock.length > 0 ? 300 : 160) * pen.servings);
    const wet = [...pen.parts('tomato').filter((part) => !part.used), ...pen.parts('stock'), water];
    pen.step([start.say, `Add ${pen.the([...hock, ...beans, ...wet, ...pen.parts('sweet')])}, season with ${salt(pen, 1.6)} and bring to a simmer.`, bottles(pen)], start.minutes + 5);
    const veg = simmerVegetables(pen, pen.parts('veg'), Math.max(25, done.minutes), done.until === '' ? `the ${pen.names(beans)} ${are(beans)} creamy and the liquid has thickened` : done.until, addLate(pen, protein));
    pen.step([veg.say, hock.length > 0 ? 'Lift out the hock, pull the meat off the bone and stir it back in.' : pen.say('Crush a few against the side of the pot for a thicker sauce.', 'Mash a ladleful and stir it back in to bind everything.', 'Press some of them flat with the spoon, so that the juice turns creamy.')], veg.minutes);
    if (pen.has('crumbs')) pen.step(`Toast ${pen.the(pen.parts('crumbs'))} in a dry pan for 3 to 4 minutes, until golden, for the top.`, 3);
    for (const part of pen.parts('orange')) part.cut = 'peeled and sliced';
    const side = beside(pen);
    pen.step([pen.has('crumbs') ? 'Scatter the crumbs over.' : '', ...finishAndServe(pen, `Serve hot${side}${pen.has('orange') ? `, ${pen.the(pen.parts('orange'))} beside` : ''}.`)], 2);
    pen.note(dry.length > 0 ? 'Never put dried beans that have not been boiled hard into a slow cooker: gentle heat leaves a toxin in them.' : 'Bean dishes gain from a night in the fridge. Reheat until steaming (74 °C / 165 °F).');
  },
};
