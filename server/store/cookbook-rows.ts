/** What keeping, adopting and reading the cookbook have in common: the shape of its rows, their order and their bounds. */
import { createHash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { Cooked, KeptInput } from '../../contract/cookbook.ts';
import { KEEPING } from '../../contract/keeping-limits.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { Db } from './open-store.ts';
import { originCells } from './origin-cells.ts';
import type { Tables } from './tables.ts';

export type RecipeRow = Selectable<Tables['recipes']>;

/** Rows of one statement: parameters stay far below the engines' limits. */
export const AT_ONCE = 500;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A list in parts of at most `most`. */
export function inParts<T>(list: readonly T[], most = AT_ONCE): T[][] {
  return Array.from({ length: Math.ceil(list.length / most) }, (_, part) => list.slice(part * most, (part + 1) * most));
}

/** What a recipe's row holds beside its place in the order of changes. */
export function cells({ title, markdown, origin, tags, favourite, notes, rating, source, photo, keptAt }: KeptInput) {
  return {
    title, markdown, text_hash: hashOf(markdown), ...originCells(origin),
    tags: JSON.stringify(tags), favourite: favourite ? 1 : 0, notes, rating, source, kept_at: keptAt, gone: 0,
    // A page from before there were photos says nothing of them.
    ...(photo !== undefined && { photo: photo ?? '' }),
  };
}

/**
 * Counts a change of the cook and holds everybody else's back until the transaction ends. Refused with `not-signed-in`
 * where the account was deleted since the request came in.
 */
export async function nextChange(transaction: Db, cook: string): Promise<number> {
  const counted = await transaction.updateTable('cooks').set(({ eb }) => ({ changes: eb('changes', '+', 1) })).where('id', '=', cook).returning('changes').executeTakeFirst();
  if (counted === undefined) throw new Refusal('not-signed-in');
  return counted.changes;
}

/** How many recipes the cook keeps. */
export async function countKept(db: Db, cook: string): Promise<number> {
  const { count } = await db.selectFrom('recipes').select(({ fn }) => fn.countAll<number>().as('count')).where('cook', '=', cook).where('gone', '=', 0).executeTakeFirstOrThrow();
  return count;
}

/** A recipe's characters with all that hangs on it; 60 stand for a time that it was cooked without a word. */
const SIZE = sql<number>`length(title) + length(markdown) + length(notes) + length(tags) + length(source)
  + coalesce((select sum(length(v.title) + length(v.markdown)) from recipe_versions v
    where v.cook = recipes.cook and v.recipe = recipes.id), 0)
  + coalesce((select sum(length(c.note) + 60) from cooked c where c.cook = recipes.cook and c.recipe = recipes.id), 0)`;

/**
 * Weighs the recipes that a transaction changed, and throws the refusal `cookbook-full` where the cookbook has become too long: the
 * transaction takes all of it back.
 */
export async function mustFit(transaction: Db, cook: string, ids: readonly string[], most: number = KEEPING.keptLength): Promise<void> {
  for (const part of inParts(ids)) {
    await transaction.updateTable('recipes').set({ size: SIZE }).where('cook', '=', cook).where('id', 'in', part).execute();
  }
  const { sum } = await transaction.selectFrom('recipes').select(({ fn }) => fn.sum('size').as('sum'))
    .where('cook', '=', cook).executeTakeFirstOrThrow();
  if (Number(sum) > most) throw new Refusal('cookbook-full');
}

/** Adds times a recipe was cooked; of very many the oldest are forgotten. True where one was new. */
export async function addCooked(db: Db, cook: string, recipe: string, cooked: readonly Cooked[]): Promise<boolean> {
  let fresh = false;
  for (const part of inParts(cooked)) {
    const rows = part.map(({ id, on, how, note }) => ({ cook, id, recipe, cooked_on: on, how, note }));
    const added = await db.insertInto('cooked').values(rows).onConflict((conflict) => conflict.columns(['cook', 'id']).doNothing()).returning('id').execute();
    fresh ||= added.length > 0;
  }
  if (!fresh) return false;
  const old = await db.selectFrom('cooked').select('id').where('cook', '=', cook).where('recipe', '=', recipe)
    .orderBy('cooked_on', 'desc').orderBy('id', 'desc').offset(KEEPING.cookedTimes).limit(KEEPING.cookedTimes).execute();
  for (const part of inParts(old.map(({ id }) => id))) await db.deleteFrom('cooked').where('cook', '=', cook).where('id', 'in', part).execute();
  return true;
}
