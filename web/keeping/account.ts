/** Coming and going: a guest who signs in keeps everything, and who signs out leaves nothing behind. */
import type { Account } from '../../contract/account.ts';
import type { ENDPOINTS, InputOf, OutputOf } from '../../contract/endpoints.ts';
import type { Send } from '../api.ts';
import { remember } from '../parts/device/remembered.ts';
import { forgetLists } from './belongings.ts';
import { allOnDevice, factOf, forgetAll, handOver } from './device-cookbook.ts';
import { forgetPhotos, photosNamed, tidyPhotos, waitingPhotos } from './device-photos.ts';
import { ask } from './keeping-api.ts';
import { sync } from './sync.ts';

/** Who is signed in, or null. Throws Unreachable without a network. */
export async function whoAmI(send: Send): Promise<Account | null> {
  return (await ask(send, 'account', undefined)).account;
}

export const register = (send: Send, input: InputOf<typeof ENDPOINTS.register>): Promise<Account> => enter(send, 'register', input);
export const signIn = (send: Send, input: InputOf<typeof ENDPOINTS.signIn>): Promise<Account> => enter(send, 'signIn', input);
export const resetPassword = (send: Send, input: InputOf<typeof ENDPOINTS.reset>): Promise<Account> => enter(send, 'reset', input);

async function enter<Way extends 'register' | 'signIn' | 'reset'>(send: Send, way: Way, input: InputOf<(typeof ENDPOINTS)[Way]>): Promise<Account> {
  // Whoever is signed in here still gets what waits for their account.
  if ((await factOf('owner').catch(() => '')) !== '') await sync(send);
  const { account } = (await ask(send, way, input)) as OutputOf<(typeof ENDPOINTS)[Way]> & { account: Account };
  await arrive(send, account);
  return account;
}

/**
 * Hands what is on the device to the account, once, and brings both to the same state. What cannot be told now waits on the
 * device for the next time; being signed in does not depend on it, nor on a browser that keeps anything.
 */
export async function arrive(send: Send, account: Account): Promise<void> {
  try {
    const [owner, since] = await Promise.all([factOf('owner'), factOf('ownerSince')]);
    if (owner !== account.email || since !== account.since) {
      await handOver(account);
      // What was another account's goes with its recipes.
      await tidyPhotos(photosNamed(await allOnDevice()), { atOnce: true }).catch(() => undefined);
    }
    remember('cook', true);
    await sync(send);
  } catch {
    // The cookbook page says what is wrong with this browser.
  }
}

/** Tells the server what waits, ends the session (or all of them), and forgets everything here. False when something could not be told: then nothing was done. */
export async function signOut(send: Send, { everywhere = false, evenIfUntold = false } = {}): Promise<boolean> {
  const untold = await sync(send).then(somethingWaits, () => false);
  if (untold && !evenIfUntold) return false;
  await ask(send, everywhere ? 'signOutEverywhere' : 'signOut', {});
  await leave();
  return true;
}

async function somethingWaits(): Promise<boolean> {
  const recipes = await allOnDevice();
  return recipes.some(({ waiting }) => waiting) || (await waitingPhotos(photosNamed(recipes))).length > 0;
}

/** Forgets what belongs to the account on this device. */
export async function leave(): Promise<void> {
  forgetLists();
  await Promise.allSettled([forgetAll(), forgetPhotos()]);
}
