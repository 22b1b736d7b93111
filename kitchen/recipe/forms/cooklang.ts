/** Reading Cooklang: front matter and ">>" lines, marks with and without braces, sections, notes, comments. */
import { noFacts, readFacts, totalOf } from '../reading/read-facts.ts';
import { type Draft, recipeOf } from '../reading/recipe-draft.ts';
import { readMinutesText } from '../reading/read-times.ts';
import type { Recipe } from '../recipe.ts';
import { ALSO, LIST_COMMENT, toCooklang } from './write-cooklang.ts';

export { toCooklang } from './write-cooklang.ts';

const LONGEST = 131_072;
const MARK = /\\(.)|@([^@#~{}\\\n]{1,80}?)\{([^{}\n]*)\}(?:\(([^()\n]*)\))?|@([\p{L}\p{N}][\p{L}\p{N}'’_-]*)|#([^@#~{}\\\n]{1,80}?)\{[^{}\n]*\}|#([\p{L}\p{N}][\p{L}\p{N}_-]*)|~([^@#~{}\\\n]{0,40}?)\{([^{}\n]*)\}|~(?=\p{L})([\p{L}_-]+)/gu;

const inWords = (braces: string): string => braces.replace(/^=/, '').split('%').map((part) => part.trim()).filter(Boolean).join(' ');
/** "&", "?", "-" and "+" before a name say how it is listed; a path before it says where its own recipe lies. */
const nameOf = (name: string): string => name.replace(/^[@&?+-]+/, '').replace(/^(?:\.{0,2}\/)?(?:[^/\s]+\/)+/, '').split('|').at(-1)?.trim() ?? '';

function readMarks(text: string, found: (line: string) => void): string {
  return text.replace(MARK, (whole: string, plain?: string, name?: string, amount?: string, preparation?: string, word?: string, pot?: string, tool?: string, timer?: string, time?: string, rest?: string) => {
    if (plain !== undefined) return plain;
    const food = name ?? word;
    if (food !== undefined) {
      if (!/^[&]/.test(food)) found(`${inWords(amount ?? '')} ${nameOf(food)}${preparation === undefined || preparation === '' ? '' : `, ${preparation}`}`.trim());
      return nameOf(food);
    }
    if (pot !== undefined || tool !== undefined) return nameOf(pot ?? tool ?? '');
    return time === undefined ? (rest ?? whole) : inWords(time) || (timer ?? '');
  });
}

function readFront(text: string): { facts: ReadonlyMap<string, string>; body: string } {
  const facts = new Map<string, string>();
  const take = (line: string): void => {
    const bare = line.trim().replace(/^>>/, '');
    const at = bare.indexOf(':');
    const key = /^[\w. -]+$/.test(bare.slice(0, Math.max(at, 0)).trim()) ? bare.slice(0, at).trim() : '';
    const value = bare.slice(at + 1).trim();
    let words = value.replace(/^'(.*)'$/, '$1');
    if (/^".*"$/.test(value)) {
      try {
        words = String(JSON.parse(value));
      } catch {
        words = value.slice(1, -1);
      }
    }
    if (key !== '' && words !== '' && !facts.has(key.toLowerCase())) facts.set(key.toLowerCase(), words);
  };
  const front = /^\s*---\n([\s\S]*?)\n---[ \t]*(?:\n|$)/.exec(text);
  if (front !== null) for (const line of (front[1] ?? '').split('\n')) take(line);
  const body = (front === null ? text : text.slice(front[0].length)).split('\n').filter((line) => {
    if (line.startsWith('>>')) take(line);
    return !line.startsWith('>>');
  }).join('\n');
  return { facts, body };
}

/** Our list in the comments, where there is one. */
function listIn(body: string): Draft['ingredients'] | null {
  const at = body.split('\n').indexOf(LIST_COMMENT);
  if (at < 0) return null;
  const lines: { text: string; group: string | null }[] = [];
  let group: string | null = null;
  for (const line of body.split('\n').slice(at + 1)) {
    if (line.startsWith('-- - ')) lines.push({ text: line.slice(5), group });
    else if (line.startsWith('-- =')) group = line.slice(5).trim() || null;
    else break;
  }
  return lines;
}

function draftOf(text: string): { draft: Draft; listed: Draft['ingredients'] | null } {
  const { facts, body } = readFront(text);
  const get = (...keys: string[]): string => keys.map((key) => facts.get(key)).find((value) => value !== undefined) ?? '';
  const told = noFacts();
  const servings = get('servings', 'serves');
  if (servings !== '') readFacts(/^\d+/.test(servings) ? `Serves ${servings.split('|')[0] ?? ''}` : servings, told);
  const makes = get('yield', 'produces');
  if (makes !== '') readFacts(`Makes ${makes}`, told);
  const time = (value: string): number | null => readMinutesText(/^\d+$/.test(value) ? `${value} min` : value);
  told.prepMinutes = time(get('prep time', 'time.prep'));
  told.cookMinutes = time(get('cook time', 'time.cook'));
  told.minutes = time(get('time required', 'time', 'duration', 'total time'));
  const ingredients: { text: string; group: string | null }[] = [];
  const steps: { text: string; group: string | null }[] = [];
  const notes: string[] = [];
  let group: string | null = null;
  const paragraphs = body.replace(/\[-[\s\S]*?-\]/g, ' ').split('\n').map((line) => line.replace(/(?<!\\)(?<![-\\])--.*$/, '').trimEnd()).join('\n').split(/\n\s*\n/);
  for (const paragraph of paragraphs.flatMap((one) => one.split(/\n(?=\s*[=>])|(?<=^\s*=.*)\n/m))) {
    const words = paragraph.trim().split('\n').map((line) => line.trim()).filter((line) => line !== '').join(' ');
    if (words === '') continue;
    if (words.startsWith('=')) group = readMarks(words.replace(/^=+/, '').replace(/(?<!=)=+$/, '').trim(), () => undefined) || null;
    else if (words.startsWith('>')) notes.push(readMarks(words.replace(/^>\s*/, '').replace(/\s>\s/g, ' '), () => undefined));
    else {
      const step = readMarks(words, (line) => void (ingredients.every((one) => one.text !== line) && ingredients.push({ text: line, group })));
      if (!words.startsWith(ALSO)) steps.push({ text: step, group });
    }
  }
  return {
    draft: { ...told, title: get('title', 'name'), intro: [get('description', 'introduction', 'summary')], minutes: totalOf(told), ingredients, steps, notes },
    listed: listIn(body),
  };
}

/** Reads a recipe in Cooklang; a text that is none gives its paragraphs as steps. Never throws. */
export function fromCooklang(text: string): Recipe {
  const source = text.slice(0, LONGEST).replace(/\r\n?/g, '\n');
  const { draft, listed } = draftOf(source);
  if (listed !== null) {
    const whole = recipeOf({ ...draft, ingredients: listed });
    if (toCooklang(whole) === source) return whole;
  }
  return recipeOf(draft);
}
