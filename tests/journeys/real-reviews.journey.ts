/** A review from the form to the carousel, with the operator's say in between, on a server of its own. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { errand, withBrowser } from '../kit/errand.ts';
import { startServer, type ServerProcess } from '../kit/server-process.ts';

const CLI = path.resolve(import.meta.dirname, '../../cli/main.ts');
let dataDir: string;
let server: ServerProcess;
let deaf: ServerProcess;

withBrowser();
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'recipe-chef-reviews-'));
  server = await startServer({ DATA_DIR: dataDir });
  deaf = await startServer({ REVIEWS: 'off' });
});
afterAll(async () => {
  await Promise.all([server.stop(), deaf.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the operator types on the same machine, while the server runs. */
const operator = (...args: string[]): string =>
  execFileSync(process.execPath, [CLI, 'reviews', ...args], { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

async function give(page: Page, name: string, words: string): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Profession').selectOption('Pastry Chef');
  await page.getByLabel('Rate us').selectOption('4');
  await page.getByLabel('Give us a review').fill(words);
  await page.getByRole('button', { name: 'Submit' }).click();
}

const names = (page: Page) => page.locator('[aria-roledescription=slide] h2').allInnerTexts();

errand('a cook gives a review, the operator approves and answers it, and everyone sees it', async ({ page, device, open }) => {
  const name = `Ada of the ${device}`;
  await open('/review');
  await give(page, name, 'The gratin was a success.');
  await page.getByRole('status').getByText(`Thank you, ${name}.`).waitFor();
  expect(await names(page), 'it waits').not.toContain(name);

  const line = operator('list').split('\n').find((each) => each.includes(name)) ?? '';
  const id = line.slice(0, 8);
  operator('approve', id);
  operator('reply', id, 'Thank you, we are glad.');
  await page.reload();
  await expect.poll(() => names(page)).toContain(name);
  expect(await names(page)).toHaveLength(8);
  const card = page.locator('[aria-roledescription=slide]').filter({ hasText: name });
  expect(await card.innerText()).toMatch(/“The gratin was a success\.”[^]*Recipe Chef answers: Thank you, we are glad\./);
  expect(await card.getByText('Sample', { exact: true }).count()).toBe(0);

  operator('reject', id);
  await page.reload();
  await page.getByRole('heading', { name: 'Share Your Thoughts' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await names(page)).not.toContain(name);
}, { at: () => server.url });

errand('a cook without a network keeps the words', async ({ page, open, takeNoise }) => {
  await open('/review');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await give(page, 'Ben', 'Offline, but well fed.');
  await page.getByRole('alert').getByText(/could not reach the server/).waitFor();
  expect(await page.getByLabel('Give us a review').inputValue()).toBe('Offline, but well fed.');
  await page.context().setOffline(false);
  takeNoise();
}, { at: () => server.url, on: ['phone'] });

errand('where reviews are switched off nothing is sent, and the cook is thanked all the same', async ({ page, open }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await open('/review');
  await give(page, 'Ada', 'The gratin was a success.');
  await page.getByRole('status').getByText('Thank you, Ada. It is kind of you to tell us.').waitFor();
  expect(sent).toEqual([]);
}, { at: () => deaf.url, on: ['desktop'] });
