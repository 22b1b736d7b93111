/** Amounts inside one text, a list's line or a step, made larger or smaller and turned into another system. */
import type { Food } from '../../pantry/food.ts';
import { foldName, pluralOf, singularOf } from '../../pantry/words.ts';
import { measured, type Cluster, type Form } from './amount-clusters.ts';
import { cupDensity } from './cup-weights.ts';
import { foodAfter } from '../measures/food-after.ts';
import { measuresIn, type FoundAmount } from '../measures/measures-in.ts';
import { writeFraction } from '../measures/numbers.ts';
import { baseOf, fit, type System } from './sensible-amount.ts';
import type { Edit } from './turn-figures.ts';
import { dimensionOf, respellUnit, sizeOf, systemOf, weighs, writeUnit, type Unit } from '../measures/units.ts';
import { wholePieces } from './whole-pieces.ts';

export interface Scaling {
  factor: number;
  /** The system the cook asked for, or null to keep the words. */
  turn: System | null;
  /** The system the recipe is written in, for spoons that grow into something else. */
  own: System;
  /** Grams that the line itself gives beside a cup; they are surer than what a cup weighs. */
  stated?: number | null;
}

/** What happened to the first amount: by how much it really grew, and what the sum would have said. */
export interface Outcome { edits: Edit[]; ratio: number; count: { exact: number; taken: number } | null }

const figures = (low: string, high: string, text: string, found: FoundAmount): string => {
  if (low === high) return low;
  const written = /\p{N}(\s?[-–—]\s?|\s+or\s+)[\p{N}]/u.exec(text.slice(found.start, found.figureEnd))?.[1];
  return `${low}${written ?? ' to '}${high}`;
};

function writeMeasured(text: string, form: Form, food: Food | null, { factor, turn, own, stated = null }: Scaling): Edit & { ratio: number } {
  const { first, base } = form;
  const unit = first.unit ?? 'gram';
  const wanted = base === null ? { low: 0, high: 0 } : { low: base.low * factor, high: base.high * factor };
  const foreign = turn !== null && systemOf(unit) !== null && systemOf(unit) !== turn;
  const given = stated !== null && turn === 'metric' && foreign && !weighs(unit);
  const result = given ? fit({ low: stated * factor, high: stated * factor }, 'gram', 'metric', null, false) : fit(wanted, unit, turn ?? systemOf(unit) ?? own, food, foreign, text);
  const summed = form.end !== first.end;
  const spelled = result.unit === unit && !summed && !foreign && !/ lb | cups? | tbsp /.test(result.low);
  const gap = first.size === '' ? text.slice(first.figureEnd, first.unitStart) : ' ';
  // A heaped spoon is no heaped cup.
  const size = first.size === '' || first.size.startsWith('(') || !spelled ? '' : ` ${first.size}`;
  const spelling = text.slice(first.unitStart, first.end);
  const long = /^(?:tea|table)spoon/i.test(spelling) && /spoon$/.test(result.unit);
  const word = spelled ? respellUnit(spelling, result.amount.high) : long ? respellUnit(result.unit, result.amount.high) : writeUnit(result.unit, result.amount.high);
  // "1 kg" of a line that says "500g" keeps its way of writing; a longer word wants its space.
  const space = spelled || (gap === '' && !foreign && /^(?:g|kg|ml|oz|lb)$/.test(word)) ? (size === '' ? gap : ' ') : ' ';
  const dense = weighs(result.unit) === weighs(unit) || food === null ? 1 : weighs(unit) ? cupDensity(food, text) : 1 / cupDensity(food, text);
  const got = result.amount.high * sizeOf(result.unit) * dense;
  const sum = (value: string): string => (long ? value.replace(' tbsp ', ` ${respellUnit('tablespoon', Math.floor(result.amount.high / 3))} `) : value);
  const written = figures(sum(result.low), sum(result.high), text, first);
  return { start: form.start, end: form.end, text: `${gap === '' ? written.replace(' lb ', 'lb ') : written}${size}${space}${word}`, ratio: base === null || base.high === 0 ? factor : got / base.high };
}

/** Pinches grow into spoons; a splash stays one until there are several. */
function writeVague(text: string, { first }: Form, unit: Unit, factor: number): Edit | null {
  const total = first.amount.high * factor;
  if (factor === 1 || (first.amount.high <= 1 && factor < 2.4) || total < 1) return null;
  if (unit === 'pinch' && total >= 3.6) {
    const spoons = fit({ low: total * 0.3, high: total * 0.3 }, 'teaspoon', 'us', null, false);
    const of = /^\s+of\b/.exec(text.slice(first.end))?.[0] ?? '';
    return { start: first.start, end: first.end + of.length, text: `${spoons.high} ${writeUnit(spoons.unit, spoons.amount.high)}` };
  }
  const count = Math.max(1, Math.round(total));
  return { start: first.start, end: first.end, text: `${count} ${respellUnit(text.slice(first.unitStart, first.end), count)}` };
}

function writeCount(text: string, { first }: Form, food: Food | null, factor: number, line: boolean): Outcome {
  const exact = { low: first.amount.low * factor, high: first.amount.high * factor };
  const taken = wholePieces(exact, first.unit, food, first.amount.low % 1 !== 0);
  const figure = figures(writeFraction(taken.low), writeFraction(taken.high), text, first);
  const ratio = taken.high / first.amount.high;
  // "2 400 g cans" cannot be read.
  const times = /^\d/.test(first.size) ? ' x' : '';
  const bare = first.figureEnd === first.start;
  const edits: Edit[] = [{ start: first.start, end: first.figureEnd, text: bare && figure === '1' ? '' : `${figure}${times}${bare ? ' ' : ''}` }];
  if (first.unit !== null) edits.push({ start: first.unitStart, end: first.end, text: respellUnit(text.slice(first.unitStart, first.end), taken.high) });
  else if (first.amount.high > 1 !== taken.high > 1) edits.push(...nounInNumber(text, first.end + first.size.length, taken.high > 1, line));
  return { edits, ratio, count: { exact: exact.high, taken: taken.high } };
}

/** Names that end in a thing one can count, though their food comes as a mass: "vanilla bean". */
const PIECE = /\b(?:beans?|leaf|leaves|pods?|sticks?|roots?|breasts?|thighs?|fillets?|cubes?|rinds?|bones?|sheets?|wrappers?|rolls?|buns?|chops?|steaks?|yolks?|whites?|slices?|rashers?|crackers?)$/i;

/** What stands before a food and is counted in its place. */
const PART = /^(\s+(?:(?:large|small|big|thick|thin)\s+)?)(portions?|servings?|nests?|bundles?|racks?|wedges?|segments?|rings?|crowns?|florets?|cakes?)(?=\s+(?:of\s+)?\p{L})/iu;

/** "1 onion" becomes "2 onions", by the lexicon's own plural where it has one. */
function nounInNumber(text: string, from: number, many: boolean, line: boolean): Edit[] {
  // "boneless, skinless chicken breasts"
  const at = from + (/^(?:\s+\p{L}+(?:less|-in|-on|ed),(?=\s))+/iu.exec(text.slice(from))?.[0].length ?? 0);
  const named = foodAfter(text, at);
  const front = /^[^,;(]*?(?=\s*(?:[,;(]|$|\s(?:with|for|in|plus|cut|to|and|or)\b))/.exec(text.slice(at))?.[0] ?? '';
  const part = PART.exec(text.slice(at));
  if (line && part !== null) return [{ start: at + (part[1]?.length ?? 0), end: at + part[0].length, text: many ? pluralOf(singularOf(part[2] ?? '')) : singularOf(part[2] ?? '') }];
  if (named === null && (!line || front.trim() === '')) return [];
  const start = named?.start ?? at + (front.length - front.trimStart().length);
  const end = named?.end ?? at + front.length;
  const name = text.slice(start, end);
  // "3 cauliflower" are three heads of it.
  if (line && named !== null && !named.food.counted && named.food.measure === 'head' && named.food.singular === name) return many ? [{ start, end: start, text: 'heads ' }] : [];
  if (named !== null && !named.food.counted && named.food.singular === name && !PIECE.test(name)) return [];
  if (named !== null && named.food.singular === named.food.plural && name.toLowerCase() === named.food.singular.toLowerCase() && !PIECE.test(name)) return [];
  const own = named === null ? null : many ? named.food.plural : named.food.singular;
  const other = named === null ? null : many ? named.food.singular : named.food.plural;
  const put = own !== null && other !== null && own !== other && foldName(name) === foldName(other) ? own : many ? pluralOf(singularOf(name)) : singularOf(name);
  return [{ start, end, text: put }];
}

/** "(14 oz)" of a can in the other system; a size printed on a label in both keeps the wanted one elsewhere. */
function turnSize(text: string, { figureEnd, size }: FoundAmount, turn: System): Edit[] {
  const [inside] = size === '' ? [] : measuresIn(size);
  if (inside?.kind !== 'amount' || inside.unit === null || !measured(inside) || (systemOf(inside.unit) ?? turn) === turn) return [];
  const start = text.indexOf(size, figureEnd);
  const base = baseOf(inside.amount, inside.unit);
  // Labels have round figures: 14 oz stands beside 400 g.
  const label = (value: number): number => (turn === 'metric' && value > 200 ? Math.round(value / 25) * 25 : value);
  const result = fit({ low: label(base.low), high: label(base.high) }, inside.unit, turn, null, true);
  return [{ start: start + inside.start, end: start + inside.end, text: `${result.high} ${writeUnit(result.unit, result.amount.high)}` }];
}

/** Rewrites one cluster; no edits where nothing changes. */
export function scaleCluster(text: string, cluster: Cluster, food: Food | null, scaling: Scaling, line: boolean): Outcome {
  const { factor, turn } = scaling;
  const head = cluster.forms[0];
  const none: Outcome = { edits: [], ratio: 1, count: null };
  if (head === undefined) return none;
  if (head.base === null) {
    const { unit } = head.first;
    if (unit !== null && dimensionOf(unit) === 'vague') {
      const edit = line ? writeVague(text, head, unit, factor) : null;
      return edit === null ? none : { edits: [edit], ratio: factor, count: null };
    }
    const sizes = turn === null ? [] : turnSize(text, head.first, turn);
    const counted = factor === 1 ? none : writeCount(text, head, food, factor, line);
    return { ...counted, edits: [...counted.edits, ...sizes] };
  }
  const preferred = turn === null ? undefined : cluster.forms.find(({ first }) => first.unit !== null && systemOf(first.unit) === turn);
  if (turn !== null) {
    // A weight beside a cup is surer than what a cup weighs.
    const chosen = preferred ?? (turn === 'metric' ? cluster.forms.find(({ first }) => first.unit !== null && weighs(first.unit)) : undefined) ?? head;
    const kept = chosen.first.unit !== null && (systemOf(chosen.first.unit) ?? turn) === turn;
    if (factor === 1 && kept) return cluster.forms.length === 1 ? none : { edits: [{ start: head.start, end: cluster.end, text: text.slice(chosen.start, chosen.end) }], ratio: 1, count: null };
    const edit = writeMeasured(text, chosen, food, scaling);
    return { edits: [{ start: head.start, end: cluster.forms.length === 1 ? chosen.end : cluster.end, text: edit.text }], ratio: edit.ratio, count: null };
  }
  if (factor === 1) return none;
  const edits = cluster.forms.map((form) => writeMeasured(text, form, food, scaling));
  const [one, ...others] = edits;
  // Both ways of writing may have grown into the same words.
  if (one !== undefined && others.length > 0 && others.every((other) => other.text === one.text)) return { edits: [{ start: head.start, end: cluster.end, text: one.text }], ratio: one.ratio, count: null };
  return { edits, ratio: edits[0]?.ratio ?? factor, count: null };
}
