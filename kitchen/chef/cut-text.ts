/** How the ingredient list tells a cut: what the card says, without what goes without saying. */
import type { Food } from '../pantry/food.ts';
import type { Fit } from './filling.ts';

/** How a piece is shared out, which what is counted already is. */
const SHARED_OUT = /^in (?:\d+ |two |four )?(?:equal )?(?:pieces|portions|steaks|fillets)(?:, |$)/;
/** Beans in a sauce that belongs to them. */
const IN_SAUCE = new Set(['refried beans', 'baked beans']);
/** Nobody cuts a pea: the cut is that of another vegetable of the place. */
const SMALL_AS_IT_IS = new Set(['pea', 'corn', 'mixed vegetables', 'edamame']);
const IN_PIECES =
  /(?:^|, )(?:(?:in|cut|halved|quartered|sliced|chopped|diced|shredded|trimmed|peeled)\b[^,]*|(?:finely|thinly|coarsely|roughly) [^,]*)/g;
/** A cut without what the food's own name says, or what cannot be done with it. */
function withoutIdle(cut: string, { id }: Food, listed: string): string {
  if (SMALL_AS_IT_IS.has(id) && !/\b(?:cobs?|ears?)\b/.test(listed)) return cut.replace(IN_PIECES, '').replace(/^, /, '');
  if (id === 'new potato') return cut.replace(/^peeled(?:, |$)|, peeled\b/, '');
  if (IN_SAUCE.has(id)) return cut.replace(/(?:^|, )drained(?: and rinsed)?/, '');
  // A drumstick is in pieces as it is.
  if (/\b(?:drumstick|wing)s?\b/.test(listed)) return cut.replace(/^on the bone(?:, |$)/, '').replace(/^in pieces(?:, |$)/, '');
  return /\bbone-in\b/.test(listed) ? cut.replace(/^on the bone(?:, |$)/, '') : cut;
}

/** A piece for each: "in 4 pieces" for four is "in 2 pieces" for two. */
function inPortions(cut: string, { card, factor }: Fit): string {
  const [told, count] = /^in (\d) (?:pieces|portions)$/.exec(cut) ?? [];
  if (told === undefined || Number(count) !== card.yield.serves) return cut;
  const portions = Math.max(1, Math.round(Number(count) * factor));
  return portions === 1 ? '' : told.replace(count ?? '', String(portions));
}

/** The card's cut of a food as the list tells it; `listed` is the food's name there, and what is counted is shared out already. */
export function cutText(cut: string, { food, listed, isCounted }: { food: Food; listed: string; isCounted: boolean }, fit: Fit): string {
  return inPortions(withoutIdle(isCounted ? cut.replace(SHARED_OUT, '') : cut, food, listed), fit);
}
