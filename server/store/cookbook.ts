/** The cookbook's rows. Every query names the cook; every change counts the cook's `changes`, whose lock puts them in order. */
import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Cooked, Kept, KeptInput } from '../../contract/cookbook.ts';
import { KEEPING } from '../../contract/keeping-limits.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;
type Row = Selectable<Tables['recipes']>;
/** What became of a wish to keep something. */
export type Keeping = { outcome: 'kept'; revision: number } | { outcome: 'changed-elsewhere' | 'full' };

/** Recipes in one answer to "what changed". */
const HELPING = 200;
/** Earlier versions that are kept of one recipe. */
const VERSIONS = 50;
/** Parameters that one statement takes stay far below the engines' limits. */
const AT_ONCE = 500;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const now = (): string => new Date().toISOString();

/** What a recipe's row holds beside its place in the order of changes. */
function cells(recipe: KeptInput) {
  const { title, markdown, origin, tags, favourite, notes, keptAt } = recipe;
  return {
    title, markdown, text_hash: hashOf(markdown), origin_by: origin.by, origin_name: origin.name,
    tags: JSON.stringify(tags), favourite: favourite ? 1 : 0, notes, kept_at: keptAt, gone: 0,
  };
}
const EMPTIED = { title: '', markdown: '', text_hash: '', origin_name: '', tags: '[]', favourite: 0, notes: '', gone: 1 } as const;

function asKept(row: Row, cooked: readonly Cooked[]): Kept {
  return {
    id: row.id, title: row.title, markdown: row.markdown, origin: { by: row.origin_by as Kept['origin']['by'], name: row.origin_name },
    tags: JSON.parse(row.tags) as string[], favourite: row.favourite === 1, notes: row.notes, cooked: [...cooked], keptAt: row.kept_at, revision: row.revision,
  };
}

const recipeRow = (db: Db, cook: string, id: string): Promise<Row | undefined> =>
  db.selectFrom('recipes').selectAll().where('cook', '=', cook).where('id', '=', id).executeTakeFirst();

/** Counts a change of the cook and holds everybody else's back until the transaction ends. */
async function nextChange(db: Transaction<Tables>, cook: string): Promise<number> {
  await db.updateTable('cooks').set(({ eb }) => ({ changes: eb('changes', '+', 1) })).where('id', '=', cook).execute();
  const { changes } = await db.selectFrom('cooks').select('changes').where('id', '=', cook).executeTakeFirstOrThrow();
  return changes;
}

async function isFull(db: Db, cook: string, more: number): Promise<boolean> {
  const { count } = await db.selectFrom('recipes').select(({ fn }) => fn.countAll<number | string>().as('count')).where('cook', '=', cook).where('gone', '=', 0).executeTakeFirstOrThrow();
  return Number(count) + more > KEEPING.kept;
}

async function addCooked(db: Db, cook: string, recipe: string, cooked: readonly Cooked[]): Promise<boolean> {
  let fresh = false;
  for (let at = 0; at < cooked.length; at += AT_ONCE) {
    const rows = cooked.slice(at, at + AT_ONCE).map(({ id, on, how, note }) => ({ cook, id, recipe, cooked_on: on, how, note }));
    const { numInsertedOrUpdatedRows } = await db.insertInto('cooked').values(rows).onConflict((conflict) => conflict.columns(['cook', 'id']).doNothing()).executeTakeFirst();
    fresh ||= Number(numInsertedOrUpdatedRows ?? 0) > 0;
  }
  return fresh;
}

/** Puts the newest text aside as an earlier version, and forgets the oldest ones. */
async function putAside(db: Db, row: Row): Promise<void> {
  const { cook, id, revision, title, markdown } = row;
  await db.insertInto('recipe_versions').values({ cook, recipe: id, revision, title, markdown, at: now() }).execute();
  const old = await db.selectFrom('recipe_versions').select('revision').where('cook', '=', cook).where('recipe', '=', id).orderBy('revision', 'desc').offset(VERSIONS).limit(1).executeTakeFirst();
  if (old !== undefined) await db.deleteFrom('recipe_versions').where('cook', '=', cook).where('recipe', '=', id).where('revision', '<=', old.revision).execute();
}

const sameContent = (row: Row, recipe: KeptInput): boolean => Object.entries(cells(recipe)).every(([name, value]) => row[name as keyof Row] === value);

/** Keeps a recipe, or a change to revision `base` of it. The same change told again is kept once. */
export function keep(db: Db, cook: string, recipe: KeptInput, base: number): Promise<Keeping> {
  return db.transaction().execute(async (transaction) => {
    const change = await nextChange(transaction, cook);
    const row = await recipeRow(transaction, cook, recipe.id);
    if (row === undefined) {
      // A base that we never had: the account was made anew, and the device's copy is all there is.
      if (await isFull(transaction, cook, 1)) return { outcome: 'full' };
      await transaction.insertInto('recipes').values({ cook, id: recipe.id, ...cells(recipe), revision: 1, change }).execute();
      await addCooked(transaction, cook, recipe.id, recipe.cooked);
      return { outcome: 'kept', revision: 1 };
    }
    const same = row.gone === 0 && sameContent(row, recipe);
    // Who changed a recipe that was removed elsewhere keeps it anew, with base 0.
    if (!same && row.revision !== base && !(row.gone === 1 && base === 0)) return { outcome: 'changed-elsewhere' };
    const cookedMore = row.gone === 0 && await addCooked(transaction, cook, recipe.id, recipe.cooked);
    if (same && !cookedMore) return { outcome: 'kept', revision: row.revision };
    if (row.gone === 1 && await isFull(transaction, cook, 1)) return { outcome: 'full' };
    if (row.gone === 0 && (row.markdown !== recipe.markdown || row.title !== recipe.title)) await putAside(transaction, row);
    const revision = row.revision + 1;
    await transaction.updateTable('recipes').set({ ...cells(recipe), revision, change }).where('cook', '=', cook).where('id', '=', recipe.id).execute();
    if (row.gone === 1) await addCooked(transaction, cook, recipe.id, recipe.cooked);
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
    return { outcome: 'kept', revision };
  });
}

/** Adds one time a recipe was cooked; null where the cook has no such recipe. */
export function cookedOnce(db: Db, cook: string, recipe: string, cooked: Cooked): Promise<number | null> {
  return db.transaction().execute(async (transaction) => {
    const change = await nextChange(transaction, cook);
    const row = await recipeRow(transaction, cook, recipe);
    if (row === undefined || row.gone === 1) return null;
    if (!(await addCooked(transaction, cook, recipe, [cooked]))) return row.revision;
    await transaction.updateTable('recipes').set({ revision: row.revision + 1, change }).where('cook', '=', cook).where('id', '=', recipe).execute();
    return row.revision + 1;
  });
}

/** What was cooked when, by recipe. */
async function cookedOf(db: Db, cook: string, recipes: readonly string[]): Promise<Map<string, Cooked[]>> {
  const found = new Map<string, Cooked[]>();
  if (recipes.length === 0) return found;
  const rows = await db.selectFrom('cooked').selectAll().where('cook', '=', cook).where('recipe', 'in', [...recipes]).orderBy('cooked_on').orderBy('id').execute();
  for (const { recipe, id, cooked_on, how, note } of rows) {
    const list = found.get(recipe) ?? [];
    list.push({ id, on: cooked_on, how: how as Cooked['how'], note });
    found.set(recipe, list);
  }
  return found;
}

/** What changed after `since`, oldest first, a helping at a time. */
export async function changesSince(db: Db, cook: string, since: number): Promise<{ recipes: Kept[]; gone: string[]; upTo: number; more: boolean }> {
  const rows = await db.selectFrom('recipes').selectAll().where('cook', '=', cook).where('change', '>', since).orderBy('change').orderBy('id').limit(HELPING + 1).execute();
  // Adopted recipes share one change; a helping never ends in the middle of it.
  const last = rows[HELPING]?.change;
  let taken = last === undefined ? rows : rows.filter(({ change }) => change < last);
  if (taken.length === 0 && last !== undefined) taken = await db.selectFrom('recipes').selectAll().where('cook', '=', cook).where('change', '=', last).execute();
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

/** Takes recipes in one step, all or none (null when they do not fit). What has the same text already is not doubled: its tags, notes and times are joined. */
export function adopt(db: Db, cook: string, recipes: readonly KeptInput[]): Promise<{ id: string; revision: number; fresh: boolean }[] | null> {
  return db.transaction().execute(async (transaction) => {
    const change = await nextChange(transaction, cook);
    const rows = await transaction.selectFrom('recipes').selectAll().where('cook', '=', cook).execute();
    const byText = new Map(rows.filter(({ gone }) => gone === 0).map((row) => [row.text_hash, row]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const answers: { id: string; revision: number; fresh: boolean }[] = [];
    let count = rows.filter(({ gone }) => gone === 0).length;
    for (const recipe of recipes) {
      const twin = byText.get(hashOf(recipe.markdown));
      if (twin !== undefined) {
        answers.push({ id: twin.id, revision: await join(transaction, twin, recipe, change), fresh: false });
        continue;
      }
      const known = byId.get(recipe.id);
      if (known?.gone === 0) {
        // Another text under an id that is taken: it goes in under an id of its own.
        const id = derivedId(recipe.id, recipe.markdown);
        answers.push({ id, revision: 1, fresh: true });
        await insert({ ...recipe, id });
      } else if (known !== undefined) {
        const revision = known.revision + 1;
        await transaction.updateTable('recipes').set({ ...cells(recipe), revision, change }).where('cook', '=', cook).where('id', '=', recipe.id).execute();
        remembered({ ...known, ...cells(recipe), revision, change });
        answers.push({ id: recipe.id, revision, fresh: true });
      } else {
        await insert(recipe);
        answers.push({ id: recipe.id, revision: 1, fresh: true });
      }
      await addCooked(transaction, cook, answers.at(-1)?.id ?? recipe.id, recipe.cooked);
      count += 1;
    }
    if (count > KEEPING.kept) throw new CookbookFull();
    return answers;

    async function insert(recipe: KeptInput): Promise<void> {
      const row = { cook, id: recipe.id, ...cells(recipe), revision: 1, change };
      await transaction.insertInto('recipes').values(row).execute();
      remembered(row);
    }
    function remembered(row: Row): void {
      byText.set(row.text_hash, row);
      byId.set(row.id, row);
    }
  }).catch((thrown: unknown) => {
    if (thrown instanceof CookbookFull) return null;
    throw thrown;
  });
}

/** Thrown inside the transaction, so that it takes everything back. */
class CookbookFull extends Error {}

/** The same recipe told twice gets the same id twice. */
function derivedId(id: string, markdown: string): string {
  const hex = hashOf(`${id} ${markdown}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Adds what a twin with the same text knows beside it. Gives back the revision. */
async function join(db: Transaction<Tables>, row: Row, recipe: KeptInput, change: number): Promise<number> {
  const tags = JSON.stringify([...new Set([...(JSON.parse(row.tags) as string[]), ...recipe.tags])].slice(0, KEEPING.tags));
  const favourite = row.favourite === 1 || recipe.favourite ? 1 : 0;
  const notes = row.notes.includes(recipe.notes) ? row.notes : [...`${row.notes}\n${recipe.notes}`.trim()].slice(0, KEEPING.notes).join('');
  const cooked = await addCooked(db, row.cook, row.id, recipe.cooked);
  if (!cooked && tags === row.tags && favourite === row.favourite && notes === row.notes) return row.revision;
  Object.assign(row, { tags, favourite, notes, revision: row.revision + 1, change });
  await db.updateTable('recipes').set({ tags, favourite, notes, revision: row.revision, change }).where('cook', '=', row.cook).where('id', '=', row.id).execute();
  return row.revision;
}
