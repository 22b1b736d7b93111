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
  { name: /^(?:\d+ )?drumsticks?$/, food: 'drumstick vegetable', beside: ['toor dal', 'tamarind', 'tamarind paste', 'sambar powder', 'curry leaves', 'rasam powder'] },
  { name: /^(?:\d+ ?g |packs? of )?rice cakes?$/, food: 'Korean rice cakes', beside: ['gochujang', 'gochugaru', 'fish cake', 'kimchi', 'napa cabbage', 'bok choy'] },
  { name: /^(?:\d+ ?g )?mixed fruit$/, food: 'mixed dried fruit', beside: ['mixed spice', 'suet', 'treacle', 'mincemeat', 'candied peel', 'marzipan'] },
  { name: /^(?:\d+ ?g )?beans$/, food: 'green bean', beside: ['mustard seeds', 'curry leaves', 'urad dal', 'fenugreek leaves'] },
  { name: /^(?:oven )?chips$/, food: 'French fries', beside: ['egg', 'pea', 'gammon', 'cod', 'haddock', 'fish sticks', 'baked beans', 'malt vinegar', 'tartar sauce'],
    not: ['salsa', 'tortilla', 'avocado', 'guacamole', 'cheddar', 'sour cream', 'bread', 'mayonnaise', 'black bean', 'jalapeño'] },
  { name: /^(?:\d+ )?herring(?: fillets?)?$/, food: 'pickled herring', beside: ['dill pickle', 'beet', 'sour cream', 'apple', 'crème fraîche', 'boiled potato'], least: 2, not: ['oats', 'rolled oats', 'all-purpose flour'] },
  { name: /^(?:\d+ ?g )?vermicelli$/, food: 'rice vermicelli', beside: ['rice paper', 'spring roll wrapper', 'rice paper wrapper', 'fish sauce', 'lemongrass', 'hoisin sauce', 'soy sauce', 'laksa paste', 'bean sprouts'], not: ['ghee', 'cardamom', 'milk'] },
  { name: /^(?:\d+ )?serranos?(?: chil(?:i|e)s?)?$/, food: 'serrano chili', beside: ['corn tortilla', 'tortilla', 'tomatillo', 'jalapeño', 'queso fresco', 'cilantro', 'avocado', 'black bean', 'pinto bean'], not: ['olive', 'manchego', 'baguette'] },
  { name: /^(?:\d+ ?g |packs? |packets? )?(?:of )?biscuits$/, food: 'digestive biscuit', beside: ['condensed milk', 'sweetened condensed milk', 'cream cheese', 'mascarpone', 'dark chocolate', 'white chocolate', 'milk chocolate', 'golden syrup', 'gelatin', 'dulce de leche'],
    not: ['sausage', 'breakfast sausage', 'ground beef', 'bacon', 'ham', 'gravy', 'chicken', 'cooked chicken', 'buttermilk', 'chicken broth'] },
  { name: /^coriander$/, food: 'ground coriander', beside: ['ground cumin', 'cumin seeds', 'ground turmeric', 'garam masala', 'chili powder'], least: 2 },
  { name: /^syrup$/, food: 'maple syrup', beside: ['bread', 'egg', 'milk', 'all-purpose flour', 'oats', 'rolled oats', 'pancake mix', 'butter'], least: 2 },
  { name: /^spices?$/, food: 'pumpkin pie spice', beside: ['pumpkin', 'pumpkin puree', 'apple', 'graham cracker', 'brown sugar', 'sugar', 'cream cheese', 'pie crust', 'all-purpose flour', 'raisin'], least: 2, not: ['garlic', 'onion', 'rice'] },
];

function meant(reading: Reading, others: readonly Food[]): Reading {
  if (reading.outcome !== 'food') return reading;
  const folded = foldName(reading.entry);
  const homonym = HOMONYMS.find(({ name, unless }) => name.test(folded) && unless?.test(folded) !== true);
  const food = homonym === undefined ? null : findFood(homonym.food);
  if (homonym === undefined || food === null || food === reading.food) return reading;
  const isThere = (name: string): boolean => others.some((other) => isA(other, name));
  const isBeside = homonym.beside.filter(isThere).length >= (homonym.least ?? 1) && homonym.not?.some(isThere) !== true;
  // A can's net weight or a pack's is the other food's; what was weighed stays so.
  return isBeside ? { ...reading, food, grams: /\d ?(?:k?g|oz|lbs?)\b/.test(folded) ? reading.grams : null } : reading;
}

/** The readings of a list, with what such a name means beside the list's other foods. */
export function byNeighbours(lists: readonly (readonly Reading[])[]): Reading[][] {
  const foods = lists.flat().flatMap((reading) => (reading.outcome === 'food' ? [reading.food] : []));
  return lists.map((list) => list.map((reading) => meant(reading, foods)));
}
