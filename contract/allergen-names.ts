/** What the fourteen allergens are called on the page. */
import type { Allergen } from '../kitchen/pantry/food.ts';

export const ALLERGEN_NAMES: Record<Allergen, string> = {
  gluten: 'gluten',
  crustacean: 'crustaceans (shrimp, crab)',
  egg: 'eggs',
  fish: 'fish',
  peanut: 'peanuts',
  soy: 'soy',
  milk: 'milk',
  nuts: 'tree nuts',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  mollusc: 'molluscs (mussels, squid)',
};
