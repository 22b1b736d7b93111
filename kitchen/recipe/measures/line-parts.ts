/** An ingredient line taken apart: how much, of what, prepared how. */
import type { Food } from '../../pantry/food.ts';
import { findFood, lexicon } from '../../pantry/lexicon.ts';
import { readEntry } from '../../pantry/read-entry.ts';
import { ASIDE } from '../../pantry/word-lists.ts';
import { foodAfter } from './food-after.ts';
import { gramsInLine, statedGrams } from './line-grams.ts';
import { measuresIn, type Found, type FoundAmount, type Range } from './measures-in.ts';
import { dimensionOf, sizeOf, systemOf, type Unit } from './units.ts';
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

const OPTIONAL = /\boptional(?:ly)?\b|\bif (?:desired|you like|you want|using|liked|you have (?:it|them|some|any))\b/i;
const TO_TASTE = /(?:\bor )?\b(?:to|for|as per) taste\b|\bas (?:needed|required|desired|you like)\b/i;
const SIZES = /^((?:extra[- ]large|jumbo|large|medium(?:-sized)?|small|(?:sm|med|lg|lrg)\.|big|thick|thin|fat|whole)\s+)/i;

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

/** What may stand before the first amount of a line and says no food: "juice of", "about". */
const BEFORE = /^(?:(?:the )?(?:juice|zest|grated zest|peel|rind|leaves|seeds)(?: and (?:juice|zest))? (?:of|from)|about|approx(?:imately|\.)?|around|roughly|scant|generous|heaping|up to|~|≈|circa|ca\.?)$/i;
/** "Chicken breast -", "Garlic:", "Rice (basmati)", "Onion,": a name with its amount behind it. */
const NAME_FIRST = /^\p{L}[\p{L}\p{M}'’ -]{1,60}(?:\([^()]{1,40}\) ?)?(?:,[\p{L} -]{1,40}){0,2}(?: ?[-–—:,]| )?$/u;
const AMOUNT_LAST = /^\s*(?:$|[,;(]|[-–—] )/;

/** The amount of a line: what it opens with ("2 lb", "half an"), the one after "juice of", or the one behind the name ("onion, 1"); null where it gives none. */
export function headAmount(text: string, found: readonly Found[] = measuresIn(text, true)): FoundAmount | null {
  const first = found.find((one) => one.kind === 'amount');
  if (first === undefined) return null;
  const before = text.slice(0, first.start).trim();
  return before === '' || BEFORE.test(before) || isBehind(text, first) ? first : null;
}

/** Whether an amount stands behind the name of what it counts. */
function isBehind(text: string, { start, end, unit, size }: FoundAmount): boolean {
  const before = text.slice(0, start).trimEnd();
  const after = text.slice(unit === null && size !== '' ? text.indexOf(size, end) + size.length : end).replace(/^\s*(?:large|medium|small|whole)\b/i, '');
  return start > 0 && NAME_FIRST.test(before) && !/\b(?:or|and|plus|about|into|in|of|from|with)[ ,]*$/i.test(before) && AMOUNT_LAST.test(after);
}

/** How a line's parts lie in it: the amount in all its ways of writing and its sums, then where the name stands. */
interface Head { amount: Range; end: number }
const isMetric = (unit: Unit): boolean => systemOf(unit) === 'metric';
const ADDED = /^\s*(?:plus|\+|and|&)?\s*$/i;

/** "1 cup plus 2 tablespoons", "200g/7oz": the amount with what adds to it, and the end of what says it again. */
function wholeAmount(text: string, head: FoundAmount, found: readonly Found[]): Head {
  let { amount, end } = head;
  for (const one of found) {
    if (one.kind !== 'amount' || one.start < end || one.unit === null || head.unit === null) continue;
    const gap = text.slice(end, one.start);
    const [size, more] = [sizeOf(head.unit), sizeOf(one.unit)];
    if (size === 0 || more === 0) break;
    const added = ADDED.test(gap) && more < size && dimensionOf(one.unit) === dimensionOf(head.unit) && isMetric(one.unit) === isMetric(head.unit);
    if (!added && !/^\s*[/|]\s*$/.test(gap) && !(gap.trim() === '' && one.unit !== head.unit)) break;
    if (added) amount = { low: amount.low + (one.amount.low * more) / size, high: amount.high + (one.amount.high * more) / size };
    end = one.end;
  }
  return { amount, end };
}

/** Takes an ingredient line apart. Never throws; what a line does not say stays empty or null. */
export function partsOf(line: string): LineParts {
  const written = line.replace(/\*\*/g, '').replace(/^\s*(?:[-•*]\s+|\[[ x]\]\s*)/i, '').trim();
  const text = written.replace(/^optional(?:ly)?\s*[:–-]\s*/i, '').replace(/ \+ (?=(?:more|extra|some)\b)/i, ', plus ');
  const found = measuresIn(text, true);
  const head = headAmount(text, found);
  const food = foodOf(text);
  const notes = [...text.matchAll(/\(([^()]*)\)/g)].map(([, inside = '']) => inside).filter((inside) => `(${inside})` !== head?.size);
  const whole = head === null ? { amount: null, end: 0 } : wholeAmount(text, head, found);
  const after = text.slice(head === null ? 0 : Math.max(whole.end, head.unit === null && head.size !== '' ? text.indexOf(head.size) + head.size.length : 0));
  const rest = head !== null && isBehind(text, head) ? `${text.slice(0, head.start).replace(/[\s,:–—-]{1,4}$/u, '').replace(/\s[x×]$/u, '')}, ${after.replace(/^[\s,;–—-]+/u, '')}` : after;
  const bare = rest.replace(/\([^()]*\)/g, ' ').replace(/^\s*(?:\.|of\b|×|x\b)?\s*/i, '').replace(/^\p{L}+[- ]sized? /iu, '').replace(/^(?:each|apiece|nos?\.?):? /i, '').replace(/^(?:(?:large|medium|small) )?or [\d½¼¾⅓⅔][\d.,/½¼¾⅓⅔ ]{0,6}/i, '').replace(/\s+/g, ' ');
  const [first = '', ...following] = bare.split(/\s?,\s?| - | – /);
  // "boneless, skinless chicken thighs": what only describes is no name.
  const describes = first !== '' && following.length > 0 && first.split(/[ -]/).every((word) => ASIDE.has(word.toLowerCase())) && food !== null && findFood(first) === null;
  const [front, behind] = describes ? [`${first}, ${following[0] ?? ''}`, following.slice(1)] : [first, following];
  const plus = /\bplus\b.*$/i.exec(behind.join(', '))?.[0] ?? '';
  const size = SIZES.exec(front)?.[0] ?? '';
  const split = splitName(front.slice(size.length), food);
  const preparation = [split.preparation, behind.join(', ').replace(plus, '')].map((one) => one.replace(OPTIONAL, '').replace(TO_TASTE, '').replace(/^[\s,;]+|[\s,;]+$/g, '')).filter(Boolean).join(', ');
  const grams = head === null ? null : weighed(text, { ...head, amount: whole.amount ?? head.amount }, food);
  return {
    amount: whole.amount, unit: head?.unit ?? null, unitText: head === null ? '' : text.slice(head.unitStart, head.end),
    size: `${head?.size ?? ''} ${size}`.trim(), name: split.name, food: food?.id ?? null, grams, preparation,
    note: [...notes, plus].filter((note) => note !== '' && !/^(?:optional|if you have (?:it|them))$/i.test(note)).join('; '), optional: OPTIONAL.test(written), toTaste: TO_TASTE.test(text),
  };
}

/** "onion finely chopped": what follows the food's name without a comma is how it is prepared. */
function splitName(front: string, food: Food | null): { name: string; preparation: string } {
  const tidy = front.replace(OPTIONAL, '').replace(TO_TASTE, '').replace(/\s+/g, ' ').trim();
  const named = food === null ? null : foodAfter(tidy, 0);
  const after = named === null ? '' : tidy.slice(named.end);
  const preparation = /^\s+(?:finely|roughly|coarsely|thinly|freshly|peeled|chopped|sliced|diced|minced|grated|cut|melted|softened|beaten|drained|rinsed|crushed|shredded|cubed|halved|quartered|torn|juiced|zested|seeded|deseeded|cored|trimmed|washed|boiled|mashed|at room|for )/i.test(after) ? after.trim() : '';
  return { name: preparation === '' ? tidy : tidy.slice(0, tidy.length - preparation.length).trim(), preparation };
}

function weighed(text: string, { amount, unit }: FoundAmount, food: Food | null): number | null {
  if (unit !== null && dimensionOf(unit) === 'mass') return amount.low * sizeOf(unit);
  return food === null ? statedGrams(text) : gramsInLine(text, amount.low, unit, food);
}

/** The food of a line whose id is known. */
export const foodById = (id: string | null): Food | null => (id === null ? null : (lexicon().foods.get(id) ?? null));
