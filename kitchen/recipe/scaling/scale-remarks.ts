/** What a cook must know beside the figures when a recipe grows or shrinks. */
import { joinAnd, pluralOf } from '../../pantry/words.ts';
import { foodById } from '../measures/line-parts.ts';
import { writeFraction } from '../measures/numbers.ts';
import type { Recipe } from '../recipe.ts';
import type { ScaledLine } from './scale-line.ts';

/** Vessels a dish can outgrow, by the words of its steps; the first that is found speaks. */
const VESSELS: readonly (readonly [words: RegExp, way: 'fry' | 'bake' | 'tray' | 'pot'])[] = [
  [/\b(?:loaf (?:tin|pan)|baking dish|gratin dish|pie dish|ovenproof (?:dish|pan)|oven dish|casserole dish|(?:cake|square|round|tart|springform) (?:tin|pan))\b/i, 'bake'],
  [/\b(?:muffin (?:tin|pan|tray)|roasting (?:tin|pan|dish)|baking (?:tray|sheet)|sheet pan|tray)\b/i, 'tray'],
  [/\b(?:wok|frying pan|skillet)\b/i, 'fry'],
  [/\b(?:pot|saucepan|casserole|dutch oven)\b/i, 'pot'],
];
const SPICED: ReadonlySet<string> = new Set(['salt', 'spice', 'spice blend', 'chili', 'hot sauce', 'dried herb', 'curry paste', 'fish sauce', 'soy sauce']);

/**
 * Sentences beside a scaled recipe; none when little changes.
 * @param factor how many times the recipe as written
 */
export function remarksFor(recipe: Recipe, factor: number, lines: readonly ScaledLine[]): string[] {
  const text = recipe.steps.join(' ');
  return [...left(lines), ...eggs(lines), ...(factor >= 1.5 ? more(text, factor, PIECES.test(`${recipe.makes ?? ''} ${recipe.title}`)) : []), ...(factor <= 0.6 && COOKED.test(text) ? [less(text, PIECES.test(`${recipe.makes ?? ''} ${recipe.title}`))] : []), ...seasoning(factor, lines)];
}

/** What was not understood is told, so that nobody takes a line for changed that is not. */
function left(lines: readonly ScaledLine[]): string[] {
  return lines.flatMap((one) => (one.left ? [`“${one.line.text}” stays as written: not all of its figures could be read. Change it by hand.`] : []));
}

function eggs(lines: readonly ScaledLine[]): string[] {
  return lines.flatMap(({ line, count }) => {
    if (count === null || foodById(line.food)?.kind !== 'egg' || Math.abs(count.taken / count.exact - 1) <= 0.1) return [];
    const exact = writeFraction(Math.round(count.exact * 4) / 4);
    return [`Eggs come whole: this takes ${count.taken} where the sum says ${exact === '0' ? 'less than a quarter' : exact}. For baking, beat them and use about 50 g for each egg of the sum.`];
  });
}

export const NUMBER_WORDS: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

function more(text: string, factor: number, pieces: boolean): string[] {
  const found = VESSELS.flatMap(([words, way]) => { const name = words.exec(text)?.[0].toLowerCase(); return name === undefined ? [] : [{ name, way }]; })[0];
  const batches = Math.max(2, Math.ceil(factor - 0.25));
  const often = NUMBER_WORDS[batches] ?? String(batches);
  const remarks: string[] = [];
  if (found !== undefined) {
    const { name, way } = found;
    const names = pluralOf(name);
    if (way === 'fry' && factor >= 2) remarks.push(factor >= 2.5 ? `This no longer fits one ${name}: cook it in ${often} batches, or in ${often} ${names}, and keep what is done warm.` : `Use your widest ${name}, or cook in two batches: what is crowded steams instead of browning.`);
    if (way === 'bake') remarks.push(factor >= 1.8 ? `This no longer fits one ${name}: use ${often} of the size named and bake as written, or a larger one, which takes longer.` : `Use a larger ${name}; where the layer is deeper it takes longer, so go by the signs and not by the clock.`);
    if (way === 'tray' && factor >= 1.8) remarks.push(`Spread it over ${often} ${names} in one layer each, and swap their places halfway through.`);
    if (way === 'pot' && factor >= 2) remarks.push(factor >= 2.5 ? `Use a pot that holds ${often} times as much, or cook in ${often} pots.` : 'Use a pot that holds twice as much.');
  }
  if (found === undefined && factor >= 1.8 && /\bbake\b/i.test(text)) remarks.push(`It may no longer fit the oven at once: bake it in ${often} batches${pieces ? '' : ', or in a larger dish, which takes longer'}.`);
  if (factor >= 2 && /\b(?:simmer|brais|stew|boil)/i.test(text)) remarks.push('A fuller pot takes longer to come to a boil and a little longer to cook: go by the signs of doneness.');
  if (factor >= 1.8 && found?.way !== 'fry' && /\b(?:sear|brown)(?:ed|ing)? (?:the|in|on|all|it|them)\b/i.test(text)) remarks.push('Brown it in batches, so that the pan stays hot.');
  return remarks;
}

/** What is baked by the piece needs no smaller dish. */
const PIECES = /\b(?:muffin|cookie|scone|roll|bun|biscuit|cupcake|brownie|meringue|pizza|macaroon|cracker|flapjack)s?\b/i;

/** A salad needs no smaller pan. */
const COOKED = /\b(?:bake|roast|fry|fries|simmer|boil|stew|brais|saut|cook|sear|toast|grill|broil|steam|heat|melt|pan|oven)/i;

function less(text: string, pieces: boolean): string {
  if (pieces || (/\b(?:bake|roast)/i.test(text) && /\b(?:tray|baking sheet|sheet pan)\b/i.test(text))) return 'Look a little earlier than the times say: less in the oven is done sooner.';
  const bakes = /\b(?:bake|roast)/i.test(text);
  return `Use a smaller ${bakes ? 'tin or dish' : 'pan'}, and look earlier than the times say: less ${bakes ? 'bakes' : 'cooks'} faster and dries out sooner.`;
}

function seasoning(factor: number, lines: readonly ScaledLine[]): string[] {
  if (factor < 3) return [];
  const names = [...new Set(lines.flatMap(({ line }) => {
    const food = foodById(line.food);
    return food !== null && SPICED.has(food.kind) && food.per <= 20 && /\d|[¼½¾⅓⅔⅛]/.test(line.text) ? [food.singular] : [];
  }))];
  return names.length === 0 ? [] : [`Start with about two thirds of the ${joinAnd(names.slice(0, 4))}, taste, and add the rest as it needs: seasoning does not grow as fast as the pot.`];
}
