/** English word forms, and the folding under which two spellings are the same name. */
import { simplified } from './east-asian-lists.ts';

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['leaf', 'leaves'], ['loaf', 'loaves'], ['half', 'halves'], ['calf', 'calves'], ['knife', 'knives'], ['goose', 'geese'], ['foot', 'feet'],
  ['potato', 'potatoes'], ['tomato', 'tomatoes'], ['mango', 'mangoes'], ['radish', 'radishes'], ['squash', 'squashes'], ['peach', 'peaches'],
  ['anchovy', 'anchovies'], ['cherry', 'cherries'], ['berry', 'berries'], ['chilli', 'chillies'], ['chili', 'chilies'], ['cookie', 'cookies'], ['brownie', 'brownies'], ['pie', 'pies'],
  ['octopus', 'octopuses'], ['veggie', 'veggies'], ['smoothie', 'smoothies'], ['patty', 'patties'],
]);
const BACK: ReadonlyMap<string, string> = new Map([...IRREGULAR].map(([one, many]) => [many, one]));
/** Words that end in s and are not plurals, or whose plural is the word itself. */
const SAME = new Set([
  'asparagus', 'couscous', 'hummus', 'molasses', 'swiss', 'brussels', 'bass', 'grass', 'lemongrass', 'watercress', 'cress', 'octopus', 'citrus', 'haggis',
  'quinoa', 'fish', 'shrimp', 'salmon', 'tuna', 'cod', 'trout', 'rice', 'beef', 'pork', 'bus', 'glass', 'schnapps', 'ras', 'les', 'des', 'gas', 'swordfish', 'crayfish', 'jus', 'hibiscus', 'papas',
]);

/** "tomato" -> "tomatoes", "cherry tomato" -> "cherry tomatoes"; only the last word changes. */
export function pluralOf(name: string): string {
  // "Tortillas de harina" are several already.
  if (/s (?:de|del|di|da|du) /.test(name)) return name;
  const cut = name.lastIndexOf(' ') + 1;
  const head = name.slice(0, cut);
  const word = name.slice(cut);
  const lower = word.toLowerCase();
  if (lower === '' || SAME.has(lower)) return name;
  const irregular = IRREGULAR.get(lower);
  if (irregular !== undefined) return head + irregular;
  if (/[^aeiou]y$/.test(lower)) return `${head}${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(lower)) return `${head}${word}es`;
  return `${head}${word}s`;
}

/** "cherry tomatoes" -> "cherry tomato"; only the last word changes, and only where it looks like a plural. */
export function singularOf(name: string): string {
  const cut = name.lastIndexOf(' ') + 1;
  const head = name.slice(0, cut);
  const word = name.slice(cut);
  const lower = word.toLowerCase();
  if (lower.length < 4 || SAME.has(lower)) return name;
  const irregular = BACK.get(lower);
  if (irregular !== undefined) return head + irregular;
  if (/ies$/.test(lower) && lower.length > 4) return `${head}${word.slice(0, -3)}y`;
  if (/(sses|xes|zes|ches|shes|oes)$/.test(lower)) return head + word.slice(0, -2);
  if (/[^su]s$/.test(lower)) return head + word.slice(0, -1);
  return name;
}

/** Lower case, without accents on Latin letters, punctuation as spaces: the form in which names are compared. */
export function foldName(text: string): string {
  // Most are folded already, and nine in ten are plain ASCII; the lexicon folds tens of thousands of them when it is built.
  if (/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(text)) return text;
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replace(/['`]/g, '').replace(/[^a-z0-9%&]+/g, ' ').trim();
  return simplified(text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .replaceAll('ß', 'ss').replaceAll('ø', 'o').replaceAll('œ', 'oe').replaceAll('æ', 'ae').replaceAll('ł', 'l').replaceAll('ı', 'i').replaceAll('đ', 'd')
    .replace(/[’'`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}%&]+/gu, ' ')
    .trim());
}

/** "a, b and c". */
export function joinAnd(items: readonly string[], last = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1) ?? ''}`;
}

/** "a" or "an" before a word, by its sound as far as food needs it. */
export function article(word: string): string {
  return /^(?:[aeio]|u(?!n[ie]|s))/i.test(word) || /^(hour|herb)/i.test(word) ? 'an' : 'a';
}
