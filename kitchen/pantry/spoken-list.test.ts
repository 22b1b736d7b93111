import { expect, it } from 'vitest';
import { findFood } from './lexicon.ts';
import { spokenList } from './spoken-list.ts';

it.each([
  ['eggs spinach and feta', ['eggs', 'spinach', 'feta']],
  ['two eggs fresh spinach feta cheese', ['two eggs', 'fresh spinach', 'feta cheese']],
  ['eggs, ground beef and rice', ['eggs', 'ground beef and rice']],
  ['ground beef olive oil', ['ground beef', 'olive oil']],
  ['chicken thighs boneless', ['chicken thighs boneless']],
  ['quuxblatt and eggs', ['quuxblatt', 'eggs']],
  ['quuxblatt', ['quuxblatt']],
  ['Zwiebeln und Kartoffeln', ['Zwiebeln', 'Kartoffeln']],
  ['', []],
])('%j: %j', (said, list) => expect(spokenList(said, (name) => findFood(name) !== null)).toEqual(list));
