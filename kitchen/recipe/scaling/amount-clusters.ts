/** Amounts of one text that belong together: the same in two systems, or a sum. */
import type { Found, FoundAmount, Range } from '../measures/measures-in.ts';
import { baseOf } from './sensible-amount.ts';
import { dimensionOf, sizeOf, systemOf, weighs } from '../measures/units.ts';

/** Whether an amount is a weight or a volume, not pieces and not a pinch. */
export const measured = ({ unit }: FoundAmount): boolean => unit !== null && ['mass', 'volume'].includes(dimensionOf(unit));
const SAME = /^\s*(?:\(\s*(?:about|approx\.?|approximately|around|roughly|or|=|~)?\s*|\/\s*|or\s+(?:about\s+)?|,\s*(?:about|or)\s+)$/i;
const AND = /^\s*(?:plus|\+|and|&)?\s*$/i;

/** What comes in sticks of four ounces; a stick of celery is a piece. */
const BUTTER = /^\s*(?:\)\s*)?(?:\([^)]*\)\s*)?(?:,\s*)?(?:of\s+)?(?:[\p{L}-]+\s+){0,2}(?:butter|margarine|shortening)\b/iu;

/** One amount, perhaps written in two systems, perhaps as a sum ("2 lb 4 oz"). */
export interface Form { start: number; end: number; first: FoundAmount; base: Range | null }
export interface Cluster { forms: Form[]; end: number }

/** Groups what says the same or adds up. */
export function clustersIn(text: string, found: readonly Found[]): Cluster[] {
  const clusters: Cluster[] = [];
  for (const one of found) {
    if (one.kind !== 'amount') continue;
    const base = one.unit !== null && (measured(one) || (one.unit === 'stick' && BUTTER.test(text.slice(one.end)))) ? baseOf(one.amount, one.unit) : null;
    const form: Form = { start: one.start, end: one.end, first: one, base };
    const cluster = clusters.at(-1);
    const before = cluster?.forms.at(-1);
    const gap = before === undefined ? '' : text.slice(before.end, one.start);
    if (cluster !== undefined && before?.base !== null && before?.base !== undefined && base !== null && one.unit !== null && before.first.unit !== null) {
      const [a, b] = [before.first.unit, one.unit];
      if (AND.test(gap) && weighs(a) === weighs(b) && sizeOf(b) < sizeOf(a)) {
        cluster.forms[cluster.forms.length - 1] = { ...before, end: one.end, base: { low: before.base.low + base.low, high: before.base.high + base.high } };
        cluster.end = one.end;
        continue;
      }
      if (SAME.test(gap) && (systemOf(a) !== systemOf(b) || weighs(a) !== weighs(b) || b === 'stick')) {
        cluster.forms.push(form);
        const said = text.slice(cluster.forms[0]?.start, one.end);
        cluster.end = one.end + (said.lastIndexOf('(') > said.lastIndexOf(')') ? (/^\s*\)/.exec(text.slice(one.end))?.[0].length ?? 0) : 0);
        continue;
      }
    }
    clusters.push({ forms: [form], end: one.end });
  }
  return clusters;
}
