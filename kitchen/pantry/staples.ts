/** What every kitchen has: it is taken for granted, neither counted nor bought unless someone asks. */
import type { Food } from './food.ts';

const STAPLES: ReadonlySet<string> = new Set(['black pepper', 'vegetable oil', 'cooking oil']);

/** Whether a food is a staple: water, any salt, black pepper, plain cooking oil. */
export const isStaple = (food: Food): boolean => STAPLES.has(food.id) || food.kind === 'salt' || food.kind === 'water';

const OILS: ReadonlySet<string> = new Set(['black peppercorns', 'olive oil', 'extra-virgin olive oil', 'sunflower oil', 'canola oil', 'corn oil', 'rapeseed oil', 'soybean oil', 'grapeseed oil']);

/** Whether a cook need not be told to have it: the staples, and any common cooking oil (the measures' "free" things). */
export const isFree = (food: Food): boolean => isStaple(food) || OILS.has(food.id);
