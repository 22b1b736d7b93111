/** Asks the server for what belongs to somebody: account, cookbook, share links, reviews. */
import type { ENDPOINTS, InputOf, OutputOf } from '../../contract/endpoints.ts';
import { askServer, postJson } from '../api.ts';
import type { Send } from '../api.ts';

/** Where each is asked; a test holds the table to the contract, whose schemas would weigh too much here. */
export const ADDRESSES = {
  account: '/api/account', register: '/api/account/register', signIn: '/api/account/sign-in', signOut: '/api/account/sign-out',
  signOutEverywhere: '/api/account/sign-out-everywhere', changePassword: '/api/account/change-password', deleteAccount: '/api/account/delete',
  accountData: '/api/account/data', askReset: '/api/account/ask-reset', reset: '/api/account/reset',
  changes: '/api/cookbook/changes', keep: '/api/cookbook/keep', remove: '/api/cookbook/remove', cookedOnce: '/api/cookbook/cooked',
  adopt: '/api/cookbook/adopt', keepPhoto: '/api/cookbook/keep-photo', photo: '/api/cookbook/photo', versions: '/api/cookbook/versions', belongings: '/api/cookbook/belongings',
  share: '/api/share/make', revoke: '/api/share/revoke', openShared: '/api/share/open', shareLinks: '/api/share/links', report: '/api/share/report',
  reviews: '/api/reviews', giveReview: '/api/reviews/give', kitchen: '/api/kitchen',
} as const satisfies Partial<Record<keyof typeof ENDPOINTS, string>>;
export type Address = keyof typeof ADDRESSES;

/** Asks one of them; those without an input are read. Throws a Refusal or Unreachable. */
export async function ask<Name extends Address>(send: Send, name: Name, input: InputOf<(typeof ENDPOINTS)[Name]>, signal?: AbortSignal): Promise<OutputOf<(typeof ENDPOINTS)[Name]>> {
  const path = ADDRESSES[name];
  if (input !== undefined) return (await postJson(send, path, input, signal)) as OutputOf<(typeof ENDPOINTS)[Name]>;
  const answer = await askServer(send, path, { signal: signal ?? null });
  return (await answer.json()) as OutputOf<(typeof ENDPOINTS)[Name]>;
}
