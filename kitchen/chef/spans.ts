/** Stretches of a step's text, which know their foods and their times. */
import type { Span } from '../recipe/recipe.ts';
import { singularOf } from '../pantry/words.ts';

/** Times in a card's own text, so that timers need not guess. */
const TIMES = /\b(?:(\d+|an?|half an)(?: to (\d+)| ?[-–] ?(\d+))?|(a couple of)) (seconds?|minutes?|hours?)\b/g;

/** A text with its times known. */
export function withTimes(text: string): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const found of text.matchAll(TIMES)) {
    const [whole, one, to, dash, couple, unit = ''] = found;
    const figure = couple !== undefined ? 2 : one === 'half an' ? 0.5 : one === 'a' || one === 'an' ? 1 : Number(one);
    const times = unit.startsWith('second') ? 1 : unit.startsWith('minute') ? 60 : 3600;
    if (found.index > at) spans.push({ text: text.slice(at, found.index) });
    spans.push({ text: whole, seconds: [figure * times, Number(to ?? dash ?? figure) * times] });
    at = found.index + whole.length;
  }
  if (at < text.length) spans.push({ text: text.slice(at) });
  return spans;
}

/** Joins spans into one sentence: capital at the front, no doubled spaces, no space before a stop. */
export function tidy(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  let last = '';
  for (const span of spans) {
    let { text } = span;
    if (last === '' || last.endsWith(' ')) text = text.replace(/^ +/, '');
    text = text.replaceAll(/ {2,}/g, ' ').replaceAll(/ ([,.;:!?])/g, '$1');
    if (/^[,.;:!?]/.test(text) && last.endsWith(' ')) {
      const before = out.at(-1);
      if (before !== undefined) out[out.length - 1] = { ...before, text: before.text.trimEnd() };
    }
    if (text === '') continue;
    if (out.length === 0) text = text.replace(/^(["“(]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
    out.push({ ...span, text });
    last = text;
  }
  return out;
}

/** What is done one food after the other, in sentences that say nothing else. */
const PLAIN_ACT = /^(?:Add|Stir in|Fold in|Mix in|Toss in|Scatter with|Scatter over|Sprinkle with|Top with|Spoon over|Serve with) $/;

/** The foods of a sentence that only says to add them ("Stir in half of the feta."), or null. */
function onlyAdds(sentence: readonly Span[]): { act: string; foods: readonly Span[] } | null {
  const [first, ...rest] = sentence;
  if (first === undefined || rest.at(-1)?.text !== '.' || !PLAIN_ACT.test(first.text)) return null;
  const foods = rest.slice(0, -1).filter((span) => span.foods !== undefined);
  return foods.length > 0 && rest.slice(0, -1).every(({ text, foods: named }) => named !== undefined || text === ', ' || text === ' and ') ? { act: first.text, foods } : null;
}

/** "Stir in the feta. Stir in the lime juice." as one sentence. */
export function joined(sentences: readonly Span[][]): Span[][] {
  const out: Span[][] = [];
  for (const sentence of sentences) {
    const before = onlyAdds(out.at(-1) ?? []);
    const here = onlyAdds(sentence);
    if (before === null || here === null || before.act !== here.act) {
      out.push(sentence);
      continue;
    }
    const foods = [...before.foods, ...here.foods];
    // A run of whole foods shares one "the"; after a part each has its own.
    const named = foods.map((span, at) => (at > 0 && foods.slice(0, at).every(({ text }) => !/ of the /.test(text)) ? { ...span, text: span.text.replace(/^the /, '') } : span));
    out[out.length - 1] = [{ text: before.act }, ...named.flatMap((span, at) => (at === 0 ? [span] : [{ text: at === named.length - 1 ? ' and ' : ', ' }, span])), { text: '.' }];
  }
  return out;
}

/** "Divide between 1 bowls" for one: "1 bowl". */
export const inOne = (spans: readonly Span[]): Span[] => spans.map((span, at) => (at > 0 && spans[at - 1]?.text === '1' && span.foods === undefined
  ? { ...span, text: span.text.replace(/^( (?!of )(?:[a-z]+ ){0,2}?)([a-z]{3,}s)\b/, (_, before: string, many: string) => `${before}${singularOf(many)}`) } : span));

/** The bare text of spans. */
export const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('');

/** Neighbouring spans of bare text as one. */
export function merged(spans: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const span of spans) {
    const last = out.at(-1);
    if (last !== undefined && last.foods === undefined && last.seconds === undefined && span.foods === undefined && span.seconds === undefined) out[out.length - 1] = { text: last.text + span.text };
    else out.push(span);
  }
  return out;
}
