/** A recipe while it is being read, from whatever form; `recipeOf` makes it whole. */
import { bareText, headingText, itemText, stepText } from './bare-text.ts';
import { noFacts, readFacts, totalOf } from './read-facts.ts';
import { readLine } from './read-line.ts';
import type { Recipe } from '../recipe.ts';

export interface Draft {
  title: string;
  intro: readonly string[];
  serves: number | null;
  makes: string | null;
  minutes: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  ingredients: readonly { text: string; group: string | null }[];
  steps: readonly { text: string; group: string | null }[];
  notes: readonly string[];
}

/** No kitchen needs more; it bounds what one text can cost. */
export const MOST_LINES = 400;

/** A group called like its own section is no group: so is written that a group has ended. */
const groupName = (group: string | null, section: RegExp): string | null => {
  const name = group === null ? '' : headingText(headingText(group).slice(0, 200));
  return name === '' || section.test(name) ? null : name;
};

const count = (figure: number | null, most: number): number | null => (figure !== null && Number.isInteger(figure) && figure > 0 && figure <= most ? figure : null);

/** A picture before an ingredient is an ornament; one that stands alone is the ingredient. */
const aloneIn = (text: string): string => /^\s*(\p{Extended_Pictographic}\uFE0F?)\s*$/u.exec(text)?.[1] ?? '';

/** Where every line is numbered, one after the other, "(1)" is no count. */
const unnumbered = (lines: readonly { text: string; group: string | null }[]): readonly { text: string; group: string | null }[] =>
  (lines.length > 2 && lines.every(({ text }, at) => text.startsWith(`(${at + 1})`)) ? lines.map(({ text, group }) => ({ text: stepText(text), group })) : lines);

/** Makes a draft whole: every text without marks, nothing empty, nothing without bounds. */
export function recipeOf(draft: Draft): Recipe {
  const lines = draft.ingredients.slice(0, MOST_LINES).map(({ text, group }) => ({ text: itemText(text) || aloneIn(text), group: groupName(group, /^ingredients$/i) }));
  const ingredients = unnumbered(lines.filter(({ text }) => text !== ''));
  const steps = draft.steps.slice(0, MOST_LINES).map(({ text, group }) => ({ text: stepText(text), group: groupName(group, /^steps$/i) })).filter(({ text }) => text !== '');
  const intro = itemText(draft.intro.map(bareText).filter(Boolean).join(' '));
  // A line of nothing but yield and times is no introduction, wherever it came from.
  const facts = { ...noFacts(), serves: draft.serves, makes: draft.makes, minutes: draft.minutes, prepMinutes: draft.prepMinutes, cookMinutes: draft.cookMinutes };
  const beside = intro === '' ? null : readFacts(intro, facts);
  const makes = facts.makes === null ? '' : bareText(facts.makes).replaceAll('·', ' ').replace(/\s+/g, ' ').slice(0, 80).trim();
  const prepMinutes = count(facts.prepMinutes, 99_999);
  const cookMinutes = count(facts.cookMinutes, 99_999);
  return {
    title: headingText(headingText(draft.title).slice(0, 200)),
    intro: beside === null ? intro : '',
    serves: count(facts.serves, 1000),
    ...(makes === '' ? {} : { makes }),
    minutes: count(totalOf(facts), 99_999),
    ...(prepMinutes === null ? {} : { prepMinutes }),
    ...(cookMinutes === null ? {} : { cookMinutes }),
    ingredients: ingredients.map(({ text, group }) => readLine(text, group)),
    steps: steps.map(({ text }) => text),
    ...(steps.some(({ group }) => group !== null) ? { stepGroups: steps.map(({ group }) => group) } : {}),
    notes: [...(beside ?? []), ...draft.notes].slice(0, MOST_LINES).map(itemText).filter(Boolean),
  };
}
