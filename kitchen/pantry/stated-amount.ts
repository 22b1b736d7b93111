/**
 * The amount that an ingredient line states: "2-3 cups flour", "flour 200 g", "a pinch of salt". It reads as parse-ingredient 3.0.0 does,
 * whose own patterns try exponentially many ways through one long word (decision 0047); this walks each character a fixed number of times.
 */
import { numericQuantity } from 'numeric-quantity';
import { unitNamed } from './unit-names.ts';

export interface StatedAmount {
  quantity: number | null;
  /** The upper end of "2-3". */
  upTo: number | null;
  unit: string | null;
  /** The unit as it was written: "tbsp". */
  written: string | null;
  /** The line without its amount. */
  rest: string;
  /** "For the sauce:" names a part and no ingredient. */
  isHeading: boolean;
}

/** No kitchen writes a longer figure. It bounds how many beginnings of one are tried. */
const LONGEST_FIGURE = 32;
/** What can stand in a figure, as far as `numericQuantity` reads it. */
const FIGURE_RUN = /^[\p{Nd}\s.,_/+⁄¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅟⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉eE-]*/u;
const UNIT_WORD = String.raw`fl(?:uid)?(?:\s+|-)(?:oz|ounces?)|[\p{L}\p{M}\p{N}_]+(?:[./-][\p{L}\p{M}\p{N}_]+|\([\p{L}\p{M}\p{N}_]+\))*[-.]?`;
const FIRST_WORD = new RegExp(`^(?:${UNIT_WORD})`, 'iu');
const ONLY_WORD = new RegExp(`^(?:${UNIT_WORD})$`, 'iu');
const NEXT_WORD = /^[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*[-.]?(?=\s|$)/iu;
const RANGE = /^(?:[-–—]|(?:or|to)\s)/iu;
const DIGITS = String.raw`\d(?:[,_]?\d)*`;
/** A figure at the end of a line, in plain digits: "200", "1 1/2", "0.5". */
const POWER = String.raw`(?:[eE][+-]?${DIGITS})?`;
const FRACTION = String.raw`${DIGITS}(?:\s+${DIGITS})?\s*\/\s*${DIGITS}`;
const END_FIGURE = new RegExp(String.raw`(?:${FRACTION}|(?:${DIGITS})?\.${DIGITS}${POWER}|${DIGITS}${POWER})`, 'y');
/** Of a line's end so many characters are looked through for an amount. */
const LONGEST_END = 64;

/** "1,5 kg" and "0,125 l" as most of the world writes them; "1,000 g" is a thousand. */
const DECIMAL_COMMA = /(?<=(?<![\d.,])\d{1,4}),(?=\d{1,2}(?!\d|,\d))|(?<=(?<![\d.,])0),(?=\d{3}(?!\d))|(?<=(?<![\d.,])\d{1,2}),(?=\d{3} ?(?:kg|kilos?|l|lit(?:er|re)s?)\b)/giu;

const valueOf = (text: string): number => numericQuantity(text.trim(), { round: 3 });
const isAmount = (value: number): boolean => Number.isFinite(value) && value >= 0;
const STARTS_WITH_FIGURE =
  /^(?:[\p{Nd}¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉]|\.\p{Nd})/u;
const startsWithFigure = (text: string): boolean => STARTS_WITH_FIGURE.test(text);

/** The longest beginning that is one figure; null where there is none, or more digits than anybody means. */
function leadingFigure(text: string): { value: number; rest: string } | null {
  const run = FIGURE_RUN.exec(text.slice(0, LONGEST_FIGURE + 1))?.[0].length ?? 0;
  if (run > LONGEST_FIGURE) return null;
  for (let length = run; length > 0; length--) {
    const value = valueOf(text.slice(0, length));
    if (isAmount(value)) return { value, rest: text.slice(length).trim() };
    // "1/0 cups" is not one of "/0 cups".
    if (!Number.isNaN(value)) return null;
  }
  return null;
}

interface Ending { value: number; upTo: number | null; word: string; before: string }

/** The amount at the end of a line ("Ripe tomatoes x2", "flour 200 g"), or null. */
function endingFigure(line: string): Ending | null {
  const from = Math.max(0, line.length - LONGEST_END);
  for (let start = from; start < line.length; start++) {
    const ending = /[\d.]/.test(line.charAt(start)) ? endingFrom(line, start) : null;
    if (ending !== null) return ending;
  }
  return null;
}

function endingFrom(line: string, start: number): Ending | null {
  const figureAt = (at: number): string => {
    END_FIGURE.lastIndex = at;
    return END_FIGURE.exec(line)?.[0] ?? '';
  };
  const first = figureAt(start);
  if (first === '') return null;
  const after = line.slice(start + first.length).trimStart();
  const range = RANGE.exec(after)?.[0] ?? '';
  const afterRange = after.slice(range.length).trimStart();
  const upTo = range === '' ? '' : figureAt(line.length - afterRange.length);
  const word = (upTo === '' ? after : afterRange.slice(upTo.length)).trimStart();
  if (word !== '' && !ONLY_WORD.test(word)) return null;
  const [low, high] = [valueOf(first), upTo === '' ? null : valueOf(upTo)];
  if (!isAmount(low) || (high !== null && !isAmount(high))) return null;
  const before = line.slice(0, start).trimEnd();
  // "tomatoes x 2", "tomatoes: 2"; the x of "box 2" belongs to its word.
  const cut = /(?:[,:–—⨯+-]|(?<!\p{L})x)$/iu.exec(before);
  return { value: low, upTo: high, word, before: (cut === null ? before : before.slice(0, cut.index)).trim() };
}

/** Takes the unit off the beginning of `stated.rest`, where there is one and something is left. */
function takeUnit(stated: StatedAmount): void {
  const first = FIRST_WORD.exec(stated.rest)?.[0];
  if (first === undefined) return;
  const left = stated.rest.slice(first.length).trim();
  if (left === '') return;
  const word = first.replace(/\s+/g, ' ');
  const next = NEXT_WORD.exec(left)?.[0];
  const afterNext = next === undefined ? '' : left.slice(next.length).trim();
  const two = next === undefined || (stated.quantity === null && afterNext === '') ? null : unitNamed(`${word} ${next}`);
  const unit = two ?? unitNamed(word);
  if (unit === null) return;
  Object.assign(stated, two === null ? { unit, written: word, rest: left } : { unit, written: `${word} ${next}`, rest: afterNext });
}

/** The amount of one line; null for an empty one. Any length may be given: the work grows with it and no faster. */
export function statedAmount(text: string): StatedAmount | null {
  const line = text.split('\n').map((one) => one.trim()).find((one) => one !== '')?.replace(DECIMAL_COMMA, '.');
  if (line === undefined) return null;
  const stated: StatedAmount = { quantity: null, upTo: null, unit: null, written: null, rest: line, isHeading: false };
  const leading = startsWithFigure(line) ? leadingFigure(line) : null;
  const ending = leading === null ? endingFigure(line) : null;
  if (leading !== null) Object.assign(stated, { quantity: leading.value, rest: leading.rest });
  else if (ending !== null) takeEnding(stated, ending);
  else stated.isHeading = line.endsWith(':') || /^for\s/iu.test(line);
  const range = stated.quantity === null ? null : RANGE.exec(stated.rest);
  const second = range === null ? '' : stated.rest.slice(range[0].length).trim();
  const upper = startsWithFigure(second) ? leadingFigure(second) : null;
  if (upper !== null) Object.assign(stated, { upTo: upper.value, rest: upper.rest });
  takeUnit(stated);
  return { ...stated, rest: stated.rest.replace(/^of\s+/iu, '') };
}

/** What a thing is packed in, beside the containers that are units: "surimi 1 packet". */
const PACK = /^(?:packets?|tubs?|tubes?|jars?|bottles?|blocks?|pouch(?:es)?|trays?|punnets?|balls?|loa(?:f|ves)|rolls?|slabs?|nets?|logs?|tins?)$/i;

/** "Tin of chickpeas x2": so many of them. */
const ONE_PACK = /^(?:an? )?(tin|can|jar|packet|pack|bag|box|tub|bottle|carton|pouch|block|bunch)(?= of )/iu;

function takeEnding(stated: StatedAmount, { value, upTo, word, before }: Ending): void {
  Object.assign(stated, { quantity: value, upTo, rest: value > 1 ? before.replace(ONE_PACK, '$1s') : before });
  if (word === '') return;
  const last = before.slice(before.lastIndexOf(' ') + 1);
  const two = before === '' ? null : unitNamed(`${last} ${word}`);
  const unit = two ?? unitNamed(word);
  if (unit === null && PACK.test(word)) stated.rest = `${word} of ${before}`;
  else if (unit === null) stated.rest = /\s(?:from|of)$/iu.test(before) ? `${before} ${word}` : before;
  else if (two === null) Object.assign(stated, { unit, written: word });
  else Object.assign(stated, { unit, written: `${last} ${word}`, rest: before.slice(0, -last.length).trim() });
}
