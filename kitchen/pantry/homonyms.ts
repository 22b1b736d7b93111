/** Names that two kitchens have for two foods: "saba" is a banana beside coconut milk and a mackerel beside miso, a drumstick a pod beside toor dal. */
import type { Food } from './food.ts';
import { findFood, isA } from './lexicon.ts';
import type { Reading } from './read-entry.ts';
import { foldName } from './words.ts';

interface Homonym {
  /** The whole entry, folded. */
  name: RegExp;
  food: string;
  /** Foods beside which it is that one, and how many of them it takes; one where that is not said. */
  beside: readonly string[];
  least?: number;
  /** Foods beside which it is not. */
  not?: readonly string[];
  unless?: RegExp;
}
const HOMONYMS: readonly Homonym[] = [
  { name: /\bsaba\b/, food: 'saba banana', beside: ['coconut milk', 'jackfruit', 'sago', 'tapioca pearls', 'brown sugar', 'sugar', 'ube', 'spring roll wrapper', 'condensed milk', 'evaporated milk', 'sticky rice', 'coconut', 'pandan', 'sweet potato', 'banana', 'taro'],
    unless: /\b(?:fish|fillet|mackerel|grilled|smoked|shioyaki|canned|tin)/ },
  { name: /^(?:fresh |some |\d )?pepper$/, food: 'red chili', beside: ['palm oil', 'crayfish', 'gari', 'stockfish', 'ogbono', 'fufu', 'shito', 'yam'], not: ['cheddar', 'feta', 'pasta', 'tortilla'] },
  { name: /^(?:\d+ )?drumsticks?(?: \d+)?$/, food: 'drumstick vegetable', beside: ['toor dal', 'moong dal', 'tamarind', 'tamarind paste', 'sambar powder', 'curry leaves', 'rasam powder', 'black mustard seeds'] },
  { name: /^small onion$/, food: 'onion', beside: [], least: 0, not: ['curry leaves', 'tamarind', 'sambar powder', 'toor dal', 'fresh coconut', 'mustard seeds'] },
  { name: /^mustard$/, food: 'black mustard seeds', beside: ['curry leaves', 'urad dal', 'chana dal', 'toor dal', 'asafoetida'] },
  { name: /^(?:\d )?chow ?chow(?: \d)?$/, food: 'chayote', beside: ['moong dal', 'toor dal', 'fresh coconut', 'shredded coconut', 'sambar powder', 'curry leaves'] },
  { name: /^chakka$/, food: 'Greek yogurt', beside: ['dried mint', 'eggplant', 'leek', 'gyoza wrapper', 'wonton wrapper'] },
  { name: /^(?:\d packets? (?:of )?)?maggi$/, food: 'instant noodles', beside: ['egg', 'pea', 'green chili', 'cheddar', 'Amul cheese', 'carrot', 'cheese'], not: ['rice', 'chicken', 'beef', 'plantain', 'crayfish', 'tomato paste'] },
  { name: /^(?:\d+ ?g |packs? of )?rice cakes?$/, food: 'Korean rice cakes', beside: ['gochujang', 'gochugaru', 'fish cake', 'kimchi', 'napa cabbage', 'bok choy'] },
  {
    name: /^(?:(?:a )?(?:handful|bag|pack) of )?dried mushrooms?(?: \d+ ?g)?$/, food: 'dried shiitake mushroom',
    beside: ['soy sauce', 'dark soy sauce', 'oyster sauce', 'rock sugar', 'star anise', 'bok choy', 'napa cabbage', 'Shaoxing wine', 'hoisin sauce', 'glass noodles'],
    not: ['sour cream', 'sauerkraut', 'pasta', 'parmesan', 'cream', 'dill'],
  },
  { name: /^(?:\d+ ?g )?mixed fruit$/, food: 'mixed dried fruit', beside: ['mixed spice', 'suet', 'treacle', 'mincemeat', 'candied peel', 'marzipan'] },
  {
    name: /^(?:tins? of |cans? of )?beans$/, food: 'baked beans', least: 2,
    beside: ['bacon', 'egg', 'sausage', 'black pudding', 'hash brown', 'French fries', 'potato chips', 'bread', 'fish stick', 'potato farl'],
    not: ['tortilla', 'flour tortilla', 'corn tortilla', 'rice', 'pasta', 'canned tuna', 'cilantro', 'avocado', 'olive oil', 'chili powder', 'carrot', 'garlic', 'kale'],
  },
  { name: /^(?:\d+ ?g )?beans$/, food: 'green bean', beside: ['mustard seeds', 'curry leaves', 'urad dal', 'fenugreek leaves'] },
  { name: /^(?:oven )?chips$/, food: 'French fries', beside: ['egg', 'pea', 'gammon', 'cod', 'haddock', 'fish sticks', 'fish cake', 'mussel', 'beef steak', 'sirloin steak', 'baked beans', 'malt vinegar', 'tartar sauce'],
    not: ['salsa', 'tortilla', 'avocado', 'guacamole', 'cheddar', 'sour cream', 'bread', 'mayonnaise', 'black bean', 'jalapeño'] },
  { name: /^(?:\d+ )?herring(?: fillets?)?$/, food: 'pickled herring', beside: ['dill pickle', 'beet', 'sour cream', 'apple', 'crème fraîche', 'boiled potato'], least: 2, not: ['oats', 'rolled oats', 'all-purpose flour'] },
  { name: /^(?:\d+ ?g )?vermicelli$/, food: 'rice vermicelli', beside: ['rice paper', 'spring roll wrapper', 'rice paper wrapper', 'fish sauce', 'lemongrass', 'hoisin sauce', 'soy sauce', 'laksa paste', 'bean sprouts', 'napa cabbage', 'dried shrimp', 'bok choy', 'oyster sauce', 'fried tofu'], not: ['ghee', 'cardamom', 'milk'] },
  { name: /^(?:\d+ )?serranos?(?: chil(?:i|e)s?)?$/, food: 'serrano chili', beside: ['corn tortilla', 'tortilla', 'tomatillo', 'jalapeño', 'queso fresco', 'cilantro', 'avocado', 'black bean', 'pinto bean'], not: ['olive', 'manchego', 'baguette'] },
  { name: /^(?:\d+ ?g |packs? |packets? )?(?:of )?biscuits$/, food: 'digestive biscuit', beside: ['condensed milk', 'sweetened condensed milk', 'cream cheese', 'mascarpone', 'dark chocolate', 'white chocolate', 'milk chocolate', 'golden syrup', 'gelatin', 'dulce de leche'],
    not: ['sausage', 'breakfast sausage', 'ground beef', 'bacon', 'ham', 'gravy', 'chicken', 'cooked chicken', 'buttermilk', 'chicken broth'] },
  {
    name: /^(?:tins? of |cans? of )?black beans?$/, food: 'fermented black beans',
    beside: ['bitter melon', 'oyster sauce', 'light soy sauce', 'dark soy sauce', 'Shaoxing wine', 'Chinese broccoli', 'bok choy', 'sesame oil'],
    not: ['salsa', 'tortilla', 'corn tortilla', 'flour tortilla', 'avocado', 'ground cumin', 'corn', 'sweet potato', 'quinoa', 'tomatillo', 'cilantro'],
  },
  { name: /^(?:half an? |1 )?radish(?:es)?$/, food: 'daikon', beside: ['gochugaru', 'doenjang', 'anchovy broth', 'dashi', 'kombu', 'fish cake'] },
  {
    name: /^(?:\d+ )?tortillas?$/, food: 'corn tortilla',
    beside: ['queso fresco', 'serrano chili', 'tomatillo', 'nopales', 'Oaxaca cheese', 'cotija', 'Mexican crema', 'chipotle chile', 'guajillo chile', 'ancho chile'],
    not: ['cheddar', 'ground beef', 'refried beans', 'Mexican cheese blend', 'Monterey Jack', 'enchilada sauce', 'fajita seasoning'],
  },
  { name: /^pommes(?: frozen)?$/, food: 'French fries', beside: ['bratwurst', 'ketchup', 'mussel', 'schnitzel', 'mayonnaise', 'pork cutlet', 'hot dog'] },
  { name: /^(?:bottle of |some )?franks$/, food: 'hot sauce', beside: ['chicken wing', 'celery', 'blue cheese', 'ranch dressing', 'blue cheese dressing', 'chicken breast', 'cooked chicken', 'cauliflower'] },
  {
    name: /^red oil$/, food: 'palm oil',
    beside: ['dried shrimp', 'crayfish', 'Scotch bonnet', 'plantain', 'green plantain', 'dried black-eyed pea', 'black-eyed pea', 'yam', 'okra', 'pumpkin seeds', 'habanero'],
  },
  {
    name: /^(?:1 )?(?:tsp |tbsp )?ginger$/, food: 'ground ginger', least: 2,
    beside: ['molasses', 'golden syrup', 'ground cinnamon', 'baking soda', 'all-purpose flour', 'brown sugar', 'ground cloves', 'pumpkin puree'],
    not: ['garlic', 'onion', 'soy sauce', 'chicken', 'beef', 'pork', 'rice', 'carrot', 'chili', 'rhubarb'],
  },
  {
    name: /^(?:sliced )?turkey$/, food: 'deli turkey', least: 2,
    beside: ['ham', 'lettuce', 'bread', 'bread roll', 'bagel', 'Swiss cheese', 'provolone', 'mayonnaise', 'flour tortilla', 'avocado', 'American cheese'],
    not: ['potato', 'rice', 'carrot', 'gravy', 'bread stuffing', 'cranberry', 'pasta', 'broth', 'celery'],
  },
  {
    name: /^(?:leftover )?dumplings$/, food: 'bread dumpling',
    beside: ['sauerkraut', 'gravy', 'red cabbage', 'stewing beef', 'sweet paprika', 'paprika', 'pork loin', 'duck leg'],
    not: ['soy sauce', 'scallion', 'ginger', 'bok choy', 'napa cabbage', 'rice vinegar', 'chili oil'],
  },
  {
    name: /^chips$/, food: 'tortilla chips', beside: ['Velveeta', 'salsa', 'queso dip', 'guacamole', 'refried bean', 'black bean', 'tomatillo', 'pico de gallo'],
    not: ['cod', 'haddock', 'gammon', 'baked beans', 'malt vinegar'],
  },
  {
    name: /^(?:\d+ ?g |(?:a )?(?:bag|pack|box) of )?noodles$/, food: 'egg noodles',
    beside: ['cream of mushroom soup', 'cream of chicken soup', 'tomato soup', 'sour cream', 'cheddar', 'ground beef', 'stewing beef', 'cottage cheese', 'canned tuna', 'heavy cream', 'Gruyère', 'parmesan', 'veal cutlet', 'cabbage', 'paprika', 'butter'],
    not: ['soy sauce', 'fish sauce', 'oyster sauce', 'miso', 'coconut milk', 'hoisin sauce', 'sesame oil', 'gochujang', 'ginger', 'bok choy', 'peanut butter', 'curry paste', 'scallion'],
  },
  { name: /^(?:\d+ ?g )?lad(?:y|ies) fingers?$/, food: 'okra', beside: ['onion', 'tomato', 'ground turmeric', 'cumin seeds', 'sambar powder', 'green chili', 'chickpea flour', 'garlic'], not: ['mascarpone', 'coffee', 'cream', 'heavy cream', 'chocolate', 'custard', 'sugar'] },
  { name: /^(?:\d+ )?(?:pl[aá]tanos?)(?: \d+)?$/, food: 'plantain', beside: ['black bean', 'pinto bean', 'rice', 'cooked rice', 'ground beef', 'cooked beef', 'arepa', 'pork belly', 'chorizo', 'salami', 'queso fresco', 'frying cheese'], not: ['milk', 'oats', 'rolled oats', 'yogurt', 'chocolate', 'sugar', 'all-purpose flour', 'strawberry', 'apple'] },
  { name: /^coriander$/, food: 'ground coriander', beside: ['ground cumin', 'cumin seeds', 'ground turmeric', 'garam masala', 'chili powder'], least: 2 },
  { name: /^syrup$/, food: 'maple syrup', beside: ['bread', 'egg', 'milk', 'all-purpose flour', 'oats', 'rolled oats', 'pancake mix', 'butter'], least: 2 },
  { name: /^spices?$/, food: 'pumpkin pie spice', beside: ['pumpkin', 'pumpkin puree', 'apple', 'graham cracker', 'brown sugar', 'sugar', 'cream cheese', 'pie crust', 'all-purpose flour', 'raisin'], least: 2, not: ['garlic', 'onion', 'rice'] },
];

function meant(reading: Reading, others: readonly Food[]): Reading {
  if (reading.outcome !== 'food') return reading;
  const folded = foldName(reading.entry);
  const isThere = (name: string): boolean => others.some((other) => isA(other, name));
  const isMeant = ({ name, unless, beside, least = 1, not }: Homonym): boolean =>
    name.test(folded) && unless?.test(folded) !== true && beside.filter(isThere).length >= least && not?.some(isThere) !== true;
  const food = findFood(HOMONYMS.find(isMeant)?.food ?? '');
  if (food === null || food === reading.food) return reading;
  // A can's net weight or a pack's is the other food's; what was weighed stays so.
  return { ...reading, food, grams: /\d ?(?:k?g|oz|lbs?)\b/.test(folded) ? reading.grams : null };
}

/** The readings of a list, with what such a name means beside the list's other foods. */
export function byNeighbours(lists: readonly (readonly Reading[])[]): Reading[][] {
  const foods = lists.flat().flatMap((reading) => (reading.outcome === 'food' ? [reading.food] : []));
  return lists.map((list) => list.map((reading) => meant(reading, foods)));
}
