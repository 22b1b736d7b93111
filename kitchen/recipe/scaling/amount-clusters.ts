/**
 * Amounts of one text that belong together: the same in two ways of writing, or a sum.
 *
 *     cluster = sum { ("/" | "(" | "or" | nothing) sum } [")"]
 *     sum     = amount { ("plus" | "+" | "and" | nothing) smaller amount }
 */
import type { Found, FoundAmount, Range } from '../measures/measures-in.ts';
import { baseOf } from './sensible-amount.ts';
import { dimensionOf, sizeOf, systemOf, weighs, type Unit } from '../measures/units.ts';

/** Whether an amount is a weight or a volume, not pieces and not a pinch. */
export const measured = ({ unit }: FoundAmount): boolean => unit !== null && ['mass', 'volume'].includes(dimensionOf(unit));
const ABOUT = String.raw`\(\s*(?:about|approx\.?|approximately|around|roughly|or|=|~)?\s*`;
const SAME = new RegExp(String.raw`^\s*(?:${ABOUT}|\/\s*|or\s+(?:about\s+)?|,\s*(?:about|or)\s+|\|\s*|-\s*)?$`, 'i');
const AND = /^\s*(?:plus|\+|and|&)?\s*$/i;

/** What comes in sticks of four ounces; a stick of celery is a piece. */
const BUTTER = /^\s*(?:\)\s*)?(?:\([^)]*\)\s*)?(?:,\s*)?(?:of\s+)?(?:[\p{L}-]+\s+){0,2}(?:butter|margarine|shortening)\b/iu;

/** One amount, perhaps a sum ("2 lb 4 oz"); `imperial` where its pint is the British one, by the milliliters beside it. */
export interface Form { start: number; end: number; first: FoundAmount; base: Range | null; imperial: boolean }
/** One amount in all its ways of writing. `open` where it opens a bracket that says more than the amount. */
export interface Cluster { forms: Form[]; end: number; open: boolean }

const LARGE: ReadonlySet<Unit> = new Set(['fluidounce', 'pint', 'quart', 'gallon']);
/** A British pint has 568 ml and an American one 480. */
const isImperial = (unit: Unit, ours: number, theirs: number): boolean => LARGE.has(unit) && theirs / ours > 1.1 && theirs / ours < 1.35;

/** Whether two units never say the same side by side: then they are a sum, or two amounts. */
const alike = (a: Unit, b: Unit): boolean =>
  weighs(a) === weighs(b) && (systemOf(a) === systemOf(b) || systemOf(a) === null || systemOf(b) === null);

/** Whether two amounts are near enough to be one; what a cup weighs nobody can tell from here. */
function agree(a: Form, b: Form): boolean {
  if (a.first.unit === null || b.first.unit === null || weighs(a.first.unit) !== weighs(b.first.unit)) return true;
  const ratio = (a.base?.high ?? 1) / (b.base?.high ?? 1);
  return ratio > 0.7 && ratio < 1.4;
}

/** Groups what says the same or adds up. */
export function clustersIn(text: string, found: readonly Found[]): Cluster[] {
  const forms: Form[] = [];
  for (const one of found) {
    if (one.kind !== 'amount') continue;
    const isMeasure = measured(one) || (one.unit === 'stick' && BUTTER.test(text.slice(one.end)));
    const base = one.unit !== null && isMeasure ? baseOf(one.amount, one.unit) : null;
    const form: Form = { start: one.start, end: one.end, first: one, base, imperial: false };
    if (!adds(text, forms.at(-1), form)) forms.push(form);
  }
  const clusters: Cluster[] = [];
  for (const form of forms) {
    const cluster = clusters.at(-1);
    if (cluster === undefined || !joins(text, cluster, form)) clusters.push({ forms: [form], end: form.end, open: false });
  }
  for (const cluster of clusters) close(text, cluster);
  return clusters;
}

/** Makes a sum of two amounts where they are one. */
function adds(text: string, before: Form | undefined, form: Form): boolean {
  const [a, b] = [before?.first.unit ?? null, form.first.unit];
  if (before === undefined || before.base === null || form.base === null || a === null || b === null) return false;
  if (!AND.test(text.slice(before.end, form.start)) || !alike(a, b) || sizeOf(b) >= sizeOf(a)) return false;
  Object.assign(before, { end: form.end, base: { low: before.base.low + form.base.low, high: before.base.high + form.base.high } });
  return true;
}

/** Adds a form to a cluster where it says the same. */
function joins(text: string, cluster: Cluster, form: Form): boolean {
  const before = cluster.forms.at(-1);
  const [a, b] = [before?.first.unit ?? null, form.first.unit];
  if (before === undefined || before.base === null || form.base === null || a === null || b === null) return false;
  const gap = text.slice(before.end, form.start);
  if (!SAME.test(gap) || (alike(a, b) && b !== 'stick' && !/[(/]/.test(gap)) || !agree(before, form)) return false;
  if (isImperial(b, form.base.high, before.base.high)) Object.assign(form, { imperial: true, base: before.base });
  if (isImperial(a, before.base.high, form.base.high)) Object.assign(before, { imperial: true, base: form.base });
  cluster.forms.push(form);
  cluster.end = form.end;
  return true;
}

/** The bracket of "2 cups (480 ml)" belongs to the amount when nothing else stands in it. */
function close(text: string, cluster: Cluster): void {
  const inside = text.slice(cluster.forms[0]?.start ?? cluster.end, cluster.end);
  if ((inside.match(/\(/g)?.length ?? 0) <= (inside.match(/\)/g)?.length ?? 0)) return;
  const bracket = /^\s*\)/.exec(text.slice(cluster.end));
  if (bracket === null) cluster.open = true;
  else cluster.end += bracket[0].length;
}
