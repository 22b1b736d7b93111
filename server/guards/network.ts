/** Where a request comes from, no finer than needed to keep one visitor from using up everybody's share. */
import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Carried } from '../endpoint.ts';

/**
 * The visitor's IPv4 address, or the first half of an IPv6 address (what one household gets). Null where there is nobody to tell
 * from others: no connection stands behind the request, or it comes from this very machine - its owner's, or a proxy that
 * TRUSTED_PROXIES does not know of, behind which everybody would share one visitor's tries. The right-most `trustedProxies` hops are ours; what stands left of them anyone may have written.
 */
export function networkOf(context: Context<Carried>): string | null {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string | undefined } } };
  if (incoming === undefined) return null;
  // Who hangs up at once has no address any more, and shares one network with all who do.
  const socket = incoming.socket?.remoteAddress ?? 'gone';
  const hops = (context.req.header('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim()).filter((hop) => hop !== '');
  const behind = Math.min(context.var.site.trustedProxies, hops.length);
  const told = behind === 0 ? socket : bare(hops.at(-behind) ?? socket);
  const from = network(isIP(told) === 0 ? socket : told);
  return behind === 0 && isLoopback(socket) ? null : from;
}

const isLoopback = (address: string): boolean => address === '::1' || /^(?:::ffff:)?127\./i.test(address);

/** Some proxies write the port too. */
function bare(hop: string): string {
  return /^\[(.+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
}

/** An IPv4 address as it is, the first four groups of an IPv6 address; IPv4 in the clothes of IPv6 is IPv4. */
export function network(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right] = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(left), groups(right ?? '')];
  const all = [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  if (all.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    return all.slice(6).flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
  }
  return `${all.slice(0, 4).join(':')}::/64`;
}
