/** The times of a step that a cook would set a timer for, each named by what is done meanwhile. */
import { foodAfter } from './food-after.ts';
import { measuresIn, type Range } from './measures-in.ts';

export interface Timer {
  minutes: Range;
  /** Where the time stands in the step. */
  start: number;
  end: number;
  /** Two to five words of the sentence: "Simmer the sauce". */
  label: string;
}

/** Times that are no waiting at the stove: "the last 2 minutes", "keeps for 3 hours", "ready in 30 minutes". */
const NO_TIMER_BEFORE = new RegExp([
  String.raw`\b(?:last|final|first|within|up to|every|before the|than|after the first|takes?|ready in)\s+(?:about\s+|only\s+)?$`,
  String.raw`\b(?:every|keeps?|keep|lasts?) (?:for )?(?:about |up to )?$`,
].join('|'), 'i');
const NO_TIMER_AFTER = /^\s*(?:before|ahead|earlier|later|old|in advance|in total|a side\b(?=[^.]*\bper\b)|in the fridge(?= at most))/i;
/** "Wait 5 minutes before slicing": here the time itself is told. */
const WAITING = /\b(?:for|wait|rest|stand|sit|cool|chill)\s+(?:about\s+|at least\s+)?$/i;

const HOW = 'pressure|slow|blind|air|deep|pan|stir|shallow|par';
const VERB = [
  String.raw`(?:(?:${HOW})[ -])?(?:bake|cook|fry|boil|roast)`,
  'simmer|saut[eé]|steam|grill|broil|brown|toast|poach|braise|stew|rest|chill|marinate|soak|cool|rise|prove|proof|knead|whisk|beat|mix|stir',
  'soften|sweat|sear|bubble|reduce|stand|sit|freeze|refrigerate|melt|blanch|preheat|heat|warm|microwave|sizzle|toss|turn|flip|wait|leave',
  'set aside|infuse|steep|brew|drain|crisp|caramelize|blend|blitz|whizz|process|pulse|press|char|puff|settle|work|fold|ferment|cure|brine',
  String.raw`dry|foam|natural release|continue \p{L}{3,12}ing`,
].join('|');
/** Where something is put, and what happens to it there. */
const PLACES: readonly (readonly [where: RegExp, act: string])[] = [
  [/\b(?:in|into|to)\s+(?:the|a|your)\s+(?:\p{L}{1,12} ){0,2}oven\b/iu, 'Bake'],
  [/\b(?:in|into|to)\s+(?:the|your)\s+(?:fridge|refrigerator)\b/i, 'Chill'],
  [/\b(?:in|into|to)\s+(?:the|your)\s+freezer\b/i, 'Freeze'],
];
/** A verb where an order begins: at the head of a clause, after "and", "then" or "let it". */
const BEGINS = String.raw`^|[.;:,–—]\s{0,3}|\b(?:and|then|to|or|let(?: (?:it|them|everything|the [\p{L} ]{2,30}?))?|gently|slowly|briefly)\s{1,3}`;
const ORDER = new RegExp(String.raw`(?:${BEGINS})(${VERB}|cream)(?!\p{L})`, 'giu');
const NO_ACT = String.raw`\s+(?:sugar|rice|bread|bits|lentils|place|water|plate)`;
const ANY_VERB = new RegExp(String.raw`(?<!\b(?:an?|the|of|with|in|some)\s|\p{L})(${VERB})(?!\p{L})(?!${NO_ACT})`, 'giu');
const STOP = new RegExp(String.raw`\b(?:${[
  String.raw`for|about|until|over|on|in|at|gently|with|under|around|an?\s(?:additional|further|extra)|another|without|by|from|now|as|into|to`,
  'and|or|up|very|again|more|most|together|then|every|of|overnight|constantly|continuously|uncovered|covered|vigorously|undisturbed',
  'occasionally|often|it|them',
].join('|')})\b`, 'i');

/**
 * Every time in a step that a cook would set a timer for, in the order of the text.
 * @returns minutes as a range; a half minute is 0.5
 */
export function timersIn(step: string): Timer[] {
  return measuresIn(step).flatMap((found) => {
    if (found.kind !== 'duration') return [];
    const [before, after] = [step.slice(0, found.start), step.slice(found.end)];
    if (NO_TIMER_BEFORE.test(before) || (NO_TIMER_AFTER.test(after) && !WAITING.test(before)) || isPassed(before, after)) return [];
    return [{ minutes: found.minutes, start: found.start, end: found.end, label: labelFor(before, after) }];
  });
}

/** "bake for 12 minutes, turning after 6", "After 20 minutes, turn": that clock runs already. */
function isPassed(before: string, after: string): boolean {
  if (!/\bafter\s+(?:about\s+)?$/i.test(before)) return false;
  const sentence = before.slice(before.lastIndexOf('.') + 1);
  const figure = sentence.search(/\d/);
  if (figure >= 0 && /\b(?:minutes?|hours?|mins?)\b/i.test(sentence.slice(figure))) return true;
  if (!/^\s*after\s+(?:about\s+)?$/i.test(sentence) || !/^\s*,/.test(after)) return false;
  return measuresIn(after.split(/[.!?](?:\s|$)/)[0] ?? '').some(({ kind }) => kind === 'duration');
}

/** What is done while the clock runs: the last order before the time, with what it is done to. */
function labelFor(before: string, after: string): string {
  const sentences = before.split(/(?<=[.!?;])\s+/);
  const sentence = sentences.at(-1) ?? '';
  const order = [...sentence.matchAll(ORDER)].at(-1) ?? [...sentence.matchAll(ANY_VERB)].at(-1);
  const verb = order?.[1] ?? '';
  const from = order === undefined ? 0 : order.index + order[0].length - verb.length;
  if (order === undefined || /^leave$/i.test(verb)) {
    const clause = sentence.split(/,\s|;\s|\bthen\b/).at(-1) ?? '';
    const place = PLACES.find(([where]) => where.test(clause));
    if (place !== undefined) return named(place[1], objectIn(clause, false, true));
  }
  if (order === undefined) {
    const next = /^\s*(?:of\s+)?(\p{L}+ing)\b/u.exec(after)?.[1];
    const words = next ?? /^\p{L}+ (?:in )?the \p{L}+/u.exec(sentence)?.[0];
    return words === undefined ? withoutOrder(sentences, sentence) : capital(words);
  }
  if (/^wait$/i.test(verb)) return 'Let stand';
  if (/^(?:cool|set aside)$/i.test(verb) && !/^\s+the\b/i.test(sentence.slice(from + verb.length))) return capital(verb);
  if (/^(?:stand|sit|rise|settle|prove|proof|foam)$/i.test(verb)) return `Let ${verb.toLowerCase()}`;
  const clause = sentence.slice(from).replace(/\s*(?:[,:(\d¼½¾⅓⅔]|\s[–—]\s).*$/, '');
  const stop = clause.search(STOP);
  const words = clause.slice(0, stop < 0 ? clause.length : stop).trim().split(/\s+/).filter(Boolean).slice(0, 5);
  if (words.length > verb.split(' ').length) return capital(words.join(' ').replace(/\s{1,3}(?:the|a|an)$/i, ''));
  const strewn = SCATTERED.test(sentence) && SPOKEN_OF.test(verb);
  const object = strewn ? '' : objectIn(sentence.slice(0, from), true, /^(?:simmer|bake|roast|boil)$/i.test(verb));
  if (object !== '' || !(SPOKEN_OF.test(verb) || /\b(?:it|them)\s+rest$/i.test(order[0]))) return named(verb, object);
  return named(verb, spokenOf(sentences.slice(0, -1)));
}

const named = (verb: string, object: string): string => capital(`${verb} ${object}`.trim());

/** What the sentences before speak of, the nearest first. */
const spokenOf = (sentences: readonly string[]): string =>
  sentences.toReversed().map((one) => (SCATTERED.test(one) ? '' : objectIn(one, false, true))).find((one) => one !== '') ?? '';

/** A sentence with a time and no order: the last act of the sentence before, or at least the food. */
function withoutOrder(sentences: readonly string[], sentence: string): string {
  const food = objectIn(sentence, false, true) || spokenOf(sentences.slice(0, -1));
  const act = sentences.slice(0, -1).toReversed().map((one) => [...one.matchAll(ORDER)].at(-1)?.[1]).find((one) => one !== undefined);
  if (act !== undefined) return named(act, food);
  return food === '' ? 'Let stand' : capital(food);
}

/** What a sentence before may have named: "Check the lamb chops. Let rest." */
const SPOKEN_OF = /^(?:simmer|roast|cook|fry|bake|saut[eé]|brown|soften|sweat|steam|boil)$/i;
/** What is strewn on top is not what cooks. */
const SCATTERED = /^(?:scatter|sprinkle|dust|brush|drizzle|top)\b/i;
const SEASONING: ReadonlySet<string> = new Set(['spices', 'condiments', 'baking']);
/** What leaves the pan does not cook on. */
const TAKEN = /\b(?:remove|discard|lift out|take out|scoop out|pour off|skim off)\s+(?:the\s+)?$/i;

const NAMING = /\b(?<prep>into|to|in|on|over|with|from|under)?\s*\b(?:the|add|adding)\s+(?=\p{L})/giu;

/** "the carrots": the food named last before a lone verb, or first in a sentence further up; what something is put into counts last. */
function objectIn(text: string, last: boolean, main: boolean): string {
  const starts = [...text.matchAll(NAMING)].flatMap((match) => {
    const at = match.index + match[0].length;
    return TAKEN.test(text.slice(0, at)) ? [] : [{ at, beside: match.groups?.['prep'] !== undefined }];
  });
  const found = (last ? starts.toReversed() : starts).flatMap(({ at, beside }) => {
    if (/^the\b/i.test(text.slice(at))) return [];
    const made = /^(?:meatballs|patties|skewers|dumplings|sauce|glaze|dough|filling|vegetables|pasta|batter)\b/i.exec(text.slice(at));
    if (made !== null) return [{ words: made[0], beside }];
    const food = foodAfter(text, at);
    const words = text.slice(at, food?.end ?? at);
    if (food === null || THINGS.test(words) || words.length >= 32 || (main && SEASONING.has(food.food.aisle))) return [];
    return [{ words, beside: beside || SEASONING.has(food.food.aisle) }];
  });
  const one = found.find(({ beside }) => !beside) ?? (last ? found[0] : undefined);
  return one === undefined ? '' : `the ${one.words}`;
}
const THINGS = new RegExp(String.raw`\b(?:${[
  'pan|pot|oven|heat|tin|tray|dish|lid|bowl|boil|edges?|top|side|bottom|rest|stove|salt|pepper|oil|butter|water|fat|board|fridge|moment',
  'underside|surface',
].join('|')})\b`, 'i');
const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());
