/** Takes over what somebody kept before they signed in, or while the server was away. */
import type { KeptInput } from '../../contract/cookbook.ts';
import { KEEPING } from '../../contract/keeping-limits.ts';
import { addCooked, cells, countKept, hashOf, inParts, mustFit, nextChange, type RecipeRow } from './cookbook-rows.ts';
import type { Db } from './open-store.ts';

/** Where a recipe of the input stands now; `fresh` where it was not there before. */
export interface Adopted { id: string; revision: number; fresh: boolean }

/** What we need to know of the rows that are there: not their texts, for which the hash stands. */
const KNOWN = ['cook', 'id', 'text_hash', 'tags', 'favourite', 'notes', 'rating', 'source', 'photo', 'revision', 'gone'] as const;
type Known = Pick<RecipeRow, (typeof KNOWN)[number]>;

/** Rows that one statement adds. */
const ADDED_AT_ONCE = 100;

/** Takes recipes in one step, all or none (null when they do not fit). What has the same text already is not doubled: its tags, notes and times are joined. */
export async function adopt(db: Db, cook: string, recipes: readonly KeptInput[]): Promise<Adopted[] | null> {
  try {
    return await db.transaction().execute((transaction) => takeOver(transaction, cook, recipes));
  } catch (thrown) {
    if (thrown instanceof CookbookFull) return null;
    throw thrown;
  }
}

/** Thrown inside the transaction, so that it takes everything back. */
class CookbookFull extends Error {}

async function takeOver(db: Db, cook: string, recipes: readonly KeptInput[]): Promise<Adopted[]> {
  const change = await nextChange(db, cook);
  const byId = new Map<string, Known>();
  const byText = new Map<string, Known>();
  const remember = (row: Known): void => {
    byId.set(row.id, row);
    if (row.gone === 0) byText.set(row.text_hash, row);
  };
  for (const part of inParts(recipes)) {
    // Two questions without an order, so that each finds its own index.
    const sameIds = await known(db, cook).where('id', 'in', part.map(({ id }) => id)).execute();
    const sameTexts = await known(db, cook).where('gone', '=', 0).where('text_hash', 'in', part.map(({ markdown }) => hashOf(markdown))).execute();
    [...sameIds, ...sameTexts].toSorted((one, other) => (one.id < other.id ? -1 : 1)).forEach(remember);
  }

  const added: Omit<RecipeRow, 'size'>[] = [];
  const place = async (recipe: KeptInput, id: string): Promise<{ row: Known; fresh: boolean }> => {
    const row = byId.get(id) ?? await known(db, cook).where('id', '=', id).executeTakeFirst();
    // Told again after it was changed elsewhere: the text is among the earlier ones.
    if (row?.gone === 0 && await wasThere(db, row, recipe.markdown)) return { row, fresh: false };
    // Another text under an id that is taken gets an id of its own.
    if (row?.gone === 0) return place(recipe, derivedId(id, recipe.markdown));
    const fresh = { cook, id, ...cells(recipe), photo: recipe.photo ?? '', revision: (row?.revision ?? 0) + 1, change };
    if (row === undefined) added.push(fresh);
    else await db.updateTable('recipes').set(fresh).where('cook', '=', cook).where('id', '=', id).execute();
    remember(fresh);
    return { row: fresh, fresh: true };
  };
  const places: { recipe: KeptInput; row: Known; fresh: boolean }[] = [];
  for (const recipe of recipes) {
    const twin = byText.get(hashOf(recipe.markdown));
    places.push({ recipe, ...(twin === undefined ? await place(recipe, recipe.id) : { row: twin, fresh: false }) });
  }
  for (const part of inParts(added, ADDED_AT_ONCE)) await db.insertInto('recipes').values(part).execute();
  if (places.some(({ fresh }) => fresh) && await countKept(db, cook) > KEEPING.kept) throw new CookbookFull();

  for (const { recipe, row, fresh } of places) {
    const cookedMore = await addCooked(db, cook, row.id, recipe.cooked);
    if (!fresh) await join(db, row, recipe, { cookedMore, change });
  }
  await mustFit(db, cook, [...new Set(places.map(({ row: { id } }) => id))]);
  return places.map(({ row: { id, revision }, fresh }) => ({ id, revision, fresh }));
}

const known = (db: Db, cook: string) => db.selectFrom('recipes').select(KNOWN).where('cook', '=', cook);

async function wasThere(db: Db, { cook, id }: Known, markdown: string): Promise<boolean> {
  const found = await db.selectFrom('recipe_versions').select('revision').where('cook', '=', cook).where('recipe', '=', id).where('markdown', '=', markdown).limit(1).executeTakeFirst();
  return found !== undefined;
}

/** The same recipe told twice gets the same id twice. */
function derivedId(id: string, markdown: string): string {
  const hex = hashOf(`${id} ${markdown}`);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Adds to the row what a twin with the same text knows beside it. */
async function join(db: Db, row: Known, recipe: KeptInput, { cookedMore, change }: { cookedMore: boolean; change: number }): Promise<void> {
  const tags = JSON.stringify([...new Set([...(JSON.parse(row.tags) as string[]), ...recipe.tags])].slice(0, KEEPING.tags));
  const favourite = row.favourite === 1 || recipe.favourite ? 1 : 0;
  const notes = row.notes.includes(recipe.notes) ? row.notes : [...`${row.notes}\n${recipe.notes}`.trim()].slice(0, KEEPING.notes).join('').trim();
  const rating = row.rating ?? recipe.rating;
  const source = row.source || recipe.source;
  const photo = row.photo || (recipe.photo ?? '');
  const same = tags === row.tags && favourite === row.favourite && notes === row.notes && rating === row.rating && source === row.source
    && photo === row.photo;
  if (!cookedMore && same) return;
  const joined = { tags, favourite, notes, rating, source, photo, revision: row.revision + 1 };
  Object.assign(row, joined);
  await db.updateTable('recipes').set({ ...joined, change }).where('cook', '=', row.cook).where('id', '=', row.id).execute();
}
