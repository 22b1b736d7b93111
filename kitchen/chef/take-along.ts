/** What goes into a dish, or to the table beside it, though its card names no place for it. */
import { GOES_IN } from '../data/goes-in.ts';
import { SERVED_WITH, type TakesAlong } from '../data/served-with.ts';
import type { Food } from '../pantry/food.ts';
import type { KindName } from '../pantry/kinds.ts';
import type { Card, Choice, Extra, Sentence } from './card.ts';
import { gramsOfAmount, scaled } from './card-amount.ts';
import { readExtra } from './read-card.ts';

/** The doors at the end of the last step, at its beginning, before it, before what is filled, while it simmers, and after a batter's flour. */
export const TABLE = 'serve';
export const FINISH = 'finish';
export const MEANWHILE = 'meanwhile';
export const READY = 'ready';
export const ALONG = 'along';
export const FOLD = 'fold';

interface Row { row: TakesAlong; extra: Extra; isBeside: boolean; isCustom: boolean }

let rows: ReadonlyMap<Extra, Row> | null = null;
function allRows(): ReadonlyMap<Extra, Row> {
  const read = (): Row[] => [...SERVED_WITH.map((row) => readRow(row, true)), ...GOES_IN.map((row) => readRow(row, false))];
  rows ??= new Map(read().map((row) => [row.extra, row]));
  return rows;
}

function readRow(row: TakesAlong, isCustom: boolean): Row {
  const extra = readExtra(row.takes, 0, (what) => { throw new Error(`${row.takes}: ${what}`); });
  if (extra === null) throw new Error(`not understood: ${row.takes}`);
  return { row, extra, isBeside: extra.door === TABLE || extra.door === MEANWHILE, isCustom };
}

/** Rows without the foods that a card speaks of itself. */
const ofCards = new WeakMap<Extra, Row>();
const rowOf = (extra: Extra): Row | undefined => ofCards.get(extra) ?? allRows().get(extra);

/** How many the amounts of the rows are for. */
const FOR = 4;
const forOthers = new Map<number, Map<Extra, Extra>>();
/** A row with its amount for as many as a card's dish serves: one omelette has no 800 g of potatoes beside it. */
function forAsMany(extra: Extra, serves: number): Extra {
  if (serves === FOR) return extra;
  const such = forOthers.get(serves) ?? new Map<Extra, Extra>();
  forOthers.set(serves, such);
  const { item } = extra;
  const one = such.get(extra) ?? { ...extra, item: { ...item, amount: scaled(item.amount, serves / FOR, item.foods[0]?.food ?? null) } };
  such.set(extra, one);
  const row = rowOf(extra);
  if (row !== undefined) ofCards.set(one, row);
  return one;
}

const known = new WeakMap<Card, readonly Extra[]>();

/** What a card's dish takes besides what it names itself. */
export function takesAlong(card: Card): readonly Extra[] {
  const before = known.get(card);
  if (before !== undefined) return before;
  const named = namedBy(card);
  const found = [...allRows().values()].flatMap((one) => {
    const { row, isCustom } = one;
    if (!goesWith(row, card) || !canGo(one.extra, card)) return [];
    const extra = forAsMany(one.extra, card.yield.serves ?? FOR);
    const foods = extra.item.foods.filter(({ food }) => food === null || !named.has(food));
    if (foods.length === extra.item.foods.length) return [extra];
    if (isCustom || foods.length === 0) return [];
    const rest: Extra = { ...extra, item: { ...extra.item, foods } };
    ofCards.set(rest, one);
    return [rest];
  });
  known.set(card, found);
  return found;
}

const goesWith = ({ kitchens, not, courses, methods }: TakesAlong, card: Card): boolean =>
  card.courses.some((course) => courses.includes(course)) && methods.includes(card.method) && !card.kitchen.some((one) => not.includes(one)) && (kitchens === null || card.kitchen.some((one) => kitchens.includes(one)));

/** Pieces spoil what is blended, and only a batter can be folded into. */
const canGo = ({ door }: Extra, card: Card): boolean =>
  door === ALONG ? card.method !== 'blend' && !(card.needs.includes('blender') && card.courses.includes('soup')) : door === FOLD ? batterSentence(card) !== null : true;

/** The foods of which the card itself says what becomes of them. */
const namedBy = (card: Card): Set<Food> =>
  new Set([...card.places.flatMap(({ choices }) => choices.flatMap(({ items }) => items)), ...card.takes.map(({ item }) => item)].flatMap(({ foods }) => foods.flatMap(({ food }) => food ?? [])));

/** Whether a dish with foods of these kinds in it, and made of those, takes it. */
export function isTakenBy(extra: Extra, inIt: readonly KindName[], madeOf: readonly KindName[]): boolean {
  const row = rowOf(extra)?.row;
  return row === undefined || !inIt.some((kind) => row.unless.includes(kind)) && !madeOf.some((kind) => row.notMadeOf.includes(kind))
    && (row.only.length === 0 || inIt.some((kind) => row.only.includes(kind)));
}

/** Whether it only stands beside the dish on the table. */
export const isBeside = (extra: Extra): boolean => rowOf(extra)?.isBeside === true;

/** Whether the dish takes it only so that it is used: neither its card nor a custom asks for it. */
export const isMerelyUsed = (extra: Extra): boolean => rowOf(extra)?.isCustom === false;

const MIXES = /\b(?:mix|fold|stir|beat|whisk|blend)\b/i;
/** What is done with a batter once it is mixed. */
const PLACES = /^(?:Scrape|Spoon|Pour|Spread|Divide|Drop|Ladle|Fill|Bake|Heat|Shape|Roll|Chill|Knead|Let|Leave|Pat|Press)\b/;
/** Grams of sugar from which on a batter is a sweet one, at its own yield. */
const SWEET = 40;
const batters = new WeakMap<Card, Sentence | null>();

const wordsOf = (sentence: Sentence): string => (sentence.kind === 'sentence' ? sentence.segments.map((one) => (one.kind === 'text' ? one.text : '')).join(' ') : '');

/** The sentence after which a sweet batter is mixed, or null where the dish is none: a yeast dough, a crust, a sauce, a cheese scone. */
export function batterSentence(card: Card): Sentence | null {
  const before = batters.get(card);
  if (before !== undefined) return before;
  const found = isSweetBatter(card) ? lastMixed(card) : null;
  batters.set(card, found);
  return found;
}

const foodsOf = ({ items }: Choice): Food[] => items.flatMap(({ foods }) => foods.flatMap(({ food }) => food ?? []));

function isSweetBatter({ places }: Card): boolean {
  const foods = places.flatMap(({ choices }) => choices.flatMap(foodsOf));
  const isSweet = places.some(({ weight, choices: [first] }) => weight === 'needed' && first?.items.some(({ amount, foods: [named] }) =>
    named?.food != null && (named.food.kind === 'sugar' || named.food.kind === 'syrup') && gramsOfAmount(amount, named.food) >= SWEET));
  return isSweet && foods.some(({ kind }) => kind === 'leavening') && !foods.some(({ id }) => id.includes('yeast'));
}

/** The last sentence that mixes, from the flour on until the batter goes into its tin. */
function lastMixed({ places, steps }: Card): Sentence | null {
  const flours = new Set(places.filter(({ choices }) => choices.slice(0, 1).flatMap(foodsOf).some(({ kind }) => kind === 'flour')).map(({ name }) => name));
  const sentences = steps.flatMap((step) => step.sentences);
  const withFlour = sentences.findLastIndex((sentence) => sentence.kind === 'sentence' && MIXES.test(wordsOf(sentence))
    && sentence.segments.some((segment) => segment.kind === 'foods' && segment.places.some(({ name }) => flours.has(name))));
  let last = sentences[withFlour] ?? null;
  for (const sentence of withFlour < 0 ? [] : sentences.slice(withFlour + 1)) {
    const words = wordsOf(sentence).trim();
    if (MIXES.test(words)) last = sentence;
    else if (PLACES.test(words)) break;
  }
  return last;
}
