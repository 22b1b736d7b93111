/** Brands and words that make a plant of what is named as meat: "Gardein chicken strips", "Field Roast apple sage sausages". */
import type { Food } from './food.ts';
import type { KindName } from './kinds.ts';
import { findFood } from './lexicon.ts';

const PLANT = /\b(?:gardein|quorn|beyond(?: meat)?|impossible|tofurky|field roast|linda mccartneys?|morningstar|boca|lightlife|heura|vivera|meatless farm|garden gourmet|sweet earth|like meat|the vegetarian butcher|yves|cauldron|moving mountains|abbot s|abbots|soyrizo|meat free|meatless|plant based|vegan|vegetarian|veggie)\b/;
/** The same in the languages of the lists, in their endings. */
const ABROAD = /(?<!\p{L})(?:vegan[aeo]\p{L}{0,2}|vegansk\p{L}*|vegetari\p{L}+|vega|vego|vegetal(?:e[sn]?|i)?|vleesvervanger|plantaardig\p{L}*|pflanzlich\p{L}*|wega[nn]sk\p{L}*|roslinn\p{L}*|bitkisel|веганск\p{L}+|растительн\p{L}+|соев\p{L}+)(?!\p{L})/u;
const MEAT = ['poultry', 'beef', 'pork', 'lamb', 'meat', 'game', 'fish'] as const;
const FORMS: readonly (readonly [named: RegExp, food: string])[] = [
  [/\b(?:sausages?|brats?|bratwurst|franks?|hot ?dogs?|chorizo|links?|frankfurters?|wieners?)\b/, 'vegan sausage'],
  [/\b(?:burgers?|patt(?:y|ies))\b/, 'veggie burger'],
  [/\b(?:ground|mince|minced|crumbles?|grounds?)\b/, 'plant-based ground'],
  [/\bbacon\b/, 'vegan bacon'],
];
/** What stands for it where the word for its form is of another language. */
const BY_KIND: Partial<Record<KindName, string>> = {
  'ground meat': 'plant-based ground', 'ground poultry': 'plant-based ground', 'raw sausage': 'vegan sausage', 'cooked sausage': 'vegan sausage', bacon: 'vegan bacon',
};

/** The plant food that such an entry names in place of meat; the food itself in any other. */
export function asPlant(food: Food, folded: string): Food {
  if (!MEAT.some((origin) => food.contains.has(origin)) || !PLANT.test(folded) && !ABROAD.test(folded)) return food;
  const form = FORMS.find(([named]) => named.test(folded))?.[1] ?? BY_KIND[food.kind];
  return (form === undefined ? null : findFood(form)) ?? findFood('vegan chicken') ?? food;
}
