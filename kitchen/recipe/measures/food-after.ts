/** The food an amount in a running text belongs to. */
import type { Food } from '../../pantry/food.ts';
import { lexicon } from '../../pantry/lexicon.ts';
import { ASIDE } from '../../pantry/word-lists.ts';
import { foldName } from '../../pantry/words.ts';

/** The food whose name follows in a text, with the place of the name; adjectives before it are read past. */
export function foodAfter(text: string, at: number): { food: Food; start: number; end: number } | null {
  const words = [...text.slice(at, at + 90).split(/[.;:,()]/, 1)[0]?.matchAll(/[\p{L}\p{M}'’&%-]+/gu) ?? []];
  const { byName, longest } = lexicon();
  for (let from = 0; from < Math.min(words.length, 5); from++) {
    for (let length = Math.min(longest, words.length - from, 5); length > 0; length--) {
      const first = words[from];
      const last = words[from + length - 1];
      if (first === undefined || last === undefined) continue;
      const [start, end] = [first.index, last.index + last[0].length];
      const name = foldName(text.slice(at + start, at + end));
      const food = byName.get(name) ?? byName.get(singular(name));
      if (food !== undefined && (length > 1 || !ASIDE.has(name) || from === words.length - 1)) return { food, start: at + start, end: at + end };
    }
    if (!ASIDE.has(foldName(words[from]?.[0] ?? '').split(' ')[0] ?? '')) return null;
  }
  return null;
}
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '').replace(/(?<=o)e$/, '');
