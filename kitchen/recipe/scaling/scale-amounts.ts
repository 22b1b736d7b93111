/** Amounts inside one text, a list's line or a step, made larger or smaller and turned into another system. */
import type { Food } from '../../pantry/food.ts';
import { foldName, pluralOf, singularOf } from '../../pantry/words.ts';
import { measured, type Cluster, type Form } from './amount-clusters.ts';
import { cupDensity, pours } from './cup-weights.ts';
import { foodAfter } from '../measures/food-after.ts';
import { measuresIn, type FoundAmount } from '../measures/measures-in.ts';
import { writeFraction } from '../measures/numbers.ts';
import { baseOf, fit, type System } from './sensible-amount.ts';
import { turnFigures, type Edit } from './turn-figures.ts';
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

/** How a spoon is filled; a heaped one is no level one of another size. */
const FILLED = /heap|scant|round|generous|level/i;
/** An amount that keeps its unit: a British pint has no cups, three heaped teaspoons are no tablespoon. */
function writeInUnit(text: string, first: FoundAmount, factor: number): string {
  const [low, high] = [first.amount.low * factor, first.amount.high * factor].map(writeFraction);
  const gap = text.slice(first.figureEnd, first.unitStart);
  return `${figures(low ?? '', high ?? '', text, first)}${gap}${respellUnit(text.slice(first.unitStart, first.end), first.amount.high * factor)}`;
}

function writeMeasured(text: string, form: Form, food: Food | null, { factor, turn, own, stated = null }: Scaling): Edit & { ratio: number } {
  const { first, base } = form;
  const unit = first.unit ?? 'gram';
  if (turn === null && (form.imperial || (FILLED.test(first.size) && first.amount.high * factor <= 8))) return { start: form.start, end: form.end, ratio: factor, text: writeInUnit(text, first, factor) };
  // Twelve ounces of beer are fluid ones.
  if (unit === 'ounce' && food !== null && pours(food) && base !== null) return writeMeasured(text, { ...form, first: { ...first, unit: 'fluidounce' }, base: baseOf(first.amount, 'fluidounce') }, food, { factor, turn, own });
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
  const last = / plus (\d+)$/.exec(result.high)?.[1];
  const many = last === undefined ? result.amount.high : Number(last);
  const word = spelled ? (gap.includes('-') ? spelling : respellUnit(spelling, result.amount.high)) : long ? respellUnit(result.unit, many) : writeUnit(result.unit, many);
  // "1 kg" of a line that says "500g" keeps its way of writing; a longer word wants its space.
  const space = spelled || (gap === '' && !foreign && /^(?:g|kg|ml|oz|lb)$/.test(word)) ? (size === '' ? gap : ' ') : ' ';
  const dense = weighs(result.unit) === weighs(unit) || food === null ? 1 : weighs(unit) ? cupDensity(food, text) : 1 / cupDensity(food, text);
  const got = result.amount.high * sizeOf(result.unit) * dense;
  const sum = (value: string): string => (long ? value.replace(' tbsp ', ` ${respellUnit('tablespoon', Math.floor(result.amount.high / 3))} `) : value);
  const written = figures(sum(result.low), sum(result.high), text, first);
  return { start: form.start, end: form.end, text: `${gap === '' && !foreign ? written.replace(' lb ', 'lb ') : written}${size}${space}${word}`, ratio: base === null || base.high === 0 ? factor : got / base.high };
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
  const low = Math.max(1, Math.round(first.amount.low * factor));
  return { start: first.start, end: first.end, text: `${figures(String(low), String(count), text, first)} ${respellUnit(text.slice(first.unitStart, first.end), count)}` };
}

function writeCount(text: string, { first }: Form, food: Food | null, factor: number, line: boolean): Outcome {
  const exact = { low: first.amount.low * factor, high: first.amount.high * factor };
  const taken = wholePieces(exact, first.unit, food, first.amount.low % 1 !== 0, text.slice(first.past));
  if (taken.low === first.amount.low && taken.high === first.amount.high) return { edits: [], ratio: 1, count: { exact: exact.high, taken: taken.high } };
  const figure = figures(writeFraction(taken.low), writeFraction(taken.high), text, first);
  const ratio = taken.high / first.amount.high;
  const bare = first.figureEnd === first.start;
  const edits: Edit[] = [{ start: first.start, end: first.figureEnd, text: bare && figure === '1' ? '' : `${figure}${needsTimes(text, first) ? ' x' : ''}${bare ? ' ' : ''}` }];
  if (first.unit !== null) edits.push({ start: first.unitStart, end: first.end, text: respellUnit(text.slice(first.unitStart, first.end), taken.high) });
  else if (first.amount.high > 1 !== taken.high > 1) edits.push(...nounInNumber(text, first.past, taken.high > 1, line));
  return { edits, ratio, count: { exact: exact.high, taken: taken.high } };
}

/** Names that end in a thing one can count, though their food comes as a mass: "vanilla bean". */
const PIECE = /\b(?:beans?|leaf|leaves|pods?|sticks?|roots?|breasts?|thighs?|fillets?|cubes?|rinds?|bones?|sheets?|wrappers?|rolls?|buns?|chops?|steaks?|yolks?|whites?|slices?|rashers?|crackers?|chicken|turkey|duck)$/i;

/** What stands before a food and is counted in its place. */
const PART = /^(\s+(?:(?:large|small|big|thick|thin)\s+)?)(portions?|servings?|nests?|bundles?|racks?|wedges?|segments?|rings?|crowns?|florets?|cakes?)(?=\s+(?:of\s+)?\p{L})/iu;

const ONLY_SIZE = /^\s*(?:extra[- ])?(?:large|medium|small|whole|pcs?|pieces?)$/i;

/** "1 onion" becomes "2 onions", by the lexicon's own plural where it has one. */
function nounInNumber(text: string, from: number, many: boolean, line: boolean): Edit[] {
  if (/^\s+each\b/i.test(text.slice(from))) return [];
  // "boneless, skinless chicken breasts"
  const at = from + (/^(?:\s+\p{L}+(?:less|-in|-on|ed),(?=\s))+/iu.exec(text.slice(from))?.[0].length ?? 0);
  const named = foodAfter(text, at);
  const front = /^[^,;(]*?(?=\s*(?:[,;(]|$|\s(?:with|for|in|plus|cut|to|and|or)\b))/.exec(text.slice(at))?.[0] ?? '';
  const part = PART.exec(text.slice(at));
  if (line && part !== null) return [{ start: at + (part[1]?.length ?? 0), end: at + part[0].length, text: many ? pluralOf(singularOf(part[2] ?? '')) : singularOf(part[2] ?? '') }];
  if (named === null && (!line || front.trim() === '' || ONLY_SIZE.test(front))) return [];
  const start = named?.start ?? at + (front.length - front.trimStart().length);
  // "free-range egg white"
  const end = named === null ? at + front.length : named.end + (/^\s(?:whites?|yolks?|eggs?)\b/i.exec(text.slice(named.end))?.[0].length ?? 0);
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

/** "2 400 g cans" cannot be read. */
const needsTimes = (text: string, { size, figureEnd }: FoundAmount): boolean => /^[\d½¼¾⅓⅔⅛.]/.test(size) && text.charAt(figureEnd) !== ')';

/** "(14 oz)" of a can in the other system; a size printed on a label in both keeps the wanted one. */
function turnSize(text: string, first: FoundAmount, turn: System): Edit[] {
  const { figureEnd, size } = first;
  const inside = size === '' ? [] : measuresIn(size);
  const at = text.indexOf(size, figureEnd);
  const forms = inside.flatMap((one) => (one.kind === 'amount' && one.unit !== null && measured(one) ? [one] : []));
  const [head, last] = [forms[0], forms.at(-1)];
  const edit = (start: number, end: number, put: string): Edit => ({ start: at + start, end: at + end + (size.charAt(end) === '.' ? 1 : 0), text: put });
  const times: Edit[] = needsTimes(text, first) && /[\d½¼¾]/.test(text.charAt(figureEnd - 1)) ? [{ start: figureEnd, end: figureEnd, text: ' x' }] : [];
  if (head?.unit == null || last === undefined) {
    const turned = turnFigures(size, inside, turn).map(({ start, end, text: put }) => edit(start, end, put));
    return turned.length === 0 ? [] : [...times, ...turned];
  }
  const wanted = forms.filter(({ unit }) => unit !== null && (systemOf(unit) ?? turn) === turn);
  if (wanted.length === forms.length) return [];
  const [keep] = wanted;
  if (keep !== undefined) return [edit(head.start, last.end, size.slice(keep.start, wanted.at(-1)?.end))];
  const base = baseOf(head.amount, head.unit);
  // Labels have round figures: 14 oz stands beside 400 g.
  const label = (value: number): number => (turn === 'metric' && value > 200 && value < 1000 ? Math.round(value / 25) * 25 : value);
  const { low, high, unit, amount } = fit({ low: label(base.low), high: label(base.high) }, turn === 'us' && !weighs(head.unit) ? 'fluidounce' : head.unit, turn, null, true);
  const put = edit(head.start, last.end, `${low === high ? high : `${low} to ${high}`} ${writeUnit(unit, amount.high)}`);
  return [...times, put];
}

/** One way of writing in the place of all; a bracket that says more stays for that. */
function replaced(text: string, { forms, end, open }: Cluster, put: string): Edit[] {
  const [head, second] = forms;
  if (head === undefined) return [];
  if (!open || second === undefined) return [{ start: head.start, end: forms.length === 1 ? head.end : end, text: put }];
  return [{ start: head.start, end: head.end, text: put }, { start: second.start, end: end + (/^[\s,;]*/.exec(text.slice(end))?.[0].length ?? 0), text: '' }];
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
    return { ...counted, edits: [...counted.edits, ...sizes.filter(({ start, end }) => factor === 1 || start !== end)] };
  }
  if (turn !== null) {
    const isWanted = ({ first, imperial }: Form): boolean => first.unit !== null && systemOf(first.unit) === turn && !imperial;
    const fits = (form: Form): boolean => isWanted(form) || (form.first.unit !== null && systemOf(form.first.unit) === null && !form.imperial);
    if (factor === 1 && cluster.forms.every(fits) && (turn === 'us' || cluster.forms.length === 1)) return none;
    // A weight beside a cup is surer than what a cup weighs.
    const chosen = cluster.forms.find(turn === 'us' ? fits : isWanted) ?? cluster.forms.find((form) => !form.imperial && (turn === 'us' || (form.first.unit !== null && weighs(form.first.unit)))) ?? head;
    const edit = factor === 1 && fits(chosen) ? { text: text.slice(chosen.start, chosen.end), ratio: 1 } : writeMeasured(text, chosen, food, scaling);
    return { edits: replaced(text, cluster, edit.text), ratio: edit.ratio, count: null };
  }
  if (factor === 1) return none;
  // Beside grams a spoon grows into a cup, not into the same grams once more.
  const metric = cluster.forms.some(({ first }) => first.unit !== null && weighs(first.unit) && systemOf(first.unit) === 'metric');
  const own = cluster.forms.length > 1 && metric ? 'us' : scaling.own;
  const edits = cluster.forms.map((form) => writeMeasured(text, form, food, { ...scaling, own }));
  const [one, ...others] = edits;
  // Both ways of writing may have grown into the same words.
  if (one !== undefined && others.length > 0 && others.every((other) => other.text === one.text)) return { edits: [{ start: head.start, end: cluster.end, text: one.text }], ratio: one.ratio, count: null };
  return { edits, ratio: edits[0]?.ratio ?? factor, count: null };
}
