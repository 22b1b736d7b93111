/** Choosing the dish that a list spells: what each food says about each dish, by the repertoire's own weights. */
import { HOUSEHOLD_NAMES } from '../data/household-names.ts';
import type { Food } from '../pantry/food.ts';
import type { KindName } from '../pantry/kinds.ts';
import { isA } from '../pantry/lexicon.ts';
import { foldName, singularOf } from '../pantry/words.ts';
import type { Card, Course, NamedFood } from './card.ts';
import { gramsOfAmount } from './card-amount.ts';
import { fillingsOf, shareOnHand, type Fit } from './filling.ts';
import { emptied } from './fit-changes.ts';
import { fitCard } from './fit.ts';
import { homeKitchens } from './home-kitchens.ts';
import { FILLING, MAIN, missed, strayChance } from './left-out.ts';
import { sourceOf, type OnHand, type Own } from './on-hand.ts';
import { promising } from './promising.ts';
import { GROUP_SIZE, LISTED, mentions, NAMED, TAKEN, type Repertoire } from './repertoire.ts';
import { isMerelyUsed } from './take-along.ts';
import { thawing } from './thawing.ts';
import { wishScore } from './wish.ts';

/** A dish that could be cooked, and how strongly the list speaks for it (the logarithm of a likelihood ratio). */
export interface Candidate { fit: Fit; score: number; reasons: readonly { own: Own; weight: number }[] }

/** What cooks ask of a list without saying so: dinner before a sauce. */
const COURSE: Readonly<Record<Course, number>> = {
  main: 0, soup: 0, breakfast: -0.2, salad: -0.2, sandwich: -0.1, dessert: -0.1, cake: 0, cookie: 0, bread: -0.2, snack: -0.6, side: -0.8, drink: -0.8, sauce: -1.2, preserve: -1.5,
};

/** Kitchens whose dishes are cooked far beyond their own country: where two dishes suit a list alike, theirs was meant. */
const COOKED_EVERYWHERE = new Set(['everyday', 'american', 'italian', 'italian-american', 'british', 'french', 'mexican', 'tex-mex', 'chinese', 'indian', 'thai', 'japanese', 'greek']);

/** What goes without saying wherever one fries or bakes. */
const NOBODY_LISTS = new Set<KindName>(['oil', 'leavening']);

/** How much more likely the dish was meant that everybody knows by name. */
const HOUSEHOLD_NAME = 1.5;

/** How many of the terms that spell it are not met. */
function unspelled(fit: Fit, hand: OnHand): number {
  const terms = fit.card.spelledBy;
  const met = terms.filter((term) => term.some((named) => hand.answering(named).some(({ near }) => near !== 'wider' || term.length === 1))).length;
  return terms.length - met;
}

/** What most kitchens have, though it is no cupboard thing. */
const USUAL = new Set(['milk', 'butter', 'egg', 'onion', 'garlic', 'lemon', 'lemon juice']);
/** Grams of what is usual that nobody forgets to list: three eggs and more are the dish. */
const MUCH_OF_USUAL = 110;
/** So much of what speaks against a dish is left where it only seasons, and the cook may leave it out. */
const PINCH = 0.25;
/** Grams of something lent that make it the body of a dish, and what may be that without being listed. */
const BODY_LENT = 90;
const BASIC = new Set(['all-purpose flour', 'sugar', 'powdered sugar', 'brown sugar', 'bread flour']);

const takesAnything = (card: Card): boolean => card.places.some(({ weight, choices }) => weight === 'needed' && choices[0]?.items[0]?.foods[0]?.group != null);
const speaks = (card: Card, food: Food | undefined): boolean =>
  food !== undefined && card.spelledBy.some((term) => term.some((named) => named.food !== null && isA(food, named.food.id)));

/** That raw meat or fish is cooked first so that it can stand for leftovers. */
const RAW_FOR_COOKED = 4.5;

/** That a food of the list only comes along speaks against a dish, by this share of what it would say that it is left. */
const MERELY_USED = 0.6;

/** Who says that there is so much of a food, in grams, would cook with it. */
const MEANT = 200;
/** Below this much, in grams, nobody minds what is left. */
const WORTH_USING = 100;
/** What is bent to the pack anyway. */
const TOLERANCE = 0.2;
/** The share of the said amounts that a dish leaves in the fridge. */
function unused({ filled, taken, factor }: Fit): number {
  const shares = fillingsOf({ filled, taken }).flatMap((one) => {
    const share = one.own?.grams == null || one.own.grams < WORTH_USING ? null : shareOnHand(one, one.amount);
    return share === null || share === 0 ? [] : [Math.max(0, 1 - factor / share - TOLERANCE)];
  });
  return shares.length === 0 ? 0 : shares.reduce((sum, one) => sum + one, 0) / shares.length;
}

/** Of so many grams on hand nobody says more than that there is a bag, a carton or a tray. */
const BY_THE_PACK = 400;
/** Once or twice a batter may be bent so far, as a factor, and is what it was. */
const BENDS = 1.5;
/** From so many stated amounts on they are those of a recipe. */
const OF_A_RECIPE = 3;
/** How far what is stated is from what a thing of dough or batter is made of: who has one egg did not mean the cake of three. */
function outOfProportion({ card, filled, factor }: Fit): number {
  if (card.yield.makes === null) return 0;
  const stated = [...filled.values()].flatMap(({ fillings }) => fillings).flatMap(({ own, food, amount }) => {
    const need = gramsOfAmount(amount, food) * factor;
    if (own?.grams == null || need === 0) return [];
    return { grams: own.grams, need, isMeasured: own.pieces === undefined || own.food.kind === 'egg' };
  });
  const short = stated.map(({ grams, need }) => (grams < need * 0.8 ? 2.5 * Math.log2(need / grams) : 0));
  // Of what is counted there is as much as there is: one orange, of which a cake wants the zest.
  const measured = stated.filter(({ isMeasured }) => isMeasured);
  const tellsMore = measured.length < OF_A_RECIPE ? [] : measured.filter(({ grams }) => grams < BY_THE_PACK);
  const over = tellsMore.map(({ grams, need }) => 1.65 * Math.max(0, Math.log2(grams / need / BENDS)));
  return [...short, ...over].reduce((sum, one) => sum + one, 0);
}

/** Whether the dish is called after a food: nobody means clam chowder who has no clams. */
const isInName = ({ title }: Card, food: Food): boolean => {
  const words = new Set(foldName(title).split(' ').map(singularOf));
  return foldName(food.singular).split(' ').some((word) => words.has(singularOf(word)));
};

/** A food that stands in for the one a card names is this sure a word for it. */
const STANDS_IN = 0.35;
/** How sure a word a food is for what a card names: 1 for the very food, less for a kind of it, for one of its group, for what stands in. */
function nearness(mine: Food, { food }: NamedFood, { asKind }: Repertoire): number {
  if (food === null) return 1 / GROUP_SIZE;
  if (food === mine) return 1;
  return isA(mine, food.id) ? asKind(mine, food.id) : STANDS_IN;
}

/** How strongly a list speaks for a fit. @param home what a dish of the kitchens of those who write so gains */
function scoreOf(fit: Fit, hand: OnHand, repertoire: Repertoire, home: ReadonlyMap<string, number>): Candidate {
  const { card, filled, taken, left } = fit;
  let score = Math.max(...card.courses.map((course) => COURSE[course]), -2);
  const reasons: { own: Own; weight: number }[] = [];
  const say = (own: Own, chance: number): void => {
    const weight = Math.log(chance / repertoire.common(own.food));
    // What fits never speaks against, however common it is.
    const counted = Math.max(0.15, weight);
    score += counted;
    reasons.push({ own, weight: counted });
  };
  const said = new Set<Own>();
  const needless = emptied(filled);
  for (const place of card.places) {
    if (needless.has(place.name)) continue;
    const here = filled.get(place.name);
    const shares = mentions(place);
    if (here === undefined || here.fillings.every(({ own }) => own === null)) {
      // Not on the list: the less so the more a cook would have named it.
      const expected = shares[0]?.named.food;
      const source = here?.fillings[0]?.source ?? (expected == null ? 'bought' : sourceOf(expected));
      const first = here?.fillings[0];
      const grams = first === undefined ? 0 : gramsOfAmount(first.amount, first.food);
      const lentGrams = grams * fit.factor;
      const usual = first !== undefined && source === 'bought' && USUAL.has(first.food.id);
      // Nobody forgets the flour of a loaf, everybody the spoon of it in a sauce.
      const much = first !== undefined && source === 'cupboard' && grams > 80 && first.food.kind !== 'stock';
      const named = usual || much ? 0.8 : NAMED[source === 'hand' ? 'bought' : source];
      // Nobody lists the pinch of cumin, and the dish that wants it is no other for it.
      const pinch = source === 'cupboard' && first?.spared === 'optional';
      score += Math.log(1 - Math.min(0.96, LISTED[place.weight] * named)) * (pinch ? PINCH : 1);
      if (usual && place.weight === 'needed' && lentGrams > MUCH_OF_USUAL) score -= 4;
      if (usual && place.weight === 'needed' && isInName(card, first.food)) score -= 3;
      if (source === 'cupboard' && place.weight === 'needed' && first !== undefined
        && lentGrams > BODY_LENT && first.food.kind !== 'stock' && first.food.kind !== 'oil' && !BASIC.has(first.food.id)) score -= 3;
      // What must be bought was not thought of; the less likely so if it is what spells the dish.
      if (place.weight === 'needed' && source === 'bought' && !usual && first !== undefined) {
        score -= (speaks(card, first.food) ? 5 : 2) + (MAIN.has(first.food.kind) ? 6 : FILLING.has(first.food.kind) ? 4 : 0) + (isInName(card, first.food) ? 3 : 0);
      }
      continue;
    }
    for (const { own, food, made } of here.fillings) {
      if (own === null || said.has(own)) continue;
      // Who means a dish of cooked rice mostly has it cooked, and who means one of leftover chicken all the more.
      if (made !== null) score -= MAIN.has(own.food.kind) ? RAW_FOR_COOKED : 2;
      said.add(own);
      const share = shares.filter(({ choice }) => choice === here.at).reduce((most, one) => {
        const near = one.named.food === food ? 1 : nearness(own.food, one.named, repertoire);
        return Math.max(most, one.share * near);
      }, 0.02);
      say(own, LISTED[place.weight] * (own.food === food ? 1 : 0.7) * share ** 0.6);
    }
  }
  for (const { extra, filling } of taken) {
    if (filling.own === null || said.has(filling.own)) continue;
    if (filling.made !== null && MAIN.has(filling.own.food.kind)) score -= RAW_FOR_COOKED;
    if (isMerelyUsed(extra)) score += MERELY_USED * Math.log(strayChance(repertoire.common(filling.own.food)));
    else say(filling.own, TAKEN);
  }
  for (const own of left) score += Math.log(strayChance(repertoire.common(own.food))) - missed(own.food, hand.owns) - ((own.grams ?? 0) >= MEANT ? 1 : 0);
  // Of an odd fridge the dish that uses more of it is the better one, whatever it spells.
  score -= 8 * Math.max(0, left.length / hand.owns.length - 0.3) + 3 * (left.length / hand.owns.length);
  // Nor does the dinner's main food merely come along.
  const beside = [...[...filled.values()].filter(({ place }) => place.weight === 'welcome').flatMap(({ fillings }) => fillings), ...taken.map(({ filling }) => filling)];
  score -= 1.5 * beside.filter(({ own }) => own !== null && MAIN.has(own.food.kind)).length;
  score -= 2.2 * beside.filter(({ own }) => own !== null && (own.food.kind === 'pasta' || own.food.kind === 'noodle')).length;
  score += 1.6 - 2.2 * unspelled(fit, hand);
  // Two eggs are an omelette and not the quarter of a frittata.
  const units = Math.round((card.yield.makes?.count ?? card.yield.serves ?? 1) * fit.factor);
  if (units < card.yield.from) score -= 2 + 1.5 * Math.log2(card.yield.from / units);
  score -= outOfProportion(fit);
  // Who says how much there is would like to see it used.
  score -= 1.1 * unused(fit);
  // What the cupboard must lend makes another list, the more of it the sooner; what the dish can do without, hardly.
  const lent = [...filled.values()].flatMap(({ place, fillings }) => (place.weight === 'welcome' ? [] : fillings))
    .filter(({ own, source, food }) => own === null && source === 'cupboard' && !NOBODY_LISTS.has(food.kind));
  const asked = new Set(lent.filter(({ spared = '' }) => spared === '').map(({ food }) => food.id)).size;
  const spare = new Set(lent.filter(({ spared = '' }) => spared !== '').map(({ food }) => food.id)).size;
  score -= 0.5 * asked + 0.4 * Math.max(0, asked - 1) + 0.3 * Math.max(0, spare - 1);
  // A dish that takes anything is for lists that spell nothing.
  if (takesAnything(card)) score -= 1.5;
  if (card.kitchen.some((kitchen) => COOKED_EVERYWHERE.has(kitchen))) score += 0.7;
  if (HOUSEHOLD_NAMES.has(card.id)) score += HOUSEHOLD_NAME;
  score += Math.max(0, ...card.kitchen.map((kitchen) => home.get(kitchen) ?? 0));
  const [lead] = hand.owns;
  if (lead !== undefined && left.includes(lead)) score -= 0.7;
  return { fit, score, reasons: reasons.toSorted((a, b) => b.weight - a.weight) };
}

/** Minutes from the first cut to the table. */
export function minutesOf(fit: Fit): { work: number; waiting: number } {
  const { card, tags } = fit;
  const of = (timing: typeof card.work): number => timing.tagged.find(({ tag }) => tags.has(tag))?.minutes ?? timing.minutes;
  const made = fillingsOf(fit).flatMap((one) => one.made ?? []);
  const sum = (which: 'work' | 'waiting'): number => of(card[which]) + made.reduce((all, one) => all + one[which], 0);
  return { work: sum('work'), waiting: sum('waiting') + Math.max(0, ...thawing(fit).map(({ by }) => by.waiting)) };
}

/** So many are tried, and so many dishes fitted: on 760 lists the first dish stood 31st at worst, in 99 of 100 among the first ten. */
const [MOST_TRIED, MOST_FITTED] = [140, 60];

/** All dishes that the list can become, best first. */
export function choose(repertoire: Repertoire, hand: OnHand): Candidate[] {
  const { order } = hand;
  const found: Candidate[] = [];
  const home = homeKitchens(order);
  const said = new Set(hand.owns.flatMap(({ food }) => foldName(food.singular).split(' ').map(singularOf)));
  for (const card of promising(repertoire, hand).slice(0, MOST_TRIED)) {
    if (found.length >= MOST_FITTED) break;
    const fit = fitCard(card, hand, order.servings);
    if (fit === null || [...fit.filled.values()].every(({ fillings }) => fillings.every(({ own }) => own === null))) continue;
    const one = scoreOf(fit, hand, repertoire, home);
    const { work, waiting } = minutesOf(fit);
    const late = order.minutes === null ? 0 : Math.max(0, work + waiting - order.minutes);
    found.push({ ...one, score: one.score - (late > 0 ? 4 + late / 15 : 0) + wishScore(order.wish, card, said) * 5 });
  }
  return found.toSorted((a, b) => b.score - a.score || (a.fit.card.id < b.fit.card.id ? -1 : 1));
}
