/** The amount at the front of an ingredient line, for a column of its own. Weighs next to nothing: pages need it before the kitchen is there. */
import { UNIT_OF } from './units.ts';

const FIGURE = String.raw`(?:\d{1,4} ?[¼½¾⅓⅔⅛⅜⅝⅞]|\d{1,3} \d\/\d{1,2}|\d{1,3}\/\d{1,2}|\d{1,5}(?:[.,]\d{1,3})?|[¼½¾⅓⅔⅛⅜⅝⅞])`;
const FRONT = new RegExp(`^(${FIGURE}(?: ?[-–—] ?${FIGURE}| (?:to|or) ${FIGURE})?)(?= ?[\\p{L}(])`, 'u');
/** A unit of one word or two. */
const WORDS = /^ ?(\p{L}{1,16}\.?(?: \p{L}{1,5}\.?)?)(?= )/u;

/** "2 cm of ginger": so much of its length. */
const LENGTH = /^ ?(?:cm|in(?:ch(?:es)?)?) of(?= \p{L})/u;

/** "900 g" and " small potatoes" of "900 g small potatoes": together they are the line. Null where it does not open with a plain amount. */
export function amountFirst(line: string): { amount: string; rest: string } | null {
  const figure = FRONT.exec(line)?.[0];
  if (figure === undefined) return null;
  const behind = line.slice(figure.length);
  // "2 x 400 g tins": a count of packages is read as one.
  if (/^ ?[x×] ?\d/i.test(behind)) return null;
  const words = WORDS.exec(behind)?.[1] ?? '';
  const unit = [words, words.split(' ')[0] ?? ''].find((one) => one !== '' && UNIT_OF.has(one.toLowerCase().replace(/\.$/, '')));
  const length = LENGTH.exec(behind)?.[0];
  const behindFigure = length?.length ?? (unit === undefined ? 0 : behind.indexOf(unit) + unit.length);
  const amount = line.slice(0, figure.length + behindFigure);
  const rest = line.slice(amount.length);
  return /^ ?[\p{L}(]/u.test(rest) ? { amount, rest } : null;
}
