/** A body to begin with for endpoints that anyone may try, as the description of the contract shows it. */
import type { ENDPOINTS } from './endpoints.ts';

const PANTRY = ['eggs', 'spinach', 'feta', 'potatoes'];

export const EXAMPLES: Partial<Record<keyof typeof ENDPOINTS, object>> = {
  cook: { pantry: PANTRY, servings: 2 },
  ideas: { pantry: PANTRY, diets: ['vegetarian'] },
  pantry: { pantry: ['2 lbs chicken thighs, boneless', 'half a lemon', 'dish soap'], allergies: ['peanut'] },
  share: {
    title: 'Toast', markdown: '# Toast\n\nServes 1 · 5 minutes\n\n## Ingredients\n\n- 2 slices bread\n- 10 g butter\n\n## Steps\n\n1. Toast the bread for 3 minutes and butter it.\n',
    origin: { by: 'own', name: '' }, recipe: null, days: 1,
  },
  signOut: {},
};
