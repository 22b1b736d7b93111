/** Mealie: recipes as its API and its zip exports write them (camelCase or snake_case), and the tables of a full backup. */
import type { Draft } from '../reading/recipe-draft.ts';
import { emptyDraft, type Fields, fieldsOf, imported, type Imported, isRecord, linesIn, listIn, minutesIn, momentIn, placeOf, ratingOf, sourceOf, textIn, told, yieldIn } from './imported.ts';

const SIGNS: Readonly<Record<string, string>> = { '0.13': '⅛', '0.25': '¼', '0.33': '⅓', '0.5': '½', '0.67': '⅔', '0.75': '¾' };

/** 1.5 as "1½". */
export function figureText(value: number): string {
  const rest = SIGNS[String(Math.round((value % 1) * 100) / 100)];
  return rest === undefined ? String(Math.round(value * 100) / 100) : `${Math.floor(value) || ''}${rest}`;
}

/** The name of a unit, food or tag: Mealie writes an object, older versions a text. */
export const nameIn = (value: unknown): string => (isRecord(value) ? textIn(fieldsOf(value)('name')) : textIn(value));

function unitText(value: unknown, amount: number): string {
  const unit = fieldsOf(value);
  const short = textIn(unit('abbreviation'));
  if (unit('useAbbreviation') === true && short !== '') return short;
  return (amount > 1 ? textIn(unit('pluralName')) : '') || nameIn(value);
}

/** "2 cups flour, sifted": as Mealie shows it, or put together from its parts. */
function lineOf(line: Fields): string {
  const [shown, note, original] = ['display', 'note', 'originalText'].map((name) => textIn(line(name)).trim()) as [string, string, string];
  if (shown !== '') return shown;
  const food = nameIn(line('food'));
  if (food === '') return note || original;
  const amount = Number(line('quantity')) || 0;
  const plural = amount > 1 && nameIn(line('unit')) === '' ? textIn(fieldsOf(line('food'))('pluralName')) : '';
  return `${[amount > 0 ? figureText(amount) : '', unitText(line('unit'), amount), plural || food].filter(Boolean).join(' ')}${note === '' ? '' : `, ${note}`}`;
}

/** Rows with a title now and then, which heads those after it. */
function underTitles(rows: unknown, text: (row: Fields) => readonly string[]): Draft['steps'] {
  let group: string | null = null;
  return listIn(rows).flatMap((row) => {
    const fields = fieldsOf(typeof row === 'string' ? { text: row, note: row } : row);
    group = textIn(fields('title')).trim() || group;
    return text(fields).filter(Boolean).map((line) => ({ text: line, group }));
  });
}

/** Whether a value is a recipe of Mealie's. */
export function isMealie(value: unknown): boolean {
  const recipe = fieldsOf(value);
  return isRecord(value) && !('@type' in value) && textIn(recipe('name')) !== '' && (Array.isArray(recipe('recipeIngredient')) || Array.isArray(recipe('recipeInstructions')));
}

export function readMealie(value: unknown, where: string): Imported {
  const recipe = fieldsOf(value);
  const serves = Number(recipe('recipeServings')) || 0;
  const nutrition = Object.entries(isRecord(recipe('nutrition')) ? recipe('nutrition') as object : {}).filter(([, amount]) => textIn(amount).trim() !== '').map(([name, amount]) => `${name.replace(/_?content$/i, '').replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()} ${textIn(amount)}`);
  const yields = yieldIn([Number(recipe('recipeYieldQuantity')) > 0 ? figureText(Number(recipe('recipeYieldQuantity'))) : '', textIn(recipe('recipeYield'))].filter(Boolean).join(' '));
  return imported({
    ...emptyDraft,
    title: textIn(recipe('name')),
    intro: linesIn(textIn(recipe('description'))),
    ...(serves >= 1 ? { serves: Math.round(serves), makes: yields.makes } : yields),
    minutes: minutesIn(recipe('totalTime')),
    prepMinutes: minutesIn(recipe('prepTime')),
    cookMinutes: minutesIn(recipe('performTime')) ?? minutesIn(recipe('cookTime')),
    ingredients: underTitles(recipe('recipeIngredient'), (line) => [lineOf(line)]),
    steps: underTitles(recipe('recipeInstructions'), (step) => linesIn(textIn(step('text')))),
    notes: [
      ...listIn(recipe('notes')).flatMap((note) => linesIn([textIn(fieldsOf(note)('title')).trim(), textIn(fieldsOf(note)('text')).trim()].filter(Boolean).join(': '))),
      ...told('Nutrition', nutrition),
      ...told('Equipment', listIn(recipe('tools')).map(nameIn)),
      ...Object.entries(isRecord(recipe('extras')) ? recipe('extras') as object : {}).flatMap(([name, extra]) => told(name, [textIn(extra)])),
    ],
  }, {
    tags: [...listIn(recipe('tags')), ...listIn(recipe('recipeCategory'))].map(nameIn),
    notes: [...listIn(recipe('comments')).map(commentOf), ...told('Last made', [textIn(recipe('lastMade')).slice(0, 10)])],
    rating: ratingOf(recipe('rating')), source: sourceOf(recipe('orgURL')), keptAt: momentIn(recipe('createdAt')) ?? momentIn(recipe('dateAdded')),
    left: { photo: textIn(recipe('image')) === '' ? 0 : 1, 'attached file': listIn(recipe('assets')).length },
    from: 'Mealie', where,
  });
}

/** "Ada: More salt." */
function commentOf(value: unknown): string {
  const comment = fieldsOf(value);
  const user = fieldsOf(comment('user'));
  return [textIn(user('fullName')) || textIn(user('username')), textIn(comment('text'))].filter(Boolean).join(': ');
}

type Row = Record<string, unknown>;

/** Whether a value is the database.json of a Mealie backup. */
export const isMealieBackup = (value: unknown): value is Row => isRecord(value) && Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients) && Array.isArray(value.recipe_instructions);

/** The recipes of a backup, put together from its tables. */
export function readMealieBackup(tables: Row, where: string): (() => Imported)[] {
  const rows = (name: string): Row[] => listIn(tables[name]).filter(isRecord);
  const key = (id: unknown): string => textIn(id).replaceAll('-', '').toLowerCase();
  const byId = (name: string): Map<string, Row> => new Map(rows(name).map((row) => [key(row.id), row]));
  const ofRecipe = (name: string): Map<string, Row[]> => Map.groupBy(rows(name).toSorted((a, b) => (Number(a.position) || 0) - (Number(b.position) || 0)), (row) => key(row.recipe_id));
  const [foods, units, tags, categories] = ['ingredient_foods', 'ingredient_units', 'tags', 'categories'].map(byId) as [Map<string, Row>, Map<string, Row>, Map<string, Row>, Map<string, Row>];
  const [lines, steps, notes, nutrition, tagged, filed, comments, used, extras] = ['recipes_ingredients', 'recipe_instructions', 'notes', 'recipe_nutrition', 'recipes_to_tags', 'recipes_to_categories', 'recipe_comments', 'recipes_to_tools', 'api_extras'].map(ofRecipe);
  const users = byId('users');
  const tools = byId('tools');
  const rated = Map.groupBy(rows('users_to_recipes'), (row) => key(row.recipe_id));
  return rows('recipes').map((recipe, at) => () => {
    const id = key(recipe.id);
    const mine = rated.get(id) ?? [];
    const { id: _, recipe_id: __, ...contents } = nutrition?.get(id)?.[0] ?? {};
    return readMealie({
      ...recipe,
      rating: recipe.rating ?? mine.find((row) => Number(row.rating) > 0)?.rating,
      comments: comments?.get(id)?.map((row) => ({ ...row, user: users.get(key(row.user_id)) })) ?? [],
      tools: used?.get(id)?.map((row) => tools.get(key(row.tool_id))) ?? [],
      extras: Object.fromEntries(extras?.get(id)?.map((row) => [textIn(row.key_name), row.value]) ?? []),
      recipe_ingredient: lines?.get(id)?.map((row) => ({ ...row, food: foods.get(key(row.food_id)), unit: units.get(key(row.unit_id)) })) ?? [],
      recipe_instructions: steps?.get(id) ?? [],
      notes: notes?.get(id) ?? [],
      nutrition: contents,
      tags: tagged?.get(id)?.map((row) => tags.get(key(row.tag_id))) ?? [],
      recipe_category: filed?.get(id)?.map((row) => categories.get(key(row.category_id))) ?? [],
    }, placeOf(recipe.name, at, where));
  });
}
