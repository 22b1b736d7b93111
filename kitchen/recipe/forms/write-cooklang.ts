/**
 * A recipe in Cooklang (cooklang.org): title, yield and times as front matter, steps as paragraphs, groups as sections, notes as "> " lines.
 * Each ingredient is marked where a step names it first; what no step names stands in a first line of its own. Cooklang has no ingredient list,
 * so ours stands above the steps in comments; it is read back as long as the marks still agree with it. Special characters are escaped with "\",
 * as the reference parser reads them.
 */
import { findFood, lookUp } from '../../pantry/lexicon.ts';
import { statedAmount } from '../../pantry/stated-amount.ts';
import { singularOf } from '../../pantry/words.ts';
import type { IngredientLine, Recipe } from '../recipe.ts';
import { minutesText } from '../write-recipe.ts';
import { type Beside, besideLines, yaml } from './write-front-matter.ts';

/** Opens the comments that hold the ingredient list. */
export const LIST_COMMENT = '-- Ingredients:';
/** Opens the line for what no step names. */
export const ALSO = 'Have ready:';

const escaped = (text: string): string => text.replace(/[@#~{}\\]/g, '\\$&').replace(/-(?=-)/g, '-\\').replace(/\[(?=-)/g, '[\\').replace(/^[=>-]/, '\\$&');
interface Amount { quantity: string; unit: string; name: string; preparation: string }
const figure = (value: number): string => String(Math.round(value * 1000) / 1000);

/** What stands between the braces of an ingredient: "2%tbsp". */
function amountOf({ text, food }: IngredientLine): Amount {
  const read = statedAmount(text);
  const known = food === null ? null : findFood(food);
  const description = (read?.rest ?? text).replace(/\([^()]*\)/g, ' ');
  const [name = '', ...preparation] = description.split(/,\s*/);
  const quantity = read?.quantity == null ? '' : `${figure(read.quantity)}${read.upTo === null ? '' : `-${figure(read.upTo)}`}`;
  return { quantity, unit: quantity === '' ? '' : (read?.written ?? ''), name: (name.trim() || known?.singular || text).replace(/\s+/g, ' '), preparation: preparation.join(', ').replace(/\s+/g, ' ').replace(/ (?=,|$)/g, '').trim() };
}
const braced = (name: string, { quantity, unit, preparation }: Amount): string => `@${name}{${quantity}${unit === '' ? '' : `%${unit}`}}${preparation === '' || /[()@#~{}\\]|--|\[-/.test(preparation) ? '' : `(${preparation})`}`;

/** What the step leaves out of a name: "brown" where it says "the sugar". An app's list would buy the wrong one without it. */
function lostIn(said: string, name: string): string {
  const words = said.toLowerCase().split(' ').map(singularOf);
  const kept = name.split(' ').filter((word) => words.includes(singularOf(word.toLowerCase())));
  return kept.length === 0 ? (singularOf(name.toLowerCase()) === singularOf(said.toLowerCase()) ? '' : name) : name.split(' ').filter((word) => !kept.includes(word)).join(' ');
}

/** An amount before the name ("1 tbsp" of two): the step says it itself, or takes a part, or half, or the rest. */
const AMOUNT_BEFORE = /(?:[\d½¼¾⅓⅔⅛]\s*|[\d½¼¾⅓⅔⅛][\s-]*\p{L}{1,12}\.?\s+(?:of\s+)?(?:the\s+)?|\b(?:half|rest|remaining|remainder|third|quarter|some|more|extra|other)\s+(?:of\s+)?(?:the\s+|its\s+)?)$/iu;
/** "boiling water", "the cooking water": not the water of the list. */
const OTHER_WATER = /\b(?:the|boiling|cooking|salted|cold|hot|pasta|ice)\s+$/i;

/** Whether the name stands in that of another ingredient: the rice of "rice vinegar". */
function isOfAnother(step: string, start: number, end: number, { food }: IngredientLine, others: ReadonlySet<string>): boolean {
  const before = /(?:^|[^\p{L}'’-])([\p{L}'’-]+ )$/u.exec(step.slice(Math.max(0, start - 40), start))?.[1] ?? '';
  const after = /^\s+[\p{L}'’-]+/u.exec(step.slice(end, end + 40))?.[0] ?? '';
  const name = step.slice(start, end);
  return [before + name, name + after].some((longer) => {
    const id = longer === name ? undefined : lookUp(longer.toLowerCase())?.id;
    return id !== undefined && id !== food && others.has(id);
  });
}

interface Mark { start: number; end: number; text: string }

/** Where a step first names the ingredient, by the words of its line or by its food's names. */
function mention(step: string, line: IngredientLine, taken: readonly Mark[], others: ReadonlySet<string>): Mark | null {
  const amount = amountOf(line);
  const food = line.food === null ? null : findFood(line.food);
  const names = [amount.name, food?.plural ?? '', food?.singular ?? '', amount.name.split(' ').at(-1) ?? ''].filter((name) => name.length > 2 && /^[\p{L}\p{N} '’-]+$/u.test(name) && !name.includes('--'));
  for (const name of names) {
    for (const found of step.matchAll(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, 'giu'))) {
      const [start, end] = [found.index, found.index + found[0].length];
      const before = step.slice(Math.max(0, start - 40), start);
      if (AMOUNT_BEFORE.test(before) || (line.food === 'water' && OTHER_WATER.test(before)) || isOfAnother(step, start, end, line, others)) continue;
      if (taken.every((mark) => end <= mark.start || start >= mark.end)) return { start, end, text: braced(found[0], { ...amount, preparation: [lostIn(found[0], amount.name), amount.preparation].filter(Boolean).join(', ') }) };
    }
  }
  return null;
}

const timers = (step: string): Mark[] => [...step.matchAll(/(?<![\d.,/½¼¾])(\d+) (minutes?|hours?)\b/g)].map((found) => ({ start: found.index, end: found.index + found[0].length, text: `~{${found[1] ?? ''}%${found[2] ?? ''}}` }));

function marked(step: string, marks: readonly Mark[]): string {
  let at = 0;
  const pieces = marks.toSorted((a, b) => a.start - b.start).map(({ start, end, text }) => {
    const before = step.slice(at, start);
    at = end;
    return [before, text] as const;
  });
  // What looks like a mark only together with its neighbour is escaped as one text: marks stand in it as private-use characters meanwhile.
  const whole = escaped(`${pieces.map(([before], index) => before + String.fromCodePoint(0xf0000 + index)).join('')}${step.slice(at)}`);
  return pieces.reduce((text, [, mark], index) => text.replace(String.fromCodePoint(0xf0000 + index), () => mark), whole);
}

/** Writes a recipe in Cooklang; `fromCooklang` gives the same recipe back. What the cook keeps beside it goes above it. */
export function toCooklang(recipe: Recipe, beside?: Beside): string {
  const { title, intro, serves, makes, minutes, prepMinutes, cookMinutes, ingredients, steps, stepGroups, notes } = recipe;
  const facts: readonly (readonly [string, string | null])[] = [
    ['title', title === '' ? null : title], ['description', intro === '' ? null : intro], ['servings', serves === null ? null : String(serves)], ['yield', makes ?? null],
    ['prep time', prepMinutes == null ? null : minutesText(prepMinutes)], ['cook time', cookMinutes == null ? null : minutesText(cookMinutes)], ['time required', minutes === null ? null : minutesText(minutes)],
  ];
  const front = facts.flatMap(([key, value]) => (value === null ? [] : [`${key}: ${/^\d+$/.test(value) && key === 'servings' ? value : yaml(value)}`]));
  if (beside !== undefined) front.push(...besideLines(beside));
  const others = new Set(ingredients.flatMap(({ food }) => food ?? []));
  const list = ingredients.flatMap(({ text, group }, index) => [...(group === (ingredients[index - 1]?.group ?? null) ? [] : [`-- = ${group ?? ''}`.trimEnd()]), `-- - ${text}`]);
  const unnamed = new Set(ingredients);
  const written = steps.map((step) => {
    const marks = timers(step);
    for (const line of unnamed) {
      const found = mention(step, line, marks, others);
      if (found === null) continue;
      marks.push(found);
      unnamed.delete(line);
    }
    return marked(step, marks);
  });
  const also = unnamed.size === 0 ? [] : [`${ALSO} ${[...unnamed].map((line) => { const amount = amountOf(line); return braced(amount.name.replace(/[@#~{}\\[\]()]|--/g, ' ').replace(/\s+/g, ' ').trim() || 'something', amount); }).join(', ')}.`, ''];
  const body = written.flatMap((step, index) => {
    const group = stepGroups?.[index] ?? null;
    return [...(group === (stepGroups?.[index - 1] ?? null) ? [] : [`== ${escaped(group ?? 'Steps')} ==`, '']), step, ''];
  });
  return [...(front.length === 0 ? [] : ['---', ...front, '---', '']), ...(list.length === 0 ? [] : [LIST_COMMENT, ...list, '']), ...also, ...body, ...notes.flatMap((note) => [`> ${escaped(note)}`, ''])].join('\n');
}
