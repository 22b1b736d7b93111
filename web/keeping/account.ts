/** Coming and going: a guest who signs in keeps everything, and who signs out leaves nothing behind. */
import type { Account } from '../../contract/account.ts';
import type { ENDPOINTS, InputOf } from '../../contract/endpoints.ts';
import { KEEPING } from '../../contract/keeping-limits.ts';
import type { Send } from '../api.ts';
import { forgetLists } from './belongings.ts';
import { allOnDevice, asInput, changeOnDevice, factOf, forgetAll, setFact } from './device-cookbook.ts';
import type { DeviceRecipe } from './device-cookbook.ts';
import { ask } from './keeping-api.ts';
import { sync } from './sync.ts';

/** Who is signed in, or null. Throws Unreachable without a network. */
export async function whoAmI(send: Send): Promise<Account | null> {
  return (await ask(send, 'account', undefined)).account;
}

export async function register(send: Send, input: InputOf<typeof ENDPOINTS.register>): Promise<Account> {
  return arrive(send, (await ask(send, 'register', input)).account);
}

export async function signIn(send: Send, input: InputOf<typeof ENDPOINTS.signIn>): Promise<Account> {
  return arrive(send, (await ask(send, 'signIn', input)).account);
}

export async function resetPassword(send: Send, input: InputOf<typeof ENDPOINTS.reset>): Promise<Account> {
  return arrive(send, (await ask(send, 'reset', input)).account);
}

/**
 * Hands what the guest kept to the account, once, and fetches what the account has. What cannot be handed over now stays on the
 * device as it is and is handed over the next time; being signed in does not depend on it.
 */
export async function arrive(send: Send, account: Account): Promise<Account> {
  const owner = await factOf('owner');
  if (owner !== account.email) {
    await adoptAll(send, owner !== '');
    await setFact('since', 0);
    await setFact('agreed', {});
    await setFact('owner', account.email);
  }
  await sync(send);
  return account;
}

/** @param another true where the copies are another account's: only what that one never got is taken along. */
async function adoptAll(send: Send, another: boolean): Promise<void> {
  const here = await allOnDevice();
  const left = here.filter(({ waiting, gone }) => gone || (another && !waiting));
  await changeOnDevice(left.map(({ id }) => id), () => null);
  const own = here.filter((recipe) => !left.includes(recipe));
  for (const some of helpings(own)) {
    const { recipes } = await ask(send, 'adopt', { recipes: some.map(asInput) });
    const answers = new Map(some.map(({ id }, index) => [id, recipes[index]]));
    // One that stands under another id there comes back with the rest.
    await changeOnDevice([...answers.keys()], (found, id) => {
      const answer = answers.get(id);
      return found === undefined || answer === undefined ? (found ?? null) : answer.id === id ? { ...found, base: answer.revision, waiting: false } : null;
    });
  }
}

/** As many at once as one request may have. */
function helpings(recipes: readonly DeviceRecipe[]): DeviceRecipe[][] {
  const all: DeviceRecipe[][] = [];
  let bytes = Infinity;
  for (const recipe of recipes) {
    const size = new TextEncoder().encode(JSON.stringify(asInput(recipe))).length + 2;
    if (bytes + size > KEEPING.adoptBytes - 100 || (all.at(-1)?.length ?? 0) >= KEEPING.adopted) {
      all.push([]);
      bytes = 0;
    }
    all.at(-1)?.push(recipe);
    bytes += size;
  }
  return all;
}

/** Tells the server what waits, ends the session, and forgets everything here. False when something could not be told: then nothing was done. */
export async function signOut(send: Send, evenIfUntold = false): Promise<boolean> {
  await sync(send);
  const untold = (await allOnDevice()).some(({ waiting }) => waiting);
  if (untold && !evenIfUntold) return false;
  await ask(send, 'signOut', {});
  await leave();
  return true;
}

/** Forgets what belongs to the account on this device. */
export async function leave(): Promise<void> {
  await forgetAll();
  forgetLists();
}
