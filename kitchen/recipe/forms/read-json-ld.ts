/** Reading schema.org/Recipe in the many shapes in which sites and apps export it. */
import { linesOf } from '../reading/recipe-lines.ts';
import { bareText } from '../reading/bare-text.ts';
import { type Draft, recipeOf } from '../reading/recipe-draft.ts';
import { noFacts, readFacts, totalOf } from '../reading/read-facts.ts';
import { readMinutesText } from '../reading/read-times.ts';
import type { Recipe } from '../recipe.ts';

type Node = Readonly<Record<string, unknown>>;
/** Deepest nesting that is followed, and most recipes that are taken. */
const DEEPEST = 12;
const MOST = 1000;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]);
/** The plain words of a text, of a number, or of a node that stands for one. */
const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return wordsOf(value[0]);
  return isNode(value) ? wordsOf(value['text'] ?? value['@value'] ?? value['name'] ?? '') : '';
};
const typesOf = (node: Node): string[] => listOf(node['@type'] ?? node['type']).filter((type) => typeof type === 'string').map((type) => type.replace(/^.*[/#:]/, ''));

function* recipesIn(value: unknown, depth = 0): Generator<Node> {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) for (const one of value) yield* recipesIn(one, depth + 1);
  else if (isNode(value)) {
    if (typesOf(value).includes('Recipe')) yield value;
    else for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item', 'recipe', 'recipes']) yield* recipesIn(value[key], depth + 1);
  }
}

/** Lines of one text field: HTML or markdown lists, or simply lines. */
const linesIn = (text: string): string[] => (/\n|<\/?(?:p|br|li|[uo]l|div|h[1-6])\b/i.test(text) ? linesOf(text).map((line) => line.text) : [bareText(text)]);

function stepsIn(value: unknown, group: string | null, depth = 0): { text: string; group: string | null }[] {
  if (depth > DEEPEST) return [];
  if (typeof value === 'string') return linesIn(value).map((text) => ({ text, group }));
  return listOf(value).flatMap((one): { text: string; group: string | null }[] => {
    if (!isNode(one)) return typeof one === 'string' ? linesIn(one).map((text) => ({ text, group })) : stepsIn(one, group, depth + 1);
    const inside = one['itemListElement'] ?? one['steps'];
    const name = bareText(wordsOf(one['name']));
    const section = typesOf(one).includes('HowToSection');
    if (inside !== undefined) {
      const direct = wordsOf(one['text']);
      const steps = stepsIn(inside, section && name !== '' ? name : group, depth + 1);
      // A step in pieces (directions and tips) is one step still.
      return section || typesOf(one).includes('ItemList') || steps.length === 0 ? [...stepsIn(direct, group), ...steps] : [{ text: steps.map(({ text }) => text).join(' '), group }];
    }
    const text = bareText(wordsOf(one['text'] ?? one['description']));
    // Sites repeat the beginning of a step as its name.
    const titled = name !== '' && text !== '' && !text.toLowerCase().startsWith(name.toLowerCase().replace(/[.…]+$/, '')) && !/^step \d+$/i.test(name);
    return [{ text: titled ? `${name.replace(/[.:]+$/, '')}: ${text}` : text || name, group }];
  });
}

function ingredientsIn(node: Node): Draft['ingredients'] {
  const given = node['recipeIngredient'] ?? node['ingredients'];
  const lines = typeof given === 'string' ? linesIn(given) : listOf(given).map((one) => bareText(wordsOf(one)));
  const parts = listOf(node['hasPart']).filter(isNode).map((part) => ({ name: wordsOf(part['name']) || null, lines: listOf(part['recipeIngredient']).map((one) => bareText(wordsOf(one))) }));
  const grouped = parts.flatMap((part) => part.lines.map((text) => ({ text, group: part.name })));
  if (grouped.length === lines.length && grouped.length > 0) return grouped;
  let group: string | null = null;
  return lines.flatMap((text) => {
    // Many sites put the heading of a group among its lines.
    if (/^(?:for (?:the )?[^,\d]{2,40}|[^,\d]{2,40}):$/i.test(text)) {
      group = text;
      return [];
    }
    return [{ text, group }];
  });
}

const minutesOf = (value: unknown): number | null => (isNode(value) ? minutesOf(value['maxValue'] ?? value['minValue'] ?? value['name']) : readMinutesText(/^\d+$/.test(wordsOf(value)) ? `${wordsOf(value)} min` : wordsOf(value)));

function nutritionOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  const facts = Object.entries(value).flatMap(([key, one]) => (key.startsWith('@') || key === 'servingSize' || wordsOf(one) === '' ? [] : [`${key.replace(/Content$/, '').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()} ${wordsOf(one)}`]));
  return facts.length === 0 ? [] : [`Nutrition: ${facts.join('; ')}`];
}

function recipeFrom(node: Node): Recipe {
  const facts = { ...noFacts(), minutes: minutesOf(node['totalTime']), prepMinutes: minutesOf(node['prepTime']), cookMinutes: minutesOf(node['cookTime'] ?? node['performTime']) };
  const yields = listOf(node['recipeYield'] ?? node['yield']).map((one) => bareText(isNode(one) ? `${wordsOf(one['value'])} ${wordsOf(one['unitText'])}` : wordsOf(one))).filter(Boolean);
  // "4" says less than "4 loaves" beside it.
  const telling = yields.filter((one) => !yields.some((other) => other !== one && other.startsWith(`${one} `)));
  for (const one of telling) readFacts(/^(?:serves|makes|yields?|servings)\b/i.test(one) ? one : `Makes ${one}`, facts);
  return recipeOf({
    ...facts,
    title: wordsOf(node['name'] ?? node['headline']),
    intro: linesIn(wordsOf(node['description'])),
    minutes: totalOf(facts),
    ingredients: ingredientsIn(node),
    steps: stepsIn(node['recipeInstructions'] ?? node['instructions'], null),
    notes: [...listOf(node['comment'] ?? node['notes']).flatMap((one) => linesIn(wordsOf(one))), ...nutritionOf(node['nutrition'])],
  });
}

/** Every recipe in a JSON-LD value: alone, in a list, in a graph or as the main thing of a page. Never throws; a value without one gives none. */
export const fromJsonLd = (value: unknown): Recipe[] => [...recipesIn(value)].slice(0, MOST).map(recipeFrom);
