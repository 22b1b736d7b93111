/** Sessions: an unguessable token in a cookie that scripts cannot read and other sites cannot send along with a write. */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Carried } from '../endpoint.ts';
import type { Cook } from '../store/accounts.ts';
import { addSession, cookOfSession, endSession, SESSION } from '../store/sessions.ts';
import { hashToken, newToken } from './token.ts';

const NAME = 'session';

/** With an https address of ours the cookie is bound to this very host and never leaves in the clear. */
function options({ var: { site } }: Context<Carried>) {
  const usual = { path: '/', httpOnly: true, sameSite: 'Lax' } as const;
  return isSecure(site.publicUrl) ? { ...usual, secure: true, prefix: 'host' } as const : usual;
}
const isSecure = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') === true;

/** The hash of the token that came along, or null. */
export function sessionOf(context: Context<Carried>): string | null {
  const token = isSecure(context.var.site.publicUrl) ? getCookie(context, NAME, 'host') : getCookie(context, NAME);
  return token === undefined || !/^[\w-]{43}$/.test(token) ? null : hashToken(token);
}

/** Who is signed in, or null for a guest. The cookie is the only thing that is asked for. */
export async function whoAsks(context: Context<Carried>): Promise<Cook | null> {
  const session = sessionOf(context);
  if (session === null || !context.var.site.accounts) return null;
  return cookOfSession(context.var.store.db, session, new Date());
}

/** Signs in with a new token; the one that came along ends. */
export async function beginSession(context: Context<Carried>, cook: string): Promise<void> {
  const { db } = context.var.store;
  const before = sessionOf(context);
  if (before !== null) await endSession(db, before);
  const token = newToken();
  await addSession(db, hashToken(token), cook, new Date());
  setCookie(context, NAME, token, { ...options(context), maxAge: SESSION.longest / 1000 });
}

/** Ends this session, if there is one, and takes the cookie back. */
export async function leaveSession(context: Context<Carried>): Promise<void> {
  const session = sessionOf(context);
  if (session !== null) await endSession(context.var.store.db, session);
  deleteCookie(context, NAME, options(context));
}
