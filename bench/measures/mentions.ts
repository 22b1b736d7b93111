/** Finding foods in running text: longest name first, on word boundaries, within one clause. */
import type { Food } from '../../kitchen/pantry/food.ts';
import { isA, lexicon } from '../../kitchen/pantry/lexicon.ts';
import { foldName, singularOf } from '../../kitchen/pantry/words.ts';

export interface Mention {
  food: Food;
  words: string;
}

/** Words that stand in the lexicon and are something else in a recipe's steps: tools, verbs, parts of a dish, cuts, colours. */
const OTHER_SENSE = new Set(`
  fat juice juices sauce dressing batter dough syrup custard mash gravy side base top seasoning stuffing filling glaze marinade crust topping soup stew curry salad toast toasted
  pancake pancakes waffle waffles muffin muffins pizza sandwich wrap wraps roll rolls cake crumble pie pudding smoothie porridge omelette frittata patty patties bowl dish
  clove cloves stick sticks ear ears head leaf leaves rib ribs heart hearts tongue skin bone bones stock date dates cracker fritter fritters dumpling dumplings meatball meatballs
  burger burgers round steak roast ice brown golden white dark strip strips meat cake drink coating mixture crumbs crumb pickle jam relish pita chip chips chop chops
  italian_meatballs cakes guacamole falafel fish_cake fish_cakes squashes masala dal compote sorbet adobo pot_roast fluff fries curds grain grains citrus ragu focaccia flatbread flatbreads kofta scone scones loaf loaves bun ramen cornbread arrabbiata tea curry chili chilli biscuit biscuits chowder hash bake brownies cookies
  crackling crackle crisps seasonings shell shells sheet sheets square squares ball balls cutlet cutlets fillet fillets ring rings yolk yolks whites caramel cream
`.split(/\s+/).filter(Boolean).map((word) => word.replace('_', ' ')));

/** Parts of a sentence that compare or offer a choice and use no food: "thick as heavy cream", "the size of a walnut". */
const NOT_USED = /\b(?:like|as (?:thick|thin|big|small|fine|soft) as|the (?:size|thickness|consistency|texture) of|instead of|in place of|if you (?:have|like|want)|such as|swap|without|would also)\b[^.;]*/gi;

/** "Cream the butter", "oil the tin", "water" that only boils: told apart by what follows. */
const VERBS = /\b(?:cream|butter|oil|flour|salt|water|pepper|sugar|ice|sandwich|dice|mash|toast|roast|pickle)(?= (?:the|a|an|it|them|together|lightly|generously|well)\b)/gi;

/** Foods named in a text, in order. */
export function mentionsIn(text: string): Mention[] {
  const found: Mention[] = [];
  const { byName, longest } = lexicon();
  for (const clause of text.replace(NOT_USED, ' ').replace(VERBS, ' ').split(/[.,;:()!?/]|\s-\s/u)) {
    const tokens = foldName(clause).split(' ').filter(Boolean);
    for (let at = 0; at < tokens.length;) {
      let step = 1;
      for (let length = Math.min(longest, tokens.length - at); length > 0; length--) {
        const words = tokens.slice(at, at + length).join(' ');
        const food = byName.get(words) ?? byName.get(singularOf(words));
        if (food === undefined || words.length < 3 || OTHER_SENSE.has(words)) continue;
        found.push({ food, words });
        step = length;
        break;
      }
      at += step;
    }
  }
  return found;
}

/** One is the other or a kind of it. */
export const related = (a: Food, b: Food): boolean => a.id === b.id || isA(a, b.id) || isA(b, a.id);
