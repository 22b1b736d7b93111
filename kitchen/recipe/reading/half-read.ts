/** A recipe half read: what has been found so far, and where in it the next line stands. */
import { headingText, stepText } from './bare-text.ts';
import { amountFirst, startsWithAmount } from './line-sense.ts';
import { type Facts, noFacts, readFacts } from './read-facts.ts';

export type Place = 'head' | 'ingredients' | 'steps' | 'notes';
interface Piece { text: string; group: string | null }

export interface HalfRead {
  title: string;
  /** What a greeting offers ("Here is a recipe for dal:"): the title where no other comes. */
  offered: string;
  facts: Facts;
  intro: string[];
  ingredients: Piece[];
  steps: Piece[];
  notes: string[];
  place: Place;
  /** Depth of the heading that opened this place: deeper ones name its parts. */
  depth: number;
  group: string | null;
  groupUsed: boolean;
  /** Indent of the list item that named the group; null when a heading did. */
  groupIndent: number | null;
  /** "Prep time" as a heading, whose value is the next line. */
  factLabel: string;
  /** What the notes under this heading are about, and those notes. */
  noteLabel: string | null;
  labelled: string[];
  /** The last step's list item, and paragraphs that stand after it. */
  lastStep: { indent: number; ordered: boolean; label: boolean; grown: boolean } | null;
  aside: string[];
  orderedIngredients: boolean;
  /** Whether a heading of the steps stands anywhere in the text. */
  toldSteps: boolean;
  /** The same of the ingredients. */
  toldIngredients: boolean;
}

export const nothingRead = (toldSteps: boolean, toldIngredients: boolean): HalfRead => ({
  title: '', offered: '', facts: noFacts(), intro: [], ingredients: [], steps: [], notes: [], place: 'head', depth: 0, group: null, groupUsed: true, groupIndent: null, factLabel: '', noteLabel: null, labelled: [], lastStep: null, aside: [], orderedIngredients: false, toldSteps, toldIngredients,
});

export const TITLE_LABEL = /^(?:recipe(?: (?:name|title))?|title|dish(?: name)?|name)\s*[:–—-]\s*/i;

/** Takes a title, and the yield or time in brackets after it. */
export function setTitle(half: HalfRead, text: string): void {
  const name = headingText(text.replace(TITLE_LABEL, ''));
  const aside = /^(.+?)\s*\(([^()]*)\)$/.exec(name);
  half.title = aside !== null && readFacts(aside[2] ?? '', half.facts)?.length === 0 ? headingText(aside[1] ?? '') : name;
}

/** Takes a line of yield and times; false when it is none. What it says beside them becomes notes. */
export function takeFacts(half: HalfRead, text: string): boolean {
  const rest = readFacts(half.factLabel === '' ? text : `${half.factLabel}: ${text}`, half.facts);
  half.factLabel = '';
  if (rest !== null) half.notes.push(...rest.filter((piece) => /\w/.test(piece)));
  return rest !== null;
}

export function addIngredient(half: HalfRead, text: string): void {
  half.groupUsed = true;
  half.ingredients.push({ text: amountFirst(text), group: half.group });
}

export function addStep(half: HalfRead, text: string): void {
  half.groupUsed = true;
  if (stepText(text) !== '') half.steps.push({ text, group: half.group });
}

export const endsSentence = (text: string): boolean => /[.!?:;,]["”’)]?$/.test(text);
export const joined = (first: string, second: string): string => `${first}${endsSentence(first) || /^\p{Ll}/u.test(second) ? '' : '.'} ${second}`;

/** Adds a sentence to the last step. */
export function growStep(half: HalfRead, text: string): void {
  const last = half.steps.at(-1);
  if (last === undefined) addStep(half, text);
  else last.text = joined(last.text, stepText(text));
}

/**
 * Decides about paragraphs after a step: with another step to come (`more`), or after a step that is only a title, they belong to that step; after
 * the last one they are remarks.
 */
export function settleAside(half: HalfRead, more: boolean): void {
  const { lastStep } = half;
  for (const text of half.aside) {
    if (more || lastStep?.label === true || lastStep?.grown === true) growStep(half, text);
    else half.notes.push(text);
  }
  if (half.aside.length > 0 && more && lastStep !== null) lastStep.grown = true;
  half.aside = [];
}

/** Ends a run of notes; short ones under one heading ("Equipment") become one. */
export function settleNotes(half: HalfRead): void {
  const { labelled, noteLabel, notes } = half;
  if (noteLabel === null) notes.push(...labelled);
  else if (labelled.length > 1 && labelled.every((note) => note.length <= 48 && !/[.!?]$/.test(note))) notes.push(`${noteLabel}: ${labelled.join('; ')}`);
  else notes.push(...labelled.map((note) => `${noteLabel}: ${note}`));
  half.labelled = [];
}

/** Ends a group; a name under which nothing came was no name. */
export function endGroup(half: HalfRead): void {
  const { group: text, groupUsed, place } = half;
  Object.assign(half, { group: null, groupIndent: null });
  if (text !== null && !groupUsed) {
    if (place === 'steps') addStep(half, text);
    else if (place === 'head') half.intro.push(text);
    else if (place === 'ingredients' && startsWithAmount(text)) addIngredient(half, text);
  }
  half.groupUsed = true;
}

export function nameGroup(half: HalfRead, text: string, indent: number | null = null): void {
  settleAside(half, false);
  endGroup(half);
  Object.assign(half, { group: headingText(text), groupUsed: false, groupIndent: indent, lastStep: null });
}

/** Goes on to another part of the recipe. */
export function open(half: HalfRead, place: Place, depth: number): void {
  settleAside(half, false);
  settleNotes(half);
  endGroup(half);
  Object.assign(half, { place, depth, lastStep: null, noteLabel: null, factLabel: '' });
}
