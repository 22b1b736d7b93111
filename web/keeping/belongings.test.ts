/** The lists and preferences that follow a cook from device to device. */
import { afterEach, expect, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { openDevice, type Device } from '../../tests/kit/device.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const KEYS = { email: 'anna@example.org', password: 'three green apples' };
const list = (device: Device) => device.storage.getItem('recipe-chef.last-list');
const write = (device: Device, text: string, name = 'last-list') => device.storage.setItem(`recipe-chef.${name}`, text);

async function two() {
  const app = createApp(await appParts());
  const phone = await openDevice((path, init) => app.request(path, init));
  write(phone, '["eggs","feta"]');
  await phone.register(phone.send, { firstName: 'Anna', ...KEYS });
  const laptop = await openDevice((path, init) => app.request(path, init));
  const sync = async (device: Device) => {
    device.takeTurn();
    expect(await device.sync(device.send)).toMatchObject({ outcome: 'agreed' });
  };
  const arrive = async () => {
    laptop.takeTurn();
    await laptop.signIn(laptop.send, KEYS);
  };
  return { phone, laptop, sync, arrive };
}

test('a new device gets the lists and preferences of the account', async () => {
  const { phone, laptop, sync, arrive } = await two();
  write(phone, '{"servings":2}', 'options');
  write(phone, '[{"id":"1"}]', 'shopping');
  await sync(phone);
  await arrive();
  expect(['last-list', 'options', 'shopping'].map((name) => laptop.storage.getItem(`recipe-chef.${name}`))).toEqual(['["eggs","feta"]', '{"servings":2}', '[{"id":"1"}]']);
});

test.each([[null], ['null'], ['[]']])('a device with %s does not empty the others', async (nothing) => {
  const { phone, laptop, sync, arrive } = await two();
  if (nothing !== null) write(laptop, nothing);
  await arrive();
  expect(list(laptop)).toBe('["eggs","feta"]');
  await sync(phone);
  expect(list(phone)).toBe('["eggs","feta"]');
});

test('a list that was emptied on purpose is empty everywhere', async () => {
  const { phone, laptop, sync, arrive } = await two();
  await arrive();
  write(laptop, '[]');
  await sync(laptop);
  await sync(phone);
  expect(list(phone)).toBe('[]');
});

test('of two changes the one told last counts, also from a device whose clock is behind or ahead', async () => {
  const { phone, laptop, sync, arrive } = await two();
  await arrive();
  // The lists go after the recipes; by the time the server gets them its own clock counts.
  const clock = (device: Device, days: number) => {
    const real = Date.now();
    device.beforeEach((path) => (path.endsWith('/changes') ? vi.useFakeTimers({ toFake: ['Date'], now: real + days * 86_400_000 }) : vi.useRealTimers()));
  };
  clock(phone, 10);
  clock(laptop, -10);
  write(phone, '["rice"]');
  await sync(phone);
  await sync(laptop);
  expect(list(laptop)).toBe('["rice"]');
  write(laptop, '["beans"]');
  await sync(laptop);
  await sync(phone);
  expect([list(phone), list(laptop)]).toEqual(['["beans"]', '["beans"]']);
});

test('what is changed while the server is asked is not overwritten, and told the next time', async () => {
  const { phone, laptop, sync, arrive } = await two();
  await arrive();
  write(laptop, '["rice"]');
  await sync(laptop);
  phone.beforeEach((path) => {
    if (path.endsWith('/belongings')) write(phone, '["eggs","feta","leek"]');
  });
  await sync(phone);
  expect(list(phone)).toBe('["eggs","feta","leek"]');
  phone.beforeEach(() => undefined);
  await sync(phone);
  await sync(laptop);
  expect(list(laptop)).toBe('["eggs","feta","leek"]');
});

test('a list too long to follow stays where it is', async () => {
  const { phone, laptop, sync, arrive } = await two();
  await arrive();
  const long = JSON.stringify(Array.from({ length: 5000 }, (_, at) => `dish number ${at}`));
  write(phone, long);
  await sync(phone);
  await sync(laptop);
  expect([list(phone), list(laptop)]).toEqual([long, '["eggs","feta"]']);
});
