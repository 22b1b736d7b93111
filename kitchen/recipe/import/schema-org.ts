/** JSON-LD of schema.org, as sites and most recipe apps write it. */
import { fromJsonLd } from '../forms/json-ld.ts';
import { fieldsOf, type Imported, isRecord, listIn, sourceNote, textIn, written } from './imported.ts';
import { isRecipeSageLd, readRecipeSageLd } from './recipe-sage.ts';

const isRecipeNode = (value: unknown): value is Record<string, unknown> => isRecord(value) && [value['@type']].flat().some((type) => typeof type === 'string' && /^(?:https?:\/\/schema\.org\/|schema:)?Recipe$/.test(type));

/** The recipe nodes of a JSON-LD document: itself, a list, a graph, or what a page is about. */
export function recipeNodes(value: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((one) => recipeNodes(one, depth + 1));
  if (!isRecord(value)) return [];
  return isRecipeNode(value) ? [value] : ['@graph', 'mainEntity', 'itemListElement', 'item'].flatMap((name) => recipeNodes(value[name], depth + 1));
}

/** Words of a field that may be one text with commas, or a list. */
const wordsIn = (value: unknown): string[] => [value].flat().map(textIn).flatMap((text) => text.split(','));

/** Names of people or sites, however the node has them. */
const namesIn = (value: unknown): string => [value].flat().map((one) => textIn(isRecord(one) ? one.name : one)).filter(Boolean).join(', ');

/** A node as an imported recipe; null when nothing in it is one. */
export function readSchemaOrg(node: Record<string, unknown>, where: string): Imported | null {
  if (isRecipeSageLd(node)) return readRecipeSageLd(node, where);
  const [recipe] = fromJsonLd(node);
  if (recipe === undefined) return null;
  const field = fieldsOf(node);
  const notes = listIn(field('comment')).map((comment) => textIn(fieldsOf(comment)('text'))).filter(Boolean);
  return written({ ...recipe, title: recipe.title || 'Recipe without a name', notes: [...new Set([...recipe.notes, ...notes])] }, {
    tags: [...wordsIn(field('keywords')), ...wordsIn(field('recipeCategory')), ...wordsIn(field('recipeCuisine'))],
    notes: sourceNote(namesIn(field('author')), textIn(field('isBasedOn')) || textIn(field('url'))).slice(0, 2000),
    from: '',
    where,
  });
}
