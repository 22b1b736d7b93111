/** Numbers as recipes write them: "1½", "1-1/2", "1,500", "two", "half a", and back. */
import { numericQuantity } from 'numeric-quantity';

const GLYPH = '[¼½¾⅓⅔⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]';
/** Fractions of the kind a kitchen has; "24/7" is none. */
const SLASHED = String.raw`[1-9]\d?\s?[\/⁄]\s?(?:2|3|4|5|6|8|16)(?!\d)`;
const FIGURES = String.raw`(?:\d{1,9}\s?${GLYPH}|\d{1,9}(?:\s{1,3}|-|\s?&\s?|\s{1,3}and\s{1,3})${SLASHED}|${SLASHED}|${GLYPH}|\d{1,3}(?:,\d{3}){1,3}(?!\d)|\d{1,9}(?!\d)(?:[.,]\d{1,9})?|\.\d{1,3}(?!\d))`;

const WORDS: ReadonlyMap<string, number> = new Map(Object.entries({
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30,
  'a dozen': 12, 'half a dozen': 6, 'a couple of': 2, 'one and a half': 1.5, 'two and a half': 2.5, 'half an': 0.5, 'half a': 0.5, 'a quarter of an': 0.25, 'a quarter of a': 0.25, 'one half': 0.5, 'one third': 1 / 3, 'two thirds': 2 / 3, 'one quarter': 0.25, 'three quarters': 0.75, 'three quarters of an': 0.75, 'three quarters of a': 0.75, a: 1, an: 1,
}));
const WORD = `(?:${[...WORDS.keys()].toSorted((a, b) => b.length - a.length).map((word) => word.replaceAll(' ', String.raw`\s{1,3}`)).join('|')})${String.raw`(?![\p{L}-]|\s{1,3}(?:half|halves|third|quarter|fourth|few|little|lot)s?\b)`}`;

/** Nobody writes a longer figure, and the time that reading one takes grows with its square. */
const LONGEST_FIGURE = 40;

/** Source of an expression with two groups: the lower and the upper figure of "2", "2-3", "6- to 8-", "two or three". */
export const NUMBER = String.raw`(?<![\p{L}\d½¼¾⅓⅔⅛]|\d[.,/⁄]|[\p{L}\d½¼¾°][–—-])(${FIGURES}|${WORD})(?:(?:\s?[-–—]\s?|(?:-\s|\s{1,3})(?:to|or)\s{1,3})(${FIGURES}|${WORD}))?`;

/** The value of one figure or number word, or NaN. */
export function readNumber(text: string): number {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const word = WORDS.get(plain);
  if (word !== undefined) return word;
  // A comma before exactly three digits parts thousands; any other is a decimal comma.
  const figures = plain.replace(/,(?=\d{3}(?!\d))/g, '').replace(',', '.').replace(/(?<=\d)(?:-|\s?&\s?| and )(?=\d)/, ' ').replace(/\s?([/⁄])\s?/g, '/');
  return figures.length > LONGEST_FIGURE ? Number.NaN : numericQuantity(figures, { round: 4 });
}

/** Whether a number is written as an article: "a pinch", "an onion". */
export const isArticle = (text: string): boolean => /^an?$/i.test(text.trim());

const SIGNS: readonly (readonly [value: number, sign: string])[] = [[1 / 8, '⅛'], [1 / 4, '¼'], [1 / 3, '⅓'], [1 / 2, '½'], [2 / 3, '⅔'], [3 / 4, '¾']];

/** "1½", "⅓": for spoons, cups, ounces and pieces. Takes eighths below a quarter, quarters, thirds and halves; other rests go to the nearest of these. */
export function writeFraction(value: number): string {
  const whole = Math.floor(value + 0.02);
  const rest = value - whole;
  if (rest < 0.02) return String(whole);
  const [, sign] = SIGNS.reduce((best, one) => (Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best));
  return whole === 0 ? sign : `${whole}${sign}`;
}

/** "1.5", "450": for grams, millilitres and centimetres; at most two decimals. */
export const writeDecimal = (value: number): string => String(Math.round(value * 100) / 100);
