/** Names that two kitchens have for two foods: "saba" is a banana beside coconut milk and a mackerel beside miso, a drumstick a pod beside toor dal. */
import type { Food } from './food.ts';
import { findFood, isA } from './lexicon.ts';
import type { Reading } from './read-entry.ts';
import { foldName } from './words.ts';

interface Homonym { name: RegExp; food: string; beside: readonly string[]; unless?: RegExp }
const HOMONYMS: readonly Homonym[] = [
  { name: /\bsaba\b/, food: 'saba banana', beside: ['coconut milk', 'jackfruit', 'sago', 'tapioca pearls', 'brown sugar', 'sugar', 'ube', 'spring roll wrapper', 'condensed milk', 'evaporated milk', 'sticky rice', 'coconut', 'pandan', 'sweet potato', 'banana', 'taro'],
    unless: /\b(?:fish|fillet|mackerel|grilled|smoked|shioyaki|canned|tin)/ },
  { name: /^(?:\d+ )?drumsticks?$/, food: 'drumstick vegetable', beside: ['toor dal', 'tamarind', 'tamarind paste', 'sambar powder', 'curry leaves', 'rasam powder'] },
];

function meant(reading: Reading, others: readonly Food[]): Reading {
  if (reading.outcome !== 'food') return reading;
  const folded = foldName(reading.entry);
  const homonym = HOMONYMS.find(({ name, unless }) => name.test(folded) && unless?.test(folded) !== true);
  const food = homonym === undefined ? null : findFood(homonym.food);
  if (homonym === undefined || food === null || food === reading.food) return reading;
  return others.some((other) => homonym.beside.some((name) => isA(other, name))) ? { ...reading, food, grams: null } : reading;
}

/** The readings of a list, with what such a name means beside the list's other foods. */
export function byNeighbours(lists: readonly (readonly Reading[])[]): Reading[][] {
  const foods = lists.flat().flatMap((reading) => (reading.outcome === 'food' ? [reading.food] : []));
  return lists.map((list) => list.map((reading) => meant(reading, foods)));
}
