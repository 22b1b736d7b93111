/** Passwords that guessers try first. Not how many kinds of characters there are counts, but whether it can be guessed. */
import { GUESSED_WORDS } from './guessed-words.ts';

/** Ways that fingers walk, each also backwards. */
const WALKS = [
  '1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop[]', 'asdfghjkl;', 'zxcvbnm,./', 'qwertzuiop', 'azertyuiop', 'qsdfghjklm', 'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm', 'qazwsxedcrfvtgb', '1q2w3e4r5t6y7u8i9o0p', 'q1w2e3r4t5y6u7i8o9p0', 'q2w3e4r5t6y7u8i9o0p', '1a2b3c4d5e6f', 'a1b2c3d4e5f6', 'a1s2d3f4g5h6',
  'qwaszx', '147258369', '159357', '741852963', '789456123', '!@#$%^&*()', '0192837465', '1029384756', '1122334455667788990', 'aabbccddee',
].flatMap((walk) => [walk, [...walk].toReversed().join('')]);
/** A walk this long, on average, is quicker to guess than it is to type. */
const STEPS = 2.5;
/** All digits up to this many: dates, telephone numbers and everything that a machine counts through. */
const DIGITS = 11;
/** What is put around a word to make a form content. */
const TRIMMING = 5;

const LEET: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', '$': 's', '!': 'i', '€': 'e' };

/** True for what is not worth being called a password; `own` are the person's names and e-mail address. */
export function isWeak(password: string, own: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
  if (plain.length < 8 || new Set(plain).size <= 3) return true;
  if (new RegExp(`^\\d{1,${DIGITS}}$`).test(plain)) return true;
  const once = /^(.+?)\1+$/.exec(plain)?.[1] ?? plain;
  if (once.length < 5) return true;
  return [once, unleet(once)].some((text) => isWalk(text) || isWords(text) || isOwn(text, own));
}

function unleet(text: string): string {
  // Digits at the ends count, those within a word stand for letters.
  const [, before = '', middle = '', after = ''] = /^([\d!]*?)((?:\D|\d(?=.*\p{L})).*?)([\d!?.]*)$/u.exec(text) ?? [];
  return before + [...middle].map((sign) => LEET[sign] ?? sign).join('') + after;
}

function isWalk(text: string): boolean {
  let walks = 0;
  for (let at = 0; at < text.length; walks += 1) at += longestWalk(text.slice(at));
  return walks <= text.length / STEPS;
}

function longestWalk(text: string): number {
  let length = 1;
  while (length < text.length && WALKS.some((walk) => walk.includes(text.slice(0, length + 1)))) length += 1;
  const same = /^(.)\1*/s.exec(text)?.[0].length ?? 1;
  return Math.max(length, same);
}

/** One common word, or two, with little around. */
function isWords(text: string): boolean {
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (text.length - core.length > TRIMMING) return false;
  if (GUESSED_WORDS.has(core)) return true;
  for (let at = 1; at < core.length; at += 1) {
    if (GUESSED_WORDS.has(core.slice(0, at)) && GUESSED_WORDS.has(core.slice(at).replace(/^[^\p{L}]+/u, ''))) return true;
  }
  // A word with less than three letters around it.
  return core.length >= 8 && [1, 2].some((cut) => GUESSED_WORDS.has(core.slice(cut)) || GUESSED_WORDS.has(core.slice(0, -cut)));
}

/** Little more than a name or the address of the person. */
function isOwn(text: string, own: readonly string[]): boolean {
  const terms = own.flatMap((name) => [name, ...name.split(/[^\p{L}\d]+/u)]).map((term) => term.normalize('NFKC').toLowerCase()).filter((term) => term.length >= 3);
  const rest = terms.toSorted((one, other) => other.length - one.length).reduce((left, term) => left.replaceAll(term, ''), text);
  return rest !== text && rest.replaceAll(/[^\p{L}]/gu, '').length < 4 && rest.length <= TRIMMING + 3;
}
