/** Every amount, time, temperature and length in a running text, with the places of its figure and of its unit. */
import { foodAfter } from './food-after.ts';
import { isArticle, NUMBER, readNumber } from './numbers.ts';
import { UNIT_OF, type Unit } from './units.ts';

export interface Range { low: number; high: number }
interface Place { start: number; end: number }
export interface FoundAmount extends Place {
  kind: 'amount';
  amount: Range;
  unit: Unit | null;
  /** Where the figure ends and where the unit stands (at the figure's end when there is none). */
  figureEnd: number;
  unitStart: number;
  /** "heaped", "(14 oz)": what stands between figure and unit. */
  size: string;
  /** Written as "a" or "an". */
  article: boolean;
}
export type Found = FoundAmount
  | (Place & { kind: 'duration'; minutes: Range })
  | (Place & { kind: 'temperature'; celsius: Range; figures: Range; written: 'C' | 'F' | 'gas'; fan: boolean })
  | (Place & { kind: 'length'; cm: Range; written: 'cm' | 'mm' | 'in'; sides: readonly number[] });

const stick = (source: string, flags = 'iuy'): RegExp => new RegExp(source, flags);
const QUANTITY = new RegExp(NUMBER, 'giu');
const DEGREES = stick(String.raw`\s*(?:(?:°|º|˚|degrees?\b|deg\b\.?)(?:\s*(C\b|F\b|celsius|fahrenheit|centigrade))?|(C|F)\b)(\s+\(?fan\b)?`);
const DIMENSIONS = stick(String.raw`((?:\s?[x×]\s?[\d.½¼¾⅓⅔]+)*)\s*-?\s*(cm|centimet(?:er|re)s?|mm|millimet(?:er|re)s?|inch(?:es)?|["″”]|in(?=\s*[),.;:]|\s+(?:thick|wide|long|deep|high|apart|across|chunks?|pieces?|cubes?|dice|lengths?|slices?|strips?|rounds?|square|pie|tart|cake|tin|pan|dish|skillet|frying|springform|border|sticks?|batons?|loaf|baking|solid|matchsticks?)\b|$))(?![\p{L}])`);
const TIME = stick(String.raw`\s*-?\s*(?:(?:full|good|whole)\s+)?(seconds?|secs?|minutes?|mins?|hours?|hrs?|hr|h)(?![\p{L}])(?:\s+and\s+a\s+(half|quarter))?`);
const UNIT_WORDS = [...UNIT_OF.keys()].toSorted((a, b) => b.length - a.length).map((word) => word.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s+`)).join('|');
const WEIGHED = 'g|grams?|kg|ml|l|oz|ounces?|lbs?|pounds?|fl oz|liters?|litres?';
const SIZE = String.raw`((?:\s+(?:heaped|heaping|level|rounded|scant|generous|good|large|medium|small|big|thick|thin|whole|fresh|full|fat|thumb-sized|packed)(?=\s))*)`;
const LABEL = String.raw`(\s*\(\s*[\d.,/½¼¾⅓⅔⅛\s–-]+(?:to\s+[\d.,/½¼¾⅓⅔⅛]+[\s-]*)?(?:${WEIGHED}|inch|cm)\.?\s*(?:each)?\)|\s*[x×]\s*[\d.,½¼¾⅓⅔]+\s?-?(?:${WEIGHED})\b|\s+[\d.,½¼¾⅓⅔]+\s?-?\s?(?:${WEIGHED})\b(?=\s+(?:${UNIT_WORDS}|\p{L}+\s)))?`;
const UNIT = stick(String.raw`${LABEL}${SIZE}\s*-?\s*(${UNIT_WORDS})(?![\p{L}])`);
const MINUTES: Readonly<Record<string, number>> = { s: 1 / 60, m: 1, h: 60 };
/** Gas marks as the dial's degrees Celsius. */
export const GAS: Readonly<Record<string, number>> = { '0.25': 110, '0.5': 120, 1: 140, 2: 150, 3: 160, 4: 180, 5: 190, 6: 200, 7: 220, 8: 230, 9: 240 };
const toCelsius = (fahrenheit: number): number => ((fahrenheit - 32) * 5) / 9;

function temperature(text: string, start: number, at: number, range: Range): Found | null {
  DEGREES.lastIndex = at;
  const match = DEGREES.exec(text);
  if (match === null) return null;
  const letter = (match[1] ?? match[2] ?? '').charAt(0).toUpperCase();
  // "two degrees decide" is a difference, no setting.
  if (letter === '' && range.high < 40) return null;
  // "2 C" is two cups and "180 C" an oven.
  if (match[1] === undefined && match[2] !== undefined && (range.high < 35 || match[2] !== letter)) return null;
  const sign = /[−-]$/.test(text.slice(0, start)) && !/\d\s?[−-]$/.test(text.slice(0, start)) ? -1 : 1;
  const written = letter === 'F' || (letter === '' && (range.high > 250 || /°\s?F|fahrenheit/i.test(text) || (range.high >= 140 && range.high <= 170 && /thermometer|internal|reads|registers/i.test(text)))) ? 'F' : 'C';
  const figures = { low: range.low * sign, high: range.high * sign };
  const celsius = written === 'F' ? { low: toCelsius(figures.low), high: toCelsius(figures.high) } : figures;
  const fan = match[3] !== undefined;
  return { kind: 'temperature', start: sign < 0 ? start - 1 : start, end: at + match[0].length - (match[3]?.length ?? 0), celsius, figures, written, fan };
}

function lengthAt(text: string, start: number, at: number, range: Range): Found | null {
  DIMENSIONS.lastIndex = at;
  const match = DIMENSIONS.exec(text);
  if (match === null) return null;
  const word = (match[2] ?? '').toLowerCase();
  const written = word.startsWith('c') ? 'cm' : word.startsWith('m') ? 'mm' : 'in';
  const factor = written === 'cm' ? 1 : written === 'mm' ? 0.1 : 2.54;
  const sides = (match[1] ?? '').split(/[x×]/).map(readNumber).filter((side) => Number.isFinite(side));
  return { kind: 'length', start, end: at + match[0].length, cm: { low: range.low * factor, high: range.high * factor }, written, sides };
}

function duration(text: string, start: number, at: number, range: Range): Found | null {
  TIME.lastIndex = at;
  const match = TIME.exec(text);
  if (match === null) return null;
  // "in a second pan"
  if (match[1] === 'second' && isArticle(text.slice(start, at))) return null;
  const factor = MINUTES[(match[1] ?? '').charAt(0).toLowerCase()] ?? 1;
  const more = match[2] === undefined ? 0 : match[2] === 'half' ? 0.5 : 0.25;
  const found = { kind: 'duration', start, end: at + match[0].length, minutes: { low: (range.low + more) * factor, high: (range.high + more) * factor } } as const;
  const or = /^\s+or\s+(?:two|so)\b/i.exec(text.slice(found.end));
  // "a minute or two"
  if (or !== null && isArticle(text.slice(start, at))) return { ...found, end: found.end + or[0].length, minutes: { low: factor, high: (or[0].endsWith('two') ? 2 : 1) * factor } };
  return found;
}

function amount(text: string, start: number, at: number, range: Range, article: boolean, line: boolean): Found | null {
  if (range.high <= 0) return null;
  UNIT.lastIndex = at;
  const match = UNIT.exec(text);
  const short = line ? /^ ?([cCtT])\.?(?= [\p{L}])/u.exec(text.slice(at)) : null;
  if (match === null && short !== null) {
    const unit = /c/i.test(short[1] ?? '') ? 'cup' : short[1] === 'T' ? 'tablespoon' : 'teaspoon';
    return { kind: 'amount', start, end: at + short[0].length, amount: range, unit, figureEnd: at, unitStart: at + short[0].length - short[0].trim().length, size: '', article };
  }
  const word = (match?.[3] ?? '').toLowerCase().replace(/\s+/g, ' ');
  const unit = UNIT_OF.get(word);
  if (match !== null && unit !== undefined) {
    const past = at + match[0].length;
    // "400 g can coconut milk" is one can.
    const can = line && (unit === 'gram' || unit === 'ounce' || unit === 'milliliter') ? /^\s*-?\s*(cans?|tins?|jars?|packages?|packets?|packs?|bottles?|cartons?|tubs?|bags?)(?![\p{L}])/iu.exec(text.slice(past)) : null;
    const container = can === null ? undefined : UNIT_OF.get((can[1] ?? '').toLowerCase());
    if (can !== null && container !== undefined) return { kind: 'amount', start, end: past + can[0].length, amount: { low: 1, high: 1 }, unit: container, figureEnd: start, unitStart: past + can[0].length - (can[1]?.length ?? 0), size: text.slice(start, past), article: false };
    // The point of "2 tbsp. sugar" is the unit's, that of "2 cups. Stir" the sentence's.
    const end = /^\.\s+[\p{Ll}\d]/u.test(text.slice(past)) ? past + 1 : past;
    return { kind: 'amount', start, end, amount: range, unit, figureEnd: at, unitStart: past - (match[3]?.length ?? 0), size: `${match[1] ?? ''}${match[2] ?? ''}`.trim(), article };
  }
  if (line) return { kind: 'amount', start, end: at, amount: range, unit: null, figureEnd: at, unitStart: at, size: labelAt(text, at), article };
  if (article || foodAfter(text, at) === null || /^\s*(?:%|[-–]\p{L}|of\b(?!\s+the\b))/u.test(text.slice(at)) || (range.high < 1 && /^\s*of\b/.test(text.slice(at)))) return null;
  return { kind: 'amount', start, end: at, amount: range, unit: null, figureEnd: at, unitStart: at, size: '', article };
}

const LABEL_ONLY = stick(LABEL);
/** "(6 oz)" in "4 (6 oz) salmon fillets". */
function labelAt(text: string, at: number): string {
  LABEL_ONLY.lastIndex = at;
  return LABEL_ONLY.exec(text)?.[1]?.trim() ?? '';
}

/**
 * Reads a text from left to right.
 * @param line true for an ingredient line: a number at its beginning counts something even when the food is unknown
 */
export function measuresIn(text: string, line = false): Found[] {
  const found: Found[] = [];
  let past = 0;
  for (const match of text.matchAll(QUANTITY)) {
    const start = match.index;
    if (start < past) continue;
    const one = reading(text, match, line);
    if (one === null) continue;
    found.push(one);
    past = one.end + (one.kind === 'amount' && one.unit === null ? one.size.length + 1 : 0);
  }
  for (const match of text.matchAll(/\bgas(?:\s+mark)?\s+(\d|¼|½)(?!\d)/gi)) {
    const figure = readNumber(match[1] ?? '');
    const celsius = GAS[String(figure)];
    if (celsius === undefined) continue;
    const clash = found.findIndex((other) => other.start < match.index + match[0].length && match.index < other.end);
    if (clash >= 0) found.splice(clash, 1);
    found.push({ kind: 'temperature', start: match.index, end: match.index + match[0].length, celsius: { low: celsius, high: celsius }, figures: { low: figure, high: figure }, written: 'gas', fan: false });
  }
  return joined(text, found.toSorted((a, b) => a.start - b.start));
}

function reading(text: string, match: RegExpExecArray, line: boolean): Found | null {
  const start = match.index;
  const at = start + match[0].length;
  const low = readNumber(match[1] ?? '');
  const second = match[2] === undefined ? low : readNumber(match[2]);
  if (!Number.isFinite(low) || !Number.isFinite(second) || /^\s?%/.test(text.slice(at))) return null;
  // "1-1/2" is one and a half.
  const range = second < low && second < 1 ? { low: low + second, high: low + second } : { low: Math.min(low, second), high: Math.max(low, second) };
  const article = isArticle(match[0]);
  return temperature(text, start, at, range) ?? lengthAt(text, start, at, range) ?? duration(text, start, at, range) ?? amount(text, start, at, range, article, line && text.slice(0, start).trim() === '');
}

/** "1 hour 20 minutes" is one time, "1 hour to 1 hour 20 minutes" a range. */
function joined(text: string, all: readonly Found[]): Found[] {
  const added = merged(text, all, (a, b, gap) => (/^\s*(?:,|and)?\s*$/.test(gap) && b.high < 60 && b.low >= 1 && a.low >= 60 && a.low % 60 === 0 ? { low: a.low + b.low, high: a.high + b.high } : null));
  return merged(text, added, (a, b, gap) => (/^\s*(?:to|or|-|–)\s*$/.test(gap) && b.high > a.low ? { low: a.low, high: b.high } : null));
}

function merged(text: string, all: readonly Found[], join: (a: Range, b: Range, gap: string) => Range | null): Found[] {
  const out: Found[] = [];
  for (const one of all) {
    const before = out.at(-1);
    const minutes = one.kind === 'duration' && before?.kind === 'duration' ? join(before.minutes, one.minutes, text.slice(before.end, one.start)) : null;
    if (minutes === null || before === undefined) out.push(one);
    else out[out.length - 1] = { kind: 'duration', start: before.start, end: one.end, minutes };
  }
  return out;
}
