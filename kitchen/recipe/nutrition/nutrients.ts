/** What 100 g of a food give, and how much of it is not eaten. */
import { NUTRIENTS } from '../../data/food-tables/nutrients.ts';
import type { Food } from '../../pantry/food.ts';
import { lexicon } from '../../pantry/lexicon.ts';

/** Energy in kcal, sodium in mg, everything else in grams. */
export interface Nutrients { kcal: number; protein: number; fat: number; saturated: number; carbohydrate: number; sugars: number; fibre: number; sodium: number }
export const NAMES = ['kcal', 'protein', 'fat', 'saturated', 'carbohydrate', 'sugars', 'fibre', 'sodium'] as const satisfies readonly (keyof Nutrients)[];

export interface FoodFacts {
  /** In 100 g of what is eaten. */
  per100: Nutrients;
  /** The share of it as bought that is bones, peel or shell: 0 to 1. */
  refuse: number;
}

interface Variants { usual: FoodFacts | null; others: { words: readonly string[]; facts: FoodFacts }[] }
let read: ReadonlyMap<string, Variants> | null = null;

function table(): ReadonlyMap<string, Variants> {
  if (read !== null) return read;
  const rows = new Map<string, Variants>();
  for (const line of NUTRIENTS.trim().split('\n')) {
    const bar = line.indexOf('|');
    const [kcal = 0, protein = 0, fat = 0, saturated = 0, carbohydrate = 0, sugars = 0, fibre = 0, sodium = 0, refuse = 0] = line.slice(0, bar).split(' ').map(Number);
    const facts: FoodFacts = { per100: { kcal, protein, fat, saturated, carbohydrate, sugars, fibre, sodium }, refuse: refuse / 100 };
    for (const name of line.slice(bar + 1).split(';')) {
      const [food = '', words] = name.split(' [');
      const row = rows.get(food) ?? { usual: null, others: [] };
      rows.set(food, row);
      if (words === undefined) row.usual = facts;
      else row.others.push({ words: words.slice(0, -1).split('|'), facts });
    }
  }
  return read = rows;
}

const hasWord = (text: string, word: string): boolean => new RegExp(String.raw`(?<![\p{L}\d-])${word}(?![\p{L}\d])`, 'iu').test(text);

/**
 * The facts of a food, or of the broader food it is one of; null where the tables have neither.
 * @param text of its line, whose words may say which it is ("skinless", "low-fat")
 */
export function factsOf(food: Food, text = ''): FoodFacts | null {
  for (let at: Food | undefined = food, hops = 0; at !== undefined && hops < 4; hops++) {
    const row = table().get(at.id);
    if (row !== undefined) return row.others.find(({ words }) => words.some((word) => hasWord(text, word)))?.facts ?? row.usual;
    at = at.is === null ? undefined : lexicon().foods.get(at.is);
  }
  return null;
}

export const none = (): Nutrients => ({ kcal: 0, protein: 0, fat: 0, saturated: 0, carbohydrate: 0, sugars: 0, fibre: 0, sodium: 0 });
