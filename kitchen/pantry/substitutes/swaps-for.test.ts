import { describe, expect, it } from 'vitest';
import { forbids } from '../diets.ts';
import { foodNamed } from '../lexicon.ts';
import { swapFor } from './swaps-for.ts';

describe('swaps', () => {
  it.each([
    ['butter', 'vegan', 'olive oil'], ['soy sauce', 'gluten-free', 'tamari'], ['honey', 'vegan', 'maple syrup'], ['chicken breast', 'vegetarian', 'tofu'], ['pork chop', 'halal', 'chicken thigh'], ['bacon', 'vegetarian', 'smoked tofu'], ['parmesan', 'vegan', 'nutritional yeast'], ['flour', 'gluten-free', 'gluten-free flour'], ['salmon', 'vegan', 'tofu'], ['onion', 'low-fodmap', 'scallion'], ['egg', 'vegan', 'tofu'], ['cream', 'dairy-free', 'coconut cream'], ['pasta', 'gluten-free', 'gluten-free pasta'], ['worcestershire sauce', 'vegan', 'soy sauce'], ['milk', 'dairy-free', 'oat milk'],
  ] as const)('%s in a %s dish becomes %s', (name, diet, instead) => {
    const bars = { diets: [diet], allergies: [], avoid: [] };
    const swap = swapFor(foodNamed(name), (other) => forbids(other, bars) !== null);
    expect(swap?.id).toBe(instead);
    expect(swap === null ? null : forbids(swap, bars)).toBeNull();
  });
});
