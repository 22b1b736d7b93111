/** How is said which allergens are in a recipe. */
import type { Verdict } from '../kitchen/recipe/verdict.ts';
import { ALLERGEN_NAMES } from './allergen-names.ts';

const AND = new Intl.ListFormat('en-GB');

/** The sentence about a recipe's allergens: what its ingredients prove, and that this proves no absence. */
export function allergensSaid(allergens: Verdict['allergens']): string {
  const found = allergens.length === 0 ? 'We found none of the fourteen in the ingredients’ names.' : `Contains ${AND.format(allergens.map(withProof))}.`;
  return `${found} Read the labels; they decide.`;
}

/** "milk (feta)"; eggs need no proof that they are eggs. */
function withProof({ allergen, because }: Verdict['allergens'][number]): string {
  const name = ALLERGEN_NAMES[allergen];
  const proof = because.filter((word) => !name.startsWith(word) && !word.startsWith(name));
  return proof.length === 0 ? name : `${name} (${proof.join(', ')})`;
}
