/** The pages that Recipe Keeper and Copy Me That export: one page for a whole cookbook, each recipe in a part of its own. */
import { below, type Element, hasClass, wordsOf, wordsWhere } from './html-tree.ts';
import { emptyDraft, groupedLines, imported, type Imported, minutesIn, placeOf, ratingOf, sourceOf, told, yieldIn } from './imported.ts';

const label = (line: string): string | null => (/^[^.!?\d]{2,60}:$/.test(line) ? line.slice(0, -1) : null);
const linesOf = (texts: readonly string[]): string[] => texts.flatMap((text) => text.split('\n'));
const photosIn = (element: Element): number => new Set([...below(element)].filter(({ tag }) => tag === 'img').map(({ attributes }) => attributes.get('src'))).size;

function readKeeper(element: Element, at: number, where: string): Imported {
  const all = (name: string): Element[] => [...below(element)].filter(({ attributes }) => attributes.get('itemprop') === name);
  const values = (name: string): string[] => all(name).map((one) => one.attributes.get('content') ?? wordsOf(one)).filter(Boolean);
  const hidden = (name: string): string => all(name).map((one) => one.attributes.get('content') ?? '').find(Boolean) ?? '';
  const [title = ''] = values('name');
  const links = all('recipeSource').flatMap((one) => [one, ...below(element, (inside) => inside !== one)]).filter(({ tag, children, attributes }) => tag === 'a' && (attributes.get('itemprop') === 'recipeSource' || children.some((child) => typeof child !== 'string' && child.attributes.get('itemprop') === 'recipeSource'))).map(({ attributes }) => attributes.get('href') ?? '');
  const nutrition = [...below(element)].flatMap(({ attributes }) => {
    const [name, value] = [attributes.get('itemprop') ?? '', attributes.get('content') ?? ''];
    return name.startsWith('recipeNut') && value !== '' && value !== '0' ? [`${name.slice(9).replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()} ${value}`] : [];
  });
  return imported({
    ...emptyDraft, title, ...yieldIn(values('recipeYield')[0] ?? ''),
    prepMinutes: minutesIn(hidden('prepTime')), cookMinutes: minutesIn(hidden('cookTime')),
    ingredients: groupedLines(linesOf(values('recipeIngredients')), label),
    steps: groupedLines(linesOf(values('recipeDirections')), label),
    notes: told('Nutrition', nutrition),
  }, {
    tags: [...values('recipeCourse'), ...values('recipeCategory'), ...values('recipeCollection')], notes: linesOf(values('recipeNotes')),
    rating: ratingOf(hidden('recipeRating')), favourite: /^true$/i.test(hidden('recipeIsFavourite')), source: sourceOf(...values('recipeSource'), ...links),
    left: { photo: photosIn(element) }, from: 'Recipe Keeper', where: placeOf(title, at, where),
  });
}

function readCopyMeThat(element: Element, at: number, where: string): Imported {
  const named = (name: string): Element[] => [...below(element)].filter((one) => one.attributes.get('id') === name || hasClass(one, name));
  const words = (name: string): string => named(name).map(wordsOf).find(Boolean) ?? '';
  const under = (name: string, heading: string): { text: string; group: string | null }[] => {
    let group: string | null = null;
    return [...below(element)].flatMap((one) => {
      if (hasClass(one, heading)) group = wordsOf(one).replace(/:$/, '');
      return hasClass(one, name) && !hasClass(one, heading) ? wordsOf(one).split('\n').map((text) => ({ text, group })) : [];
    });
  };
  const title = words('name');
  const times = words('made_this');
  return imported({
    ...emptyDraft, title, intro: linesOf([words('description')]), ...yieldIn(words('recipeYield')),
    ingredients: under('recipeIngredient', 'recipeIngredient_subheader'),
    steps: under('instruction', 'instruction_subheader'),
  }, {
    tags: wordsWhere(element, (one) => hasClass(one, 'recipeCategory')), notes: [...linesOf(wordsWhere(element, (one) => hasClass(one, 'recipeNote'))), times],
    rating: ratingOf(words('ratingValue') || words('rating').replace(/[^\d.]/g, '')), source: sourceOf(words('original_link'), named('original_link').map(({ attributes }) => attributes.get('href') ?? '').find(Boolean)),
    left: { photo: photosIn(element) }, from: 'Copy Me That', where: placeOf(title, at, where),
  });
}

/** The recipes of such a page, each to be read by itself; none in any other page. */
export function savedRecipes(page: Element, where: string): (() => Imported)[] {
  const parts = (fits: (one: Element) => boolean): Element[] => [...below(page, (one) => !fits(one))].filter(fits);
  const has = (name: string) => (one: Element): boolean => [...below(one)].some(({ attributes }) => attributes.get('id') === name || attributes.get('itemprop') === name);
  const keeper = parts((one) => hasClass(one, 'recipe-details')).filter(has('recipeDirections'));
  const copied = parts((one) => one.tag === 'div' && hasClass(one, 'recipe')).filter(has('recipeIngredients'));
  return [...keeper.map((one, at) => () => readKeeper(one, at, where)), ...copied.map((one, at) => () => readCopyMeThat(one, at, where))];
}
