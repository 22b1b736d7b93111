/** The few sentences of a shared recipe that server and browser must write alike. */
import type { Origin } from '../kitchen/recipe/origin.ts';

export const SHARED_HEADING = 'A recipe for you';

/** What stands where a link leads nowhere any more. */
export const SHARED_GONE = {
  title: 'This recipe is no longer shared',
  description: 'The link has ended, or its cook took the recipe back. There is always something else to cook.',
} as const;

/** The title of a shared recipe's page. */
export const pageTitle = (title: string): string => `${title} - Recipe Chef`;

/** Who wrote a recipe, and on which day it was shared (of an ISO moment, in UTC). */
export function originLine({ by, name }: Origin, sharedAt: string): string {
  const wrote = {
    house: 'Written by the house chef of Recipe Chef',
    model: name === '' ? 'Written by a language model' : `Written by the language model ${name}`,
    own: 'Written by a cook',
    imported: name === '' ? 'Brought in by a cook' : `Brought in from ${name} by a cook`,
  }[by];
  return `${wrote}. Shared on ${longDay(sharedAt)}.`;
}

/** "November 3, 2026" of an ISO moment or day, the same wherever it is written. */
export const longDay = (iso: string): string => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
