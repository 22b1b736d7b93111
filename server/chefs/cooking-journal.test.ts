/** Two processes on one database, each with its own store and its own memory, as far as recipes under way go. */
import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { ENGINES } from '../../tests/kit/engines.ts';
import { pen, reading, soon } from '../../tests/kit/pen.ts';
import { beginCooking, writeCookings } from '../store/cookings.ts';
import { openStore, type Store } from '../store/open-store.ts';
import { createJournal, type JournalTimes } from './cooking-journal.ts';
import { sealWith } from './sealed-events.ts';
import { createUnderWay, type UnderWay, type UnderWayTimes } from './under-way.ts';

const KEY = 'a-key-of-the-cooks-own';
const order = { pantry: ['eggs'] };
const stay = new AbortController().signal;
const QUICK = { writeMs: 10, lookMs: 10, goneMs: 60_000, patienceMs: 30_000 };

let open: Store[] = [];
afterEach(async () => {
  await Promise.all(open.map((store) => store.close()));
  open = [];
});

/** Until it is so; a busy machine takes its time. */
async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !isSo() && Date.now() < end;) await soon(10);
  expect(isSo()).toBe(true);
}

describe.each(ENGINES)('$name', { timeout: 60_000 }, ({ fresh }) => {
  interface Process { underWay: UnderWay; store: Store; faults: unknown[]; end: AbortController }
  const processes = async (times: Partial<JournalTimes & UnderWayTimes> = {}): Promise<[Process, Process]> => {
    const place = await fresh();
    const one = async (): Promise<Process> => {
      const store = await openStore(place);
      open.push(store);
      const [faults, end] = [[] as unknown[], new AbortController()];
      const journal = createJournal(store.db, (fault) => faults.push(fault), { ...QUICK, ...times });
      return { underWay: createUnderWay({ journal, end: end.signal, times: { unreadMs: 30_000, keptMs: 60_000, ...times } }), store, faults, end };
    };
    return [await one(), await one()];
  };

  test('another process reads on after the last event, also when all is written, and misses none', async () => {
    const [[here, there], model] = [await processes(), pen()];
    const phone = new AbortController();
    const first = reading(here.underWay.begin(KEY, order, model.cook, phone.signal));
    await model.write(3);
    await until(() => first.ids.length === 3);
    phone.abort();
    await first.ended;
    expect(there.underWay.read(KEY, order, 2, stay)).toBeNull();
    const second = reading(await there.underWay.readElsewhere(KEY, order, 2, stay));
    await model.write(2);
    await until(() => second.ids.length === 2);
    await model.end();
    await second.ended;
    expect([first.ids, second.ids]).toEqual([[0, 1, 2], [3, 4, 5]]);
    const late = reading(await there.underWay.readElsewhere(KEY, order, -1, stay));
    await late.ended;
    expect([late.ids, model.calls(), here.faults, there.faults]).toEqual([[0, 1, 2, 3, 4, 5], 1, [], []]);
  });

  test('a double click that reaches two processes is cooked for once', async () => {
    const [[here, there], model] = [await processes(), pen()];
    const [one, other] = [here, there].map(({ underWay }) => reading(underWay.begin(KEY, order, model.cook, stay)));
    await until(() => model.calls() > 0);
    await model.write(4);
    await model.end();
    await Promise.all([one?.ended, other?.ended]);
    expect([one?.ids, other?.ids, model.calls()]).toEqual([[0, 1, 2, 3, 4], [0, 1, 2, 3, 4], 1]);
  });

  test('a key belongs to one order in every process', async () => {
    const [[here, there], model] = [await processes(), pen()];
    const one = reading(here.underWay.begin(KEY, order, model.cook, stay));
    await until(() => model.calls() === 1);
    await expect(there.underWay.readElsewhere(KEY, { pantry: ['leeks'] }, -1, stay)).rejects.toThrow('another order');
    const said = [];
    for await (const { event, data } of there.underWay.begin(KEY, { pantry: ['leeks'] }, model.cook, stay)) said.push({ event, data });
    expect(said).toMatchObject([{ event: 'refused', data: { code: 'other-order' } }]);
    expect(await there.underWay.readElsewhere('another-key-altogether', order, -1, stay)).toBeNull();
    await model.end();
    await one.ended;
  });

  test('a piece that is replaced by a longer one while somebody reads: nothing is missed, nothing comes twice', async () => {
    const [, there] = await processes();
    const { seal } = sealWith(KEY);
    const texts = Array.from({ length: 5 }, (_, n) => ({ event: 'text', data: { n, text: `word ${n} ` } }) as const);
    const { db } = there.store;
    const [name, orderHash] = [KEY, order].map((value) => createHash('sha256').update(JSON.stringify(value)).digest('base64'));
    const write = (first: number, upTo: number, ended = false) => writeCookings(db, [{ cooking: name ?? '', first, sealed: seal(texts.slice(first, upTo)) }], [name ?? ''], ended ? [name ?? ''] : []);
    await beginCooking(db, name ?? '', orderHash ?? '');
    await write(0, 2);
    const one = reading(await there.underWay.readElsewhere(KEY, order, -1, stay));
    await until(() => one.ids.length === 2);
    await write(0, 4);
    await until(() => one.ids.length === 4);
    await write(4, 5, true);
    await one.ended;
    expect(one.ids).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('Stop reaches whoever cooks', async () => {
    const [[here, there], model] = [await processes(), pen()];
    const one = reading(here.underWay.begin(KEY, order, model.cook, stay));
    await model.write(1);
    await until(() => one.ids.length === 1);
    await there.underWay.stop(KEY);
    await one.ended;
    expect(model.stopped()).toBe(true);
  });

  test('who reads in another process keeps the model writing; when nobody does it stops', async () => {
    const [[here, there], model] = [await processes({ unreadMs: 1500 }), pen()];
    const [phone, back] = [new AbortController(), new AbortController()];
    const first = reading(here.underWay.begin(KEY, order, model.cook, phone.signal));
    await model.write(1);
    await until(() => first.ids.length === 1);
    const second = reading(await there.underWay.readElsewhere(KEY, order, 0, back.signal));
    phone.abort();
    await first.ended;
    await soon(3000);
    expect(model.stopped()).toBe(false);
    back.abort();
    await second.ended;
    await until(() => model.stopped());
  });

  test('where whoever cooked is gone, what was written is told, and that it is unfinished', async () => {
    const [[here, there], model] = [await processes({ goneMs: 500 }), pen()];
    const first = reading(here.underWay.begin(KEY, order, model.cook, stay));
    await model.write(2);
    await until(() => first.ids.length === 2);
    await soon(300);
    await here.store.close();
    const said: unknown[] = [];
    for await (const { event, data } of await there.underWay.readElsewhere(KEY, order, -1, stay) ?? []) said.push({ event, data });
    expect(said).toMatchObject([{ event: 'text' }, { event: 'text' }, { event: 'refused', data: { code: 'unfinished' } }]);
    await model.end();
    await first.ended;
  });

  test('a process that ends hands its readers on: their streams stop without a last event', async () => {
    const [[here, there], model] = [await processes(), pen()];
    const first = reading(here.underWay.begin(KEY, order, model.cook, stay));
    await model.write(2);
    await until(() => first.ids.length === 2);
    const second = reading(await there.underWay.readElsewhere(KEY, order, -1, stay));
    await until(() => second.ids.length === 2);
    there.end.abort();
    await second.ended;
    expect(second.ids).toEqual([0, 1]);
    await model.end();
    await first.ended;
    expect(first.ids).toEqual([0, 1, 2]);
  });

  test('without its database a process cooks on by itself', async () => {
    const [[here], model] = [await processes(), pen()];
    await here.store.close();
    const one = reading(here.underWay.begin(KEY, order, model.cook, stay));
    await until(() => model.calls() === 1);
    await model.write(2);
    await model.end();
    await one.ended;
    expect(one.ids).toEqual([0, 1, 2]);
    const again = reading(here.underWay.read(KEY, order, 1, stay));
    await again.ended;
    expect(again.ids).toEqual([2]);
    expect(await here.underWay.readElsewhere('another-key-altogether', order, -1, stay)).toBeNull();
    await here.underWay.stop('another-key-altogether');
  });

  test('the database holds neither the key nor a word of it, and a damaged piece ends nothing but its own stream', async () => {
    const [[here, there], model] = [await processes(), pen()];
    const one = reading(here.underWay.begin(KEY, order, model.cook, stay));
    await model.write(3);
    await model.end();
    await one.ended;
    const rows = async () => ({ cookings: await here.store.db.selectFrom('cookings').selectAll().execute(), pieces: await here.store.db.selectFrom('cooking_pieces').selectAll().execute() });
    let held = await rows();
    for (const end = Date.now() + 20_000; held.cookings[0]?.ended !== 1 && Date.now() < end;) held = await rows();
    expect(held.cookings).toHaveLength(1);
    expect(held.pieces.length).toBeGreaterThan(0);
    expect(JSON.stringify(held)).not.toMatch(/word|text|eggs|a-key/);
    const [piece] = held.pieces;
    expect(sealWith(KEY).open(piece?.sealed ?? '')[0]).toMatchObject({ data: { text: 'word 0 ' } });
    expect(() => sealWith('another-key-altogether').open(piece?.sealed ?? '')).toThrow();
    await here.store.db.updateTable('cooking_pieces').set({ sealed: 'AAAA' }).execute();
    const broken = reading(await there.underWay.readElsewhere(KEY, order, -1, stay));
    await broken.ended;
    expect([broken.ids, there.faults.length]).toEqual([[0], 1]);
  });
});
