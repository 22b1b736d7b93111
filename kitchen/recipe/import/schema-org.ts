/** JSON-LD of schema.org, as sites and most recipe apps write it. */
import { fromJsonLd } from '../forms/json-ld.ts';
import { fieldsOf, type Imported, isRecord, listIn, momentIn, ratingOf, sourceOf, textIn, told, written } from './imported.ts';
import { isRecipeSageLd, readRecipeSageLd } from './recipe-sage.ts';

const isRecipeNode = (value: unknown): value is Record<string, unknown> => isRecord(value) && [value['@type']].flat().some((type) => typeof type === 'string' && /^(?:https?:\/\/schema\.org\/|schema:)?Recipe$/.test(type));

/** The recipe nodes of a JSON-LD document: itself, a list, a graph, or what a page is about. */
export function recipeNodes(value: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((one) => recipeNodes(one, depth + 1));
  if (!isRecord(value)) return [];
  return isRecipeNode(value) ? [value] : ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item'].flatMap((name) => recipeNodes(value[name], depth + 1));
}

/** Words of a field that may be one text with commas, or a list. */
const wordsIn = (value: unknown): string[] => (Array.isArray(value) && value.length > 1 ? value.map(nameOf) : [value].flat().map(nameOf).flatMap((text) => text.split(',')));
const nameOf = (value: unknown): string => textIn(isRecord(value) ? value['name'] ?? value['@value'] : value);
/** Names of people or sites, however the node has them. */
const namesIn = (value: unknown): string => [value].flat().map(nameOf).filter(Boolean).join(', ');
const addressIn = (value: unknown): string => [value].flat().map((one) => textIn(isRecord(one) ? one['@id'] ?? one['url'] ?? one['name'] : one)).find(Boolean) ?? '';
/** "https://schema.org/VeganDiet" is "Vegan". */
const dietsIn = (value: unknown): string[] => wordsIn(value).map((name) => name.trim().replace(/^.*\//, '').replace(/Diet$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' '));

/** Stars: the cook's own stand in a review, and apps write theirs as an average of one. What many others gave is no rating of the cook. */
function ratingsIn(field: (name: string) => unknown): { rating: number | null; notes: string[] } {
  const own = listIn([field('review')].flat()).map((one) => fieldsOf(fieldsOf(one)('reviewRating'))).find((one) => textIn(one('ratingValue')) !== '');
  const average = fieldsOf(field('aggregateRating'));
  const [value, best] = [average('ratingValue'), average('bestRating')];
  const many = Number(average('ratingCount') ?? average('reviewCount') ?? 1) || 1;
  const reviews = [field('review')].flat().length;
  if (own !== undefined && reviews === 1 && many <= 1) return { rating: ratingOf(own('ratingValue'), own('bestRating')), notes: [] };
  if (textIn(value) === '') return { rating: null, notes: [] };
  return many <= 1 ? { rating: ratingOf(value, best), notes: [] } : { rating: null, notes: [`Others gave it ${textIn(value)} of ${textIn(best) || 5} (${many} ratings).`] };
}

/** Where a site has it from, or its own address; what Recipe Chef says of who wrote a recipe is no source of it. */
function sourceIn(field: (name: string) => unknown, from: string): string {
  const basis = fieldsOf(field('isBasedOn'));
  const based = basis('@type') === 'SoftwareApplication' || nameOf(field('isBasedOn')) === from ? '' : nameOf(field('isBasedOn')) || addressIn(field('isBasedOn'));
  const author = namesIn(field('author')) || namesIn(field('publisher'));
  return sourceOf(author === 'Recipe Chef' ? '' : author, based || addressIn(field('url')) || addressIn(field('mainEntityOfPage')) || textIn(field('@id')));
}

/** A node as an imported recipe; null when nothing in it is one. */
export function readSchemaOrg(node: Record<string, unknown>, where: string): Imported | null {
  if (isRecipeSageLd(node)) return readRecipeSageLd(node, where);
  const [recipe] = fromJsonLd(node);
  if (recipe === undefined) return null;
  const field = fieldsOf(node);
  const { rating, notes } = ratingsIn(field);
  const own = [field('review')].flat().length === 1 ? textIn(fieldsOf([field('review')].flat()[0])('reviewBody')) : '';
  const from = /^Imported from (.+)\.$/.exec(textIn(field('creditText')))?.[1] ?? '';
  const tools = told('Equipment', [field('tool')].flat().map(nameOf));
  return written({ ...recipe, title: recipe.title || 'Recipe without a name', notes: [...recipe.notes, ...tools, ...notes] }, {
    tags: [...wordsIn(field('keywords')), ...wordsIn(field('recipeCategory')), ...wordsIn(field('recipeCuisine')), ...wordsIn(field('cookingMethod')), ...dietsIn(field('suitableForDiet'))],
    notes: [own],
    rating, keptAt: momentIn(field('dateCreated')),
    source: sourceIn(field, from),
    left: { photo: addressIn(field('image')) === '' ? 0 : [field('image')].flat().filter((one) => addressIn(one) !== '').length, video: addressIn(field('video')) === '' ? 0 : 1 },
    from,
    where,
  });
}
