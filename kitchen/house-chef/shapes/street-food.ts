/** Food for the hand and the fire: toasties, pitas, burritos, nachos, rolls, dumplings, falafel, skewers. */
import { CHEESE, type Group } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY, SAVOURY_NO_CHEESE } from '../slots.ts';
import { bloom, bottles, fat, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { cookInPan } from '../technique/protein.ts';
import { oven } from '../technique/heat.ts';
import { andSafe, andThe, ANY_BEANS, beside, BIRD, dryness, ending, flavourBase, juiced, RAW_EGG, rubParts } from '../technique/plate.ts';
import { cookStarch } from '../technique/starch.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';

const RAW: Group = ['salad leaf', 'raw vegetable', 'tomato', 'avocado', 'cabbage', 'pickled vegetable', '-#Brussels sprout', '-#bok choy', '-#sauerkraut'];
const SLICED: Group = ['#bread', '#sourdough bread', '#rye bread', '#whole wheat bread', '#ciabatta', '#focaccia', '#brioche', '#English muffin', '#bagel', '-#cornbread', '-#raisin bread', '-#garlic bread', '-#baguette'];

export const toastie: Shape = {
  id: 'grilled cheese', dish: 'Toastie', titles: ['{style} Toasted {all} Sandwiches', 'Pan-Toasted {all} Sandwiches', 'Golden {style} {all} Toasties'], meal: 'snack', way: 'pan', needs: ['stove'], minutes: 20, worth: 6,
  slots: [slot('bread', SLICED, 1, 1, 75), slot('cheese', ['melting cheese', '#blue cheese', '#goat cheese', '#feta', '#cream cheese'], 1, 2, 60), slot('fill', ['#ham', 'cured meat', 'cooked meat', 'canned fish', '#kimchi', '#sauerkraut', 'pickled vegetable', 'tomato', 'bacon', 'mushroom', '#spinach', '#apple', '#pear', '-#meatball', '-#chicken nugget'], 0, 3, 60), slot('onion', ['bulb'], 0, 1, 40), slot('spread', ['mustard', '#pesto', '#mayonnaise', '#chutney', '#tapenade', '#fig jam'], 0, 1, 8), slot('fat', ['butter', 'oil'], 0, 1, 10), slot('leaves', ['#arugula', '#basil'], 0, 1, 8), slot('soup', ['#tomato soup'], 0, 1, 200)],
  variants: [{ title: '', cuisine: 'american', likes: [], calls: ['cheddar', 'bread', 'butter', 'tomato soup'] }, { title: 'Croque-Style', cuisine: 'french', likes: [], calls: ['ham', 'gruyere', 'dijon mustard'] }, { title: 'Panini-Style', cuisine: 'italian', likes: [], calls: ['mozzarella', 'pesto', 'ciabatta', 'prosciutto'] }, { title: 'Reuben-Style', cuisine: 'german', likes: [], calls: ['sauerkraut', 'corned beef', 'rye bread'] }],
  write(pen) {
    const hot = pen.parts('fill').filter((part) => ['bacon', 'mushroom', 'leafy green'].includes(part.food.kind));
    const cold = pen.parts('fill').filter((part) => !hot.includes(part));
    for (const part of cold) if (['tomato', 'firm fruit'].includes(part.food.kind)) part.cut = 'thinly sliced';
    for (const part of pen.parts('onion')) part.cut = 'thinly sliced';
    const meat = cookInPan(pen, hot.filter((part) => part.food.kind === 'bacon'));
    const veg = fryVegetables(pen, hot.filter((part) => part.food.kind !== 'bacon'));
    const onion = soften(pen, pen.parts('onion'), true);
    if (hot.length + pen.parts('onion').length > 0) pen.step(['Heat a wide frying pan over medium heat with a little of the fat.', meat.say, onion.say, veg.say, 'Move to a plate and wipe the pan.'], meat.minutes + onion.minutes + veg.minutes + 2);
    if (pen.has('soup')) pen.step(`Warm ${pen.the(pen.parts('soup'))} in a saucepan until steaming, 5 minutes.`, 0);
    pen.step([pen.has('spread') ? `Spread the inside of ${pen.the(pen.parts('bread'))} with ${pen.the(pen.parts('spread'))}.` : `Lay out ${pen.the(pen.parts('bread'))}.`, `Fill with ${pen.the([...pen.parts('cheese'), ...cold, ...hot, ...pen.parts('onion')])}, ${pen.say('with cheese next to both slices so that it glues the rest in', 'some of the cheese below and some above the rest')}, and close.`.replace(cold.length + hot.length + pen.parts('onion').length > 0 ? '\u0000' : /, (?:with cheese next to both slices so that it glues the rest in|some of the cheese below and some above the rest)/, '')], 4);
    pen.step(`Brush the outsides with ${fat(pen, 8)} and fry over medium-low heat for 4 to 5 minutes a side, pressing down now and then, until ${pen.say('the crust is deep gold and the cheese runs', 'crisp and golden, with the inside fully melted')}. Low heat gives the middle time to melt.`, 10);
    pen.step([pen.has('leaves') ? `Open, tuck in ${pen.the(pen.parts('leaves'))} and close again.` : '', `Rest for 1 minute, cut in half and serve${pen.has('soup') ? ' with the soup for dipping' : ''}.`], 2);
    pen.note('Cover the pan for the first minutes if the bread browns before the cheese has softened.');
  },
};

export const pita: Shape = {
  id: 'stuffed pita', dish: 'Filled Flatbreads', titles: ['{style} {1} Flatbreads with {rest}', '{style} Flatbreads with {all}', '{style} {1} Wraps with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 8,
  slots: [slot('wrap', ['#pita bread', '#flatbread', '#naan', '#flour tortilla', '#whole wheat tortilla', '#chapati'], 1, 1, 80), slot('protein', [...BIRD, 'lamb', 'pork', 'beef', '#gyro meat', '#falafel', '#halloumi', '#chickpea', 'ground meat', 'ground poultry', '#tofu', '#cauliflower', '#eggplant', '#merguez', '#seitan', '#cooked chicken', '#cooked lamb', '-#carpaccio', '-#beef roast', '-#duck', '-#silken tofu'], 1, 1, 120), slot('raw', RAW, 0, 4, 120), slot('sauce', ['#yogurt', '#Greek yogurt', '#tahini', '#hummus', '#tzatziki', '#toum', '#labneh'], 0, 2, 40), AROMATIC, slot('veg', ['#bell pepper', '#zucchini', '#eggplant', 'mushroom'], 0, 1, 60), slot('cheese', ['#feta'], 0, 1, 20), ...SAVOURY],
  variants: [
    { title: 'Gyros-Style', cuisine: 'greek', likes: ['dried oregano', 'paprika'], adds: 1, calls: ['pork', 'tzatziki', 'feta', 'oregano', 'cucumber', 'gyro meat'] },
    { title: 'Shawarma-Style', cuisine: 'levantine', likes: ['cumin', 'turmeric', 'allspice'], adds: 2, calls: ['chicken', 'tahini', 'shawarma seasoning', 'cumin', 'toum', 'lamb'] },
    { title: 'Sabich-Style', cuisine: 'levantine', likes: ['cumin'], calls: ['eggplant', 'egg'] },
    { title: 'Döner-Style', cuisine: 'turkish', likes: ['paprika', 'cumin'], adds: 1, calls: ['cabbage', 'red cabbage', 'Aleppo pepper'] },
    { title: 'Tikka-Style', cuisine: 'indian', likes: ['garam masala'], adds: 1, calls: ['naan', 'garam masala', 'tikka masala paste', 'paneer'] },
  ],
  write(pen) {
    const protein = pen.parts('protein');
    const meat = protein.filter((part) => ['poultry', 'lamb', 'pork', 'beef'].includes(part.food.kind));
    for (const part of meat) part.cut = 'cut into thin strips';
    const veggie = protein.filter((part) => ['firm vegetable', 'tender vegetable'].includes(part.food.kind));
    const rub = dryness(pen);
    const garlic = pen.parts('aromatics').filter((part) => part.food.kind === 'garlic');
    for (const part of garlic) part.cut = 'finely grated';
    if (rub.length + garlic.length > 0) pen.step(`Toss ${pen.the(protein)} with ${pen.the([...rub, ...garlic])} and ${salt(pen, 1.4)}, and leave for 10 minutes${meat.length > 0 ? ' while you cut the rest; wash your hands' : ''}.`, 10);
    const cooked = cookInPan(pen, protein.filter((part) => !veggie.includes(part)));
    const vegs = fryVegetables(pen, [...veggie, ...pen.parts('veg')]);
    const soft = soften(pen, pen.parts('aromatics').filter((part) => !garlic.includes(part)));
    pen.step([heatFat(pen, 'a large, heavy frying pan', 'high heat', 9), cooked.say.replace(' and season with salt', ''), soft.say, vegs.say, pen.say('Let the edges catch: that is where the flavour sits.', 'The edges should be dark and crisp.'), rub.length + garlic.length > 0 ? '' : `Season with ${salt(pen, 1.2)}.`], 2 + cooked.minutes + soft.minutes + vegs.minutes);
    const sauce = pen.parts('sauce');
    const sharp = pen.parts('acid');
    pen.step([sauce.length > 0 ? `Stir ${juiced(pen, [...sauce, ...sharp])} with a pinch of salt${sauce.some((part) => part.food.id === 'tahini') ? ' and enough water to make it pourable' : ''}.` : '', `Warm ${pen.the(pen.parts('wrap'))} in a dry pan for 1 minute a side, until soft.`], 4);
    pen.step([`${pen.say('Open up and fill', 'Stuff or roll them')} with ${pen.the(protein)}${andThe(pen, [...pen.parts('raw'), ...pen.parts('cheese')], ', ')}${sauce.length > 0 ? ' and plenty of the sauce' : ''}.`, bottles(pen).replace(/^(Stir in|Add) (.*?)( and stir through)?\.$/, 'Add $2 to taste.'), ...finishAndServe(pen, 'Eat at once.', false)], 3);
    pen.note('Left to sit in its spices overnight in the fridge, covered, the filling only gets better.');
  },
};

export const burrito: Shape = {
  id: 'burritos', dish: 'Burritos', meal: 'main', way: 'pan', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('wrap', ['#flour tortilla', '#whole wheat tortilla'], 1, 1, 90), slot('base', ['rice', '#cooked rice', '#cooked brown rice', '#quinoa', '#cooked quinoa', '-#arborio rice', '-#glutinous rice', '-#wild rice'], 1, 1, 50), slot('beans', ANY_BEANS, 0, 1, 80), slot('protein', ['ground meat', 'ground poultry', '#chicken breast', '#chicken thigh', 'beef', '#cooked chicken', '#cooked pork', 'shrimp', '#Mexican chorizo', '#tofu', '#plant-based ground', '-#carpaccio', '-#beef roast'], 0, 1, 90), slot('egg', RAW_EGG, 0, 1, 50), slot('veg', ['#bell pepper', 'peas and corn', '#spinach', '#sweet potato', 'mushroom', '#zucchini', '#kale', '-#sweet potato fries'], 0, 2, 70), slot('raw', ['avocado', 'tomato', '#lettuce', '#salsa', '#pico de gallo', '#guacamole', '#cabbage'], 0, 3, 80), slot('cheese', CHEESE, 0, 1, 30), slot('cream', ['#sour cream', '#Greek yogurt'], 0, 1, 20), slot('aromatics', ['bulb', 'garlic', 'chili'], 0, 3), ...SAVOURY],
  variants: [{ title: '', cuisine: 'mexican', likes: ['cumin', 'chili powder', 'smoked paprika'], adds: 1, calls: ['flour tortilla', 'black bean', 'salsa', 'avocado', 'cheddar', 'lime', 'cilantro'] }],
  write(pen) {
    const work = cookStarch(pen, pen.first('base'));
    pen.step(work.say, work.minutes);
    const meat = cookInPan(pen, pen.parts('protein'));
    const start = flavourBase(pen);
    const veg = fryVegetables(pen, pen.parts('veg'));
    const beans = cookInPan(pen, pen.parts('beans'));
    pen.step([heatFat(pen, 'a large frying pan', 'medium-high heat', 8), meat.say, start.say, veg.say, beans.say, pen.has('egg') ? `Push aside, break in ${pen.the(pen.parts('egg'))} and stir for 2 minutes until firmly set (71 °C / 160 °F).` : '', `Season with ${salt(pen, 1.3)}.`, bottles(pen)], 2 + meat.minutes + start.minutes + veg.minutes + beans.minutes);
    const herbs = pen.parts('herbs').filter((part) => !part.used);
    const acid = pen.parts('acid');
    pen.step(`Fluff ${pen.the(pen.parts('base'))}${acid.length + herbs.length > 0 ? ` with ${juiced(pen, [...acid, ...herbs])}` : ' with a pinch of salt'}. Warm ${pen.the(pen.parts('wrap'))} in a dry pan for 20 seconds a side.`, 3);
    const inside = [...pen.parts('cheese'), ...pen.parts('raw'), ...pen.parts('cream')];
    pen.step([`Pile the hot filling, the rice${andThe(pen, inside)} in a line below the middle, ${pen.say('fold in the sides and roll up tightly', 'tuck in both ends and roll away from you, pulling tight')}. Toast seam down in the dry pan for 2 minutes, until sealed and spotted brown.`, ...finishAndServe(pen, 'Cut in half and serve.', false)], 6);
    pen.note('Do not overfill: about two handfuls a piece is what still rolls. Wrapped and chilled they keep for a day; reheat until steaming (74 °C / 165 °F).');
  },
};

export const sloppyJoes: Shape = {
  id: 'sloppy joes', dish: 'Sloppy Joes', meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 7,
  slots: [slot('wrap', ['#hamburger bun', '#bread roll', '#brioche', '#hot dog bun', '#sub roll', '#Hawaiian roll'], 1, 1, 65), slot('protein', ['ground meat', 'ground poultry', '#plant-based ground', '#canned lentil', '-#beef patty'], 1, 1, 115), slot('sauce', ['#ketchup', 'canned tomato', '#barbecue sauce', '#sloppy joe sauce', '#marinara sauce'], 1, 2, 70), slot('aromatics', ['bulb', 'garlic', 'chili', '#celery'], 0, 4), slot('veg', ['#bell pepper', '#carrot', 'mushroom', 'peas and corn', '#zucchini'], 0, 2, 60), slot('sweet', ['#brown sugar', '#sugar', '#honey'], 0, 1, 4), slot('cheese', ['melting cheese'], 0, 1, 25), slot('raw', ['#dill pickle', '#coleslaw mix', '#cabbage', '#lettuce', '#pickled jalapeño'], 0, 2, 40), ...SAVOURY],
  variants: [{ title: '', cuisine: 'american', likes: ['paprika', 'chili powder'], adds: 1, calls: ['hamburger bun', 'ketchup', 'ground beef', 'barbecue sauce', 'Worcestershire sauce', 'bell pepper'] }],
  write(pen) {
    const lentils = pen.parts('protein').filter((part) => part.food.kind === 'lentils');
    if (lentils.length > 0) { const work = cookStarch(pen, lentils[0]); pen.step(work.say.replace(', then fluff with a fork', ''), work.minutes); }
    const meat = cookInPan(pen, pen.parts('protein').filter((part) => !lentils.includes(part)));
    const start = flavourBase(pen);
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([heatFat(pen, 'a large frying pan', 'medium-high heat', 7), meat.say, start.say, veg.say], 2 + meat.minutes + start.minutes + veg.minutes);
    const water = pen.take('water', 60 * pen.servings);
    const wet = [...pen.parts('sauce').filter((part) => !part.used), ...pen.parts('sweet'), ...pen.parts('acid'), water];
    pen.step([`Stir in ${juiced(pen, [...lentils, ...wet])} and ${salt(pen, 1.2)} and simmer for 8 to 10 minutes, until ${pen.say('thick enough to stay on the bread', 'a spoon drawn through leaves a path')}.`, bottles(pen)], 10);
    pen.step([`Toast ${pen.the(pen.parts('wrap'))}, split, for 1 to 2 minutes until golden. Spoon on the filling${andThe(pen, [...pen.parts('cheese'), ...pen.parts('raw')], ', top with ')} and close.`, ...finishAndServe(pen, 'Serve with napkins.', false)], 3);
    pen.note('The filling freezes for 3 months. Reheat until steaming (74 °C / 165 °F).');
  },
};

export const nachos: Shape = {
  id: 'nachos', dish: 'Nachos', meal: 'snack', way: 'oven', needs: ['oven'], minutes: 25, worth: 7,
  slots: [slot('chips', ['#tortilla chips', '#pita chips'], 1, 1, 70), slot('cheese', ['melting cheese', '#queso fresco', '#feta', '-#mozzarella'], 1, 2, 60), slot('fill', [...ANY_BEANS, 'ground meat', 'ground poultry', '#cooked chicken', '#cooked pork', '#canned chili', 'peas and corn', '#plant-based ground'], 0, 2, 80), slot('aromatics', ['bulb', 'garlic', 'chili'], 0, 2), slot('veg', ['#bell pepper', '#zucchini', 'mushroom'], 0, 1, 50), slot('raw', ['tomato', 'avocado', '#salsa', '#guacamole', '#pico de gallo', '#pickled jalapeño', '#black olive', '#lettuce', '#radish', '#olive'], 0, 4, 90), slot('cream', ['#sour cream', '#Greek yogurt'], 0, 1, 25), ...SAVOURY],
  variants: [{ title: '', cuisine: 'mexican', likes: ['cumin', 'chili powder'], calls: ['tortilla chips', 'cheddar', 'black bean', 'salsa', 'avocado', 'pickled jalapeño'] }],
  write(pen) {
    pen.step(`Heat the oven to ${oven(200)}.`, 0);
    const meat = cookInPan(pen, pen.parts('fill').filter((part) => part.food.kind !== 'peas and corn'));
    const start = flavourBase(pen);
    const veg = fryVegetables(pen, [...pen.parts('veg'), ...pen.parts('fill').filter((part) => part.food.kind === 'peas and corn')]);
    if (meat.say + start.say + veg.say !== '' || pen.has('fat')) pen.step([heatFat(pen, 'a frying pan', 'medium-high heat', 6), meat.say, start.say, veg.say, `Season with ${salt(pen, 0.8)}.`, bottles(pen)], 2 + meat.minutes + start.minutes + veg.minutes);
    const cheese = pen.the(pen.parts('cheese'));
    pen.step(`Spread half of ${pen.the(pen.parts('chips'))} on a lined tray, scatter with half of ${cheese}${meat.say + veg.say === '' ? '' : ' and half of the hot mixture'}, and repeat; ${pen.say('two thin layers melt better than one heap', 'in layers, every chip gets its share')}.`, 4);
    pen.step('Bake for 8 to 10 minutes, until the cheese bubbles and the edges begin to brown.', 9);
    ending(pen, `${pen.has('raw') || pen.has('cream') ? `Top with ${pen.the([...pen.parts('raw'), ...pen.parts('cream')])} and serve` : 'Serve'} straight away, from the tray.`, 2, false);
    pen.note('Cold things go on after the oven, wet things last: so the chips stay crisp.');
  },
};

export const banhMi: Shape = {
  id: 'banh mi', dish: 'Bánh Mì', titles: ['{1} Bánh Mì-Style Rolls with {rest}', 'Bánh Mì-Style {1} Rolls', 'Bánh Mì-Style Rolls with {all}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('bread', ['#baguette', '#sub roll', '#bread roll', '#ciabatta', '#hot dog bun'], 1, 1, 90), slot('protein', ['#pork', '#chicken thigh', '#chicken breast', '#ground pork', '#tofu', '#beef', '#shrimp', '#cooked pork', '#char siu', '#meatball', '#ground chicken', '#tempeh', '-#suckling pig', '-#carpaccio', '-#beef roast', '-#silken tofu', '-#pork skin'], 1, 1, 110), slot('pickle', ['#carrot', '#daikon', '#radish', '#cucumber', '#red onion', '#cabbage'], 1, 3, 100), slot('sour', ['#rice vinegar', 'vinegar', '#lime', '#lime juice'], 1, 1, 15, ['rice vinegar', 'white vinegar']), slot('sweet', ['#sugar', '#honey', '#brown sugar'], 0, 1, 4), slot('sauce', ['#soy sauce', '#fish sauce', '#hoisin sauce'], 0, 1, 8), slot('spread', ['#mayonnaise', '#butter', '#Kewpie mayonnaise', '#vegan mayonnaise'], 0, 1, 12), slot('aromatics', ['garlic', 'ginger', 'chili'], 0, 3), slot('leaves', ['#cilantro', '#mint', '#lettuce', '#Thai basil'], 0, 3, 8), slot('seasoning', ['hot sauce'], 0, 1), slot('fat', ['oil'], 0, 1), slot('spices', ['#five-spice powder', '#black pepper', '#lemongrass'], 0, 1)],
  variants: [{ title: '', cuisine: 'vietnamese', likes: [], calls: ['baguette', 'carrot', 'cilantro', 'daikon', 'fish sauce', 'sriracha', 'rice vinegar'] }],
  write(pen) {
    for (const part of pen.parts('pickle')) part.cut = part.food.kind === 'cabbage' ? 'finely shredded' : 'cut into thin sticks';
    pen.step(`Toss ${pen.the(pen.parts('pickle'))} with ${juiced(pen, [...pen.parts('sour'), ...pen.parts('sweet')])} and ${salt(pen, 1.2)} and leave to pickle for 20 minutes, turning now and then.`, 5);
    const [main] = pen.parts('protein');
    if (main !== undefined && ['pork', 'poultry', 'beef'].includes(main.food.kind)) main.cut = 'cut into thin strips';
    const meat = cookInPan(pen, pen.parts('protein'));
    const soft = soften(pen, pen.parts('aromatics').filter((part) => part.food.kind !== 'chili'));
    const sauce = [...pen.parts('sauce')];
    pen.step([heatFat(pen, 'a frying pan', 'high heat', 7), meat.say, soft.say, bloom(pen).say, sauce.length > 0 ? `Splash in ${pen.the(sauce)} and toss for 1 minute, until sticky.` : ''], 2 + meat.minutes + soft.minutes + 1);
    pen.step(`Crisp ${pen.the(pen.parts('bread'))} in a dry pan for 3 minutes and cut open.`, 3);
    const chili = pen.parts('aromatics').filter((part) => part.food.kind === 'chili');
    pen.step([`${pen.has('spread') ? `Spread with ${pen.the(pen.parts('spread'))}, fill` : 'Fill'} with ${pen.the(pen.parts('protein'))} and the drained vegetables${andThe(pen, [...pen.parts('leaves'), ...chili, ...pen.parts('seasoning')], ', then add ')}.`, pen.say('Press shut and eat at once.', 'Close, press and serve while still warm.')], 4);
    pen.note('The sharp vegetables keep for a week in the fridge: make double, they go with everything grilled.');
  },
};

export const skewers: Shape = {
  id: 'skewers', dish: 'Skewers', titles: ['{style} {1} Skewers with {rest}', 'Grilled {style} {1} Skewers', '{style} {all} Skewers', 'Char-Grilled {1} Skewers with {rest}'], meal: 'main', way: 'grill', needs: ['stove'], minutes: 40, worth: 8,
  slots: [slot('protein', ['#chicken breast', '#chicken thigh', '#chicken', 'lamb', 'beef', 'pork', 'shrimp', '#halloumi', '#paneer', '#tofu', '#salmon', '#tuna', '#swordfish', '#monkfish', '#scallop', 'game', '#tempeh', '-#whole chicken', '-#carpaccio', '-#chicken wing', '-#chicken leg', '-#beef roast', '-#silken tofu', '-#rack of lamb', '-#suckling pig', '-#gammon', '-#pork skin', '-#leg of lamb'], 1, 1, 150), slot('veg', ['#bell pepper', '#zucchini', 'mushroom', '#cherry tomato', '#eggplant', '#pineapple', '#tomato'], 0, 3, 140), slot('onion', ['bulb'], 0, 1, 50), slot('aromatics', ['garlic', 'ginger', 'chili'], 0, 3), slot('sauce', ['#yogurt', '#Greek yogurt', 'soy sauce', '#peanut butter', '#coconut milk', '#honey'], 0, 2, 20), slot('side', ['rice', 'cooked grain', 'flatbread', '#couscous', '#bulgur', '#quinoa', 'bread'], 0, 1), slot('salad', ['salad leaf', 'raw vegetable', 'tomato'], 0, 3, 100), slot('dip', ['#tzatziki', '#hummus', '#peanut sauce', '#chimichurri', '#toum'], 0, 1, 30), ...SAVOURY],
  variants: [
    { title: 'Souvlaki-Style', cuisine: 'greek', likes: ['dried oregano'], adds: 1, calls: ['oregano', 'lemon', 'tzatziki', 'pita bread', 'feta', 'pork'] },
    { title: 'Shish', cuisine: 'turkish', likes: ['cumin', 'paprika'], adds: 1, calls: ['lamb', 'yogurt', 'bulgur', 'Aleppo pepper'] },
    { title: 'Satay-Style', cuisine: 'indonesian', likes: ['turmeric'], adds: 1, calls: ['peanut butter', 'coconut milk', 'sweet soy sauce', 'peanut sauce'] },
    { title: 'Yakitori-Style', cuisine: 'japanese', likes: [], calls: ['soy sauce', 'mirin', 'scallion', 'sake'] },
    { title: 'Tikka', cuisine: 'indian', likes: ['garam masala', 'turmeric'], adds: 1, calls: ['paneer', 'garam masala', 'naan', 'ginger'] },
    { title: 'Suya-Style', cuisine: 'african', likes: ['paprika', 'ground ginger'], adds: 1, calls: ['peanut', 'cayenne pepper'] },
    { title: 'Anticucho-Style', cuisine: 'south-american', likes: ['cumin', 'dried oregano'], adds: 1, calls: ['beef heart', 'red wine vinegar', 'aji amarillo'] },
    { title: 'Kebab-e Barg-Style', cuisine: 'persian', likes: ['turmeric'], calls: ['saffron', 'sumac'] },
  ],
  write(pen) {
    const side = beside(pen, true);
    const protein = pen.parts('protein');
    const [main] = protein;
    for (const part of protein) if (part.food.kind !== 'shrimp') part.cut = 'cut into 3 cm (1 in) cubes';
    for (const part of [...pen.parts('veg'), ...pen.parts('onion')]) part.cut = part.food.kind === 'mushroom' ? 'left whole or halved' : /cherry/.test(part.food.id) ? '' : 'cut into 3 cm (1 in) pieces';
    for (const part of pen.parts('aromatics')) part.cut = part.food.kind === 'chili' ? part.food.cut : 'finely grated';
    const mix = [...pen.parts('sauce'), ...pen.parts('aromatics'), ...rubParts(pen), ...pen.parts('acid')];
    const flavoured = `${mix.length > 0 ? `${juiced(pen, mix)} with ` : ''}${fat(pen, 8)} and ${salt(pen, 1.5)}`;
    pen.step(`${pen.say(`Mix ${flavoured} in a bowl, and turn ${pen.the(protein)} in it. Leave for 15 minutes`, `In a wide bowl, stir ${flavoured}. Add ${pen.the(protein)}, rub in well and set aside for a quarter of an hour`, `Coat ${pen.the(protein)} with ${flavoured}, using your hands, and let stand for 15 minutes`)}${main?.food.kind === 'fish' || main?.food.kind === 'shrimp' ? '' : ', or up to a day in the fridge'}. Wash your hands.`, 17);
    const veg = [...pen.parts('veg'), ...pen.parts('onion')];
    pen.step(`${pen.say('Thread onto skewers', 'Push onto skewers', 'Load the skewers')}${veg.length > 0 ? pen.say(`, taking turns with ${pen.the(veg)}`, `, mixing in ${pen.the(veg)}`) : ''}${pen.say('; soak wooden ones in water first', ' (wooden ones must soak in water beforehand)')}. ${pen.say('Leave a little air between the pieces so that heat gets to all sides.', 'Do not squeeze the pieces together: the sides have to brown too.', 'Packed tightly they would steam.')}`, 8);
    pen.step(`${pen.say('Heat a grill or a ridged grill pan until very hot. Grill for', 'Lay over a hot fire, or on a ridged pan that has heated for 5 minutes, and cook for', 'Get a grill or a heavy ridged pan smoking hot, lay the skewers across and cook for')} ${main !== undefined && ['shrimp', 'frying cheese', 'fish', 'scallop'].includes(main.food.kind) ? '6 to 8' : '10 to 13'} minutes, ${pen.say('turning every few minutes, until charred at the edges', 'giving a quarter turn now and then, until brown and blistered', 'with a turn every 2 minutes or so, until marked dark on all sides')}${andSafe(main)}. Throw away what is left of the marinade.`.replace(' Throw', main !== undefined && (main.food.safety.has('red') || main.food.safety.has('pork')) ? ' Rest for 3 minutes. Throw' : ' Throw'), 14);
    const beside2 = [...pen.parts('salad'), ...pen.parts('dip')];
    pen.step(finishAndServe(pen, `Serve hot${side}${beside2.length > 0 ? `${side === '' ? ' with' : ' and'} ${pen.the(beside2)}` : ''}.`, false), 2);
    pen.note('No grill? A tray under a hot broiler, close to the heat, does nearly as well in the same time.');
  },
};

export const dumplings: Shape = {
  id: 'dumplings', dish: 'Dumplings', titles: ['Pan-Fried {1} Dumplings with {rest}', '{style} {all} Dumplings', '{style} Dumplings with {all}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 50, worth: 8,
  slots: [slot('wrap', ['#gyoza wrapper', '#wonton wrapper'], 1, 1, 75), slot('protein', ['ground meat', 'ground poultry', 'shrimp', '#tofu', '#plant-based ground', 'mushroom', '#sausage meat', '-#beef patty', '-#silken tofu'], 1, 1, 90), slot('veg', ['#cabbage', '#napa cabbage', '#bok choy', 'mushroom', '#carrot', '#spinach', '#bean sprouts', '#kimchi', '#garlic chives', '#zucchini', '-#Brussels sprout'], 0, 2, 70), slot('aromatics', ['ginger', 'garlic', 'green onion', 'chili'], 0, 4), slot('sauce', ['#soy sauce', '#tamari', '#coconut aminos'], 1, 1, 12, ['soy sauce']), slot('seasoning', ['#sesame oil', '#Shaoxing wine', 'hot sauce', '#oyster sauce'], 0, 2), slot('sour', ['vinegar'], 0, 1, 8), slot('starch', ['#cornstarch'], 0, 1, 3), ...SAVOURY_NO_CHEESE.filter(({ name }) => ['fat', 'spices', 'herbs', 'finish'].includes(name))],
  variants: [{ title: '', cuisine: 'chinese', likes: [], calls: ['ginger', 'ground pork', 'napa cabbage', 'wonton wrapper'] }, { title: 'Gyoza-Style', cuisine: 'japanese', likes: [], calls: ['gyoza wrapper', 'cabbage', 'garlic'] }, { title: 'Mandu-Style', cuisine: 'korean', likes: [], calls: ['kimchi', 'tofu', 'sesame oil'] }],
  write(pen) {
    for (const part of pen.parts('veg')) part.cut = 'finely chopped';
    for (const part of pen.parts('protein')) if (['shrimp', 'mushroom'].includes(part.food.kind)) part.cut = 'finely chopped'; else if (part.food.kind === 'tofu') part.cut = 'pressed dry and crumbled';
    const veg = pen.parts('veg');
    const seasoning = salt(pen, 1);
    if (veg.length > 0) pen.step(`Toss ${pen.the(veg)} with ${seasoning}, leave for 10 minutes and squeeze dry with your hands.`, 12);
    const [main] = pen.parts('protein');
    const sauce = pen.the(pen.parts('sauce'));
    const inside = [...pen.parts('protein'), ...pen.parts('aromatics'), ...pen.parts('starch'), ...pen.parts('spices'), ...pen.parts('seasoning'), ...pen.parts('herbs')];
    pen.step(`Mix ${pen.the(inside)}${andThe(pen, veg, ' with ')} and half of ${sauce}${veg.length > 0 ? '' : `, ${seasoning}`}, stirring in one direction until ${pen.say('sticky', 'it clings to the spoon')}.`, 5);
    pen.step(`Put a teaspoon of filling on each of ${pen.the(pen.parts('wrap'))}, moisten the rim with a wet finger, fold over and press the edges shut, pushing out the air. ${pen.say('Pleat them if you like.', 'Keep the finished ones under a cloth.')}`, 18);
    const water = pen.take('water', 50 * pen.servings);
    pen.step([heatFat(pen, 'a large non-stick pan', 'medium-high heat', 8), `Set the dumplings in close together and fry for 2 minutes, until golden underneath. Pour in ${pen.the([water])}, cover at once and steam for ${main?.food.kind === 'mushroom' || main?.food.kind === 'tofu' ? '5 to 6' : '6 to 8'} minutes, until ${main?.food.safety.has('poultry') === true ? 'the filling reads 74 °C (165 °F)' : main?.food.safety.has('ground') === true ? 'the filling reads 71 °C (160 °F) and is no longer pink' : main?.food.kind === 'shrimp' ? 'the filling is pink, firm and opaque' : 'the wrappers are translucent and the filling is steaming hot'}. Uncover and fry for 1 minute, until crisp again.`], 12);
    const dip = pen.parts('sour');
    pen.step([`Serve with the rest of ${sauce}${andThe(pen, dip, ', mixed with ')} for dipping.`, ...finishAndServe(pen, '', false).filter(Boolean)], 1);
    pen.note('Shaped and uncooked they freeze well on a tray for a month: fry them from frozen and steam them 3 minutes longer.');
  },
};

export const summerRolls: Shape = {
  id: 'summer rolls', dish: 'Summer Rolls', titles: ['Summer Rolls with {all}', '{1} Summer Rolls with {rest}'], meal: 'main', way: 'no-cook', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('wrap', ['#rice paper'], 1, 1, 40), slot('protein', ['shrimp', '#tofu', '#chicken breast', '#cooked chicken', '#pork', '#crab', '#smoked salmon', '#egg', '-#silken tofu', '-#suckling pig', '-#egg substitute'], 0, 1, 80), slot('noodle', ['#rice vermicelli', '#glass noodles', '#rice noodles'], 0, 1, 25), slot('raw', ['#cucumber', '#carrot', '#lettuce', 'avocado', '#bell pepper', '#mango', '#radish', '#cabbage', '#beet', '#zucchini', 'salad leaf', '-#Brussels sprout'], 1, 5, 180), slot('herbs', ['tender herb', 'green onion'], 0, 2), slot('dip', ['#peanut butter', '#hoisin sauce', '#sweet chili sauce', '#nuoc cham', '#peanut sauce', '#soy sauce'], 1, 1, 20, ['soy sauce']), slot('acid', ['#lime', '#lime juice', '#rice vinegar'], 0, 1), slot('seasoning', ['#soy sauce', '#fish sauce', 'hot sauce'], 0, 2), slot('aromatics', ['garlic', 'ginger', 'chili'], 0, 2), slot('sweet', ['#honey', '#sugar'], 0, 1, 4), slot('finish', ['peanut', '#sesame seed'], 0, 1)],
  variants: [{ title: '', cuisine: 'vietnamese', likes: [], calls: ['rice paper', 'shrimp', 'mint', 'cilantro', 'lime', 'fish sauce', 'peanut butter'] }],
  write(pen) {
    const [main] = pen.parts('protein');
    const cooked = cookInPan(pen, pen.parts('protein').filter((part) => part.food.kind !== 'egg' && !['cooked meat', 'crab', 'smoked fish'].includes(part.food.kind)));
    const eggs = pen.parts('protein').filter((part) => part.food.kind === 'egg');
    if (cooked.say !== '') pen.step([heatFat(pen, 'a frying pan', 'medium-high heat', 5), cooked.say, main?.food.kind === 'shrimp' ? 'Halve them lengthwise.' : 'Cool and cut into strips.'], 4 + cooked.minutes);
    if (eggs.length > 0) pen.step(`Boil ${pen.the(eggs)} for 9 to 10 minutes, until the yolks are firm. Cool, peel and slice.`, 12);
    if (pen.has('noodle')) { const work = cookStarch(pen, pen.first('noodle')); pen.step(work.say, work.minutes); }
    for (const part of pen.parts('raw')) part.cut = ['salad leaf'].includes(part.food.kind) ? 'washed' : part.food.kind === 'avocado' ? 'sliced' : 'cut into thin sticks';
    const dip = [...pen.parts('dip'), ...pen.parts('acid'), ...pen.parts('seasoning'), ...pen.parts('sweet'), ...pen.parts('aromatics')];
    for (const part of pen.parts('aromatics')) part.cut = part.food.kind === 'chili' ? part.food.cut : 'finely grated';
    const water = pen.take('water', 15 * pen.servings);
    pen.step(`For the dip, stir ${juiced(pen, dip)} with ${Math.round(water.grams / 15)} tbsp warm water until smooth.`, 3);
    const inside = [...pen.parts('protein'), ...pen.parts('noodle'), ...pen.parts('raw'), ...pen.parts('herbs')];
    pen.step(`Dip ${pen.the(pen.parts('wrap'))} one at a time in warm water for 5 seconds and lay on a damp board; ${pen.say('it goes on softening while you fill it', 'it should still feel a little stiff')}. Put some of ${pen.the(inside)} below the middle, fold in the sides and roll up tightly.`, 16);
    pen.step([pen.has('finish') ? `Scatter ${pen.the(pen.parts('finish'))} over the dip.` : '', 'Serve within the hour, with the dip.'], 1);
    pen.note('Cover the finished rolls with a damp cloth, not touching each other, or they stick and tear.');
  },
};

export const falafel: Shape = {
  id: 'falafel', dish: 'Falafel', titles: ['{style} {1} Falafel with {rest}', 'Falafel-Style {1} Cakes with {rest}', 'Pan-Fried {1} Falafel with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 35, worth: 7,
  slots: [slot('protein', ['#chickpea', '#canned fava bean', '#white bean', '#black-eyed pea', '#butter bean', '#cannellini bean'], 1, 1, 120), slot('flour', ['#chickpea flour', '#all-purpose flour', 'breadcrumbs', '#cornstarch'], 1, 1, 14, ['all-purpose flour']), slot('aromatics', ['garlic', 'bulb', 'green onion', 'chili'], 0, 3), slot('spices', ['spice', 'spice blend'], 1, 3, null, ['cumin']), slot('greens', ['#parsley', '#cilantro', '#dill', '#mint', '#spinach'], 0, 2, 12), slot('wrap', ['flatbread', 'bread', '-#taco shell', '-#pancake', '-#waffle', '-#crêpe', '-#rice paper', '-#pizza crust', '-#croissant', '-#raisin bread', '-#soft pretzel'], 0, 1), slot('raw', RAW, 0, 4, 120), slot('sauce', ['#tahini', '#yogurt', '#Greek yogurt', '#hummus', '#tzatziki'], 0, 1, 35), slot('acid', ['#lemon', '#lemon juice'], 0, 1), slot('fat', ['oil'], 0, 1, 20), slot('leavening', ['#baking powder'], 0, 1, 1)],
  variants: [{ title: '', cuisine: 'levantine', likes: [], calls: ['chickpea', 'tahini', 'cumin', 'parsley', 'pita bread', 'cilantro'] }],
  write(pen) {
    for (const part of [...pen.parts('aromatics'), ...pen.parts('greens')]) part.cut = 'finely chopped';
    const mix = [...pen.parts('aromatics'), ...pen.parts('greens'), ...pen.parts('spices'), ...pen.parts('leavening')];
    pen.step(`Pat ${pen.the(pen.parts('protein'))} really dry and mash or pulse to coarse crumbs, not to a paste. Work in ${pen.the([...pen.parts('flour'), ...mix])} and ${salt(pen, 1.5)}, until a squeezed handful holds. Chill for 15 minutes.`, 22);
    pen.step([`Shape into ${pen.servings * 5} small, flat rounds.`, heatFat(pen, 'a large frying pan', 'medium-high heat', 18), `Fry for 3 to 4 minutes a side, ${pen.say('until deep brown and crisp, and hot right through', 'turning gently, until dark gold outside and steaming inside')} (74 °C / 165 °F).`], 13);
    const sauce = pen.parts('sauce');
    pen.step([sauce.length > 0 ? `Thin ${juiced(pen, [...sauce, ...pen.parts('acid')])} with a spoonful or two of water and a pinch of salt.` : '', pen.has('wrap') ? `Warm ${pen.the(pen.parts('wrap'))}.` : '', `${pen.has('wrap') ? 'Fill' : 'Serve'} with the hot rounds${andThe(pen, pen.parts('raw'), ', ')}${sauce.length > 0 ? ' and the sauce' : ''}.`.replace('Serve with the hot rounds,', 'Serve with').replace('Serve with the hot rounds.', 'Serve hot.').replace('Serve with the hot rounds and', 'Serve hot with'), ...finishAndServe(pen, '', false).filter(Boolean)], 4);
    pen.note('Made from canned pulses these are shallow-fried; the deep-fried kind starts from soaked dried ones.');
  },
};
