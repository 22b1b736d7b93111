import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sampleRecipes } from '../bench/sample-recipes.ts';

it('the sample recipes in docs/ are what the house chef writes', () => {
  expect(readFileSync('docs/sample-recipes.md', 'utf8')).toBe(sampleRecipes());
});
