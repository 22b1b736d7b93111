/** Reading Cooklang: front matter and ">>" lines, marks with and without braces, sections, notes, comments. */
import { readNumber } from '../measures/numbers.ts';
import { frontMatter } from '../reading/front-matter.ts';
import { noFacts, readFacts, totalOf } from '../reading/read-facts.ts';
import { type Draft, recipeOf } from '../reading/recipe-draft.ts';
import { readMinutesText } from '../reading/read-times.ts';
import type { Recipe } from '../recipe.ts';
import { ALSO, LIST_COMMENT, toCooklang } from './write-cooklang.ts';

export { toCooklang } from './write-cooklang.ts';

const LONGEST = 131_072;
/** Uses that are listed; no kitchen needs more. */
const MOST = 1000;
/** A name goes on to its braces, or is one word: up to a space or a sign of punctuation. After the sign, no name begins with a space. */
const NAME = String.raw`(?!\s)([^@#~{}\\\n]{1,80}?)`;
const WORD = String.raw`((?:[^\s\p{P}\p{Sm}\p{Sc}\p{Sk}]|(?<=[\p{L}\p{N}])['’_-](?=[\p{L}\p{N}]))+)`;
const MARK = new RegExp([
  String.raw`\\(.)`,
  String.raw`@([?&+-]?)${NAME}\{([^{}\n]*)\}(?:\(([^()\n]*)\))?`, String.raw`@([?&+-]?)${WORD}`,
  String.raw`#[?&+-]?${NAME}\{([^{}\n]*)\}`, `#[?&+-]?${WORD}`,
  String.raw`~(?!\s)([^@#~{}\\\n]{0,40}?)\{([^{}\n]*)\}`, `~(?=\\p{L})${WORD}`,
].join('|'), 'gu');

const partsOf = (braces: string): string[] => braces.replace(/^=/, '').replace(/(?<=\d)\s*\/\s*(?=\d)/g, '/').split('%').map((part) => part.trim()).filter(Boolean);
/** A path before a name says where its own recipe lies. */
const nameOf = (name: string): string => name.replace(/^(?:\.{0,2}\/)?(?:[^/\s]+\/)+/, '').split('|').at(-1)?.trim() ?? '';

/** One place where a step uses something. */
interface Use { name: string; amount: readonly string[]; after: string; group: string | null; optional: boolean }
type Pieces = readonly (string | Use)[];

/** A text in pieces: words as they stand, and what is used in between. */
function piecesOf(text: string, group: string | null): Pieces {
  const pieces: (string | Use)[] = [];
  let at = 0;
  for (const found of text.matchAll(MARK)) {
    const [whole, plain, sign, name, amount = '', after = '', wordSign, word, pot, pots = '', tool, timer, time, rest] = found as (string | undefined)[];
    pieces.push(text.slice(at, found.index));
    at = found.index + (whole?.length ?? 0);
    const food = name ?? word;
    if (plain !== undefined) pieces.push(plain);
    else if (food !== undefined && (sign ?? wordSign) === '&') pieces.push([...partsOf(amount), nameOf(food)].join(' '));
    else if (food !== undefined) pieces.push({ name: nameOf(food), amount: partsOf(amount), after, group, optional: (sign ?? wordSign) === '?' });
    else if (pot !== undefined) pieces.push(`${nameOf(pot)}${/^\s{0,9}1?\s{0,9}$/.test(pots) ? '' : ` (${partsOf(pots).join(' ')})`}`);
    else if (tool !== undefined) pieces.push(nameOf(tool));
    else pieces.push(time === undefined ? (rest ?? '') : partsOf(time).join(' ') || (timer ?? ''));
  }
  return [...pieces, text.slice(at)];
}

/** The pieces as words again; `called` says how what is used is called there. */
const wordsOf = (pieces: Pieces, called: (use: Use) => string = ({ name }) => name): string => pieces.map((piece) => (typeof piece === 'string' ? piece : called(piece))).join('');
const withoutMarks = (text: string): string => wordsOf(piecesOf(text, null));

const keyOf = ({ name, group }: Use): string => `${name.toLowerCase()}\n${group ?? ''}`;
const figure = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The list that the uses come to: of one thing the same unit is added up, and what is only named again is not listed again. */
function listOf(uses: readonly Use[]): { text: string; group: string | null }[] {
  const listed: Use[] = [];
  for (const use of uses.slice(0, MOST)) {
    const [amount = '', unit = ''] = use.amount;
    const same = listed.findIndex((one) => keyOf(one) === keyOf(use) && one.optional === use.optional && one.after === use.after && one.amount.length > 0 && (one.amount[1] ?? '') === unit);
    const before = listed[same];
    const sum = before === undefined ? null : [readNumber(before.amount[0] ?? ''), readNumber(amount)];
    if (use.amount.length === 0 && listed.some((one) => one.name.toLowerCase() === use.name.toLowerCase() && one.optional === use.optional)) continue;
    if (before !== undefined && sum?.every((one) => one !== null) === true) listed[same] = { ...before, amount: [figure((sum[0] ?? 0) + (sum[1] ?? 0)), ...before.amount.slice(1)] };
    else listed.push(use);
  }
  return listed.map(({ name, amount, after, group, optional }) => ({ text: [`${amount.join(' ')} ${name}`.trim(), after, optional ? 'optional' : ''].filter(Boolean).join(', '), group }));
}

interface Source { fields: ReadonlyMap<string, readonly string[]>; body: string }

function sourceOf(text: string): Source {
  const front = frontMatter(text);
  const fields = new Map(front?.fields);
  const lines = (front?.body ?? text).split('\n');
  for (const line of lines) {
    const [, key = '', value = ''] = /^>>([^:]{1,80}):(.*)$/.exec(line) ?? [];
    const name = key.trim().toLowerCase();
    if (name !== '' && value.trim() !== '' && !fields.has(name)) fields.set(name, [value.trim()]);
  }
  return { fields, body: lines.filter((line) => !line.startsWith('>>')).join('\n') };
}

/** What stands about a recipe above it, by name ("prep time"). */
export const cooklangFields = (text: string): ReadonlyMap<string, readonly string[]> => sourceOf(text.slice(0, LONGEST).replace(/\r\n?/g, '\n')).fields;

/** The text without "[- comments -]"; one that is never closed is none. */
function withoutBlocks(text: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (let open = text.indexOf('[-'); open >= 0; open = text.indexOf('[-', at)) {
    const close = text.indexOf('-]', open + 2);
    if (close < 0) break;
    pieces.push(text.slice(at, open));
    at = close + 2;
  }
  return [...pieces, text.slice(at)].join(' ');
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

function factsIn(fields: Source['fields']): ReturnType<typeof noFacts> & { title: string; intro: string[] } {
  const get = (...keys: string[]): string => keys.map((key) => fields.get(key)?.[0]).find((value) => value !== undefined) ?? '';
  const told = noFacts();
  const servings = get('servings', 'serves');
  if (servings !== '') readFacts(/^\d+/.test(servings) ? `Serves ${servings.split('|')[0] ?? ''}` : servings, told);
  const makes = get('yield', 'produces');
  if (makes !== '') readFacts(`Makes ${makes}`, told);
  const time = (value: string): number | null => readMinutesText(/^\d+$/.test(value) ? `${value} min` : value);
  told.prepMinutes = time(get('prep time', 'time.prep'));
  told.cookMinutes = time(get('cook time', 'time.cook', 'cooking time'));
  told.minutes = time(get('time required', 'time', 'duration', 'total time'));
  return { ...told, title: get('title', 'name'), intro: [get('description', 'introduction', 'summary')] };
}

/** `plain` is the draft whose steps name things without their amounts, as the list tells them. */
function draftOf(text: string): { draft: Draft; plain: Draft; listed: Draft['ingredients'] | null } {
  const { fields, body } = sourceOf(text);
  const told = factsIn(fields);
  const uses: Use[] = [];
  const read: { pieces: Pieces; group: string | null }[] = [];
  const notes: string[] = [];
  let group: string | null = null;
  const paragraphs = withoutBlocks(body).split('\n').map((line) => (line.split(/(?<!\\)(?<![-\\])--(?!-)/)[0] ?? '').trimEnd()).join('\n').split(/\n\s*\n/);
  for (const paragraph of paragraphs.flatMap((one) => one.split(/\n(?=\s*[=>])|(?<=^\s*=.*)\n/m))) {
    const words = paragraph.trim().split('\n').map((line) => line.trim()).filter((line) => line !== '').join(' ');
    if (words === '') continue;
    if (words.startsWith('=')) group = withoutMarks(words.replace(/^=+/, '').replace(/(?<!=)=+$/, '').trim()) || null;
    else if (words.startsWith('>')) notes.push(withoutMarks(words.replace(/^>\s*/, '').replace(/\s>\s/g, ' ')));
    else {
      const pieces = piecesOf(words, group);
      uses.push(...pieces.filter((piece) => typeof piece !== 'string'));
      if (!words.startsWith(ALSO)) read.push({ pieces, group });
    }
  }
  // What comes more than once says in each step how much of it goes in there.
  const times = Map.groupBy(uses.filter(({ amount }) => amount.length > 0), ({ name }) => name.toLowerCase());
  const stepsBy = (called: (use: Use) => string): Draft['steps'] => read.map((step) => ({ text: wordsOf(step.pieces, called), group: step.group }));
  const inSteps = ({ name, amount }: Use): string => ((times.get(name.toLowerCase())?.length ?? 0) > 1 ? [...amount, name].join(' ') : name);
  const draft = { ...told, minutes: totalOf(told), ingredients: listOf(uses), steps: stepsBy(inSteps), notes };
  return { draft, plain: { ...draft, steps: stepsBy(({ name }) => name) }, listed: listIn(body) };
}

const bodyOf = (text: string): string => frontMatter(text)?.body.trim() ?? text.trim();

/** Reads a recipe in Cooklang; a text that is none gives its paragraphs as steps. Never throws. */
export function fromCooklang(text: string): Recipe {
  const source = text.slice(0, LONGEST).replace(/\r\n?/g, '\n');
  const { draft, plain, listed } = draftOf(source);
  if (listed !== null) {
    const whole = recipeOf({ ...plain, ingredients: listed });
    // What the cook keeps beside it is no part of the recipe.
    if (bodyOf(toCooklang(whole)) === bodyOf(source)) return whole;
  }
  return recipeOf(draft);
}
