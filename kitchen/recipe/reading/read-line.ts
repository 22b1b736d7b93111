import { readEntry } from '../../pantry/read-entry.ts';
import { splitEntry } from '../../pantry/split-entry.ts';
import { statedAmount } from '../../pantry/stated-amount.ts';
import { gramsInLine } from '../measures/line-grams.ts';
import { UNIT_OF } from '../measures/units.ts';
import { TEXT } from '../../text-bounds.ts';
import type { IngredientLine } from '../recipe.ts';

/** One ingredient line read: its food, and grams where the amount says. `text` is words without marks (see bare-text.ts). */
export function readLine(text: string, group: string | null = null): IngredientLine {
  const read = text.slice(0, TEXT.ingredient);
  const amount = statedAmount(read);
  const whole = readEntry(read);
  // "1 tbsp oil + 1 tsp ghee": the first of several foods.
  const reading = whole.outcome === 'unknown' ? readEntry(splitEntry(read)[0] ?? read) : whole;
  const food = reading.outcome === 'food' ? reading.food : null;
  const stated = /\(about ([\d.]+) (k?g)\b/.exec(text);
  const grams = stated !== null ? Number(stated[1]) * (stated[2] === 'kg' ? 1000 : 1) : food !== null && amount?.quantity != null ? gramsInLine(read, amount.quantity, amount.unit ?? pieceIn(amount.rest), food) : null;
  return { text, food: food?.id ?? null, grams, group };
}

/** "slices" in "3 slices tomato": pieces that are no units to whoever reads an amount alone. */
const pieceIn = (rest: string): string | null => UNIT_OF.get(/^\p{L}+(?=\s)/u.exec(rest)?.[0].toLowerCase() ?? '') ?? null;
