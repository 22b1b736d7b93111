/** A recipe that travels: shared, opened by someone else, cooked, kept, and taken back. */
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { Shared } from '../../contract/share.ts';
import { cook } from '../../kitchen/chef/cook.ts';
import { orderFor } from '../../kitchen/order-for.ts';
import { AXE } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const cooked = cook(orderFor({ pantry: ['eggs', 'spinach', 'feta', 'potatoes'], seed: 3 }));
const markdown = cooked.outcome === 'recipe' ? cooked.markdown : '';
const title = /^# (.+)$/m.exec(markdown)?.[1] ?? '';

async function post(path: string, input: object): Promise<Response> {
  return fetch(new URL(path, inject('url')), { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) });
}
const share = async (): Promise<Shared> => (await post('/api/share/make', { title, markdown, origin: { by: 'house', name: '' }, recipe: null, days: null })).json() as Promise<Shared>;

async function faults(page: Page): Promise<unknown> {
  await page.evaluate(AXE);
  return page.evaluate('axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))');
}

errand('a reader without JavaScript can read and print what was shared', async ({ page }) => {
  const { path } = await share();
  await page.goto(path);
  await page.getByRole('heading', { name: title }).waitFor();
  expect(await page.locator('.recipe-text li').count()).toBeGreaterThan(5);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
  const picture = await page.request.get((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
}, { context: { javaScriptEnabled: false } });

errand('a reader opens a link in a clean browser, scales it, keeps a copy and starts to cook', async ({ page, open }) => {
  const { path } = await share();
  await open(path);
  await page.getByRole('button', { name: 'Keep a copy' }).click();
  await page.getByRole('link', { name: 'In your cookbook' }).waitFor();
  expect(await faults(page)).toEqual([]);
  await page.getByText('Something wrong with this recipe?').click();
  await page.getByLabel('What is wrong?').fill('Nothing at all.');
  await page.getByRole('button', { name: 'Report it' }).click();
  await page.getByText('Thank you. We will look at it.').waitFor();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await page.waitForURL('**/cook');
});

errand('a link that was taken back leads to a kind page', async ({ page, takeNoise }) => {
  const { id, key, path } = await share();
  expect((await post('/api/share/revoke', { id, key })).status).toBe(200);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(410);
  await page.getByRole('heading', { level: 1, name: 'This recipe is no longer shared' }).waitFor();
  // The browser itself notes the 410.
  expect(takeNoise().filter((noise) => !noise.includes('410'))).toEqual([]);
  await page.getByRole('link', { name: 'Cook something' }).click();
  await page.getByLabel('Add ingredient').waitFor();
});
