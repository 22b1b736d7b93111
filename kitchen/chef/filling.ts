/** What fills a place of a dish, and what list and steps call it. */
import { BUNS, type Preparation } from '../data/preparations.ts';
import type { Food } from '../pantry/food.ts';
import type { Amount, Card, Choice, Extra, Item, NamedFood, Place } from './card.ts';
import { gramsOfAmount, scaled } from './card-amount.ts';
import { findFood, isA } from '../pantry/lexicon.ts';
import { singularOf } from '../pantry/words.ts';
import { isPlural } from './named-food.ts';
import { sourceOf, wordFor, type Match, type Own } from './on-hand.ts';

export type Source = 'hand' | 'staple' | 'cupboard' | 'bought';

/** One food in a place, with its amount at the card's own yield. */
export interface Filling {
  food: Food;
  own: Own | null;
  source: Source;
  amount: Amount;
  /** As the list says it, without amount: "large bell peppers". */
  text: string;
  /** As steps say it, in the number of `text`: "bell peppers". */
  name: string;
  /** True where the card itself says what steps call it. */
  as: boolean;
  cut: string;
  aside: string;
  /** Of what fills two places, the share of the own food that goes here. */
  shared?: number;
  /** What is done with it first. */
  made: Preparation | null;
  /** The cube or powder that it is dissolved from, and how many milliliters one of it, or a teaspoon, makes. */
  from?: { each: number; food: Food };
  /** Of what the cook has not listed and the dish can do without: what the list says of it in brackets ("optional"). */
  spared?: string;
}

export interface Filled {
  place: Place;
  choice: Choice;
  /** Which of the place's choices it is, and which of the foods in it. */
  at: number;
  fillings: readonly Filling[];
}

export interface Taken { extra: Extra; filling: Filling }

export interface Fit {
  card: Card;
  /** In the order of the card's places. */
  filled: ReadonlyMap<string, Filled>;
  taken: readonly Taken[];
  tags: ReadonlySet<string>;
  /** Foods on hand that it leaves. */
  left: readonly Own[];
  /** Times the card's own yield. */
  factor: number;
}

/** All that goes into a fit: what fills its places, then what it takes beyond them. */
export const fillingsOf = ({ filled, taken }: Pick<Fit, 'filled' | 'taken'>): Filling[] =>
  [...[...filled.values()].flatMap(({ fillings }) => fillings), ...taken.map((one) => one.filling)];

/** What steps call a food: the card's word, unless that is another name of this very food ("eggplant") and the cook has a word of their own ("aubergine"). */
export function calledInSteps(as: string, text: string, food: Food): string {
  const head = singularOf(as.toLowerCase().split(' ').at(-1) ?? '');
  return findFood(as) !== food || text.toLowerCase().split(' ').map(singularOf).includes(head) ? as : text;
}

/** The cook's name in another language, which stands beside ours: "600 g potatoes (Kartoffeln)". English grammar would bend it. */
const nameAside = (own: Own | null, text: string): string =>
  (own?.word == null || wordFor(own) !== null || text.toLowerCase().includes(own.word.toLowerCase()) ? '' : own.word);

/** Rice that another rice may be as well. */
const ANY_RICE = /^(?:long-grain|short-grain|basmati|jasmine|white|medium-grain) rice$/;
/** Pasta that another short pasta may be as well. */
const ANY_PASTA = /^(?:elbow macaroni|macaroni|penne|rigatoni|fusilli|ziti|farfalle|pasta shells|cavatappi|rotini)$/;
/** Grams of one, from which on it is told with its weight, and nobody speaks of several for a part: cabbages are large and small. */
export const LARGE = 400;
/** So many of one in a weight, and the weight is of several. */
const SEVERAL = 3;
/** Units that are parts of one: "4 slices ciabatta". */
const CUT_FROM = new Set(['slice', 'loaf', 'half', 'wedge', 'head']);

/** How the list and the steps name a food that fills a choice: the card's words where it is the card's food, else the cook's. */
function named(food: NamedFood, match: Match | null, item: Item): { text: string; name: string } {
  // Who has rice has that, and no long-grain rice.
  const isPlainly = match !== null && (match.near === 'wider' || match.near === 'same' && match.own.word === null);
  if (isPlainly && match.own.food.id === 'rice' && ANY_RICE.test(food.text)) return { text: 'rice', name: food.as === true ? food.name : 'rice' };
  if (isPlainly && match.own.food.id === 'pasta' && ANY_PASTA.test(food.text)) return { text: 'pasta', name: food.as === true ? food.name : 'pasta' };
  if (match === null || match.near === 'wider' || (match.near === 'same' && wordFor(match.own) === null)) return { text: food.text, name: match?.near === 'same' && food.as === true ? calledInSteps(food.name, food.text, match.own.food) : food.name };
  const own = wordFor(match.own) ?? match.own.food.singular;
  // A lime where lemon juice is asked for gives its juice.
  const part = match.own.food.kind === 'citrus' && !/ (?:juice|zest)$/.test(own) ? (/ (?:juice|zest)$/.exec(food.text)?.[0] ?? '') : '';
  if (part !== '') return { text: `${singularOf(own)}${part}`, name: `${singularOf(own)}${part}` };
  // Of a pomegranate the seeds are taken.
  if (food.group === null && food.text.startsWith(`${match.own.food.singular} `) && match.own.food !== food.food) return { text: food.text, name: food.name };
  if (food.as === true) {
    const many = isPlural(food.text) || food.group !== null || item.amount.unit === 'g' && (item.amount.value ?? 0) >= SEVERAL * (match.own.food.each ?? Infinity);
    const text = wordFor(match.own) ?? (many && match.own.food.counted ? match.own.food.plural : match.own.food.singular);
    return { text, name: calledInSteps(food.name, text, match.own.food) };
  }
  const many = food.group === null ? isPlural(food.name) : match.own.food.counted;
  // Of what is as large as a cabbage a part is weighed.
  const large = item.amount.unit === 'g' && (match.own.food.each ?? 0) >= LARGE;
  const several = !large && (many || item.amount.unit !== null && !CUT_FROM.has(item.amount.unit) && match.own.food.counted);
  const name = wordFor(match.own) !== null ? own : several && match.own.food.counted ? match.own.food.plural : own;
  const before = food.group === null && food.text.endsWith(food.name) && food.text !== food.name && item.amount.unit === null ? food.text.slice(0, -food.name.length) : '';
  return { text: /^(?:large|small|medium|ripe) $/.test(before) ? `${before}${name}` : name, name };
}

const SOAK = /^Soak \{it\} overnight in plenty of cold water\. Drain, cover/;
/** Minutes of the night that beans lie in water. */
const NIGHT = 540;
/** What is still to be done with beans that the cook has soaked. */
const afterSoaking = (by: Preparation, { soaked }: Own): Preparation => (soaked === true && SOAK.test(by.steps)
  ? { ...by, cut: by.cut.replace('soaked and ', ''), steps: by.steps.replace(SOAK, 'Drain {it}, cover'), waiting: Math.max(60, by.waiting - NIGHT) }
  : by);

/** An own food that is prepared first: its amount and cut are those before, its name in the steps is what it has become. */
function preparedFilling(food: NamedFood, { own, made: { by: asCard, food: becomes } }: Match & Required<Pick<Match, 'made'>>, item: Item, share: number): Filling {
  const made = { by: afterSoaking(asCard, own), food: becomes };
  const grams = gramsOfAmount(item.amount, food.food ?? made.food) * share * made.by.ratio;
  const counted = own.food.counted && item.amount.unit === null && made.by.ratio === 1;
  const amount = counted ? item.amount : { ...item.amount, value: Math.max(5, Math.round(grams / (grams > 100 ? 25 : 5)) * (grams > 100 ? 25 : 5)), unit: 'g', size: '', grams: null, gramsEach: false, article: false };
  const text = wordFor(own) ?? (own.food.counted ? own.food.plural : own.food.singular);
  const cut = made.by.steps === '' ? [made.by.cut] : [made.by.cut, /^(?:drained|rinsed|with )/.test(item.cut) ? '' : (food.cut ?? item.cut)];
  // Fresh tomatoes in the place of a can are no canned tomatoes.
  const prepared = made.food.counted ? made.food.plural : made.food.singular;
  const name = made.by.steps === '' && food.as !== true ? text : food.group !== null || !food.as ? prepared : food.name;
  return { food: own.food, own, source: 'hand', amount, text, name, as: food.as === true, cut: cut.filter(Boolean).join(', then '), aside: nameAside(own, text), made: made.by };
}

/** Stock of a cube: how many cubes is told when the amount is known. */
function dissolved(food: NamedFood, { own, made }: Match & Required<Pick<Match, 'made'>>, item: Item): Filling {
  const from = { each: made.by.dissolves ?? 1, food: own.food };
  // A vegetable cube makes no chicken stock.
  const cooks = food.food !== null && !isA(food.food, made.food.id) && !isA(made.food, food.food.id) ? made.food : null;
  const [text, name] = cooks === null ? [food.text, food.name] : [cooks.singular, food.as === true ? food.name : cooks.singular];
  return { food: cooks ?? food.food ?? made.food, own, source: 'hand', amount: item.amount, text, name, as: food.as === true, cut: food.cut ?? item.cut, aside: '', made: null, from };
}

/** Fruit of a can or a jar where the dish names fresh. */
const isOfCan = (match: Match | null): boolean => match !== null && match.near === 'kin' && match.own.food.kind === 'canned fruit';
const FRESH_ONLY = /^(?:drained|pitted|stoned|peeled|cored|hulled|ripe)\b(?! and)/;
/** A cut as the cook's food asks it: who has thighs on the bone takes it out where the dish wants them without, and fruit of a can is peeled. */
const cutFor = ({ text }: NamedFood, match: Match | null, cut: string): string =>
  isOfCan(match) ? ['drained', ...cut.split(', ').filter((one) => one !== '' && !FRESH_ONLY.test(one))].join(', ')
  : match !== null && /^bone-in /.test(match.own.food.id) && /\bboneless\b/.test(text) ? ['boned', cut].filter(Boolean).join(', ') : cut;

export function filling(food: NamedFood, lexical: Food, match: Match | null, item: Item, share = 1): Filling {
  if (match?.made?.by.dissolves !== undefined) return dissolved(food, { ...match, made: match.made }, item);
  if (match?.made !== undefined) return preparedFilling(food, { ...match, made: match.made }, item, share);
  const { text, name } = named(food, match, item);
  const same = food.food === null || match === null || match.own.food === food.food || match.near === 'wider';
  let { amount } = item;
  if (share !== 1) amount = scaled(amount, share, lexical);
  // Who has the juice needs no oranges for it.
  const from = match === null || match.near === 'wider' ? item.aside : '';
  // Counted pieces of another size: by weight instead.
  if (!same && food.food !== null && amount.unit === null && amount.value !== null && lexical.kind !== 'chili') {
    const grams = gramsOfAmount(amount, food.food);
    const each = lexical.each ?? 0;
    const own = food.food.each ?? 0;
    if (lexical.counted && each > 0 && own > 0 && (each / own > 1.4 || own / each > 1.4)) {
      amount = each >= 40 ? { ...amount, value: Math.max(1, Math.round(grams / each)), grams: null } : { ...amount, value: Math.round(grams / 5) * 5, unit: 'g', size: '', grams: null, article: false };
    } else if (!lexical.counted) amount = { ...amount, value: Math.round(grams / 5) * 5, unit: 'g', size: '', grams: null, article: false };
  }
  amount = inSlices(lexical, amount);
  const rolls = match === null ? null : inRolls(lexical, amount);
  const cut = rolls === null ? cutFor(food, match, food.cut ?? item.cut) : [rolls.cut, food.cut ?? item.cut].filter(Boolean).join(', ');
  amount = rolls?.amount ?? amount;
  const own = match?.own ?? null;
  const source = match === null ? sourceOf(lexical) : 'hand';
  return { food: lexical, own, source, amount, text, name, as: food.as === true, cut, aside: from || nameAside(own, text), made: null };
}

/** "4 flatbreads" of bread that is sliced: two slices for each. */
const inSlices = ({ kind, counted }: Food, amount: Amount): Amount =>
  (kind === 'bread' && !counted && amount.unit === null && amount.value !== null ? { ...amount, value: amount.value * 2, unit: 'slice' } : amount);

/** Slices of bread as rolls, two halves of each; null of bread that is sliced, and of any other food. */
function inRolls({ id }: Food, amount: Amount): { amount: Amount; cut: string } | null {
  if (!BUNS.has(id) && id !== 'bread roll' || amount.unit !== 'slice' || amount.value === null) return null;
  return { amount: { ...amount, value: Math.max(1, Math.round(amount.value / 2)), unit: null }, cut: id === 'crumpet' ? '' : 'split' };
}

/** Pieces whose weight in the lexicon is without the bone, and how much more they weigh with it. */
const BONELESS = new Set(['chicken thigh', 'chicken breast', 'turkey thigh']);
const WITH_BONE = 1.6;

/** How much of what a place asks for is there, as a share; null where the cook has not said. A can is a can, whatever is printed on it. */
export function shareOnHand({ food, own, cut = '', shared = 1 }: Pick<Filling, 'food' | 'own'> & Partial<Pick<Filling, 'cut' | 'shared'>>, amount: Amount): number | null {
  const need = gramsOfAmount(amount, food);
  if (own?.grams == null || need === 0) return null;
  const each = own.food.each ?? 0;
  if (own.pieces !== undefined && amount.unit !== null && BONELESS.has(own.food.id) && /\bbone\b/.test(cut)) return (own.grams * shared * WITH_BONE) / need;
  return (amount.unit === 'can' || amount.unit === 'tin') && amount.value !== null && each > 0 ? (own.grams * shared) / each / amount.value : (own.grams * shared) / need;
}
