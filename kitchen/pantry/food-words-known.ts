/** What a page fetches to complete names: in the built app the text itself, made when it is built (vite.config.ts), without the lexicon. */
import { writeFoodWords } from './food-words.ts';

export const foodWords = (): string => writeFoodWords(false);
