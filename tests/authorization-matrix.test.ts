/** Who gets what: every address x seven actors x what is theirs and what is somebody else's. An address without a row fails. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, type Endpoint } from '../contract/endpoints.ts';
import { aJpeg } from './kit/a-jpeg.ts';
import { ACTORS, buildWorld, NAME_OF, secretOf, sharedText, WHOSE, type Actor, type Thing, type Whose, type World } from './kit/actors.ts';
import { aRecipe } from './kit/full-store.ts';

type Name = keyof typeof ENDPOINTS;
/** Statuses: of all actors at once, or one for some and one for the rest. */
type Rule = number | (Partial<Record<Actor, number>> & { rest: number });
interface Row { own: Rule; other: Rule; body?: (thing: Thing, whose: Whose) => object }

const anyone = { own: 200, other: 200 } as const;
const COOKS = { 'cook': 200, 'other cook': 200, 'rest': 401 } as const;
/** Only who is signed in; what they name can only ever be their own. */
const cooks = { own: COOKS, other: COOKS } as const;
/** Whoever knows a link that still leads somewhere. */
const links = { own: { 'holder of a revoked link': 410, 'deleted account': 410, 'rest': 200 }, other: 410 } as const;
const PHOTOS = { own: COOKS, other: { 'cook': 404, 'other cook': 404, 'rest': 401 } } as const;
const withPassword = { own: COOKS, other: 401 } as const;

const PANTRY = ['eggs', 'spinach', 'feta', 'potatoes'];
const NEW_PASSWORD = 'onions-in-november-fog';
const time = () => ({ id: crypto.randomUUID(), on: '2026-11-03T10:00:00.000Z', how: 'good', note: '' });
const recipeOf = ({ recipe: id }: Thing) => aRecipe({ id, markdown: '# Overwritten' });

const ROWS: Record<Name, Row> = {
  cook: { ...anyone, body: () => ({ pantry: PANTRY }) },
  stopCooking: { ...anyone, body: () => ({ key: 'a-key-that-began-nothing' }) },
  ideas: { ...anyone, body: () => ({ pantry: PANTRY }) },
  pantry: { ...anyone, body: () => ({ pantry: PANTRY }) },
  kitchen: anyone, modelRequest: anyone, description: anyone, alive: anyone, ready: anyone, reviews: anyone, account: anyone,
  register: { own: 200, other: 409, body: ({ email }, whose) => ({ firstName: 'New', email: whose === 'own' ? `new-${email}` : email, password: NEW_PASSWORD }) },
  signIn: { own: { 'cook': 200, 'other cook': 200, 'expired session': 200, 'rest': 401 }, other: 401, body: ({ email, password }) => ({ email, password }) },
  signOut: { ...anyone, body: () => ({}) },
  signOutEverywhere: { ...cooks, body: () => ({}) },
  changePassword: { ...withPassword, body: ({ password: old }) => ({ old, password: NEW_PASSWORD }) },
  deleteAccount: { ...withPassword, body: ({ password }) => ({ password }) },
  accountData: cooks,
  askReset: { ...anyone, body: ({ email }) => ({ email }) },
  reset: { own: { 'cook': 200, 'other cook': 200, 'expired session': 200, 'rest': 410 }, other: 410, body: ({ reset }) => ({ token: reset, password: NEW_PASSWORD }) },
  changes: { ...cooks, body: () => ({ since: 0 }) },
  keep: { ...cooks, body: (thing) => ({ recipe: recipeOf(thing), base: 2 }) },
  remove: { ...cooks, body: ({ recipe }) => ({ id: recipe, base: 2 }) },
  cookedOnce: { own: COOKS, other: { 'cook': 404, 'other cook': 404, 'rest': 401 }, body: ({ recipe }) => ({ recipe, cooked: time() }) },
  adopt: { ...cooks, body: (thing) => ({ recipes: [recipeOf(thing)] }) },
  // An id is a cook's own: another's of the same name is none of theirs.
  keepPhoto: { ...PHOTOS, body: ({ photo: id }) => ({ id, bytes: Buffer.from(aJpeg({ mark: 'overwritten' })).toString('base64') }) },
  photo: { ...PHOTOS, body: ({ photo: id }) => ({ id }) },
  versions: { ...cooks, body: ({ recipe }) => ({ id: recipe }) },
  belongings: { ...cooks, body: () => ({ belongings: [{ name: 'options', value: '"overwritten"', changedAt: new Date().toISOString() }] }) },
  share: { ...anyone, body: ({ recipe }) => ({ title: 'Soup', markdown: sharedText('me'), origin: { by: 'own', name: '' }, recipe, days: null }) },
  revoke: { own: { 'guest': 200, 'cook': 200, 'other cook': 200, 'rest': 404 }, other: 404, body: ({ share, key }) => ({ id: share, ...(key === undefined ? {} : { key }) }) },
  openShared: { ...links, body: ({ token }) => ({ token }) },
  shareLinks: cooks,
  report: { ...links, body: ({ token }) => ({ token, why: 'odd' }) },
  giveReview: { ...anyone, body: () => ({ name: 'Anna', profession: 'Home Chef', rate: 5, review: '' }) },
};
/** What the server writes itself, beside the contract. Pages and their files are the same for everybody and stand in a fixed list. */
const DOCUMENTS: Readonly<Record<string, { row: Row; path: (thing: Thing) => string }>> = {
  '/r/:token{[A-Za-z0-9_-]{32}}': { row: links, path: ({ token }) => `/r/${token}` },
  '/r/:token{[A-Za-z0-9_-]{32}}/card.png': { row: links, path: ({ token }) => `/r/${token}/card.png` },
};

const endpoints = Object.entries<Endpoint>(ENDPOINTS) as [Name, Endpoint][];
const expected = (rule: Rule, actor: Actor): number => (typeof rule === 'number' ? rule : rule[actor] ?? rule.rest);

test('every address of the server has a row, and every row an address', async () => {
  const { app, close } = await buildWorld();
  const bound = app.routes.filter(({ path }) => !path.endsWith('*')).map(({ method, path }) => `${method} ${path}`);
  expect(new Set(bound)).toEqual(new Set([...endpoints.map(([, { method, path }]) => `${method} ${path}`), ...Object.keys(DOCUMENTS).map((path) => `GET ${path}`)]));
  expect(Object.keys(ROWS).toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
  await close();
});

const cells = ACTORS.flatMap((actor) => WHOSE.map((whose) => [actor, whose] as const));

describe.each([
  ...endpoints.map(([name, { method, path }]) => ({ name, method, row: ROWS[name], pathOf: () => path })),
  ...Object.entries(DOCUMENTS).map(([name, { row, path }]) => ({ name, method: 'GET', row, pathOf: path })),
])('$name', ({ method, row, pathOf }) => {
  test.each(cells)('%s, %s', async (actor, whose) => {
    const world = await buildWorld();
    const [thing, before] = [world.thing(actor, whose), await world.notOf(actor)];
    const answer = await world.ask(actor, method, pathOf(thing), row.body?.(thing, whose));
    const text = await answer.text();
    expect(answer.status, text).toBe(expected(row[whose], actor));
    const mine = NAME_OF[actor];
    for (const name of Object.values(NAME_OF)) if (name !== mine) expect(text).not.toContain(secretOf(name));
    expect(await world.notOf(actor)).toBe(before);
    await world.close();
  });
});

describe('whatever else is sent, nothing of anybody changes and nothing breaks', () => {
  const writes = endpoints.filter(([, { method }]) => method === 'POST');
  /** What belongs to the server alone. */
  const OURS = ['owner', 'cook', 'id', 'revision', 'change', 'changes', 'gone', 'role', 'admin', 'password_hash', 'passwordHash', 'state', 'ended', 'token_hash', '__proto__', 'constructor'];
  let world: World;
  beforeAll(async () => {
    world = await buildWorld();
  });
  afterAll(() => world.close());
  const everything = async (): Promise<string> => `${await world.notOf('guest')}${await world.notOf('cook')}`;

  test.each(writes)('%s', async (name, { path }) => {
    const before = await everything();
    for (const actor of ACTORS) {
      const body = ROWS[name].body?.(world.thing(actor, 'other'), 'other') ?? {};
      const valid = JSON.stringify(body);
      const inner = Object.keys(body).find((key) => typeof (body as Record<string, unknown>)[key] === 'object' && !Array.isArray((body as Record<string, unknown>)[key]));
      const odd: unknown[] = [
        '', 'null', '[]', '[{}]', '"x"', '7', 'true', '{', `${'['.repeat(9000)}${']'.repeat(9000)}`, valid.slice(0, -1), ...(actor === 'cook' ? [`{"a":"${'x'.repeat(9 * 1024 * 1024)}"}`] : []), '\u0000', '{"a":"\uD800"}',
        ...OURS.filter((field) => !(field in body) || field === '__proto__' || field === 'constructor').map((field) => `{${JSON.stringify(field)}:"x"${valid === '{}' ? '' : ','}${valid.slice(1)}`),
        ...(inner === undefined ? [] : OURS.filter((field) => field !== 'id').map((field) => valid.replace(`"${inner}":{`, `"${inner}":{${JSON.stringify(field)}:"x",`))),
        ...Object.keys(body).flatMap((key) => [null, {}, [], 7, '\u0000', '\uD800', 'x'.repeat(actor === 'cook' ? 60_000 : 9000), -1, 1e308].map((value) => ({ ...body, [key]: value })))
          .filter((sent) => !isFine(name, sent)),
      ];
      for (const sent of odd) {
        const answer = await world.ask(actor, 'POST', path, sent);
        expect([answer.status, await answer.text()], `${actor}: ${JSON.stringify(sent).slice(0, 120)}`).toEqual([expect.toBeOneOf([400, 401, 404, 409, 410, 413, 415, 422]), expect.stringMatching(/^\{"refusal":/)]);
      }
      for (const type of ['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonx', 'text/json']) {
        expect([401, 415]).toContain((await world.ask(actor, 'POST', path, valid, { 'content-type': type })).status);
      }
      expect([401, 415]).toContain((await world.ask(actor, 'POST', path)).status);
    }
    expect(await everything()).toBe(before);
  });

  test.each(writes)('%s, from another site', async (name, { path }) => {
    const before = await everything();
    const elsewhere: readonly Record<string, string>[] = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { origin: 'https://evil.example' }, { origin: 'null' }, { origin: 'not an address' }];
    for (const headers of elsewhere) {
      const answer = await world.ask('cook', 'POST', path, ROWS[name].body?.(world.thing('cook', 'own'), 'own') ?? {}, { host: 'recipes.example', ...headers });
      expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining('"not-allowed"')]);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
    expect(await everything()).toBe(before);
  });

  test.each(endpoints)('%s, by another method', async (_name, { path, method }) => {
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter((each) => each !== method)) {
      const answer = await world.ask('cook', other, path, other === 'GET' ? undefined : {});
      expect([answer.status, answer.headers.get('allow')], other).toEqual([405, method === 'GET' ? 'GET, HEAD' : method]);
    }
  });
});

/** Where a value of the list above is one that may be sent after all. */
function isFine(name: Name, sent: object): boolean {
  const { input } = ENDPOINTS[name];
  return input !== null && input.safeParse(sent).success;
}
