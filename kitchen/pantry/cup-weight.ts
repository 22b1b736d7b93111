/** What a cup and a spoon of a food weigh: grated, chopped and leafy things leave air. */
import { HOUSEHOLD_WEIGHTS } from '../data/food-tables/household-weights.ts';
import type { Food } from './food.ts';
import type { KindName } from './kinds.ts';
import { lexicon } from './lexicon.ts';

/** Grams in a US cup where neither a food nor a broader one is in the table. */
const CUP: Readonly<Partial<Record<KindName, number>>> = {
  'rice': 190, 'grain': 175, 'oats': 90, 'cereal': 40, 'pasta': 95, 'noodle': 60, 'fresh pasta': 140, 'cooked grain': 170, 'bread': 35, 'sweet': 100,
  'dried beans': 185, 'lentils': 190, 'beans': 175, 'nut': 120, 'peanut': 145, 'seed': 140, 'dried fruit': 145, 'chocolate': 170,
  'hard cheese': 100, 'melting cheese': 113, 'crumbly cheese': 140, 'fresh cheese': 240, 'frying cheese': 130,
  'berry': 150, 'peas and corn': 145, 'leafy green': 30, 'salad leaf': 25, 'tender herb': 30, 'woody herb': 30, 'mushroom': 70, 'cabbage': 80, 'pickled vegetable': 140,
  'firm vegetable': 100, 'tender vegetable': 130, 'root': 125, 'bulb': 150, 'green onion': 100, 'tomato': 180, 'potato': 150, 'starchy root': 135, 'squash': 120,
  'raw vegetable': 120, 'sprouts': 100, 'firm fruit': 125, 'stone fruit': 155, 'tropical fruit': 160, 'canned fruit': 220, 'canned tomato': 240, 'cooked meat': 140,
  'poultry': 140, 'beef': 150, 'pork': 150, 'lamb': 150, 'fish': 140, 'shrimp': 145, 'ground meat': 225, 'ground poultry': 225, 'cured meat': 135,
  'cooked sausage': 135, 'raw sausage': 225, 'bacon': 135, 'tofu': 250, 'ginger': 96, 'garlic': 136, 'chili': 105,
};

/** How a line says a form of the table. */
const SAID: Readonly<Record<string, RegExp>> = {
  crumbs: /\bcrumbs?\b/, chopped: /\b(?:chopped|minced|snipped)\b/, sliced: /\bslice[ds]?\b/, shredded: /\b(?:shredded|grated)\b/, grated: /\bgrated\b/, diced: /\b(?:diced?|cubed?|cubes)\b/,
  cubed: /\b(?:diced?|cubed?|cubes)\b/, pieces: /\b(?:pieces|chunks|florets)\b/, whole: /\bwhole\b/, halved: /\b(?:halved|halves)\b/, slivered: /\b(?:slivered|flaked)\b/, ground: /\bground\b/,
  mashed: /\bmashed\b/, pureed: /\bpur[ée]ed?\b/, crushed: /\bcrushed\b/, crumbled: /\bcrumbled\b/, sifted: /\bsifted\b/, whipped: /^whipped\b/, mini: /\bmini(?:ature)?\b/, shaved: /\bshaved\b/,
};

interface Weights { cup: number | null; spoon: number | null; others: ReadonlyMap<string, number> }
let read: ReadonlyMap<string, Weights> | null = null;

function table(): ReadonlyMap<string, Weights> {
  return read ??= new Map(HOUSEHOLD_WEIGHTS.trim().split('\n').flatMap((line) => {
    const [said = '', foods = ''] = line.split('|');
    const [cup = '-', ...rest] = said.split(' ');
    const others = new Map(rest.map((one) => [one.split('=')[0] ?? '', Number(one.split('=')[1])] as const));
    const weights = { cup: cup === '-' ? null : Number(cup), spoon: others.get('tbsp') ?? null, others };
    return foods.split(';').map((food) => [food, weights] as const);
  }));
}

/** The row of a food, or of the broader food it is one of. */
function rowOf(food: Food): Weights | null {
  for (let at: Food | undefined = food, hops = 0; at !== undefined && hops < 4; hops++) {
    const row = table().get(at.id);
    if (row !== undefined && (row.cup !== null || at !== food)) return row;
    at = at.is === null ? undefined : lexicon().foods.get(at.is);
    if (at?.kind !== food.kind) return null;
  }
  return null;
}

/**
 * Grams in a US cup of a food as it lies there.
 * @param words of the line, where they say in what form ("grated", "cubes", "crushed")
 */
export function cupGrams(food: Food, words = ''): number {
  const row = rowOf(food);
  const said = words.toLowerCase();
  for (const [form, grams] of row?.others ?? []) if (SAID[form]?.test(said) === true) return grams;
  return row?.cup ?? (food.density === 1 ? (CUP[food.kind] ?? 240) : food.density * 240);
}

/** Grams in a tablespoon of a food. */
export const spoonGrams = (food: Food, words = ''): number => rowOf(food)?.spoon ?? cupGrams(food, words) / 16;

/** Grams of one slice, leaf, clove, strip or sprig, or of a small, medium or large piece, where the table has it. */
export const pieceGrams = (food: Food, piece: string): number | null => table().get(food.id)?.others.get(piece) ?? null;
