/** Fish and seafood with a name: mussels, scampi, fish cakes, in paper, poached, in butter, squid. */
import type { Group } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY, WINE } from '../slots.ts';
import { bloom, bottles, fat, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { about, cookInPan, nothing, untilSafe } from '../technique/protein.ts';
import { oven } from '../technique/heat.ts';
import { andSafe, andThe, beside, dryness, ending, flavourBase, MASHING, RAW_EGG, RAW_POTATO, rubParts, them } from '../technique/plate.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';

const FILLET: Group = ['fish'];
const LIGHT_VEG: Group = ['#fennel', '#leek', 'tomato', '#zucchini', '#asparagus', '#spinach', 'peas and corn', '#green bean', '#bell pepper', '#carrot', '#celery', '#bok choy', '#snow pea', 'mushroom', '#broccoli', '#kale'];

export const mussels: Shape = {
  id: 'mussels', dish: 'Steamed Shellfish', titles: ['{style} {1}s with {rest}', 'Steamed {1}s with {rest}', '{style} Steamed {1}s', 'A Pot of {style} {1}s'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 25, worth: 9,
  slots: [slot('protein', ['#mussel', '#clam'], 1, 2, 400), WINE, AROMATIC, slot('veg', ['tomato', 'canned tomato', '#fennel', '#leek', '#celery', '#carrot', '#spinach', '#bell pepper'], 0, 3, 90), slot('meat', ['#chorizo', 'bacon'], 0, 1, 30), slot('cream', ['#heavy cream', '#crème fraîche', '#coconut milk'], 0, 1, 50), slot('paste', ['curry paste'], 0, 1, 12), slot('side', ['bread', 'pasta', ...RAW_POTATO], 0, 1), ...SAVOURY],
  variants: [
    { title: 'Marinière-Style', cuisine: 'french', likes: ['dried thyme'], calls: ['white wine', 'shallot', 'parsley', 'heavy cream', 'butter'] },
    { title: 'Spanish-Style', cuisine: 'spanish', likes: ['smoked paprika'], calls: ['chorizo', 'smoked paprika', 'sherry'] },
    { title: 'Thai-Style', cuisine: 'thai', likes: [], calls: ['coconut milk', 'lemongrass', 'green curry paste', 'red curry paste', 'lime'] },
    { title: 'Italian-Style', cuisine: 'italian', likes: ['chili flakes'], calls: ['tomato', 'canned tomato', 'spaghetti', 'linguine', 'basil'] },
  ],
  write(pen) {
    const protein = pen.parts('protein');
    for (const part of protein) part.cut = part.food.id === 'mussel' ? 'scrubbed and debearded' : 'scrubbed';
    const side = beside(pen, true);
    pen.step(`Rinse ${pen.the(protein)} in cold water. Throw away any that are broken or that do not close when you tap them.`, 5);
    const meat = cookInPan(pen, pen.parts('meat'));
    const start = flavourBase(pen);
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => part.food.kind !== 'canned tomato'));
    const paste = pen.parts('paste').filter((part) => !part.used);
    const wet = [...pen.parts('cream'), ...pen.parts('veg').filter((part) => part.food.kind === 'canned tomato')];
    const water = pen.has('wine') || wet.length > 0 ? [] : [pen.take('water', 60 * pen.servings)];
    pen.step([heatFat(pen, 'a large, lidded pot', 'medium heat', 8), meat.say, start.say, paste.length > 0 ? `Stir in ${pen.the(paste)} for 1 minute.` : '', veg.say, wet.length + water.length > 0 ? `Pour in ${pen.the([...wet, ...water])} and bring to a lively boil.` : ''], 3 + meat.minutes + start.minutes + veg.minutes);
    pen.step([`${pen.say('Turn the heat up high, tip in', 'Over the highest heat add')} ${pen.the(protein)}, cover and steam for 4 to 6 minutes, shaking the pot twice, until the shells open. Throw away any that stay shut.`, bottles(pen)], 6);
    pen.step(finishAndServe(pen, `Serve at once in deep bowls${side}, ${pen.say('the liquid ladled over', 'with a spoon for the liquid')}.`), 1);
    pen.note('Taste before you salt: the shells bring their own sea water.');
  },
};

export const scampi: Shape = {
  id: 'scampi', dish: 'Scampi', titles: ['Garlic {1} with {rest}', '{1} Scampi-Style with {rest}', '{style} Garlic {1} with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 20, worth: 8,
  slots: [slot('protein', ['shrimp', '#scallop', '#squid', '#seafood mix'], 1, 1, 140), slot('garlic', ['garlic'], 1, 1, null, ['garlic powder']), slot('veg', LIGHT_VEG, 0, 3, 120), slot('aromatics', ['#shallot', 'chili', '#onion'], 0, 2), slot('wine', ['#white wine', '#vermouth', '#sherry'], 0, 1, 45), slot('fat', ['butter', 'oil'], 0, 1, 18), slot('side', ['pasta', 'rice', 'bread', 'cooked grain', '#couscous', '#polenta'], 0, 1), slot('spices', ['spice', 'spice blend'], 0, 2), slot('herbs', ['tender herb', 'dried herb'], 0, 2), slot('acid', ['#lemon', '#lime', '#lemon juice'], 0, 1), slot('finish', ['hard cheese', 'green onion', 'breadcrumbs', '#feta'], 0, 1)],
  variants: [{ title: '', cuisine: 'italian', likes: ['chili flakes'], calls: ['white wine', 'butter', 'parsley', 'linguine', 'lemon', 'spaghetti'] }, { title: 'Spanish-Style', cuisine: 'spanish', likes: ['smoked paprika'], adds: 1, calls: ['smoked paprika', 'sherry', 'chili'] }, { title: 'Greek-Style', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'tomato', 'oregano', 'dill'] }],
  write(pen) {
    const pasta = pen.first('side');
    const tossed = pasta !== undefined && pasta.food.kind === 'pasta';
    const boiled = tossed ? cookStarch(pen, pasta, true) : nothing;
    pen.step(boiled.say, boiled.minutes);
    const side = tossed ? '' : beside(pen, true);
    const protein = pen.parts('protein');
    const [main] = protein;
    const garlic = pen.parts('garlic');
    for (const part of garlic) if (part.food.kind === 'garlic') part.cut = 'thinly sliced';
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([heatFat(pen, 'a large frying pan', 'medium heat', 14), soft.say, veg.say, `Add ${pen.the(garlic)} and let ${them(garlic) === 'it' ? 'it' : 'them'} turn pale gold, 1 to 2 minutes; any darker and the dish turns bitter.`, bloom(pen).say], 3 + soft.minutes + veg.minutes);
    pen.step([`Turn up the heat, add ${pen.the(protein)} with ${salt(pen, 1.2)} and cook for ${main?.food.kind === 'shrimp' ? '3 to 4' : '2 to 4'} minutes, turning once, ${main === undefined ? '' : untilSafe(main)}.`, pen.has('wine') ? `Pour in ${pen.the(pen.parts('wine'))} and let it bubble fiercely for 1 to 2 minutes.` : 'Loosen with 3 tbsp water and swirl to a short sauce.', tossed ? `Toss with ${pen.the([pasta])} and a splash of the cooking water for 1 minute, until glossy.` : ''], 6);
    pen.step(finishAndServe(pen, `Serve at once${side}.`), 1);
    pen.note('Take the pan off the moment the last piece turns opaque: a minute longer and everything is rubber.');
  },
};

export const fishCakes: Shape = {
  id: 'fish cakes', dish: 'Fish Cakes', titles: ['{style} {1} Cakes with {rest}', '{style} {1} Fish Cakes', 'Crisp {1} Cakes with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 45, worth: 8,
  slots: [slot('protein', ['#salmon', '#cod', '#haddock', '#pollock', 'canned fish', '#cooked salmon', '#cooked fish', '#smoked haddock', '#smoked mackerel', 'crab', '#hake', '#tilapia', '#trout', '#halibut', 'shrimp', '-#sardine'], 1, 1, 130), slot('potato', [...MASHING, '#sweet potato', '-#sweet potato fries', '-#canned sweet potato'], 1, 1, 180), slot('egg', RAW_EGG, 0, 1, 25), slot('crumbs', ['breadcrumbs', '#all-purpose flour'], 1, 1, 22, ['all-purpose flour']), slot('aromatics', ['green onion', 'chili', 'ginger', 'garlic', '#shallot', '#caper'], 0, 2), slot('veg', ['peas and corn', '#spinach', '#caper'], 0, 1, 40), slot('salad', ['salad leaf', 'raw vegetable', 'tomato'], 0, 3, 90), slot('dip', ['#tartar sauce', '#mayonnaise', '#Greek yogurt', '#sweet chili sauce', '#aioli'], 0, 1, 25), ...SAVOURY],
  variants: [{ title: '', cuisine: 'british', likes: ['paprika'], calls: ['cod', 'parsley', 'potato', 'tartar sauce', 'lemon', 'dill'] }, { title: 'Thai-Style', cuisine: 'thai', likes: [], calls: ['lime', 'cilantro', 'sweet chili sauce', 'ginger', 'chili', 'fish sauce'] }],
  write(pen) {
    const protein = pen.parts('protein');
    const [main] = protein;
    const raw = main !== undefined && ['fish', 'shrimp'].includes(main.food.kind);
    if (main?.food.kind === 'shrimp') main.cut = 'peeled, deveined and chopped';
    const potato = pen.parts('potato');
    const mashed = potato.some((part) => part.food.id === 'mashed potato');
    pen.step([mashed ? '' : `Boil ${pen.the(potato)} in salted water for 15 to 18 minutes, until tender. Drain, let steam quite dry and mash.`, raw ? `${mashed ? 'Simmer' : 'Meanwhile, simmer'} ${pen.the(protein)} in a little water under a lid for 5 to 7 minutes, ${main === undefined ? '' : untilSafe(main)}. Drain${main?.food.kind === 'fish' ? ', flake and pick out any bones' : ''}.` : ''], 22);
    const mix = [...(mashed ? potato : []), ...(raw ? [] : protein), ...pen.parts('egg'), ...pen.parts('aromatics'), ...pen.parts('veg'), ...rubParts(pen), ...pen.parts('herbs').filter((part) => !part.used)];
    pen.step([raw ? `Fold the ${pen.names(protein)} into the mash${andThe(pen, mix, ' with ')} and ${salt(pen, 1.3)}.` : `Mix ${mashed ? '' : 'the mash with '}${pen.the(mix)} and ${salt(pen, 1.2)}, keeping some flakes whole.`, `Shape into ${pen.servings * 2} cakes 2 cm (¾ in) thick and turn in ${pen.the(pen.parts('crumbs'))}. ${pen.say('Chill for 15 minutes so that they hold together.', 'A quarter of an hour in the fridge firms them up.')}`], 25);
    pen.step([heatFat(pen, 'a large frying pan', 'medium heat', 14), 'Fry for 4 to 5 minutes a side, turning once, until crusted, deep golden and hot right through (74 °C / 165 °F).'], 11);
    pen.step(finishAndServe(pen, `Serve hot${pen.has('salad') ? ` with ${pen.the(pen.parts('salad'))}` : ''}${pen.has('dip') ? `${pen.has('salad') ? ' and' : ' with'} ${pen.the(pen.parts('dip'))}` : ''}.`, false), 1);
    pen.note('Wet mash makes soft cakes: let the potatoes steam in the dry pot for a minute before you mash them.');
  },
};

export const papillote: Shape = {
  id: 'fish in paper', dish: 'en Papillote', titles: ['{1} in Paper with {rest}', '{style} {1} en Papillote with {rest}', '{style} {1} Baked in Paper with {rest}'], meal: 'main', way: 'oven', needs: ['oven'], minutes: 30, worth: 7,
  slots: [slot('protein', FILLET, 1, 1, 150), slot('veg', LIGHT_VEG, 1, 3, 130), slot('aromatics', ['ginger', 'garlic', '#shallot', 'green onion', 'chili'], 0, 2), slot('wine', ['#white wine', '#vermouth', '#sake'], 0, 1, 15), slot('olive', ['#olive', '#caper', '#sun-dried tomato'], 0, 1, 12), slot('side', ['rice', 'cooked grain', '#couscous', ...RAW_POTATO, 'noodle', '#quinoa'], 0, 1), ...SAVOURY],
  variants: [{ title: 'Provençal-Style', cuisine: 'french', likes: ['dried thyme'], calls: ['olive', 'tomato', 'fennel', 'thyme', 'white wine'] }, { title: 'Ginger', cuisine: 'chinese', likes: [], calls: ['ginger', 'soy sauce', 'bok choy', 'scallion', 'sesame oil'] }, { title: 'Lemon-Dill', cuisine: 'nordic', likes: [], calls: ['dill'] }],
  write(pen) {
    for (const part of pen.parts('veg')) part.cut = ['peas and corn', 'leafy green'].includes(part.food.kind) ? part.food.cut : 'very thinly sliced';
    for (const part of pen.parts('aromatics')) if (part.food.kind === 'bulb') part.cut = 'thinly sliced';
    const side = beside(pen, true);
    const protein = pen.parts('protein');
    const [main] = protein;
    pen.step(`Heat the oven to ${oven(200)} and cut ${pen.servings} large ${pen.servings === 1 ? 'sheet' : 'sheets'} of baking paper.`, 3);
    const oil = fat(pen, 8);
    pen.step(`Toss ${pen.the([...pen.parts('veg'), ...pen.parts('aromatics')])} with half of ${oil} and ${salt(pen, 1.4)}${andThe(pen, dryness(pen))} and heap in the middle of the ${pen.servings === 1 ? 'sheet' : 'sheets'}. ${pen.say('The slices must be thin, or they will still be hard when the rest is done.', 'Keep the heap flat so that everything cooks at one speed.')}`, 6);
    pen.step([`Pat ${pen.the(protein)} dry, season, lay on top and moisten with the rest of ${oil}${andThe(pen, [...pen.parts('wine'), ...pen.parts('olive'), ...pen.parts('seasoning')])}.`, `Fold the paper over and crimp the edges tightly all round, leaving room for steam.`], 6);
    pen.step(`Bake on a tray for ${about(main === undefined ? 14 : Math.max(13, pen.time(main, 'roast', 13)))}, until the parcels are puffed; open one and check that ${main === undefined ? '' : untilSafe(main).replace('until ', '')}.`, 14);
    ending(pen, `Let rest for a minute and open at the table${side === '' ? '' : `; serve${side}`}.`, 2, false);
    pen.note('Open the parcels away from your face: the steam is hot.');
  },
};

export const panFish: Shape = {
  id: 'pan-fried fish', dish: 'Meunière', titles: ['Pan-Fried {1} with {rest}', '{style} Pan-Fried {1} with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 25, worth: 8,
  slots: [slot('protein', FILLET, 1, 1, 150), slot('flour', ['#all-purpose flour', '#cornmeal', '#cornstarch', '#semolina'], 0, 1, 8), slot('fat', ['butter', 'oil'], 0, 1, 15), slot('veg', [...LIGHT_VEG, 'cabbage', 'firm vegetable', '-#artichoke'], 0, 3, 160), slot('aromatics', ['garlic', '#shallot', '#onion', 'chili'], 0, 2), slot('tang', ['#caper', '#olive', 'nut'], 0, 1, 10), slot('side', [...RAW_POTATO, 'rice', 'cooked grain', 'grain', '#lentil', 'bread'], 0, 1), slot('salad', ['salad leaf', '#cucumber', '#radish'], 0, 2, 60), ...SAVOURY.filter(({ name }) => name !== 'fat')],
  variants: [
    { title: 'Meunière-Style', cuisine: 'french', likes: [], calls: ['butter', 'caper', 'parsley', 'sole', 'trout', 'almond'] },
    { title: 'Blackened', cuisine: 'american', likes: ['smoked paprika', 'dried thyme'], adds: 2, calls: ['Cajun seasoning', 'catfish', 'snapper', 'cornmeal'] },
    { title: 'Nordic', cuisine: 'nordic', likes: [], calls: ['dill', 'potato', 'cucumber', 'salmon'] },
    { title: 'Moroccan-Style', cuisine: 'north-african', likes: ['cumin', 'paprika'], adds: 1, calls: ['chermoula', 'preserved lemon', 'cumin', 'cilantro'] },
    { title: 'Turmeric-Dill', cuisine: 'vietnamese', likes: ['turmeric'], adds: 1, calls: ['fish sauce', 'peanut', 'rice vermicelli'] },
  ],
  write(pen) {
    const side = beside(pen, true);
    const protein = pen.parts('protein');
    const [main] = protein;
    const spice = dryness(pen);
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([heatFat(pen, 'a large frying pan', 'medium heat', 14), veg.say, soft.say, veg.say + soft.say === '' ? '' : 'Keep warm on a plate.'], 2 + veg.minutes + soft.minutes);
    pen.step([`Pat ${pen.the(protein)} dry and season with ${salt(pen, 1.3)}${andThe(pen, spice)}${pen.has('flour') ? `, turn in ${pen.the(pen.parts('flour'))} and shake off the rest` : ''}.`, `Fry over medium-high heat for ${about(main === undefined ? 7 : pen.time(main, 'fry', 7))}, ${pen.say('most of it on the first side, and turn once when the edge has turned opaque', 'leaving the first side alone until it lets go by itself, then turning once')}, ${main === undefined ? '' : untilSafe(main)}.`], 9);
    const tang = pen.parts('tang');
    pen.step([tang.length > 0 ? `Add ${pen.the(tang)} to the fat in the pan for 1 minute, until sizzling, and spoon over.` : '', bottles(pen), ...finishAndServe(pen, `Serve straight away${side}${pen.has('veg') || pen.has('salad') ? `${side === '' ? ' with' : ' and'} ${pen.the([...pen.parts('veg'), ...pen.parts('salad')])}` : ''}.`)], 2);
    pen.note('A dry surface is everything: moisture makes the pieces stick and steam.');
  },
};

export const poachedFish: Shape = {
  id: 'poached fish', dish: 'Poached', titles: ['Poached {1} with {rest}', '{style} Poached {1} with {rest}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 30, worth: 7,
  slots: [slot('protein', FILLET, 1, 1, 150), slot('liquid', ['#coconut milk', '#milk', 'canned tomato', '#dashi', 'stock', '#heavy cream'], 1, 1, 160, ['vegetable stock']), slot('veg', LIGHT_VEG, 0, 4, 150), AROMATIC, WINE, slot('potato', RAW_POTATO, 0, 1, 150), slot('side', ['rice', 'cooked grain', 'bread', '#couscous', 'noodle'], 0, 1), ...SAVOURY],
  variants: [
    { title: 'Tomato', cuisine: 'italian', likes: ['dried oregano', 'chili flakes'], calls: ['canned tomato', 'olive', 'caper', 'basil'] },
    { title: 'Coconut', cuisine: 'thai', likes: [], calls: ['coconut milk', 'lime', 'lemongrass', 'fish sauce'] },
    { title: 'Moqueca-Style', cuisine: 'south-american', likes: ['paprika'], adds: 1, calls: ['coconut milk', 'bell pepper', 'cilantro', 'tomato'] },
    { title: 'Parsley', cuisine: 'british', likes: ['bay leaf'], calls: ['milk', 'parsley', 'haddock', 'smoked haddock'] },
    { title: 'Nordic', cuisine: 'nordic', likes: ['allspice'], calls: ['dill', 'heavy cream', 'potato', 'leek'] },
  ],
  write(pen) {
    const start = flavourBase(pen);
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([heatFat(pen, 'a wide, lidded pan', 'medium heat', 8), start.say, veg.say], 2 + start.minutes + veg.minutes);
    const potato = pen.parts('potato');
    for (const part of potato) part.cut = 'cut into 1.5 cm (½ in) cubes';
    const water = pen.take('water', 50 * pen.servings);
    pen.step([`Pour in ${pen.the([...pen.parts('liquid'), water])} and ${salt(pen, 1.5)}. ${potato.length > 0 ? `Add ${pen.the(potato)}, cover and simmer for 14 to 16 minutes, until tender.` : 'Simmer for 5 minutes, so that the flavours come together.'}`, bottles(pen)], potato.length > 0 ? 17 : 6);
    const protein = pen.parts('protein');
    const [main] = protein;
    pen.step(`Season ${pen.the(protein)} and lay ${them(protein)} in. ${pen.say('Cover and poach over the lowest heat', 'Put the lid on and let it tremble, never boil,')} for ${about(main === undefined ? 8 : Math.max(7, pen.time(main, 'simmer', 8)))}, ${main === undefined ? '' : untilSafe(main)}.`, 9);
    const side = beside(pen);
    pen.step(finishAndServe(pen, `Lift out carefully, spoon the liquid over and serve${side}.`), 2);
    pen.note('Poaching forgives more than frying, but not boiling: bubbles break the pieces up.');
  },
};

export const crispSquid: Shape = {
  id: 'squid', dish: 'Crisp Seafood', titles: ['Crisp {1} with {rest}', 'Salt and Pepper {1} with {rest}', '{style} Crisp {1}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 20, worth: 7,
  slots: [slot('protein', ['#squid', '#cuttlefish', '#shrimp', '#cod', '#haddock', '#pollock'], 1, 1, 140), slot('flour', ['#cornstarch', '#all-purpose flour', '#semolina', '#rice flour', 'starch'], 1, 1, 25, ['cornstarch']), slot('aromatics', ['garlic', 'chili', 'green onion', 'ginger'], 0, 3), slot('salad', ['salad leaf', 'raw vegetable', 'tomato', 'cabbage', '-#Brussels sprout', '-#bok choy'], 0, 3, 100), slot('dip', ['#aioli', '#mayonnaise', '#sweet chili sauce', '#tartar sauce', '#marinara sauce'], 0, 1, 25), slot('side', ['rice', '#French fries', 'bread'], 0, 1), ...SAVOURY],
  variants: [{ title: 'Salt and Pepper', cuisine: 'chinese', likes: [], calls: ['scallion', 'chili', 'Sichuan peppercorn', 'five-spice powder'] }, { title: 'Calamari-Style', cuisine: 'italian', likes: [], calls: ['aioli', 'marinara sauce', 'lemon', 'parsley'] }, { title: '', cuisine: 'greek', likes: ['dried oregano'], calls: [] }],
  write(pen) {
    const side = beside(pen, true);
    const protein = pen.parts('protein');
    const [main] = protein;
    for (const part of protein) part.cut = part.food.kind === 'fish' ? 'cut into thick fingers' : part.food.kind === 'shrimp' ? part.food.cut : 'cleaned and cut into rings';
    pen.take('black pepper', 0.6 * pen.servings);
    pen.step(`Pat ${pen.the(protein)} very dry. Mix ${pen.the(pen.parts('flour'))} with ${salt(pen, 1.6)}${andThe(pen, dryness(pen))}, and toss the pieces in it just before you fry.`, 5);
    pen.step([heatFat(pen, 'a deep frying pan', 'high heat', 28), `When it shimmers, fry in two or three rounds for 2 to 3 minutes, turning once, until pale gold and crisp${andSafe(main)}. Drain on paper.`], 9);
    const quick = pen.parts('aromatics');
    pen.step([quick.length > 0 ? `Sizzle ${pen.the(quick)} in the fat left in the pan for 30 seconds to 1 minute and toss with the crisp pieces.` : '', bottles(pen), ...finishAndServe(pen, `Serve at once${side}${pen.has('salad') ? `${side === '' ? ' with' : ' and'} ${pen.the(pen.parts('salad'))}` : ''}${pen.has('dip') ? `, ${pen.the(pen.parts('dip'))} beside` : ''}.`, false)], 2);
    pen.note('Fry in small rounds and let the fat heat up again in between; that keeps the coating crisp.');
  },
};
