/** What an upstream's status means for us. */
import { ChefFault, type FaultCode } from './chef.ts';

const BY_STATUS: Readonly<Record<number, FaultCode>> = {
  400: 'bad-request', 401: 'token-refused', 402: 'no-credit', 403: 'token-refused', 404: 'no-such-model', 413: 'bad-request', 422: 'bad-request', 429: 'busy',
};

export function faultOfStatus(status: number, retryAfter: string | undefined, now: number = Date.now()): ChefFault | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return new ChefFault('redirected');
  return new ChefFault(BY_STATUS[status] ?? (status >= 500 ? 'server-error' : 'bad-request'), readRetryAfter(retryAfter, now));
}

/** Seconds, from seconds or a date; null where nothing sensible is said. */
export function readRetryAfter(text: string | undefined, now: number): number | null {
  if (text === undefined) return null;
  const seconds = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
