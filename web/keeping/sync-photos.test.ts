/** Photos between devices and the account, with the real server in between. */
import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../server/app.ts';
import { aJpeg } from '../../tests/kit/a-jpeg.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { openDevice, type Device } from '../../tests/kit/device.ts';
import type { ToKeep } from './cookbook.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ANNA = { firstName: 'Anna', email: 'anna@example.org', password: 'three green apples' };
const KEYS = { email: ANNA.email, password: ANNA.password };
const BEN = { firstName: 'Ben', email: 'ben@example.org', password: 'seven blue plums' };
const soup = (more: Partial<ToKeep> = {}): ToKeep => ({ id: randomUUID(), title: 'Soup', markdown: '# Soup', origin: { by: 'own', name: '' }, ...more });

async function kitchen() {
  const { store, ...parts } = await appParts();
  const app = createApp({ store, ...parts });
  const rows = async () => (await store.db.selectFrom('photos').select('id').orderBy('id').execute()).map(({ id }) => id);
  return { rows, device: () => openDevice((path, init) => app.request(path, init)) };
}

/** Takes a photo of a recipe on this device. */
async function photograph(device: Device, recipe: string, id: string = randomUUID()): Promise<string> {
  await device.putPhotos([{ id, bytes: aJpeg({ mark: id }) }], true);
  await device.changeKept(recipe, { photo: id });
  return id;
}
const agreed = async (device: Device) => expect(await device.sync(device.send)).toEqual({ outcome: 'agreed' });

/** Two devices of Anna with one recipe, photographed on the phone before she had an account. */
async function two() {
  const there = await kitchen();
  const phone = await there.device();
  const { id } = await phone.keepOne(soup());
  const photo = await photograph(phone, id);
  await phone.register(phone.send, ANNA);
  const laptop = await there.device();
  await laptop.signIn(laptop.send, KEYS);
  return { ...there, phone, laptop, id, photo };
}

test('a guest’s photo goes with the recipe into the account, and is seen on another device, also without a network then', async () => {
  const { laptop, photo, rows } = await two();
  expect(await rows()).toEqual([photo]);
  expect(await laptop.kept()).toMatchObject([{ photo }]);
  expect(await laptop.photoOnDevice(photo), 'it comes when it is looked at').toBeNull();
  expect(await laptop.findPhoto(laptop.send, photo)).toEqual(aJpeg({ mark: photo }));
  laptop.go('away');
  expect(await laptop.findPhoto(laptop.send, photo)).toEqual(aJpeg({ mark: photo }));
});

test('asked for twice at once it is fetched once; what nobody has is null, and asked for again later', async () => {
  const { laptop, photo } = await two();
  const from = laptop.asked.length;
  await Promise.all([laptop.findPhoto(laptop.send, photo), laptop.findPhoto(laptop.send, photo)]);
  expect(laptop.asked.slice(from)).toEqual(['/api/cookbook/photo']);
  expect(await laptop.findPhoto(laptop.send, randomUUID())).toBeNull();
  laptop.go('away');
  expect(await laptop.findPhoto(laptop.send, randomUUID())).toBeNull();
});

describe('what was cut off goes on the next time', () => {
  test.each([['keep-photo', 'before'], ['keep-photo', 'loses'], ['adopt', 'before'], ['adopt', 'loses']] as const)('%s, %s', async (where, how) => {
    const { device, rows } = await kitchen();
    const phone = await device();
    const { id } = await phone.keepOne(soup());
    const photo = await photograph(phone, id);
    let failing = true;
    phone.beforeEach((path) => {
      const here = failing && path.endsWith(where);
      phone.go(here && how === 'loses' ? 'loses answers' : 'here');
      if (here && how === 'before') throw new TypeError('Failed to fetch');
    });
    await phone.register(phone.send, ANNA);
    // Where only an answer was lost, the next exchange finds that all is told.
    if (where === 'keep-photo' || how === 'before') expect(await phone.signOut(phone.send), 'it is not forgotten before it is told').toBe(false);
    failing = false;
    await agreed(phone);
    expect(await rows()).toEqual([photo]);
    const from = phone.asked.length;
    await agreed(phone);
    expect(phone.asked.slice(from), 'and is not told again').not.toContain('/api/cookbook/keep-photo');
  });
});

test('removed on one device it is gone on the other and in the account; undone, it is there again', async () => {
  const { phone, laptop, id, photo, rows } = await two();
  laptop.takeTurn();
  await laptop.changeKept(id, { photo: null });
  await agreed(laptop);
  expect(await rows()).toEqual([]);
  phone.takeTurn();
  await agreed(phone);
  expect(await phone.kept()).toMatchObject([{ photo: null }]);
  await phone.changeKept(id, { photo });
  await agreed(phone);
  expect(await rows()).toEqual([photo]);
});

test('a photo here and notes there are joined', async () => {
  const { phone, laptop, id } = await two();
  phone.takeTurn();
  const newer = await photograph(phone, id);
  laptop.takeTurn();
  await laptop.changeKept(id, { notes: 'More leeks.' });
  await agreed(laptop);
  phone.takeTurn();
  await agreed(phone);
  laptop.takeTurn();
  await agreed(laptop);
  expect(await laptop.kept()).toMatchObject([{ notes: 'More leeks.', photo: newer }]);
  expect(await laptop.findPhoto(laptop.send, newer)).toEqual(aJpeg({ mark: newer }));
});

test('removed elsewhere while it was changed here: recipe and photo are kept anew', async () => {
  const { phone, laptop, id, photo, rows } = await two();
  laptop.takeTurn();
  await laptop.removeKept(id);
  await agreed(laptop);
  expect(await rows()).toEqual([]);
  phone.takeTurn();
  await phone.changeKept(id, { notes: 'Ours.' });
  await agreed(phone);
  expect(await rows()).toEqual([photo]);
});

test('an account without room for it: that is told, and signing out asks first', async () => {
  const { device } = await kitchen();
  const phone = await device();
  const { id } = await phone.keepOne(soup());
  await phone.register(phone.send, ANNA);
  await photograph(phone, id);
  const full = JSON.stringify({ refusal: { code: 'photos-full', sentence: 'No room.', retryable: false } });
  const send: Device['send'] = (path, init) => (path.endsWith('keep-photo') ? new Response(full, { status: 409 }) : phone.send(path, init));
  expect(await phone.sync(send)).toEqual({ outcome: 'photos-full' });
  expect((await phone.kept())[0]?.waiting, 'the recipe is told').toBe(false);
  expect(await phone.signOut(send)).toBe(false);
});

describe('on the device', () => {
  test('signing out forgets every photo', async () => {
    const { phone, photo } = await two();
    phone.takeTurn();
    expect(await phone.signOut(phone.send)).toBe(true);
    expect(await phone.photoOnDevice(photo)).toBeNull();
  });

  test('whoever signs in next finds none of the other’s', async () => {
    const { phone, photo, id } = await two();
    phone.takeTurn();
    phone.expire();
    await phone.register(phone.send, BEN);
    expect([(await phone.kept()).map((recipe) => recipe.id), await phone.photoOnDevice(photo)]).not.toContain(id);
    expect(await phone.photoOnDevice(photo)).toBeNull();
  });

  test('what nobody names stays for a day, and is named again or goes', async () => {
    const { device } = await kitchen();
    const phone = await device();
    const [named, left] = [randomUUID(), randomUUID()];
    await phone.putPhotos([named, left].map((id) => ({ id, bytes: aJpeg() })), true);
    const here = async () => (await Promise.all([named, left].map(phone.photoOnDevice))).map((bytes) => bytes !== null);
    const [now, DAY] = [Date.now(), 86_400_000];
    await phone.tidyPhotos(new Set([named]), { now });
    await phone.tidyPhotos(new Set([named]), { now: now + DAY / 2 });
    expect(await here()).toEqual([true, true]);
    await phone.tidyPhotos(new Set([named, left]), { now: now + 0.9 * DAY });
    await phone.tidyPhotos(new Set([named]), { now: now + 1.1 * DAY });
    expect(await here(), 'it was named meanwhile').toEqual([true, true]);
    await phone.tidyPhotos(new Set([named]), { now: now + 2.2 * DAY });
    expect(await here()).toEqual([true, false]);
  });
});
