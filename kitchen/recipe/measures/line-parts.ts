/** An ingredient line taken apart: how much, of what, prepared how. */
import type { Food } from '../../pantry/food.ts';
import { lexicon } from '../../pantry/lexicon.ts';
import { readEntry } from '../../pantry/read-entry.ts';
import { foodAfter } from './food-after.ts';
import { gramsInLine, statedGrams } from './line-grams.ts';
import { measuresIn, type FoundAmount, type Range } from './measures-in.ts';
import { dimensionOf, sizeOf, type Unit } from './units.ts';
import { TEXT } from '../../text-bounds.ts';

export interface LineParts {
  amount: Range | null;
  unit: Unit | null;
  /** The unit as written: "tablespoons". */
  unitText: string;
  /** "large", "(14 oz)": the size of a piece. */
  size: string;
  /** The food as written, without amount and preparation. */
  name: string;
  /** Id of the lexicon's food, or null when it was not understood. */
  food: string | null;
  /** Grams of the lower amount, where known. */
  grams: number | null;
  /** "finely chopped"; empty when there is none. */
  preparation: string;
  /** What stands in brackets, and what follows "plus". */
  note: string;
  optional: boolean;
  toTaste: boolean;
}

const OPTIONAL = /\boptional(?:ly)?\b/i;
const TO_TASTE = /\b(?:to|for|as per) taste\b|\bas (?:needed|required|desired|you like)\b/i;
const SIZES = /^((?:extra[- ]large|jumbo|large|medium(?:-sized)?|small|big|thick|thin|fat|whole)\s+)/i;

const remembered = new Map<string, Food | null>();
/** The food a line names, by readEntry; lines come back again and again while a recipe is scaled. */
function foodOf(text: string): Food | null {
  const known = remembered.get(text);
  if (known !== undefined) return known;
  const reading = readEntry(text.slice(0, TEXT.ingredient));
  const food = reading.outcome === 'food' ? reading.food : null;
  if (remembered.size > 2000) remembered.clear();
  remembered.set(text, food);
  return food;
}

/** The amount a line opens with ("2 lb", "half an"), or the one after "juice of"; null where it gives none. */
export function headAmount(text: string): FoundAmount | null {
  const first = measuresIn(text, true).find((one) => one.kind === 'amount');
  if (first === undefined) return null;
  const before = text.slice(0, first.start).trim();
  return before === '' || /^(?:(?:the )?(?:juice|zest|grated zest|peel|rind|leaves|seeds)(?: and (?:juice|zest))? (?:of|from)|about|approx(?:imately|\.)?|around|roughly|scant|generous|heaping|up to)$/i.test(before) ? first : null;
}

/** Takes an ingredient line apart. Never throws; what a line does not say stays empty or null. */
export function partsOf(line: string): LineParts {
  const text = line.replace(/\*\*/g, '').replace(/^\s*(?:[-•*]\s+|\[[ x]\]\s*)/i, '').trim();
  const head = headAmount(text);
  const food = foodOf(text);
  const notes = [...text.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside).filter((inside) => `(${inside})` !== head?.size);
  const rest = text.slice(head === null ? 0 : Math.max(head.end, head.unit === null && head.size !== '' ? text.indexOf(head.size) + head.size.length : 0));
  const bare = rest.replace(/\([^()]*\)/g, ' ').replace(/^\s*(?:\.|of\b|×|x\b)?\s*/i, '').replace(/\s+/g, ' ');
  const [front = '', ...behind] = bare.split(/,\s*| - | – /);
  const plus = /\bplus\b.*$/i.exec(behind.join(', '))?.[0] ?? '';
  const size = SIZES.exec(front)?.[0] ?? '';
  const split = splitName(front.slice(size.length), food);
  const preparation = [split.preparation, behind.join(', ').replace(plus, '')].map((one) => one.replace(OPTIONAL, '').replace(TO_TASTE, '').replace(/^[\s,;]+|[\s,;]+$/g, '')).filter(Boolean).join(', ');
  const grams = head === null ? null : weighed(text, head, food);
  return {
    amount: head?.amount ?? null, unit: head?.unit ?? null, unitText: head === null ? '' : text.slice(head.unitStart, head.end),
    size: `${head?.size ?? ''} ${size}`.trim(), name: split.name, food: food?.id ?? null, grams, preparation,
    note: [...notes, plus].filter((note) => note !== '' && !/^optional$/i.test(note)).join('; '), optional: OPTIONAL.test(text), toTaste: TO_TASTE.test(text),
  };
}

/** "onion finely chopped": what follows the food's name without a comma is how it is prepared. */
function splitName(front: string, food: Food | null): { name: string; preparation: string } {
  const tidy = front.replace(OPTIONAL, '').replace(TO_TASTE, '').replace(/\s+/g, ' ').trim();
  const named = food === null ? null : foodAfter(tidy, 0);
  const after = named === null ? '' : tidy.slice(named.end);
  const preparation = /^\s+(?:finely|roughly|coarsely|thinly|freshly|peeled|chopped|sliced|diced|minced|grated|cut|melted|softened|beaten|drained|rinsed|crushed|shredded|cubed|halved|at room|for )/i.test(after) ? after.trim() : '';
  return { name: preparation === '' ? tidy : tidy.slice(0, tidy.length - preparation.length).trim(), preparation };
}

function weighed(text: string, { amount, unit }: FoundAmount, food: Food | null): number | null {
  if (unit !== null && dimensionOf(unit) === 'mass') return amount.low * sizeOf(unit);
  return food === null ? statedGrams(text) : gramsInLine(text, amount.low, unit, food);
}

/** The food of a line whose id is known. */
export const foodById = (id: string | null): Food | null => (id === null ? null : (lexicon().foods.get(id) ?? null));
