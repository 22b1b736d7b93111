/** Pasta dishes with a name: bolognese, carbonara, mac and cheese, pesto, gnocchi, lasagne. */
import { GRATING, VEG, type Group } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY, WINE } from '../slots.ts';
import { bloom, bottles, fat, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { cookInPan, together } from '../technique/protein.ts';
import { oven } from '../technique/heat.ts';
import { andThe, are, ending, flavourBase, RAW_EGG, s } from '../technique/plate.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';

const DRY: Group = ['pasta', 'fresh pasta', '-#lasagna sheet', '-#fresh lasagna sheet', '-#cannelloni', '-#small soup pasta', '-#pierogi', '-#pelmeni', '-#frozen dumpling', '-#gnocchi', '-#jumbo pasta shells'];
const FILLED: Group = ['#ravioli', '#tortellini', '#cheese tortellini', '#cheese ravioli', '#pierogi', '#pelmeni'];
const base = slot('base', [...DRY, '-#ravioli', '-#tortellini', '-#cheese tortellini', '-#cheese ravioli'], 1, 1, 95);
const SOFT: Group = [...VEG, '-#bean sprouts', '-#bok choy', '-#beet', '-#turnip', '-#okra', '-#napa cabbage'];

export const bolognese: Shape = {
  id: 'bolognese', dish: 'Ragù', titles: ['{style} {1} Ragù with Pasta', '{style} Pasta with {1} Ragù', '{1} Ragù with {rest}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 60, worth: 9,
  slots: [base, slot('protein', ['ground meat', 'ground poultry', '#Italian sausage', '#plant-based ground', '#canned lentil', '-#beef patty'], 1, 2, 110), slot('tomato', ['canned tomato', 'tomato', '#marinara sauce'], 1, 2, 180), slot('aromatics', ['bulb', 'garlic', '#celery', '#carrot', 'chili'], 0, 4), slot('veg', ['mushroom', 'leafy green', '#bell pepper', '#zucchini', '#eggplant', 'peas and corn'], 0, 2, 80), slot('wine', ['#red wine', '#white wine'], 0, 1, 40), slot('milk', ['#milk', '#cream'], 0, 1, 30), slot('stock', ['stock'], 0, 1, 60), slot('cheese', ['hard cheese'], 0, 1, 15), ...SAVOURY],
  variants: [{ title: '', cuisine: 'italian', likes: ['dried oregano', 'bay leaf'], calls: ['ground beef', 'spaghetti', 'parmesan', 'carrot', 'celery', 'tagliatelle', 'red wine'] }],
  write(pen) {
    for (const part of pen.parts('aromatics')) if (part.food.kind === 'root') part.cut = 'peeled and finely diced';
    const lentils = pen.parts('protein').filter((part) => part.food.kind === 'lentils');
    const meat = cookInPan(pen, pen.parts('protein').filter((part) => !lentils.includes(part)));
    const soffritto = pen.parts('aromatics');
    const soft = soften(pen, soffritto, true);
    pen.step([heatFat(pen, 'a heavy pot', 'medium heat', 9), soft.say], 2 + soft.minutes);
    const spice = bloom(pen);
    const wine = pen.parts('wine');
    pen.step([meat.say.replace('over medium-high heat ', 'over high heat '), spice.say, wine.length > 0 ? `Pour in ${pen.the(wine)} and let it boil away almost completely, 3 minutes.` : ''], meat.minutes + spice.minutes + 3);
    const veg = pen.parts('veg');
    const liquid = [...pen.parts('stock'), ...pen.parts('milk')];
    const water = pen.take('water', (lentils.length > 0 ? 160 : 60) * pen.servings);
    pen.step([`Add ${pen.the([...lentils, ...pen.parts('tomato'), ...liquid, water])}, with ${salt(pen, 1.3)}.`, pen.say('Half cover and simmer as gently as you can for 35 to 40 minutes, stirring now and then, until thick and no longer watery at the edges.', 'Let it blip over low heat for about 40 minutes, the lid ajar, until the fat begins to shine on top and the sauce is thick.'), veg.length > 0 ? `Halfway through, stir in ${pen.the(veg)}.` : '', bottles(pen)], 40);
    const work = cookStarch(pen, pen.first('base'), true);
    pen.step(`${pen.say('While the sauce finishes', 'Meanwhile', 'In the meantime')}, ${work.say.charAt(0).toLowerCase()}${work.say.slice(1)}`, 4);
    pen.step([`Toss ${pen.the(pen.parts('base'))} with half of the sauce and a splash of the cooking water, and spoon the rest on top.`, ...finishAndServe(pen, pen.has('cheese') ? `Pass ${pen.the(pen.parts('cheese'))} at the table.` : 'Serve in warm plates.')], 2);
    pen.note('Make double: the sauce freezes for 3 months and is better the next day. Reheat until steaming (74 °C / 165 °F).');
  },
};

export const carbonara: Shape = {
  id: 'carbonara', dish: 'Carbonara', titles: ['{all} Carbonara-Style', '{1} Carbonara-Style Pasta', 'Carbonara-Style Pasta with {all}'], meal: 'main', way: 'boil', needs: ['stove'], minutes: 25, worth: 8,
  slots: [base, slot('egg', RAW_EGG, 1, 1, 75), slot('cheese', ['hard cheese', '#gruyere', '#cheddar'], 1, 1, 25), slot('protein', ['bacon', '#ham', '#prosciutto', 'mushroom', '#zucchini', '#chorizo', '#vegan bacon', '#smoked tofu'], 1, 1, 55), slot('aromatics', ['garlic', '#onion', '#shallot'], 0, 2), slot('veg', ['peas and corn', '#spinach', '#asparagus', '#leek'], 0, 2, 70), slot('fat', ['oil', 'butter'], 0, 1), slot('spices', ['#nutmeg', '#chili flakes', '#red pepper flakes'], 0, 1), slot('herbs', ['tender herb'], 0, 1), slot('finish', ['hard cheese'], 0, 1)],
  variants: [{ title: '', cuisine: 'italian', likes: [], calls: ['pancetta', 'guanciale', 'bacon', 'parmesan', 'pecorino romano', 'spaghetti', 'egg'] }],
  write(pen) {
    const work = cookStarch(pen, pen.first('base'), true);
    pen.step(work.say, work.minutes);
    const protein = pen.parts('protein');
    const meat = protein.filter((part) => !['mushroom', 'tender vegetable'].includes(part.food.kind));
    const fried = together([cookInPan(pen, meat), fryVegetables(pen, protein.filter((part) => !meat.includes(part))), soften(pen, pen.parts('aromatics')), fryVegetables(pen, pen.parts('veg'))]);
    pen.step(['While the water heats, start the pan.', heatFat(pen, 'a large frying pan', 'medium heat', 5), fried.say, bloom(pen).say], fried.minutes > 10 ? 4 : 2);
    const eggs = pen.parts('egg');
    const cheese = [...pen.parts('cheese'), ...pen.parts('finish').filter((part) => part.food.kind === 'hard cheese')];
    pen.take('black pepper', 0.5 * pen.servings);
    pen.step(pen.say(
      `Beat ${pen.the(eggs)} with ${pen.the(cheese)}, plenty of black pepper and 4 tbsp of the hot cooking water in a heatproof bowl. Set it over a pan of simmering water and stir without stopping for 3 to 4 minutes, until it thickens enough to coat a spoon (71 °C / 160 °F).`,
      `In a heatproof bowl whisk ${pen.the(eggs)}, ${pen.names(cheese)}, a good deal of black pepper and 4 tbsp of the cooking water. Hold it over barely simmering water, whisking all the time, for 3 to 4 minutes: at 71 °C (160 °F) it is thick, smooth and safe.`), 5);
    pen.step([`Tip the pasta into the pan, take it off the heat and fold in the warm egg sauce with enough cooking water to make it flow and shine, about 1 minute.`, ...finishAndServe(pen, pen.say('Serve at once, on hot plates.', 'It waits for nobody: eat straight away.'))], 2);
    pen.note('Warming the eggs over steam first is the safe way to a sauce that never scrambles.');
  },
};

export const macAndCheese: Shape = {
  id: 'mac and cheese', dish: 'Mac and Cheese', titles: ['{style} Mac and Cheese with {rest}', '{style} Mac and Cheese with {all}', '{1} Mac and Cheese'], meal: 'main', way: 'oven', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('base', ['#macaroni', '#pasta shells', '#cavatappi', '#penne', '#fusilli', '#farfalle', '#rigatoni', '#wagon wheel pasta', '#gluten-free pasta', '#pasta', '-#lasagna sheet', '-#spaghetti', '-#cannelloni', '-#orzo'], 1, 1, 90), slot('cheese', ['melting cheese', '#parmesan', '#cream cheese', '-#mozzarella', '#blue cheese'], 1, 3, 75), slot('milk', ['#milk', '#evaporated milk', '#heavy cream', '-#buttermilk'], 1, 1, 170), slot('thick', ['#all-purpose flour', '#cornstarch'], 1, 1, 8, ['all-purpose flour']), slot('fat', ['butter', 'oil'], 0, 1, 10), slot('protein', ['bacon', '#ham', 'cooked sausage', '#cooked chicken', 'canned fish', 'cured meat'], 0, 1, 45), slot('veg', ['#broccoli', '#cauliflower', 'leafy green', 'peas and corn', 'tomato', 'mushroom', '#leek', '#squash', '#butternut squash'], 0, 2, 90), slot('aromatics', ['bulb', 'garlic', 'chili'], 0, 2), slot('crumbs', ['breadcrumbs'], 0, 1, 12), ...SAVOURY.filter(({ name }) => name !== 'fat')],
  variants: [{ title: '', cuisine: 'american', likes: ['paprika'], calls: ['cheddar', 'macaroni', 'whole milk'] }, { title: 'Green', cuisine: 'american', likes: ['nutmeg'], calls: ['broccoli', 'spinach', 'kale'] }],
  write(pen) {
    const work = cookStarch(pen, pen.first('base'), true);
    pen.step(work.say, work.minutes);
    const meat = cookInPan(pen, pen.parts('protein'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const soft = soften(pen, pen.parts('aromatics'));
    if (pen.has('protein') || pen.has('veg') || pen.has('aromatics')) pen.step([`Heat 1 tbsp of ${fat(pen, 16)} in a deep pan over medium heat.`, meat.say, soft.say, veg.say, 'Scrape onto a plate.'], 2 + meat.minutes + veg.minutes + soft.minutes);
    const fatLine = heatFat(pen, 'the pan', 'medium heat', 12).replace(/in the pan/, 'in a deep pan');
    const [thick] = pen.parts('thick');
    const milk = pen.the(pen.parts('milk'));
    pen.step([thick?.food.kind === 'starch'
      ? `Stir ${pen.the([thick])} into a little of ${milk} until smooth, add the rest and bring to a simmer in a deep pan, whisking, until it thickens, about 4 minutes.`
      : `${pen.has('protein') || pen.has('veg') || pen.has('aromatics') ? `Put the rest of ${fat(pen, 16)} into the pan.` : fatLine} Stir in ${pen.the(pen.parts('thick'))} and cook for 1 minute. Whisk in ${milk} little by little and simmer for 4 to 5 minutes, whisking, until it coats a spoon.`, bloom(pen).say], 6);
    pen.step([`Take off the heat, stir in ${pen.the(pen.parts('cheese'))} by the handful until melted, and season with ${salt(pen, 0.9)}. ${pen.say('Fold in the pasta', 'Tip in the pasta and turn it over')}${andThe(pen, [...pen.parts('protein'), ...pen.parts('veg')])}; thin with the cooking water until it is a little looser than you want it.`, bottles(pen)], 3);
    if (pen.has('crumbs')) pen.step(`Spread in an ovenproof dish, scatter with ${pen.the(pen.parts('crumbs'))} and brown under a hot broiler for 3 to 4 minutes, until golden and bubbling.`, 4);
    ending(pen, pen.say('Serve bubbling hot.', 'Serve at once, while it still flows.'), 1);
    pen.note('Grate the cheese yourself and add it off the heat: boiled, it turns grainy.');
  },
};

export const pestoPasta: Shape = {
  id: 'pesto pasta', dish: 'Pesto Pasta', meal: 'main', way: 'boil', needs: ['stove'], minutes: 20, worth: 7,
  slots: [slot('base', [...DRY, '#gnocchi'], 1, 1, 95), slot('pesto', ['#pesto', '#red pesto', '#vegan pesto', '#pistou'], 1, 1, 35), slot('protein', ['poultry', 'shrimp', 'canned fish', 'smoked fish', 'bacon', 'cured meat', '#white bean', '#chickpea', '#salmon', 'raw sausage'], 0, 1, 85), slot('veg', ['#green bean', '#asparagus', '#broccoli', 'peas and corn', '#zucchini', 'leafy green', 'tomato', 'mushroom', '#potato', '#cauliflower', '#sun-dried tomato', '#artichoke heart', '#roasted red pepper', '#bell pepper', '-#French fries'], 0, 4, 140), slot('leaves', ['#arugula'], 0, 1, 20), slot('aromatics', ['garlic', 'bulb'], 0, 2), slot('cheese', ['hard cheese', '#mozzarella', '#ricotta', '#goat cheese', '#feta', '#burrata'], 0, 1, 25), ...SAVOURY],
  variants: [{ title: '', cuisine: 'italian', likes: [], calls: ['pesto', 'red pesto', 'basil', 'pine nut'] }],
  write(pen) {
    const boiled = pen.parts('veg').filter((part) => ['firm vegetable', 'potato', 'peas and corn'].includes(part.food.kind));
    const fried = pen.parts('veg').filter((part) => !boiled.includes(part) && part.food.kind !== 'pickled vegetable');
    const jar = pen.parts('veg').filter((part) => part.food.kind === 'pickled vegetable');
    for (const part of boiled) if (part.food.kind === 'potato') part.cut = 'cut into 1 cm (½ in) dice';
    if (pen.has('protein') || fried.length > 0 || pen.has('aromatics')) {
      const meat = cookInPan(pen, pen.parts('protein'));
      const soft = soften(pen, pen.parts('aromatics'));
      const veg = fryVegetables(pen, fried);
      pen.step([heatFat(pen, 'a large frying pan', 'medium-high heat', 7), meat.say, soft.say, veg.say, bloom(pen).say], 2 + meat.minutes + soft.minutes + veg.minutes);
    }
    const extra = pen.parts('spices', 'fat').filter((part) => !part.used);
    const work = cookStarch(pen, pen.first('base'), true);
    const potato = boiled.filter((part) => part.food.kind === 'potato');
    const green = boiled.filter((part) => !potato.includes(part));
    pen.step([work.say, potato.length > 0 ? `${pen.the(potato)} ${s(potato, 'go')} in together with the pasta.` : '', green.length > 0 ? `Add ${pen.the(green)} for the last 4 minutes, so that everything is tender at once.` : ''], work.minutes);
    const cold = [...pen.parts('leaves'), ...jar];
    pen.step([`${pen.say('Off the heat, toss', 'Take the pot off the heat and fold')} ${pen.the(pen.parts('base'))} with ${pen.the(pen.parts('pesto'))}${andThe(pen, [...pen.parts('protein'), ...fried], ', ')}${andThe(pen, [...cold, ...extra])} and a splash of the cooking water, until ${pen.say('every piece is glossy', 'it is creamy and coats everything')}.`, `Season with ${salt(pen, 0.8)}.`, pen.has('cheese') ? `Dot with ${pen.the(pen.parts('cheese'))}.` : '', bottles(pen)], 2);
    pen.step(finishAndServe(pen, 'Serve straight away.'), 1);
    pen.note('Never boil pesto: heat dulls its colour and splits it. The warmth of the pasta is enough.');
  },
};

export const gnocchiPan: Shape = {
  id: 'crisp gnocchi', dish: 'Gnocchi', titles: ['Crisp {style} Gnocchi with {all}', 'Pan-Fried Gnocchi with {all}', '{style} Gnocchi with {all}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 25, worth: 8,
  slots: [slot('base', ['#gnocchi', '#gluten-free gnocchi', '#spaetzle'], 1, 1, 180), slot('protein', ['bacon', 'cured meat', 'raw sausage', 'cooked sausage', '#chicken breast', 'shrimp', '#white bean', 'ground meat'], 0, 1, 70), slot('veg', [...SOFT, '-#celery'], 0, 4, 180), slot('aromatics', ['bulb', 'garlic', 'chili'], 0, 3), slot('sauce', ['canned tomato', 'cream', '#pesto', '#mascarpone', '#gorgonzola', '#marinara sauce'], 0, 1, 60), slot('cheese', GRATING, 0, 1, 25), WINE, ...SAVOURY],
  variants: [{ title: '', cuisine: 'italian', likes: [], calls: ['sage', 'gnocchi'] }, { title: 'Autumn', cuisine: 'italian', likes: ['nutmeg'], calls: ['butternut squash', 'sage', 'walnut', 'mushroom', 'blue cheese'] }],
  write(pen) {
    const gnocchi = pen.parts('base');
    pen.step([heatFat(pen, 'a large non-stick pan', 'medium-high heat', 12), `Add ${pen.the(gnocchi)} straight from the packet, without boiling, and fry for 7 to 8 minutes, ${pen.say('shaking the pan now and then, until golden and crisp outside and soft within', 'turning once or twice, until puffed, golden and crisp')}. Lift onto a plate.`], 10);
    const meat = cookInPan(pen, pen.parts('protein'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const start = flavourBase(pen);
    pen.step([meat.say, start.say, veg.say, `Season with ${salt(pen, 1)}.`], meat.minutes + veg.minutes + start.minutes);
    pen.step([pen.has('sauce') ? `Stir in ${pen.the(pen.parts('sauce'))} and let bubble for 3 minutes, until lightly thickened.` : 'Loosen with 2 spoonfuls of water, scraping up the browned bits.', bottles(pen), `Return the gnocchi and toss for 1 minute, until ${pen.has('sauce') ? 'coated' : 'hot'}.`, pen.has('cheese') ? `Shower with ${pen.the(pen.parts('cheese'))}.` : ''], 4);
    pen.step(finishAndServe(pen, pen.say('Serve while the outsides are still crisp.', 'Serve from the pan.')), 1);
    pen.note('Fresh shelf-stable or chilled gnocchi fry well; frozen ones want 2 minutes in boiling water and a good drain first.');
  },
};

export const filledPasta: Shape = {
  id: 'filled pasta', dish: 'Pasta', titles: ['{all} in a Quick Pan Sauce', '{style} {1} with {rest}'], meal: 'main', way: 'boil', needs: ['stove'], minutes: 20, worth: 7,
  slots: [slot('filled', FILLED, 1, 1, 160), slot('veg', ['leafy green', 'mushroom', 'tomato', 'peas and corn', '#zucchini', '#asparagus', '#cabbage', '#broccoli', '#squash'], 0, 3, 130), slot('protein', ['bacon', 'cured meat', '#kielbasa', '#Italian sausage'], 0, 1, 40), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('sauce', ['canned tomato', 'cream', '#pesto', '#sour cream', '#marinara sauce'], 0, 1, 60), slot('fat', ['butter', 'oil'], 0, 1, 14), slot('cheese', ['hard cheese', 'crumbly cheese'], 0, 1, 15), ...SAVOURY.filter(({ name }) => name !== 'fat')],
  variants: [{ title: '', cuisine: 'italian', likes: ['nutmeg'], calls: ['ravioli', 'tortellini', 'sage', 'parmesan'] }, { title: 'Polish-Style', cuisine: 'eastern-european', likes: ['paprika'], calls: ['pierogi', 'pelmeni', 'sour cream', 'kielbasa', 'dill'] }],
  write(pen) {
    const filled = pen.parts('filled');
    const meat = cookInPan(pen, pen.parts('protein'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const start = flavourBase(pen);
    pen.step([heatFat(pen, 'a wide pan', 'medium heat', 14), meat.say, start.say, veg.say, `Season with ${salt(pen, 0.8)}.`], 2 + meat.minutes + veg.minutes + start.minutes);
    if (pen.has('sauce')) pen.step(`Stir in ${pen.the(pen.parts('sauce'))} and let bubble gently for 3 minutes.`, 3);
    const minutes = filled[0] === undefined ? 4 : pen.time(filled[0], 'boil', 4);
    pen.step(`Bring a wide pot of salted water to a gentle boil and cook ${pen.the(filled)} for ${minutes} minutes or as the packet says, ${pen.say('until they float and the edges are tender', 'until they bob up and the seams are tender when you bite one')}; a hard boil bursts them. Lift out with a slotted spoon.`, minutes + 6);
    pen.step([`Slide into the pan with a ladleful of the water and turn over gently for 1 minute, until glazed.`, pen.has('cheese') ? `Scatter with ${pen.the(pen.parts('cheese'))}.` : '', bottles(pen), ...finishAndServe(pen, 'Serve at once.')], 2);
    pen.note(`Left over? Fried in a little fat until crisp ${are(filled) === 'is' ? 'it makes' : 'they make'} the next day's lunch.`);
  },
};

export const lasagne: Shape = {
  id: 'lasagne', dish: 'Lasagna', titles: ['{style} {all} Lasagna', '{style} Lasagna with {all}'], meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 75, worth: 8,
  slots: [slot('base', ['#lasagna sheet', '#fresh lasagna sheet', '#gluten-free lasagna sheet', '#cannelloni', '-#cannelloni'], 1, 1, 65), slot('protein', ['ground meat', 'ground poultry', 'raw sausage', '#plant-based ground', '#canned lentil', '#cooked chicken', '#salmon'], 0, 1, 100), slot('sauce', ['canned tomato', '#marinara sauce', 'tomato', '#pesto'], 0, 2, 170), slot('veg', [...SOFT, '#butternut squash', '-#celery'], 0, 4, 170), slot('white', ['#ricotta', '#cottage cheese', 'cream', '#béchamel sauce', '#Alfredo sauce', '#mascarpone', '#crème fraîche'], 1, 1, 90), slot('cheese', GRATING, 1, 2, 45), AROMATIC, WINE, ...SAVOURY],
  variants: [{ title: '', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['mozzarella', 'ricotta', 'lasagna sheet', 'parmesan', 'spinach'] }],
  write(pen) {
    pen.step(`Heat the oven to ${oven(190)}.`, 0);
    const meat = cookInPan(pen, pen.parts('protein').filter((part) => part.food.kind !== 'fish'));
    const start = flavourBase(pen, true);
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([heatFat(pen, 'a wide pan', 'medium heat', 9), meat.say, start.say, veg.say], 2 + meat.minutes + start.minutes + veg.minutes);
    const water = pen.take('water', 70 * pen.servings);
    pen.step([`Add ${pen.the([...pen.parts('sauce'), water])}, season with ${salt(pen, 1.4)} and simmer for 10 minutes; the sauce should be loose, for the sheets drink it.`, bottles(pen)], 12);
    const fish = pen.parts('protein').filter((part) => part.food.kind === 'fish');
    for (const part of fish) part.cut = 'cut into small pieces';
    const cheese = pen.the(pen.parts('cheese'));
    const white = pen.the(pen.parts('white'));
    pen.step([`Layer in an oiled baking dish: a little sauce, ${pen.the(pen.parts('base'))} to cover, ${fish.length > 0 ? `${pen.the(fish)}, ` : ''}more sauce and spoonfuls of ${white}.`, pen.say('Go on until all is used, ending with sauce, and scatter with', 'Repeat to the top, finish with a layer of sauce, then cover with'), `${cheese}.`].join(' '), 10);
    pen.step(`Cover with foil and bake for 25 minutes. Uncover and bake for 15 to 20 minutes more, until a knife goes through the sheets without resistance, the top is browned and the middle reads 74 °C (165 °F).`, 42);
    pen.step(['Let it stand for 10 minutes before you cut it; it slices cleanly then.', ...finishAndServe(pen, 'Serve in squares.', false)], 10);
    pen.note('Assembled in the morning and kept in the fridge, it needs 10 minutes longer in the oven.');
  },
};

export const cheesePasta: Shape = {
  id: 'cheese and pepper pasta', dish: 'Cacio e Pepe', titles: ['Cacio e Pepe-Style {1}', 'Cheese and Pepper {1} with {rest}', 'Cacio e Pepe-Style {1} with {rest}'], meal: 'main', way: 'boil', needs: ['stove'], minutes: 20, worth: 6,
  slots: [slot('long', ['#spaghetti', '#bucatini', '#linguine', '#fettuccine', '#tagliatelle', '#angel hair pasta', '#fresh pasta', '#pasta', '-#ravioli', '-#tortellini', '-#cheese tortellini', '-#cheese ravioli', '-#lasagna sheet', '-#gnocchi', '-#pierogi', '-#egg noodles'], 1, 1, 95), slot('cheese', ['#pecorino romano', '#parmesan', '#grana padano', 'hard cheese'], 1, 2, 35), slot('fat', ['butter', 'oil'], 0, 1, 8), slot('aromatics', ['garlic'], 0, 1), slot('veg', ['#zucchini', '#asparagus', '#peas', 'leafy green', '#broccoli', 'mushroom'], 0, 2, 100), slot('herbs', ['tender herb'], 0, 1), slot('acid', ['#lemon'], 0, 1), slot('finish', ['nut'], 0, 1)],
  variants: [{ title: '', cuisine: 'italian', likes: [], calls: ['pecorino romano', 'spaghetti', 'parmesan', 'butter'] }],
  write(pen) {
    const pasta = pen.parts('long');
    pen.take('black pepper', 0.8 * pen.servings);
    pen.step([`Toast the black pepper, coarsely ground, in a large dry pan for 1 minute, until it smells warm.`, heatFat(pen, 'the pan', 'low heat', 5).replace('Set the pan over low heat and add', 'Lower the heat and add'), soften(pen, pen.parts('aromatics')).say, fryVegetables(pen, pen.parts('veg')).say], 4 + (pen.has('veg') ? 6 : 0));
    const work = cookStarch(pen, pasta[0], true);
    pen.step([work.say.replace('a large pot of well-salted water', 'a pot with only just enough salted water to cover'), 'Little water means much starch in it, and that binds the sauce.'], work.minutes);
    pen.step([`Add the pasta to the pan with a ladleful of its water and toss for 1 minute. Take off the heat, wait 30 seconds, then rain in ${pen.the(pen.parts('cheese'))} while you stir fast, adding water by the spoonful, ${pen.say('until you have a smooth sauce around every strand', 'until the sauce is silky and clings')}.`], 3);
    pen.step(finishAndServe(pen, pen.say('Serve immediately.', 'Straight onto hot plates.')), 1);
    pen.note('If the cheese clumps, the pan was too hot: a spoonful of cool water and hard stirring saves most of it.');
  },
};
