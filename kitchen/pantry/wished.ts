/** What a cook would like to have of a list, where the list itself says so: "rice, milk, raisins -> rice pudding", "granola: oats, honey". */

const ARROW = /[-=]>|[→⇒➜]/u;
const HEADING = /^\s*(\p{L}[\p{L}' -]{2,30}):\s+(?=\p{L})/u;
const AMOUNT_BEHIND = /\s[\d.,]{1,6} ?\p{L}{0,3}$/u;
type IsName = (text: string) => boolean;

/** A line in three: what it is headed with ("granola"), the foods, and what stands behind an arrow. "Beans: black" has no heading. */
function parts(line: string, isName: IsName): { heading: string; foods: string; aim: string } {
  const [before = '', ...behind] = line.split(ARROW);
  const heading = HEADING.exec(before);
  const rest = heading === null ? '' : before.slice(heading[0].length);
  const [first = ''] = rest.split(',', 1);
  const isHeading = heading !== null && isName(first.trim().replace(AMOUNT_BEHIND, ''));
  return { heading: isHeading ? (heading[1] ?? '') : '', foods: isHeading ? rest : before, aim: behind.join(' ').trim() };
}

/** The foods of one line. */
export const listed = (line: string, isName: IsName): string => parts(line, isName).foods;

/** What an entry wishes for, in its own words, or nothing. */
export const wishedIn = (entry: string, isName: IsName): string =>
  entry.split(/[\r\n;]+/u).flatMap((line) => { const { heading, aim } = parts(line, isName); return [heading, aim]; }).filter(Boolean).join(' ');
