import { expect, test } from 'vitest';
import { Refusal } from '../../contract/refusals.ts';
import { pen, reading, soon } from '../../tests/kit/pen.ts';
import { createUnderWay, type UnderWay } from './under-way.ts';

const KEY = 'a-key-of-the-cooks-own';
const order = { pantry: ['eggs'] };
const stay = new AbortController().signal;

const made = (times: { unreadMs?: number; keptMs?: number } = {}): UnderWay => createUnderWay({ times: { unreadMs: 30_000, keptMs: 60_000, ...times } });

test('who comes back reads on after the last event, and misses none', async () => {
  const [underWay, model] = [made(), pen()];
  const phone = new AbortController();
  const first = reading(underWay.begin(KEY, order, model.cook, phone.signal));
  await model.write(3);
  phone.abort();
  await first.ended;
  await model.write(2);
  const second = reading(underWay.read(KEY, order, first.ids.at(-1) ?? -1, stay));
  await model.write(1);
  await model.end();
  await second.ended;
  expect([first.ids, second.ids]).toEqual([[0, 1, 2], [3, 4, 5, 6]]);
  expect(model.calls()).toBe(1);
});

test('two who ask for the same are cooked for once, and both read all of it', async () => {
  const [underWay, model] = [made(), pen()];
  const one = reading(underWay.begin(KEY, order, model.cook, stay));
  await model.write(2);
  const other = reading(underWay.read(KEY, order, -1, stay));
  await model.write(1);
  await model.end();
  await Promise.all([one.ended, other.ended]);
  expect([one.ids, other.ids, model.calls()]).toEqual([[0, 1, 2, 3], [0, 1, 2, 3], 1]);
});

test('a key belongs to one order, and a finished recipe is kept for a while', async () => {
  const [underWay, model] = [made({ keptMs: 60 }), pen()];
  const one = reading(underWay.begin(KEY, order, model.cook, stay));
  await model.write(1);
  await model.end();
  await one.ended;
  expect(() => underWay.read(KEY, { pantry: ['leeks'] }, -1, stay)).toThrow(Refusal);
  const late = reading(underWay.read(KEY, order, -1, stay));
  await late.ended;
  expect(late.ids).toEqual([0, 1]);
  await soon(120);
  expect(underWay.read(KEY, order, -1, stay)).toBeNull();
  expect(underWay.read('another-key-altogether', order, -1, stay)).toBeNull();
});

test('a chef whom nobody reads is stopped after a while, and not while somebody does', async () => {
  const [underWay, model] = [made({ unreadMs: 100 }), pen()];
  const phone = new AbortController();
  const first = reading(underWay.begin(KEY, order, model.cook, phone.signal));
  await model.write(1);
  await soon(150);
  expect(model.stopped(), 'read all the time').toBe(false);
  phone.abort();
  await first.ended;
  const back = new AbortController();
  const second = reading(underWay.read(KEY, order, 0, back.signal));
  await soon(150);
  expect(model.stopped(), 'somebody came back').toBe(false);
  back.abort();
  await second.ended;
  await soon(200);
  expect(model.stopped()).toBe(true);
});

test('Stop stops at once, and readers are told that it is unfinished', async () => {
  const [underWay, model] = [made(), pen()];
  const one = reading(underWay.begin(KEY, order, model.cook, stay));
  await model.write(1);
  await underWay.stop(KEY);
  await underWay.stop('a-key-that-began-nothing');
  await one.ended;
  expect([one.ids, model.stopped()]).toEqual([[0, 1], true]);
});
