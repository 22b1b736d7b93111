/** Dressings and the cooked things that lie on cold dishes. */
import { inGroup, type Group } from '../groups.ts';
import type { Part, Pen } from '../pen.ts';
import { cookInPan } from './protein.ts';
import { fat, heatFat } from './season.ts';

export interface Dressing {
  /** "the olive oil with the lemon juice and mustard". */
  whole: string;
  /** "the juice of the lemon", "the vinegar". */
  acid: string;
  /** Oil and what else is in it but the acid. */
  fatAnd: string;
}

const squeezed = (pen: Pen): string => {
  const acid = pen.parts('acid');
  for (const part of acid) if (part.food.kind === 'citrus' && !/juice|zest/.test(part.food.id)) part.cut = 'juiced';
  return acid.some((part) => part.food.kind === 'citrus' && !/juice|zest/.test(part.food.id)) ? `the juice of ${pen.the(acid)}` : pen.the(acid);
};

/** Words for a dressing of the slots fat, acid, seasoning and sweet; `grams` of oil a serving where none is on hand. 0: words for the acid only. */
export function dressingFor(pen: Pen, grams = 0): Dressing {
  const acid = squeezed(pen);
  if (grams === 0) return { whole: '', acid, fatAnd: '' };
  const other = [...pen.parts('seasoning'), ...pen.parts('sweet')];
  const oil = fat(pen, grams);
  return {
    acid,
    fatAnd: other.length === 0 ? oil : `${oil} and ${pen.the(other)}`,
    whole: `${oil} with ${acid}${other.length === 0 ? '' : ` and ${pen.the(other)}`}`,
  };
}

/** "the olive oil with the vinegar, mustard, salt and pepper": a whole dressing, `more` being what else is whisked in. */
export function dressing(pen: Pen, grams: number, saltGrams: number, more: readonly Part[] = []): string {
  const oil = fat(pen, grams);
  const rest = [...pen.parts('seasoning'), ...pen.parts('sweet'), ...more, ...(saltGrams > 0 ? [pen.take('salt', saltGrams * pen.servings)] : []), pen.take('black pepper', 0.25 * pen.servings)];
  const acid = squeezed(pen);
  return acid.startsWith('the juice of') ? `${oil} with ${acid}, ${pen.names(rest)}` : `${oil} with ${pen.the([...pen.parts('acid'), ...rest])}`;
}

/** Boils the eggs among the proteins hard. */
export function cookedEggs(pen: Pen): void {
  const eggs = pen.parts('protein').filter((part) => part.food.kind === 'egg');
  const raw = eggs.filter((part) => !part.food.ready);
  if (raw.length > 0) pen.step(`Lower ${pen.the(raw)} into boiling water and cook for 10 minutes, until white and yolk are firm. Cool under cold water, peel and quarter.`, 12);
}

/** Fries what a cold dish must not have raw. */
export function hotTopping(pen: Pen, kinds: Group, more: readonly Part[] = []): void {
  const parts = [...pen.parts('protein').filter((part) => kinds.length > 0 && inGroup(part.food, kinds)), ...more];
  if (parts.length === 0) return;
  const own = pen.parts('fat');
  const start = own.some((part) => inGroup(part.food, ['#sesame oil'])) ? 'Heat a non-stick frying pan over medium-high heat.' : heatFat(pen, 'a frying pan', 'medium-high heat', 6);
  const work = cookInPan(pen, parts);
  pen.step([start, work.say, 'Let cool for a few minutes.'], work.minutes + 4);
}
