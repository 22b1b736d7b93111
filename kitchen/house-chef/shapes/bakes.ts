/** Pies, bakes and roasts from the oven. */
import { CHEESE, GRATING, ROOTS, VEG, type Group } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY, WINE } from '../slots.ts';
import { bloom, bottles, fat, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { about, cookInPan, untilSafe } from '../technique/protein.ts';
import { oven } from '../technique/heat.ts';
import { andSafe, andThe, ANY_BEANS, beside, BEANS, dryness, ending, flavourBase, juiced, MASHING, RAW_EGG, RAW_POTATO, rubParts, softPulses, NO_TOUGH_CUTS } from '../technique/plate.ts';
import { fryVegetables, roastMinutes, soften } from '../technique/vegetables.ts';

const MASH: Group = [...MASHING, '#sweet potato', '-#sweet potato fries', '-#canned sweet potato'];
const MASH_MILK = slot('milk', ['#milk', '#butter', '#heavy cream', '#sour cream'], 0, 2, 25);
const PIE_VEG: Group = [...VEG, '-#bean sprouts', '-#bok choy', '-#napa cabbage', '-#okra', '-#beet'];

export const shepherdsPie: Shape = {
  id: 'shepherds pie', dish: 'Cottage Pie', titles: ['{1} Cottage Pie with {rest}', 'Cottage Pie with {all}', '{style} {1} Pie with Mash'], meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 65, worth: 8,
  slots: [slot('protein', ['ground meat', 'ground poultry', '#canned lentil', '#plant-based ground', '#cooked lamb', '#cooked beef', '-#beef patty', '-#split pea'], 1, 1, 115), slot('mash', MASH, 1, 2, 260), slot('aromatics', ['bulb', 'garlic', '#celery'], 0, 3), slot('veg', PIE_VEG, 0, 4, 140), MASH_MILK, slot('wet', ['canned tomato', 'stock', '#gravy'], 0, 2, 90), WINE, slot('flour', ['#all-purpose flour', '#cornstarch'], 0, 1, 5), slot('cheese', GRATING, 0, 1, 25), ...SAVOURY],
  variants: [{ title: '', cuisine: 'british', likes: ['dried thyme'], adds: 1, calls: ['ground beef', 'ground lamb', 'potato', 'peas', 'carrot', 'Worcestershire sauce'] }],
  write(pen) {
    const lentils = pen.parts('protein').filter((part) => part.food.kind === 'lentils');
    const mash = pen.parts('mash');
    const raw = mash.filter((part) => part.food.id !== 'mashed potato');
    pen.step([`Heat the oven to ${oven(200)}.`, softPulses(pen, lentils).say, raw.length > 0 ? `Boil ${pen.the(raw)} in salted water for 15 to 18 minutes, until a knife goes in without effort. Drain, let steam dry and mash with ${pen.has('milk') ? pen.the(pen.parts('milk')) : 'a splash of the cooking water'}.` : pen.has('milk') ? `Loosen ${pen.the(mash)} with ${pen.the(pen.parts('milk'))}.` : ''], 25);
    const meat = cookInPan(pen, pen.parts('protein').filter((part) => !lentils.includes(part)));
    const start = flavourBase(pen);
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([raw.length > 0 ? 'While that cooks, start the filling.' : '', heatFat(pen, 'a wide pan', 'medium-high heat', 9), meat.say, start.say, veg.say], meat.minutes + start.minutes + veg.minutes);
    const wet = pen.has('wet') ? pen.parts('wet') : [pen.take('water', 100 * pen.servings)];
    pen.step([pen.has('flour') ? `Dust with ${pen.the(pen.parts('flour'))} and stir for 1 minute.` : '', `Pour in ${pen.the(wet)}${andThe(pen, lentils, ', add ')}, season with ${salt(pen, 1.6)} and simmer for 8 to 10 minutes, until the filling is ${pen.say('moist but not runny', 'thick enough to leave a trail behind the spoon')}.`, bottles(pen)], 10);
    pen.step([`Spread the filling in an ovenproof dish and top with ${raw.length > 0 ? `the mash${andThe(pen, mash.filter((part) => !raw.includes(part)))}` : pen.the(mash)}, ${pen.say('drawing ridges with a fork', 'roughing up the surface with a fork')} so that it browns.`, pen.has('cheese') ? `Scatter with ${pen.the(pen.parts('cheese'))}.` : '', 'Bake for 22 to 25 minutes, until golden on the ridges and bubbling at the edges (74 °C / 165 °F in the middle).'], 28);
    pen.step(['Leave to stand for 5 minutes.', ...finishAndServe(pen, pen.say('Serve in big spoonfuls.', 'Serve from the dish.'), false)], 5);
    pen.note('Made with lamb it is a shepherd\'s pie. Cover the whole surface with mash, right to the rim, so that nothing boils over.');
  },
};

export const fishPie: Shape = {
  id: 'fish pie', dish: 'Fish Pie', titles: ['{all} Pie with Mash', 'Fish Pie with {all}', '{1} Pie with {rest}'], meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 60, worth: 8,
  slots: [slot('protein', ['fish', 'smoked fish', 'shrimp', '#scallop', '-#carpaccio'], 1, 3, 150), slot('mash', MASH, 1, 1, 260), slot('milk', ['#milk', '#heavy cream', '#crème fraîche'], 1, 1, 150), slot('flour', ['#all-purpose flour', '#cornstarch'], 1, 1, 8, ['all-purpose flour']), slot('egg', ['#hard-boiled egg', '#egg', '-#egg substitute'], 0, 1, 50), slot('veg', ['peas and corn', '#spinach', '#leek', '#carrot', '#celery', '#broccoli', '#fennel'], 0, 3, 100), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('cheese', ['#cheddar', 'hard cheese'], 0, 1, 25), WINE, ...SAVOURY],
  variants: [{ title: '', cuisine: 'british', likes: ['nutmeg', 'bay leaf'], calls: ['cod', 'haddock', 'smoked haddock', 'salmon', 'potato', 'milk', 'shrimp', 'parsley'] }],
  write(pen) {
    const mash = pen.parts('mash');
    pen.step([`Heat the oven to ${oven(200)}.`, mash.some((part) => part.food.id === 'mashed potato') ? `Warm ${pen.the(mash)} with a spoonful of water until spreadable.` : `Boil ${pen.the(mash)} in salted water for 15 to 18 minutes, until tender. Drain, let steam for a minute and mash with a splash of the cooking water.`, pen.has('egg') && pen.parts('egg')[0]?.food.ready !== true ? `In another pan, boil ${pen.the(pen.parts('egg'))} for 9 to 10 minutes, until the yolks are firm; cool, peel and quarter.` : ''], 25);
    for (const part of pen.parts('protein')) if (part.food.kind === 'fish') part.cut = 'skinned and cut into large chunks';
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const [thick] = pen.parts('flour');
    pen.step([heatFat(pen, 'a wide pan', 'medium heat', 12), soft.say, veg.say, bloom(pen).say, pen.has('wine') ? `Pour in ${pen.the(pen.parts('wine'))} and boil for 2 minutes.` : '',
      thick?.food.kind === 'starch' ? `Blend ${pen.the([thick])} with 3 tbsp of ${pen.the(pen.parts('milk'))}, add the rest and simmer for 4 minutes, stirring, until thick.` : `Stir in ${pen.the(pen.parts('flour'))} for 1 minute, then ${pen.the(pen.parts('milk'))} bit by bit, and simmer for 4 minutes, stirring, until thick.`, `Season with ${salt(pen, 1.5)}.`, bottles(pen)], soft.minutes + veg.minutes + 8);
    const herbs = pen.parts('herbs').filter((part) => !part.used);
    pen.step([`Fold in ${pen.the([...pen.parts('protein'), ...herbs])}, just until coated, and tip into an ovenproof dish.`, pen.has('egg') ? `Tuck ${pen.the(pen.parts('egg'))} in between.` : '', `Cover with the mash and fork it up${pen.has('cheese') ? `; scatter with ${pen.the(pen.parts('cheese'))}` : ''}.`], 5);
    pen.step(`Bake for 25 to 30 minutes, until golden and bubbling; the middle must read 74 °C (165 °F) and ${pen.say('be opaque and flake under a fork', 'come away in opaque flakes, with nothing glassy left')}.`, 28);
    ending(pen, 'Leave to stand for 5 minutes, then serve.', 5, false);
    pen.note('The sauce should be thicker than you think: the filling lets go of juice while it bakes.');
  },
};

export const meatloaf: Shape = {
  id: 'meatloaf', dish: 'Meatloaf', meal: 'main', way: 'oven', needs: ['oven'], minutes: 75, worth: 7,
  slots: [slot('protein', ['ground meat', 'ground poultry', '-#beef patty'], 1, 2, 150), slot('crumbs', ['breadcrumbs', 'oats', '#bread', '#cracker', '-#cornbread', '-#raisin bread'], 0, 1, 22), slot('eggs', RAW_EGG, 1, 1, 30), slot('milk', ['#milk'], 0, 1, 25), slot('glaze', ['#ketchup', '#barbecue sauce', '#tomato paste', '#chutney'], 0, 1, 20), slot('sweet', ['#brown sugar', '#honey'], 0, 1, 4), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('veg', ['#carrot', '#bell pepper', 'mushroom', '#spinach', '#zucchini', 'peas and corn'], 0, 2, 60), slot('roast', [...RAW_POTATO, 'root', '#sweet potato', '#Brussels sprout', '#green bean'], 0, 2, 200), slot('bacon', ['bacon'], 0, 1, 30), slot('cheese', ['melting cheese', 'crumbly cheese'], 0, 1, 30), ...SAVOURY],
  variants: [{ title: '', cuisine: 'american', likes: ['paprika', 'dried thyme'], adds: 1, calls: ['ketchup', 'ground beef', 'barbecue sauce', 'Worcestershire sauce', 'onion'] }, { title: 'Greek-Style', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['feta', 'spinach', 'oregano', 'mint'] }, { title: 'Falscher-Hase-Style', cuisine: 'german', likes: ['paprika'], calls: ['mustard', 'ground pork'] }],
  write(pen) {
    for (const part of [...pen.parts('aromatics'), ...pen.parts('veg')]) part.cut = ['mushroom', 'leafy green'].includes(part.food.kind) ? 'finely chopped' : part.food.kind === 'peas and corn' ? part.food.cut : 'finely grated';
    for (const part of pen.parts('crumbs')) if (part.food.kind === 'bread') part.cut = 'torn into small crumbs';
    for (const part of pen.parts('bacon')) part.cut = 'left in slices';
    pen.step(`Heat the oven to ${oven(180)} and line a baking tray.`, 0);
    const water = pen.has('milk') ? pen.parts('milk') : [pen.take('water', 25 * pen.servings)];
    const inside = [...pen.parts('protein'), ...pen.parts('eggs'), ...pen.parts('aromatics'), ...pen.parts('veg'), ...pen.parts('cheese'), ...rubParts(pen).filter((part) => part.slot !== 'glaze'), ...pen.parts('herbs').filter((part) => !part.used)];
    pen.step([`${pen.has('crumbs') ? `Soak ${pen.the(pen.parts('crumbs'))} in ${pen.the(water)} for 5 minutes. Add` : 'Put'} ${pen.the(pen.has('crumbs') ? inside : [...inside, ...water])} and ${salt(pen, 1.8)}${pen.parts('fat').length > 0 ? ` with ${pen.the(pen.parts('fat'))}` : ''} ${pen.has('crumbs') ? '' : ' into a bowl'} and mix with your hands, ${pen.say('only until even', 'no longer than it takes to bring together')}.`, `Shape into a loaf 8 cm (3 in) high on the tray. Wash your hands.`, pen.has('bacon') ? `Lay ${pen.the(pen.parts('bacon'))} over it.` : ''], 15);
    const roast = pen.parts('roast');
    if (roast.length > 0) pen.step(`Toss ${pen.the(roast)} with ${fat(pen, 7)} and spread around the loaf.`, 3);
    pen.step([pen.has('glaze') || pen.has('sweet') ? `Bake for 30 minutes. Brush with ${pen.the([...pen.parts('glaze'), ...pen.parts('sweet')])}${pen.has('glaze') && pen.has('sweet') ? ', stirred together,' : ''} and bake for 20 to 25 minutes more,` : 'Bake for 50 to 55 minutes,', `until browned and the middle reads ${pen.parts('protein').some((part) => part.food.safety.has('poultry')) ? '74 °C (165 °F)' : '71 °C (160 °F)'}${roast.length > 0 ? '; turn the vegetables once' : ''}.`].join(' '), 53);
    pen.step(['Rest for 10 minutes, so that the juices stay in the slices.', ...finishAndServe(pen, 'Cut into thick slices and serve.', false)], 10);
    pen.note('Cold slices make the best sandwich of the week. Eat within 3 days.');
  },
};

export const roastChicken: Shape = {
  id: 'roast chicken', dish: 'Roast', titles: ['{style} Roast {1} with {rest}', '{1} Roasted with {rest}', '{style} Roast {1}'], meal: 'main', way: 'oven', needs: ['oven'], minutes: 75, worth: 8,
  slots: [slot('protein', ['#chicken leg', '#bone-in chicken thigh', '#chicken drumstick', '#bone-in chicken breast', '#whole chicken', '#chicken thigh', '#duck leg', '#turkey leg', '#chicken', '#poussin', '#pork loin', '#gammon', '#leg of lamb', '#rack of lamb', '#beef roast', '#guinea fowl', '#pork tenderloin', '#turkey breast', '#chicken wing', '-#chicken breast', '-#chicken cutlet', '-#chicken tender', '-#chicken carcass', '-#chicken foot', '-#chicken skin', '-#capon'], 1, 1, 220), slot('veg', [...RAW_POTATO, ...ROOTS.filter((term) => term !== 'potato'), '#fennel', '#Brussels sprout', '#cabbage', '#apple', '-#cassava', '-#taro', '-#sweet potato fries'], 1, 4, 300), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('sweet', ['#honey', '#maple syrup'], 0, 1, 6), WINE, slot('stock', ['stock'], 0, 1, 100), ...SAVOURY],
  variants: [
    { title: 'Sunday', cuisine: 'british', likes: ['dried thyme'], adds: 1, calls: ['potato', 'carrot', 'thyme', 'parsnip', 'sage'] },
    { title: 'Lemon-Rosemary', cuisine: 'italian', likes: ['dried oregano'], calls: ['rosemary'] },
    { title: 'Provençal-Style', cuisine: 'french', likes: ['herbes de Provence'], adds: 1, calls: ['garlic', 'thyme', 'olive', 'fennel', 'white wine'] },
    { title: 'Peri-Peri-Style', cuisine: 'african', likes: ['smoked paprika', 'chili flakes'], adds: 1, calls: ['peri-peri sauce', 'sweet potato', 'chili'] },
    { title: 'Persian-Style Saffron', cuisine: 'persian', likes: ['turmeric'], calls: ['saffron'] },
    { title: 'Jerk-Style', cuisine: 'caribbean', likes: ['allspice', 'dried thyme'], adds: 1, calls: ['scotch bonnet', 'allspice', 'jerk seasoning', 'plantain'] },
  ],
  write(pen) {
    const protein = pen.parts('protein');
    const [main] = protein;
    for (const part of protein) part.cut = 'patted dry';
    for (const part of pen.parts('aromatics')) part.cut = part.food.kind === 'garlic' ? 'unpeeled, lightly crushed' : 'cut into wedges';
    for (const part of pen.parts('veg')) if (['potato', 'root', 'starchy root'].includes(part.food.kind)) part.cut = part.cut.replace(/^(?:peeled and )?(?:sliced|cut into 2 cm \(1 in\) chunks)$/, 'cut into 4 cm (1½ in) chunks');
    if (main !== undefined && main.grams < 1000 && main.food.id.startsWith('whole')) main.cut = 'split in half, patted dry';
    const whole = main !== undefined && main.grams >= 1000 && /whole|poussin|guinea/.test(main.food.id);
    const oil = fat(pen, 10);
    const rub = rubParts(pen);
    pen.step(`Heat the oven to ${oven(200)}. ${pen.say('Take the meat out of the fridge while it heats.', 'Set the meat out to lose its chill meanwhile.')}`, 10);
    pen.step([`Rub ${pen.the(protein)} all over with half of ${oil}, ${salt(pen, 1.9)}${andThe(pen, [...rub, ...pen.parts('sweet')])}.`, `Toss ${pen.the([...pen.parts('veg'), ...pen.parts('aromatics')])} with the rest of ${oil} in a roasting tin, set the meat on top${main?.food.kind === 'poultry' && !whole ? ', skin up if it has one' : ''}, and wash your hands.`], 8);
    const minutes = whole ? 75 : Math.max(35, main === undefined ? 40 : pen.time(main, 'roast', 40), Math.min(45, roastMinutes(pen, pen.parts('veg'))));
    pen.step([pen.say(`Roast for ${about(minutes)}, turning the vegetables once`, `Put into the oven for ${about(minutes)}; baste once or twice with the juices`) + `, until the vegetables are tender and browned, and ${main === undefined ? 'the meat is done' : untilSafe(main)}. ${pen.say('Take the temperature where it is thickest, away from the bone.', 'Measure away from the bone.')}`], minutes);
    const wet = [...pen.parts('wine'), ...pen.parts('stock')];
    const more = wet.length === 0 ? [pen.take('water', 60 * pen.servings)] : wet;
    pen.step([`Rest the meat for 10 minutes. Put the vegetables back into the oven if they want more colour.`, `Spoon most of the fat off the tin, pour in ${pen.the(more)} and boil up on the stove or in the hot oven for 4 minutes, scraping, to a light sauce.`], 10);
    ending(pen, pen.say('Carve or pull apart, and serve with the vegetables and the juices.', 'Serve with the vegetables, the pan juices spooned over.'));
    pen.note('The bones make a stock worth having: simmer them in water for two hours.');
  },
};

export const potRoast: Shape = {
  id: 'pot roast', dish: 'Pot Roast', titles: ['{style} {1} Pot Roast with {rest}', 'Braised {1} with {rest}', '{style} Braised {1} with {rest}'], meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 180, worth: 7,
  slots: [slot('protein', ['#chuck roast', '#beef brisket', '#beef short rib', '#oxtail', '#beef shank', '#veal shank', '#lamb shank', '#pork shoulder', '#pork belly', '#goat', '#mutton', '#pork rib', '#beef roast', '#venison'], 1, 1, 230), slot('veg', ['#carrot', '#parsnip', '#celery', '#potato', '#turnip', '#celeriac', 'mushroom', '#fennel', '#rutabaga', '#sweet potato', '#leek', '#cabbage', '-#French fries'], 1, 4, 250), AROMATIC, slot('tomato', ['canned tomato'], 0, 1, 70), WINE, slot('stock', ['stock'], 0, 1, 180), slot('fruit', ['#prune', '#dried apricot', '#apple'], 0, 1, 25), slot('side', ['#polenta', 'rice', 'bread', '#egg noodles', '#couscous'], 0, 1), ...SAVOURY],
  variants: [
    { title: '', cuisine: 'american', likes: ['dried thyme', 'bay leaf'], adds: 1, calls: ['potato', 'carrot', 'chuck roast'] },
    { title: 'Red Wine', cuisine: 'french', likes: ['dried thyme', 'bay leaf'], adds: 1, calls: ['red wine'] },
    { title: 'Milanese-Style', cuisine: 'italian', likes: ['dried thyme'], calls: ['veal shank', 'white wine', 'canned tomato', 'rosemary'] },
    { title: 'Moroccan-Style', cuisine: 'north-african', likes: ['cumin', 'ground cinnamon'], adds: 1, calls: ['prune', 'dried apricot', 'ras el hanout', 'lamb shank', 'couscous'] },
    { title: 'Carnitas-Style', cuisine: 'mexican', likes: ['cumin', 'dried oregano'], adds: 1, calls: ['orange', 'lime', 'jalapeno', 'cilantro'] },
  ],
  write(pen) {
    for (const part of pen.parts('protein')) part.cut = 'in one piece or thick pieces, patted dry';
    for (const part of pen.parts('veg')) if (part.food.kind !== 'mushroom') part.cut = 'cut into large chunks';
    const protein = pen.parts('protein');
    const the = pen.the(protein);
    pen.step([`Heat the oven to ${oven(160)}. Season ${the} with ${salt(pen, 2)}.`, heatFat(pen, 'a heavy, lidded casserole', 'medium-high heat', 10), pen.say(`Brown ${the} slowly on all sides, 12 minutes in all; do not hurry this, the colour is the flavour.`, `Brown ${the} for about 12 minutes, turning, until mahogany on every side.`), 'Lift out.'], 16);
    const start = flavourBase(pen, true);
    const wet = [...pen.parts('tomato').filter((part) => !part.used), ...pen.parts('stock')];
    const water = pen.take('water', (pen.has('stock') ? 60 : 200) * pen.servings);
    pen.step([start.say, `Pour in ${pen.the([...wet, water])}${andThe(pen, pen.parts('fruit'), ', add ')} and put ${the} back; the liquid should come halfway up. Bring to a simmer.`, bottles(pen)], start.minutes + 6);
    pen.step(`Cover and braise in the oven for 1½ hours. Turn the meat, tuck ${pen.the(pen.parts('veg'))} around and braise for 50 to 60 minutes more, until a fork twists in the meat without effort (far above 63 °C / 145 °F) and the vegetables are soft.`, 145);
    const side = beside(pen);
    pen.step(['Skim off the fat. If the sauce is thin, boil it on the stove for 5 minutes until it coats a spoon.', ...finishAndServe(pen, `Rest for 10 minutes, slice or pull apart, and serve${side === '' ? ' with the vegetables and the sauce' : `${side} and the sauce`}.`)], 12);
    pen.note('Cooked a day ahead the fat sets on top and lifts off, and the meat slices neatly. Reheat to 74 °C (165 °F).');
  },
};

export const enchiladas: Shape = {
  id: 'enchiladas', dish: 'Enchiladas', meal: 'main', way: 'oven', needs: ['oven', 'stove'], minutes: 50, worth: 8,
  slots: [slot('wrap', ['#corn tortilla', '#flour tortilla', '#whole wheat tortilla'], 1, 1, 100), slot('sauce', ['#enchilada sauce', '#green enchilada sauce', '#salsa', '#salsa verde', 'canned tomato', '#taco sauce'], 1, 1, null), slot('cheese', ['melting cheese', 'crumbly cheese', '-#blue cheese'], 1, 2, 50), slot('fill', ['#cooked chicken', '#cooked turkey', '#cooked pork', '#cooked beef', 'ground meat', 'ground poultry', ...ANY_BEANS, '#chicken breast', '#chicken thigh', '#Mexican chorizo', 'shrimp'], 1, 2, 110), slot('veg', ['peas and corn', '#bell pepper', '#spinach', '#zucchini', 'mushroom', '#sweet potato', '#squash', '#kale', '#cauliflower', '-#sweet potato fries'], 0, 3, 100), slot('aromatics', ['bulb', 'garlic', 'chili'], 0, 3), slot('cream', ['#sour cream', '#Mexican crema'], 0, 1, 20), ...SAVOURY],
  variants: [{ title: '', cuisine: 'mexican', likes: ['cumin', 'chili powder'], adds: 1, calls: ['corn tortilla', 'enchilada sauce', 'black bean', 'cilantro', 'cheddar'] }],
  write(pen) {
    pen.step(`Heat the oven to ${oven(200)} and grease an ovenproof dish.`, 0);
    const fill = pen.parts('fill');
    const meat = cookInPan(pen, fill);
    const start = flavourBase(pen);
    const veg = fryVegetables(pen, pen.parts('veg'));
    const big = fill.some((part) => part.food.kind === 'poultry');
    pen.step([heatFat(pen, 'a wide pan', 'medium-high heat', 8), meat.say, big ? 'Shred or chop small.' : '', start.say, veg.say, `Season with ${salt(pen, 1)}.`, bottles(pen)], 2 + meat.minutes + start.minutes + veg.minutes);
    const cheese = pen.the(pen.parts('cheese'));
    pen.step(`Warm ${pen.the(pen.parts('wrap'))} for a few seconds a side so that they bend. ${pen.say(`Fill with the mixture and a little of ${cheese}, roll up and pack seam down into the dish.`, `Put a line of filling and a pinch of ${cheese} on each, roll and lay side by side, seam down.`)}`, 8);
    pen.step(`Pour over ${pen.the(pen.parts('sauce'))}, scatter with the rest of the cheese and bake for 18 to 20 minutes, until bubbling, melted and hot right through (74 °C / 165 °F).`, 20);
    ending(pen, `Let stand for 5 minutes${pen.has('cream') ? `, spoon over ${pen.the(pen.parts('cream'))}` : ''} and serve.`, 5, false);
    pen.note('A cold tortilla cracks: warm each one before you roll it.');
  },
};

export const eggplantBake: Shape = {
  id: 'eggplant parmesan', dish: 'Parmigiana', titles: ['{1} Parmigiana-Style with {rest}', 'Baked {1} Parmesan-Style', '{1} Parmigiana-Style Bake'], meal: 'main', way: 'oven', needs: ['oven'], minutes: 65, worth: 8,
  slots: [slot('veg', ['#eggplant', '#zucchini'], 1, 1, 260), slot('sauce', ['canned tomato', '#marinara sauce', 'tomato'], 1, 1, 200), slot('cheese', ['#mozzarella', '#provolone', '#scamorza', 'melting cheese'], 1, 1, 65), slot('hard', ['hard cheese'], 0, 1, 15), slot('aromatics', ['garlic', 'bulb'], 0, 2), slot('crumbs', ['breadcrumbs'], 0, 1, 12), slot('side', ['bread', 'pasta', 'rice'], 0, 1), ...SAVOURY],
  variants: [{ title: '', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['eggplant', 'mozzarella', 'parmesan', 'basil', 'canned tomato'] }],
  write(pen) {
    for (const part of pen.parts('veg')) part.cut = 'cut into 1 cm (½ in) slices';
    const veg = pen.the(pen.parts('veg'));
    const own = fat(pen, 20);
    pen.step(`Heat the oven to ${oven(220)}. Brush ${veg} on both sides with ${own}, season with ${salt(pen, 1.5)} and roast on two trays for 22 to 25 minutes, turning once, until soft and brown. ${pen.say('Pale slices taste of nothing, so wait for the colour.', 'They must be tender now: they hardly soften further under the sauce.')}`, 28);
    const start = flavourBase(pen);
    pen.step([`Meanwhile, warm a spoonful of the same fat in a pan.`, start.say, `Add ${pen.the(pen.parts('sauce'))} and simmer for 12 to 15 minutes, until thick.`, bottles(pen)], 0);
    pen.step(`Lower the oven to ${oven(190)}. Layer sauce, slices and ${pen.the([...pen.parts('cheese'), ...pen.parts('hard')])} in a dish, two or three times, ending with cheese${pen.has('crumbs') ? ` and ${pen.the(pen.parts('crumbs'))}` : ''}. Bake for 22 to 25 minutes, until browned and bubbling.`, 30);
    const side = beside(pen);
    pen.step([pen.say('Leave to stand for 10 minutes: it sets and tastes more of itself.', 'Wait 10 minutes before serving, or it runs all over the plate.'), ...finishAndServe(pen, `Serve warm${side}.`, false)], 10);
    pen.note('Just as good the next day, at room temperature.');
  },
};

export const stuffedPotatoes: Shape = {
  id: 'stuffed potatoes', dish: 'Stuffed Potatoes', titles: ['{style} Loaded Baked Potatoes with {all}', 'Baked Potatoes with {all}', '{style} Stuffed Potatoes with {all}'], meal: 'main', way: 'oven', needs: ['oven'], minutes: 80, worth: 6,
  slots: [slot('base', ['#russet potato', '#potato', '#sweet potato', '#Yukon Gold potato', '-#French fries', '-#hash brown', '-#tater tot', '-#mashed potato', '-#boiled potato', '-#canned potato', '-#new potato', '-#sweet potato fries', '-#canned sweet potato'], 1, 1, 300), slot('protein', ['bacon', ...ANY_BEANS, '#canned chili', 'canned fish', '#ham', 'ground meat', '#cooked chicken', '#smoked salmon', 'cooked sausage', '#cooked pork'], 0, 2, 75), slot('cheese', CHEESE, 0, 1, 40), slot('veg', ['#broccoli', 'mushroom', 'leafy green', 'peas and corn', '#bell pepper', 'tomato', '#leek'], 0, 3, 90), slot('aromatics', ['bulb', 'garlic'], 0, 2), slot('cream', ['#sour cream', '#Greek yogurt', '#crème fraîche', '#butter'], 0, 1, 25), slot('salad', ['salad leaf', '#coleslaw mix'], 0, 1, 30), ...SAVOURY],
  variants: [{ title: '', cuisine: 'british', likes: ['paprika'], calls: ['baked beans', 'cheddar', 'canned tuna', 'chives', 'sour cream', 'bacon'] }, { title: 'Tex-Mex', cuisine: 'mexican', likes: ['cumin'], adds: 1, calls: ['black bean', 'salsa', 'sweet potato', 'avocado', 'corn'] }],
  write(pen) {
    const shell = pen.parts('base');
    for (const part of shell) part.cut = 'scrubbed and pricked all over';
    pen.step(`Heat the oven to ${oven(200)}. Rub ${pen.the(shell)} with a little of ${fat(pen, 9)} and ${salt(pen, 1.4)} and bake on the rack for 55 to 65 minutes, until the skin is crisp and a skewer meets no resistance.`, 65);
    const cold = pen.parts('protein').filter((part) => ['canned fish', 'smoked fish'].includes(part.food.kind));
    const warm = pen.parts('protein').filter((part) => !cold.includes(part));
    const meat = cookInPan(pen, warm);
    const start = flavourBase(pen);
    const veg = fryVegetables(pen, pen.parts('veg'));
    if (meat.say !== '' || start.say !== '' || veg.say !== '') pen.step(['Towards the end, warm the rest of the fat in a frying pan.', meat.say, start.say, veg.say, bottles(pen)], 2);
    pen.step([`Cut a deep cross into each and squeeze so that the inside comes up. ${pen.has('cream') ? `Fork in ${pen.the(pen.parts('cream'))}.` : pen.say('Loosen the inside with a fork.', 'Fluff the inside up with a fork.')}`, meat.say !== '' || veg.say !== '' ? 'Pile in the hot filling.' : '', cold.length > 0 ? `Pile in ${pen.the(cold)}.` : '', pen.has('cheese') ? `Top with ${pen.the(pen.parts('cheese'))} and put back into the oven for 4 to 5 minutes, until melted or hot.` : ''], 6);
    ending(pen, `Serve hot${pen.has('salad') ? ` with ${pen.the(pen.parts('salad'))}` : ''}.`, 1);
    pen.note('Do not wrap them in foil: they would steam, and the skin is the best part. Chill leftovers unwrapped.');
  },
};

export const roastCauliflower: Shape = {
  id: 'roast vegetables', dish: 'Roasted', titles: ['{style} Roasted {1} with {rest}', '{style} {1} Roasted with {rest}', '{style} Roast {all}'], meal: 'main', way: 'oven', needs: ['oven'], minutes: 45, worth: 6,
  slots: [slot('veg', ['#cauliflower', '#broccoli', '#romanesco', '#butternut squash', '#squash', '#eggplant', '#carrot', '#beet', '#sweet potato', '#cabbage', '#Brussels sprout', '#parsnip', '-#bok choy', '-#napa cabbage', '-#sweet potato fries', '-#cauliflower rice', '-#coleslaw mix'], 1, 2, 330), slot('pulse', BEANS, 0, 1, 100), slot('aromatics', ['bulb', 'garlic', 'chili'], 0, 2), slot('sauce', ['#tahini', '#yogurt', '#Greek yogurt', '#hummus', '#labneh', '#pesto', '#romesco sauce'], 1, 1, 45), slot('greens', ['#arugula', '#spinach', '#pomegranate'], 0, 2, 25), slot('fruit', ['#raisin', '#date', '#dried apricot', '#dried cranberry'], 0, 1, 12), slot('sweet', ['#honey', '#maple syrup', '#pomegranate molasses'], 0, 1, 5), slot('cheese', ['crumbly cheese', '#halloumi'], 0, 1, 30), slot('side', ['flatbread', '#couscous', '#bulgur', '#quinoa', 'rice', 'cooked grain', '#freekeh'], 0, 1), ...SAVOURY],
  variants: [
    { title: 'Levantine', cuisine: 'levantine', likes: ['cumin', 'turmeric'], adds: 1, calls: ['tahini', 'cauliflower', 'pomegranate', 'chickpea', "za'atar", 'sumac', 'pita bread', 'mint'] },
    { title: 'Spiced', cuisine: 'indian', likes: ['cumin', 'turmeric'], adds: 1, calls: ['yogurt', 'garam masala', 'cilantro', 'naan', 'curry powder'] },
    { title: 'Harissa', cuisine: 'north-african', likes: ['cumin'], adds: 1, calls: ['harissa'] },
    { title: '', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['pesto'] },
  ],
  write(pen) {
    for (const part of pen.parts('veg')) part.cut = ['firm vegetable'].includes(part.food.kind) ? 'cut into large florets' : part.food.kind === 'cabbage' ? 'cut into wedges' : part.food.kind === 'squash' ? 'seeded and cut into wedges' : 'cut into thick pieces';
    for (const part of pen.parts('aromatics')) part.cut = part.food.kind === 'bulb' ? 'cut into wedges' : part.food.kind === 'garlic' ? 'unpeeled' : part.cut;
    const rub = dryness(pen);
    const veg = [...pen.parts('veg'), ...pen.parts('aromatics')];
    const minutes = Math.max(25, roastMinutes(pen, pen.parts('veg')));
    pen.step(`Heat the oven to ${oven(220)}. Toss ${pen.the(veg)} with ${fat(pen, 12)}, ${salt(pen, 1.5)}${andThe(pen, [...rub, ...pen.parts('sweet')])} on a large tray, and spread out so that nothing overlaps.`, 8);
    pen.step([`Roast for ${about(minutes)}, turning once, until a knife slides in and the edges are ${pen.say('nearly black', 'dark brown')}.`, pen.has('pulse') || pen.parts('cheese').some((part) => part.food.id === 'halloumi') ? `Add ${pen.the([...pen.parts('pulse'), ...pen.parts('cheese').filter((part) => part.food.id === 'halloumi')])} for the last 12 minutes, until golden.` : ''], minutes);
    const side = beside(pen);
    const citrus = pen.parts('acid').filter((part) => !part.used);
    const sauce = [...pen.parts('sauce'), ...citrus, ...pen.parts('seasoning')];
    const water = pen.take('water', 15 * pen.servings);
    pen.step(`Stir ${juiced(pen, sauce)} with ${Math.round(water.grams / 15)} tbsp water and a pinch of salt until it runs off the spoon in a ribbon.`, 3);
    const tops = [...pen.parts('greens'), ...pen.parts('fruit'), ...pen.parts('cheese').filter((part) => !part.used)];
    pen.step([`${pen.say('Spread the sauce on a platter and heap the vegetables on it', 'Pile the vegetables on a platter and spoon the sauce over')}${andThe(pen, tops, ', with ')}.`, ...finishAndServe(pen, `Serve warm or at room temperature${side}.`)], 3);
    pen.note('A crowded tray steams. Use two rather than one, and swap them halfway.');
  },
};

export const fajitas: Shape = {
  id: 'sheet-pan fajitas', dish: 'Fajitas', titles: ['Sheet-Pan {all} Fajitas', 'Sheet-Pan Fajitas with {all}', '{1} Fajitas with {rest}'], meal: 'main', way: 'oven', needs: ['oven'], minutes: 35, worth: 8,
  slots: [slot('wrap', ['#flour tortilla', '#corn tortilla', '#whole wheat tortilla'], 1, 1, 90), slot('protein', ['#chicken breast', '#chicken thigh', '#chicken', 'beef', 'shrimp', '#pork', '#tofu', '#halloumi', '#portobello mushroom', '#chickpea', '#black bean', '-#whole chicken', '-#carpaccio', '-#chicken wing', '-#chicken leg', '-#silken tofu', ...NO_TOUGH_CUTS], 1, 1, 130), slot('veg', ['#bell pepper', '#zucchini', 'mushroom', '#sweet potato', 'peas and corn', '#cauliflower', 'tomato', '-#sweet potato fries'], 1, 3, 170), slot('onion', ['bulb'], 0, 1, 70), slot('aromatics', ['garlic', 'chili'], 0, 2), slot('raw', ['avocado', 'salad leaf', '#guacamole', '#salsa', '#pico de gallo', '#radish'], 0, 3, 70), slot('cheese', ['#cheddar', '#monterey jack', '#feta', '#queso fresco', '#cotija'], 0, 1, 25), slot('cream', ['#sour cream', '#Greek yogurt'], 0, 1, 25), ...SAVOURY],
  variants: [{ title: '', cuisine: 'mexican', likes: ['cumin', 'chili powder', 'smoked paprika'], adds: 2, calls: ['flour tortilla', 'bell pepper', 'lime', 'taco seasoning', 'avocado', 'cilantro'] }],
  write(pen) {
    const protein = pen.parts('protein');
    const [main] = protein;
    for (const part of protein) if (['poultry', 'beef', 'pork'].includes(part.food.kind)) part.cut = 'cut into 1 cm (½ in) strips';
    for (const part of [...pen.parts('veg'), ...pen.parts('onion')]) if (['tender vegetable', 'bulb'].includes(part.food.kind)) part.cut = 'cut into strips';
    for (const part of pen.parts('veg')) if (part.food.kind === 'starchy root') part.cut = 'peeled and cut into thin sticks';
    const spice = dryness(pen);
    pen.step(`Heat the oven to ${oven(220)} with a large tray inside.`, 10);
    pen.step(`Toss ${pen.the([...protein, ...pen.parts('veg'), ...pen.parts('onion'), ...pen.parts('aromatics')].filter((part) => part.food.kind !== 'shrimp'))} with ${fat(pen, 10)}, ${salt(pen, 1.5)}${andThe(pen, [...spice, ...pen.parts('seasoning')])}, and tip onto the hot tray; it should hiss.`, 6);
    const shrimp = protein.filter((part) => part.food.kind === 'shrimp');
    const minutes = 18;
    pen.step([`Roast for ${about(minutes)}, stirring once, until the vegetables are soft and charred at the tips${shrimp.length === 0 ? andSafe(main) : ''}.`, shrimp.length > 0 && main !== undefined ? `Add ${pen.the(shrimp)} for the last 6 to 8 minutes and roast ${untilSafe(main)}.` : ''], minutes);
    pen.step(`Wrap ${pen.the(pen.parts('wrap'))} in foil and warm on the oven floor for the last 5 minutes.`, 0);
    const raw = [...pen.parts('raw'), ...pen.parts('cheese'), ...pen.parts('cream')];
    pen.step([raw.length > 0 ? `Put ${pen.the(raw)} on the table.` : '', ...finishAndServe(pen, pen.say('Serve, and let everyone fill and roll their own.', 'Fill, fold and eat at once.'), false)], 2);
    pen.note('Cut everything to the same width so that all of it is done together.');
  },
};
