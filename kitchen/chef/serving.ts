/** How a dish is brought to the table, in one sentence. */
import type { Span } from '../recipe/recipe.ts';
import { merged, textOf } from './spans.ts';

const WITH = 'Serve with ';
/** How it is served, where nothing is said of what stands beside it. */
const HOW = '(?: it)?(?: (?:(?:very )?hot|warm|cold|at once|immediately|right away))?';
const SERVES_BESIDE_ALL = new RegExp(String.raw`\bserve${HOW}\.$`);
const ONLY_HOW = /^Serve (?:warm|hot|cold|at once|at room temperature)(?: or [a-z ]+)?\.$/;

/** A food that stands behind another: "the rice and peas". */
const behind = (span: Span): Span => ({ ...span, text: span.text.replace(/^the /, '') });

/** Foods as one says them: "the rice, peas and eggs". */
export const listed = (foods: readonly Span[]): Span[] =>
  foods.flatMap((one, at) => (at === 0 ? [one] : [{ text: at === foods.length - 1 ? ' and ' : ', ' }, behind(one)]));

/** Spans as sentences; a stop stays with the sentence that it ends. */
function sentencesOf(spans: readonly Span[]): Span[][] {
  const out: Span[][] = [[]];
  for (const span of spans) {
    const parts = span.foods === undefined && span.seconds === undefined ? span.text.split(/(?<=[.!?]) (?=\p{Lu})/u) : [span.text];
    parts.forEach((text, at) => {
      if (at > 0) out.push([]);
      if (text !== '') out.at(-1)?.push({ ...span, text });
    });
  }
  return out;
}

const withoutStop = (spans: readonly Span[]): Span[] =>
  spans.map((span, at) => (at === spans.length - 1 ? { ...span, text: span.text.replace(/\.$/, '') } : span))
    .filter(({ text }) => text !== '');
const withFirst = ([first, ...more]: readonly Span[], change: (text: string) => string): Span[] =>
  (first === undefined ? [] : [{ ...first, text: change(first.text) }, ...more].filter(({ text }) => text !== ''));

const withoutVerb = (spans: readonly Span[]): Span[] => withFirst(spans, (text) => text.replace(/^Serve/, ''));

/** The foods at the end of "Serve hot with the rice and peas.", and what stands before them; null where it ends in anything else. */
function servedWith(sentence: readonly Span[]): { lead: readonly Span[]; foods: readonly Span[] } | null {
  const at = sentence.findLastIndex(({ text, foods }) => foods === undefined && text !== ', ' && text !== ' and ' && text !== '.');
  const foods = sentence.slice(at + 1).filter((span) => span.foods !== undefined);
  const isSo = sentence.at(-1)?.text === '.' && foods.length > 0 && /(?:^S|\bs)erve\b[^.]* with $/.test(textOf(sentence.slice(0, at + 1)));
  return isSo ? { lead: sentence.slice(0, at + 1), foods } : null;
}

/** Two sentences that serve as one; null where they stay two. */
function together(before: readonly Span[], here: readonly Span[]): Span[] | null {
  const [first, then] = [textOf(before), textOf(here)];
  const isWhole = /^Serve [^.;:]+\.$/.test(first);
  if (then.startsWith(WITH)) {
    const served = servedWith(before);
    const more = servedWith(here);
    // What ends in foods takes one more; behind anything else the new one would be said of both.
    if (served !== null && more !== null) return [...served.lead, ...listed([...served.foods, ...more.foods]), { text: '.' }];
    if (served !== null) return [...withoutStop(before), ...withFirst(here, (text) => text.replace(WITH, ' and '))];
    const canTakeIt = SERVES_BESIDE_ALL.test(first) || isWhole && !/ with | on top\b|,/.test(first);
    return canTakeIt ? [...withoutStop(before), ...withoutVerb(here)] : null;
  }
  if (!isWhole) return null;
  const isBare = !before.some(({ foods }) => foods !== undefined) && !/ with /.test(first);
  if (isBare && /^Serve the .+ alongside/.test(then)) {
    return [...withoutStop(before), ...withFirst(here, (text) => text.replace(/^Serve /, ', with '))];
  }
  return ONLY_HOW.test(then) && first.startsWith(WITH) ? [...withoutStop(here), ...withoutVerb(before)] : null;
}

/** A step's spans in which what is served, and how, stands in one sentence: "Serve hot with the rice." for "Serve hot. Serve with the rice." */
export function servedOnce(spans: readonly Span[]): Span[] {
  const out: Span[][] = [];
  for (const sentence of sentencesOf(merged(spans))) {
    const one = together(out.at(-1) ?? [], sentence);
    if (one === null) out.push(sentence);
    else out[out.length - 1] = one;
  }
  return out.flatMap((sentence, at) => (at === 0 ? sentence : [{ text: ' ' }, ...sentence]));
}
