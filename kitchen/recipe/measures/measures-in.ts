/** Every amount, time, temperature and length in a running text, with the places of its figure and of its unit. */
import { foodAfter } from './food-after.ts';
import { isArticle, NUMBER, readNumber } from './numbers.ts';
import { packageAt, sizeBehind } from './package-size.ts';
import { dimensionOf, UNIT_OF, type Unit } from './units.ts';

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
  /** Where the food's name can begin: behind the unit, or behind the size of what is counted. */
  past: number;
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
const DIMENSIONS = stick(String.raw`((?:\s?[x×]\s?[\d.½¼¾⅓⅔]+)*)\s{0,3}-?\s{0,3}(cm|centimet(?:er|re)s?|mm|millimet(?:er|re)s?|inch(?:es)?|["″”]|(?<=[\d½¼¾])in|in(?=\s*[),.;:]|\s+(?:thick|wide|long|deep|high|apart|across|chunks?|pieces?|cubes?|dice|lengths?|slices?|strips?|rounds?|square|pie|tart|cake|tin|pan|dish|skillet|frying|springform|border|sticks?|batons?|loaf|baking|solid|matchsticks?)\b|$))(?![\p{L}])`);
const TIME = stick(String.raw`\s{0,3}-?\s{0,3}(?:(?:full|good|whole|more|additional|extra|further|long)\s{1,3})?(seconds?|secs?|minutes?|mins?|hours?|hrs?|hr|h)(?![\p{L}])(?:\s+and\s+a\s+(half|quarter))?`);
const UNIT_WORDS = [...UNIT_OF.keys()].toSorted((a, b) => b.length - a.length).map((word) => word.replaceAll('.', String.raw`\.`).replaceAll(' ', String.raw`\s{1,3}`)).join('|');
const SIZE = String.raw`((?:\s{1,3}(?:heaped|heaping|level|rounded|scant|generous|good|large|medium|small|big|sm\.?|lg\.?|lrg\.?|med\.?|thumb[- ]size|\p{L}{3,12}[- ]sized?|thick|thin|whole|fresh|full|fat|thumb-sized|packed)(?=\s)){0,4})`;
const UNIT = stick(String.raw`${SIZE}\s{0,3}-?\s{0,3}(${UNIT_WORDS})(?![\p{L}])`);
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

function amount(text: string, start: number, at: number, range: Range, article: boolean, line: boolean, inLine = line): Found | null {
  if (range.high <= 0) return null;
  const bracket = line && /^\)\s?/.test(text.slice(at)) && text.slice(0, start) === '(' ? 2 : 0;
  const box = bracket === 0 ? packageAt(text, start) : null;
  // "400 g can coconut milk" is one can; in a step "a 250 ml jar" is a vessel until its food is named.
  if (box !== null && (line || HOLDS.test(text.slice(box.end)) && foodAfter(text, box.end) !== null)) return { kind: 'amount', start, amount: { low: 1, high: 1 }, figureEnd: start, article: false, ...box, past: box.end };
  const label = sizeBehind(text, bracket === 0 ? at : at + 1);
  const from = at + (bracket === 0 ? 0 : 1) + label.length;
  UNIT.lastIndex = from;
  const match = UNIT.exec(text);
  const short = inLine ? /^ ?([cCtT])\.?(?= [\p{L}])/u.exec(text.slice(at)) : null;
  if (match === null && short !== null) {
    const unit = /c/i.test(short[1] ?? '') ? 'cup' : short[1] === 'T' ? 'tablespoon' : 'teaspoon';
    const end = at + short[0].length;
    return { kind: 'amount', start, end, past: end, amount: range, unit, figureEnd: at, unitStart: end - short[0].trim().length, size: '', article };
  }
  const word = (match?.[2] ?? '').toLowerCase().replace(/\s+/g, ' ');
  const unit = UNIT_OF.get(word);
  // "Fry in 2 batches" counts nothing that grows; "1 batch pizza dough" does.
  if (!line && (unit === 'batch' || unit === 'recipe')) return null;
  // A loaf tin is no loaf.
  if (match !== null && unit !== undefined && !(unit === 'loaf' && /^\s+(?:tin|pan)/i.test(text.slice(from + match[0].length)))) {
    const behind = from + match[0].length;
    // The point of "2 tbsp. sugar" is the unit's, that of "2 cups. Stir" the sentence's.
    const plural = /^\(s\)/.test(text.slice(behind)) ? 3 : 0;
    const point = inLine ? /^\.(?=\s|[),/])/u : /^\.(?=\s+[\p{Ll}\d(+&]|[),/])/u;
    const end = plural > 0 ? behind + plural : point.test(text.slice(behind)) ? behind + 1 : behind;
    return { kind: 'amount', start, end, past: end, amount: range, unit, figureEnd: at, unitStart: behind - (match[2]?.length ?? 0), size: `${label}${match[1] ?? ''}`.trim(), article };
  }
  if (line) return { kind: 'amount', start, end: at, past: from, amount: range, unit: null, figureEnd: at, unitStart: at, size: label.trim(), article };
  if (article || foodAfter(text, at) === null || /^\s*(?:%|[-–]\p{L}|of\b(?!\s+the\b))/u.test(text.slice(at)) || (range.high < 1 && /^\s*of\b/.test(text.slice(at)))) return null;
  return { kind: 'amount', start, end: at, past: at, amount: range, unit: null, figureEnd: at, unitStart: at, size: '', article };
}

/**
 * Reads a text from left to right.
 * @param line true for an ingredient line: a number at its beginning counts something even when the food is unknown
 */
export function measuresIn(text: string, line = false): Found[] {
  const found: Found[] = [];
  const unsaid = line ? unsaidOne(text) : null;
  if (unsaid !== null) found.push(unsaid);
  let past = unsaid?.end ?? 0;
  for (const match of text.matchAll(QUANTITY)) {
    const start = match.index;
    if (start < past) continue;
    const one = reading(text, match, line);
    if (one === null) continue;
    found.push(one);
    past = one.kind === 'amount' ? one.past : one.end;
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

/** Units that stand alone where one of them is meant, with "of" or a size: "knob of butter", "small bunch coriander". */
const UNSAID = String.raw`bunch|handful|fistful|knob|sprig|punnet|packet|sachet|tin|can|jar|bag|head|piece|clove|slice|rasher|stick|stalk|ball|thumb|glug|block|tub|pot|bottle|carton|sheet|wedge`;
const SIZED = String.raw`(?:good|large|small|medium|big|generous|thick|thin|thumb-sized?|walnut-sized?|fat|heaped)`;
const UNSAID_ONE = new RegExp(String.raw`^(?:(${SIZED}(?:[ -]${SIZED})?)\s)?(${UNSAID})(?=\s(?:of\s)?(?:\p{L}{2,}))`, 'iu');
/** Without a size only what names nothing else: "clove powder" is a spice, "head cheese" a sausage. */
const ALONE = /^(?:bunch|handful|fistful|knob|sprig|punnet|packet|sachet|tin)$/i;

function unsaidOne(text: string): FoundAmount | null {
  const match = UNSAID_ONE.exec(text);
  const [whole = '', size = '', word = ''] = match ?? [];
  const unit = UNIT_OF.get(word.toLowerCase());
  if (match === null || unit === undefined || dimensionOf(unit) === 'vague') return null;
  const of = /^\sof\s/i.test(text.slice(whole.length));
  if (!of && size === '' && !ALONE.test(word)) return null;
  if (foodAfter(text, whole.length + (of ? 4 : 1)) === null) return null;
  return { kind: 'amount', start: 0, end: whole.length, past: whole.length, amount: { low: 1, high: 1 }, unit, figureEnd: 0, unitStart: whole.length - word.length, size, article: false };
}

function reading(text: string, match: RegExpExecArray, line: boolean): Found | null {
  const start = match.index;
  const at = start + match[0].length + (/^[½¼¾⅓⅔]$/.test(match[0]) ? (/^\s(?:of\s)?an?(?=\s)/.exec(text.slice(start + 1))?.[0].length ?? 0) : 0);
  const low = readNumber(match[1] ?? '');
  const second = match[2] === undefined ? low : readNumber(match[2]);
  if (!Number.isFinite(low) || !Number.isFinite(second) || /^\s?%/.test(text.slice(at))) return null;
  const before = text.slice(0, start);
  const counts = line && !NAMED.test(text.slice(at)) && (COUNTS.test(before) || (/^[\p{L}\s,:()-]+$/u.test(before) && /^\s*(?:$|,|[x×]\s?\d|(?:large|medium|small|whole|pcs?|pieces?)(?!\p{L}))/iu.test(text.slice(at))));
  // "2 - 15 oz cans" are two.
  if (counts && second >= low * 3 && packageAt(text, at - (match[2]?.length ?? 0)) !== null) return amount(text, start, start + (match[1]?.length ?? 0), { low, high: low }, false, true);
  // "1-1/2" is one and a half.
  const range = second < low && second < 1 ? { low: low + second, high: low + second } : { low: Math.min(low, second), high: Math.max(low, second) };
  const article = isArticle(match[0]);
  // "because there is magic in a cup"
  if (line && article && !counts) return null;
  const sized = counts ? sizeBehind(text, at) : '';
  // "1 x 2 cm piece" is a piece.
  const length = /[x×]/i.test(sized) && /(?:cm|mm|in|inch(?:es)?)$/i.test(sized) ? null : lengthAt(text, start, at, range);
  return temperature(text, start, at, range) ?? length ?? duration(text, start, at, range) ?? amount(text, start, at, range, article, counts, line);
}

/** Where a bare number of a line counts something: at its beginning, in another way to say it ("or 2 small", "(about 6)"), in a sum, behind a name. */
const COUNTS = /(?:^|^\(|[(+&]\s?|\([^()]{0,40},\s|\b(?:or|plus|and|about|approx\.?|approximately|around|roughly|juice of|zest of|(?:packs?|packets?|packages?|bags?|box(?:es)?) of|x)\s|×\s?)$/i;
/** A food stands behind a package: "tin of coconut milk", not "jar with the salt". */
const HOLDS = /^\s+(?!(?:with|and|for|in|into|to|on|lined|greased)\b)\p{L}/iu;
/** A number that is part of a name or a ratio: "7-Up", "80/20". */
const NAMED = /^(?:[/:]\d|-(?!(?:pounds?|ounces?|oz|lbs?|inch|cm|mm|grams?|g|kg|liters?|litres?|ml|cups?|quarts?|pints?)(?!\p{L}))\p{L})/iu;

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
