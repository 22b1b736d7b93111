/** Curries of the Indian kitchen: masala, sabzi, saag, dal. */
import { ROOTS, VEG } from '../groups.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, BESIDE, SAVOURY_NO_CHEESE } from '../slots.ts';
import { bottles, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { about, cookInPan } from '../technique/protein.ts';
import { andThe, beside, ending, flavourBase, isDryPulse, panFirst, RAW_POTATO, softPulses, NO_TOUGH_CUTS } from '../technique/plate.ts';
import { simmerVegetables, soften } from '../technique/vegetables.ts';
import { round } from '../amounts.ts';

const SOUR_HERBS = SAVOURY_NO_CHEESE.map((one) => (one.name === 'finish' ? { ...one, takes: ['nut', '#yogurt', 'green onion', '#coconut', 'peanut', 'dried fruit'] as const } : one));

export const chanaMasala: Shape = {
  id: 'chana masala', dish: 'Masala', titles: ['{1} Masala with {rest}', 'Spiced {1} Masala', '{1} Masala'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 40, worth: 8,
  slots: [slot('beans', ['#chickpea', '#kidney bean', '#black-eyed pea', '#mung bean', '#dried chickpea', '#dried kidney bean', '#butter bean', '#white bean'], 1, 1, 120), slot('tomato', ['canned tomato', 'tomato'], 1, 1, 150, ['canned tomato']), AROMATIC, slot('spices', ['spice', 'spice blend', 'curry paste'], 1, 4, null, ['garam masala', 'curry powder', 'cumin']), slot('veg', [...VEG, ...ROOTS, '-#beet', '-#bean sprouts', '-#Brussels sprout', '-#bok choy', '-#French fries', '-#celery'], 0, 3, 120), slot('cream', ['#coconut milk', '#yogurt', '#heavy cream'], 0, 1, 40), BESIDE, ...SOUR_HERBS.filter(({ name }) => name !== 'spices')],
  variants: [{ title: '', cuisine: 'indian', likes: [], calls: ['chickpea', 'garam masala', 'ginger', 'basmati rice', 'naan', 'cilantro', 'turmeric', 'cumin'] }],
  write(pen) {
    const soak = softPulses(pen, pen.parts('beans').filter(isDryPulse));
    if (soak.say !== '') pen.step(soak.say, soak.minutes);
    const start = flavourBase(pen, true);
    pen.step([heatFat(pen, 'a wide, heavy pan', 'medium heat', 10), start.say], 2 + start.minutes);
    pen.step(`Add ${pen.the(pen.parts('tomato'))} and ${salt(pen, 1.5)} and cook over lively heat for 8 to 10 minutes, ${pen.say('mashing, until dark and thick and the fat shows at the edges', 'stirring, until it has cooked down to a paste and the fat separates')}.`, 10);
    const water = pen.take('water', 120 * pen.servings);
    const veg = simmerVegetables(pen, pen.parts('veg'), 12);
    pen.step([`Stir in ${pen.the([...pen.parts('beans'), water])}, crush a spoonful of it against the side to thicken the sauce, and bring to a simmer.`, veg.say], Math.max(12, veg.minutes));
    const side = beside(pen);
    pen.step([pen.has('cream') ? `Off the heat, stir in ${pen.the(pen.parts('cream'))}.` : '', bottles(pen), ...finishAndServe(pen, `Serve hot${side}.`)], 2);
    pen.note('It thickens as it cools and is better the next day. Reheat until steaming (74 °C / 165 °F).');
  },
};

export const sabzi: Shape = {
  id: 'aloo gobi', dish: 'Sabzi', titles: ['{style} Spiced {all}', 'Dry-Spiced {1} with {rest}', '{1} Sabzi with {rest}'], meal: 'main', way: 'pan', needs: ['stove'], minutes: 35, worth: 7,
  slots: [slot('veg', [...RAW_POTATO, '#cauliflower', '#green bean', '#okra', '#cabbage', '#eggplant', '#carrot', 'peas and corn', '#pumpkin', '#squash', '#bell pepper', '#spinach', '#sweet potato', '#bitter melon'], 2, 4, 320), AROMATIC, slot('spices', ['spice', 'spice blend'], 1, 4, null, ['cumin', 'curry powder', 'turmeric']), slot('tomato', ['tomato', 'canned tomato'], 0, 1, 60), slot('protein', ['#chickpea', '#paneer', '#tofu', '#cashew'], 0, 1, 70), slot('side', ['flatbread', 'rice', 'cooked grain'], 0, 1), ...SOUR_HERBS.filter(({ name }) => name !== 'spices')],
  variants: [{ title: 'Indian-Style', cuisine: 'indian', likes: [], calls: ['turmeric', 'cumin', 'garam masala', 'cauliflower', 'cilantro', 'naan', 'mustard seed', 'okra'] }],
  write(pen) {
    for (const part of pen.parts('veg')) if (part.food.kind === 'potato') part.cut = 'cut into 1.5 cm (½ in) cubes';
    const spices = pen.parts('spices');
    const meat = cookInPan(pen, pen.parts('protein').filter((part) => part.food.kind !== 'nut'));
    const nuts = pen.parts('protein').filter((part) => part.food.kind === 'nut');
    pen.step([heatFat(pen, 'a wide, lidded pan', 'medium heat', 12), meat.say, meat.say === '' ? '' : 'Set aside.'], 2 + meat.minutes);
    const soft = soften(pen, pen.parts('aromatics'));
    pen.step([`Add ${pen.the(spices)} and let sizzle for 30 seconds to 1 minute, until ${pen.say('the smell fills the kitchen', 'fragrant and a shade darker')}.`, soft.say, pen.has('tomato') ? `Stir in ${pen.the(pen.parts('tomato'))} and cook for 4 minutes to a paste.` : ''], soft.minutes + 5);
    const leaves = pen.parts('veg').filter((part) => ['leafy green', 'peas and corn'].includes(part.food.kind));
    const rest = pen.parts('veg').filter((part) => !leaves.includes(part));
    const minutes = rest.some((part) => ['potato', 'squash', 'starchy root'].includes(part.food.kind)) ? 18 : 12;
    const water = pen.take('water', 40 * pen.servings);
    pen.step([rest.length > 0 ? `Turn ${pen.the(rest)} in the spiced fat with ${salt(pen, 1.6)}, sprinkle with ${pen.the([water])}, cover and cook over low heat for ${about(minutes)}, ${pen.say('stirring every 5 minutes', 'turning now and then without breaking the pieces')}, until tender.` : `Season with ${salt(pen, 1.5)} and ${pen.the([water])}.`, leaves.length > 0 ? `Stir in ${pen.the(leaves)} for the last 4 minutes.` : '', `Uncover and fry for 3 minutes, until dry and browned in places.`], minutes + 4);
    const side = beside(pen);
    const back = pen.parts('protein').filter((part) => !nuts.includes(part));
    pen.step([back.length > 0 ? `Return ${pen.the(back)} and heat through for 2 minutes.` : '', nuts.length > 0 ? `Scatter with ${pen.the(nuts)}.` : '', bottles(pen), ...finishAndServe(pen, `Serve hot${side}.`)], 3);
    pen.note('Little water, a lid and patience: the vegetables cook in their own steam and stay whole.');
  },
};

export const saagPaneer: Shape = {
  id: 'saag paneer', dish: 'Saag', titles: ['Saag-Style {1} with {rest}', '{1} in Spiced {rest}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 35, worth: 8,
  slots: [slot('greens', ['#spinach', '#kale', '#Swiss chard', '#mustard greens', '#collard greens', '#frozen spinach'], 1, 2, 220), slot('protein', ['#paneer', '#halloumi', '#tofu', '#chickpea', '#chicken thigh', '#chicken breast', '#potato', '#feta', '#lamb', '-#silken tofu', '-#French fries', '-#lamb chop', '-#rack of lamb', '-#leg of lamb', ...NO_TOUGH_CUTS], 1, 1, 110), AROMATIC, slot('spices', ['spice', 'spice blend', '#curry paste'], 1, 4, null, ['garam masala', 'cumin', 'curry powder']), slot('cream', ['#heavy cream', '#yogurt', '#coconut milk', '#Greek yogurt'], 0, 1, 35), slot('tomato', ['tomato', 'canned tomato'], 0, 1, 60), BESIDE, ...SOUR_HERBS.filter(({ name }) => name !== 'spices')],
  variants: [{ title: '', cuisine: 'indian', likes: [], calls: ['spinach', 'paneer', 'garam masala', 'naan', 'ginger', 'basmati rice'] }],
  write(pen) {
    const protein = pen.parts('protein');
    const potato = protein.filter((part) => part.food.kind === 'potato');
    const raw = protein.filter((part) => part.food.kind === 'crumbly cheese');
    const meat = panFirst(pen, protein.filter((part) => !potato.includes(part) && !raw.includes(part)));
    pen.step([heatFat(pen, 'a wide, deep pan', 'medium heat', 11), meat.say, potato.length > 0 ? `Fry ${pen.the(potato)} for 18 to 20 minutes, turning, until golden and tender; lift out.` : ''], 2 + meat.minutes + (potato.length > 0 ? 18 : 0));
    const start = flavourBase(pen);
    pen.step([start.say, pen.has('tomato') ? `Add ${pen.the(pen.parts('tomato'))} and cook for 5 minutes, until pulpy.` : ''], start.minutes + 5);
    const water = pen.take('water', 50 * pen.servings);
    pen.step(`Pile in ${pen.the(pen.parts('greens'))} with ${pen.the([water])} and ${salt(pen, 1.4)}, cover and let collapse for 3 minutes. ${pen.say('Simmer for 8 minutes more and chop or mash in the pan to a coarse purée.', 'Uncover, simmer for 8 minutes and crush with a spoon until thick and nearly smooth.')}`, 12);
    pen.step([pen.has('cream') ? `Lower the heat and stir in ${pen.the(pen.parts('cream'))}.` : '', `Fold in ${pen.the(protein)} and warm for 3 minutes, until hot through.`, bottles(pen)], 4);
    const side = beside(pen);
    ending(pen, `Serve${side === '' ? ' hot' : side}.`, 1);
    pen.note('Frozen leaves work as well as fresh: thaw and squeeze them before they go in.');
  },
};

export const dal: Shape = {
  id: 'dal', dish: 'Dal', titles: ['Everyday Dal with {all}', 'Spiced Dal with {all}', 'Creamy Dal with {all}'], meal: 'main', way: 'pot', needs: ['stove'], minutes: 40, worth: 8,
  slots: [slot('pulse', ['#red lentil', '#moong dal', '#toor dal', '#chana dal', '#split pea', '#urad dal'], 1, 2, 75), AROMATIC, slot('spices', ['spice', 'spice blend'], 1, 4, null, ['cumin', 'turmeric', 'curry powder']), slot('tomato', ['tomato', 'canned tomato'], 0, 1, 80), slot('veg', ['leafy green', '#carrot', '#cauliflower', '#squash', '#sweet potato', '#eggplant', '#zucchini', '#potato', 'peas and corn', '#green bean', '-#French fries', '-#sweet potato fries'], 0, 3, 110), slot('wet', ['#coconut milk', 'stock'], 0, 1, 80), BESIDE, ...SOUR_HERBS.filter(({ name }) => name !== 'spices')],
  variants: [{ title: '', cuisine: 'indian', likes: [], calls: ['red lentil', 'turmeric', 'cumin', 'coconut milk', 'ginger', 'cilantro', 'basmati rice', 'naan'] }],
  write(pen) {
    const pulse = pen.parts('pulse');
    const minutes = Math.max(20, ...pulse.map((part) => pen.time(part, 'simmer', 25)));
    const grams = pulse.reduce((sum, part) => sum + part.grams, 0);
    const water = pen.take('water', round(grams * 4.5));
    const leaves = pen.parts('veg').filter((part) => ['leafy green', 'peas and corn'].includes(part.food.kind));
    const rest = pen.parts('veg').filter((part) => !leaves.includes(part));
    pen.step([`Bring ${pen.the(pulse)} to a boil in ${pen.the([water])}, skim off the foam and simmer for ${about(minutes)}, stirring now and then, until ${pen.say('soft enough to collapse when you whisk', 'fallen apart and creamy')}.`, rest.length > 0 ? `Add ${pen.the(rest)} for the last 15 to 18 minutes, until tender.` : ''], minutes + 5);
    pen.step(['Meanwhile, make the fragrant fat that goes on top.', heatFat(pen, 'a frying pan', 'medium heat', 10), flavourBase(pen).say, pen.has('tomato') ? `Add ${pen.the(pen.parts('tomato'))} and cook for 5 minutes, until pulpy.` : ''], 5);
    pen.step([`Scrape everything from the pan into the pot${andThe(pen, pen.parts('wet'), ', pour in ')}, add ${salt(pen, 1.7)} and simmer for 5 minutes, thinning with hot water ${pen.say('until it drops softly from the spoon', 'until it is as thick or as thin as you like it')}.`, leaves.length > 0 ? `Stir in ${pen.the(leaves)} for the last 3 minutes, until wilted or hot.` : '', bottles(pen)], 6);
    const side = beside(pen);
    ending(pen, `Serve${side === '' ? ' hot, in bowls' : side}.`, 1);
    pen.note('It sets as it cools: loosen it with water when you reheat it, and heat until steaming (74 °C / 165 °F).');
  },
};
