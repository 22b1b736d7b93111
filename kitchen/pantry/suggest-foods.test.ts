import { describe, expect, it } from 'vitest';
import { writeFoodWords } from './food-words.ts';
import { languageOfNames, readFoodWords, suggestFoods } from './suggest-foods.ts';

const known = readFoodWords(writeFoodWords(false));
const all = readFoodWords(writeFoodWords(true));
const ask = (begun: string, languages: string[], { words = known, listed = [] as string[], many = true } = {}) =>
  suggestFoods(words, { begun, languages, many, listed: (name) => listed.includes(name) });
const names = (...asked: Parameters<typeof ask>) => ask(...asked).map(({ name, food }) => (food === '' ? name : `${name} (${food})`));

describe('what a cook has begun to type', () => {
  it.each([
    ['e', ['en'], 'eggs'],
    ['to', ['en'], 'tomatoes'],
    ['oni', ['en'], 'onions'],
    ['Chick', ['en'], 'chicken'],
    ['beef', ['en'], 'beef'],
    ['zwi', ['de', 'en'], 'Zwiebel (onions)'],
    ['kart', ['de'], 'Kartoffel (potatoes)'],
    ['pâtes', ['fr'], 'pâtes (pasta)'],
    ['oign', ['fr'], 'oignon (onions)'],
    ['картоф', ['ru'], 'картофель (potatoes)'],
  ])('%s, %j: first %s', (begun, languages, first) => expect(names(begun, languages)[0]).toBe(first));

  it('has four rows, each another food', () => {
    const rows = names('ch', ['en']);
    expect([rows.length, new Set(rows).size]).toEqual([4, 4]);
  });
  it('finds a word inside a name', () => expect(names('beef', ['en'])).toContain('ground beef'));
  it('offers the cook’s own language before ours, and ours to everyone', () => {
    expect(names('tomat', ['de'])[0]).toMatch(/^Tomate/);
    expect(names('tomat', ['en'])[0]).toBe('tomatoes');
    expect(names('tomat', ['xx'])[0]).toBe('tomatoes');
  });
  it('leaves out what is on the list', () => expect(names('egg', ['en'], { listed: ['eggs'] })).not.toContain('eggs'));
  it('one is one', () => expect(names('oni', ['en'], { many: false })[0]).toBe('onion'));
  it('knows more names where all are there', () => {
    expect(names('spud', ['en'])).toEqual([]);
    expect(names('spud', ['en'], { words: all })[0]).toBe('spud (potatoes)');
    expect(all.length).toBeGreaterThan(30_000);
  });
  it.each(['', '  ', '???', 'xyzzyq'])('nothing for %j', (begun) => expect(ask(begun, ['en'], { words: all })).toEqual([]));
});

it.each([
  [['Zwiebeln', 'Kartoffeln'], 'de'],
  [['eggs', 'onions', 'Kartoffeln'], null],
  [['Zwiebeln', 'eggs', 'Möhren'], 'de'],
  [[], null],
])('the language of %j: %s', (entries, language) => expect(languageOfNames(known, entries)).toBe(language));
