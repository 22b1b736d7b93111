/** How often each thing may be done, and the refusal of more. */
import type { Context } from 'hono';
import { Refusal } from '../../contract/refusals.ts';
import type { Carried } from '../endpoint.ts';
import type { Db } from '../store/open-store.ts';
import { countTry, type Rate } from '../store/tries.ts';
import { networkOf } from './network.ts';

export const RATES = {
  'cook': { most: 60, perMinutes: 1 },
  'register': { most: 10, perMinutes: 60 },
  /** By e-mail and network together, and by network alone. */
  'sign-in': { most: 10, perMinutes: 15 },
  'sign-in anywhere': { most: 60, perMinutes: 60 },
  /** By cook, who already is signed in and is asked for the password again. */
  'password': { most: 10, perMinutes: 15 },
  'data': { most: 10, perMinutes: 60 },
  /** By e-mail, and by network. */
  'ask-reset': { most: 5, perMinutes: 60 },
  'ask-reset anywhere': { most: 20, perMinutes: 60 },
  'reset': { most: 30, perMinutes: 60 },
  'share': { most: 30, perMinutes: 60 },
  'review': { most: 5, perMinutes: 24 * 60 },
  'report': { most: 10, perMinutes: 24 * 60 },
} as const satisfies Record<string, Rate>;

/** Takes one try, or refuses with `too-many` and how long to wait. The key says what is done and by whom. */
export async function takeTry(db: Db, key: readonly string[], rate: Rate): Promise<void> {
  const until = await countTry(db, key, rate);
  if (until !== null) throw new Refusal('too-many', `That was a lot at once. Try again in ${wait(Date.parse(until) - Date.now())}.`);
}

/** Takes one of the tries that everybody in the same network shares. Where there is no connection there is nothing to count. */
export async function takeTryOfNetwork(context: Context<Carried>, what: keyof typeof RATES): Promise<void> {
  const network = networkOf(context);
  if (network !== null) await takeTry(context.var.store.db, [what, network], RATES[what]);
}

function wait(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 1) return 'a minute';
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
