import { describe, expect, it } from 'vitest';
import { forbids } from './diets.ts';
import { findFood, foodNamed } from './lexicon.ts';
import { SWAP_NAMES, swapFor } from './swaps.ts';

describe('swaps', () => {
  it('name foods of the lexicon', () => {
    expect(SWAP_NAMES.filter((name) => findFood(name) === null)).toEqual([]);
  });
  it.each([
    ['butter', 'vegan', 'olive oil'], ['soy sauce', 'gluten-free', 'tamari'], ['honey', 'vegan', 'maple syrup'], ['chicken breast', 'vegetarian', 'tofu'], ['pork chop', 'halal', 'tofu'], ['milk', 'dairy-free', 'oat milk'],
  ] as const)('%s in a %s dish becomes %s', (name, diet, instead) => {
    const bars = { diets: [diet], allergies: [], avoid: [] };
    const swap = swapFor(foodNamed(name), (other) => forbids(other, bars) !== null);
    expect(swap?.id).toBe(instead);
    expect(swap === null ? null : forbids(swap, bars)).toBeNull();
  });
});
