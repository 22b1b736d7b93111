/** Share links: recipes as they were when they were shared. Of a link's token and key only the hashes are kept. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Origin } from '../../kitchen/recipe/origin.ts';
import { originCells, originOf } from './origin-cells.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

export interface SharedRecipe { title: string; markdown: string; origin: Origin; source: string; sharedAt: string }
export interface NewShare { title: string; markdown: string; origin: Origin; source?: string; /** The cook who shares, or null for a guest. */ cook: string | null; recipe: string | null; days: number | null }
/** What the operator sees of a link. */
export interface ShareRow { id: string; title: string; sharedAt: string; endsAt: string | null; ended: string | null; reports: number }

const DAY_MS = 86_400_000;
const secret = (): string => randomBytes(24).toString('base64url');
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const iso = (moment: Date): string => moment.toISOString();

/** Makes a link. Its token and key leave here and are known to nobody afterwards. */
export async function makeShare(db: Db, share: NewShare, now = new Date()): Promise<{ id: string; token: string; key: string; endsAt: string | null }> {
  const { title, markdown, origin, source = '', cook, recipe, days } = share;
  const [id, token, key] = [randomUUID(), secret(), secret()];
  const endsAt = days === null ? null : iso(new Date(now.getTime() + days * DAY_MS));
  await db.insertInto('shares').values({
    id, token_hash: hashOf(token), key_hash: hashOf(key), cook, recipe, title, markdown, ...originCells(origin), source,
    made_at: iso(now), ends_at: endsAt, ended: null,
  }).execute();
  return { id, token, key, endsAt };
}

/** Rows that still lead somewhere. */
const living = (db: Db, now: Date) => db.selectFrom('shares').where('ended', 'is', null)
  .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', iso(now))]));

/** The recipe behind a token, or null where the link leads nowhere (any more). */
export async function openShare(db: Db, token: string, now = new Date()): Promise<SharedRecipe | null> {
  const row = await living(db, now).selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst();
  return row === undefined ? null : asRecipe(row);
}

function asRecipe(row: Selectable<Tables['shares']>): SharedRecipe {
  return { title: row.title, markdown: row.markdown, origin: originOf(row), source: row.source, sharedAt: row.made_at };
}

/** Ends a link of the cook, or the one that the key belongs to. False where neither fits, or it had ended already. */
export async function revokeShare(db: Db, id: string, by: { cook: string | null; key: string | null }): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('shares').set({ ended: 'revoked', markdown: '' }).where('id', '=', id).where('ended', 'is', null)
    .where((where) => where.or([
      ...(by.cook === null ? [] : [where('cook', '=', by.cook)]),
      ...(by.key === null ? [] : [where('key_hash', '=', hashOf(by.key))]),
    ])).executeTakeFirst();
  if (numUpdatedRows > 0n) await db.deleteFrom('share_readings').where('share', '=', id).execute();
  return numUpdatedRows > 0n;
}

/** The cook's links that still lead somewhere, newest first. */
export async function sharesOf(db: Db, cook: string, now = new Date()): Promise<{ id: string; title: string; sharedAt: string; endsAt: string | null; recipe: string | null }[]> {
  return living(db, now).select(['id', 'title', 'made_at as sharedAt', 'ends_at as endsAt', 'recipe'])
    .where('cook', '=', cook).orderBy('made_at', 'desc').orderBy('id').execute();
}

/** Notes that something is wrong with a shared recipe; false where the link leads nowhere. */
export async function reportShare(db: Db, token: string, why: string, now = new Date()): Promise<boolean> {
  const share = await living(db, now).select('id').where('token_hash', '=', hashOf(token)).executeTakeFirst();
  if (share === undefined) return false;
  await db.insertInto('share_reports').values({ id: randomUUID(), share: share.id, why, at: iso(now) }).execute();
  return true;
}

/** All links for the operator, the most reported first, then the newest. */
export async function allShares(db: Db): Promise<ShareRow[]> {
  const rows = await db.selectFrom('shares')
    .select((of) => ['id', 'title', 'made_at as sharedAt', 'ends_at as endsAt', 'ended',
      of.selectFrom('share_reports').whereRef('share_reports.share', '=', 'shares.id').select((count) => count.fn.countAll().as('n')).as('reports')])
    .orderBy('made_at', 'desc').orderBy('id').execute();
  // PostgreSQL counts in texts, because its counts may be larger than a number.
  return rows.map((row) => ({ ...row, reports: Number(row.reports) })).toSorted((one, other) => other.reports - one.reports);
}

/** What readers reported, newest first, with the recipe's text so that the operator can judge. */
export async function shareReports(db: Db): Promise<{ share: string; title: string; ended: string | null; why: string; at: string; markdown: string }[]> {
  return db.selectFrom('share_reports').innerJoin('shares', 'shares.id', 'share_reports.share')
    .select(['share_reports.share', 'shares.title', 'shares.ended', 'share_reports.why', 'share_reports.at', 'shares.markdown'])
    .orderBy('share_reports.at', 'desc').orderBy('share_reports.id').execute();
}

/** Takes a link down for good; its text stays for the operator. False where it had ended, or never was. */
export async function takeDownShare(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('shares').set({ ended: 'taken-down' }).where('id', '=', id).where('ended', 'is', null).executeTakeFirst();
  if (numUpdatedRows > 0n) await db.deleteFrom('share_readings').where('share', '=', id).execute();
  return numUpdatedRows > 0n;
}
