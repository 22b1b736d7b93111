/** Refuses writes that another site makes a browser send. Terminals and scripts send neither header and pass. */
import type { MiddlewareHandler } from 'hono';
import { Refusal } from '../../contract/refusals.ts';

export const sameSite: MiddlewareHandler = async (context, next) => {
  const { method } = context.req;
  if (method !== 'GET' && method !== 'HEAD' && !comesFromHere(context.req.raw.headers)) throw new Refusal('not-allowed');
  await next();
};

function comesFromHere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  // The scheme is not compared: behind a proxy that ends TLS we do not see it.
  return URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
