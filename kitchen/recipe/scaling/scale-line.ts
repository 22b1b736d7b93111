/** One line of the ingredient list for another number of people. */
import { foodById } from '../measures/line-parts.ts';
import { foodAfter } from '../measures/food-after.ts';
import { statedGrams } from '../measures/line-grams.ts';
import { measuresIn, type Found } from '../measures/measures-in.ts';
import { readNumber, writeDecimal, writeFraction } from '../measures/numbers.ts';
import type { IngredientLine } from '../recipe.ts';
import { clustersIn, type Cluster } from './amount-clusters.ts';
import { scaleCluster, type Scaling } from './scale-amounts.ts';
import { edited, turnFigures, type Edit } from './turn-figures.ts';
import { CONTAINERS, dimensionOf } from '../measures/units.ts';

export interface ScaledLine {
  line: IngredientLine;
  /** Pieces where the sum and what is taken differ. */
  count: { exact: number; taken: number } | null;
}

const EACH_AFTER = /^[^.;,()]{0,24}\b(?:each|apiece|per (?:person|serving|piece|head|bowl|plate))\b/i;
const EACH_BEFORE = /\b(?:each|every)\s+(?:about|some|weighing|with)?\s*(?:about\s+)?$/i;
const INTO = /\b(?:into|in)\s+(?:about\s+|roughly\s+)?$/i;

type Role = 'scale' | 'keep' | 'follow';

/** Whether an amount after the first belongs to it: its weight in all, or the size of one piece. */
function roleOf(text: string, cluster: Cluster, head: Cluster | undefined, each: number | null): Role {
  const form = cluster.forms[0];
  if (form === undefined || EACH_AFTER.test(text.slice(form.end)) || EACH_BEFORE.test(text.slice(0, form.start)) || INTO.test(text.slice(0, form.start))) return 'keep';
  const first = head?.forms[0];
  if (head === cluster || first === undefined || first.base !== null || form.base === null) return 'scale';
  const open = text.lastIndexOf('(', form.start);
  if (open < first.start || text.slice(open, form.start).includes(')')) return 'scale';
  if (/\b(?:about|total|in all|altogether|approx)/i.test(text.slice(open, text.indexOf(')', open) + 1))) return 'follow';
  const { unit, amount } = first.first;
  if (amount.high === 1) return unit !== null && CONTAINERS.has(unit) ? 'keep' : 'follow';
  // "4 chicken breasts (6 oz)": of one or of all? What one usually weighs decides.
  const usual = each;
  if (usual !== null && form.first.unit !== null && dimensionOf(form.first.unit) === 'mass') {
    const off = (grams: number): number => Math.abs(Math.log(grams / usual));
    return off(form.base.high) < off(form.base.high / amount.high) ? 'keep' : 'follow';
  }
  return unit !== null && CONTAINERS.has(unit) ? 'keep' : 'follow';
}

/** "2 cm piece of ginger": here a length is the amount. */
const OF_LENGTH = /^[\s-]*(?:piece|knob|chunk|stick|thumb|strip)\b/i;
function longer(text: string, found: Extract<Found, { kind: 'length' }>, factor: number): Edit[] {
  const figure = /^[\d.½¼¾⅓⅔/ ]*[\d½¼¾⅓⅔]/u.exec(text.slice(found.start, found.end))?.[0];
  if (figure === undefined || found.sides.length > 0 || found.cm.low !== found.cm.high) return [];
  const value = readNumber(figure) * factor;
  const length = Math.max(0.5, value < 4 ? Math.round(value * 2) / 2 : Math.round(value));
  return [{ start: found.start, end: found.start + figure.length, text: found.written === 'in' ? writeFraction(length) : writeDecimal(length) }];
}

/** Scales a line and turns its units; its words stay where they are. */
export function scaleLine(line: IngredientLine, scaling: Scaling): ScaledLine {
  const { text } = line;
  const found = measuresIn(text, true);
  const [first] = found;
  const isLength = first?.kind === 'length' && first.start === 0 && OF_LENGTH.test(text.slice(first.end));
  if (isLength && scaling.turn !== null && scaling.factor !== 1) return scaleLine(scaleLine(line, { ...scaling, turn: null }).line, { ...scaling, factor: 1 });
  const clusters = clustersIn(text, found);
  const food = foodById(line.food);
  const [head] = clusters;
  const edits: Edit[] = scaling.turn === null ? [] : turnFigures(text, found, scaling.turn);
  let ratio = scaling.factor;
  let count: ScaledLine['count'] = null;
  for (const cluster of clusters) {
    const role = roleOf(text, cluster, head, food?.each ?? null);
    const after = foodAfter(text, cluster.end)?.food ?? null;
    // "Juice of 1 lemon" counts lemons, though what goes in is juice.
    const named = cluster.forms[0]?.base === null && food?.counted !== true ? (after ?? food) : (food ?? after);
    // A weight in brackets after a count stays a weight.
    const asWeight = cluster !== head && head?.forms[0]?.base === null;
    const factor = role === 'keep' ? 1 : role === 'follow' ? ratio : scaling.factor;
    const outcome = scaleCluster(text, cluster, asWeight ? null : named, { ...scaling, factor, stated: cluster === head && scaling.turn === 'metric' ? statedGrams(text) : null }, true);
    edits.push(...outcome.edits);
    if (cluster === head) {
      ratio = scaling.factor === 1 ? 1 : outcome.ratio;
      count = outcome.count;
    }
  }
  if (scaling.factor !== 1 && isLength) edits.push(...longer(text, first, scaling.factor));
  if (edits.length === 0) return { line, count };
  return { line: { ...line, text: edited(text, edits), grams: line.grams === null || head === undefined ? line.grams : Math.round(line.grams * ratio * 10) / 10 }, count };
}
