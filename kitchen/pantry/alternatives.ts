/** "Red wine or balsamic vinegar": what a line with an "or" offers. */
import type { Food } from './food.ts';
import { lookUp } from './lexicon.ts';
import { statedAmount } from './stated-amount.ts';
import { foldName, singularOf } from './words.ts';

export interface Found {
  food: Food;
  /** The name as we took it when the spelling was mended. */
  corrected: string | null;
  /** What the line offers instead. */
  or?: Food;
}

const OR = /\s(?:or|oder|ou|oppure|of wel|lub|или|або|\/)\s/iu;
/** Of a long line only so many words around its "or" are tried. */
const NOUNS = 3;

/** The noun that both sides share, with the first side before it: "red wine [or balsamic] vinegar", "chicken [or vegetable] stock". */
function sharedNoun(first: string, second: string, other: Food | null): Food | null {
  const before = foldName(first).split(' ').slice(-NOUNS);
  const after = foldName(second).split(' ');
  for (let nouns = Math.min(NOUNS, after.length - 1); nouns > 0; nouns--) {
    const noun = after.slice(-nouns).join(' ');
    for (let words = before.length; words > 0; words--) {
      const food = lookUp(`${before.slice(-words).join(' ')} ${noun}`);
      if (food !== undefined && (food.kind === (other ?? lookUp(noun))?.kind)) return food;
    }
  }
  return null;
}

/**
 * The first food that a line offers, with the other in mind.
 * @param read finds the food in one of the sides
 */
export function firstOf(line: string, read: (side: string) => Found | null): Found | null {
  const split = OR.exec(line);
  if (split === null) return read(line);
  const [first, second] = [line.slice(0, split.index), line.slice(split.index + split[0].length).replace(/^(?:any|some|other)(?: other)? /iu, '')];
  const [alone, other] = [read(first), read(second)];
  // Parmesan is a cheese as Pecorino is, and needs no noun of it; red wine is no vinegar.
  const alike = alone !== null && alone.food.kind === other?.food.kind;
  const shared = alike ? null : sharedNoun(first, second.split(/[,;(]/u, 1)[0] ?? '', other?.food ?? null);
  const one = shared === null ? alone : { food: shared, corrected: null };
  if (one === null) return other ?? read(line);
  return other === null || other.food === one.food ? one : { ...one, or: other.food };
}

const INSTEAD = /^(?:or|use|alternatively|substitute|sub|swap)(?: with| for| in)? (.+)$/iu;

/**
 * What a bracket behind the name adds: of which kind it is ("rice (basmati)"), or what one may take instead ("(or white button)").
 * @param read finds the food in a text
 */
export function withBrackets(found: Found, line: string, read: (text: string) => Found | null): Found {
  let { food, or } = found;
  for (const { index, 1: inside = '' } of line.matchAll(/\(([^()]{1,60})\)/gu)) {
    const word = line.slice(0, index).trim().split(' ').at(-1) ?? '';
    const narrower = lookUp(foldName(`${inside} ${food.singular}`)) ?? lookUp(foldName(`${inside} ${word}`));
    if (narrower !== undefined) food = narrower;
    // "Rice cakes (tteok)": the name at home says which.
    const atHome = lookUp(foldName(inside));
    const lastOf = ({ singular }: Food): string => singularOf(singular.split(' ').at(-1) ?? '');
    if (narrower === undefined && atHome !== undefined && lastOf(atHome) === lastOf(food)) food = atHome;
    const other = INSTEAD.exec(inside.trim())?.[1];
    if (other === undefined || or !== undefined) continue;
    const noun = food.singular.split(' ').at(-1) ?? '';
    const bare = statedAmount(other)?.rest ?? other;
    const alone = read(other)?.food ?? lookUp(foldName(`${bare} ${noun}`)) ?? lookUp(foldName(`${food.singular.split(' ', 1)[0] ?? ''} ${bare}`));
    if (alone !== undefined && alone !== food) or = alone;
  }
  return or === undefined ? { ...found, food } : { ...found, food, or };
}
