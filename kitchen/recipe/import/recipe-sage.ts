/** RecipeSage and Mela. RecipeSage: its JSON-LD, where a line in square brackets is a heading and notes are a comment, and its own JSON of running texts. */
import { emptyDraft, fieldsOf, groupedLines, imported, type Imported, isRecord, linesIn, listIn, minutesIn, momentIn, ratingOf, sourceOf, textIn, told, yieldIn } from './imported.ts';

/** "[Sauce]", and Mela's "# Sauce". */
const bracketed = (line: string): string | null => /^\[([^[\]]+)\]$/.exec(line.trim())?.[1] ?? /^# (\S.*)$/.exec(line.trim())?.[1] ?? null;
const linesOf = (value: unknown): string[] => (typeof value === 'string' ? linesIn(value) : listIn(value).flatMap((entry) => (typeof entry === 'string' ? linesIn(entry) : stepLines(entry))));

/** A HowToSection without steps is a heading by its name; steps have a text. */
function stepLines(entry: unknown): string[] {
  const step = fieldsOf(entry);
  const text = textIn(step('text'));
  if (step('@type') === 'HowToSection' && text === '' && textIn(step('name')) !== '') return [`[${textIn(step('name'))}]`, ...linesOf(step('itemListElement'))];
  return linesIn(text);
}

const authorNotes = (node: unknown): string | null => {
  const note = listIn(fieldsOf(node)('comment')).map(fieldsOf).find((comment) => textIn(comment('name')) === 'Author Notes');
  return note === undefined ? null : textIn(note('text'));
};

/** Whether a JSON-LD recipe was written by RecipeSage. */
export const isRecipeSageLd = (node: unknown): boolean => authorNotes(node) !== null;

export function readRecipeSageLd(node: unknown, where: string): Imported {
  const recipe = fieldsOf(node);
  return imported({
    ...emptyDraft,
    title: textIn(recipe('name')),
    intro: linesIn(textIn(recipe('description'))),
    ...yieldIn(textIn(recipe('recipeYield'))),
    minutes: minutesIn(recipe('totalTime')),
    prepMinutes: minutesIn(recipe('prepTime')),
    ingredients: groupedLines(linesOf(recipe('recipeIngredient')), bracketed),
    steps: groupedLines(linesOf(recipe('recipeInstructions')), bracketed),
  }, {
    tags: listIn(recipe('recipeCategory')).map(textIn), notes: [authorNotes(node) ?? ''],
    rating: ratingOf(fieldsOf(recipe('aggregateRating'))('ratingValue')), source: sourceOf(recipe('creditText'), recipe('isBasedOn')), keptAt: momentIn(recipe('dateCreated')),
    left: { photo: [recipe('image')].flat().filter((image) => textIn(image) !== '').length }, from: 'RecipeSage', where,
  });
}

/** Whether a value is a recipe in RecipeSage's own JSON. */
export function isRecipeSage(value: unknown): boolean {
  const recipe = fieldsOf(value);
  return isRecord(value) && textIn(recipe('title')) !== '' && typeof recipe('ingredients') === 'string' && typeof recipe('instructions') === 'string';
}

export function readRecipeSage(value: unknown, where: string): Imported {
  const recipe = fieldsOf(value);
  // Mela writes the same, with names of its own.
  const mela = recipe('wantToCook') !== undefined || typeof recipe('link') === 'string';
  const labels = [...listIn(recipe('categories')), ...listIn(recipe('labels')), ...listIn(recipe('recipeLabels')).map((label) => fieldsOf(label)('label') ?? label)];
  return imported({
    ...emptyDraft,
    title: textIn(recipe('title')),
    intro: linesIn(textIn(recipe('description'))),
    ...yieldIn(textIn(recipe('yield'))),
    minutes: minutesIn(recipe('totalTime')),
    prepMinutes: minutesIn(recipe('activeTime')) ?? minutesIn(recipe('prepTime')),
    cookMinutes: minutesIn(recipe('cookTime')),
    ingredients: groupedLines(linesOf(recipe('ingredients')), bracketed),
    steps: groupedLines(linesOf(recipe('instructions')), bracketed),
    notes: told('Nutrition', linesIn(textIn(recipe('nutrition')))),
  }, {
    tags: labels.map((label) => textIn(label) || textIn(fieldsOf(label)('title'))), notes: [textIn(recipe('notes'))],
    rating: ratingOf(recipe('rating')), source: sourceOf(recipe('source'), recipe('url'), recipe('link')), favourite: recipe('favorite') === true, keptAt: momentIn(recipe('createdAt')),
    left: { photo: listIn(recipe('images')).length + listIn(recipe('recipeImages')).length }, from: mela ? 'Mela' : 'RecipeSage', where,
  });
}
