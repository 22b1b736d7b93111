/**
 * A recipe as schema.org/Recipe in JSON-LD. What that vocabulary has no property for stands in the nearest it has, and comes back from there:
 * notes are `comment`s, and groups of ingredients are parts of their own (`hasPart`), each with its lines; a part without a name ends a group.
 * The food and the weight of a line are not written: they are read from its text again.
 */
import type { Origin } from '../origin.ts';
import { writeIsoMinutes } from '../reading/read-times.ts';
import type { Recipe } from '../recipe.ts';

import type { Beside } from './write-front-matter.ts';

export { fromJsonLd } from './read-json-ld.ts';

export interface About extends Partial<Beside> {
  origin: Origin;
  /** Where the recipe can be read. */
  url?: string;
  /** Where it is from, as its cook wrote it. */
  source?: string;
  /** When it was kept, as ISO 8601. */
  keptAt?: string;
  /** schema.org/NutritionInformation, where it was counted. */
  nutrition?: object | null;
}

const US = { '@type': 'Organization', name: 'Recipe Chef' };

/**
 * Who wrote it, for people (`creditText`) and for machines: `digitalSourceType` says whether a rule-based program or a trained model composed it,
 * and `isBasedOn` names the model, or the place an import came from. A cook's own recipe has no author, for we know no name.
 */
function credit({ by, name }: Origin): object {
  switch (by) {
    case 'house': return { author: US, creditText: 'Written by the house chef of Recipe Chef.', digitalSourceType: 'https://schema.org/AlgorithmicMediaDigitalSource' };
    case 'model': return { author: US, creditText: `Written by ${name === '' ? 'a language model' : `the language model ${name}`}, checked by Recipe Chef.`, digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource', ...(name === '' ? {} : { isBasedOn: { '@type': 'SoftwareApplication', name } }) };
    case 'own': return { creditText: 'Written by the cook who keeps it.' };
    case 'imported': return { creditText: name === '' ? 'Imported by the cook who keeps it.' : `Imported from ${name}.`, ...(name === '' ? {} : { isBasedOn: { '@type': 'CreativeWork', name } }) };
  }
}

/** Tags are keywords, a source is what it is based on, and stars and notes are the cook's review. */
function besideOf({ tags = [], rating = null, source = '', notes = '' }: About): object {
  const review = { '@type': 'Review', ...(rating !== null && { reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 } }), ...(notes !== '' && { reviewBody: notes }) };
  return {
    ...(tags.length > 0 && { keywords: tags }),
    ...(source !== '' && { isBasedOn: { '@type': 'CreativeWork', name: source } }),
    ...((rating !== null || notes !== '') && { review }),
  };
}

/** Lines in runs of one group. */
function runsOf<T>(items: readonly T[], groupOf: (item: T, index: number) => string | null): { name: string | null; items: T[] }[] {
  const runs: { name: string | null; items: T[] }[] = [];
  for (const [index, item] of items.entries()) {
    const name = groupOf(item, index);
    const last = runs.at(-1);
    if (last === undefined || last.name !== name) runs.push({ name, items: [item] });
    else last.items.push(item);
  }
  return runs;
}

/** JSON-LD of a recipe, to be serialised as it is; times are ISO 8601. */
export function toJsonLd(recipe: Recipe, about: About): object {
  const { title, intro, serves, makes, minutes, prepMinutes, cookMinutes, ingredients, steps, stepGroups, notes } = recipe;
  const yields = [serves === null ? '' : `${serves} ${serves === 1 ? 'serving' : 'servings'}`, makes ?? ''].filter(Boolean);
  // A line that ends like a heading is told from one by standing in a part.
  const parts = ingredients.some(({ text, group }) => group !== null || text.endsWith(':')) ? runsOf(ingredients, ({ group }) => group) : [];
  const stepRuns = runsOf(steps, (_, index) => stepGroups?.[index] ?? null);
  const howTo = (texts: readonly string[]): object[] => texts.map((text) => ({ '@type': 'HowToStep', text }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    ...(about.url === undefined ? {} : { url: about.url }),
    ...(intro === '' ? {} : { description: intro }),
    ...(about.keptAt === undefined ? {} : { datePublished: about.keptAt }),
    ...credit(about.origin),
    ...besideOf(about),
    ...(yields.length === 0 ? {} : { recipeYield: yields.length === 1 ? yields[0] : yields }),
    ...(prepMinutes == null ? {} : { prepTime: writeIsoMinutes(prepMinutes) }),
    ...(cookMinutes == null ? {} : { cookTime: writeIsoMinutes(cookMinutes) }),
    ...(minutes === null ? {} : { totalTime: writeIsoMinutes(minutes) }),
    ...(about.nutrition == null ? {} : { nutrition: about.nutrition }),
    recipeIngredient: ingredients.map(({ text }) => text),
    ...(parts.length === 0 ? {} : { hasPart: parts.map(({ name, items }) => ({ '@type': 'Recipe', ...(name === null ? {} : { name }), recipeIngredient: items.map(({ text }) => text) })) }),
    recipeInstructions: stepRuns.flatMap(({ name, items }) => (name === null ? howTo(items) : [{ '@type': 'HowToSection', name, itemListElement: howTo(items) }])),
    ...(notes.length === 0 ? {} : { comment: notes.map((text) => ({ '@type': 'Comment', text })) }),
  };
}
