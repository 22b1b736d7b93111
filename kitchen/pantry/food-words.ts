/** The names of foods as one text, for a page that completes what a cook types and does not have the lexicon. */
import { lexicon, namesByLanguage } from './lexicon.ts';
import { foldName } from './words.ts';

/**
 * One food a line: "potatoes|potato|14|Kartoffel:de;patates:fr nl;spud:". First our own names, then how many languages name it (the
 * common ones are named in most), then its other names with the languages we know them to be of.
 * @param all also the names of which we do not know the language: ten times as many
 */
export function writeFoodWords(all: boolean): string {
  const { foods } = lexicon();
  const abroad = new Map([...foods.values()].map((food) => [food, new Map<string, string[]>()]));
  for (const [language, food, name] of namesByLanguage(foods)) {
    const names = abroad.get(food);
    names?.set(name, [...(names.get(name) ?? []), language]);
  }
  return [...abroad]
    .map(([food, names]) => {
      const weight = new Set([...names.values()].flat()).size;
      const known = new Set([...names.keys()].map(foldName));
      const others = all ? food.names.filter((name) => !known.has(foldName(name))) : [];
      const listed = [...[...names].map(([name, languages]) => `${name}:${languages.join(' ')}`), ...others.map((name) => `${name}:`)];
      return [food.plural, food.singular, weight, listed.join(';')].join('|');
    })
    .join('\n');
}
