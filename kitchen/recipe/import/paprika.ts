/** Paprika: each recipe is one JSON object whose lists are running texts. */
import { emptyDraft, fieldsOf, groupedLines, imported, type Imported, isRecord, linesIn, listIn, minutesIn, momentIn, ratingOf, sourceOf, textIn, told, yieldIn } from './imported.ts';

/** Whether a value is a recipe of Paprika's. */
export function isPaprika(value: unknown): boolean {
  const recipe = fieldsOf(value);
  return isRecord(value) && textIn(recipe('name')) !== '' && (typeof recipe('ingredients') === 'string' || typeof recipe('directions') === 'string');
}

/** A heading among the lines: "FOR THE SAUCE" or "For the sauce:". */
const heading = (line: string): string | null => (line.length <= 60 && !/^\d/.test(line) && (/^[^.!?]+:$/.test(line) || (/\p{Lu}{3}/u.test(line) && line === line.toUpperCase() && !/\d/.test(line))) ? line.replace(/:$/, '') : null);

export function readPaprika(value: unknown, where: string): Imported {
  const recipe = fieldsOf(value);
  const [minutes, prepMinutes, cookMinutes] = ['totalTime', 'prepTime', 'cookTime'].map((name) => minutesIn(recipe(name))) as [number | null, number | null, number | null];
  return imported({
    ...emptyDraft,
    title: textIn(recipe('name')),
    intro: linesIn(textIn(recipe('description'))),
    ...yieldIn(textIn(recipe('servings'))),
    minutes: minutes ?? (prepMinutes !== null && cookMinutes !== null ? prepMinutes + cookMinutes : null),
    prepMinutes,
    cookMinutes,
    ingredients: groupedLines(linesIn(textIn(recipe('ingredients'))), heading),
    steps: groupedLines(linesIn(textIn(recipe('directions'))), heading),
    notes: [...told('Nutrition', linesIn(textIn(recipe('nutritionalInfo')))), ...told('Difficulty', [textIn(recipe('difficulty'))])],
  }, {
    tags: listIn(recipe('categories')).map(textIn), notes: [textIn(recipe('notes'))],
    rating: ratingOf(recipe('rating')), source: sourceOf(recipe('source'), recipe('sourceUrl')), favourite: recipe('onFavorites') === true, keptAt: momentIn(recipe('created')),
    left: { photo: listIn(recipe('photos')).length + (['photoData', 'photo', 'photoLarge', 'photoUrl', 'imageUrl'].some((name) => textIn(recipe(name)) !== '') ? 1 : 0) },
    from: 'Paprika', where,
  });
}
