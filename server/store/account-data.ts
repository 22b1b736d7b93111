/** Everything that the tables hold about one cook, but for hashes. Photos are told here, and their bytes fetched one by one. */
import type { Kysely } from 'kysely';
import { originOf } from './origin-cells.ts';
import { photosOf } from './photos.ts';
import type { Tables } from './tables.ts';

/** As one picture of a single moment. */
export function dataOf(db: Kysely<Tables>, cook: string): Promise<{ photos: readonly { id: string; kept_at: string }[] }> {
  return db.transaction().setAccessMode('read only').setIsolationLevel('repeatable read').execute(async (transaction) => {
    const recipes = await transaction.selectFrom('recipes').selectAll().where('cook', '=', cook).where('gone', '=', 0).orderBy('kept_at').orderBy('id').execute();
    const versions = await transaction.selectFrom('recipe_versions').selectAll().where('cook', '=', cook).orderBy('revision').execute();
    const cooked = await transaction.selectFrom('cooked').selectAll().where('cook', '=', cook).orderBy('cooked_on').execute();
    const belongings = await transaction.selectFrom('belongings').select(['name', 'value', 'changed_at']).where('cook', '=', cook).orderBy('name').execute();
    const shares = await transaction.selectFrom('shares').selectAll().where('cook', '=', cook).orderBy('made_at').execute();
    const sessions = await transaction.selectFrom('sessions').select(['made_at', 'seen_at']).where('cook', '=', cook).orderBy('made_at').execute();
    const photos = await photosOf(transaction, cook);
    const versionsOf = Map.groupBy(versions, ({ recipe }) => recipe);
    const cookedOf = Map.groupBy(cooked, ({ recipe }) => recipe);
    return {
      recipes: recipes.map((row) => ({
        id: row.id, title: row.title, markdown: row.markdown, origin: originOf(row), tags: JSON.parse(row.tags) as unknown,
        favourite: row.favourite === 1, notes: row.notes, rating: row.rating, source: row.source,
        photo: row.photo === '' ? null : row.photo, keptAt: row.kept_at, revision: row.revision,
        cooked: (cookedOf.get(row.id) ?? []).map(({ id, cooked_on, how, note }) => ({ id, on: cooked_on, how, note })),
        versions: (versionsOf.get(row.id) ?? []).map(({ revision, title, markdown, at }) => ({ revision, title, markdown, at })),
      })),
      belongings: belongings.map(({ name, value, changed_at }) => ({ name, value, changedAt: changed_at })),
      shares: shares.map((row) => ({
        id: row.id, recipe: row.recipe, title: row.title, markdown: row.markdown, origin: originOf(row), source: row.source,
        sharedAt: row.made_at, endsAt: row.ends_at, ended: row.ended,
      })),
      photos,
      sessions: sessions.map(({ made_at, seen_at }) => ({ since: made_at, seenAt: seen_at })),
    };
  });
}
