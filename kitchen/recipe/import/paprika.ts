/** Paprika: each recipe is one JSON object whose lists are running texts. */
import { emptyDraft, fieldsOf, groupedLines, imported, type Imported, isRecord, linesIn, listIn, minutesIn, sourceNote, textIn, yieldIn } from './imported.ts';

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
  const nutrition = linesIn(textIn(recipe('nutritionalInfo')));
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
    notes: nutrition.length === 0 ? [] : [`Nutrition: ${nutrition.join(', ')}`],
  }, { tags: listIn(recipe('categories')).map(textIn), notes: [textIn(recipe('notes')), sourceNote(recipe('source'), recipe('sourceUrl'))], from: 'Paprika', where });
}
