import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, type Endpoint } from '../../contract/endpoints.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { ENGINES } from '../../tests/kit/engines.ts';
import { startMailServer, type MailServer } from '../../tests/kit/mail-server.ts';
import { hashToken } from '../accounts/token.ts';
import { createApp, type AppParts } from '../app.ts';
import { mailThrough } from '../mail/send-mail.ts';
import { DAY, HOUR, momentAfter } from '../store/moments.ts';
import { sweep } from '../store/sweep.ts';

let post: MailServer;
beforeAll(async () => {
  post = await startMailServer();
});
afterAll(() => post.close());

const PASSWORD = 'leeks-in-october-rain';
const anna = { firstName: 'Anna', lastName: 'Müller', email: 'anna@paprika.example', password: PASSWORD };

/** A browser as far as we need one: it keeps one cookie, and calls from an address. */
function browser(app: ReturnType<typeof createApp>, address: string | null = null) {
  let cookie = '';
  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const init = body === undefined ? { headers: { ...headers, cookie } } : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers, cookie } };
    const response = await app.request(path, init, address === null ? undefined : { incoming: { socket: { remoteAddress: address } } });
    const set = response.headers.get('set-cookie');
    if (set !== null) cookie = /^[^;]*/.exec(set)?.[0].replace(/^[^=]+=$/, '') ?? '';
    const json = await response.json() as { account?: unknown; refusal?: { code: string; sentence: string } };
    return { status: response.status, json, code: json.refusal?.code, set, headers: response.headers };
  };
  return {
    ask: (path: string, headers?: Record<string, string>) => send(`/api/account${path}`, undefined, headers),
    tell: (path: string, body: object = {}, headers?: Record<string, string>) => send(`/api/account/${path}`, body, headers),
    register: (of: object = {}) => send('/api/account/register', { ...anna, ...of }),
    signIn: (email = anna.email, password = PASSWORD) => send('/api/account/sign-in', { email, password }),
    who: async () => (await send('/api/account')).json.account,
    send, cookie: () => cookie, take: (other: string) => void (cookie = other),
  };
}

describe.each(ENGINES)('$name', ({ open }) => {
  const house = async (parts: Partial<AppParts> = {}) => {
    const store = await open();
    const app = createApp(await appParts({ store, ...parts }));
    return { app, db: store.db, enter: (address?: string) => browser(app, address) };
  };
  const withMail = () => house({ site: { accounts: true, reviews: true, publicUrl: 'https://recipes.example', trustedProxies: 0 }, sendMail: mailThrough({ url: post.url, from: 'kitchen@recipes.example' }) });

  test('registers, is known, leaves, comes back, on two devices', async () => {
    const { enter } = await house();
    const [phone, desk] = [enter(), enter()];
    expect(await phone.who()).toBeNull();
    const { status, json } = await phone.register({ email: ' Anna@Paprika.Example ' });
    const account = { firstName: 'Anna', lastName: 'Müller', email: 'anna@paprika.example', since: expect.stringMatching(/^\d{4}-.*Z$/) as string };
    expect([status, json]).toEqual([200, { account }]);
    expect(ENDPOINTS.register.output.parse(json)).toEqual(json);
    expect(await phone.who()).toEqual(account);
    expect(await desk.who()).toBeNull();
    expect((await desk.signIn()).json).toEqual({ account });
    expect((await phone.tell('sign-out')).json).toEqual({});
    expect(phone.cookie()).toBe('');
    expect(await phone.who()).toBeNull();
    expect(await desk.who()).toEqual(account);
  });

  test('the cookie: unreadable for scripts, bound to https and this host where there is https', async () => {
    const plain = await (await house()).enter().register();
    expect(plain.set).toMatch(/^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    const { enter } = await withMail();
    const visitor = enter();
    const { set } = await visitor.register();
    expect(set).toMatch(/^__Host-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect((await visitor.tell('sign-out')).set).toMatch(/^__Host-session=; Max-Age=0; Path=\/; .*Secure/);
    // The name without its prefix may have been set by somebody else.
    visitor.take(set?.replace('__Host-', '').split(';')[0] ?? '');
    expect(await visitor.who()).toBeNull();
  });

  test('neither password nor token is in the database', async () => {
    const { db, enter } = await house();
    const visitor = enter();
    await visitor.register();
    const rows = JSON.stringify([await db.selectFrom('cooks').selectAll().execute(), await db.selectFrom('sessions').selectAll().execute(), await db.selectFrom('tries').selectAll().execute()]);
    const token = visitor.cookie().split('=')[1] ?? '';
    expect(rows).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(rows).toContain(hashToken(token));
    for (const secret of [PASSWORD, token]) expect(rows).not.toContain(secret);
  });

  test('two who register with one e-mail at once: one gets it', async () => {
    const { enter, db } = await house();
    const both = await Promise.all([enter().register(), enter().register({ firstName: 'Ben' })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await db.selectFrom('cooks').selectAll().execute()).toHaveLength(1);
  });

  test('signing in makes a new session and ends the one that came along', async () => {
    const { enter, db } = await house();
    const visitor = enter();
    await visitor.register();
    const before = visitor.cookie();
    await visitor.signIn();
    expect(visitor.cookie()).not.toBe(before);
    expect(await db.selectFrom('sessions').selectAll().execute()).toHaveLength(1);
    const thief = enter();
    thief.take(before);
    expect(await thief.who()).toBeNull();
  });

  test.each<[name: string, of: object, status: number, code: string]>([
    ['an e-mail that is taken, in any spelling', { email: 'ANNA@paprika.example' }, 409, 'email-taken'],
    ['a common password', { email: 'b@b.example', password: 'Password123!' }, 422, 'weak-password'],
    ['the own name', { email: 'b@b.example', password: 'annamüller' }, 422, 'weak-password'],
    ['seven characters', { email: 'b@b.example', password: 'kxq7#pw' }, 422, 'not-understood'],
    ['129 characters', { email: 'b@b.example', password: 'leek soup '.repeat(13) }, 422, 'not-understood'],
    ['no name', { email: 'b@b.example', firstName: ' ' }, 422, 'not-understood'],
    ['NUL in the name', { email: 'b@b.example', firstName: 'A\u0000' }, 422, 'not-understood'],
    ['half a character in the password', { email: 'b@b.example', password: 'leeks-in-rain\uD800' }, 422, 'not-understood'],
    ['no e-mail', { email: 'anna' }, 422, 'not-understood'],
    ['a field of ours', { email: 'b@b.example', id: 'x' }, 422, 'unknown-field'],
  ])('%s is refused', async (_name, of, status, code) => {
    const { enter, db } = await house();
    await enter().register();
    const visitor = enter();
    expect(await visitor.register(of)).toMatchObject({ status, code });
    expect(visitor.cookie()).toBe('');
    expect(await db.selectFrom('cooks').selectAll().execute()).toHaveLength(1);
  });

  test('128 letters of any script are a password, however they are typed', async () => {
    const { enter } = await house();
    const password = `${'ä🥚'.repeat(62)}soup`;
    expect((await enter().register({ password })).status).toBe(200);
    expect((await enter().signIn(anna.email, password.normalize('NFD'))).status).toBe(200);
  });

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const { enter } = await house();
    await enter().register();
    const [wrong, unknown] = [await enter().signIn(anna.email, 'leeks-in-october'), await enter().signIn('nobody@paprika.example')];
    expect(wrong).toMatchObject({ status: 401, code: 'wrong-sign-in', set: null });
    expect(unknown.json).toEqual(wrong.json);
  });

  test('a new password needs the old one, ends all other sessions and keeps this one', async () => {
    const { enter } = await house();
    const [phone, desk] = [enter(), enter()];
    await phone.register();
    await desk.signIn();
    expect(await phone.tell('change-password', { old: 'wrong', password: 'onions-in-november-fog' })).toMatchObject({ status: 401, code: 'wrong-sign-in' });
    expect(await phone.tell('change-password', { old: PASSWORD, password: 'Anna2026' })).toMatchObject({ code: 'weak-password' });
    expect(await desk.who()).not.toBeNull();
    expect((await phone.tell('change-password', { old: PASSWORD, password: 'onions-in-november-fog' })).status).toBe(200);
    expect([await phone.who() === null, await desk.who()]).toEqual([false, null]);
    expect((await desk.signIn()).status).toBe(401);
    expect((await desk.signIn(anna.email, 'onions-in-november-fog')).status).toBe(200);
  });

  test('signing out everywhere does', async () => {
    const { enter } = await house();
    const [phone, desk] = [enter(), enter()];
    await phone.register();
    await desk.signIn();
    await phone.tell('sign-out-everywhere');
    expect([await phone.who(), await desk.who()]).toEqual([null, null]);
  });

  test('deleting needs the password, and leaves nothing', async () => {
    const { enter, db } = await house();
    const [phone, desk, ben] = [enter(), enter(), enter()];
    await phone.register();
    await desk.signIn();
    await ben.register({ email: 'ben@paprika.example' });
    expect(await phone.tell('delete', { password: 'wrong' })).toMatchObject({ status: 401, code: 'wrong-sign-in' });
    expect(await phone.who()).not.toBeNull();
    expect((await phone.tell('delete', { password: PASSWORD })).status).toBe(200);
    expect([await phone.who(), await desk.who(), await ben.who() === null]).toEqual([null, null, false]);
    expect(await db.selectFrom('cooks').select('email').execute()).toEqual([{ email: 'ben@paprika.example' }]);
    expect((await phone.register()).status).toBe(200);
  });

  test('a session ends 14 days after its last use and 90 after its beginning; its use is noted once an hour', async () => {
    const { enter, db } = await house();
    const visitor = enter();
    await visitor.register();
    const ago = (milliseconds: number): string => momentAfter(new Date(), -milliseconds);
    const seen = async (seen_at: string, made_at: string): Promise<[boolean, boolean]> => {
      await db.updateTable('sessions').set({ seen_at, made_at }).execute();
      const known = await visitor.who() !== null;
      return [known, (await db.selectFrom('sessions').select('seen_at').executeTakeFirst())?.seen_at === seen_at];
    };
    expect(await seen(ago(HOUR / 2), ago(HOUR))).toEqual([true, true]);
    expect(await seen(ago(2 * HOUR), ago(DAY))).toEqual([true, false]);
    expect(await seen(ago(14 * DAY - HOUR), ago(89 * DAY))).toEqual([true, false]);
    expect(await seen(ago(14 * DAY + HOUR), ago(15 * DAY))).toEqual([false, true]);
    expect(await seen(ago(HOUR / 2), ago(90 * DAY + HOUR))).toEqual([false, true]);
    await sweep(db);
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });

  test.each(['session=', 'session=x', `session=${'A'.repeat(43)}`, 'session=%00', `session=${'A'.repeat(5000)}`, "session=' or 1=1 --", '=;;'])('the cookie %j is nobody’s', async (cookie) => {
    const { enter } = await house();
    await enter().register();
    const stranger = enter();
    stranger.take(cookie);
    expect(await stranger.who()).toBeNull();
    expect(await stranger.ask('/data')).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  test('only a cookie opens the door', async () => {
    const { enter } = await house();
    const visitor = enter();
    await visitor.register();
    const token = visitor.cookie().split('=')[1] ?? '';
    visitor.take('');
    expect(await visitor.ask('/data', { authorization: `Bearer ${token}` })).toMatchObject({ code: 'not-signed-in' });
    expect(await visitor.ask(`/data?session=${token}`)).toMatchObject({ code: 'not-signed-in' });
  });

  test('my data: all that is mine, nothing of others, no hashes', async () => {
    const { enter, db } = await house();
    const visitor = enter();
    await visitor.register();
    await enter().register({ email: 'ben@paprika.example' });
    for (const { id, first_name, email } of await db.selectFrom('cooks').selectAll().execute()) {
      const whose = `${first_name} ${email}`;
      await db.insertInto('recipes').values({ cook: id, id: 'soup', title: whose, markdown: '# Soup', text_hash: 'hash!', origin_by: 'model', origin_name: 'soup-7b', origin_fitted: '', tags: '["winter"]', favourite: 1, notes: 'n', rating: 3, source: 'A book', kept_at: '2026-01-01', revision: 2, change: 1, gone: 0 }).execute();
      await db.insertInto('recipe_versions').values({ cook: id, recipe: 'soup', revision: 1, title: 'Older', markdown: '# Older', at: '2026' }).execute();
      await db.insertInto('cooked').values({ cook: id, id: 'once', recipe: 'soup', cooked_on: '2026-02-02', how: 'good', note: '' }).execute();
      await db.insertInto('belongings').values({ cook: id, name: 'options', value: '{}', changed_at: '2026' }).execute();
      await db.insertInto('shares').values({ id: `share of ${email}`, token_hash: `hash!${id}`, key_hash: 'hash!', cook: id, recipe: 'soup', title: 'Soup', markdown: '# Soup', origin_by: 'own', origin_name: '', origin_fitted: '', source: '', made_at: '2026', ends_at: null, ended: null }).execute();
    }
    const { json, headers } = await visitor.ask('/data');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.json"$/);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(json).toMatchObject({
      account: { email: anna.email },
      recipes: [{
        id: 'soup', title: 'Anna anna@paprika.example', origin: { by: 'model', name: 'soup-7b' }, tags: ['winter'], favourite: true, rating: 3, source: 'A book',
        cooked: [{ id: 'once', on: '2026-02-02', how: 'good', note: '' }], versions: [{ revision: 1, title: 'Older' }],
      }],
      belongings: [{ name: 'options', value: '{}', changedAt: '2026' }], shares: [{ id: 'share of anna@paprika.example', recipe: 'soup' }], sessions: [{}],
    });
    expect(JSON.stringify(json)).not.toMatch(/hash!|argon2|ben@/);
  });

  test('a forgotten password: a mail, a link, one use', async () => {
    const { enter, db } = await withMail();
    const [phone, desk] = [enter(), enter()];
    await phone.register();
    const arrives = post.next();
    expect((await desk.tell('ask-reset', { email: anna.email })).json).toEqual({});
    const mail = await arrives;
    expect([mail.from, mail.to]).toEqual(['kitchen@recipes.example', anna.email]);
    const link = /^https:\/\/recipes\.example\/account#reset=([\w-]{43})$/m.exec(mail.text.replaceAll(/=\n/g, '').replaceAll('=3D', '='));
    const token = link?.[1] ?? '';
    expect(JSON.stringify(await db.selectFrom('password_resets').selectAll().execute())).toContain(hashToken(token));
    expect(await desk.tell('reset', { token, password: 'password1' })).toMatchObject({ code: 'weak-password' });
    const both = await Promise.all([enter(), enter()].map((visitor) => visitor.tell('reset', { token, password: 'onions-in-november-fog' })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
    expect(await phone.who()).toBeNull();
    expect((await desk.signIn(anna.email, 'onions-in-november-fog')).status).toBe(200);
    expect(await enter().tell('reset', { token, password: 'onions-in-november-fog' })).toMatchObject({ status: 410, code: 'link-spent' });
  });

  test('a mail server that is away is logged without saying whose mail it was; the answer is the same', async () => {
    const lines: string[] = [];
    const logged = Promise.withResolvers<void>();
    const log = pino({}, { write: (line: string) => {
      lines.push(line);
      logged.resolve();
    } });
    const { enter } = await house({ log, site: { accounts: true, reviews: true, publicUrl: 'https://recipes.example', trustedProxies: 0 }, sendMail: mailThrough({ url: 'smtp://127.0.0.1:1', from: 'kitchen@recipes.example' }) });
    await enter().register();
    expect((await enter().tell('ask-reset', { email: anna.email })).json).toEqual({});
    await logged.promise;
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/"code":"ESOCKET".*was not sent/);
    expect(lines[0]).not.toMatch(/anna|paprika|reset=/);
  });

  test('an unknown e-mail gets the same answer and no mail; an old link is spent; a new one ends the one before', async () => {
    const { enter, db } = await withMail();
    const visitor = enter();
    const mails = post.mails.length;
    expect((await visitor.tell('ask-reset', { email: 'nobody@paprika.example' })).json).toEqual({});
    await visitor.register();
    const tokens: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      const arrives = post.next();
      await visitor.tell('ask-reset', { email: anna.email });
      tokens.push(/reset=([\w-]{43})/.exec((await arrives).text.replaceAll(/=\n/g, '').replaceAll('=3D', '='))?.[1] ?? '');
    }
    expect(post.mails).toHaveLength(mails + 2);
    const [first = '', second = ''] = tokens;
    expect(await visitor.tell('reset', { token: first, password: 'onions-in-november-fog' })).toMatchObject({ code: 'link-spent' });
    await db.updateTable('password_resets').set({ made_at: momentAfter(new Date(), -HOUR) }).execute();
    expect(await visitor.tell('reset', { token: second, password: 'onions-in-november-fog' })).toMatchObject({ code: 'link-spent' });
    expect(await visitor.who()).not.toBeNull();
  });

  test('guessing ends after ten tries, for this network and this e-mail', async () => {
    const { enter } = await house();
    await enter().register();
    const thief = enter('192.0.2.7');
    for (let tries = 0; tries < 10; tries += 1) expect((await thief.signIn(anna.email, `wrong ${tries}`)).code).toBe('wrong-sign-in');
    const { status, json } = await thief.signIn();
    expect([status, json.refusal]).toMatchObject([429, { code: 'too-many', sentence: expect.stringMatching(/Try again in 1[45] minutes\.$/) as string, retryable: true }]);
    expect((await enter('192.0.2.8').signIn()).status).toBe(200);
    expect((await thief.register({ email: 'thief@paprika.example' })).status).toBe(200);
  });

  test('guessing from everywhere stands in line, and whoever was in from a network before does not', async () => {
    const { enter } = await house();
    await enter('198.51.100.1').register();
    expect((await enter('198.51.100.1').signIn()).status).toBe(200);
    for (let tries = 0; tries < 20; tries += 1) expect((await enter(`192.0.2.${tries}`).signIn(anna.email, `wrong ${tries}`)).code).toBe('wrong-sign-in');
    const order: string[] = [];
    const told = async (who: string, asked: Promise<{ code: string | undefined }>) => {
      const { code = 'in' } = await asked;
      order.push(`${who}: ${code}`);
    };
    const guess = told('guess', enter('203.0.113.1').signIn(anna.email, 'guess'));
    await told('owner', enter('198.51.100.1').signIn());
    await guess;
    expect(order).toEqual(['owner: in', 'guess: wrong-sign-in']);
    // In a new network the owner waits, and gets in.
    expect((await enter('203.0.113.2').signIn()).status).toBe(200);
  }, 60_000);

  test('many addresses of one network are one', async () => {
    const { enter } = await house();
    const answers: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) answers.push((await enter(`2001:db8:1:2::${tries}`).register({ email: `cook${tries}@paprika.example`, password: 'password1' })).status);
    expect(answers).toEqual([...Array<number>(10).fill(422), 429, 429]);
  });

  test('with accounts off, each endpoint that needs one says so, and nobody is known', async () => {
    const { enter } = await house({ site: { accounts: false, reviews: true, publicUrl: null, trustedProxies: 0 } });
    const needOne = Object.values<Endpoint>(ENDPOINTS).filter(({ access, path }) => access === 'cook' || path.startsWith('/api/account'));
    const answers = await Promise.all(needOne.map(async ({ path, method }) => [path, (await enter().send(path, method === 'POST' ? {} : undefined)).code]));
    expect(answers).toEqual(needOne.map(({ path }) => [path, 'switched-off']));
    expect(answers.length).toBeGreaterThan(15);
  });

  test('another site can do nothing in a cook’s name', async () => {
    const { enter } = await house();
    const visitor = enter();
    await visitor.register();
    expect(await visitor.tell('delete', { password: PASSWORD }, { 'sec-fetch-site': 'cross-site' })).toMatchObject({ status: 403, code: 'not-allowed' });
    expect(await visitor.tell('sign-out', {}, { origin: 'https://evil.example', host: 'localhost' })).toMatchObject({ status: 403 });
    expect(await visitor.who()).not.toBeNull();
  });
});
