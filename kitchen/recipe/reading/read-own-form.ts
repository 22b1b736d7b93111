/** Reading what write-recipe.ts wrote. Our own form says exactly what is what, so that nothing has to be guessed. */
import { type Draft, recipeOf } from './recipe-draft.ts';
import { readMinutesText } from './read-times.ts';
import type { Recipe } from '../recipe.ts';
import { writeRecipe } from '../write-recipe.ts';

/** Longest text of our own form; the longest readable text of another form stays below it when it is written anew. */
const LONGEST = 131_072;

function readFacts(line: string): Pick<Draft, 'serves' | 'makes' | 'minutes' | 'prepMinutes' | 'cookMinutes'> {
  const after = (word: string): string | null => line.split(' · ').find((fact) => fact.startsWith(`${word} `))?.slice(word.length + 1) ?? null;
  const time = (text: string | null): number | null => (text === null ? null : readMinutesText(text));
  const serves = after('Serves');
  const bare = line.split(' · ').find((fact) => /^\d/.test(fact)) ?? null;
  return { serves: serves === null ? null : Number(serves), makes: after('Makes'), minutes: time(after('Total') ?? bare), prepMinutes: time(after('Prep')), cookMinutes: time(after('Cook')) };
}

/** The recipe of a text in our own form, or null when a single character of it is not as we would have written it. */
export function readOwnForm(markdown: string): Recipe | null {
  if (markdown.length > LONGEST || !/^## Ingredients$/m.test(markdown)) return null;
  let title = '';
  let facts = readFacts('');
  let section = '';
  let group: string | null = null;
  // A map: a line may read "constructor", which every object has.
  const parts = new Map<string, { text: string; group: string | null }[]>([['', []], ['## Ingredients', []], ['## Steps', []], ['## Notes', []]]);
  const under = (name: string): readonly { text: string; group: string | null }[] => parts.get(name) ?? [];
  for (const line of markdown.split('\n')) {
    if (line === '') continue;
    if (line.startsWith('# ')) title = line.slice(2);
    else if (parts.has(line)) [section, group] = [line, null];
    else if (line.startsWith('### ')) group = line.slice(4);
    else if (section === '' && line.startsWith('**')) facts = readFacts(line.slice(2, -2));
    else parts.get(section)?.push({ text: line.replace(section === '' ? /^$/ : /^(?:- |\d+\. )/, ''), group });
  }
  const recipe = recipeOf({ ...facts, title, intro: under('').map(({ text }) => text), ingredients: under('## Ingredients'), steps: under('## Steps'), notes: under('## Notes').map(({ text }) => text) });
  return writeRecipe(recipe) === markdown ? recipe : null;
}
