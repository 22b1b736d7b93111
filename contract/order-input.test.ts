import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { readOrder } from './order-input.ts';
import { Refusal, type RefusalCode } from './refusals.ts';

const findFood = (name: string): { id: string } | null => (name === 'kiwi' ? { id: 'kiwi' } : null);
const four = ['eggs', 'spinach', 'feta', 'potatoes'];

function refusalOf(input: unknown): Refusal {
  try {
    readOrder(input, { findFood });
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw thrown;
  }
  throw new Error('it was accepted');
}

test('the least that can be asked', () => {
  expect(readOrder({ pantry: ['eggs'] })).toEqual({
    pantry: ['eggs'], servings: null, diets: [], allergies: [], avoid: [], eaters: [], minutes: null, dish: null, besides: [], wish: '', month: null, without: [], mend: false, seed: 0, chef: 'auto',
  });
});

test('everything that can be asked', () => {
  const sent = {
    pantry: four, servings: 4, diets: ['vegetarian'], allergies: ['peanut', 'Kiwi'], eaters: ['pregnant'], minutes: 30, wish: ' something  warm ', without: ['oven'], seed: 2 ** 53 - 1, chef: 'house',
  };
  expect(readOrder(sent, { findFood })).toEqual({
    pantry: four, servings: 4, diets: ['vegetarian'], allergies: ['peanut'], avoid: ['kiwi'], eaters: ['pregnant'], minutes: 30, dish: null, besides: [], wish: 'something warm', month: null, without: ['oven'], mend: false, seed: 2 ** 53 - 1, chef: 'house',
  });
});

const PANTRIES: readonly (readonly [name: string, sent: readonly string[], read: readonly string[]])[] = [
  ['empty entries are dropped', ['eggs', '', '  ', '\u200B\u0000'], ['eggs']],
  ['exactly 80 characters', ['e'.repeat(80)], ['e'.repeat(80)]],
  ['80 characters after cleaning', [`  ${'e'.repeat(80)}\u200B `], ['e'.repeat(80)]],
  ['80 emoji are 80 characters', ['🥚'.repeat(80)], ['🥚'.repeat(80)]],
  ['exactly 30 entries and an empty one', [...Array<string>(30).fill('egg'), ''], Array<string>(30).fill('egg')],
  ['lines within an entry become parts', ['eggs\nspinach\r\n\r\nfeta\u2028'], ['eggs, spinach, feta']],
  ['markup is text', ['<svg onload=alert(1)>', '__proto__'], ['<svg onload=alert(1)>', '__proto__']],
];
test.each(PANTRIES)('pantry: %s', (_name, sent, read) => {
  expect(readOrder({ pantry: sent }).pantry).toEqual(read);
});

const SECRET = 'zxqv';
const REFUSED: readonly (readonly [name: string, sent: unknown, code: RefusalCode, says: RegExp])[] = [
  ['nothing', {}, 'pantry-empty', /at least one/],
  ['an empty list', { pantry: [] }, 'pantry-empty', /at least one/],
  ['only invisible entries', { pantry: ['\u200B', ' '] }, 'pantry-empty', /at least one/],
  ['81 characters', { pantry: ['eggs', SECRET + 'e'.repeat(77)] }, 'entry-too-long', /Ingredient 2 is 81 .* 80/],
  ['31 entries', { pantry: Array(31).fill(SECRET) }, 'pantry-too-long', /31 .* 30/],
  ['no object', SECRET, 'not-understood', /JSON object/],
  ['null', null, 'not-understood', /JSON object/],
  ['a list', [SECRET], 'not-understood', /JSON object/],
  ['text for a pantry', { pantry: SECRET }, 'not-understood', /pantry must be a list/],
  ['a number in the pantry', { pantry: ['eggs', 7] }, 'not-understood', /Entry 2 of pantry must be text/],
  ['a list in the pantry', { pantry: [[SECRET]] }, 'not-understood', /Entry 1 of pantry must be text/],
  ['null for a pantry', { pantry: null }, 'not-understood', /pantry must be a list/],
  ['an unknown field', { pantry: four, [SECRET]: 1 }, 'unknown-field', /do not know.*pantry/],
  ['__proto__ as a field', JSON.parse('{"pantry":["eggs"],"__proto__":{"servings":9}}'), 'unknown-field', /do not know/],
  ['no servings', { pantry: four, servings: 0 }, 'not-understood', /servings must be at least 1/],
  ['25 servings', { pantry: four, servings: 25 }, 'not-understood', /servings must be at most 24/],
  ['half a serving', { pantry: four, servings: 1.5 }, 'not-understood', /servings must be a whole number/],
  ['servings in words', { pantry: four, servings: SECRET }, 'not-understood', /servings must be a number/],
  ['4 minutes', { pantry: four, minutes: 4 }, 'not-understood', /minutes must be at least 5/],
  ['601 minutes', { pantry: four, minutes: 601 }, 'not-understood', /minutes must be at most 600/],
  ['a wish of 201 characters', { pantry: four, wish: SECRET.repeat(51).slice(0, 201) }, 'not-understood', /wish is 201 .* 200/],
  ['a negative seed', { pantry: four, seed: -1 }, 'not-understood', /seed must be at least 0/],
  ['a seed beyond safe numbers', { pantry: four, seed: 2 ** 53 }, 'not-understood', /seed must be/],
  ['an unknown chef', { pantry: four, chef: SECRET }, 'not-understood', /chef must be one of: auto, house, model/],
  ['unknown equipment', { pantry: four, without: [SECRET] }, 'not-understood', /Entry 1 of without must be one of: oven/],
  ['an unknown diet', { pantry: four, diets: ['vegan', SECRET] }, 'unknown-diet', /entry 2 of diets/],
  ['an unknown allergy', { pantry: four, allergies: [SECRET] }, 'unknown-allergy', /entry 1 of allergies/],
  ['inherited names are no diet', { pantry: four, diets: ['constructor'] }, 'unknown-diet', /entry 1/],
  ['inherited names are no allergy', { pantry: four, allergies: ['__proto__'] }, 'unknown-allergy', /entry 1/],
];
test.each(REFUSED)('refused: %s', (_name, sent, code, says) => {
  const refusal = refusalOf(sent);
  expect(refusal.code).toBe(code);
  expect(refusal.message).toMatch(says);
  expect(refusal.message).not.toContain(SECRET);
});

const DIETS: readonly (readonly [sent: string, diet: string])[] = [
  ['vegan', 'vegan'], ['Vegan diet', 'vegan'], ['plant-based', 'vegan'], ['Plant Based', 'vegan'],
  ['vegetarian', 'vegetarian'], ['veggie', 'vegetarian'], ['lacto-ovo vegetarian', 'vegetarian'], ['ovo-lacto vegetarian', 'vegetarian'],
  ['pescatarian', 'pescatarian'], ['Pescetarian', 'pescatarian'], ['halal', 'halal'], ['kosher', 'kosher'], ['kosher-style', 'kosher'],
  ['gluten-free', 'gluten-free'], ['Gluten free', 'gluten-free'], ['gluten_free', 'gluten-free'], ['GLUTENFREE', 'gluten-free'], ['coeliac', 'gluten-free'],
  ['dairy free', 'dairy-free'], ['lactose-free', 'dairy-free'], ['nut free', 'nut-free'], ['lowFODMAP', 'low-fodmap'], ['low-FODMAP diet', 'low-fodmap'],
];
test.each(DIETS)('diet: %s', (sent, diet) => {
  expect(readOrder({ pantry: four, diets: [sent, sent] }).diets).toEqual([diet]);
});

test('an allergy written as a diet', () => {
  const { diets, allergies } = readOrder({ pantry: four, diets: ['egg-free', 'no peanuts', 'none', ''] });
  expect([diets, allergies]).toEqual([[], ['egg', 'peanut']]);
});

const ALLERGIES: readonly (readonly [sent: string, allergies: readonly string[]])[] = [
  ['gluten', ['gluten']], ['crustacean', ['crustacean']], ['egg', ['egg']], ['fish', ['fish']], ['peanut', ['peanut']], ['soy', ['soy']], ['milk', ['milk']],
  ['celery', ['celery']], ['mustard', ['mustard']], ['sesame', ['sesame']], ['sulphites', ['sulphites']], ['lupin', ['lupin']], ['mollusc', ['mollusc']],
  ['tree nuts', ['nuts']], ['Tree-nut', ['nuts']], ['almonds', ['nuts']], ['nuts', ['nuts', 'peanut']], ['Nut allergy', ['nuts', 'peanut']],
  ['dairy', ['milk']], ['Lactose intolerance', ['milk']], ['wheat', ['gluten']], ['celiac disease', ['gluten']], ['Eggs', ['egg']], ['peanuts', ['peanut']],
  ['shellfish', ['crustacean', 'mollusc']], ['seafood', ['fish', 'crustacean', 'mollusc']], ['prawns', ['crustacean']], ['oysters', ['mollusc']], ['molluscs', ['mollusc']],
  ['soya', ['soy']], ['sulfites', ['sulphites']], ['sulphite', ['sulphites']], ['sesame seeds', ['sesame']], ['none', []], ['', []], ['None', []],
];
test.each(ALLERGIES)('allergy: %s', (sent, allergies) => {
  expect(readOrder({ pantry: four, allergies: [sent] }).allergies).toEqual(allergies);
});

describe('whatever is sent', () => {
  test('is read within the limits or refused, and nothing else is thrown', () => {
    const field = fc.oneof(fc.jsonValue(), fc.constantFrom(...four, 'vegan', 'milk'));
    const input = fc.oneof(fc.jsonValue(), fc.record({
      pantry: fc.oneof(fc.array(fc.string({ unit: 'binary', maxLength: 100 }), { maxLength: 40 }), field),
      servings: fc.oneof(fc.integer({ min: -1, max: 30 }), field), diets: fc.oneof(fc.array(fc.string()), field), seed: field, wish: field,
    }, { requiredKeys: [] }));
    fc.assert(fc.property(input, (sent) => {
      try {
        const { pantry, servings } = readOrder(sent);
        expect(pantry.length).toBeGreaterThan(0);
        expect(pantry.length).toBeLessThanOrEqual(LIMITS.entries);
        for (const entry of pantry) expect([...entry].length).toBeLessThanOrEqual(LIMITS.entryLength);
        expect(servings ?? LIMITS.servings.least).toBeLessThanOrEqual(LIMITS.servings.most);
      } catch (thrown) {
        if (!(thrown instanceof Refusal)) throw thrown;
      }
    }), { numRuns: 1000 });
  });
});

describe('the door', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])('no allergy is called %s', (name) => {
    expect(() => readOrder({ pantry: ['egg'], allergies: [name] })).toThrow(expect.objectContaining({ code: 'unknown-allergy' }));
    expect(() => readOrder({ pantry: ['egg'], diets: [name] })).toThrow(expect.objectContaining({ code: 'unknown-diet' }));
  });
  test.each([
    ['an entry', { pantry: [' '.repeat(1001)] }, 'entry-too-long'], ['a list', { pantry: Array.from({ length: 301 }, () => '') }, 'pantry-too-long'],
    ['an allergy', { pantry: ['egg'], allergies: ['a'.repeat(1001)] }, 'not-understood'], ['a wish', { pantry: ['egg'], wish: ' '.repeat(1001) }, 'not-understood'],
  ])('%s that is far too large is refused before it is cleaned', (_, input, code) => {
    expect(() => readOrder(input)).toThrow(expect.objectContaining({ code }));
  });
});
