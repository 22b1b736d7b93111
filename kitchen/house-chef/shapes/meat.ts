/** Meat with a name: burgers, meatballs, cutlets, chops, sausages, liver, stroganoff, adobo. */
import type { Group } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, SAVOURY, SAVOURY_NO_CHEESE, WINE } from '../slots.ts';
import { bloom, bottles, deglaze, fat, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { about, brownFirst, cookInPan, simmerUntilDone, untilSafe } from '../technique/protein.ts';
import { doneness } from '../technique/heat.ts';
import { andSafe, andThe, are, beside, BIRD, BEANS, dryness, ending, flavourBase, juiced, RAW_EGG, RAW_POTATO, rubParts, s, them, NO_TOUGH_CUTS } from '../technique/plate.ts';
import { fryVegetables, soften } from '../technique/vegetables.ts';
import type { Part } from '../pen.ts';

const MINCED: Group = ['ground meat', 'ground poultry', '-#beef patty'];
const SALAD: Group = ['salad leaf', 'raw vegetable', 'tomato', 'avocado', '#coleslaw mix'];
const grind = (part: Part | undefined): string => (part?.food.safety.has('poultry') === true ? '74 °C (165 °F)' : '71 °C (160 °F)');

export const burgers: Shape = {
  id: 'burgers', dish: 'Burgers', titles: ['{style} {1} Burgers with {rest}', '{style} {1} Burgers', 'Pan-Fried {1} Burgers with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 8,
  slots: [slot('protein', ['ground meat', 'ground poultry', ...BEANS, '#plant-based ground'], 1, 1, 140), slot('wrap', ['#hamburger bun', '#bread roll', '#brioche', '#English muffin', '#pita bread', '#ciabatta', '#bagel', '#Hawaiian roll', '#sourdough bread', '#bread', '-#cornbread', '-#baguette', '-#hot dog bun', '-#croissant'], 1, 1, 60), slot('cheese', ['melting cheese', 'crumbly cheese'], 0, 1, 30), slot('salad', [...SALAD, 'pickled vegetable', '-#sauerkraut'], 0, 4, 90), slot('onion', ['bulb'], 0, 1, 40), slot('dip', ['dressing', 'mustard', '#hummus', '#yogurt', '#guacamole', '#salsa', '-#vinaigrette'], 0, 2, 20), slot('bind', ['egg', 'breadcrumbs', 'oats'], 0, 1, 15), slot('bacon', ['bacon', '#mushroom'], 0, 1, 30), slot('aromatics', ['garlic', 'chili'], 0, 1), ...SAVOURY.filter(({ name }) => !['acid', 'finish'].includes(name))],
  variants: [
    { title: '', cuisine: 'american', likes: ['paprika'], calls: ['hamburger bun', 'cheddar', 'ketchup', 'dill pickle', 'ground beef', 'lettuce'] },
    { title: 'Greek-Style', cuisine: 'greek', likes: ['dried oregano'], calls: ['feta', 'ground lamb', 'tzatziki', 'cucumber'] },
    { title: 'Southwest', cuisine: 'mexican', likes: ['cumin', 'chili powder'], adds: 1, calls: ['avocado', 'black bean', 'salsa', 'pickled jalapeño', 'pepper jack'] },
  ],
  write(pen) {
    const base = pen.first('protein');
    const beans = base?.food.kind === 'beans';
    const plant = base?.food.kind === 'meat substitute';
    for (const part of pen.parts('aromatics')) if (part.food.kind === 'garlic') part.cut = 'finely grated';
    for (const part of pen.parts('onion')) part.cut = beans ? 'finely chopped' : 'sliced into rings';
    const mix = [...pen.parts('bind'), ...pen.parts('aromatics'), ...(beans ? pen.parts('onion') : []), ...rubParts(pen), ...pen.parts('herbs').filter((part) => !part.used)];
    const the = pen.the(pen.parts('protein'));
    const seasoning = salt(pen, 1.4);
    const count = pen.servings;
    const patty = count === 1 ? '1 patty' : `${count} patties`;
    pen.step([beans ? `Pat ${the} dry and mash with a fork, leaving some bits whole. Work in ${seasoning}${andThe(pen, mix)}.` : `${mix.length > 0 ? `Mix ${the} lightly with ${pen.the(mix)}` : `Break up ${the}`}${pen.say('; the less it is handled, the more tender it stays', ', working gently and stopping early')}.`,
      `${pen.say(`Shape into ${patty} 2 cm (¾ in) thick, a little wider than the bread, and press a dent into the middle.`, `Form ${patty}, flat and slightly larger than the bread since the heat draws them in, about 2 cm (¾ in) high.`.replace(count === 1 ? 'draws them in' : '\u0000', 'draws it in'))} ${beans ? 'Chill for 15 minutes to firm up.' : `Season the outside with ${seasoning}.`} Wash your hands.`], beans ? 22 : 8);
    const bacon = pen.parts('bacon');
    const crisp = bacon.length === 0 ? '' : bacon[0]?.food.kind === 'mushroom' ? fryVegetables(pen, bacon).say : cookInPan(pen, bacon).say;
    const rings = beans ? [] : pen.parts('onion');
    pen.step([heatFat(pen, 'a heavy frying pan', 'medium-high heat', 6), crisp, rings.length > 0 ? `Fry ${pen.the(rings)} for 6 to 8 minutes, until soft and brown at the edges.` : '', bacon.length + rings.length > 0 ? 'Move to a plate.' : ''], 2 + (bacon.length > 0 ? 7 : 0) + (rings.length > 0 ? 7 : 0));
    pen.step([`${pen.say('Lay in the patties and cook for 4 to 5 minutes a side', 'Get the pan hot, put in the patties and leave them for 4 to 5 minutes; flip and give the second side as long')}${beans || plant ? ', until crusted and hot right through (74 °C / 165 °F)' : pen.say(`, without ever pressing on them, until well browned and ${grind(base)} at the centre, with no pink left`, `, until dark outside, no longer pink within and ${grind(base)} in the middle`)}.`, pen.has('cheese') ? `Cover with ${pen.the(pen.parts('cheese'))} ${pen.say('for the last minute, until melted', 'just before they are done and let it soften')}.`.replace('let it soften', them(pen.parts('cheese')) === 'it' ? 'let it soften' : 'let them soften') : ''], 10);
    const bread = pen.parts('wrap');
    pen.step(bread.some((part) => part.food.measure === 'slice') ? `Toast the slices of ${pen.names(bread).replace(/breads$/, 'bread')} in the pan for 1 minute a side, until golden.` : pen.say(`Split ${pen.the(bread)} and toast cut side down in the pan for 1 minute, until golden.`, `Cut ${pen.the(bread)} open and let the cut sides brown for a minute in the hot fat.`), 2);
    const cold = [...pen.parts('dip'), ...pen.parts('salad')];
    const hot = [...bacon, ...rings];
    pen.step([`${pen.say('Build the burgers', 'Stack everything up')}${cold.length + hot.length > 0 ? ` with ${pen.the([...cold, ...hot])}` : ''}${beans ? '' : pen.say(', adding any juices from the pan', '')}.`, pen.say('Eat at once, with both hands.', 'Serve straight away, while the bread is warm.')], 3);
    pen.note(beans ? 'Canned beans must be dry, or the mixture turns soft. A spell in a warm oven first dries them out.' : 'A thermometer slid in from the side is the only sure test: colour alone can mislead.');
  },
};

export const meatballs: Shape = {
  id: 'meatballs', dish: 'Meatballs', titles: ['{style} {1} Meatballs with {rest}', '{style} Meatballs with {all}', '{style} {1} Meatballs'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 45, worth: 8,
  slots: [slot('base', MINCED, 1, 2, 130), slot('crumbs', ['breadcrumbs', '#bread', 'oats', '#cooked rice', '-#cornbread', '-#raisin bread'], 0, 1, 18), slot('egg', RAW_EGG, 0, 1, 25), slot('sauce', ['canned tomato', 'cream', '#coconut milk', '#marinara sauce', '#yogurt', 'tomato'], 1, 2, 150, ['canned tomato']), AROMATIC, slot('veg', ['mushroom', 'peas and corn', 'leafy green', '#bell pepper', '#carrot', '#zucchini', '#eggplant'], 0, 3, 110), slot('beans', BEANS, 0, 1, 70), slot('stock', ['stock'], 0, 1, 100), WINE, slot('side', ['rice', 'cooked grain', 'grain', 'bread', 'flatbread', 'pasta', ...RAW_POTATO], 0, 1), slot('jam', ['#lingonberry jam', '#cranberry sauce', '#redcurrant jelly'], 0, 1), ...SAVOURY],
  variants: [
    { title: 'Italian', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['spaghetti', 'parmesan', 'basil', 'canned tomato', 'mozzarella'] },
    { title: 'Swedish-Style', cuisine: 'nordic', likes: ['allspice'], adds: 1, calls: ['heavy cream', 'lingonberry jam', 'potato', 'dill', 'allspice', 'sour cream'] },
    { title: 'Albóndigas-Style', cuisine: 'spanish', likes: ['smoked paprika'], adds: 1, calls: ['smoked paprika', 'sherry', 'almond', 'saffron'] },
    { title: 'Kofta', cuisine: 'indian', likes: ['garam masala'], adds: 1, calls: ['ground lamb', 'garam masala', 'yogurt', 'coconut milk', 'ginger', 'naan'] },
    { title: 'Chipotle', cuisine: 'mexican', likes: ['cumin'], adds: 1, calls: ['chipotle in adobo', 'cilantro', 'corn'] },
    { title: 'Turkish-Style', cuisine: 'turkish', likes: ['cumin'], adds: 1, calls: ['mint', 'bulgur', 'red pepper paste', 'eggplant'] },
  ],
  write(pen) {
    const mixIn = [...pen.parts('crumbs'), ...pen.parts('egg')];
    for (const part of pen.parts('crumbs')) if (part.food.kind === 'bread') part.cut = 'torn into small crumbs';
    const water = pen.take('water', 20 * pen.servings);
    pen.step([pen.has('crumbs') ? `Soak ${pen.the(pen.parts('crumbs'))} in ${pen.the([water])} for 5 minutes. Mix with ${pen.the([...pen.parts('base'), ...mixIn.filter((part) => part.slot === 'egg')])} and ${salt(pen, 1.6)} by hand until sticky.` : `Work ${pen.the([...pen.parts('base'), ...mixIn, water])} with ${salt(pen, 1.6)} by hand for 2 minutes, until the mixture is sticky and holds together.`, `${pen.say('Roll into walnut-sized balls', 'Shape into balls of about 3 cm (1¼ in)')} with wet hands, ${pen.servings * 7} or so, and wash your hands.`.replace('walnut-sized balls', 'balls the size of a golf ball')], 14);
    pen.step([heatFat(pen, 'a wide, deep pan', 'medium-high heat', 10), pen.say('Brown the meatballs for 6 to 8 minutes, rolling them over, until coloured all round. Lift out.', 'Fry the meatballs in one layer for about 7 minutes, turning, until browned on most sides, and move to a plate.')], 9);
    const start = flavourBase(pen);
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([start.say, veg.say], start.minutes + veg.minutes);
    const late = pen.parts('sauce').filter((part) => part.food.kind === 'yogurt');
    const wet = [...pen.parts('sauce').filter((part) => !late.includes(part)), ...pen.parts('stock'), ...pen.parts('beans')];
    const more = pen.has('stock') ? null : pen.take('water', 70 * pen.servings);
    pen.step([`Stir in ${pen.the([...wet, ...(more === null ? [] : [more])])} and bring to a simmer. Return the meatballs, cover and simmer gently for 12 to 15 minutes, until they read ${grind(pen.parts('base').find((part) => part.food.safety.has('poultry')) ?? pen.first('base'))} at the centre and the sauce has thickened.`, late.length > 0 ? `Take off the heat and stir in ${pen.the(late)}.` : '', bottles(pen)], 15);
    const side = beside(pen);
    pen.step(finishAndServe(pen, `${pen.say('Serve hot', 'Bring to the table')}${side}${pen.has('jam') ? `${side === '' ? ' with' : ' and'} ${pen.the(pen.parts('jam'))}` : ''}.`), 2);
    pen.note('Fry one small piece of the mixture first and taste it: now is the time to correct the salt.');
  },
};

export const cutlets: Shape = {
  id: 'cutlets', dish: 'Cutlets', titles: ['Crisp {style} {1} Cutlets with {rest}', '{style} Breaded {1} with {rest}', '{style} {1} Cutlets', 'Golden {style} {1} Cutlets'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('protein', ['#chicken breast', '#chicken cutlet', '#chicken tender', '#turkey breast', '#pork chop', '#pork cutlet', '#pork loin', '#veal cutlet', '#veal', '#eggplant', '#celeriac', '#tofu', '#pork', '#chicken', '#chicken thigh', '#cod', '-#bone-in chicken thigh', '-#bone-in chicken breast', '-#chicken wing', '-#chicken drumstick', '-#whole chicken', '-#chicken leg', '-#silken tofu'], 1, 1, 150), slot('crumbs', ['breadcrumbs', '#corn flakes', '#cracker', '-#croutons', '-#stuffing mix'], 1, 1, 35), slot('egg', RAW_EGG, 1, 1, 30), slot('flour', ['#all-purpose flour', 'starch', 'flour'], 1, 1, 15, ['all-purpose flour']), slot('cheese', ['hard cheese'], 0, 1, 12), slot('side', [...RAW_POTATO, 'rice', 'cooked grain', '#spaetzle', 'pasta', 'bread'], 0, 1), slot('salad', [...SALAD, 'cabbage', '-#Brussels sprout', '-#bok choy'], 0, 4, 110), slot('sauce', ['#tonkatsu sauce', '#mayonnaise', '#marinara sauce', '#ketchup', '#curry sauce'], 0, 1, 25), ...SAVOURY.map((one) => (one.name === 'fat' ? { ...one, grams: 30 } : one))],
  variants: [
    { title: 'Viennese-Style', cuisine: 'german', likes: ['paprika'], calls: ['veal', 'pork', 'lemon', 'potato', 'parsley'] },
    { title: 'Milanese-Style', cuisine: 'italian', likes: ['dried oregano'], calls: ['parmesan', 'arugula', 'tomato', 'basil'] },
    { title: 'Katsu-Style', cuisine: 'japanese', likes: [], calls: ['panko', 'cabbage', 'tonkatsu sauce', 'rice', 'soy sauce'] },
    { title: 'Milanesa-Style', cuisine: 'south-american', likes: ['dried oregano'], calls: ['beef', 'garlic', 'parsley', 'egg'] },
    { title: '', cuisine: null, likes: [], calls: [] },
  ],
  write(pen) {
    const protein = pen.parts('protein');
    const [main] = protein;
    const meat = main !== undefined && ['poultry', 'pork', 'beef'].includes(main.food.kind);
    if (main !== undefined) main.cut = meat ? 'beaten out to 1 cm (½ in) thick' : main.food.kind === 'fish' ? 'patted dry' : 'cut into 1 cm (½ in) slices';
    for (const part of pen.parts('salad')) if (part.food.kind === 'cabbage') part.cut = 'very finely shredded';
    const side = beside(pen, true);
    const spiced = dryness(pen);
    pen.step([`Season ${pen.the(protein)} ${pen.say('on both sides', 'all over')} with ${salt(pen, 1.4)}. ${pen.say('Set out three plates:', 'You need three shallow dishes:', 'Line up three deep plates:')} ${pen.the(pen.parts('flour'))}${andThe(pen, spiced, ' mixed with ')}, ${pen.the(pen.parts('egg'))}, beaten, and ${pen.the([...pen.parts('crumbs'), ...pen.parts('cheese')])}.`, pen.say('Turn each piece in the three plates in that order, shaking off what is loose and pressing the last coat on gently.', 'Coat each piece first in one, then the next, then the last, pressing lightly so that the crumbs hold.', 'Drag each piece through all three, one after the other; the coat should cover every spot and sit loosely.'), meat ? 'Wash your hands and the board.' : ''], 12);
    const own = pen.first('fat');
    const oil = fat(pen, 25);
    pen.step([`${pen.say(`Heat ${oil} in a wide pan over medium-high heat; a crumb should sizzle at once.`, `Pour ${oil} into a large frying pan and get it properly hot over medium-high heat: test it with a crumb, which must fizz.`)} ${pen.say('Fry in one layer for 3 to 5 minutes a side, until deep golden', 'Lay the pieces in side by side and cook for 3 to 5 minutes, turn, and give them as long again, until evenly golden brown', 'Give each side 3 to 5 minutes, moving the pan a little so that the hot fat washes over the crust, until crisp and deep golden')}${main === undefined || doneness(main.food) === null ? ' and tender all the way through' : andSafe(main)}. Drain on paper${own?.food.kind === 'butter' ? ' and spoon over what butter is left' : ''}.`.replace(' and spoon over what butter is left', ''), main?.food.safety.has('pork') === true || main?.food.safety.has('red') === true ? 'Rest for 3 minutes.' : ''], 12);
    pen.step([pen.has('salad') ? `Toss ${pen.the(pen.parts('salad'))} with a pinch of salt.` : '', ...finishAndServe(pen, `Serve at once${side}${pen.has('salad') ? `${side === '' ? ' with' : ' and'} the salad` : ''}${pen.has('sauce') ? `, and ${pen.the(pen.parts('sauce'))} on the side` : ''}.`, false), pen.has('seasoning') ? bottles(pen).replace(/^(Stir in|Add) (.*?)( and stir through)?\.$/, 'Offer $2 at the table.') : ''], 3);
    pen.note('Do not crowd the pan, and let it heat up again between rounds: that is the secret of a dry, crisp crust.');
  },
};

export const chops: Shape = {
  id: 'pan-seared', dish: 'in Pan Sauce', titles: ['{style} {1} in Pan Sauce with {rest}', 'Pan-Seared {1} with {rest}', '{style} Pan-Seared {1} with {rest}', '{style} Seared {1} and {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('protein', ['#beef steak', '#sirloin steak', '#rib-eye steak', '#strip steak', '#flank steak', '#skirt steak', '#beef tenderloin', '#pork chop', '#pork tenderloin', '#pork loin', '#lamb chop', '#chicken breast', '#chicken thigh', '#duck breast', '#veal chop', '#turkey breast', '#flat iron steak', '#beef', '#pork', '#lamb', '#venison', '#chicken', '-#whole chicken', '-#chicken wing', '-#veal cutlet', '-#carpaccio', '-#beef roast', '-#chicken leg', '-#suckling pig', '-#pork skin', '-#gammon', ...NO_TOUGH_CUTS], 1, 1, 160), slot('veg', ['mushroom', 'firm vegetable', 'leafy green', 'peas and corn', 'tomato', '#zucchini', '#bell pepper', 'cabbage', '#carrot', '-#bok choy', '-#napa cabbage'], 0, 3, 170), AROMATIC, WINE, slot('wet', ['cream', '#chicken stock', '#beef stock', '#stock'], 0, 2, 60), slot('side', [...RAW_POTATO, 'rice', 'cooked grain', 'grain', 'bread', '#pasta'], 0, 1), slot('salad', ['salad leaf', 'raw vegetable'], 0, 2, 50), ...SAVOURY],
  variants: [
    { title: 'Bistro-Style', cuisine: 'french', likes: ['dried thyme'], adds: 1, calls: ['thyme', 'dijon mustard', 'red wine', 'shallot', 'heavy cream', 'butter', 'green peppercorn'] },
    { title: 'Rosemary and Garlic', cuisine: 'italian', likes: ['dried oregano'], calls: ['rosemary', 'balsamic vinegar', 'white wine', 'sage'] },
    { title: 'Steakhouse', cuisine: 'american', likes: ['paprika'], calls: ['rib-eye steak', 'strip steak', 'potato', 'blue cheese', 'Worcestershire sauce'] },
    { title: 'Chimichurri-Style', cuisine: 'south-american', likes: ['dried oregano'], calls: ['chimichurri', 'parsley', 'flank steak', 'skirt steak', 'red wine vinegar'] },
  ],
  write(pen) {
    const side = beside(pen, true);
    const protein = pen.parts('protein');
    const [main] = protein;
    if (main !== undefined) main.cut = 'patted dry, at room temperature for 20 minutes';
    const the = pen.the(protein);
    const minutes = main === undefined ? 10 : pen.time(main, 'fry', 10);
    const done = main === undefined ? '' : untilSafe(main);
    pen.step([`Season ${the} all over with ${salt(pen, 1.6)}.`, heatFat(pen, 'a heavy frying pan', 'medium-high heat', 8), `${pen.say(`Lay in ${the} and do not move ${them(protein)} for 3 minutes, until a brown crust lets go of the pan.`, `Put in ${the} and leave alone for 3 minutes, so that a real crust forms.`, `Press ${the} gently into the hot fat and wait: after 3 minutes the underside is well browned.`)} ${pen.say(`Turn and cook for ${about(Math.max(5, minutes))} more, turning again if needed,`, `Flip, lower the heat a little and give ${them(protein)} ${about(Math.max(5, minutes))} on the other side,`, `Then turn every minute or two for ${about(Math.max(5, minutes))},`)} ${done}.`, pen.say('Rest on a warm plate for 5 minutes, loosely covered.', 'Move to a board and rest for 5 minutes under foil.', 'Lift out and let rest for 5 minutes: the juices settle.')], minutes + 9);
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, pen.parts('veg'));
    const spice = bloom(pen);
    pen.step([veg.say, soft.say, spice.say], veg.minutes + soft.minutes + spice.minutes);
    const wet = pen.parts('wet');
    pen.step([deglaze(pen).say, wet.length > 0 ? `Pour in ${pen.the(wet)} and boil for 3 to 4 minutes, scraping up the brown bits, until it coats a spoon.` : pen.has('wine') ? '' : pen.say('Add 4 tbsp water to the pan, scrape up the brown bits and let bubble for 1 minute to a short, glossy sauce.', 'Splash 4 tbsp water into the empty pan and boil for 1 minute, rubbing what sticks off the bottom with a wooden spoon.'), bottles(pen), pen.say('Stir in the juices from the resting meat.', 'Whatever juice the meat has given off goes back into the pan.', 'Tip in what has run out on the plate.')], 4);
    pen.step([...finishAndServe(pen, `${pen.say('Slice across the grain, spoon over the sauce and serve', 'Serve with the sauce spooned over,')}${side}${pen.has('salad') ? `${side === '' ? ' with' : ' and'} ${pen.the(pen.parts('salad'))}` : ''}.`.replace('over,.', 'over.').replace('over, with', 'over, with'))], 2);
    pen.note('A thermometer is better than any clock: pieces differ in thickness, and two degrees decide between juicy and dry.');
  },
};

export const sausagesMash: Shape = {
  id: 'sausages and mash', dish: 'Sausages and Mash', titles: ['{style} Sausages and Mash with {rest}', 'Sausages and Mash with {rest}', '{style} Sausages and Mash'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 40, worth: 8,
  slots: [slot('protein', ['raw sausage', '#vegan sausage', '#kielbasa', '#smoked sausage', '-#merguez', '-#Mexican chorizo'], 1, 1, 150), slot('mash', RAW_POTATO, 1, 1, 260), slot('onion', ['bulb'], 0, 1, 90), slot('milk', ['#milk', '#heavy cream', '#butter', '#sour cream', '#crème fraîche'], 0, 2, 30), slot('wine', ['#beer', '#red wine', '#hard cider', '#stout'], 0, 1, 60), slot('stock', ['stock'], 0, 1, 120), slot('veg', ['cabbage', 'peas and corn', '#kale', '#carrot', '#green bean', '#broccoli', '#leek', '#sauerkraut', '#apple', '#mushroom', '#spinach', '-#bok choy', '-#napa cabbage'], 0, 3, 110), slot('flour', ['#all-purpose flour'], 0, 1, 4), slot('aromatics', ['garlic'], 0, 1), ...SAVOURY],
  variants: [{ title: '', cuisine: 'british', likes: [], calls: ['sausage', 'beer', 'mustard', 'onion', 'peas'] }, { title: 'German-Style', cuisine: 'german', likes: ['caraway seed'], calls: ['bratwurst', 'sauerkraut', 'apple'] }],
  write(pen) {
    const protein = pen.parts('protein');
    for (const part of protein) part.cut = 'left whole';
    for (const part of pen.parts('onion')) part.cut = 'halved and sliced';
    const mash = pen.parts('mash');
    pen.step(`Put ${pen.the(mash)} into a pan of cold salted water, bring to a boil and cook for 15 to 18 minutes, until a knife slides through.`, 20);
    const [main] = protein;
    pen.step([heatFat(pen, 'a frying pan', 'medium heat', 8), `Add ${pen.the(protein)} and fry gently for 14 to 16 minutes, turning often, until evenly browned${main !== undefined && doneness(main.food) !== null ? andSafe(main) : ' and hot through'}. Keep warm.`], 4);
    const onions = pen.parts('onion');
    const fruit = pen.parts('veg').filter((part) => part.food.kind === 'firm fruit' || part.food.kind === 'pickled vegetable');
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => !fruit.includes(part)));
    const wet = pen.has('stock') ? pen.parts('stock') : [pen.take('water', 100 * pen.servings)];
    pen.step([onions.length > 0 ? `In the same fat cook ${pen.the(onions)} for 10 minutes, until soft and deep gold.` : '', soften(pen, pen.parts('aromatics')).say, bloom(pen).say, fruit.length > 0 ? `Add ${pen.the(fruit)} and fry for 4 minutes, until hot.` : '', pen.has('flour') ? `Dust with ${pen.the(pen.parts('flour'))} and stir for 1 minute.` : '', deglaze(pen).say, `Pour in ${pen.the(wet)}, scrape the pan clean and boil down for 4 to 5 minutes to a short, dark sauce.`, bottles(pen)], 16);
    if (veg.say !== '') pen.step(`In another pan, see to the vegetables. ${veg.say.replace(/^(Add|Tip in) /, 'Fry ').replace(' and cook for', ' in a little oil for').replace(' and fry for', ' in a little oil for')}`, 0);
    pen.step([`Drain ${pen.the(mash)} well, let steam for a minute and mash with ${pen.has('milk') ? pen.the(pen.parts('milk')) : 'a splash of the cooking water'} and ${salt(pen, 1.5)} until smooth and light.`, ...finishAndServe(pen, `Serve the sausages on the mash${veg.say === '' ? '' : ' with the vegetables'}, with the pan sauce over everything.`)], 5);
    pen.note('Do not prick the sausages: gentle heat keeps the skins whole and the juice inside.');
  },
};

export const sausagesLentils: Shape = {
  id: 'sausages with lentils', dish: 'with Lentils', titles: ['{style} {1} with {rest}', 'Braised {1} with {rest}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 50, worth: 7,
  slots: [slot('protein', ['raw sausage', 'cooked sausage', '#vegan sausage', 'bacon', '#duck confit', '-#hot dog', '-#black pudding', '-#haggis', '-#white pudding'], 1, 2, 110), slot('pulse', ['lentils', '-#split pea', '#canned lentil', '#white bean', '#cannellini bean', '#butter bean', '#chickpea'], 1, 1, 70), slot('veg', ['#carrot', '#celery', 'tomato', 'canned tomato', 'leafy green', '#fennel', '#bell pepper', '#parsnip', 'mushroom', '#celeriac', '#potato', '#cabbage', '-#French fries', '-#mashed potato'], 0, 4, 140), AROMATIC, WINE, slot('stock', ['stock'], 0, 1, 150), slot('side', ['bread', 'flatbread'], 0, 1), ...SAVOURY],
  variants: [
    { title: 'French-Style', cuisine: 'french', likes: ['dried thyme', 'bay leaf'], adds: 1, calls: ['French lentil', 'dijon mustard', 'thyme', 'carrot'] },
    { title: 'Umbrian-Style', cuisine: 'italian', likes: ['bay leaf'], calls: ['Italian sausage', 'rosemary', 'sage', 'canned tomato'] },
    { title: 'Spanish-Style', cuisine: 'spanish', likes: ['smoked paprika'], adds: 1, calls: ['chorizo', 'smoked paprika', 'bell pepper', 'chickpea'] },
  ],
  write(pen) {
    const protein = pen.parts('protein');
    for (const part of protein) if (part.food.kind === 'raw sausage') part.cut = 'left whole';
    const bacon = protein.filter((part) => part.food.kind === 'bacon' || part.food.kind === 'cooked meat');
    const links = protein.filter((part) => !bacon.includes(part));
    const fried = cookInPan(pen, bacon);
    pen.step([heatFat(pen, 'a wide, lidded pan', 'medium heat', 8), fried.say, links.length > 0 ? `Brown ${pen.the(links)} on all sides, about 6 minutes, and lift out.` : ''], 4 + fried.minutes + 4);
    const start = flavourBase(pen, true);
    const leaves = pen.parts('veg').filter((part) => part.food.kind === 'leafy green');
    const veg = pen.parts('veg').filter((part) => !leaves.includes(part));
    pen.step([start.say, veg.length > 0 ? `Stir in ${pen.the(veg)} and cook for 3 minutes.` : ''], start.minutes + 3);
    const [pulse] = pen.parts('pulse');
    const dry = pulse?.food.kind === 'lentils';
    const minutes = dry && pulse !== undefined ? pen.time(pulse, 'simmer', 25) : 15;
    const wet = [...pen.parts('stock'), pen.take('water', ((dry ? 260 : 120) - (pen.has('stock') ? 110 : 0)) * pen.servings)];
    const raw = links.find((part) => doneness(part.food) !== null);
    pen.step([`Add ${pen.the([...pen.parts('pulse'), ...wet])}, season with ${salt(pen, 1.3)} and bring to a simmer${links.length > 0 ? `; nestle ${pen.the(links)} on top` : ''}. Cover and simmer for ${about(minutes)}, until ${pulse === undefined ? 'it' : pen.the([pulse])} ${pulse === undefined ? 'is' : are([pulse])} tender and most of the liquid is gone${raw === undefined ? '' : `, and the ${pen.names([raw])} ${s([raw], 'read')} ${doneness(raw.food)?.reading ?? ''}`}.`, leaves.length > 0 ? `Stir in ${pen.the(leaves)} for the last 3 minutes.` : ''], minutes + 4);
    ending(pen, pen.say('Serve in deep plates.', 'Serve from the pan.'));
    pen.note('A spoonful of mustard or vinegar at the end wakes up everything that comes from a pot of pulses.'.replace('mustard or vinegar', 'something sharp'));
  },
};

export const liverOnions: Shape = {
  id: 'liver and onions', dish: 'Sauté', titles: ['{style} {1} with {rest}', '{style} Pan-Fried {1} with {rest}', '{style} Seared {1} with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 7,
  slots: [slot('protein', ['#calf liver', '#chicken liver', '#lamb liver', '#pork liver'], 1, 1, 130), slot('onion', ['bulb'], 1, 2, 120), slot('veg', ['#apple', 'mushroom', 'leafy green'], 0, 2, 90), slot('bacon', ['bacon'], 0, 1, 25), slot('flour', ['#all-purpose flour'], 0, 1, 8), WINE, slot('wet', ['stock', 'cream'], 0, 1, 60), slot('aromatics', ['garlic'], 0, 1), slot('side', [...RAW_POTATO, '#polenta', 'rice', 'bread'], 0, 1), ...SAVOURY],
  variants: [{ title: '', cuisine: 'british', likes: ['dried thyme'], calls: ['bacon', 'potato'] }, { title: 'Venetian-Style', cuisine: 'italian', likes: ['bay leaf'], calls: ['white wine', 'sage', 'polenta', 'balsamic vinegar'] }, { title: 'Berlin-Style', cuisine: 'german', likes: ['paprika'], calls: ['apple', 'potato'] }],
  write(pen) {
    const side = beside(pen, true);
    for (const part of pen.parts('onion')) part.cut = 'halved and thinly sliced';
    const bacon = cookInPan(pen, pen.parts('bacon'));
    const apple = pen.parts('veg').filter((part) => part.food.kind === 'firm fruit');
    const veg = fryVegetables(pen, pen.parts('veg').filter((part) => !apple.includes(part)));
    pen.step([heatFat(pen, 'a large frying pan', 'medium heat', 9), bacon.say, `Cook ${pen.the(pen.parts('onion'))} with a pinch of ${pen.the([pen.take('salt', pen.servings)]).replace('the ', '')} ${pen.say('for 12 to 15 minutes, stirring often, until soft and golden brown', 'gently for about 15 minutes, adding a spoonful of water if they catch, until brown and melting', 'slowly for about 15 minutes, turning over now and then, until sweet, limp and the colour of honey'.replace('the colour of honey', 'deep gold'))}.`, apple.length > 0 ? `Add ${pen.the(apple)} for the last 4 minutes, until just tender.` : '', soften(pen, pen.parts('aromatics')).say, bloom(pen).say, veg.say, 'Tip onto a plate.'], 18 + veg.minutes);
    const liver = pen.parts('protein');
    const [main] = liver;
    pen.step([`Pat ${pen.the(liver)} dry, ${pen.has('flour') ? `turn in ${pen.the(pen.parts('flour'))}, ` : ''}and ${pen.say('fry over medium-high heat in one layer for 2 to 3 minutes a side,', 'lay in the hot pan without crowding; cook for 2 to 3 minutes on each side,', 'sear over lively heat, 2 to 3 minutes a side, turning once,')} ${main === undefined ? '' : untilSafe(main)}.`, `Season with ${salt(pen, 1)} ${pen.say('only now; salted early it turns tough', 'at this point, not before', 'once it is out of the pan')}.`], 7);
    pen.step([deglaze(pen).say, pen.has('wet') ? `Pour in ${pen.the(pen.parts('wet'))} and let bubble for 2 minutes.` : '', bottles(pen), `Return ${pen.the([...pen.parts('onion'), ...apple])} ${pen.say('and turn everything over once, 1 minute', 'to the pan for a minute, just to warm through', 'and toss together for 1 minute')}.`], 4);
    pen.step(finishAndServe(pen, `Serve at once${side}.`), 1);
    pen.note('Liver is best the day it is bought. It goes from tender to grainy quickly, so have the plates warm and the table laid.');
  },
};

export const stroganoff: Shape = {
  id: 'stroganoff', dish: 'Stroganoff', meal: 'main', way: 'pan', needs: ['stove'], minutes: 30, worth: 8,
  slots: [slot('protein', ['beef', 'pork', ...BIRD, 'ground meat', 'ground poultry', 'mushroom', '#seitan', '#tempeh', '-#carpaccio', '-#beef roast', '-#beef patty', '-#chicken wing'], 1, 1, 150), slot('mushroom', ['mushroom'], 0, 2, 120), slot('cream', ['#sour cream', '#crème fraîche', '#heavy cream', '#Greek yogurt', '#oat cream', '#cream'], 1, 1, 70), slot('veg', ['#bell pepper', 'leafy green', 'peas and corn', '#carrot'], 0, 2, 80), AROMATIC, WINE, slot('stock', ['stock'], 0, 1, 80), slot('seasoning', ['mustard', '#Worcestershire sauce', 'tomato paste', '#dill pickle'], 0, 2), slot('side', ['rice', 'cooked grain', 'pasta', ...RAW_POTATO, '#buckwheat', '#spaetzle', '-#lasagna sheet'], 0, 1), ...SAVOURY.filter(({ name }) => name !== 'seasoning')],
  variants: [{ title: '', cuisine: 'eastern-european', likes: ['paprika'], adds: 1, calls: ['mushroom', 'sour cream', 'dill', 'mustard', 'egg noodles', 'paprika'] }],
  write(pen) {
    const side = beside(pen, true);
    const protein = pen.parts('protein');
    const meat = protein.filter((part) => part.food.kind !== 'mushroom');
    const cooked = cookInPan(pen, meat);
    pen.step([heatFat(pen, 'a wide frying pan', 'high heat', 9), cooked.say, meat.length > 0 ? pen.say('Lift onto a plate; it comes back at the end.', 'Move to a plate with its juices.') : ''], 2 + cooked.minutes);
    const soft = soften(pen, pen.parts('aromatics'));
    const veg = fryVegetables(pen, [...protein.filter((part) => part.food.kind === 'mushroom'), ...pen.parts('mushroom'), ...pen.parts('veg')]);
    const spice = bloom(pen);
    pen.step([soft.say, veg.say, spice.say, deglaze(pen).say], soft.minutes + veg.minutes + spice.minutes);
    const wet = pen.has('stock') ? pen.parts('stock') : [pen.take('water', 70 * pen.servings)];
    pen.step([`Pour in ${pen.the(wet)}, add ${salt(pen, 1.2)} and boil for 3 minutes to half. ${pen.say(`Lower the heat and stir in ${pen.the(pen.parts('cream'))}; let it get hot without boiling, 2 minutes, until it coats the back of a spoon.`, `Turn the heat down, add ${pen.the(pen.parts('cream'))} and warm gently for 2 minutes, until velvety; boiling would split it.`)}`, bottles(pen), meat.length > 0 ? `Return ${pen.the(meat)} and heat for 1 minute.` : ''], 6);
    pen.step(finishAndServe(pen, `Serve at once${side}.`), 1);
    pen.note('Fry in two batches: a crowded pan gives grey, stewed strips instead of brown ones.');
  },
};

export const adobo: Shape = {
  id: 'adobo', dish: 'Adobo', meal: 'main', way: 'pot', needs: ['stove'], minutes: 60, worth: 8,
  slots: [slot('protein', ['#chicken thigh', '#chicken drumstick', '#chicken leg', '#bone-in chicken thigh', '#chicken', '#chicken wing', '#pork shoulder', '#pork belly', '#pork', '#duck leg', '#tofu', '-#whole chicken', '-#chicken breast', '-#chicken tender', '-#chicken cutlet', '-#chicken skin', '-#chicken carcass', '-#chicken foot', '-#silken tofu'], 1, 1, 170), slot('sauce', ['#soy sauce', '#coconut aminos', '#tamari'], 1, 1, 22, ['soy sauce']), slot('sour', ['vinegar'], 1, 1, 28, ['white vinegar', 'apple cider vinegar']), slot('garlic', ['garlic'], 1, 1, null, ['garlic powder']), slot('veg', ['#potato', '#green bean', '#carrot', '#bok choy', '#eggplant', '#plantain', 'mushroom', '#yardlong bean', '-#French fries'], 0, 2, 130), slot('aromatics', ['#onion', '#shallot', 'ginger', 'chili'], 0, 3), slot('wet', ['#coconut milk', '#stock'], 0, 1, 80), slot('sweet', ['#brown sugar', '#sugar', '#honey'], 0, 1, 5), slot('side', ['rice', 'cooked grain'], 0, 1), slot('spices', ['#bay leaf', '#black peppercorns', 'spice', 'spice blend'], 0, 2), slot('egg', ['#hard-boiled egg'], 0, 1, 50), ...SAVOURY_NO_CHEESE.filter(({ name }) => ['fat', 'herbs', 'finish'].includes(name))],
  variants: [{ title: 'Filipino', cuisine: 'filipino', likes: ['bay leaf'], adds: 1, calls: ['soy sauce', 'white vinegar', 'bay leaf', 'garlic', 'coconut vinegar'] }],
  write(pen) {
    const protein = pen.parts('protein');
    for (const part of protein) if (part.food.kind === 'poultry') part.cut = 'patted dry';
    const brown = brownFirst(pen, protein);
    const tofu = protein.filter((part) => part.food.kind === 'tofu');
    pen.step([heatFat(pen, 'a wide, heavy pot', 'medium-high heat', 8), brown.say, cookInPan(pen, tofu).say, pen.say('Lift out.', 'Set aside.')], 9);
    for (const part of pen.parts('garlic')) if (part.food.kind === 'garlic') part.cut = 'crushed';
    const soft = soften(pen, [...pen.parts('aromatics'), ...pen.parts('garlic').filter((part) => part.food.kind === 'garlic')]);
    const powder = pen.parts('garlic').filter((part) => !part.used);
    const spice = bloom(pen);
    pen.step([soft.say, spice.say], soft.minutes + spice.minutes);
    const wet = pen.take('water', (pen.has('wet') ? 50 : 110) * pen.servings);
    pen.take('black pepper', 0.5 * pen.servings);
    pen.step(`Pour in ${pen.the([...pen.parts('sauce'), ...pen.parts('sour'), ...pen.parts('wet'), wet, ...pen.parts('sweet'), ...powder])} with plenty of black pepper and return ${pen.the(protein)}. Bring to a simmer and leave uncovered for 5 minutes without stirring, so that the sharpness of the vinegar boils off.`, 8);
    const done = simmerUntilDone(pen, protein);
    const minutes = Math.max(20, done.minutes);
    pen.step([`Cover and simmer gently for ${about(minutes)}, turning once, until ${done.until === '' ? 'everything is soaked with flavour' : done.until}.`, pen.has('veg') ? `Add ${pen.the(pen.parts('veg'))} for the last 15 to 18 minutes, until tender.` : ''], minutes);
    pen.step([`Uncover and boil for 5 to 7 minutes, spooning the sauce over, until it is dark, glossy and lightly thick.`, pen.has('egg') ? `Roll ${pen.the(pen.parts('egg'))} in it to warm through.` : ''], 6);
    const side = beside(pen);
    ending(pen, `Serve hot${side}.`, 1);
    pen.note('Like most sour braises it tastes better on the second day; it keeps for 3 days in the fridge. Reheat until steaming (74 °C / 165 °F).');
  },
};

export const glazed: Shape = {
  id: 'glazed', dish: 'with Glaze', titles: ['{style} {1} with {rest}', '{style} Glazed {1} with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 25, worth: 8,
  slots: [slot('protein', ['#salmon', '#chicken thigh', '#chicken breast', '#chicken', '#pork chop', '#pork tenderloin', '#pork loin', '#tofu', '#cod', '#mackerel', '#duck breast', '#beef steak', '#shrimp', '#tempeh', '#trout', '#halibut', '#arctic char', '-#whole chicken', '-#chicken wing', '-#chicken leg', '-#silken tofu', '-#chicken drumstick'], 1, 1, 150), slot('sauce', ['#soy sauce', '#tamari', '#teriyaki sauce', '#coconut aminos', '#miso', '#gochujang', '#hoisin sauce'], 1, 2, 18, ['soy sauce']), slot('sweet', ['syrup', '#brown sugar', '#sugar', '#mirin'], 1, 1, 12, ['sugar']), slot('aromatics', ['ginger', 'garlic', 'chili'], 0, 3), slot('veg', ['#broccoli', '#bok choy', '#green bean', '#snow pea', '#asparagus', '#spinach', '#carrot', '#edamame', '#cabbage', '#bell pepper', 'mushroom', '#broccolini', '#sugar snap pea'], 0, 3, 160), slot('seasoning', ['#sesame oil', '#sake', '#Shaoxing wine', '#rice vinegar', 'hot sauce'], 0, 2), slot('side', ['rice', 'cooked grain', 'noodle'], 0, 1), slot('raw', ['#cucumber', '#radish', 'avocado'], 0, 2, 60), ...SAVOURY_NO_CHEESE.filter(({ name }) => name !== 'seasoning')],
  variants: [
    { title: 'Teriyaki-Style', cuisine: 'japanese', likes: [], calls: ['mirin', 'teriyaki sauce', 'sake', 'sesame seed', 'salmon'] },
    { title: 'Honey-Soy', cuisine: 'chinese', likes: [], calls: ['honey'] },
    { title: 'Korean-Style Gochujang', cuisine: 'korean', likes: [], calls: ['gochujang'] },
    { title: 'Sticky Soy', cuisine: 'chinese', likes: [], calls: ['soy sauce', 'ginger'] },
  ],
  write(pen) {
    const side = beside(pen, true);
    const glaze = [...pen.parts('sauce'), ...pen.parts('sweet'), ...pen.parts('seasoning'), ...pen.parts('acid')];
    for (const part of pen.parts('aromatics')) part.cut = part.food.kind === 'chili' ? part.food.cut : 'finely grated';
    const water = pen.take('water', 30 * pen.servings);
    pen.step(pen.say(`Stir ${juiced(pen, [...glaze, ...pen.parts('aromatics'), water])} together for the glaze.`, `For the glaze, mix ${juiced(pen, [...glaze, ...pen.parts('aromatics'), water])} until no lumps are left.`), 3);
    const veg = fryVegetables(pen, pen.parts('veg'));
    pen.step([heatFat(pen, 'a large frying pan', 'medium-high heat', 8), veg.say, veg.say === '' ? '' : 'Keep warm on a plate.'], 2 + veg.minutes);
    const protein = pen.parts('protein');
    const meat = cookInPan(pen, protein);
    pen.step([bloom(pen).say, meat.say], meat.minutes);
    pen.step([`Pour the glaze around ${pen.the(protein)} and let bubble for 2 to 3 minutes, ${pen.say('spooning it over', `turning ${them(protein)} in it`)}, until it is sticky and coats the spoon.`], 3);
    pen.step(finishAndServe(pen, `Serve${side === '' ? '' : ` ${side.trim()}`}${pen.has('veg') ? `${side === '' ? ' with' : ' and'} ${pen.the(pen.parts('veg'))}` : ''}${pen.has('raw') ? `, ${pen.the(pen.parts('raw'))} beside` : ''}, with the last of the glaze on top.`.replace('Serve,', 'Serve'), false), 1);
    pen.note('Sugar burns fast at the end: as soon as the bubbles turn large and slow, take the pan off the heat.');
  },
};

