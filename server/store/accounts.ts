/** The rows of cooks: who has an account, and the hash of the password. */
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from './tables.ts';

/** A person with an account, as the rest of the server knows one. */
export interface Cook { id: string; email: string; firstName: string; lastName: string; /** ISO moment. */ since: string }
export type CookWithHash = Cook & { passwordHash: string };

type Row = Selectable<Tables['cooks']>;
const COLUMNS = ['id', 'email', 'first_name', 'last_name', 'made_at', 'password_hash'] as const;

function asCook({ id, email, first_name, last_name, made_at, password_hash }: Pick<Row, (typeof COLUMNS)[number]>): CookWithHash {
  return { id, email, firstName: first_name, lastName: last_name, since: made_at, passwordHash: password_hash };
}

/** False where the e-mail has an account already. */
export async function addCook(db: Kysely<Tables>, cook: CookWithHash): Promise<boolean> {
  const row = { id: cook.id, email: cook.email, first_name: cook.firstName, last_name: cook.lastName, made_at: cook.since, password_hash: cook.passwordHash, changes: 0 };
  const added = await db.insertInto('cooks').values(row).onConflict((conflict) => conflict.column('email').doNothing()).returning('id').executeTakeFirst();
  return added !== undefined;
}

export async function findCook(db: Kysely<Tables>, by: 'id' | 'email', value: string): Promise<CookWithHash | null> {
  const row = await db.selectFrom('cooks').select(COLUMNS).where(by, '=', value).executeTakeFirst();
  return row === undefined ? null : asCook(row);
}

/** Every account, oldest first, with how many recipes it keeps. */
export async function listCooks(db: Kysely<Tables>): Promise<(Cook & { recipes: number })[]> {
  const rows = await db.selectFrom('cooks').select(COLUMNS)
    .select((eb) => eb.selectFrom('recipes').select(eb.fn.countAll<number>().as('n')).whereRef('recipes.cook', '=', 'cooks.id').where('gone', '=', 0).as('recipes'))
    .orderBy('made_at').orderBy('id').execute();
  return rows.map(({ recipes, ...row }) => {
    const { passwordHash: _, ...cook } = asCook(row);
    return { ...cook, recipes: recipes ?? 0 };
  });
}

/** Sets a new password. Ends every session but the one to keep, and every link for a new password. */
export function setPassword(db: Kysely<Tables>, cook: string, passwordHash: string, keep: string | null): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    await transaction.updateTable('cooks').set({ password_hash: passwordHash }).where('id', '=', cook).execute();
    const sessions = transaction.deleteFrom('sessions').where('cook', '=', cook);
    await (keep === null ? sessions : sessions.where('token_hash', '!=', keep)).execute();
    await transaction.deleteFrom('password_resets').where('cook', '=', cook).execute();
  });
}

/** Removes the account with everything that belongs to it: the tables are tied so that the rest follows. */
export async function deleteCook(db: Kysely<Tables>, cook: string): Promise<void> {
  await db.deleteFrom('cooks').where('id', '=', cook).execute();
}
