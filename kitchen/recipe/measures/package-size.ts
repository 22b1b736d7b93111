/**
 * How large one of what is counted is, as labels and butchers say it: "(14 oz)", "x 400 g / 14 oz", "28 oz.", "(6- to 8-ounce)".
 *
 *     size    = "(" same ["each"] ")"  |  ("x" | "-") same  |  same  |  ["x"] length
 *     same    = measure { ["/" | "," | "or"] measure }
 *     measure = figure [("-" | "to") figure] unit
 */
import { CONTAINERS, UNIT_OF, type Unit } from './units.ts';

const FIGURE = String.raw`(?:\d{1,2}\s\d\/\d|[\d½¼¾⅓⅔⅛.][\d.,/½¼¾⅓⅔⅛]{0,6})`;
const UNIT = 'g|gr|grams?|kg|ml|cl|l|oz|ounces?|lbs?|pounds?|fl\\.? oz|liters?|litres?|quarts?|pints?|gallons?';
const measureOf = (units: string): string => String.raw`${FIGURE}(?:(?:[–-]|-?\s{1,2}to\s{1,2})${FIGURE})?\s?-?\s?(?:${units})(?!\p{L})\.?`;
const sameOf = (units: string): string => String.raw`${measureOf(units)}(?:\s?(?:\/|,|or)?\s?${measureOf(units)}){0,2}`;

const LENGTH = String.raw`${FIGURE}\s?-?(?:inch(?:es)?|in|cm|mm)`;

const sticky = (source: string): RegExp => new RegExp(source, 'iuy');
const SAME = sticky(sameOf(UNIT));
const SIZE = sticky([
  String.raw`\s?\(\s?${sameOf(`${UNIT}|inch|in|cm`)}(?:\s?each)?\s?\)`,
  String.raw`\s?[x×]\s?${sameOf(UNIT)}`,
  String.raw`\s{1,2}[–-]\s${sameOf(UNIT)}`,
  String.raw`\s?[x×]\s?${LENGTH}(?=\s+(?:piece|knob|chunk|stick|thumb|strip|slice|cinnamon|length))`,
  String.raw`\s{1,2}${FIGURE}-(?:inch|in|cm)(?=[\s-])`,
  String.raw`\s{1,2}${FIGURE}\s?(?:inch|in|cm|mm)(?=\s(?:piece|knob|chunk|stick|thumb|strip|length)s?\s)`,
  String.raw`\s{1,2}${sameOf(UNIT)}(?=\s+\p{L})`,
].join('|'));
const NAMES = [...UNIT_OF].filter(([, unit]) => CONTAINERS.has(unit)).map(([word]) => word).toSorted((a, b) => b.length - a.length);
const CONTAINER = sticky(String.raw`\s?-?(${NAMES.join('|')}|pots?|pouch(?:es)?)(?!\p{L})`);

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The size that stands right behind a count, with the space before it; an empty text where there is none. */
export const sizeBehind = (text: string, at: number): string => matchAt(SIZE, text, at)?.[0] ?? '';

/** A package that begins with its size, "400g/14oz tin" of "400g/14oz tin tomatoes", or null. */
export function packageAt(text: string, at: number): { size: string; unit: Unit; unitStart: number; end: number } | null {
  const size = matchAt(SAME, text, at)?.[0];
  const container = size === undefined ? null : matchAt(CONTAINER, text, at + size.length);
  if (size === undefined || container === null) return null;
  const word = container[1] ?? '';
  const end = at + size.length + container[0].length;
  return { size, unit: UNIT_OF.get(word.toLowerCase()) ?? 'package', unitStart: end - word.length, end };
}
