/** Vegetables as the dish: ratatouille, caponata, mash, stuffed leaves and squash, okonomiyaki, and what goes beside. */
import { CHEESE, CRUNCH, HERBS } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY, SAVOURY_NO_CHEESE } from '../slots.ts';
import { bloom, bottles, fat, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { about, cookInPan } from '../technique/protein.ts';
import { oven } from '../technique/heat.ts';
import { andSafe, andThe, beside, BEANS, dryness, ending, flavourBase, RAW_EGG, RAW_POTATO, they } from '../technique/plate.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';

export const ratatouille: Shape = {
  id: 'ratatouille', dish: 'Ratatouille', titles: ['{style} Stewed {all}', '{style} Braised {1} with {rest}', '{style} {1} with {rest}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 55, worth: 8,
  slots: [slot('veg', ['#eggplant', '#zucchini', '#bell pepper', '#yellow squash', '#fennel', '#mushroom', '#green bean', '#celery'], 2, 4, 320), slot('tomato', ['tomato', 'canned tomato'], 1, 1, 170), AROMATIC, slot('sour', ['vinegar'], 0, 1, 8), slot('sweet', ['#raisin', '#sugar', '#honey'], 0, 1, 8), slot('olive', ['#olive', '#caper'], 0, 2, 15), slot('protein', ['#chickpea', '#white bean', 'egg', '#feta', '#mozzarella', '#goat cheese', '#cannellini bean', 'nut', '-#egg substitute', '-#egg white', '-#egg yolk', '-#scrambled egg'], 0, 1, 60), slot('side', ['bread', 'rice', 'pasta', 'cooked grain', '#polenta', '#couscous', '#bulgur', 'flatbread'], 0, 1), ...SAVOURY.filter(({ name }) => name !== 'acid'), slot('acid', ['#lemon'], 0, 1)],
  variants: [
    { title: 'Ratatouille-Style', cuisine: 'french', likes: ['dried thyme', 'herbes de Provence'], adds: 1, calls: ['eggplant', 'zucchini', 'basil', 'thyme'] },
    { title: 'Caponata-Style', cuisine: 'italian', likes: [], calls: ['red wine vinegar', 'caper', 'raisin', 'olive', 'celery', 'pine nut'] },
    { title: 'Pisto-Style', cuisine: 'spanish', likes: ['smoked paprika'], adds: 1, calls: ['egg', 'smoked paprika'] },
    { title: 'Briam-Style', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['feta', 'oregano', 'potato'] },
    { title: 'Lecsó-Style', cuisine: 'eastern-european', likes: ['paprika'], adds: 1, calls: ['paprika'] },
  ],
  write(pen) {
    for (const part of pen.parts('veg')) if (part.food.kind === 'tender vegetable') part.cut = 'cut into 2 cm (¾ in) pieces';
    const slow = pen.parts('veg').filter((part) => part.food.id.includes('eggplant'));
    const rest = pen.parts('veg').filter((part) => !slow.includes(part));
    pen.step([heatFat(pen, 'a wide, heavy pan', 'medium-high heat', 18), slow.length > 0 ? `Fry ${pen.the(slow)} for 8 to 10 minutes, until brown and quite soft; lift out.` : '', fryVegetables(pen, rest).say, slow.length + rest.length > 1 ? (slow.length > 0 ? 'Set aside with the rest.' : 'Set aside.') : 'Set aside.'], 18);
    const base = flavourBase(pen, true);
    pen.step([base.say, `Add ${pen.the(pen.parts('tomato'))} and ${salt(pen, 1.6)} and cook for 8 minutes, until ${pen.say('it has turned into a sauce', 'most of the juice has gone')}.`], base.minutes + 8);
    const seasonings = [...pen.parts('sour'), ...pen.parts('sweet'), ...pen.parts('olive')];
    const beans = pen.parts('protein').filter((part) => part.food.kind === 'beans');
    pen.step([`Return the fried vegetables${andThe(pen, [...seasonings, ...beans], ', add ')}, cover and simmer gently for 12 to 15 minutes, ${pen.say('until everything is silky but still in pieces', 'until the pieces are tender and the sauce hugs them')}.`, bottles(pen)], 14);
    const eggs = pen.parts('protein').filter((part) => part.food.kind === 'egg');
    const tops = pen.parts('protein').filter((part) => !eggs.includes(part) && !beans.includes(part));
    const side = beside(pen);
    pen.step([eggs.length > 0 ? (eggs.some((part) => part.food.ready) ? `Lay ${pen.the(eggs)} on top.` : `Make hollows, break in ${pen.the(eggs)}, cover and cook for 6 to 7 minutes, until white and yolk are firm (71 °C / 160 °F).`) : '', tops.length > 0 ? `Scatter with ${pen.the(tops)}.` : '', ...finishAndServe(pen, `Serve warm or at room temperature${side}.`)], 4);
    pen.note('Frying the vegetables apart keeps each one\'s taste; it is even better the next day, not quite cold.');
  },
};

export const colcannon: Shape = {
  id: 'mash', dish: 'Mash', titles: ['{style} Mash with {all}', 'Creamy {all} Mash'], meal: 'side', way: 'boil', needs: ['stove'], minutes: 35, worth: 5,
  slots: [slot('root', [...RAW_POTATO, '#sweet potato', '#celeriac', '#parsnip', '#carrot', '#rutabaga', '#cauliflower', '#turnip', '#pumpkin', '-#sweet potato fries', '-#cauliflower rice'], 1, 2, 280), slot('greens', ['#cabbage', '#kale', '#savoy cabbage', '#leek', '#spinach', 'green onion', '#Brussels sprout', '-#bok choy', '-#napa cabbage', '-#coleslaw mix'], 0, 2, 70), slot('milk', ['#milk', '#heavy cream', '#butter', '#sour cream', '#cream cheese', '#crème fraîche'], 0, 3, 35), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('meat', ['bacon', '#ham'], 0, 1, 30), slot('cheese', ['melting cheese', 'hard cheese'], 0, 1, 20), slot('egg', RAW_EGG, 0, 1, 55), ...SAVOURY.filter(({ name }) => name !== 'acid')],
  variants: [{ title: 'Colcannon-Style', cuisine: 'british', likes: [], calls: ['cabbage', 'kale', 'leek', 'scallion', 'savoy cabbage'] }, { title: 'Stamppot-Style', cuisine: 'german', likes: ['nutmeg'], calls: ['bacon', 'carrot', 'parsnip'] }, { title: 'Golden', cuisine: null, likes: ['nutmeg'], calls: [] }],
  write(pen) {
    const root = pen.parts('root');
    const minutes = Math.max(15, ...root.map((part) => pen.time(part, 'boil', 15)));
    pen.step(`Put ${pen.the(root)} into a pan of cold salted water, bring to a boil and cook for ${about(minutes)}, until a knife meets no resistance. Drain and let steam dry for 2 minutes.`, minutes + 7);
    const meat = cookInPan(pen, pen.parts('meat'));
    const soft = soften(pen, pen.parts('aromatics'));
    const onion = pen.parts('greens').filter((part) => part.food.kind === 'green onion');
    const greens = fryVegetables(pen, pen.parts('greens').filter((part) => !onion.includes(part)));
    if (meat.say + soft.say + greens.say !== '' || pen.has('fat')) pen.step(['While that boils, prepare the rest.', heatFat(pen, 'a frying pan', 'medium heat', 6), meat.say, soft.say, greens.say, bloom(pen).say], 2);
    const loose = [...pen.parts('milk'), ...dryness(pen)];
    pen.step([`Mash ${pen.the(root)} with ${loose.length > 0 ? `${pen.the(loose)}, warmed,` : 'a splash of the cooking water'} and ${salt(pen, 1.4)}, ${pen.say('first hard, then beating with a spoon until light', 'until no lumps are left')}.`, pen.has('greens') || meat.say !== '' || soft.say !== '' ? `Fold in ${pen.the([...pen.parts('greens'), ...pen.parts('meat'), ...pen.parts('aromatics')])}.` : '', pen.has('cheese') ? `Stir in ${pen.the(pen.parts('cheese'))} until melted.` : '', bottles(pen)], 4);
    pen.step([pen.has('egg') ? `Fry ${pen.the(pen.parts('egg'))} in a little fat for 4 minutes, covered, until white and yolk are firm (71 °C / 160 °F), and lay on top.` : '', ...finishAndServe(pen, pen.say('Serve steaming hot.', 'Pile high and serve.'))], 3);
    pen.note('Never use a blender: it turns a good mash into glue.');
  },
};

export const okonomiyaki: Shape = {
  id: 'okonomiyaki', dish: 'Cabbage Pancakes', titles: ['Okonomiyaki-Style Cabbage Pancakes with {all}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('veg', ['#cabbage', '#napa cabbage', '#savoy cabbage', '#coleslaw mix', '-#Brussels sprout', '-#bok choy', '-#red cabbage'], 1, 1, 170), slot('egg', RAW_EGG, 1, 1, 70), slot('flour', ['#all-purpose flour', '#whole wheat flour'], 1, 1, 55, ['all-purpose flour']), slot('more', ['green onion', '#carrot', 'sprouts', '#kimchi', '#corn', '#zucchini', 'mushroom'], 0, 3, 60), slot('protein', ['bacon', 'shrimp', '#ham', '#squid'], 0, 1, 45), slot('top', ['#tonkatsu sauce', '#Kewpie mayonnaise', '#mayonnaise', '#soy sauce', '#Worcestershire sauce', '#ketchup', '#nori', '#bonito flakes', '#pickled ginger'], 0, 4, 8), slot('liquid', ['#dashi', 'stock'], 0, 1, 50), ...SAVOURY_NO_CHEESE.filter(({ name }) => ['fat', 'spices', 'herbs', 'finish'].includes(name))],
  variants: [{ title: '', cuisine: 'japanese', likes: [], calls: ['cabbage', 'tonkatsu sauce', 'Kewpie mayonnaise', 'nori', 'bonito flakes', 'bacon'] }],
  write(pen) {
    for (const part of pen.parts('veg')) part.cut = 'finely shredded';
    for (const part of pen.parts('more')) if (['root', 'tender vegetable'].includes(part.food.kind)) part.cut = 'coarsely grated';
    const wet = pen.has('liquid') ? pen.parts('liquid') : [pen.take('water', 50 * pen.servings)];
    const squid = pen.parts('protein').filter((part) => ['shrimp', 'scallop'].includes(part.food.kind));
    for (const part of squid) part.cut = 'cut into small pieces';
    const bacon = pen.parts('protein').filter((part) => part.food.kind === 'bacon');
    for (const part of bacon) part.cut = 'left in slices';
    const ham = pen.parts('protein').filter((part) => !squid.includes(part) && !bacon.includes(part));
    pen.step(`Whisk ${pen.the([...pen.parts('flour'), ...wet, ...pen.parts('egg')])} with ${salt(pen, 1)}${andThe(pen, dryness(pen))} to a batter and let stand for 5 minutes. Fold in ${pen.the([...pen.parts('veg'), ...pen.parts('more'), ...ham, ...squid])}; it should look like ${pen.say('far too little batter', 'much more green than batter')}.`, 12);
    pen.step([heatFat(pen, 'a frying pan', 'medium heat', 10), `Heap in half of the mixture, press to 2 cm (¾ in) high${bacon.length > 0 ? ` and lay ${pen.the(bacon)} on top` : ''}. Cover and cook for 5 to 6 minutes, until browned underneath.`, `Turn, ${pen.say('do not press', 'leave it airy')}, and cook for 5 to 6 minutes more, until set through, with no wet batter in the middle (71 °C / 160 °F)${bacon.length > 0 ? ' and crisp on the meat side' : ''}. Repeat with the rest.`], 22);
    const tops = pen.parts('top');
    pen.step(finishAndServe(pen, `${tops.length > 0 ? `Streak or scatter with ${pen.the(tops)}` : 'Cut into wedges'} and serve hot.`, false), 2);
    pen.note('Turn it with a plate: slide it out, cover with the pan and flip the two together.');
  },
};

export const stuffedLeaves: Shape = {
  id: 'stuffed cabbage', dish: 'Cabbage Rolls', titles: ['{style} Cabbage Rolls with {all}', '{style} Stuffed Cabbage with {all}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 90, worth: 7,
  slots: [slot('shell', ['#cabbage', '#savoy cabbage', '#napa cabbage', '#Swiss chard', '#collard greens', '#grape leaf', '-#Brussels sprout', '-#bok choy', '-#coleslaw mix', '-#red cabbage'], 1, 1, 170), slot('protein', ['ground meat', 'ground poultry', '#canned lentil', 'mushroom', ...BEANS, '#plant-based ground', '-#beef patty'], 1, 1, 100), slot('grain', ['rice', 'cooked grain', '#bulgur', '#buckwheat', '#pearl barley', '-#cooked pasta', '-#cooked noodles', '-#cooked polenta'], 1, 1, 35), slot('tomato', ['canned tomato', 'tomato', '#tomato juice', 'stock'], 1, 1, 160, ['vegetable stock']), slot('aromatics', ['bulb', 'garlic', '#carrot'], 0, 3), slot('cream', ['#sour cream', '#yogurt', '#Greek yogurt'], 0, 1, 30), slot('fruit', ['#raisin', '#currant', '#pine nut'], 0, 2, 10), ...SAVOURY],
  variants: [{ title: 'Polish-Style', cuisine: 'eastern-european', likes: ['paprika', 'dried thyme'], adds: 1, calls: ['cabbage', 'sour cream', 'dill', 'paprika', 'ground pork'] }, { title: 'Dolma-Style', cuisine: 'turkish', likes: ['allspice'], adds: 1, calls: ['grape leaf', 'mint', 'pine nut', 'currant', 'ground lamb', 'lemon', 'Swiss chard'] }, { title: '', cuisine: 'german', likes: ['paprika'], adds: 1, calls: [] }],
  write(pen) {
    for (const part of pen.parts('shell')) part.cut = 'leaves separated, thick ribs shaved flat';
    const shell = pen.parts('shell');
    const brined = shell.some((part) => part.food.kind === 'pickled vegetable');
    pen.step(brined ? `Rinse ${pen.the(shell)} and pat dry.` : `Drop ${pen.the(shell)} into boiling salted water for 3 to 4 minutes, until limp enough to fold. Cool in cold water and drain.`, 14);
    for (const part of pen.parts('aromatics')) part.cut = part.food.kind === 'root' ? 'peeled and finely grated' : 'finely chopped';
    const [protein] = pen.parts('protein');
    const [grain] = pen.parts('grain');
    const lentil = protein?.food.kind === 'lentils' ? cookStarch(pen, protein).say.replace(', then fluff with a fork', '') : '';
    const par = grain !== undefined && grain.food.kind !== 'cooked grain' ? `Boil ${pen.the([grain])} in salted water for 8 minutes and drain: ${they([grain])} will finish inside.` : '';
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('protein').filter((part) => part.food.kind === 'mushroom'));
    pen.step([lentil, par, heatFat(pen, 'a wide, lidded pot', 'medium heat', 8), soft.say, veg.say, bloom(pen).say], 10 + soft.minutes + veg.minutes);
    const herbs = pen.parts('herbs').filter((part) => !part.used);
    pen.step(`Mix ${pen.the([...pen.parts('protein'), ...pen.parts('grain'), ...pen.parts('fruit'), ...herbs])} with what is in the pot and ${salt(pen, 1.7)}. ${pen.say('Put a spoonful on each leaf, fold in the sides and roll up firmly.', 'Set a little filling on each leaf, tuck in the sides and roll.')}`, 15);
    const water = pen.take('water', 70 * pen.servings);
    const raw = protein?.food.safety.has('poultry') === true ? ' and the centre of a roll reads 74 °C (165 °F)' : protein?.food.safety.has('ground') === true ? ' and the centre of a roll reads 71 °C (160 °F)' : '';
    pen.step([`Pack the rolls seam down into the pot, pour over ${pen.the([...pen.parts('tomato'), water])}, cover and simmer gently for 40 to 45 minutes, until the leaves are tender enough to cut with a fork${raw}.`, bottles(pen)], 46);
    ending(pen, `Let rest for 5 minutes and serve${pen.has('cream') ? ` with ${pen.the(pen.parts('cream'))}` : ' with the juices'}.`, 5);
    pen.note('They reheat better than almost anything; heat until steaming (74 °C / 165 °F).');
  },
};

export const tomatoEggs: Shape = {
  id: 'tomato and egg stir-fry', dish: 'Stir-Fried Eggs', titles: ['Stir-Fried Eggs with {rest}', 'Chinese-Style Eggs with {rest}'], meal: 'main', way: 'wok', needs: ['stove'], minutes: 20, worth: 7,
  slots: [slot('protein', RAW_EGG, 1, 1, 120), slot('tomato', ['tomato', 'canned tomato'], 1, 1, 170), slot('veg', ['#spinach', '#bok choy', 'mushroom', 'peas and corn', '#garlic chives'], 0, 1, 60), slot('aromatics', ['garlic', 'ginger', 'green onion', 'chili'], 0, 3), slot('seasoning', ['soy sauce', '#sesame oil', '#oyster sauce'], 0, 2), slot('sweet', ['#sugar', '#honey'], 0, 1, 3), slot('starch', ['starch'], 0, 1, 3), slot('side', ['rice', 'cooked grain', 'noodle'], 0, 1), ...SAVOURY_NO_CHEESE.filter(({ name }) => ['fat', 'spices', 'herbs', 'finish'].includes(name))],
  variants: [{ title: '', cuisine: 'chinese', likes: [], calls: ['tomato', 'scallion', 'sesame oil', 'rice', 'soy sauce'] }],
  write(pen) {
    for (const part of pen.parts('tomato')) if (part.food.kind === 'tomato') part.cut = 'cut into wedges';
    const side = beside(pen, true);
    const eggs = pen.the(pen.parts('protein'));
    pen.step([`Beat ${eggs} with ${salt(pen, 0.9)}.`, heatFat(pen, 'a wok or frying pan', 'high heat', 12), pen.say('Pour in the eggs, let them puff for a few seconds and push into big soft folds, 1 to 2 minutes, until no liquid is left (71 °C / 160 °F). Tip out.', 'When it shimmers, add the eggs and draw them across the pan in large folds for 1 to 2 minutes, until set (71 °C / 160 °F). Move to a plate.')], 5);
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([soft.say, veg.say, bloom(pen).say, `Add ${pen.the(pen.parts('tomato'))} and cook for 3 to 5 minutes, ${pen.say('until slumped into a rough sauce', 'pressing now and then, until juicy and half collapsed')}.`], 6 + veg.minutes);
    const more = [...pen.parts('seasoning'), ...pen.parts('sweet'), ...pen.parts('starch')];
    pen.step([more.length > 0 ? `Stir in ${pen.the(more)}${pen.has('starch') ? ', mixed with a spoonful of water,' : ''} and let bubble for 1 minute.` : '', `Return ${eggs} and fold together for 30 seconds.`, ...finishAndServe(pen, `Serve at once${side}.`)], 2);
    pen.note('Take the eggs out as soon as they are set; they come back to the heat at the end.');
  },
};

export const roastPotatoes: Shape = {
  id: 'roast potatoes', dish: 'Roast Potatoes', titles: ['{style} Roast Potatoes with {all}', 'Crisp {style} Roast Potatoes with {all}'], meal: 'side', way: 'oven', needs: ['oven', 'stove'], minutes: 60, worth: 5,
  slots: [slot('root', RAW_POTATO, 1, 1, 260), slot('more', ['#carrot', '#parsnip', '#sweet potato', '#celeriac', '#Brussels sprout', '-#sweet potato fries'], 0, 2, 90), slot('fat', ['animal fat', 'oil', 'butter'], 0, 1, 14), slot('aromatics', ['garlic', 'bulb'], 0, 2), slot('dip', ['#aioli', '#sour cream', '#ketchup', '#mayonnaise', '#yogurt', '#romesco sauce'], 0, 1, 30), slot('cheese', ['hard cheese', 'crumbly cheese'], 0, 1, 15), ...SAVOURY.filter(({ name }) => name !== 'fat')],
  variants: [{ title: 'Rosemary', cuisine: 'italian', likes: ['dried oregano'], calls: ['rosemary'] }, { title: 'Bravas-Style', cuisine: 'spanish', likes: ['smoked paprika'], adds: 1, calls: ['smoked paprika', 'aioli', 'hot sauce'] }, { title: 'Lemon', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['lemon', 'oregano', 'feta'] }, { title: '', cuisine: 'british', likes: ['dried thyme'], adds: 1, calls: [] }],
  write(pen) {
    const root = pen.parts('root');
    for (const part of [...root, ...pen.parts('more')]) part.cut = 'peeled and cut into 4 cm (1½ in) pieces';
    for (const part of pen.parts('aromatics')) part.cut = part.food.kind === 'garlic' ? 'unpeeled' : 'cut into wedges';
    pen.step([`Heat the oven to ${oven(220)}. Boil ${pen.the(root)} in salted water for 8 minutes, until the edges are soft. Drain, let steam for 2 minutes and ${pen.say('shake hard in the pan so that the surfaces turn rough', 'rattle in the colander until the outsides are floury')}.`], 14);
    const the = fat(pen, 14);
    const more = [...pen.parts('more'), ...pen.parts('aromatics')];
    const rub = dryness(pen);
    pen.step(`Put ${the} on a baking tray and into the oven for 5 minutes, until very hot. Carefully add ${pen.the([...root, ...more])}, turn in the fat and season with ${salt(pen, 1.5)}${andThe(pen, rub.filter((part) => part.food.kind !== 'woody herb'))}.`, 7);
    const woody = rub.filter((part) => part.food.kind === 'woody herb');
    pen.step([`Roast for 35 to 40 minutes, turning twice, until ${pen.say('crisp, golden and hollow-sounding', 'the crust is hard and deep gold and the inside fluffy')}.`, woody.length > 0 ? `Scatter over ${pen.the(woody)} for the last 10 minutes.` : ''], 38);
    ending(pen, `Tip into a warm bowl${pen.has('cheese') ? `, scatter with ${pen.the(pen.parts('cheese'))}` : ''} and serve at once${pen.has('dip') ? ` with ${pen.the(pen.parts('dip'))}` : ''}.`, 2);
    pen.note('Give them room: piled up they steam instead of crisping.');
  },
};

export const glazedRoots: Shape = {
  id: 'glazed vegetables', dish: 'Glazed', titles: ['{style} Glazed {1} with {rest}', '{style} Glazed {1}', 'Pan-Glazed {1} with {rest}'], meal: 'side', way: 'pan', needs: ['stove'], minutes: 25, worth: 4,
  slots: [slot('veg', ['#carrot', '#parsnip', '#turnip', '#beet', '#Brussels sprout', '#sweet potato', '#radish', '#shallot', '-#sweet potato fries'], 1, 2, 220), slot('fat', ['butter', 'oil'], 1, 1, 10, ['butter']), slot('sweet', ['syrup', '#brown sugar', '#sugar', '#orange', '#orange juice'], 1, 1, 8, ['sugar']), slot('spices', ['#cumin', '#ground ginger', '#cardamom', '#caraway seed', '#coriander seed', '#ground cinnamon', '#chili flakes'], 0, 2), slot('aromatics', ['ginger', 'garlic'], 0, 1), slot('herbs', HERBS, 0, 2), slot('acid', ['#lemon', '#lemon juice', 'vinegar'], 0, 1), slot('finish', [...CRUNCH, '#feta', '#goat cheese', '#yogurt'], 0, 2), slot('seasoning', ['mustard', '#miso', '#soy sauce', '#harissa'], 0, 1)],
  variants: [{ title: 'Honey', cuisine: 'french', likes: [], calls: ['honey'] }, { title: 'Maple', cuisine: 'american', likes: [], calls: ['maple syrup'] }, { title: 'Orange', cuisine: 'north-african', likes: ['cumin'], calls: ['orange', 'harissa', 'cumin'] }, { title: '', cuisine: 'french', likes: ['dried thyme'], calls: [] }],
  write(pen) {
    for (const part of pen.parts('veg')) part.cut = part.food.kind === 'cabbage' ? 'halved' : part.food.kind === 'bulb' ? 'peeled and halved' : 'peeled and cut into finger-thick sticks';
    for (const part of pen.parts('sweet')) if (part.food.kind === 'citrus') part.cut = 'juiced';
    const water = pen.take('water', 80 * pen.servings);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    const orange = pen.parts('sweet').some((part) => part.food.kind === 'citrus');
    pen.step([heatFat(pen, 'a wide pan', 'medium heat', 10), soft.say, spice.say, `Add ${pen.the(pen.parts('veg'))}, ${orange ? `the juice of ${pen.the(pen.parts('sweet'))}` : pen.the(pen.parts('sweet'))}, ${pen.the([water])} and ${salt(pen, 1)}.`], 4 + spice.minutes);
    const minutes = Math.max(10, ...pen.parts('veg').map((part) => pen.time(part, 'boil', 12)));
    pen.step([`Cover and simmer for ${about(Math.min(25, minutes))}, until just tender. ${pen.say('Uncover and boil hard for 4 to 5 minutes, shaking the pan, until the liquid is a shiny coat.', 'Take off the lid and let the liquid boil away for about 5 minutes, rolling everything in it, until it shines.')}`, bottles(pen)], Math.min(25, minutes) + 5);
    ending(pen, 'Serve hot.', 1);
    pen.note('Stop when the liquid clings: a minute later it burns.');
  },
};

export const braisedGreens: Shape = {
  id: 'braised greens', dish: 'Greens', titles: ['{style} Greens with {all}', '{style} {all}'], meal: 'side', way: 'pan', needs: ['stove'], minutes: 25, worth: 5,
  slots: [slot('veg', ['leafy green', 'cabbage', '#green bean', '#broccoli', '#broccolini', '#asparagus', '#snow pea', '#okra', '#fennel', '-#lettuce', '-#coleslaw mix'], 1, 3, 200), slot('aromatics', ['garlic', 'bulb', 'chili', 'ginger'], 0, 3), slot('protein', ['bacon', '#ham', '#white bean', '#chickpea', '#anchovy', '#chorizo', '#cannellini bean', '#black-eyed pea'], 0, 1, 50), slot('stock', ['stock'], 0, 1, 50), slot('side', ['bread', 'rice', '#cornbread', '#polenta', 'cooked grain', 'flatbread'], 0, 1), slot('egg', RAW_EGG, 0, 1, 55), ...SAVOURY],
  variants: [
    { title: 'Garlicky', cuisine: 'italian', likes: ['chili flakes'], adds: 1, calls: ['garlic', 'olive oil', 'anchovy', 'cannellini bean'] },
    { title: 'Southern-Style', cuisine: 'american', likes: ['paprika'], calls: ['collard greens', 'bacon', 'apple cider vinegar', 'cornbread', 'black-eyed pea'] },
    { title: 'Ginger-Soy', cuisine: 'chinese', likes: [], calls: ['soy sauce', 'ginger', 'bok choy', 'oyster sauce'] },
    { title: 'Lemon', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'lemon', 'dill'] },
    { title: 'Kenyan-Style', cuisine: 'african', likes: [], calls: ['collard greens', 'tomato'] },
    { title: 'Brazilian-Style', cuisine: 'south-american', likes: [], calls: ['collard greens', 'orange'] },
    { title: 'Sautéed', cuisine: null, likes: ['chili flakes'], calls: [] },
  ],
  write(pen) {
    const meat = cookInPan(pen, pen.parts('protein'));
    const start = flavourBase(pen);
    pen.step([heatFat(pen, 'a wide, lidded pan', 'medium-high heat', 10), meat.say, start.say], 2 + meat.minutes + start.minutes);
    const veg = pen.parts('veg');
    const tough = veg.some((part) => /collard|kale|cabbage|mustard|sprout/.test(part.food.id));
    const wet = pen.has('stock') ? pen.parts('stock') : [pen.take('water', 40 * pen.servings)];
    pen.step([`Add ${pen.the(veg)} with ${salt(pen, 1)} and turn in the fat for 2 minutes. Pour in ${pen.the(wet)}, cover and cook for ${tough ? '10 to 12' : '4 to 5'} minutes, until ${tough ? 'silky and tender' : 'bright and just tender'}; ${pen.say('uncover for the last minute so that the pan runs dry', 'take the lid off near the end and let the liquid boil away')}.`, bottles(pen)], tough ? 14 : 8);
    const side = beside(pen);
    pen.step([pen.has('egg') ? `Fry ${pen.the(pen.parts('egg'))} in a second pan for 4 minutes, covered, until white and yolk are firm (71 °C / 160 °F), and lay on top.` : '', ...finishAndServe(pen, `Serve hot${side}.`)], 2);
    pen.note(veg.some((part) => part.food.kind === 'leafy green') ? 'Leaves shrink to a fraction of their heap, so salt with care at the start and again at the end.' : 'Taste a piece now and then: a minute decides between crisp and soft.');
  },
};

export const stuffedSquash: Shape = {
  id: 'stuffed squash', dish: 'Stuffed Squash', titles: ['{style} Stuffed Squash with {all}', 'Roasted Stuffed Squash with {all}'], meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 70, worth: 7,
  slots: [slot('shell', ['#acorn squash', '#butternut squash', '#delicata squash', '#spaghetti squash', '#pumpkin', '#winter squash', '#kabocha squash', '-#canned pumpkin'], 1, 1, 350), slot('grain', ['cooked grain', '#quinoa', '#wild rice', '#rice', '#bulgur', '#couscous', '#farro', '#pearl barley', '-#cooked pasta', '-#cooked noodles', '-#cooked polenta'], 0, 1, 40), slot('protein', ['raw sausage', 'ground meat', 'ground poultry', '#chickpea', '#black bean', '#lentil', '#canned lentil', '#white bean', 'bacon', '#tempeh', '-#beef patty'], 0, 1, 80), slot('veg', ['mushroom', 'leafy green', '#apple', '#bell pepper', '#celery', 'peas and corn', '#Brussels sprout'], 0, 3, 90), slot('fruit', ['#dried cranberry', '#raisin', '#pear'], 0, 1, 15), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('cheese', CHEESE, 0, 1, 30), ...SAVOURY],
  variants: [{ title: 'Harvest', cuisine: 'american', likes: ['dried thyme'], adds: 1, calls: ['dried cranberry', 'sage', 'pecan', 'sausage', 'wild rice', 'apple'] }, { title: 'Southwest', cuisine: 'mexican', likes: ['cumin'], adds: 1, calls: ['black bean', 'corn', 'cilantro'] }, { title: 'Spiced', cuisine: 'levantine', likes: ['allspice', 'cumin'], adds: 1, calls: ['ground lamb', 'pine nut', 'chickpea', 'bulgur'] }, { title: '', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: [] }],
  write(pen) {
    const shell = pen.parts('shell');
    for (const part of shell) part.cut = 'halved and seeded';
    pen.step(`Heat the oven to ${oven(200)}. Brush ${pen.the(shell)} with a little of ${fat(pen, 10)}, season with ${salt(pen, 1.6)} and roast cut side down for 35 to 40 minutes, until a knife slips in easily.`, 42);
    const [grain] = pen.parts('grain');
    if (grain !== undefined && grain.food.kind !== 'cooked grain') pen.step(`Meanwhile, cook the filling. ${cookStarch(pen, grain).say}`, 0);
    const lentils = pen.parts('protein').filter((part) => part.food.kind === 'lentils');
    if (lentils.length > 0) pen.step(cookStarch(pen, lentils[0]).say.replace(', then fluff with a fork', ''), 0);
    for (const part of pen.parts('protein')) if (part.food.kind === 'raw sausage') part.cut = 'skinned and crumbled';
    const links = pen.parts('protein').filter((part) => part.food.kind === 'raw sausage');
    const crumbled = links.length === 0 ? '' : `Crumble in ${pen.the(links)} and fry for 8 to 10 minutes, breaking up the lumps, until browned${andSafe(links[0])}.`;
    const meat = cookInPan(pen, pen.parts('protein').filter((part) => !lentils.includes(part) && !links.includes(part)));
    const start = flavourBase(pen);
    const apple = pen.parts('veg').filter((part) => part.food.kind === 'firm fruit');
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => !apple.includes(part)));
    pen.step([`Warm the rest of the fat in a wide pan over medium heat.`, crumbled, meat.say, start.say, veg.say, apple.length > 0 ? `Add ${pen.the(apple)} for 3 minutes.` : ''], 2);
    const into = [...pen.parts('grain'), ...lentils, ...pen.parts('fruit')];
    pen.step([into.length > 0 ? `Stir in ${pen.the(into)}.` : '', bottles(pen), `Turn the halves over, ${pen.say('scoop a little of the flesh into the filling', 'press the flesh down a little')} and pile it in${pen.has('cheese') ? `; top with ${pen.the(pen.parts('cheese'))}` : ''}. Bake for 12 to 15 minutes, until browned and hot right through (74 °C / 165 °F).`], 15);
    ending(pen, 'Serve hot.', 2, false);
    pen.note('The skin of small, thin-skinned ones is edible once roasted; that of the big ones is a bowl.');
  },
};
