import { expect, it } from 'vitest';
import { foodNamed } from './lexicon.ts';
import { isStaple } from './staples.ts';

it.each([
  ['water', true], ['ice', true], ['salt', true], ['sea salt', true], ['black pepper', true], ['pepper', true], ['vegetable oil', true], ['cooking oil', true],
  ['olive oil', false], ['butter', false], ['flour', false], ['white pepper', false], ['sugar', false],
])('%s: %s', (name, staple) => expect(isStaple(foodNamed(name))).toBe(staple));
