/** Brands and words that make a plant of what is named as meat: "Gardein chicken strips", "Field Roast apple sage sausages". */
import type { Food } from './food.ts';
import { lookUp } from './lexicon.ts';

const PLANT = /\b(?:gardein|quorn|beyond(?: meat)?|impossible|tofurky|field roast|linda mccartneys?|morningstar|boca|lightlife|heura|vivera|meatless farm|garden gourmet|sweet earth|like meat|the vegetarian butcher|yves|cauldron|moving mountains|abbot s|abbots|soyrizo|meat free|meatless|plant based|vegan|vegetarian|veggie)\b/;
const MEAT = ['poultry', 'beef', 'pork', 'lamb', 'meat', 'game', 'fish'] as const;
const FORMS: readonly (readonly [named: RegExp, food: string])[] = [
  [/\b(?:sausages?|brats?|bratwurst|franks?|hot ?dogs?|chorizo|links?|frankfurters?|wieners?)\b/, 'vegan sausage'],
  [/\b(?:burgers?|patt(?:y|ies))\b/, 'veggie burger'],
  [/\b(?:ground|mince|minced|crumbles?|grounds?)\b/, 'plant-based ground'],
  [/\bbacon\b/, 'vegan bacon'],
];

/** The plant food that such an entry names in place of meat; the food itself in any other. */
export function asPlant(food: Food, folded: string): Food {
  if (!MEAT.some((origin) => food.contains.has(origin)) || !PLANT.test(folded)) return food;
  const form = FORMS.find(([named]) => named.test(folded))?.[1];
  return (form === undefined ? undefined : lookUp(form)) ?? lookUp('vegan chicken') ?? food;
}
