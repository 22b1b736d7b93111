/** How large a dish becomes of what is there. */
import type { KindName } from '../pantry/kinds.ts';
import type { Card, Yield } from './card.ts';
import { gramsOfAmount } from './card-amount.ts';
import { fillingsOf, shareOnHand, type Filling, type Fit } from './filling.ts';
import { isBaked, VEGETABLES } from './measured.ts';
import { isPlural } from './named-food.ts';
import { sourceOf } from './on-hand.ts';

/** Foods of which a little less does not make the dish smaller. */
const BESIDE = new Set([
  'bulb', 'garlic', 'ginger', 'chili', 'green onion', 'tender herb', 'woody herb', 'citrus', 'butter', 'hard cheese', 'melting cheese', 'crumbly cheese',
  'tomato paste', 'cream', 'milk', 'yogurt',
]);

/** Below this much, in grams, a food seasons and feeds nobody. */
const FEEDS = 100;
/** What a batter is made of, and a dip: here there is no less of it. */
const BODY = new Set(['butter', 'cream', 'milk', 'yogurt']);
/** Whether less of a food makes no smaller dish: of the milk of a batter it does, and of what the dish is made of. */
function isBeside({ food, amount }: Filling, { card }: Fit, isFirst: boolean): boolean {
  const carries = isFirst || (card.yield.makes !== null && gramsOfAmount(amount, food) >= FEEDS);
  // Marmalade is made of oranges, and onion soup of onions.
  const isBodyOfIt = isFirst && gramsOfAmount(amount, food) >= FEEDS;
  return BESIDE.has(food.kind) && !(BODY.has(food.kind) ? carries : isBodyOfIt);
}

/** Of this share on nobody makes less of a dish. */
const ENOUGH = 0.8;
/** Of this share of its flour on nobody sees it on a cake. */
const NEARLY_ALL = 0.97;
/** What goes beside the main thing is enough at this share of what the card wants. */
const MUCH = 0.65;

/** The meat of a dish is shared out a little further by what else there is, fish is not, and what is neither is eked out by it fully. */
const MEAT = new Set(['poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'ground meat', 'raw sausage', 'cooked meat']);
const FISH = new Set(['fish', 'shrimp', 'smoked fish']);

/** For how much of the dish there is enough, where its scarcest food is not all that fills people: one sweet potato beside a can of chickpeas. */
function eked(fit: Fit, lead: Filling | undefined, scarce: number): number {
  let need = 0;
  let there = 0;
  for (const { fillings: [first] } of fit.filled.values()) {
    const share = first?.own == null ? null : shareOnHand(first, first.amount);
    if (first === undefined || share === null || BESIDE.has(first.food.kind)) continue;
    const grams = gramsOfAmount(first.amount, first.food);
    if (grams < FEEDS) continue;
    need += grams;
    there += grams * Math.min(share, 1.2);
  }
  if (need === 0 || lead === undefined || FISH.has(lead.food.kind)) return 0;
  return MEAT.has(lead.food.kind) ? (scarce + there / need) / 2 : there / need;
}

/** So much raw meat without bones, in grams, is a plate; a dish may be more generous where there is more. */
const PLATE = 165;
/** For how many the meat on hand is enough, where it leads the dish and its weight is told; else 0. */
const platesOf = (lead: Filling | undefined): number =>
  lead?.own?.grams == null || lead.own.pieces !== undefined || !MEAT.has(lead.food.kind) || /\bbone\b/.test(lead.cut)
    ? 0
    : lead.own.grams / PLATE;

/** Of so many foods of a list nobody cooks for one alone because one of them is scarce. */
const FOR_TWO = 4;

/** For less more than this nobody fills another hollow of the tin, nor a thirteenth taco. */
const WORTH_MORE = 1.25;
/** What is cut from one tin: of all else that is counted in the plural there are as many as there is dough for. */
const FROM_ONE_TIN = /^(?:loaves|bars|squares|brownies|blondies|slices|pieces|wedges|triangles|fingers|cups)\b/;
const isEachItsOwn = (what: string): boolean => isPlural(what.split(',', 1)[0] ?? what) && !FROM_ONE_TIN.test(what);

const PORTION = /\b(?:chop|steak|fillet|escalope|schnitzel)s?\b/;
/** Counted fillets, chops and what is stuffed are one for each, whatever they weigh: the share of the people there is one for; null for the rest. */
function portions({ own, food, amount }: Filling, { serves, makes }: Yield): number | null {
  if (serves === null || own?.pieces === undefined) return null;
  const isOneEach = makes?.count === serves && amount.unit === null && amount.value === serves && food.kind !== 'egg';
  if (!isOneEach && food.kind !== 'fish' && !PORTION.test(food.id) && !PORTION.test(own.word ?? '')) return null;
  return amount.unit === null ? own.pieces / (amount.value ?? serves) : own.pieces / serves;
}

/** What the last of the bag is weighed of. */
const FROM_THE_BAG = new Set<KindName>(['flour', 'sugar', 'oats']);
/** The share there is of what a cake is made of, where it was weighed and is less than the cake wants: the bag is empty then. Else null. */
function shortOf({ own, food, amount }: Filling, card: Card): number | null {
  if (!isBaked(card) || own?.grams == null || !FROM_THE_BAG.has(food.kind) || gramsOfAmount(amount, food) < FEEDS) return null;
  const share = own.grams / gramsOfAmount(amount, food);
  return share < 1 ? share : null;
}

/** What decides how large the dish becomes: how much there is of it, whether it is shared out piece by piece, and whether the bag is empty then. */
interface Deciding { first: Filling; ratio: number | null; exactly: boolean; isLastOfTheBag?: boolean }

/** Its main foods with their amounts on hand, in the order of the card. */
function deciding(fit: Fit): Deciding[] {
  const { filled, card } = fit;
  const firstOf = card.places.find(({ weight }) => weight === 'needed');
  const main = [...filled.values()].flatMap(({ place, fillings: [first] }) =>
    (first?.own != null && first.source === 'hand' && (place.weight === 'needed' || MEAT.has(first.food.kind) || FISH.has(first.food.kind))
      ? [{ first, isFirst: place === firstOf }]
      : []));
  const known = main.flatMap(({ first, isFirst }): Deciding[] => {
    if (gramsOfAmount(first.amount, first.food) === 0) return [];
    const short = shortOf(first, card);
    if (short !== null) return [{ first, ratio: short, exactly: false, isLastOfTheBag: true }];
    if (sourceOf(first.food) !== 'bought' || isBeside(first, fit, isFirst)) return [];
    const counted = portions(first, card.yield);
    return [{ first, ratio: counted ?? shareOnHand(first, first.amount), exactly: counted !== null }];
  });
  // Beside meat a can of tomatoes is sauce.
  const hasMeat = known.some(({ first }) => MEAT.has(first.food.kind));
  return known.filter(({ first }, at) => at === 0 || !hasMeat || first.food.kind !== 'canned tomato');
}

/** What nobody has just enough of for one dish. */
const BY_THE_BAG = new Set<KindName>(['flour', 'oats', 'rice', 'grain', 'pasta', 'noodle', 'milk', 'yogurt']);

/** How far the card's yield is stretched for a number of people, or for what is there of what decides the dish. */
export function factorOf(fit: Fit, servings: number | null): number {
  const { serves, makes, from, to } = fit.card.yield;
  const own = makes?.count ?? serves ?? 1;
  const within = (units: number): number => Math.min(to, Math.max(from, Math.max(1, Math.round(units)))) / own;
  if (servings !== null) return serves === null ? 1 : within((servings / serves) * own);
  const known = deciding(fit);
  const ratios = known.flatMap(({ ratio }) => ratio ?? []);
  if (ratios.length === 0) return 1;
  // Of what goes beside the main thing a little less is no smaller dish, unless it is baked; rolls and tacos are filled with what there is.
  const baked = makes !== null && !fit.card.courses.includes('main');
  const lead = known[0]?.ratio ?? null;
  // Of the flour there is a bag, where the cook weighed the yogurt and not it.
  const weighed = known.flatMap(({ first, ratio }) => (ratio === null || first.own?.pieces !== undefined ? [] : ratio));
  const drawn = lead === null && known[0] !== undefined && BY_THE_BAG.has(known[0].first.food.kind) && weighed.length > 0 ? Math.min(...weighed) : lead;
  const scarce = Math.min(lead ?? 1, ...known.flatMap(({ first, ratio, exactly }, at) => {
    if (ratio === null || at > 0 && lead !== null && !baked && !exactly && VEGETABLES.has(first.food.kind)) return [];
    return baked || exactly ? ratio : ratio / MUCH;
  }));
  const canBeEked = !baked && !known.some(({ exactly }) => exactly) && lead !== null && lead < ENOUGH && lead <= scarce;
  const least = canBeEked ? Math.max(scarce, eked(fit, known[0]?.first, scarce)) : scarce;
  // What is short bends the whole dish; what there is more of draws it up, to twice at most.
  const more = Math.max(1, Math.min(drawn ?? 1, 2, ...ratios.map((ratio) => Math.max(ratio, 1))));
  // A tin holds what it holds: of a loaf there is one, or two.
  const stepwise = isBaked(fit.card) && makes !== null && !isEachItsOwn(makes.what);
  const full = stepwise ? Math.floor(more) : makes !== null && more < WORTH_MORE ? 1 : more;
  // What is a little short makes a thinner cake of the same tin, and as many cookies as there is dough for.
  const isShort = least < (known.some(({ isLastOfTheBag }) => isLastOfTheBag) ? NEARLY_ALL : ENOUGH);
  if (isShort && stepwise && own === 1 && least >= ENOUGH) return least;
  const wish = isShort ? least : full;
  const units = wish * own;
  // A dish for people may become one for one, where there is one chop or hardly more than that; what is counted stays within what its card says.
  const isAllScarce = lead !== null && lead * own < 1.5 && ratios.every((ratio) => ratio * own < 2);
  const isForOne = known.some(({ exactly }) => exactly) || isAllScarce || new Set(fillingsOf(fit).flatMap((one) => one.own ?? [])).size < FOR_TWO;
  const fewest = makes === null ? (isForOne ? Math.min(from, 1) : Math.min(own, 2)) : from;
  const whole = wish < 1 ? Math.floor(units + (baked ? 0.1 : 0.4)) || 1 : Math.floor(units + 0.05);
  const fed = makes === null && wish < 1 ? Math.min(own, Math.floor(platesOf(known[0]?.first))) : 0;
  const plates = Math.max(whole, fed);
  // Nobody asks for five or seven.
  const even = makes === null && plates > 4 && plates % 2 === 1 ? plates - 1 : plates;
  return Math.min(to, Math.max(fewest, even)) / own;
}
