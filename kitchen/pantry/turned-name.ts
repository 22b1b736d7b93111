/** Names written from their noun on, as shopping lists do: "cream, sour" without its comma, "tofu silken", "tomatoes sun dried". */
import type { Food } from './food.ts';
import { lookUp } from './lexicon.ts';

/** A longer row of words is a sentence. */
const MOST = 4;
/** Words before a name that only say in what it comes. */
const IN_WHAT = /^(?:\d+|an?|of|packs?|packets?|bags?|tubs?|blocks?|box(?:es)?|jars?|tubes?)$/;

/** What the cook does with the knife is no name: three grated carrots are carrots. */
const KNIFE = /^(?:grated|shredded|sliced|chopped|diced|minced|crushed|beaten|melted|toasted|peeled|halved|cubed|whisked)$/;

/** The food whose name these folded words are when the last ones come first, or null. @param tokens that are no name as they stand */
export function turnedName(tokens: readonly string[]): Food | null {
  let from = 0;
  while (from < tokens.length && IN_WHAT.test(tokens[from] ?? '')) from += 1;
  const words = tokens.slice(from);
  if (words.length < 2 || words.length > MOST || lookUp(words.join(' ')) !== undefined) return null;
  for (let at = words.length - 1; at > 0; at--) {
    if (KNIFE.test(words[at] ?? '')) continue;
    const food = lookUp([...words.slice(at), ...words.slice(0, at)].join(' '));
    if (food !== undefined) return food;
  }
  return null;
}
