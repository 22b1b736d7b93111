/** What a recipe is called. */
import { BRITISH_WORDS } from '../data/cooks-words.ts';
import type { Food } from '../pantry/food.ts';
import type { KindName } from '../pantry/kinds.ts';
import { findFood, isA } from '../pantry/lexicon.ts';
import { wordFor } from './on-hand.ts';
import { foldName, joinAnd, pluralOf, singularOf } from '../pantry/words.ts';
import { foodsIn } from '../recipe/foods-in.ts';
import { gramsOfAmount } from './card-amount.ts';
import { fillingsOf, type Filling, type Fit } from './filling.ts';
import { isBeside } from './take-along.ts';

/** The dish's name: the first of the card's titles that holds, else its own. Nothing is named that need not be there. */
export function dishTitle({ card, filled, taken, tags }: Fit): string {
  const found = card.titled.find(({ when }) => when.split(/ ?\+ ?/).every((one) => {
    const none = one.startsWith('no ');
    const name = none ? one.slice(3) : one;
    const holds = name.startsWith('#')
      ? tags.has(name.slice(1))
      : fillingsOf({ filled, taken }).some((filling) => filling.spared !== 'optional' && answersTo(filling, name));
    return holds !== none;
  }));
  return found?.title ?? card.title;
}

/** What a dish is named after when it goes in beyond the dish's own: not what seasons or moistens it. */
const NAMING = new Set<KindName>([
  'root', 'squash', 'cabbage', 'firm vegetable', 'tender vegetable', 'mushroom', 'leafy green', 'peas and corn', 'starchy root', 'potato', 'beans', 'lentils',
  'firm fruit', 'stone fruit', 'berry', 'tropical fruit', 'dried fruit', 'nut', 'cured meat', 'bacon', 'cooked sausage', 'raw sausage', 'cooked meat', 'shrimp',
  'tofu', 'smoked fish', 'canned fish', 'crumbly cheese', 'frying cheese', 'pickled vegetable',
]);
/** At most so many are named, and no title grows longer than this. */
const MOST_NAMED = 2;
const LONGEST = 60;
/** Of so many grams on a food is more than a garnish; of nuts and dried fruit, of the second figure. */
const MUCH = 70;
const SCATTERED = 30;
const isScattered = ({ kind }: Food): boolean => kind === 'nut' || kind === 'dried fruit' || kind === 'bacon' || kind === 'crumbly cheese';

/** Of what is this heavy, in grams, one names the food and not the pieces: "with Eggplant", but "with Sweet Potatoes". */
const LARGE = 190;
/** Nor do whole pieces of these, where one is this heavy: "with Daikon". */
const HUGE = 350;
const PIECES = new Set<KindName>(['potato', 'starchy root', 'root', 'tropical fruit', 'beans', 'lentils', 'peas and corn']);
function calledInTitle({ own, food }: Filling): string {
  const weighed = (food.each ?? 0) >= (PIECES.has(food.kind) ? HUGE : LARGE);
  const large = weighed || food.kind === 'cabbage' || food.kind === 'squash' || food.kind === 'cooked sausage' && !/hot dog|frankfurter|wiener/.test(food.id);
  const ours = food.counted && !large ? food.plural : / (?:heart|sprout)$/.test(food.id) ? pluralOf(food.singular) : food.singular;
  const name = (own === null ? null : wordFor(own)) ?? ours;
  return name.replace(/^(?:frozen|canned|cooked|boiled|dried|deli) (?=\p{L})/iu, '');
}

const headline = (name: string): string => name.replaceAll(/(?<![\p{L}'’])(?!(?:and|or|of|in|on|the|with|und|og|och|en|et|y|e|i|de|di|da|del) )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** A title with the words of a British, Irish or Australian cook: "Aubergine Parmigiana", "Chorizo and Prawn Rice". */
function inBritish(title: string, fit: Fit): string {
  return fillingsOf(fit).reduce((told, { own, food }) => {
    const word = own === null ? null : wordFor(own);
    if (word === null || !BRITISH_WORDS.has(word)) return told;
    const [one, many] = food.counted ? [singularOf(word), pluralOf(singularOf(word))] : [singularOf(word), word];
    const [ours, several] = [headline(food.singular), headline(food.plural)];
    // One prawn before what it is in, several where the title ends: "Prawn Scampi", "Garlic Prawns".
    const isBefore = (rest: string): boolean => /^ \p{Lu}/u.test(rest);
    return told.replaceAll(new RegExp(`\\b(?:${several}|${ours})\\b`, 'gu'), (found, at: number) =>
      headline(found === ours && (ours !== several || isBefore(told.slice(at + found.length))) ? one : many));
  }, title);
}

/** What the recipe is called: the dish's name, and with what of the cook's it is made beyond the dish's own foods ("Tarka Dal with Spinach"). */
export function titleOf(fit: Fit): string {
  const title = inBritish(dishTitle(fit), fit);
  if (/ (?:with|and|on|in|con|com|e|y|et|und|mit|med|al|alla|alle|allo|ai|au|aux|à|de|del|di|du|des|en) /.test(title)) return title;
  const said = ` ${foldName(title)} `;
  const inTitle = foodsIn(title);
  const isMuch = ({ food, amount }: Filling): boolean => gramsOfAmount(amount, food) * Math.min(1, fit.factor) >= (isScattered(food) ? SCATTERED : MUCH);
  const beyond = [
    ...[...fit.filled.values()].filter(({ place }) => place.weight === 'welcome').flatMap(({ fillings }) => fillings),
    ...fit.taken.filter(({ extra }) => !isBeside(extra)).map(({ filling }) => filling),
  ].filter((one) => one.own !== null && NAMING.has(one.food.kind) && isMuch(one) && !inTitle.some((named) => named === one.food || named.id === one.food.is));
  const names = [...new Set(beyond.map(calledInTitle))]
    .filter((name) => !foldName(name).split(' ').some((word) => said.includes(` ${word} `) || said.includes(` ${singularOf(word)} `)));
  for (let count = Math.min(MOST_NAMED, names.length); count > 0; count--) {
    const longer = `${title} with ${joinAnd(names.slice(0, count).map(headline))}`;
    if (longer.length <= LONGEST) return longer;
  }
  return title;
}

/** Who has two foods of the dish's own kitchen hardly needs to be told what it is. */
const isAtHome = ({ card, filled }: Fit): boolean => {
  const owns = [...filled.values()].flatMap(({ fillings }) => fillings).flatMap(({ own }) => own ?? []);
  return owns.filter(({ food }) => [...food.cuisine].some((one) => card.kitchen.includes(one))).length > 1;
};

/** Says in plain English what a dish with a foreign name is, as long as it is that: with every food that the words name. */
export function plainlyOf(fit: Fit): string {
  const { title, plainly } = fit.card;
  if (plainly === '' || dishTitle(fit) !== title || isAtHome(fit)) return '';
  const here = fillingsOf(fit).map(({ food }) => food);
  const holds = foodsIn(plainly).every((named) => here.some((food) => isA(food, named.id) || isA(named, food.id) || food.kind === named.kind));
  return holds ? plainly.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : '';
}

/** What only seasons or moistens a dish does not name it: "chicken" is not chicken stock. */
const BESIDE = new Set(['stock', 'cooking sauce', 'oil', 'fish sauce', 'soy sauce', 'hot sauce', 'vinegar', 'drink', 'jam']);

const answersTo = ({ food, text }: Filling, name: string): boolean => {
  if (BESIDE.has(food.kind) && findFood(name)?.kind !== food.kind) return false;
  const words = ` ${text.toLowerCase()} `;
  const wanted = name.toLowerCase();
  return food.singular.toLowerCase() === wanted || food.plural.toLowerCase() === wanted || singularOf(wanted) === food.singular.toLowerCase() || words.includes(` ${wanted} `) || words.includes(` ${pluralOf(wanted)} `)
    || ` ${food.singular.toLowerCase()} `.includes(` ${singularOf(wanted)} `);
};
