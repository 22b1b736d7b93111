/** Soups known by name: each with its own broth and order. */
import { AROMATICS } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY, SAVOURY_NO_CHEESE, WINE } from '../slots.ts';
import { bloom, bottles, deglaze, fat, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { addLate, brownFirst, simmerUntilDone, untilSafe } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';
import { simmerVegetables, soften } from '../technique/vegetables.ts';
import { WHOLE_EGG } from '../technique/baking.ts';
import { liquid } from './soups.ts';

const STOCK = slot('stock', ['stock'], 0, 1, 350);
const TO_EAT_WITH_IT = ['green onion', 'nut', 'peanut', 'seed', 'seaweed', '#kimchi', '#cilantro', '#crispy fried onion'] as const;
const ASIAN_END = SAVOURY_NO_CHEESE.map((one) => (one.name === 'seasoning' ? { ...one, takes: ['soy sauce', 'fish sauce', 'hot sauce', '#chili oil', '#rice vinegar', '#mirin', '#sake'] as const } : one));

export const congee: Shape = {
  id: 'congee', dish: 'Congee', meal: 'main', way: 'pot', needs: ['stove'], minutes: 65, worth: 6,
  slots: [slot('base', ['rice', '-#wild rice', '-#brown rice', '-#black rice', '-#red rice'], 1, 1, 62), slot('protein', ['poultry', 'cooked meat', 'fish', 'shrimp', 'ground meat', 'ground poultry', 'egg', 'tofu', 'pork'], 0, 2, 90), slot('veg', ['mushroom', '#bok choy', '#spinach', '#napa cabbage', 'peas and corn', '#carrot', '#sweet potato'], 0, 3, 80), slot('aromatics', ['ginger', 'garlic', '#shallot', 'chili'], 0, 3), STOCK, ...ASIAN_END.map((one) => (one.name === 'finish' ? { ...one, takes: TO_EAT_WITH_IT } : one))],
  variants: [{ title: '', cuisine: 'chinese', likes: [], calls: ['ginger', 'soy sauce', 'scallion'] }, { title: 'Arroz Caldo-Style', cuisine: 'filipino', likes: [], calls: ['fish sauce', 'lime'] }, { title: 'Okayu-Style', cuisine: 'japanese', likes: [], calls: ['nori', 'miso', 'umeboshi'] }],
  titles: ['{style} {all} Congee', '{style} Congee with {all}', 'Silky {style} Congee with {all}'],
  write(pen) {
    const own = pen.has('fat');
    const quick = pen.parts('aromatics');
    const eggs = pen.parts('protein').filter((part) => part.food.kind === 'egg' && !part.food.ready);
    const rest = pen.parts('protein').filter((part) => !eggs.includes(part));
    const early = rest.filter((part) => ['poultry', 'pork'].includes(part.food.kind));
    const minced = rest.filter((part) => ['ground meat', 'ground poultry'].includes(part.food.kind));
    const water = liquid(pen, 620);
    for (const part of early) part.cut = 'cut into thin strips';
    pen.step(`Rinse ${pen.the(pen.parts('base'))} and put into a large pot with ${water}${quick.length > 0 ? `, ${pen.the(quick)}` : ''} and ${salt(pen, 1.2, false)}. Bring to a boil, stirring once so that nothing sticks.`, 10);
    const hard = pen.parts('veg').filter((part) => ['root', 'starchy root', 'mushroom'].includes(part.food.kind));
    pen.step(`${pen.say('Keep it at a slow blip for about 40 minutes, half covered; stir from the bottom every few minutes, more often towards the end, until no single grain can be told apart.', 'Lower the heat, set the lid ajar and simmer for 40 minutes, stirring now and then, until the grains have burst and the soup is creamy.', 'Turn down to a gentle bubble and cook, half covered, for about 40 minutes, stirring every so often, until the grains fall apart into a thick, silky soup.')}${hard.length > 0 ? ` Add ${pen.the(hard)} after 20 minutes.` : ''} Pour in hot water if it gets thicker than you like.`, 40);
    if (minced.length + early.length > 0) {
      const meat = [...minced, ...early];
      pen.step(`Add ${pen.the(meat)} ${minced.length > 0 ? 'in small crumbs' : 'strip by strip'}, stirring, and simmer for 6 to 8 minutes, ${meat.some((part) => part.food.kind === 'pork') && minced.length === 0 ? `until the ${pen.names(early)} ${early.length > 1 ? 'are' : 'is'} tender and far above ${early.some((part) => part.food.kind === 'poultry') ? '74 °C (165 °F)' : '63 °C (145 °F)'} all through` : meat.toSorted((a, b) => Number(b.food.kind.includes('poultry')) - Number(a.food.kind.includes('poultry'))).slice(0, 1).map(untilSafe).join('')}.`, 8);
    }
    const late = addLate(pen, rest.filter((part) => !minced.includes(part) && !early.includes(part)));
    const soft = pen.parts('veg').filter((part) => !hard.includes(part));
    pen.step([late.say, soft.length > 0 ? `Stir in ${pen.the(soft)} and cook for 3 minutes, until just tender.` : ''], late.minutes + (soft.length > 0 ? 3 : 0));
    if (eggs.length > 0) pen.step(`Boil ${pen.the(eggs)} in a small pan for 10 minutes, until white and yolk are firm. Cool under cold water, peel and halve; lay ${eggs[0]?.many === true ? 'them' : 'it'} on the finished bowls.`, 0);
    const spice = pen.parts('spices').filter((part) => !part.used);
    pen.step([spice.length > 0 ? `Season with ${pen.the(spice)}.` : '', bottles(pen), ...finishAndServe(pen, pen.say('Ladle into bowls and serve very hot.', 'Serve steaming in deep bowls.')), own && pen.parts('fat').some((part) => !part.used) ? `Trickle a little of ${fat(pen)} over.` : ''], 2);
    pen.note('It thickens as it cools. Chill leftovers within an hour and thin them with water when you reheat them to steaming (74 °C / 165 °F).');
  },
};

export const misoSoup: Shape = {
  id: 'miso soup', dish: 'Miso Soup', meal: 'soup', way: 'pot', needs: ['stove'], minutes: 15, worth: 7,
  slots: [slot('miso', ['#miso'], 1, 1, 16), slot('protein', ['tofu', 'shrimp', '#salmon', 'shellfish', 'egg'], 0, 2, 80), slot('veg', ['mushroom', '#daikon', '#carrot', '#spinach', '#bok choy', '#napa cabbage', '#cabbage', '#zucchini', 'peas and corn', '#leek', '#potato', '#sweet potato', '#kabocha', '#snow pea'], 0, 3, 90), slot('noodle', ['noodle'], 0, 1, 40), slot('weed', ['seaweed'], 0, 2, 3), slot('stock', ['#dashi', 'stock', '#bonito flakes'], 0, 1, 330), slot('aromatics', ['ginger', 'garlic'], 0, 1), slot('fat', ['#sesame oil'], 0, 1, 2), slot('spices', ['#shichimi togarashi', '#chili flakes'], 0, 1), slot('seasoning', ['soy sauce'], 0, 1, 4), slot('finish', ['green onion', '#sesame seed'], 0, 2)],
  variants: [{ title: '', cuisine: 'japanese', likes: [], calls: ['miso', 'tofu', 'nori'] }],
  titles: ['{style} Miso Soup with {all}', '{style} {protein} Miso Soup', '{style} Miso Soup with {all}'],
  write(pen) {
    const flakes = pen.parts('stock').filter((part) => part.food.kind !== 'stock');
    const kombu = pen.parts('weed').filter((part) => part.food.id === 'kombu');
    if (flakes.length > 0) {
      const water = pen.take('water', 360 * pen.servings);
      pen.step(`Bring ${pen.the([water, ...kombu])} just to a simmer, take off the heat, add ${pen.the(flakes)} and strain after 3 minutes: that is the dashi.`.replace(': that is the dashi', ''), 8);
    } else pen.step(`Pour ${liquid(pen, 360)} into a saucepan${pen.has('aromatics') || kombu.length > 0 ? `, add ${pen.the([...pen.parts('aromatics'), ...kombu])}` : ''} and bring to a gentle simmer.`, 6);
    const left = pen.parts('aromatics').filter((part) => !part.used);
    const veg = simmerVegetables(pen, pen.parts('veg'));
    const noodle = pen.first('noodle');
    pen.step([left.length > 0 ? `Stir in ${pen.the(left)}.` : '', veg.say], veg.minutes);
    if (noodle !== undefined) pen.step(cookStarch(pen, noodle).say, 8);
    const seafood = pen.parts('protein').filter((part) => !['tofu'].includes(part.food.kind));
    const late = addLate(pen, seafood);
    const tofu = pen.parts('protein').filter((part) => !seafood.includes(part));
    for (const part of tofu) part.cut = 'cut into small cubes';
    const weed = pen.parts('weed').filter((part) => !kombu.includes(part));
    const wakame = weed.filter((part) => part.food.id !== 'nori');
    pen.step([late.say, tofu.length > 0 || wakame.length > 0 ? `Slide in ${pen.the([...tofu, ...wakame])} and warm for 2 to 3 minutes, until hot through.` : ''], late.minutes + 3);
    pen.step(`Take off the heat. ${pen.say(`Stir ${pen.the(pen.parts('miso'))} with a ladleful of the hot broth until smooth, then pour it back.`, `Press ${pen.the(pen.parts('miso'))} through a small sieve into the pot, or loosen it first with a few spoonfuls of broth, and stir until no lumps are left.`).replaceAll('broth', 'liquid')} ${pen.say('Do not let it boil again, or the aroma is lost.', 'From here on it must not boil.')}`, 2);
    const nori = weed.filter((part) => !wakame.includes(part));
    const end = [...pen.parts('seasoning'), ...pen.parts('fat'), ...pen.parts('spices')];
    pen.step([end.length > 0 ? `Season with ${pen.the(end)}.` : 'Taste: it should be savory but not too salty to drink.', noodle !== undefined ? `Divide ${pen.the([noodle])} among bowls and ladle the soup over.` : '', nori.length > 0 ? `Tear over ${pen.the(nori)}.` : '', ...finishAndServe(pen, pen.say('Serve at once.', 'Drink from the bowl while hot.'), false)], 2);
    pen.note(pen.say('Different pastes differ in salt: add two thirds first, taste, then decide.', 'Best within minutes; reheat leftovers gently, without boiling.'));
  },
};

export const eggDrop: Shape = {
  id: 'egg drop soup', dish: 'Egg Drop Soup', meal: 'soup', way: 'pot', needs: ['stove'], minutes: 15, worth: 6,
  slots: [slot('egg', ['#egg', '-#hard-boiled egg', '-#soft-boiled egg'], 1, 1, 60), slot('stock', ['stock'], 1, 1, 350), slot('veg', ['peas and corn', 'mushroom', '#spinach', '#bok choy', '#tomato', '#carrot', '#zucchini', 'sprouts'], 0, 3, 70), slot('protein', ['cooked meat', 'tofu', 'shrimp', '#ham'], 0, 1, 60), slot('binder', ['#cornstarch', '#potato starch'], 0, 1, 5), slot('aromatics', ['ginger', 'garlic', 'chili'], 0, 2), ...ASIAN_END],
  variants: [{ title: '', cuisine: 'chinese', likes: ['white pepper'], calls: ['ginger', 'soy sauce', 'sesame oil', 'corn'] }, { title: 'Stracciatella-Style', cuisine: 'italian', likes: ['nutmeg'], adds: 1, calls: ['spinach', 'lemon'] }],
  titles: ['{style} Egg Drop Soup with {all}', '{style} {all} Egg Drop Soup'],
  write(pen) {
    const carrot = pen.parts('veg').filter((part) => part.food.kind === 'root');
    for (const part of carrot) part.cut = 'peeled and coarsely grated';
    pen.step(`Bring ${liquid(pen, 350)} to a simmer in a saucepan with ${pen.the([...pen.parts('aromatics'), pen.take('salt', 0.6 * pen.servings)])}.`, 6);
    const veg = simmerVegetables(pen, pen.parts('veg').filter((part) => !carrot.includes(part)), 0, '', addLate(pen, pen.parts('protein')));
    pen.step([carrot.length > 0 ? `Stir in ${pen.the(carrot)} and cook for 2 minutes.` : '', veg.say], veg.minutes + (carrot.length > 0 ? 2 : 0));
    const spice = pen.parts('spices').filter((part) => !part.used);
    const bottled = pen.parts('seasoning').filter((part) => !part.used);
    if (pen.has('binder')) pen.step(`Stir ${pen.the(pen.parts('binder'))} with 2 tbsp cold water, pour into the soup and simmer for 1 minute, until it looks glossy and slightly thick.`, 2);
    if (spice.length + bottled.length > 0) pen.step(`Season with ${pen.the([...bottled, ...spice])}.`, 0);
    pen.step(`Beat ${pen.the(pen.parts('egg'))} lightly with a fork. ${pen.say('Stir the simmering soup in one direction and let the egg run in as a thin thread, off the tines of the fork.', 'Swirl the soup with a ladle and pour the egg in slowly from a height.')} Wait 20 seconds without stirring, then simmer for 1 minute more, until the ribbons are set and no liquid egg is left (71 °C / 160 °F).`, 3);
    const own = pen.parts('fat').filter((part) => !part.used);
    pen.step([...finishAndServe(pen, pen.say('Serve at once.', 'Ladle into bowls straight away.')), own.length > 0 ? `Add a few drops of ${pen.the(own)} to each bowl.` : ''], 1);
    pen.note('The soup must simmer, not boil, when the egg goes in: ribbons form instead of foam.');
  },
};

export const gazpacho: Shape = {
  id: 'gazpacho', dish: 'Gazpacho', meal: 'soup', way: 'blender', needs: ['blender'], minutes: 20, worth: 7,
  slots: [slot('tomato', ['#tomato', '#cherry tomato'], 1, 2, 260), slot('veg', ['#cucumber', '#bell pepper', '#celery', '#watermelon', '#roasted red pepper'], 1, 3, 110), slot('aromatics', ['garlic', '#red onion', '#onion', '#shallot', 'chili'], 0, 3), slot('bread', ['bread', '-#rye bread', '-#garlic bread'], 0, 1, 25), slot('fat', ['#olive oil'], 0, 1, 12), slot('acid', ['#sherry vinegar', '#red wine vinegar', '#white wine vinegar', 'vinegar', '#lemon', '#lime'], 1, 1, 6, ['red wine vinegar', 'lemon']), slot('nuts', ['#almond'], 0, 1, 15), slot('spices', ['#paprika', '#smoked paprika', '#cumin', '#chili flakes'], 0, 1), slot('herbs', ['#basil', '#parsley', '#cilantro', '#mint', '#chives'], 0, 2), slot('finish', ['#avocado', '#hard-boiled egg', '#ham', '#prosciutto', '#feta', '#crouton'], 0, 2, 20)],
  variants: [{ title: '', cuisine: 'spanish', likes: [], calls: ['cucumber', 'sherry vinegar', 'bell pepper'] }],
  titles: ['{style} {veg} Gazpacho', 'Chilled {style} Tomato and {veg} Soup', '{style} Tomato Gazpacho with {veg}'],
  write(pen) {
    const bread = pen.parts('bread');
    for (const part of bread) part.many = false;
    for (const part of [...pen.parts('tomato'), ...pen.parts('veg')]) part.cut = part.food.cut.includes('peel') ? part.food.cut : 'cut into chunks';
    if (bread.length > 0) pen.step(`Tear ${pen.the(bread)} into a bowl, moisten with 3 tbsp cold water and leave for 5 minutes to soften.`, 5);
    const acid = pen.parts('acid');
    const half = acid.some((part) => part.food.kind === 'citrus' && !/juice/.test(part.food.id)) ? `the juice of half of ${pen.the(acid)}` : `half of ${pen.the(acid)}`;
    const all = [...pen.parts('tomato'), ...pen.parts('veg'), ...pen.parts('aromatics'), ...bread, ...pen.parts('nuts'), ...pen.parts('spices')];
    pen.step(`Put ${pen.the(all)} into the blender with ${half} and ${salt(pen, 1.5)}. ${pen.say('Leave for 10 minutes: the salt draws out the juice.', 'Let the salt work for 10 minutes before you start the motor.')}`, 12);
    pen.step(`Blend on high for 2 minutes, until ${pen.say('smooth and a paler red', 'no bits are left')}. ${pen.say(`With the motor running, pour in ${fat(pen, 12)} in a thin stream, so that the soup turns creamy. Thin with cold water if it is too thick to pour.`, `Slowly trickle in ${fat(pen, 12)} through the lid while the blade turns; it thickens and pales. Add a little cold water if a spoon stands in it.`)}`, 4);
    const more = acid.some((part) => part.food.kind === 'citrus') ? 'the juice' : pen.the(acid);
    pen.step(pen.say(`Chill for at least 1 hour, until very cold. Taste again and sharpen with the rest of ${more}: cold food needs more seasoning.`, `It must be ice-cold: give it an hour or two in the fridge. Then season once more, with salt and the rest of ${more}.`, `Refrigerate for 1 to 2 hours. Before serving stir, add the rest of ${more} and taste for salt.`), 60);
    const tops = [...pen.parts('finish'), ...pen.parts('herbs')];
    pen.step([pen.say('Pour into chilled bowls or glasses.', 'Serve in cold bowls.'), tops.length > 0 ? `Top with ${pen.the(tops)}.` : ''], 1);
    pen.note('Only ripe tomatoes make a good one. It keeps for 2 days in the fridge; stir before serving.'.replace('ripe tomatoes make', 'ripe, fragrant fruit makes'));
  },
};

export const goulashSoup: Shape = {
  id: 'goulash soup', dish: 'Goulash Soup', meal: 'soup', way: 'pot', needs: ['stove'], minutes: 115, worth: 8,
  slots: [slot('protein', ['#beef chuck', '#stewing beef', 'stewing meat', '#beef', '#ground beef'], 1, 1, 120), slot('onion', ['#onion', '#red onion', '#shallot'], 1, 1, 100), slot('spices', ['#paprika', '#smoked paprika', '#caraway seed', '#chili powder', '#cumin'], 1, 3, 2.5, ['paprika']), slot('veg', ['#potato', '#bell pepper', '#carrot', '#parsnip', '#celery', '#cabbage', '#tomato', 'mushroom'], 1, 4, 190), slot('aromatics', ['garlic', 'chili'], 0, 2), slot('tomato', ['#tomato paste', 'canned tomato'], 0, 1, 50), { ...WINE, takes: ['#red wine', '#beer'] }, STOCK, slot('fat', ['oil', 'animal fat', 'butter', '-#sesame oil'], 0, 1), slot('herbs', ['#bay leaf', '#parsley', '#thyme', '#dill', 'dried herb'], 0, 2), slot('acid', ['vinegar', '#lemon'], 0, 1), slot('finish', ['#sour cream', '#yogurt', '#crème fraîche'], 0, 1), slot('side', ['bread', '#spaetzle', '#egg noodle'], 0, 1)],
  variants: [{ title: '', cuisine: 'eastern-european', likes: [], calls: ['paprika', 'caraway seed', 'sour cream'] }],
  titles: ['{style} {1} Goulash Soup with {rest}', '{style} Goulash Soup with {all}', 'Slow-Simmered {style} {1} Goulash Soup'],
  write(pen) {
    const meat = pen.parts('protein');
    const tough = meat.some((part) => part.food.kind === 'stewing meat');
    for (const part of meat) if (part.food.kind === 'stewing meat') part.cut = 'cut into 2 cm (1 in) cubes';
    pen.step([heatFat(pen, 'a heavy pot', 'medium heat', 9), `Add ${pen.the(pen.parts('onion'))} and cook for 12 to 15 minutes, stirring, until ${pen.say('soft and deep golden: they give the soup its body', 'golden brown and almost melting')}.`.replace('they give', pen.parts('onion')[0]?.many === true ? 'they give' : 'it gives')], 16);
    const brown = brownFirst(pen, meat);
    pen.step(brown.say, brown.minutes);
    const paste = pen.parts('tomato');
    const hot = [...pen.parts('spices'), ...pen.parts('aromatics'), ...paste.filter((part) => part.food.kind === 'tomato paste')];
    pen.step([`Take the pot off the heat, stir in ${pen.the(hot)} and let it sizzle for 30 seconds; ${pen.say('paprika turns bitter in a pot that is too hot', 'over high heat the spice would burn')}.`.replace('paprika turns', 'the spice turns'), deglaze(pen).say.replace('Pour in', 'Back on the heat, pour in')], 4);
    const bay = pen.parts('herbs').filter((part) => part.food.kind !== 'tender herb');
    const done = simmerUntilDone(pen, meat);
    pen.step(`Pour in ${liquid(pen, 380)}${paste.some((part) => !part.used) ? ` and ${pen.the(paste.filter((part) => !part.used))}` : ''}, add ${pen.the([...bay])}${bay.length > 0 ? ' and ' : ''}${salt(pen, 1.5)} and bring to a simmer.`, 6);
    const veg = simmerVegetables(pen, pen.parts('veg'), tough ? Math.max(70, done.minutes) : 20, done.until);
    pen.step(veg.say, veg.minutes);
    const noodles = cookStarch(pen, pen.first('side'));
    if (noodles.say !== '') pen.step([`While the soup simmers, ${noodles.say.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`, 'Stir into the soup.'], 0);
    pen.step(finishAndServe(pen, pen.say('Serve very hot.', 'Ladle into deep bowls.')), 2);
    pen.note('Like all stews it gains from a night in the fridge. Reheat until steaming (74 °C / 165 °F).');
  },
};

export const fishSoup: Shape = {
  id: 'fish soup', dish: 'Fish Soup', meal: 'soup', way: 'pot', needs: ['stove'], minutes: 40, worth: 8,
  slots: [slot('protein', ['fish', 'shellfish', 'shrimp', '#squid'], 1, 3, 160), slot('tomato', ['canned tomato', 'tomato'], 0, 1, 130), slot('veg', ['#fennel', '#potato', '#leek', '#celery', '#bell pepper', '#carrot', '#spinach', '#corn', '#zucchini'], 0, 4, 150), AROMATIC, { ...WINE, takes: ['#white wine', '#vermouth'] }, slot('dairy', ['#heavy cream', '#coconut milk', '#crème fraîche', '#half-and-half', '#milk'], 0, 1, 60), STOCK, slot('side', ['bread'], 0, 1), ...SAVOURY.map((one) => (one.name === 'finish' ? { ...one, takes: ['green onion', '#aioli'] as const } : one.name === 'spices' ? { ...one, takes: ['#saffron', '#paprika', '#smoked paprika', '#fennel seed', '#chili flakes', '#cayenne', '#turmeric', '#curry powder', '#star anise', '#Old Bay seasoning'] as const } : one.name === 'seasoning' ? { ...one, takes: ['tomato paste', 'anchovy', '#harissa'] as const } : one))],
  variants: [{ title: '', cuisine: 'french', likes: ['fennel seed'], calls: [] }, { title: 'Bouillabaisse-Style', cuisine: 'french', likes: ['saffron'], calls: ['saffron', 'fennel'] }, { title: 'Nordic', cuisine: 'nordic', likes: [], calls: ['dill', 'salmon', 'potato'] }, { title: 'Moqueca-Style', cuisine: 'south-american', likes: ['paprika'], adds: 1, calls: ['coconut milk', 'lime', 'cilantro'] }],
  titles: ['{style} {all} Soup', '{style} Soup with {all}', '{style} {1} Soup with {rest}'],
  write(pen) {
    const firm = pen.parts('veg').filter((part) => ['fennel', 'leek', 'celery', 'bell pepper'].includes(part.food.id));
    const frying = firm.length > 0 || pen.has('aromatics', 'fat', 'spices', 'seasoning', 'wine');
    const start = frying ? heatFat(pen, 'a wide pot', 'medium heat', 9) : '';
    const soft = soften(pen, pen.parts('aromatics'), true);
    pen.step([start, soft.say, firm.length > 0 ? `Stir in ${pen.the(firm)} and cook for 6 to 8 minutes, until soft but not browned.` : ''], soft.minutes + (firm.length > 0 ? 7 : 0));
    const spice = bloom(pen);
    const paste = pen.parts('seasoning').filter((part) => !part.used);
    pen.step([spice.say, paste.length > 0 ? `Stir in ${pen.the(paste)} and fry for 1 minute.` : '', deglaze(pen).say], spice.minutes + 3);
    pen.step(`${frying ? 'Add' : 'In a wide pot, heat'} ${[pen.has('tomato') ? pen.the(pen.parts('tomato')) : '', liquid(pen, 300)].filter(Boolean).join(' and ')} with ${salt(pen, 1.5)}. ${pen.say('Simmer for 10 minutes, so that the broth has taste before the fish goes in.', 'Let it bubble gently for 10 minutes to bring the flavors together.').replace('so that the broth has taste before the fish goes in', 'so that it tastes of something before the main part goes in')}`, 14);
    const veg = simmerVegetables(pen, pen.parts('veg').filter((part) => !firm.includes(part)));
    pen.step([veg.say, pen.has('dairy') ? `Stir in ${pen.the(pen.parts('dairy'))} and bring back to a bare simmer.` : ''], veg.minutes);
    const order = ['scallop', 'shellfish', 'fish', 'shrimp'];
    const sea = pen.parts('protein').toSorted((a, b) => order.indexOf(a.food.kind) - order.indexOf(b.food.kind));
    const late = addLate(pen, sea);
    pen.step(late.say, late.minutes);
    pen.step(finishAndServe(pen, pen.say('Ladle into warm bowls with care, keeping the pieces whole.', 'Serve at once in deep plates.')), 2);
    pen.note('Never let it boil hard once the seafood is in: it turns dry and falls apart.'.replace('the seafood', 'the last of it'));
  },
};

export const tomYum: Shape = {
  id: 'hot and sour soup', dish: 'Hot and Sour Soup', meal: 'soup', way: 'pot', needs: ['stove'], minutes: 30, worth: 7,
  slots: [slot('protein', ['shrimp', 'poultry', 'fish', 'tofu', 'shellfish', 'cooked meat'], 1, 2, 110), slot('acid', ['#lime', '#lime juice', '#tamarind paste', '#lemon', '#rice vinegar'], 1, 1, 12), slot('aromatics', ['#lemongrass', '#galangal', '#ginger', '#makrut lime leaf', '#garlic', '#shallot', 'chili', '#curry paste', '#chili paste', '#red curry paste', '#chili oil'], 1, 5), slot('veg', ['mushroom', '#tomato', '#cherry tomato', '#bok choy', '#snow pea', '#baby corn', '#green bean', '#spinach', '#bell pepper', '#napa cabbage', '#carrot'], 0, 3, 100), slot('dairy', ['coconut milk'], 0, 1, 120), slot('sauce', ['#fish sauce', '#soy sauce'], 1, 1, 9, ['soy sauce']), slot('sugar', ['#sugar', '#palm sugar', '#brown sugar'], 0, 1, 2), slot('noodle', ['#rice noodle', '#glass noodle'], 0, 1, 40), STOCK, slot('side', ['#jasmine rice', '#rice', 'cooked grain'], 0, 1), slot('herbs', ['#cilantro', '#Thai basil', '#mint', '#basil'], 0, 2), slot('fat', ['#vegetable oil', '#coconut oil'], 0, 1, 4), slot('spices', ['#chili flakes', '#white pepper'], 0, 1), slot('finish', ['green onion', 'sprouts'], 0, 1)],
  variants: [{ title: 'Tom Yum-Style', cuisine: 'thai', likes: [], calls: ['lemongrass', 'galangal', 'shrimp', 'fish sauce'] }, { title: 'Tom Kha-Style', cuisine: 'thai', likes: [], calls: ['coconut milk', 'galangal', 'lemongrass'] }],
  titles: ['{style} {protein} Soup', '{style} Soup with {all}', '{style} {protein} and {veg} Soup'].map((one) => one.replace('{protein} and {veg} Soup', 'Broth with {all}')),
  write(pen) {
    const hot = pen.parts('aromatics');
    for (const part of hot) if (part.food.id === 'lemongrass') part.cut = 'bruised and cut into 3 pieces';
    const paste = hot.filter((part) => ['curry paste', 'hot sauce', 'oil'].includes(part.food.kind));
    const roots = hot.filter((part) => !paste.includes(part));
    const noodles = cookStarch(pen, pen.first('noodle') ?? pen.first('side'));
    if (noodles.say !== '') pen.step(`${noodles.say} Keep warm.`, 4);
    const fatty = fat(pen, 4);
    pen.step(`Heat ${fatty} in a pot over medium heat. ${roots.length > 0 ? `Stir ${pen.the(roots)} in it for 1 to 2 minutes, until fragrant. ` : ''}${paste.length > 0 ? `Add ${pen.the(paste)} and fry for 1 minute.` : ''}`, 4);
    const spice = pen.parts('spices');
    pen.step(`Pour in ${liquid(pen, pen.has('dairy') ? 270 : 360)}${pen.has('dairy') ? ` and ${pen.the(pen.parts('dairy'))}` : ''}${spice.length > 0 ? `, with ${pen.the(spice)}` : ''}, ${pen.say('and simmer gently for 8 to 10 minutes, until the liquid tastes of what is in it', 'bring to a boil, then keep it just bubbling for about 10 minutes, so that the aromas pass into it')}.`, 13);
    const early = pen.parts('protein').filter((part) => part.food.kind === 'poultry');
    for (const part of early) part.cut = 'cut into thin strips';
    if (early.length > 0) pen.step(`Add ${pen.the(early)} and simmer for 6 to 8 minutes, ${early.slice(0, 1).map(untilSafe).join('')}.`, 7);
    const veg = simmerVegetables(pen, pen.parts('veg'), 0, '', addLate(pen, pen.parts('protein')));
    pen.step(veg.say, veg.minutes);
    const sour = pen.parts('acid');
    const squeeze = sour.some((part) => part.food.kind === 'citrus' && !/juice/.test(part.food.id)) ? `the juice of ${pen.the(sour)}` : pen.the(sour);
    pen.step([`Take off the heat and stir in ${pen.the([...pen.parts('sauce'), ...pen.parts('sugar')])}, then ${squeeze}.`, pen.say('Taste: hot, sour and salty should be in balance, with sourness in front.', 'Balance it as you taste: sour first, then hot, then salty.')], 2);
    pen.step(finishAndServe(pen, noodles.say !== '' ? `Ladle over the ${pen.names(pen.parts('noodle', 'side'))} in deep bowls and serve.` : pen.say('Serve steaming hot.', 'Ladle into bowls and serve.'), false), 1);
    pen.note(roots.some((part) => ['lemongrass', 'galangal', 'makrut lime leaf'].includes(part.food.id)) ? 'The woody pieces are for flavor only: leave them in the bowl.' : pen.say('Acid goes in off the heat, since boiling dulls it.', 'Have everything cut before you start: the cooking itself is quick.'));
  },
};

export const avgolemono: Shape = {
  id: 'egg and lemon soup', dish: 'Egg and Lemon Soup', meal: 'soup', way: 'pot', needs: ['stove'], minutes: 40, worth: 7,
  slots: [slot('egg', WHOLE_EGG, 1, 1, 50), slot('acid', ['#lemon', '#lemon juice'], 1, 1, 20), slot('grain', ['rice', '#orzo', 'pasta', '-#wild rice'], 1, 1, 32), slot('protein', ['poultry', 'cooked meat', 'ground meat', 'ground poultry', '#chickpea', '#white bean'], 0, 1, 95), slot('veg', ['#carrot', '#spinach', '#celery', '#zucchini', '#fennel', '#pea', '#kale', '#leek'], 0, 3, 100), slot('aromatics', AROMATICS, 0, 2), STOCK, slot('fat', ['#olive oil', 'butter'], 0, 1), slot('herbs', ['#dill', '#parsley', '#bay leaf', '#oregano', '#mint'], 0, 2), slot('spices', ['#turmeric', '#chili flakes'], 0, 1), slot('finish', ['#feta', 'green onion'], 0, 1), slot('side', ['bread', 'flatbread'], 0, 1)],
  variants: [{ title: 'Avgolemono-Style', cuisine: 'greek', likes: [], calls: ['lemon'] }],
  titles: ['{style} {all} Soup', '{style} Soup with {all}', '{style} Lemon Soup with {all}'],
  write(pen) {
    const meat = pen.parts('protein');
    const start = pen.has('aromatics', 'fat', 'spices') || meat.some((part) => !part.food.ready) ? heatFat(pen, 'a large pot', 'medium heat', 6) : '';
    const brown = brownFirst(pen, meat);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    pen.step([start, brown.say, soft.say, spice.say], 2 + brown.minutes + soft.minutes);
    const grain = pen.parts('grain');
    const rice = grain.some((part) => part.food.kind === 'rice');
    const minutes = Math.max(8, ...grain.map((part) => pen.time(part, rice ? 'simmer' : 'boil', 10)));
    const done = simmerUntilDone(pen, meat);
    pen.step(`Pour ${liquid(pen, 380)} into ${start === '' ? 'a large pot' : 'the pot'}, add ${salt(pen, 1.6)} and bring to a simmer. ${rice ? `Stir in ${pen.the(grain)}.` : ''}`, 6);
    const veg = simmerVegetables(pen, pen.parts('veg'), Math.max(done.minutes, rice ? minutes : 0), [rice ? `the ${pen.names(grain)} ${grain[0]?.many === true ? 'are' : 'is'} soft` : '', done.until].filter(Boolean).join(' and '), addLate(pen, meat));
    pen.step([veg.say, rice ? '' : `Stir in ${pen.the(grain)} and cook for ${minutes} minutes, until just tender.`], veg.minutes + (rice ? 0 : minutes));
    const acid = pen.parts('acid');
    const juice = acid.some((part) => /juice/.test(part.food.id)) ? pen.the(acid) : `the juice of ${pen.the(acid)}`;
    pen.step(`Beat ${pen.the(pen.parts('egg'))} with ${juice} until frothy. ${pen.say('Whisk in two ladlefuls of the hot soup, a little at a time, so that the egg warms without scrambling.', 'Still whisking, add two ladles of hot soup in a thin stream: this warms the egg gently.')}`, 4);
    pen.step(pen.say('Stir the mixture back into the pot over the lowest heat and keep stirring for 3 to 4 minutes, until the soup is creamy, coats the spoon and reads 71 °C (160 °F). It must not boil, or the egg curdles.', 'Pour all of it back and heat as gently as you can, stirring for 3 to 4 minutes, just until velvety and 71 °C (160 °F) hot; boiling would curdle it.'), 4);
    pen.step(finishAndServe(pen, pen.say('Serve at once.', 'Ladle into warm bowls.')), 1);
    pen.note('Reheat leftovers slowly, stirring, to 74 °C (165 °F), and do not be surprised if they turn a little grainy.');
  },
};
