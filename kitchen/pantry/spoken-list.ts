/** A list as it is spoken: "two eggs spinach and feta" has no commas to part it at. */
import { foldName } from './words.ts';

/** Most words in a name that is looked for. */
const LONGEST = 4;
const BETWEEN = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'i', 'plus', 'also', 'then']);

/** What was said, food by food. Words before a food go with it ("two", "fresh"), words after the last one with the last. */
export function spokenList(said: string, isName: (folded: string) => boolean): string[] {
  if (/[,;、،，]/u.test(said)) return said.split(/[,;、،，]/u).map((one) => one.trim()).filter(Boolean);
  const words = said.split(/\s+/u).filter(Boolean);
  const list: string[] = [];
  let before: string[] = [];
  for (let at = 0; at < words.length; ) {
    const length = lengthOfName(words, at, isName);
    const taken = words.slice(at, at + Math.max(length, 1));
    at += taken.length;
    if (length > 0) list.push([...before, ...taken].join(' '));
    if (length > 0 || BETWEEN.has(foldName(taken[0] ?? ''))) {
      if (length === 0 && before.length > 0) list.push(before.join(' '));
      before = [];
    } else before.push(...taken);
  }
  const last = list.pop();
  return [...list, [last ?? '', ...before].join(' ').trim()].filter(Boolean);
}

function lengthOfName(words: readonly string[], at: number, isName: (folded: string) => boolean): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length--) if (isName(foldName(words.slice(at, at + length).join(' ')))) return length;
  return 0;
}
