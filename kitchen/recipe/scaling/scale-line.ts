/** One line of the ingredient list for another number of people. */
import type { Food } from '../../pantry/food.ts';
import { foodById } from '../measures/line-parts.ts';
import { foodAfter } from '../measures/food-after.ts';
import { statedGrams } from '../measures/line-grams.ts';
import { measuresIn, type Found } from '../measures/measures-in.ts';
import { readNumber, writeDecimal, writeFraction } from '../measures/numbers.ts';
import type { IngredientLine } from '../recipe.ts';
import { clustersIn, type Cluster } from './amount-clusters.ts';
import { pours } from './cup-weights.ts';
import { scaleCluster, type Scaling } from './scale-amounts.ts';
import { hasUnreadFigures } from './unread-figures.ts';
import { edited, turnFigures, type Edit } from './turn-figures.ts';
import { CONTAINERS, dimensionOf, systemOf } from '../measures/units.ts';

export interface ScaledLine {
  line: IngredientLine;
  /** Pieces where the sum and what is taken differ. */
  count: { exact: number; taken: number } | null;
  /** Left as written, because not every figure of it was understood. */
  left: boolean;
}

/** "each ground cumin and coriander": so much of every one of them. */
const EACH_OF = /^\s*(?:each|apiece)\b:?\s+(?:of\s+)?(?!(?:with|and|or|in|on|for|at|about)\b)\p{L}/iu;
const EACH_AFTER = /^[^.;,()]{0,24}\b(?:each|apiece|per (?:person|serving|piece|head|bowl|plate))\b/i;
/** "4 prawns per person": more people eat more of them without a new figure. */
const PER_EATER = /^[^.;,()]{0,24}\bper (?:person|serving|head|guest|diner)\b/i;
const EACH_BEFORE = /\b(?:each|every)\s+(?:about|some|weighing|with)?\s*(?:about\s+)?$/i;
const INTO = /\b(?:into|in)\s+(?:about\s+|roughly\s+)?$/i;
const HELD = /\b(?:packs?|packets?|packages?|bags?|box(?:es)?) of\s+$/i;

type Role = 'scale' | 'keep' | 'follow';

/**
 * What an amount does when there is more of its line: it grows, it is the size of one piece and stays, or it follows the first as that
 * was rounded.
 *
 *     line    = amount ["each"] food { remark }
 *     remark  = "(" weight in all ")" | "(" size of one ["each"] ")" | ("or" | "plus") amount [food]
 */
function roleOf(text: string, cluster: Cluster, head: Cluster | undefined, each: number | null): Role {
  const form = cluster.forms[0];
  if (form === undefined) return 'keep';
  const [before, after] = [text.slice(0, form.start), text.slice(cluster.end)];
  if (/\bsize:?\s$/i.test(before) || HELD.test(before) || EACH_BEFORE.test(before) || (form.base === null && INTO.test(before))) return 'keep';
  // "half of a 17-ounce package"
  if (head !== cluster && /\ban?\s$/i.test(before)) return 'keep';
  if (head === cluster && PER_EATER.test(after)) return 'keep';
  if (head === cluster || EACH_OF.test(after)) return 'scale';
  // "1 (15 oz can)"
  if (form.first.figureEnd === form.start && before.endsWith('(')) return 'keep';
  if (EACH_AFTER.test(after)) return 'keep';
  const first = head?.forms[0];
  if (first === undefined || first.base !== null) return 'scale';
  const open = text.lastIndexOf('(', form.start);
  if (open < first.start || text.slice(open, form.start).includes(')') || /^\(\s*(?:or|plus)\b/i.test(text.slice(open))) return 'scale';
  if (/\b(?:about|total|in all|altogether|approx)/i.test(text.slice(open, text.indexOf(')', open) + 1))) return 'follow';
  const { unit, amount } = first.first;
  if (unit !== null && CONTAINERS.has(unit)) return 'keep';
  // "4 chicken breasts (6 oz)": of one or of all? What one usually weighs decides.
  if (each !== null && amount.high !== 1 && form.base !== null && form.first.unit !== null && dimensionOf(form.first.unit) === 'mass') {
    const off = (grams: number): number => Math.abs(Math.log(grams / each));
    return off(form.base.high) < off(form.base.high / amount.high) ? 'keep' : 'follow';
  }
  return 'follow';
}

/** "2 cm piece of ginger", "1 inch ginger": here a length is the amount. */
const OF_LENGTH = /^[\s-]*(?:(?:fresh )?(?:piece|knob|chunk|stick|thumb|strip)\b|(?:fresh |whole )?(?:root )?(?:ginger|adrak|galangal|turmeric|cinnamon|dalchini|cassia|kombu|lemongrass|horseradish|daikon)\b)/i;
function longer(text: string, found: Extract<Found, { kind: 'length' }>, factor: number): Edit[] {
  const figure = /^[\d.½¼¾⅓⅔/ ]*[\d½¼¾⅓⅔]/u.exec(text.slice(found.start, found.end))?.[0];
  if (figure === undefined || found.sides.length > 0 || found.cm.low !== found.cm.high) return [];
  const value = readNumber(figure) * factor;
  const length = Math.max(0.5, value < 4 ? Math.round(value * 2) / 2 : Math.round(value));
  return [{ start: found.start, end: found.start + figure.length, text: found.written === 'in' ? writeFraction(length) : writeDecimal(length) }];
}

/** The food an amount belongs to; of "vegetable or chicken stock" the second, which both are. */
function foodBehind(text: string, at: number): Food | null {
  const named = foodAfter(text, at);
  const or = named === null ? null : /^\s+or\s+/i.exec(text.slice(named.end));
  const other = named === null || or === null ? null : foodAfter(text, named.end + or[0].length);
  return other !== null && pours(other.food) ? other.food : (named?.food ?? null);
}

/** "(about 5 oz)": a bracket that says the amount again, and no alternative. */
const isAside = (text: string, { forms: [form] }: Cluster): boolean => {
  const open = form === undefined ? -1 : text.lastIndexOf('(', form.start);
  return open >= 0 && !text.slice(open, form?.start).includes(')') && !/^\(\s*(?:or|plus)\b/i.test(text.slice(open));
};

/**
 * "4 cups spinach (about 5 oz)" as "5 oz spinach": the author's own weight is surer than what a cup weighs. Null where no bracket holds
 * one.
 */
function weightBeside(text: string, head: Cluster, clusters: readonly Cluster[], food: Food | null): string | null {
  const [first] = head.forms;
  const unit = first?.first.unit ?? null;
  if (head.forms.length !== 1 || first === undefined || unit === null || (food !== null && pours(food))) return null;
  if (dimensionOf(unit) !== 'volume' || systemOf(unit) !== 'us') return null;
  for (const cluster of clusters) {
    const [form] = cluster.forms;
    const bracket = form === undefined ? null : /\s?\((?:about\s|approx\.?\s|approximately\s)?$/i.exec(text.slice(0, form.start));
    if (cluster === head || form === undefined || bracket === null || text.charAt(cluster.end) !== ')') continue;
    if (dimensionOf(form.first.unit) !== 'mass') continue;
    const given = { start: first.start, end: first.end, text: text.slice(form.start, cluster.end) };
    return edited(text, [given, { start: bracket.index, end: cluster.end + 1, text: '' }]);
  }
  return null;
}

/** Scales a line and turns its units; its words stay where they are. */
export function scaleLine(line: IngredientLine, scaling: Scaling): ScaledLine {
  const { text } = line;
  const found = measuresIn(text, true);
  if (hasUnreadFigures(text, found)) return { line, count: null, left: true };
  const [first] = found;
  const isLength = first?.kind === 'length' && first.start === 0 && OF_LENGTH.test(text.slice(first.end));
  if (isLength && scaling.turn !== null && scaling.factor !== 1) return scaleLine(scaleLine(line, { ...scaling, turn: null }).line, { ...scaling, factor: 1 });
  const clusters = clustersIn(text, found);
  const food = foodById(line.food);
  const [head] = clusters;
  const edits: Edit[] = scaling.turn === null ? [] : turnFigures(text, found, scaling.turn);
  const given = scaling.turn === 'metric' && head !== undefined ? weightBeside(text, head, clusters, food) : null;
  if (given !== null && head !== undefined) return scaleLine({ ...line, text: given }, scaling);
  let ratio = scaling.factor;
  let count: ScaledLine['count'] = null;
  for (const cluster of clusters) {
    const role = roleOf(text, cluster, head, food?.each ?? null);
    const after = foodBehind(text, cluster.end);
    const listed = EACH_OF.test(text.slice(cluster.end));
    // "Juice of 1 lemon" counts lemons, though what goes in is juice.
    const named = cluster.forms[0]?.base === null && food?.counted !== true ? (after ?? food) : (food ?? after);
    // What a bracket says of the same food stays a weight or a volume.
    const aside = cluster !== head && isAside(text, cluster);
    const factor = role === 'keep' ? 1 : role === 'follow' ? ratio : scaling.factor;
    const stated = cluster === head && scaling.turn === 'metric' ? statedGrams(text, food?.each) : null;
    const outcome = scaleCluster(text, cluster, aside || listed ? null : named, { ...scaling, factor, stated }, !aside);
    edits.push(...outcome.edits);
    if (cluster === head) {
      ratio = scaling.factor === 1 ? 1 : outcome.ratio;
      count = outcome.count;
    }
  }
  if (scaling.factor !== 1 && isLength) edits.push(...longer(text, first, scaling.factor));
  if (edits.length === 0) return { line, count, left: false };
  const grams = line.grams === null || head === undefined ? line.grams : Math.round(line.grams * ratio * 10) / 10;
  return { line: { ...line, text: edited(text, edits), grams }, count, left: false };
}
