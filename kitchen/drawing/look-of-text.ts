/** A modest look for recipes that no card of ours tells: from the words of their titles and lines. Apart from the drawing, since few need it. */
import { cutLetter, namedFoods, seenAs } from './food-looks.ts';
import { formByWords, formOf } from './form-words.ts';
import type { Look, SeenFood } from './look.ts';

let words: string[] | null = null;

/** The longest known food that a text names, as a whole word. */
function foodIn(text: string): string | null {
  words ??= namedFoods();
  const said = ` ${text.toLowerCase().split(/[^a-zà-ÿ'-]+/).join(' ')} `;
  return words.find((word) => said.includes(` ${word} `) || said.includes(` ${word}s `) || said.includes(` ${word}es `)) ?? null;
}

/** A modest look for a recipe that is none of our own: from the words of its title and of its lines. Null where nothing in it is known. */
export function lookOfText(title: string, lines: readonly string[]): Look | null {
  const named = title.toLowerCase();
  const seen = new Map<string, SeenFood>();
  for (const line of lines.slice(0, 40)) {
    const [what = '', ...how] = line.split(',');
    const id = foodIn(what.slice(0, 120));
    if (id === null || seen.has(id)) continue;
    const top = id.split(' ').some((word) => word.length > 3 && named.includes(word)) || /\b(?:basil|parsley|cilantro|dill|mint|parmesan|cheddar|mozzarella|feta|scallion|chives?)\b/.test(id);
    seen.set(id, seenAs(id, '', cutLetter(how.join(',') || what), top));
  }
  const foods = [...seen.values()].toSorted((one, other) => Number(other.top) - Number(one.top));
  const form = formOf({ said: formByWords(named), vessel: '', courses: [], method: '', foods });
  return foods.length === 0 && form === null ? null : { form: form ?? 'heap', vessel: '', kitchen: 'everyday', method: '', foods };
}

/** The same of a recipe's markdown. */
export function lookOfMarkdown(markdown: string): Look | null {
  const lines = markdown.slice(0, 32_000).split('\n');
  const title = lines.find((line) => line.startsWith('# '))?.slice(2, 202) ?? '';
  return lookOfText(title, lines.filter((line) => line.startsWith('- ') || line.startsWith('* ')).map((line) => line.slice(2)));
}
