/** When what goes to the table beside a dish is cooked, and how it is served. */
import type { RecipeStep, Span } from '../recipe/recipe.ts';
import { merged } from './spans.ts';

/** Seconds that something may have to wait for a pot beside it, or the pot for it. */
const SLACK = 180;

const longest = ({ spans }: RecipeStep): number => Math.max(0, ...spans.map(({ seconds }) => seconds?.[1] ?? 0));

/**
 * The steps with what is cooked beside the dish: after the last step that leaves the time for it; where all of them are quick, before the first.
 * The last step serves it.
 * @param meanwhile a step that begins with "Meanwhile, " and names what it cooks, or null
 * @param beside what the table needs besides: "Serve with the naan.", or null
 */
export function setTable(steps: readonly RecipeStep[], meanwhile: RecipeStep | null, beside: RecipeStep | null): RecipeStep[] {
  const last = steps.at(-1);
  if (last === undefined) return [...steps];
  const before = steps.slice(0, -1);
  const cooked = meanwhile?.spans.filter(({ foods }) => foods !== undefined) ?? [];
  const ended = { spans: merged([last.spans, cooked.length === 0 ? null : [...listed(cooked), { text: '.' }], beside?.spans ?? null].reduce<readonly Span[]>(serving, [])) };
  if (meanwhile === null) return [...before, ended];
  const at = before.findLastIndex((step) => longest(step) + SLACK >= longest(meanwhile));
  return at < 0 ? [atFirst(meanwhile), ...before, ended] : [...before.slice(0, at + 1), meanwhile, ...before.slice(at + 1), ended];
}

/** The steps with what goes into the pot at its end, before it is tasted and served. */
export function finished(steps: readonly RecipeStep[], finish: RecipeStep | null): RecipeStep[] {
  const last = steps.at(-1);
  return finish === null || last === undefined ? [...steps] : [...steps.slice(0, -1), { spans: merged([...finish.spans, { text: ' ' }, ...last.spans]) }];
}

const listed = (foods: readonly Span[]): Span[] => foods.flatMap((one, at) => (at === 0 ? [one] : [{ text: at === foods.length - 1 ? ' and ' : ', ' }, one]));

/** "Serve hot." and "the rice." are "Serve hot with the rice."; where nothing is served yet, it is. */
function serving(told: readonly Span[], more: readonly Span[] | null): readonly Span[] {
  if (more === null || told.length === 0) return more === null ? told : more;
  const [end, first] = [told.at(-1), more[0]];
  if (end === undefined || first === undefined) return told;
  const rest = first.text.startsWith('Serve with ') ? [{ ...first, text: first.text.slice('Serve with '.length) }, ...more.slice(1)].filter(({ text }) => text !== '') : first.foods === undefined ? null : more;
  if (rest === null) return [...told, { text: ' ' }, ...more];
  if (!/\b[Ss]erve(?: it)?(?: (?:hot|warm|at once|immediately|right away))?\.$/.test(end.text)) return [...told, { text: ' Serve with ' }, ...rest];
  return [...told.slice(0, -1), { ...end, text: `${end.text.slice(0, -1)} with ` }, ...rest];
}

/** Where nothing else is on the stove yet, there is no "meanwhile". */
function atFirst({ spans: [first, ...others] }: RecipeStep): RecipeStep {
  if (first === undefined) return { spans: [] };
  const text = first.text.replace(/^Meanwhile, /, '');
  return { spans: [{ ...first, text: `${text.charAt(0).toUpperCase()}${text.slice(1)}` }, ...others] };
}
