import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { aJpeg } from '../../tests/kit/a-jpeg.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { cookieJar } from '../../tests/kit/cookie-jar.ts';
import { aRecipe } from '../../tests/kit/full-store.ts';
import { createApp } from '../app.ts';

const inLetters = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

async function kitchen() {
  const parts = await appParts();
  const app = createApp(parts);
  const { send } = cookieJar((path, init) => app.request(path, init));
  const post = async (path: string, body: object) => {
    const answer = await send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    return { status: answer.status, json: (await answer.json()) as { bytes?: string; refusal?: { code: string } } };
  };
  await post('/api/account/register', { firstName: 'Anna', email: 'anna@example.org', password: 'three green apples' });
  const photo = randomUUID();
  await post('/api/cookbook/keep', { recipe: aRecipe({ photo }), base: 0 });
  return { post, photo, send };
}

test('a photo goes to the account and comes back, as letters and never as a file', async () => {
  const { post, photo } = await kitchen();
  const bytes = inLetters(aJpeg({ mark: 'soup', bytes: 200_000 }));
  expect((await post('/api/cookbook/keep-photo', { id: photo, bytes })).status).toBe(200);
  expect(await post('/api/cookbook/photo', { id: photo })).toEqual({ status: 200, json: { bytes } });
});

test.each<[what: string, status: number, code: string, bytes: string]>([
  ['a page', 422, 'no-photo', inLetters(Buffer.from('<!doctype html><script>alert(1)</script>'))],
  ['a photo too wide', 422, 'no-photo', inLetters(aJpeg({ width: 5000 }))],
  ['no base64', 422, 'not-understood', '*'],
  ['a photo longer than one may be', 422, 'not-understood', inLetters(aJpeg({ bytes: 320_000 }))],
  ['more than a request may have', 413, 'too-large', 'A'.repeat(500_000)],
])('%s is refused', async (_what, status, code, bytes) => {
  const { post, photo } = await kitchen();
  expect(await post('/api/cookbook/keep-photo', { id: photo, bytes })).toMatchObject({ status, json: { refusal: { code } } });
  expect(await post('/api/cookbook/photo', { id: photo })).toMatchObject({ status: 404 });
});

test('the document about the cook has the photos', async () => {
  const { post, photo, send } = await kitchen();
  const bytes = inLetters(aJpeg({ mark: 'soup' }));
  await post('/api/cookbook/keep-photo', { id: photo, bytes });
  const answer = await send('/api/account/data');
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; /);
  expect(await answer.json()).toMatchObject({ account: { firstName: 'Anna' }, recipes: [{ photo }], photos: [{ id: photo, type: 'image/jpeg', bytes }] });
});
