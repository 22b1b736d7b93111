/** Making an account and getting into it. */
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../contract/refusals.ts';
import { addCook, findCook, setPassword, type Cook } from '../store/accounts.ts';
import type { Db } from '../store/open-store.ts';
import { RATES } from '../guards/rate-limit.ts';
import { inSlowLine } from '../guards/slow-line.ts';
import { countTry, triesUnder } from '../store/tries.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { isWeak } from './weak-password.ts';
interface Registration { firstName: string; lastName?: string | undefined; email: string; password: string }

/** Refused with weak-password, email-taken or too-many. */
export async function register(db: Db, { firstName, lastName = '', email, password }: Registration): Promise<Cook> {
  mustBeStrong(password, { firstName, lastName, email });
  const cook = { id: randomUUID(), email, firstName, lastName, since: new Date().toISOString() };
  if (!await addCook(db, { ...cook, passwordHash: await hashPassword(password) })) throw new Refusal('email-taken');
  return cook;
}

/**
 * Refused with wrong-sign-in whether the e-mail or the password is wrong, after the same work. Many wrong ones for an e-mail, from wherever,
 * and who comes from a network that was never in stands in line; nobody is locked out (decision 0085).
 */
export async function signIn(db: Db, { email, password, network }: { email: string; password: string; network: string | null }): Promise<Cook> {
  const home = ['at home', email, network ?? ''];
  const isGuessed = await triesUnder(db, ['wrong sign-in', email]) >= RATES['wrong sign-in'].most;
  const check = async (): Promise<Cook> => {
    const found = await findCook(db, 'email', email);
    const right = await isPassword(password, found?.passwordHash ?? null);
    if (found === null || !right) throw new Refusal('wrong-sign-in');
    return found;
  };
  const inLine = isGuessed && await triesUnder(db, home) === 0;
  try {
    const cook = await (inLine ? inSlowLine(`sign-in ${email}`, check) : check());
    await countTry(db, home, RATES['at home']);
    return cook;
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'wrong-sign-in') await countTry(db, ['wrong sign-in', email], RATES['wrong sign-in']);
    throw thrown;
  }
}

/** What cannot be taken back is only done by who knows the password, not by whoever finds the device open. */
export async function mustKnowPassword(db: Db, cook: Cook, password: string): Promise<void> {
  const found = await findCook(db, 'id', cook.id);
  if (!await isPassword(password, found?.passwordHash ?? null)) throw new Refusal('wrong-sign-in', 'That is not your password.');
}

/** Ends all sessions but the one named. */
export async function changePassword(db: Db, cook: Cook, old: string, password: string, session: string | null): Promise<void> {
  await mustKnowPassword(db, cook, old);
  mustBeStrong(password, cook);
  await setPassword(db, cook.id, await hashPassword(password), session);
}

export function mustBeStrong(password: string, { firstName, lastName, email }: Pick<Cook, 'firstName' | 'lastName' | 'email'>): void {
  if (isWeak(password, [firstName, lastName, email])) throw new Refusal('weak-password');
}
