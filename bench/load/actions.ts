/** What visitors ask of a server, one request each, as the browser asks it. */
import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { HOME } from '../../tests/kit/source-files.ts';
import { PANTRIES } from '../sets/pantries.ts';

/** Asks once, at one of the processes; `at` counts the requests. Throws where the answer is not what a visitor wants. */
export type Action = (url: string, at: number) => Promise<void>;

const MARKDOWN = '# Leek soup\n\nServes 2 · 25 minutes\n\n## Ingredients\n\n- 2 leeks\n- 2 potatoes\n- 500 ml stock\n\n## Steps\n\n1. Cut the leeks and potatoes.\n2. Cook both in the stock for 20 minutes.\n';
/** Enough cooks that nobody's cookbook is what is measured. */
const COOKS = 24;

/** Each request from a network of its own: limits are for one visitor, and this is many. */
const networkOf = (at: number): string => `10.${at >> 16 & 255}.${at >> 8 & 255}.${at & 255}`;

async function send(url: string, at: number, address: string, body?: object, cookie = ''): Promise<Response> {
  const headers = { 'x-forwarded-for': networkOf(at), 'accept-encoding': 'br', cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${url}${address}`, { headers, ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer;
}
const taken = async (answer: Promise<Response>): Promise<void> => void await (await answer).arrayBuffer();

/** Addresses of all that a first visit fetches: the pages and their files, as they were built. */
export function builtFiles(): string[] {
  const web = path.join(HOME, 'dist/web');
  const names = readdirSync(web, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name));
  return names.map((entry) => `/${path.relative(web, path.join(entry.parentPath, entry.name))}`.replace(/^\/index\.html$/, '/').replace(/\.html$/, '')).filter((name) => !/^\/(?:404|share-link)$/.test(name));
}

/** Everything that is measured, by its name; the cooks and the link that it needs are made at `url`. */
export async function actionsAt(url: string): Promise<Record<string, Action>> {
  const files = builtFiles();
  if (files.length === 0) throw new Error('The pages are not built: run `npm start` once.');
  const cookies: string[] = [];
  for (let at = 0; at < COOKS; at += 1) {
    const answer = await send(url, at, '/api/account/register', { firstName: 'Anna', email: `${randomUUID()}@paprika.example`, password: 'leeks-in-october-rain' });
    cookies.push(answer.headers.get('set-cookie')?.split(';')[0] ?? '');
  }
  const shared = await send(url, 0, '/api/share/make', { title: 'Leek soup', markdown: MARKDOWN, origin: { by: 'own', name: '' }, recipe: null, days: null }, cookies[0]);
  const { path: link } = await shared.json() as { path: string };
  const cookie = (at: number): string => cookies[at % COOKS] ?? '';
  const pantry = (at: number): readonly string[] => PANTRIES[at * 7 % PANTRIES.length]?.entries ?? [];
  const kept = (at: number) => ({
    id: randomUUID(), title: 'Leek soup', markdown: `${MARKDOWN}\n${at}`, origin: { by: 'own', name: '' }, tags: [], favourite: false, notes: '', rating: null, source: '', cooked: [], keptAt: '2026-11-03T10:00:00.000Z',
  });
  return {
    'a file of the pages': (at, n) => taken(send(at, n, files[n % files.length] ?? '/')),
    'three ideas': (at, n) => taken(send(at, n, '/api/ideas', { pantry: pantry(n), seed: n })),
    'a recipe by the house chef': async (at, n) => {
      const said = await (await send(at, n, '/api/cook', { pantry: pantry(n), seed: n, chef: 'house' })).text();
      // A few of our kitchens hold what no recipe may be made of.
      if (!/event: (?:done|refused)\n/.test(said)) throw new Error(`No end: ${said.slice(-200)}`);
    },
    'a shared recipe': (at, n) => taken(send(at, n, link)),
    'a save': (at, n) => taken(send(at, n, '/api/cookbook/keep', { recipe: kept(n), base: 0 }, cookie(n))),
    'who am I': (at, n) => taken(send(at, n, '/api/account', undefined, cookie(n))),
  };
}
