/** What a kitchen has that nobody lists. */
import type { KindName } from '../pantry/kinds.ts';

/** Kinds of which every cupboard has the common ones. */
export const CUPBOARD_KINDS: ReadonlySet<string> = new Set<KindName>(['sugar', 'flour', 'vinegar', 'leavening', 'starch', 'vanilla', 'dried herb', 'spice', 'spice blend', 'soy sauce', 'stock', 'mustard', 'oil']);

/** Cupboard kinds hold rare things too; these are not in every kitchen. */
export const UNUSUAL_IN_CUPBOARDS: ReadonlySet<string> = new Set([
  'miso', 'white miso', 'red miso', 'oyster sauce', 'hoisin sauce', 'teriyaki sauce', 'black bean sauce', 'doubanjiang', 'dashi', 'mirin',
  'saffron', 'sumac', "za'atar", 'star anise', 'berbere', 'chaat masala', 'curry masala', 'biryani masala', 'nihari masala', 'haleem mix',
  'dashi powder', 'cornmeal', 'chickpea flour', 'buckwheat flour', 'rye flour', 'masa harina', 'rice flour', 'glutinous rice flour',
  'semolina', 'sesame oil', 'walnut oil', 'almond flour',
  'coconut flour', 'tapioca starch', 'potato starch', 'Sichuan peppercorn', 'asafoetida', 'dark soy sauce', 'palm sugar', 'coconut sugar',
  'jaggery', 'dried lime', 'fenugreek seed',
  'curry leaf', 'dried fenugreek leaf', 'ras el hanout', 'garam masala', 'Old Bay seasoning', 'taco seasoning', 'Cajun seasoning',
  'five-spice powder', 'tapioca pearls', 'whole wheat flour', 'self-rising flour', 'spelt flour',
  'pancake mix', 'baking mix', 'cake mix', 'brownie mix', 'cornbread mix', 'muffin mix', 'tempura batter mix', 'millet flour', 'gravy mix',
  'bouillon cube', 'chicken bouillon cube', 'beef bouillon cube', 'lamb bouillon cube', 'vegetable bouillon cube',
  'coconut oil', 'palm oil', 'mustard oil', 'pumpkin seed oil', 'marmite', 'fish stock', 'annatto', 'achiote paste', 'epazote', 'gochugaru',
  'juniper berry', 'mahleb', 'mastic', 'nigella seed', 'ajwain', 'black cardamom',
]);
