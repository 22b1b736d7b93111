import { describe, expect, it } from 'vitest';
import { waterMeasured, waterScaled } from './water-in-steps.ts';

describe('water that only a step speaks of', () => {
  it.each([
    ['Pour in 250 ml of hot water and simmer.', 2, 'Pour in 500 ml of hot water and simmer.'],
    ['with 1.5 l boiling water', 0.5, 'with 750 ml boiling water'],
    ['Add 2 to 4 tbsp water.', 2, 'Add 4 to 8 tbsp water.'],
    ['Add 200 to 250 ml water.', 2, 'Add 400 to 500 ml water.'],
    ['Loosen with 1 tbsp water.', 3, 'Loosen with 1 tbsp water.'],
    ['Whisk in 300 ml of milk in a 2 l pot.', 2, 'Whisk in 300 ml of milk in a 2 l pot.'],
  ])('%s times %d', (text, factor, told) => {
    expect(waterScaled(text, factor)).toBe(told);
    expect(waterScaled(text, 1)).toBe(text);
  });

  it.each([
    ['bring to a boil in 1¼ times its volume of water', 'rice', 340, 'bring to a boil in 500 ml of water'],
    ['with 1½ times its volume of lightly salted water', 'basmati rice', 170, 'with 300 ml of lightly salted water'],
    ['in twice its volume of cold water', 'rice', 85, 'in 200 ml of cold water'],
    ['pour over its own volume of boiling water', 'couscous', 150, 'pour over 200 ml of boiling water'],
    ['pour over the same volume of boiling broth', 'couscous', 225, 'pour over 300 ml of boiling broth'],
    ['in 2½ times its volume of salted water', 'cornmeal', 160, 'in 500 ml of salted water'],
  ])('%s of %d g', (text, food, grams, told) => {
    expect(waterMeasured(text, { food, grams })).toBe(told);
    expect(waterMeasured(text, null)).toBe(text);
  });
});
