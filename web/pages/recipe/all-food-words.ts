/** All names of the lexicon, from the lexicon itself: it is on its way to the device anyway, for the chef who cooks without a network. */
import { writeFoodWords } from '../../../kitchen/pantry/food-words.ts';

export const allFoodWords = (): string => writeFoodWords(true);
