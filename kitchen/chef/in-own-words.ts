/** Telling a card in the names that the cook uses. */
import { isStaple } from '../pantry/staples.ts';
import { pluralOf, singularOf } from '../pantry/words.ts';
import { fillingsOf, type Fit } from './filling.ts';
import { wordFor } from './on-hand.ts';

/** A card's bare text in the cook's own words: "a piece of aubergine sizzles". */
export function inOwnWords(text: string, fit: Fit): string {
  return fillingsOf(fit).reduce((told, { food, own, name, made }) => {
    // Where the card has a name of its own for the place ("the meat"), the food's name means something else.
    const word = own === null ? null : wordFor(own);
    if (word === null || made !== null || isStaple(food) || singularOf(name) !== singularOf(word)) return told;
    const [one, many] = [singularOf(word), pluralOf(singularOf(word))];
    const [ours, theirs] = [food.counted ? food.plural : food.singular, food.singular];
    return told.replaceAll(new RegExp(`\\b(?:${ours}|${theirs})\\b`, 'g'), (found) => (food.counted && found === food.plural ? many : food.counted ? one : word));
  }, text);
}
