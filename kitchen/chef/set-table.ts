/** When what goes to the table beside a dish is cooked, and how it is served. */
import type { RecipeStep, Span } from '../recipe/recipe.ts';
import { listed, servedOnce } from './serving.ts';
import { merged } from './spans.ts';

/** Seconds that something may have to wait for a pot beside it, or the pot for it. */
const SLACK = 180;

/** What goes on quietly while something else may be added to it. */
const SIMMERS = /\b(?:simmer|boil|stew|brais|bubbl|poach|cover)/i;

const longest = ({ spans }: RecipeStep): number => Math.max(0, ...spans.map(({ seconds }) => seconds?.[1] ?? 0));

/** What a dish takes beyond its card, told by itself; null where there is none of it. */
export interface Beyond {
  /** A step for each food that goes into the pot while it cooks. */
  along: readonly RecipeStep[];
  finish: RecipeStep | null;
  ready: RecipeStep | null;
  meanwhile: RecipeStep | null;
  beside: RecipeStep | null;
  over: RecipeStep | null;
}

/** What is to be known of a dish's foods, by their ids: which have a pot of their own, which are bread, which are folded into the dish. */
export interface FoodsOfDish { isApart: (food: string) => boolean; isBread: (food: string) => boolean; isFolded: (food: string) => boolean }

/** A card's own steps with all that the dish takes beyond it. */
export function withBeyond(steps: readonly RecipeStep[], beyond: Beyond, { isApart, isBread, isFolded }: FoodsOfDish): RecipeStep[] {
  const pot = laidReady(finished(cookedAlong(steps, beyond.along, isApart), beyond.finish), beyond.ready, isBread);
  return setTable(pot, beyond.meanwhile === null ? null : oneMeanwhile(beyond.meanwhile), beyond.beside, beyond.over, isFolded);
}

/**
 * The steps with what is cooked beside the dish: after the last step that leaves the time for it; where all of them are quick, before the first.
 * The last step serves it.
 * @param meanwhile a step that begins with "Meanwhile, " and names what it cooks, or null
 * @param beside what the table needs besides: "Serve with the naan.", or null
 * @param over what is scattered over the dish before it is served, or null
 * @param isFolded tells by its id what is folded into the dish and not served beside it
 */
export function setTable(
  steps: readonly RecipeStep[], meanwhile: RecipeStep | null, beside: RecipeStep | null, over: RecipeStep | null = null, isFolded: (food: string) => boolean = () => false,
): RecipeStep[] {
  const last = steps.at(-1);
  if (last === undefined) return [...steps];
  const before = steps.slice(0, -1);
  const fromPans = meanwhile?.spans.filter(({ foods }) => foods !== undefined) ?? [];
  const folded = fromPans.filter(({ foods }) => foods?.every(({ food }) => isFolded(food)) === true);
  const cooked = fromPans.filter((span) => !folded.includes(span));
  const told = folded.length === 0 ? last.spans : [{ text: 'Fold in ' }, ...listed(folded), { text: '. ' }, ...last.spans];
  const withCooked = cooked.length === 0 ? [] : [{ text: ' Serve with ' }, ...listed(cooked), { text: '.' }];
  const withBeside = beside === null ? [] : [{ text: ' ' }, ...beside.spans];
  const ended = { spans: merged(servedOnce([...scattered(told, over), ...withCooked, ...withBeside])) };
  if (meanwhile === null) return [...before, ended];
  const at = before.findLastIndex((step) => longest(step) + SLACK >= longest(meanwhile));
  return at < 0 ? [atFirst(meanwhile), ...before, ended] : [...before.slice(0, at + 1), meanwhile, ...before.slice(at + 1), ended];
}

/** Where something may go in that needs so many seconds: after the last sentence that lets the pot simmer for longer. */
function placeFor(seconds: number, steps: readonly RecipeStep[], isApart: (food: string) => boolean): { step: number; span: number } | null {
  for (let step = steps.length - 1; step >= 0; step--) {
    const spans = steps[step]?.spans ?? [];
    for (let span = spans.length - 1; span >= 0; span--) {
      if ((spans[span]?.seconds?.[0] ?? 0) < seconds) continue;
      // Rice that is cooked beside the pot is not the pot.
      if (spans.slice(0, span).findLast(({ foods }) => foods !== undefined)?.foods?.some(({ food }) => isApart(food)) === true) continue;
      const before = spans.slice(0, span).map(({ text }) => text).join('');
      if (SIMMERS.test(before.slice(before.lastIndexOf('. ') + 1))) return { step, span };
    }
  }
  return null;
}

/** A step with a sentence after the one that the span belongs to. */
function withSentence({ spans }: RecipeStep, after: number, sentence: readonly Span[]): RecipeStep {
  const at = spans.findIndex(({ text }, index) => index > after && /\.(?: |$)/.test(text));
  const end = spans[at];
  if (end === undefined) return { spans: merged([...spans, { text: ' ' }, ...sentence]) };
  const stop = end.text.search(/\.(?: |$)/) + 1;
  return { spans: merged([...spans.slice(0, at), { ...end, text: `${end.text.slice(0, stop)} ` }, ...sentence, { text: end.text.slice(stop) }, ...spans.slice(at + 1)].filter(({ text }) => text !== '')) };
}

/**
 * The steps with what cooks along: "Add the carrots for the last 15 minutes." where the pot simmers for longer than that, else as it is told, at the end.
 * @param along a step for each food that is added, with the time it needs
 * @param isApart tells by its id what is cooked in a pot of its own
 */
export function cookedAlong(steps: readonly RecipeStep[], along: readonly RecipeStep[], isApart: (food: string) => boolean = () => false): RecipeStep[] {
  const out = [...steps];
  const late: RecipeStep[] = [];
  // What needs the shortest time goes in last, and what is put behind the same sentence first stands last.
  const byTime = Map.groupBy(along.toSorted((a, b) => longest(a) - longest(b)), longest);
  for (const [seconds, together] of byTime) {
    const place = placeFor(seconds, steps, isApart);
    const time = together[0]?.spans.find((span) => span.seconds !== undefined);
    const step = place === null ? undefined : out[place.step];
    if (place === null || step === undefined || time === undefined) {
      late.unshift(...together);
      continue;
    }
    const foods = together.flatMap(({ spans }) => spans.filter((span) => span.foods !== undefined));
    out[place.step] = withSentence(step, place.span, [{ text: 'Add ' }, ...listed(foods), { text: ' for the last ' }, { ...time, text: time.text }, { text: '.' }]);
  }
  return late.reduceRight<RecipeStep[]>(finished, out);
}

/** The steps with what must lie ready before the last one that handles the bread. @param isBread tells the bread by its food's id */
export function laidReady(steps: readonly RecipeStep[], ready: RecipeStep | null, isBread: (food: string) => boolean): RecipeStep[] {
  const last = steps.findLastIndex(({ spans }) => spans.some(({ foods }) => foods?.some(({ food }) => isBread(food)) === true));
  const at = last < 0 ? steps.length - 1 : last;
  return ready === null ? [...steps] : steps.map((step, index) => (index === at ? { spans: merged([...ready.spans, { text: ' ' }, ...step.spans]) } : step));
}

/** One "Meanwhile" for all that is cooked beside. */
export function oneMeanwhile({ spans }: RecipeStep): RecipeStep {
  return { spans: spans.map((span, at) => (at === 0 ? span : { ...span, text: span.text.replaceAll(/\. Meanwhile, (\p{Ll})/gu, (_, letter: string) => `. ${letter.toUpperCase()}`) })) };
}

/** The steps with what goes into the pot at its end, before it is tasted and served. */
export function finished(steps: readonly RecipeStep[], finish: RecipeStep | null): RecipeStep[] {
  const last = steps.at(-1);
  return finish === null || last === undefined ? [...steps] : [...steps.slice(0, -1), { spans: merged([...finish.spans, { text: ' ' }, ...last.spans]) }];
}

/** What is scattered over a dish goes on before "Serve at once." */
function scattered(told: readonly Span[], over: RecipeStep | null): readonly Span[] {
  if (over === null) return told;
  const end = told.at(-1);
  const found = end === undefined ? null : /^(.*[.!?] )(Serve\b[^.]*\.)$/s.exec(end.text);
  if (end === undefined || found === null) return [...told, { text: ' ' }, ...over.spans];
  return [...told.slice(0, -1), { ...end, text: found[1] ?? '' }, ...over.spans, { text: ` ${found[2] ?? ''}` }];
}

/** Where nothing else is on the stove yet, there is no "meanwhile". */
function atFirst({ spans: [first, ...others] }: RecipeStep): RecipeStep {
  if (first === undefined) return { spans: [] };
  const text = first.text.replace(/^Meanwhile, /, '');
  return { spans: [{ ...first, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}` }, ...others] };
}
