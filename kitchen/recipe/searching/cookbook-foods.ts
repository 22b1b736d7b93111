/** The foods of a kept recipe, read quickly: a cookbook has 10,000 of them, and reading each in full takes minutes. */
import type { Food } from '../../pantry/food.ts';
import { lookUp } from '../../pantry/lexicon.ts';
import { readEntry } from '../../pantry/read-entry.ts';
import { isFree, isStaple } from '../../pantry/staples.ts';
import { ASIDE } from '../../pantry/word-lists.ts';
import { foldName } from '../../pantry/words.ts';
import { readRecipe } from '../reading/read-recipe.ts';
import { TEXT } from '../../text-bounds.ts';

const OPENS = /^(?:#{1,6}\s*|\*\*)ingredients?:?\**:?\s*$/i;
const CLOSES = /^(?:#{1,2}\s|(?:#{3,6}\s*|\*\*)(?:steps?|instructions?|directions?|method|preparation|notes?|tips?)\b)/i;
const BULLET = /^\s*[-*+•]\s+(?:\[[ x]?\]\s*)?(.+)$/i;

/** The ingredient lines of a recipe's text. Bullets under "Ingredients" are taken as they stand; any other form is read in full. */
export function ingredientLines(markdown: string): string[] {
  const lines = markdown.split('\n');
  const from = lines.findIndex((line) => OPENS.test(line.trim()));
  const found: string[] = [];
  for (const line of from < 0 ? [] : lines.slice(from + 1)) {
    if (CLOSES.test(line)) break;
    const item = BULLET.exec(line)?.[1];
    if (item !== undefined) found.push(item.replaceAll('**', '').trim());
  }
  return found.length > 0 ? found : readRecipe(markdown).ingredients.map(({ text }) => text);
}

const AMOUNT = /^(?:about\s+|an?\s+)?(?:[\d\s.,/½¼¾⅓⅔⅛–-]+)?(?:\([^)]*\)\s*)?(?:(?:kg|g|ml|dl|cl|l|liters?|litres?|lbs?|pounds?|oz|ounces?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|cloves?|handfuls?|pinch(?:es)?|sprigs?|stalks?|slices?|heads?|bunch(?:es)?|pieces?|(cans?|tins?)|jars?|packages?|knobs?|leaf|leaves|sheets?|balls?|bulbs?|large|medium|small)\.?\s+)?(?:of\s+)?/i;

/** What was read, by everything that it was read from: names first (a household writes the same few hundred), and whole lines where the name says nothing. */
const byName = new Map<string, Food | null>();
const byLine = new Map<string, Food | null>();
const MOST_REMEMBERED = 50_000;

function remembered(known: Map<string, Food | null>, key: string, read: () => Food | null): Food | null {
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size > MOST_REMEMBERED) known.clear();
  const food = read();
  known.set(key, food);
  return food;
}

/** "(1 lb) beef mince" after "500g ": what stands in the brackets is the amount once more. */
const withoutAside = (text: string): string => text.replace(/^\s*\([^()]*\)/, '').trimStart();
const nameOf = (text: string): string => (withoutAside(text).split(/[,;(]/)[0] ?? '').trim();

/** The food of a line, or null where the lexicon has none. */
export function foodOfLine(line: string): Food | null {
  const [amount = '', canned] = AMOUNT.exec(line) ?? [];
  const name = nameOf(line.slice(amount.length));
  const key = canned === undefined ? name : `canned ${name}`;
  const food = remembered(byName, key, () => named(foldName(key)) ?? (canned === undefined ? null : named(foldName(name))));
  return food ?? remembered(byLine, line, () => entryFood(line));
}

/** The food with this name, also without words that only describe ("boneless chicken thighs"). */
function named(name: string): Food | null {
  const words = name.split(' ');
  for (let from = 0; from < Math.min(words.length, 3); from++) {
    const food = lookUp(words.slice(from).join(' '));
    if (food !== undefined) return food;
    if (!ASIDE.has(words[from] ?? '')) return null;
  }
  return null;
}

function entryFood(line: string): Food | null {
  const reading = readEntry(line.slice(0, TEXT.ingredient));
  return reading.outcome === 'food' ? reading.food : null;
}

export interface RecipeFoods {
  /** Each food once, staples apart. */
  foods: readonly Food[];
  /** Those of them that the cook must have: neither what the recipe can do without nor the oil of every kitchen. */
  needed: readonly Food[];
  /** What the lexicon does not know, as the lines name it. */
  others: readonly string[];
}

const SPARED = /\b(?:optional|if (?:you have|you like|using|liked))\b/i;

export function foodsOfRecipe(markdown: string): RecipeFoods {
  const foods = new Set<Food>();
  const [needed, others] = [new Set<Food>(), new Set<string>()];
  for (const line of ingredientLines(markdown).slice(0, 200)) {
    const food = foodOfLine(line);
    if (food !== null && !SPARED.test(line) && !isFree(food)) needed.add(food);
    if (food !== null) foods.add(food);
    else others.add(nameOf(line.replace(AMOUNT, '')).slice(0, 60));
  }
  others.delete('');
  return { foods: [...foods].filter((food) => !isStaple(food)), needed: [...needed], others: [...others] };
}
