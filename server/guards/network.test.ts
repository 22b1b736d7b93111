import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Carried } from '../endpoint.ts';
import { network, networkOf } from './network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is in %s', (address, expected) => {
  expect(network(address)).toBe(expected);
});

const CASES: readonly (readonly [name: string, trustedProxies: number, remoteAddress: string | undefined, forwarded: string | null, expected: string])[] = [
  ['no proxy of ours: what the header says is anyone’s word', 0, '192.0.2.1', '198.51.100.1', '192.0.2.1'],
  ['one: what it added', 1, '127.0.0.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['two: what the outer one added', 2, '127.0.0.1', '6.6.6.6, 198.51.100.1, 10.0.0.2', '198.51.100.1'],
  ['fewer hops than proxies', 3, '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['no header', 1, '192.0.2.1', null, '192.0.2.1'],
  ['an empty header', 1, '192.0.2.1', ' , ', '192.0.2.1'],
  ['nonsense', 1, '192.0.2.1', 'unknown', '192.0.2.1'],
  ['with ports', 1, '127.0.0.1', '198.51.100.1:4711', '198.51.100.1'],
  ['with ports, IPv6', 1, '127.0.0.1', '[2001:db8::1]:4711', '2001:db8:0:0::/64'],
  ['this very machine, with no proxy of ours', 0, '127.0.0.1', '198.51.100.1', 'none'],
  ['the same over IPv6', 0, '::1', null, 'none'],
  ['the same in the clothes of IPv6', 0, '::ffff:127.0.0.1', null, 'none'],
  ['our proxy on this machine, which adds nothing', 1, '127.0.0.1', null, 'none'],
  ['someone who hung up', 0, undefined, null, 'gone'],
];
test.each(CASES)('%s', async (_name, trustedProxies, remoteAddress, forwarded, expected) => {
  const app = new Hono<Carried>().get('/', (context) => {
    context.set('site', { accounts: true, reviews: true, publicUrl: null, trustedProxies });
    return context.text(networkOf(context) ?? 'none');
  });
  const headers: Record<string, string> = forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  expect(await (await app.request('/', { headers }, { incoming: { socket: { remoteAddress } } })).text()).toBe(expected);
  expect(await (await app.request('/', { headers })).text()).toBe('none');
});
