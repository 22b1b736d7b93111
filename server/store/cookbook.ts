/** The cookbook's rows. Every query names the cook; every change counts the cook's `changes`, whose lock puts them in order. */
import type { Cooked, Kept, KeptInput } from '../../contract/cookbook.ts';
import { KEEPING } from '../../contract/keeping-limits.ts';
import { addCooked, cells, countKept, inParts, mustFit, nextChange, type RecipeRow } from './cookbook-rows.ts';
import type { Db } from './open-store.ts';
import { originOf } from './origin-cells.ts';
import { dropUnnamed } from './photos.ts';

/** What became of a wish to keep something. */
export type Keeping = { outcome: 'kept'; revision: number } | { outcome: 'changed-elsewhere' | 'full' };

/** Recipes in one answer to "what changed". */
const HELPING = 200;
/** Earlier versions that are kept of one recipe. */
const VERSIONS = 50;
const EMPTIED = {
  title: '', markdown: '', text_hash: '', origin_name: '', origin_fitted: '', tags: '[]', favourite: 0, notes: '', rating: null, source: '',
  photo: '', size: 0, gone: 1,
} as const;

function asKept(row: RecipeRow, cooked: readonly Cooked[]): Kept {
  return {
    id: row.id, title: row.title, markdown: row.markdown, origin: originOf(row),
    tags: JSON.parse(row.tags) as string[], favourite: row.favourite === 1, notes: row.notes, rating: row.rating, source: row.source,
    photo: row.photo === '' ? null : row.photo, cooked: [...cooked], keptAt: row.kept_at, revision: row.revision,
  };
}

const recipeRow = (db: Db, cook: string, id: string): Promise<RecipeRow | undefined> =>
  db.selectFrom('recipes').selectAll().where('cook', '=', cook).where('id', '=', id).executeTakeFirst();

const isFull = async (db: Db, cook: string): Promise<boolean> => (await countKept(db, cook)) >= KEEPING.kept;

/** Puts the newest text aside as an earlier version, and forgets the oldest ones. */
async function putAside(db: Db, { cook, id, revision, title, markdown }: RecipeRow): Promise<void> {
  await db.insertInto('recipe_versions').values({ cook, recipe: id, revision, title, markdown, at: new Date().toISOString() }).execute();
  const old = await db.selectFrom('recipe_versions').select('revision').where('cook', '=', cook).where('recipe', '=', id).orderBy('revision', 'desc').offset(VERSIONS).limit(1).executeTakeFirst();
  if (old !== undefined) await db.deleteFrom('recipe_versions').where('cook', '=', cook).where('recipe', '=', id).where('revision', '<=', old.revision).execute();
}

const sameContent = (row: RecipeRow, recipe: KeptInput): boolean => Object.entries(cells(recipe)).every(([name, value]) => row[name as keyof RecipeRow] === value);

/** Keeps a recipe, or a change to revision `base` of it. The same change told again is kept once. */
export function keep(db: Db, cook: string, recipe: KeptInput, base: number): Promise<Keeping> {
  return db.transaction().execute(async (transaction) => {
    const change = await nextChange(transaction, cook);
    const row = await recipeRow(transaction, cook, recipe.id);
    if (row === undefined) {
      // A base that we never had: the account was made anew, and the device's copy is all there is.
      if (await isFull(transaction, cook)) return { outcome: 'full' };
      await transaction.insertInto('recipes').values({ cook, id: recipe.id, ...cells(recipe), revision: 1, change }).execute();
      await addCooked(transaction, cook, recipe.id, recipe.cooked);
      await mustFit(transaction, cook, [recipe.id]);
      return { outcome: 'kept', revision: 1 };
    }
    const same = row.gone === 0 && sameContent(row, recipe);
    // Who changed a recipe that was removed elsewhere keeps it anew, with base 0.
    if (!same && row.revision !== base && !(row.gone === 1 && base === 0)) return { outcome: 'changed-elsewhere' };
    if (row.gone === 1 && await isFull(transaction, cook)) return { outcome: 'full' };
    const cookedMore = await addCooked(transaction, cook, recipe.id, recipe.cooked);
    if (same && !cookedMore) return { outcome: 'kept', revision: row.revision };
    if (row.gone === 0 && (row.markdown !== recipe.markdown || row.title !== recipe.title)) await putAside(transaction, row);
    const revision = row.revision + 1;
    await transaction.updateTable('recipes').set({ ...cells(recipe), revision, change }).where('cook', '=', cook).where('id', '=', recipe.id).execute();
    if (row.photo !== '') await dropUnnamed(transaction, cook);
    await mustFit(transaction, cook, [recipe.id]);
    return { outcome: 'kept', revision };
  });
}

/** Removes a recipe with its earlier versions; a mark stays, so that other devices hear of it. */
export function remove(db: Db, cook: string, id: string, base: number): Promise<Keeping> {
  return db.transaction().execute(async (transaction) => {
    const change = await nextChange(transaction, cook);
    const row = await recipeRow(transaction, cook, id);
    if (row === undefined || row.gone === 1) return { outcome: 'kept', revision: row?.revision ?? 0 };
    if (row.revision !== base) return { outcome: 'changed-elsewhere' };
    const revision = row.revision + 1;
    await transaction.updateTable('recipes').set({ ...EMPTIED, revision, change }).where('cook', '=', cook).where('id', '=', id).execute();
    await transaction.deleteFrom('recipe_versions').where('cook', '=', cook).where('recipe', '=', id).execute();
    await transaction.deleteFrom('cooked').where('cook', '=', cook).where('recipe', '=', id).execute();
    if (row.photo !== '') await dropUnnamed(transaction, cook);
    return { outcome: 'kept', revision };
  });
}

/** Adds one time a recipe was cooked and gives back its revision; null where the cook has no such recipe. */
export function cookedOnce(db: Db, cook: string, recipe: string, cooked: Cooked): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    const change = await nextChange(transaction, cook);
    const row = await recipeRow(transaction, cook, recipe);
    if (row === undefined || row.gone === 1) return null;
    if (!(await addCooked(transaction, cook, recipe, [cooked]))) return row.revision;
    await transaction.updateTable('recipes').set({ revision: row.revision + 1, change }).where('cook', '=', cook).where('id', '=', recipe).execute();
    await mustFit(transaction, cook, [recipe]);
    return row.revision + 1;
  });
}

/** What was cooked when, by recipe. */
async function cookedOf(db: Db, cook: string, recipes: readonly string[]): Promise<Map<string, Cooked[]>> {
  const found = new Map<string, Cooked[]>();
  for (const part of inParts(recipes)) {
    const rows = await db.selectFrom('cooked').selectAll().where('cook', '=', cook).where('recipe', 'in', part).orderBy('cooked_on').orderBy('id').execute();
    for (const { recipe, id, cooked_on, how, note } of rows) {
      const list = found.get(recipe) ?? [];
      list.push({ id, on: cooked_on, how: how as Cooked['how'], note });
      found.set(recipe, list);
    }
  }
  return found;
}

/** What changed after `since`, oldest first, a helping at a time. */
export async function changesSince(db: Db, cook: string, since: number): Promise<{ recipes: Kept[]; gone: string[]; upTo: number; more: boolean }> {
  const changed = db.selectFrom('recipes').selectAll().where('cook', '=', cook);
  const rows = await changed.where('change', '>', since).orderBy('change').orderBy('id').limit(HELPING + 1).execute();
  // Adopted recipes share one change; a helping never ends in the middle of it.
  const last = rows[HELPING]?.change;
  let taken = last === undefined ? rows : rows.filter(({ change }) => change < last);
  if (taken.length === 0 && last !== undefined) taken = await changed.where('change', '=', last).orderBy('id').execute();
  const here = taken.filter(({ gone }) => gone === 0);
  const cooked = await cookedOf(db, cook, here.map(({ id }) => id));
  return {
    recipes: here.map((row) => asKept(row, cooked.get(row.id) ?? [])),
    gone: taken.filter(({ gone }) => gone === 1).map(({ id }) => id),
    upTo: taken.at(-1)?.change ?? since,
    more: last !== undefined,
  };
}

/** Earlier versions of a recipe, newest first. */
export async function versionsOf(db: Db, cook: string, id: string): Promise<{ revision: number; at: string; title: string; markdown: string }[]> {
  return db.selectFrom('recipe_versions').select(['revision', 'at', 'title', 'markdown']).where('cook', '=', cook).where('recipe', '=', id).orderBy('revision', 'desc').execute();
}
