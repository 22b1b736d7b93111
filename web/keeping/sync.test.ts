/** The cookbook's way between devices and the account, with the real server in between. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { KEEPING } from '../../contract/keeping-limits.ts';
import { createApp } from '../../server/app.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { openDevice, type Device } from '../../tests/kit/device.ts';
import type { Send } from '../api.ts';
import type { ToKeep } from './cookbook.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ANNA = { firstName: 'Anna', email: 'anna@example.org', password: 'three green apples' };
const KEYS = { email: ANNA.email, password: ANNA.password };
const BEN = { firstName: 'Ben', email: 'ben@example.org', password: 'seven blue plums' };

const recipe = (title: string, more: Partial<ToKeep> = {}): ToKeep => ({
  id: randomUUID(), title, markdown: `# ${title}\n\n## Ingredients\n\n- 2 eggs\n\n## Steps\n\n1. Cook ${title}.`, origin: { by: 'house', name: '' }, ...more,
});

async function kitchen() {
  const parts = await appParts();
  const app = createApp(parts);
  const server: Send = (path, init) => app.request(path, init);
  const rows = () => parts.store.db.selectFrom('recipes').select(['id', 'title', 'markdown', 'revision']).where('gone', '=', 0).orderBy('title').execute();
  return { parts, server, rows, device: () => openDevice(server) };
}

/** Two devices of Anna that agree on one recipe. */
async function twoDevices() {
  const there = await kitchen();
  const phone = await there.device();
  const soup = recipe('Soup');
  await phone.keepOne(soup);
  await phone.register(phone.send, ANNA);
  const laptop = await there.device();
  await laptop.signIn(laptop.send, KEYS);
  const on = async <Result>(device: Device, what: (device: Device) => Promise<Result>): Promise<Result> => {
    device.takeTurn();
    return what(device);
  };
  const syncAll = async () => {
    for (const device of [phone, laptop, phone, laptop]) await on(device, (it) => it.sync(it.send));
  };
  const titles = (device: Device) => on(device, async (it) => (await it.kept()).map(({ title }) => title).toSorted());
  return { ...there, phone, laptop, soup, on, syncAll, titles };
}

describe('a guest registers', () => {
  test('and finds everything in the account, once', async () => {
    const { device, rows } = await kitchen();
    const phone = await device();
    for (const title of ['Soup', 'Pie', 'Stew']) await phone.keepOne(recipe(title));
    await phone.register(phone.send, ANNA);
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Soup', 'Stew']);
    expect((await phone.kept()).map(({ waiting, base }) => [waiting, base])).toEqual([[false, 1], [false, 1], [false, 1]]);
  });

  test.each(['/api/cookbook/changes', '/api/cookbook/adopt', '/api/cookbook/belongings'])('and is cut off before %s: handed over the next time, once', async (where) => {
    const { device, rows } = await kitchen();
    const phone = await device();
    for (const title of ['Soup', 'Pie', 'Stew']) await phone.keepOne(recipe(title));
    phone.beforeEach((path) => {
      if (path === where) throw new TypeError('Failed to fetch');
    });
    await phone.register(phone.send, ANNA);
    expect(await phone.kept(), 'nothing is lost here').toHaveLength(3);
    phone.beforeEach(() => undefined);
    expect(await phone.sync(phone.send)).toMatchObject({ outcome: 'agreed' });
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Soup', 'Stew']);
  });

  test('and the answer to handing over is lost: told again, nothing is doubled, an edit meanwhile is the newer version', async () => {
    const { device, rows } = await kitchen();
    const phone = await device();
    const soup = recipe('Soup');
    for (const each of [soup, recipe('Pie')]) await phone.keepOne(each);
    await phone.register(phone.send, ANNA);
    await phone.keepOne(recipe('Stew'));
    phone.beforeEach((path) => phone.go(path.endsWith('/adopt') ? 'loses answers' : 'here'));
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'offline' });
    expect(await rows()).toHaveLength(3);
    const stew = (await phone.kept()).find(({ title }) => title === 'Stew');
    await phone.changeKept(stew?.id ?? '', { markdown: `${stew?.markdown} Slowly.` });
    phone.beforeEach(() => phone.go('here'));
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'agreed' });
    expect((await rows()).map(({ title, revision }) => [title, revision])).toEqual([['Pie', 1], ['Soup', 1], ['Stew', 2]]);
    expect((await phone.ask(phone.send, 'versions', { id: stew?.id ?? '' })).versions.map(({ markdown }) => markdown)).toEqual([stew?.markdown]);
  });

  test('with 2,500 recipes, which is more than one request may have', { timeout: 180_000 }, async () => {
    const { device, rows } = await kitchen();
    const phone = await device();
    await phone.keepAll(Array.from({ length: 2500 }, (_, at) => recipe(`Dish ${at}`)));
    await phone.register(phone.send, ANNA);
    expect(await rows()).toHaveLength(2500);
    expect(phone.asked.filter((path) => path.endsWith('/adopt'))).toHaveLength(3);
    expect((await phone.kept()).filter(({ waiting }) => waiting)).toEqual([]);
  });
});

describe('a save made offline', () => {
  test('waits, and is saved when the network is back', async () => {
    const { phone, rows, soup } = await twoDevices();
    phone.takeTurn();
    phone.go('away');
    await phone.keepOne(recipe('Pie'));
    await phone.changeKept(soup.id, { favourite: true });
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'offline' });
    expect((await phone.kept()).map(({ title, waiting }) => waiting ? title : '').toSorted()).toEqual(['Pie', 'Soup']);
    phone.go('here');
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'agreed' });
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Soup']);
    expect((await phone.kept()).some(({ waiting }) => waiting)).toBe(false);
  });

  test.each([
    ['an edit', async (it: Device, id: string) => it.changeKept(id, { markdown: '# Soup\n\nOne.' }), ['One.']],
    ['a removal', async (it: Device, id: string) => it.removeKept(id), []],
    ['a favourite', async (it: Device, id: string) => it.changeKept(id, { favourite: true }), ['Cook Soup.']],
    ['a rating', async (it: Device, id: string) => it.changeKept(id, { rating: 5 }), ['Cook Soup.']],
  ])('%s whose answer is lost counts once, and so does what follows it', async (_, change, texts) => {
    const { phone, rows, soup } = await twoDevices();
    phone.takeTurn();
    await change(phone, soup.id);
    phone.beforeEach((path) => phone.go(/keep$|remove$/.test(path) ? 'loses answers' : 'here'));
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'offline' });
    phone.beforeEach(() => phone.go('here'));
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'agreed' });
    expect((await rows()).map(({ markdown }) => markdown.split(/[\n\d]+\.? ?/).at(-1))).toEqual(texts);
    expect((await phone.kept()).map(({ waiting }) => waiting)).toEqual(texts.map(() => false));
  });

  test('is not said to be saved by an exchange that began before it', async () => {
    const { phone, rows } = await twoDevices();
    phone.takeTurn();
    const first = phone.sync(phone.send);
    await phone.keepOne(recipe('Pie'));
    await Promise.all([first, phone.sync(phone.send)]);
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Soup']);
  });

  test('that was sent, lost its answer and was removed again stays removed', async () => {
    const { phone, rows } = await twoDevices();
    phone.takeTurn();
    const pie = recipe('Pie');
    await phone.keepOne(pie);
    phone.beforeEach((path) => phone.go(path.endsWith('/adopt') ? 'loses answers' : 'here'));
    await phone.sync(phone.send);
    await phone.removeKept(pie.id);
    phone.beforeEach(() => phone.go('here'));
    await phone.sync(phone.send);
    expect((await rows()).map(({ title }) => title)).toEqual(['Soup']);
    expect((await phone.kept()).map(({ title }) => title)).toEqual(['Soup']);
  });
});

describe('two devices', () => {
  describe('edit the same recipe', () => {
    const edited = async () => {
      const there = await twoDevices();
      const { phone, laptop, soup, on } = there;
      await on(phone, (it) => it.changeKept(soup.id, { markdown: '# Soup\n\nFrom the phone.', tags: ['quick'] }));
      await on(laptop, (it) => it.changeKept(soup.id, { markdown: '# Soup\n\nFrom the laptop.', rating: 4 }));
      await on(phone, (it) => it.sync(it.send));
      expect(await on(laptop, (it) => it.sync(it.send))).toEqual({ outcome: 'agreed' });
      return there;
    };
    const texts = (recipes: readonly { title: string; markdown: string }[]) => recipes.map(({ title, markdown }) => `${title}: ${markdown.split('\n').at(-1)}`).toSorted();

    test('nothing is replaced: each text stays where it is until the cook chooses', async () => {
      const { laptop, on, syncAll, rows } = await edited();
      await syncAll();
      expect(texts(await rows())).toEqual(['Soup: From the phone.']);
      const [kept] = await on(laptop, (it) => it.kept());
      expect(kept).toMatchObject({ markdown: '# Soup\n\nFrom the laptop.', waiting: true, other: { markdown: '# Soup\n\nFrom the phone.' } });
    });

    test.each([
      ['mine', ['Soup: From the laptop.'], ['From the phone.', 'Cook Soup.']],
      ['other', ['Soup: From the phone.'], ['Cook Soup.']],
      ['both', ['Soup (second version): From the laptop.', 'Soup: From the phone.'], ['Cook Soup.']],
    ] as const)('%s is what both devices have then, with what each added beside the text', async (choice, left, earlier) => {
      const { phone, laptop, soup, on, syncAll, rows } = await edited();
      await on(laptop, (it) => it.chooseKept(soup.id, choice));
      await syncAll();
      expect(texts(await rows())).toEqual(left);
      for (const device of [phone, laptop]) {
        const kept = await on(device, (it) => it.kept());
        expect(texts(kept)).toEqual(left);
        expect(kept.find(({ id }) => id === soup.id)).toMatchObject({ tags: ['quick'], rating: 4, waiting: false, other: null });
      }
      const { versions } = await on(laptop, (it) => it.ask(it.send, 'versions', { id: soup.id }));
      expect(versions.map(({ markdown }) => markdown.split(/[\n\d]+\.? ?/).at(-1))).toEqual(earlier);
    });

    test('and once more before the choice: the newest of the other waits', async () => {
      const { phone, laptop, soup, on, syncAll } = await edited();
      await on(phone, (it) => it.changeKept(soup.id, { markdown: '# Soup\n\nFrom the phone, better.' }));
      await syncAll();
      const [kept] = await on(laptop, (it) => it.kept());
      expect([kept?.markdown, kept?.other?.markdown]).toEqual(['# Soup\n\nFrom the laptop.', '# Soup\n\nFrom the phone, better.']);
    });

    test('and the other removes it meanwhile: mine stays, with nothing to choose', async () => {
      const { phone, laptop, soup, on, syncAll, rows } = await edited();
      await on(phone, (it) => it.removeKept(soup.id));
      await syncAll();
      expect(texts(await rows())).toEqual(['Soup: From the laptop.']);
      expect((await on(laptop, (it) => it.kept()))[0]).toMatchObject({ waiting: false, other: null });
    });

    test('in a form that was open while the other text came: joined where it can be, else for a choice', async () => {
      const { phone, laptop, soup, on, syncAll } = await twoDevices();
      const [from] = await on(laptop, (it) => it.kept());
      if (from === undefined) throw new Error('There is no soup.');
      await on(phone, (it) => it.changeKept(soup.id, { markdown: '# Soup\n\nFrom the phone.' }));
      await syncAll();
      await on(laptop, (it) => it.changeKept(soup.id, { notes: 'Ben likes it.', tags: ['soup'] }, from));
      expect((await on(laptop, (it) => it.kept()))[0]).toMatchObject({ markdown: '# Soup\n\nFrom the phone.', notes: 'Ben likes it.', other: null });
      await on(laptop, (it) => it.changeKept(soup.id, { markdown: '# Soup\n\nFrom the laptop.' }, from));
      expect((await on(laptop, (it) => it.kept()))[0])
        .toMatchObject({ markdown: '# Soup\n\nFrom the laptop.', notes: 'Ben likes it.', tags: ['soup'], other: { markdown: '# Soup\n\nFrom the phone.' } });
    });
  });

  test('change different things of it: both changes, in one recipe', async () => {
    const { phone, laptop, soup, on, syncAll, rows } = await twoDevices();
    await on(phone, (it) => it.changeKept(soup.id, { markdown: '# Soup\n\nBetter.', tags: ['weeknight'] }));
    await on(laptop, async (it) => {
      await it.changeKept(soup.id, { favourite: true, notes: 'Ben likes it.', tags: ['soup'], rating: 4, source: 'A book' });
      await it.addCooked([{ recipe: soup.id, cooked: { id: randomUUID(), on: new Date().toISOString(), how: 'great', note: '' } }]);
    });
    await syncAll();
    expect(await rows()).toHaveLength(1);
    for (const device of [phone, laptop]) {
      const [kept] = await on(device, (it) => it.kept());
      expect(kept).toMatchObject({ markdown: '# Soup\n\nBetter.', favourite: true, notes: 'Ben likes it.', tags: ['weeknight', 'soup'], rating: 4, source: 'A book', waiting: false });
      expect(kept?.cooked).toHaveLength(1);
    }
  });

  test('both write notes: both notes', async () => {
    const { phone, laptop, soup, on, syncAll } = await twoDevices();
    await on(phone, (it) => it.changeKept(soup.id, { notes: 'More salt.' }));
    await on(laptop, (it) => it.changeKept(soup.id, { notes: 'Less water.' }));
    await syncAll();
    expect(await Promise.all([phone, laptop].map((device) => on(device, async (it) => (await it.kept())[0]?.notes)))).toEqual(['More salt.\nLess water.', 'More salt.\nLess water.']);
  });

  test('one clears the notes: they are cleared', async () => {
    const { phone, laptop, soup, on, syncAll } = await twoDevices();
    await on(phone, (it) => it.changeKept(soup.id, { notes: 'More salt.' }));
    await syncAll();
    await on(laptop, (it) => it.changeKept(soup.id, { notes: '' }));
    await on(phone, (it) => it.changeKept(soup.id, { favourite: true }));
    await syncAll();
    expect((await on(phone, (it) => it.kept()))[0]).toMatchObject({ notes: '', favourite: true });
  });

  test.each(['phone', 'laptop'] as const)('removed on one and edited on the other, which the %s tells first: the edit stays', async (first) => {
    const { phone, laptop, soup, on, syncAll, rows } = await twoDevices();
    await on(phone, (it) => it.removeKept(soup.id));
    await on(laptop, (it) => it.changeKept(soup.id, { markdown: '# Soup\n\nBetter.' }));
    const other = first === 'phone' ? phone : laptop;
    await on(other, (it) => it.sync(it.send));
    await syncAll();
    expect((await rows()).map(({ markdown }) => markdown)).toEqual(['# Soup\n\nBetter.']);
    expect((await on(phone, (it) => it.kept())).map(({ markdown }) => markdown)).toEqual(['# Soup\n\nBetter.']);
  });

  test('removed on one: gone on both; brought back: back on both', async () => {
    const { phone, laptop, soup, on, syncAll, titles } = await twoDevices();
    const [kept] = await on(phone, (it) => it.kept());
    await on(phone, (it) => it.removeKept(soup.id));
    await syncAll();
    expect([await titles(phone), await titles(laptop)]).toEqual([[], []]);
    await on(phone, async (it) => kept && it.bringBack(kept));
    await syncAll();
    expect([await titles(phone), await titles(laptop)]).toEqual([['Soup'], ['Soup']]);
  });

  test('cooked on both: both times, once each', async () => {
    const { phone, laptop, soup, on, syncAll } = await twoDevices();
    const cooked = (note: string) => [{ recipe: soup.id, cooked: { id: randomUUID(), on: new Date().toISOString(), how: 'good' as const, note } }];
    await on(phone, (it) => it.addCooked(cooked('phone')));
    await on(laptop, (it) => it.addCooked(cooked('laptop')));
    await syncAll();
    for (const device of [phone, laptop]) expect((await on(device, (it) => it.kept()))[0]?.cooked.map(({ note }) => note).toSorted()).toEqual(['laptop', 'phone']);
  });

  test('keep the same text under two ids: one recipe', async () => {
    const { phone, laptop, on, syncAll, rows, titles } = await twoDevices();
    const pie = recipe('Pie');
    await on(phone, (it) => it.keepOne(pie));
    await on(laptop, (it) => it.keepOne({ ...pie, id: randomUUID(), tags: ['sweet'] }));
    await syncAll();
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Soup']);
    expect([await titles(phone), await titles(laptop)]).toEqual([['Pie', 'Soup'], ['Pie', 'Soup']]);
    expect((await on(phone, (it) => it.kept())).find(({ title }) => title === 'Pie')?.tags).toEqual(['sweet']);
  });
});

describe('leaving', () => {
  test('signing out leaves nothing on the device', async () => {
    const { phone } = await twoDevices();
    phone.takeTurn();
    for (const name of ['last-list', 'options', 'shopping', 'share-links', 'stove', 'cooked']) phone.storage.setItem(`recipe-chef.${name}`, '["mine"]');
    expect(await phone.signOut(phone.send)).toBe(true);
    expect(await phone.allOnDevice()).toEqual([]);
    expect([await phone.factOf('owner'), await phone.factOf('since'), await phone.factOf('agreed')]).toEqual(['', 0, {}]);
    expect(Array.from({ length: phone.storage.length }, (_, at) => phone.storage.getItem(phone.storage.key(at) ?? ''))).toEqual(Array.from({ length: phone.storage.length }, () => 'null'));
    expect(await phone.whoAmI(phone.send)).toBeNull();
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'signed-out' });
  });

  test('with something untold, nothing is done until it is asked for', async () => {
    const { phone, soup, server } = await twoDevices();
    phone.takeTurn();
    await phone.changeKept(soup.id, { notes: 'x' });
    phone.beforeEach((path) => {
      if (path.endsWith('/keep')) throw new TypeError('Failed to fetch');
    });
    expect(await phone.signOut(phone.send)).toBe(false);
    expect(await phone.kept()).toHaveLength(1);
    expect(await phone.signOut(phone.send, { evenIfUntold: true })).toBe(true);
    expect(await phone.kept()).toEqual([]);
    expect((await server('/healthz')).status).toBe(200);
  });

  test('signing out everywhere ends the other session and tells what waits', async () => {
    const { phone, laptop, on, rows } = await twoDevices();
    await on(phone, (it) => it.keepOne(recipe('Pie')));
    expect(await on(phone, (it) => it.signOut(it.send, { everywhere: true }))).toBe(true);
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Soup']);
    expect(await on(laptop, (it) => it.sync(it.send))).toEqual({ outcome: 'signed-out' });
    expect(await on(laptop, (it) => it.kept()), 'a copy for days without a network').toHaveLength(1);
  });

  test('a session that ran out: everything stays, and goes on after signing in again', async () => {
    const { phone, rows } = await twoDevices();
    phone.takeTurn();
    phone.expire();
    await phone.keepOne(recipe('Pie'));
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'signed-out' });
    await phone.signIn(phone.send, KEYS);
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Soup']);
  });

  test('another account on the same device: the first one gets what waits, the second sees none of it', async () => {
    const { phone, rows, parts } = await twoDevices();
    phone.takeTurn();
    await phone.keepOne(recipe('Pie'));
    await phone.register(phone.send, BEN);
    expect(await phone.kept()).toEqual([]);
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Soup']);
    const ben = await parts.store.db.selectFrom('cooks').select('id').where('email', '=', BEN.email).executeTakeFirstOrThrow();
    expect(await parts.store.db.selectFrom('recipes').selectAll().where('cook', '=', ben.id).execute()).toEqual([]);
  });

  test('an account that was deleted and made anew under the same e-mail starts anew', async () => {
    const { phone, laptop, on, rows, titles } = await twoDevices();
    await on(phone, async (it) => {
      await it.ask(it.send, 'deleteAccount', { password: ANNA.password });
      await it.leave();
      await it.keepOne(recipe('Pie'));
      await it.register(it.send, ANNA);
    });
    await on(laptop, (it) => it.keepOne(recipe('Stew')));
    await on(laptop, (it) => it.signIn(it.send, KEYS));
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Stew']);
    expect(await titles(laptop)).toEqual(['Pie', 'Stew']);
  });
});

describe('what the server does not take', () => {
  test('a full cookbook: said so, kept here, and everything else is told', async () => {
    const { phone, soup, parts, rows } = await twoDevices();
    const { id: cook } = await parts.store.db.selectFrom('cooks').select('id').executeTakeFirstOrThrow();
    const row = await parts.store.db.selectFrom('recipes').selectAll().executeTakeFirstOrThrow();
    await parts.store.db.updateTable('cooks').set({ changes: 2 }).where('id', '=', cook).execute();
    for (let at = 1; at < KEEPING.kept; at += 500) {
      const many = Array.from({ length: Math.min(500, KEEPING.kept - at) }, (_, more) => ({ ...row, id: randomUUID(), text_hash: `${at + more}`, change: 2 }));
      await parts.store.db.insertInto('recipes').values(many).execute();
    }
    phone.takeTurn();
    await phone.keepAll([recipe('Pie'), recipe('Stew')]);
    await phone.changeKept(soup.id, { favourite: true });
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'full' });
    expect((await phone.kept()).filter(({ waiting }) => waiting).map(({ title }) => title).toSorted()).toEqual(['Pie', 'Stew']);
    expect(await rows()).toHaveLength(KEEPING.kept);
    await phone.removeKept((await phone.kept()).find(({ waiting }) => !waiting)?.id ?? '');
    await phone.removeKept((await phone.kept()).find(({ waiting, gone }) => !waiting && !gone)?.id ?? '');
    await phone.sync(phone.send);
    expect(await phone.sync(phone.send)).toEqual({ outcome: 'agreed' });
  }, 180_000);

  test('one recipe that it refuses holds no other back', async () => {
    const { phone, rows } = await twoDevices();
    phone.takeTurn();
    await phone.keepAll([recipe('Pie'), recipe('Stew', { markdown: 'x'.repeat(KEEPING.recipeLength + 1) }), recipe('Tart')]);
    expect(await phone.sync(phone.send)).toMatchObject({ outcome: 'failed' });
    expect((await rows()).map(({ title }) => title)).toEqual(['Pie', 'Soup', 'Tart']);
    expect((await phone.kept()).filter(({ waiting }) => waiting).map(({ title }) => title)).toEqual(['Stew']);
  });
});
