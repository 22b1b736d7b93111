/** Soups: chunky, smooth, with noodles, with lentils. */
import { measure } from '../amounts.ts';
import { CREAMY, PROTEIN, ROOTS, VEG } from '../groups.ts';
import type { Part, Pen } from '../pen.ts';
import { slot, type Shape } from '../shape.ts';
import { AROMATIC, BESIDE, BREAD_BESIDE, SAVOURY, SAVOURY_NO_CHEESE, WINE } from '../slots.ts';
import { bloom, bottles, deglaze, finishAndServe, heatFat, salt } from '../technique/season.ts';
import { addLate, brownFirst, cookInPan, simmerUntilDone, type Work } from '../technique/protein.ts';
import { cookStarch } from '../technique/starch.ts';
import { simmerVegetables, soften } from '../technique/vegetables.ts';

const SOUP_MEAT = ['poultry', 'cooked meat', 'cooked sausage', 'raw sausage', 'bacon', 'ground meat', 'ground poultry', 'cured meat', 'fish', 'shrimp', 'shellfish', 'beans', 'stewing meat', 'tofu', 'meat substitute'] as const;

/** Stock where there is some, else water, as much as a soup for the table takes; gives "the chicken stock" or "the water". */
export function liquid(pen: Pen, mlPerServing: number, ...also: Part[]): string {
  const stock = pen.first('stock');
  if (stock !== undefined && stock.grams >= mlPerServing * pen.servings * 0.5) return pen.the([...also, stock]);
  const water = pen.take('water', mlPerServing * pen.servings - (stock?.grams ?? 0));
  return pen.the(stock === undefined ? [...also, water] : [...also, stock, water]);
}

export interface Opening {
  /** "Heat the oil in a large pot over medium heat.", or nothing when nothing goes into the fat. */
  start: string;
  /** Puts the liquid in: "Pour in the stock" or "Pour the stock into a large pot". */
  pour: (what: string) => string;
}

/** Begins a pot: fat is heated only for something that goes into it. */
export function opening(pen: Pen, vessel: string, gramsPerServing: number, ...works: readonly Work[]): Opening {
  const fried = works.some(({ say }) => say !== '');
  return {
    start: fried ? heatFat(pen, vessel, 'medium heat', gramsPerServing) : '',
    pour: (what) => fried ? pen.say(`Pour in ${what}`, `Add ${what}`, `Follow with ${what}`) : pen.say(`Pour ${what} into ${vessel}`, `Put ${what} into ${vessel}`, `In ${vessel}, start with ${what}`).replace(/^In (.*), start with (.*)$/, 'Pour $2 into $1'),
  };
}

/** The cook's own fat where nothing was fried in it. */
export function leftFat(pen: Pen): string {
  const fats = pen.parts('fat').filter((part) => !part.used);
  if (fats.length === 0) return '';
  return fats.some((part) => part.food.kind !== 'oil') ? `Stir in ${pen.the(fats)} until melted.` : pen.say(`Trickle ${pen.the(fats)} over.`, `Finish with a thread of ${pen.the(fats)}.`);
}
const STOCK = slot('stock', ['stock'], 0, 1, 350);

export const chunkySoup: Shape = {
  id: 'chunky soup', dish: 'Soup', meal: 'soup', way: 'pot', needs: ['stove'], minutes: 40, worth: 6,
  slots: [slot('protein', SOUP_MEAT, 0, 2, 110), slot('veg', [...VEG, ...ROOTS], 2, 6, 260), AROMATIC, WINE, slot('tomato', ['canned tomato', 'tomato'], 0, 1, 120), slot('grain', ['rice', 'grain', 'pasta', 'lentils'], 0, 1, 30), slot('cream', CREAMY, 0, 1, 40), STOCK, BREAD_BESIDE, ...SAVOURY],
  variants: [
    { title: 'Minestrone-Style', cuisine: 'italian', likes: ['dried oregano'], adds: 1, calls: ['pasta', 'parmesan', 'cannellini bean', 'basil'] },
    { title: 'Country', cuisine: 'french', likes: ['dried thyme'], adds: 1, calls: ['leek', 'thyme', 'potato'] },
    { title: 'Harira-Style', cuisine: 'north-african', likes: ['cumin', 'turmeric'], adds: 1, calls: ['chickpea', 'lentil', 'harissa'] },
    { title: 'Borscht-Style', cuisine: 'eastern-european', likes: ['bay leaf'], adds: 1, calls: ['beet'] },
    { title: 'Shchi-Style', cuisine: 'eastern-european', likes: ['bay leaf'], adds: 1, calls: ['cabbage', 'sauerkraut'] },
    { title: 'Mexican-Style', cuisine: 'mexican', likes: ['cumin'], adds: 1, calls: ['black bean', 'corn tortilla', 'lime', 'jalapeno'] },
    { title: 'Chowder-Style', cuisine: 'american', likes: ['dried thyme'], adds: 1, calls: ['corn', 'heavy cream', 'clam'] },
  ],
  write(pen) {
    const protein = pen.parts('protein');
    const brown = brownFirst(pen, protein);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    const wine = deglaze(pen);
    const { start, pour } = opening(pen, 'a large pot', 7, brown, soft, spice, wine);
    if (brown.say === '') pen.step([start, soft.say, spice.say, wine.say], 2 + soft.minutes + spice.minutes);
    else {
      pen.step([start, brown.say], 2 + brown.minutes);
      pen.step([soft.say, spice.say, wine.say], soft.minutes + spice.minutes);
    }
    const grain = pen.parts('grain');
    const done = simmerUntilDone(pen, protein);
    const grainMinutes = Math.max(0, ...grain.map((part) => pen.time(part, part.food.kind === 'pasta' ? 'boil' : 'simmer', 15)));
    const seasoning = salt(pen, 2);
    pen.step([`${pour(liquid(pen, 350, ...pen.parts('tomato')))}${pen.say(`, stir in ${seasoning} and bring to a simmer`, `, season with ${seasoning} and bring slowly to a simmer`, `. Stir in ${seasoning} and wait until small bubbles rise`)}.`, grain.length > 0 && grain[0]?.food.kind !== 'pasta' ? `Stir in ${pen.the(grain)}.` : ''], 6);
    const veg = simmerVegetables(pen, pen.parts('veg'), Math.max(done.minutes, grain[0]?.food.kind === 'pasta' ? 0 : grainMinutes), done.until);
    pen.step([veg.say], veg.minutes);
    const pasta = grain[0]?.food.kind === 'pasta' ? `Stir in ${pen.the(grain)} and cook for ${grainMinutes} minutes more, until just tender.` : '';
    const late = addLate(pen, protein);
    pen.step([pasta, late.say, pen.has('cream') ? pen.say(`Lower the heat and stir in ${pen.the(pen.parts('cream'))}; do not let it boil again.`, `Take off the heat and blend in ${pen.the(pen.parts('cream'))}, a little at a time.`, `Enrich with ${pen.the(pen.parts('cream'))} and warm through for a minute without boiling.`) : '', bottles(pen)], (pasta === '' ? 0 : grainMinutes) + late.minutes);
    pen.step([leftFat(pen), ...finishAndServe(pen, pen.say('Ladle into warm bowls.', 'Serve hot in deep bowls.', 'Share out among bowls and eat hot.'))], 1);
    pen.note(pen.say('A thick, heavy pot keeps the heat even. ', 'The soup tastes even better the next day. ', 'Cut everything to the size of a spoon. ') + 'Cool it within 2 hours, keep it in the fridge for up to 3 days and reheat until steaming (74 °C / 165 °F).');
  },
};

export const smoothSoup: Shape = {
  id: 'smooth soup', dish: 'Soup', meal: 'soup', way: 'blender', needs: ['stove', 'blender'], minutes: 35, worth: 6,
  slots: [slot('veg', ['root', 'squash', 'potato', 'starchy root', 'firm vegetable', 'peas and corn', 'tomato', 'mushroom', 'tender vegetable', 'canned tomato', 'leafy green', 'lentils', '-#celery'], 1, 4, 300), slot('meat', ['bacon', 'cured meat', 'cooked sausage'], 0, 1, 35), AROMATIC, slot('cream', CREAMY, 0, 1, 40), STOCK, BREAD_BESIDE, ...SAVOURY],
  variants: [
    { title: 'Velvety', cuisine: 'french', likes: ['nutmeg'], calls: ['heavy cream', 'leek', 'thyme'] },
    { title: 'Curried', cuisine: 'indian', likes: ['curry powder'], adds: 1, calls: ['coconut milk', 'curry powder', 'ginger', 'lentil'] },
    { title: 'Thai-Style', cuisine: 'thai', likes: ['chili flakes'], calls: ['red curry paste', 'coconut milk', 'lemongrass', 'lime'] },
    { title: 'Smoky', cuisine: 'spanish', likes: ['smoked paprika'], adds: 1, calls: ['tomato', 'bell pepper'] },
  ],
  write(pen) {
    for (const part of pen.parts('veg')) if (!part.food.ready) part.cut = part.food.cut.replace(/cut into .*$/, 'cut into chunks');
    // Pulses swell to three times their weight and drink as much water.
    const pulses = pen.parts('veg').filter((part) => part.food.kind === 'lentils' && !part.food.ready);
    for (const part of pulses) if (part.grams > 75 * pen.servings) Object.assign(part, measure(part.food, 75 * pen.servings));
    const crisp = cookInPan(pen, pen.parts('meat'));
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    const { start, pour } = opening(pen, 'a large pot', 7, crisp, soft, spice);
    pen.step([start, crisp.say, crisp.say === '' ? '' : 'Lift out onto a plate and leave the fat in the pot.', soft.say, spice.say], 2 + crisp.minutes + soft.minutes + spice.minutes);
    const seasoning = salt(pen, 2);
    pen.step(`${pour(liquid(pen, pulses.length > 0 ? 400 : 300))}${pen.say(`, stir in ${seasoning} and bring to a boil`, ` with ${seasoning} and heat until it boils`, `. Season with ${seasoning} and bring to a lively simmer`)}.`, 6);
    const veg = simmerVegetables(pen, pen.parts('veg'));
    pen.step([veg.say], veg.minutes);
    pen.step([`Take off the heat${pen.has('cream') ? ` and add ${pen.the(pen.parts('cream'))}` : ''}. ${pen.say('Blend until completely smooth, with the lid held on loosely under a cloth so that the steam can escape. Thin with a little hot water if it is thicker than you like.', 'Blend to a smooth cream; leave the lid ajar under a cloth, since hot soup spits. Is it too thick? A splash of hot water loosens it.', 'Purée for a full minute or two, in batches if the jug is small, until you see no more flecks. It should run slowly off the spoon: add hot water or simmer it down.')}`, bottles(pen)], 4);
    pen.step([crisp.say === '' ? '' : `Scatter over ${pen.the(pen.parts('meat'))}.`, leftFat(pen), ...finishAndServe(pen, pen.say('Reheat gently and serve.', 'Serve hot.', 'Warm through once more and ladle into bowls.'))], 2);
    pen.note(pen.say('Freezes well for 3 months. Reheat until steaming (74 °C / 165 °F).', 'For a silky texture blend a full two minutes. Chill leftovers within 2 hours and reheat until steaming (74 °C / 165 °F).'));
  },
};

export const noodleSoup: Shape = {
  id: 'noodle soup', dish: 'Noodle Soup', meal: 'soup', way: 'pot', needs: ['stove'], minutes: 30, worth: 7,
  slots: [slot('base', ['noodle', 'pasta'], 1, 1, 65), slot('protein', ['poultry', 'cooked meat', 'shrimp', 'tofu', 'egg', 'pork', 'beef', 'fish', 'ground poultry', 'ground meat'], 0, 2, 110), slot('veg', ['mushroom', 'cabbage', 'leafy green', 'root', 'firm vegetable', 'tender vegetable', 'peas and corn', 'sprouts', '-#celery', '-#eggplant'], 1, 4, 150), AROMATIC, slot('broth', ['coconut milk'], 0, 1, 100), STOCK, ...SAVOURY_NO_CHEESE],
  variants: [
    { title: 'Ramen-Style', cuisine: 'japanese', likes: ['soy sauce'], calls: ['miso', 'ramen noodle', 'nori'] },
    { title: 'Pho-Style', cuisine: 'vietnamese', likes: ['ground cinnamon'], calls: ['rice noodle', 'star anise'] },
    { title: 'Laksa-Style', cuisine: 'thai', likes: ['chili flakes'], calls: ['coconut milk', 'red curry paste', 'lemongrass'] },
    { title: 'Home-Style', cuisine: 'american', likes: ['dried thyme'], adds: 1, calls: ['egg noodle', 'chicken', 'celery'] },
    { title: 'Sichuan-Style', cuisine: 'chinese', likes: ['soy sauce'], calls: ['chili oil', 'sichuan pepper'] },
  ],
  write(pen) {
    const protein = pen.parts('protein');
    const brown = brownFirst(pen, protein);
    const soft = soften(pen, pen.parts('aromatics'));
    const spice = bloom(pen);
    const { start, pour } = opening(pen, 'a large pot', 5, brown, soft, spice);
    pen.step([start, brown.say, soft.say, spice.say], 2 + brown.minutes + soft.minutes + spice.minutes);
    const done = simmerUntilDone(pen, protein);
    const broth = pen.parts('broth');
    const seasoning = salt(pen, 1.5);
    pen.step([`${pour(liquid(pen, broth.length > 0 ? 300 : 400, ...broth))}${pen.say(`, stir in ${seasoning} and bring to a simmer`, ` with ${seasoning} and bring to a gentle bubble`)}.`, bottles(pen)], 6);
    const veg = simmerVegetables(pen, pen.parts('veg'), done.minutes, done.until, addLate(pen, protein));
    pen.step([veg.say], veg.minutes);
    const noodles = cookStarch(pen, pen.first('base'));
    pen.step(`Meanwhile, ${noodles.say.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`, 0);
    pen.step([pen.say(`Divide the ${pen.names(pen.parts('base'))} among deep bowls and ladle the hot soup over.`, `Put the ${pen.names(pen.parts('base'))} into warm bowls, pour on the soup and share out what is in it.`, `Fill each bowl with ${pen.names(pen.parts('base'))} first, then with soup.`), leftFat(pen), ...finishAndServe(pen, 'Serve at once, before the noodles swell.')], 2);
    pen.note(pen.say('Keep leftover noodles and liquid apart: noodles drink the soup overnight.', 'Warm the bowls with hot water first: a thin soup cools fast.'));
  },
};

export const lentilSoup: Shape = {
  id: 'lentil pot', dish: 'Lentils', meal: 'main', way: 'pot', needs: ['stove'], minutes: 40, worth: 7,
  slots: [slot('base', ['lentils'], 1, 1, 70), slot('veg', [...VEG, 'potato'], 0, 4, 140), AROMATIC, WINE, slot('tomato', ['canned tomato', 'tomato'], 0, 1, 110), slot('protein', PROTEIN.filter((term) => ['raw sausage', 'cooked sausage', 'bacon', 'poultry'].includes(term)), 0, 1, 80), slot('cream', ['coconut milk', 'yogurt'], 0, 1, 60), STOCK, BESIDE, ...SAVOURY],
  variants: [
    { title: 'Dal-Style', cuisine: 'indian', likes: ['cumin', 'turmeric'], adds: 2, calls: ['red lentil', 'turmeric', 'garam masala', 'coconut milk'] },
    { title: 'Levantine', cuisine: 'levantine', likes: ['cumin'], adds: 1, calls: ['lemon', 'cumin', 'pita'] },
    { title: 'Country-Style', cuisine: 'french', likes: ['dried thyme'], adds: 1, calls: ['carrot', 'bacon', 'thyme', 'dijon mustard', 'sausage'] },
  ],
  write(pen) {
    const brown = brownFirst(pen, pen.parts('protein'));
    const soft = soften(pen, pen.parts('aromatics'), true);
    const spice = bloom(pen);
    const wine = deglaze(pen);
    const { start, pour } = opening(pen, 'a heavy pot', 8, brown, soft, spice, wine);
    pen.step([start, brown.say, soft.say, spice.say, wine.say], 2 + brown.minutes + soft.minutes + spice.minutes);
    const base = pen.parts('base');
    const name = pen.names(base);
    const soaked = `the ${name} ${name.endsWith('s') ? 'are' : 'is'} soft`;
    const minutes = Math.max(18, ...base.map((part) => pen.time(part, 'simmer', 25)));
    pen.step(`${pour(liquid(pen, 280, ...base, ...pen.parts('tomato'))).replace(/^(?:Pour in|Follow with) /, 'Add ').replace('Pour', 'Put')}. ${pen.say('Bring to a boil, then lower the heat.', 'Let it boil up once and turn the heat down.', 'Once it boils, skim off the foam and turn down to a murmur.')}`, 6);
    const done = simmerUntilDone(pen, pen.parts('protein'));
    const veg = simmerVegetables(pen, pen.parts('veg'), minutes, [soaked, done.until].filter(Boolean).join(' and '));
    pen.step([veg.say, 'Stir now and then and add a splash of water whenever it looks dry.'], veg.minutes);
    const side = cookStarch(pen, pen.first('side'));
    if (side.say !== '') pen.step(`Meanwhile, cook the side. ${side.say}`, 0);
    pen.step([`Stir in ${salt(pen, 2)} now that ${soaked}.`, pen.has('cream') ? `Stir in ${pen.the(pen.parts('cream'))} and warm through for 2 minutes.` : '', bottles(pen), leftFat(pen), ...finishAndServe(pen, pen.first('side') !== undefined && side.say !== '' ? `Serve over the ${pen.names(pen.parts('side'))}.` : 'Serve in bowls.')], 3);
    pen.note('It thickens as it stands: loosen it with hot water when you reheat it.');
  },
};
