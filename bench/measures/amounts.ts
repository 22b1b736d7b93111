/** M14: amounts a serving, in grams, between which a food is believable. */
import type { KindName } from '../../kitchen/pantry/kinds.ts';
import type { Dish } from './dish.ts';

const LIMITS: Readonly<Record<KindName, readonly [number, number]>> = {
  'poultry': [60, 350], 'ground poultry': [50, 250], 'beef': [60, 350], 'stewing meat': [70, 450], 'lamb': [60, 350], 'pork': [60, 350], 'game': [60, 400], 'ground meat': [40, 250],
  'raw sausage': [35, 250], 'cooked sausage': [15, 200], 'bacon': [5, 120], 'cured meat': [8, 130], 'cooked meat': [30, 300], 'offal': [40, 250],
  'fish': [60, 300], 'smoked fish': [15, 160], 'canned fish': [20, 200], 'anchovy': [0.5, 30], 'shrimp': [50, 250], 'crab': [30, 400], 'shellfish': [120, 700], 'scallop': [50, 350],
  'egg': [8, 260], 'tofu': [40, 300], 'meat substitute': [25, 250], 'beans': [25, 300], 'dried beans': [20, 130], 'lentils': [20, 130],
  'potato': [40, 500], 'starchy root': [40, 500], 'root': [12, 350], 'squash': [40, 500], 'cabbage': [20, 400], 'firm vegetable': [20, 450], 'tender vegetable': [10, 450], 'mushroom': [4, 300],
  'tomato': [12, 500], 'canned tomato': [20, 500], 'leafy green': [8, 300], 'salad leaf': [8, 160], 'raw vegetable': [10, 350], 'sprouts': [8, 200], 'peas and corn': [12, 300],
  'bulb': [5, 300], 'green onion': [2, 80], 'garlic': [0.8, 25], 'ginger': [0.5, 30], 'chili': [0.5, 60], 'pickled vegetable': [3, 160], 'seaweed': [0.3, 25], 'avocado': [20, 220],
  'firm fruit': [20, 400], 'stone fruit': [20, 400], 'berry': [10, 350], 'citrus': [2, 350], 'tropical fruit': [20, 450], 'dried fruit': [3, 90], 'canned fruit': [20, 350],
  'pasta': [30, 160], 'fresh pasta': [50, 280], 'noodle': [25, 160], 'rice': [20, 125], 'cooked grain': [50, 380], 'grain': [12, 125], 'oats': [12, 120], 'cereal': [5, 130],
  'bread': [12, 280], 'flatbread': [20, 260], 'breadcrumbs': [2, 70], 'pastry': [20, 250], 'flour': [2, 170], 'starch': [0.5, 45],
  'milk': [4, 500], 'cream': [4, 220], 'yogurt': [8, 320], 'butter': [1, 110], 'hard cheese': [2, 70], 'melting cheese': [6, 160], 'crumbly cheese': [6, 140], 'fresh cheese': [8, 250], 'frying cheese': [30, 220],
  'oil': [1, 70], 'animal fat': [1, 50], 'stock': [20, 700], 'coconut milk': [12, 350], 'vinegar': [0.5, 45], 'wine': [2, 450], 'drink': [3, 400], 'soy sauce': [1, 45], 'fish sauce': [0.4, 30], 'hot sauce': [0.4, 80],
  'curry paste': [2, 60], 'tomato paste': [2, 60], 'mustard': [0.5, 30], 'dressing': [1, 100], 'spread': [4, 140], 'cooking sauce': [15, 350],
  'salt': [0.05, 7], 'tender herb': [0.5, 40], 'woody herb': [0.1, 12], 'dried herb': [0.03, 4], 'spice': [0.02, 6], 'spice blend': [0.1, 12],
  'sugar': [0.5, 110], 'syrup': [1, 80], 'leavening': [0.1, 8], 'vanilla': [0.1, 8], 'chocolate': [3, 120], 'jam': [2, 90], 'gelatin': [0.2, 15], 'sweet': [4, 200],
  'nut': [2, 90], 'peanut': [2, 70], 'seed': [0.3, 50], 'nut butter': [2, 70], 'supplement': [0.5, 60], 'water': [0, 1600],
};

/** Whole birds, bones and joints weigh more than what is eaten of them. */
const WITH_BONES = /whole|rib|shank|carcass|bone|wing|leg|drumstick|lobster|crab|trotter|hock|oxtail|capon|poussin|duck|rack|head|watermelon|melon|lamb chop|corn on the cob|T-bone|chuck|brisket|foot|artichoke/;

/** Grated peel is no fruit, and nobody eats the oil of a deep pot. */
const OUTSIDE = /\bzest\b|, for (?:deep-)?frying$|^\d(?:\.\d)? l (?:vegetable|peanut|sunflower) oil/;

/** What is counted by the spoon or the leaf is a seasoning there, whatever its kind is elsewhere. */
const BY_SPOON = /^[\d½¼¾⅓⅔]+ (?:tsp|tbsp|bay leaf|lea(?:f|ves))\b|^a pinch\b/;
/** Noodles and rice cakes that are sold wet, cabbage and sauces that are the dish. */
const WEIGHTY = /udon|rice cakes|sauerkraut|salsa verde/;

export function amountFaults({ listed, serves }: Dish): string[] {
  const faults = listed.flatMap(({ text, food, grams }) => {
    if (food === null || grams === null || OUTSIDE.test(text)) return [];
    const [least, most] = LIMITS[food.kind];
    const each = grams / serves;
    if (text.startsWith('½') && serves > 1 && !food.id.startsWith('whole') && ['poultry', 'stewing meat', 'pork', 'lamb', 'fish'].includes(food.kind)) return [`half a piece for ${serves}: "${text}"`];
    const limit = WITH_BONES.test(food.id) ? most * 3 : WEIGHTY.test(text) ? most * 2.3 : most;
    if (each < least * 0.95 && !BY_SPOON.test(text)) return [`too little: "${text}" is ${each.toFixed(1)} g a serving, least ${least}`];
    if (each > limit * 1.05) return [`too much: "${text}" is ${each.toFixed(0)} g a serving, most ${limit}`];
    if (food.id === 'nutmeg' && grams > 2.5) return [`nutmeg over a teaspoon: "${text}"`];
    return [];
  });
  const plate = listed.reduce((sum, { food, grams }) => sum + (food === null || food.kind === 'water' || WITH_BONES.test(food.id) ? 0 : (grams ?? 0)), 0) / serves;
  if (plate > 1300) faults.push(`a plate of ${Math.round(plate)} g`);
  if (plate < 60) faults.push(`a plate of only ${Math.round(plate)} g`);
  return faults;
}
