import { describe, expect, test } from 'vitest';
import { orderFor } from '../order-for.ts';
import { readPantry } from '../pantry/read-pantry.ts';
import { cook } from './cook.ts';
import { wordOf } from './own-word.ts';

const wordIn = (entry: string): string | null => { const [one] = readPantry(orderFor({ pantry: [entry] })).foods; return one === undefined ? null : wordOf(one.food, entry); };
const recipeFor = (list: string): { serves: number | null; lines: string[]; notices: string[] } => {
  const answer = cook(orderFor({ pantry: list.split(', ') }));
  if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
  const { serves, ingredients } = answer.recipe;
  return { serves, lines: ingredients.map(({ text }) => text), notices: answer.notices.map(({ sentence }) => sentence) };
};

describe('the name on the package is kept', () => {
  test.each([
    ['6 hoagie rolls', 'hoagie rolls'], ['pack of cool whip', 'Cool Whip'], ['granny smith apples', 'Granny Smith apples'], ['500g chole masala', 'chole masala'], ['tin of chicken', 'canned chicken'], ['leftover chilli', 'leftover chilli'], ['great northern beans', 'great northern beans'],
    ['dark choc', null], ['cold butter', null], ['6 bacon rashers', null], ['carrots', null],
  ])('%s: %s', (entry, word) => { expect(wordIn(entry)).toBe(word); });
});

describe('counts are kept', () => {
  test.each([
    ['2 veal escalopes, breadcrumbs, egg, lemon, potatoes', '2 veal'], ['8 rashers bacon, eggs, baked beans, mushrooms, bread', '8 rashers bacon'], ['can of corned beef, potatoes, onion, bell pepper, eggs', '1 can (340 g) corned beef'],
    ['half a pack of sausages (4), potatoes, gravy, peas', '4 sausages'], ['3 pitta, hummus, carrots, olives', '3 pittas'],
    ['large aubergine, onion, tomatoes, garam masala, green chilli', '2 aubergines'], ['frozen mango 400g, yogurt, milk, honey', '240 g frozen mango'],
    ['jar of cherries, quark, eggs, semolina, sugar', '240 g canned cherries, drained'],
  ])('%s: %s', (list, line) => { expect(recipeFor(list).lines.join('\n')).toMatch(new RegExp(`^${line.replaceAll(/[()]/g, String.raw`\$&`)}`, 'm')); });

  test('a dish is as large as what it is made of', () => { expect(recipeFor('1.4 kg seville oranges, sugar, lemon').lines[0]).toMatch(/^1\.4 kg/); });
  test('the weighed food draws up what comes by the bag', () => { expect(recipeFor('600 g rump steak mince, rice, gochujang, eggs, carrots').serves).toBeGreaterThanOrEqual(4); });
  test('what stays is called as the cook called it', () => { expect(recipeFor('spaghetti, guanciale, eggs, pecorino, bramley apples').notices).toContain('Your Bramley apples stay for another dish.'); });
  test('on a British list pepper is no spice, beside salt it is', () => {
    expect(recipeFor('courgettes, pepper, tin of tomatoes, onion, aubergine').lines.join('\n')).toMatch(/bell pepper|peppers?,/);
    expect(recipeFor('courgettes, salt, pepper, tin of tomatoes, aubergine').lines.join('\n')).not.toMatch(/bell pepper/);
  });
  test('names in the plural stay, whether or not they are counted', () => { expect(recipeFor('eggs, feta, spinach, mustard seeds').notices.join(' ')).not.toMatch(/seeds stays/); });
});
