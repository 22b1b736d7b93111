/** Finding the foods that a running text names. */
import type { Food } from '../pantry/food.ts';
import { lexicon } from '../pantry/lexicon.ts';
import { foldName, singularOf } from '../pantry/words.ts';
import { remembering } from '../remembering.ts';

/** Kitchen words that are also names of foods; in a running text they mean the thing or the act. */
const NOT_IN_TEXT: ReadonlySet<string> = new Set([
  'begun', 'meat', 'syrup', 'wrap', 'wraps', 'roll', 'rolls', 'breads', 'meatball', 'meatballs', 'pancake', 'pancakes', 'crepe', 'crepes', 'waffle', 'waffles', 'muffin', 'muffins', 'cookie', 'cookies', 'dumpling', 'dumplings', 'burger', 'burgers', 'omelette', 'fry', 'fries', 'curd', 'curds', 'tongue', 'crisp', 'fluff', 'crackling', 'crackle', 'crisps', 'seasonings', 'sweet', 'loaf', 'chili', 'dish', 'plate', 'bowl', 'ball', 'balls', 'roast', 'mince', 'season', 'seasoning', 'dressing', 'filling', 'topping', 'sauce', 'fat', 'juice', 'juices', 'batter', 'dough', 'paste', 'crumb', 'crumbs', 'vegetable', 'vegetables', 'veg', 'fruit', 'herb', 'herbs', 'spice', 'spices', 'stock', 'broth', 'soup', 'stew', 'curry',
  'salad', 'grain', 'grains', 'seed', 'seeds', 'leaf', 'leaves', 'stalk', 'stalks', 'skin', 'bone', 'bones', 'pan', 'steam', 'ice', 'liquid', 'brown', 'golden', 'white', 'yolk', 'yolks', 'whites', 'wedge', 'wedges', 'slice', 'slices', 'cake', 'rest', 'base', 'side', 'mixture', 'cutlet', 'patty', 'patties', 'chop', 'chops', 'toast', 'shells', 'shell', 'fillet', 'fillets', 'mash', 'dip', 'glaze', 'gravy', 'starch', 'spread', 'pickle', 'sprinkle', 'sprinkles', 'smoke', 'coat', 'date', 'dates', 'pepper', 'dal', 'hash', 'rub', 'marinade', 'sandwich', 'taco', 'tacos', 'tart', 'fish', 'shellfish', 'scramble', 'nut', 'nuts', 'drink', 'cup', 'pod', 'floret', 'florets',
]);

/** Things in a kitchen that are called after a food. */
const THINGS = /\b(?:(?:muffin|cake|pie|tart|bread|loaf|pizza) (?:tins?|pans?|cups?|dish|stone|knife|case)|pancake batter|salad (?:bowl|spinner)|pasta (?:water|pot)|rice cooker|coffee (?:cups?|grinder|filter)|tea (?:towels?|strainer)|butter knife|egg (?:slice|cup))\b/gi;

/** Foods named in a text, longest names first, each word counted once, in order. */
export function foodsIn(text: string): Food[] {
  return text.split(/[.,;:!?]/).flatMap(foodsInSentence);
}

const LONG = 400;
const foodsInSentence: (text: string) => readonly Food[] = remembering(findFoods, LONG);

function findFoods(text: string): Food[] {
  const tokens = foldName(text.replace(THINGS, ' ').replace(/(?:smooth|thin as|thick as) cream/gi, ' ')).split(' ');
  const { byName, longestFrom } = lexicon();
  const found: Food[] = [];
  for (let at = 0; at < tokens.length;) {
    let step = 1;
    // Few words begin a name of several: only those are put together with the words after them.
    for (let length = Math.min(longestFrom.get(tokens[at] ?? '') ?? 1, tokens.length - at); length > 0; length--) {
      const phrase = length === 1 ? (tokens[at] ?? '') : tokens.slice(at, at + length).join(' ');
      if (phrase.length < 3 || (length === 1 && NOT_IN_TEXT.has(phrase))) continue;
      // No plurals are guessed here: "fry" is not "fries", "crisp" is not "crisps".
      const food = byName.get(phrase) ?? byName.get(singularOf(phrase));
      if (food !== undefined) {
        found.push(food);
        step = length;
        break;
      }
    }
    at += step;
  }
  return found;
}
