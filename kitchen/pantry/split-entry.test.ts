import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitEntry } from './split-entry.ts';
import { cpuTime } from '../../tests/kit/cpu-time.ts';

const CASES: readonly [string, readonly string[]][] = [
  ['oregano', ['oregano']],
  ['allergic to kiwi and mango, rice', ['allergic to kiwi', 'allergic to mango', 'rice']],
  ['chicken thighs, boneless skinless', ['chicken thighs, boneless skinless']],
  ['[eggs, feta, mint] frittata', ['eggs', 'feta', 'mint', 'frittata']],
  ['[ ] eggs', ['eggs']],
  ['rice, linseed, flaxseed', ['rice', 'linseed', 'flaxseed']],
  ['eggs, shortbread, pickled ginger', ['eggs', 'shortbread', 'pickled ginger']],
  ['2 lemons, zested and juiced', ['2 lemons, zested and juiced']],
  ['1 pound asparagus, tough ends trimmed', ['1 pound asparagus, tough ends trimmed']],
  ['½ cup (1 stick; 113 g) butter', ['½ cup (1 stick, 113 g) butter']],
  ['eggs, spinach and feta', ['eggs', 'spinach', 'feta']],
  ['eggs, spinach, and feta', ['eggs', 'spinach', 'feta']],
  ['eggs; spinach;feta', ['eggs', 'spinach', 'feta']],
  ['eggs\nspinach\r\n\r\nfeta', ['eggs', 'spinach', 'feta']],
  ['salt & pepper', ['salt', 'pepper']],
  ['rice + beans', ['rice', 'beans']],
  ['3 eggs and 200 g feta cheese', ['3 eggs', '200 g feta cheese']],
  ['Eggs AND Spinach', ['Eggs', 'Spinach']],
  ['half and half', ['half and half']],
  ['tomato basil pasta sauce', ['tomato basil pasta sauce']],
  ['1 cup half & half', ['1 cup half & half']],
  ['mac and cheese, ham', ['mac and cheese', 'ham']],
  ['peanut butter and jelly', ['peanut butter and jelly']],
  ['2 lbs chicken thighs, boneless', ['2 lbs chicken thighs, boneless']],
  ['2 lbs chicken thighs, boneless, rice', ['2 lbs chicken thighs, boneless', 'rice']],
  ['chickpeas, drained and rinsed', ['chickpeas, drained and rinsed']],
  ['chicken, cooked, from sunday', ['chicken, cooked, from sunday']],
  ['home-canned green beans, lid popped', ['home-canned green beans, lid popped']],
  ['beans (canned, drained), corn', ['beans (canned, drained)', 'corn']],
  ['1,5 kg flour, 1,000 g sugar', ['1,5 kg flour', '1,000 g sugar']],
  ['- eggs\n• milk\n3. flour\n[x] butter', ['eggs', 'milk', 'flour', 'butter']],
  ['1.5 kg potatoes', ['1.5 kg potatoes']],
  ['chicken thighs marinated in plain yoghurt and garlic', ['chicken thighs marinated in plain yoghurt and garlic']],
  ['豆腐、トマト', ['豆腐', 'トマト']],
  ['brandy, candy, sandwich bread', ['brandy', 'candy', 'sandwich bread']],
  [' , ;\n ', []],
  ['', []],
  ['(((', ['(((']],
  ['and', ['and']],
];

test.each(CASES)('%j', (text, entries) => {
  expect(splitEntry(text)).toEqual(entries);
});

test('loses nothing, leaves no blank and finds nothing more in what it found', () => {
  const words = fc.constantFrom('eggs', 'feta', 'and', '&', ',', ';', '\n', '2', 'kg', '(', ')', 'boneless', 'rice', ' ');
  fc.assert(
    fc.property(fc.array(words, { maxLength: 14 }), (parts) => {
      const entries = splitEntry(parts.join(' '));
      for (const entry of entries) expect(entry.trim()).toBe(entry);
      for (const food of ['eggs', 'feta', 'rice']) {
        const before = parts.filter((part) => part === food).length;
        const after = entries.join(' ').split(/[^\p{L}]+/u).filter((word) => word === food).length;
        expect(after).toBe(before);
      }
    }),
  );
});

test('takes a hostile text in no time', () => {
  expect(cpuTime(() => {
    splitEntry('and , '.repeat(20_000));
    splitEntry('('.repeat(100_000));
    splitEntry(`${' '.repeat(50_000)}x`);
  })).toBeLessThan(5_000);
});

const NAMES = new Set(['eggs', 'milk', 'flour', 'greek yogurt', 'maple syrup', 'syrup', 'tomato', 'basil', 'pasta sauce', 'frozen peas', 'peas', 'rice']);
test.each<[string, readonly string[]]>([
  ['eggs milk flour greek yogurt maple syrup', ['eggs', 'milk', 'flour', 'greek yogurt', 'maple syrup']],
  ['eggs milk rice', ['eggs', 'milk', 'rice']],
  ['eggs gravox milk flour rice frozen peas and syrup', ['eggs', 'gravox', 'milk', 'flour', 'rice', 'frozen peas', 'syrup']],
  ['tomato basil pasta sauce', ['tomato basil pasta sauce']],
  ['eggs from our own hens', ['eggs from our own hens']],
  ['flour, cooked crumbled tomato, basil torn', ['flour', 'cooked crumbled tomato', 'basil torn']],
  ['tomato, peeled and seeds removed', ['tomato, peeled and seeds removed']],
])('names among what is said of them: %s', (text, entries) => {
  expect(splitEntry(text, (name) => NAMES.has(name))).toEqual(entries);
});
