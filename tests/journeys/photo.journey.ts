/** A cook's own photo of a kept recipe. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect } from 'vitest';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { KEEPING } from '../../contract/keeping-limits.ts';
import { photoSize } from '../../contract/photo.ts';
import { aPhoto, photosHere, PLACE } from '../kit/a-photo.ts';
import { fromMenu, PASSWORD, registerAs, takeIn } from '../kit/at-the-desk.ts';
import { AXE, DEVICES, watch } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';
import { startServer, type ServerProcess } from '../kit/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
withBrowser();
const here = { at: () => server.url };

const SOUP = '# Leek Soup\n\n**Serves 2 · 25 minutes**\n\n## Ingredients\n\n- 3 leeks\n- 2 potatoes\n\n## Steps\n\n1. Cook everything for 20 minutes.';
const photoOn = (page: Page) => page.getByRole('img', { name: 'Your photo of Leek Soup' });
const chooser = (page: Page) => page.locator('input[type=file][accept="image/*"]');
const openSoup = (page: Page) => page.getByRole('link', { name: 'Leek Soup' }).click();
/** What the picture on the page is, in pixels, once it is decoded. */
const shown = (page: Page) => photoOn(page).evaluate(async (image: HTMLImageElement) => {
  await image.decode();
  return [image.naturalWidth, image.naturalHeight];
});

errand('a guest puts a photo in place of the drawing, and thinks better of it twice', async ({ page, open, takeNoise }) => {
  await page.addInitScript(AXE);
  await open('/cookbook');
  await takeIn(page, SOUP);
  await openSoup(page);
  const [choosing] = await Promise.all([page.waitForEvent('filechooser'), page.locator('.photo-field').getByRole('button', { name: 'Add a photo' }).click()]);
  await choosing.setFiles(await aPhoto(page));
  await page.getByText('Your photo is kept. Only you see it').waitFor();
  expect(await shown(page), 'upright, and made smaller').toEqual([853, 1280]);
  const [kept] = await photosHere(page);
  expect(kept?.length).toBeLessThanOrEqual(KEEPING.photoBytes);
  expect(photoSize(kept ?? Buffer.alloc(0))).toEqual({ width: 853, height: 1280 });
  expect(kept?.includes(PLACE), 'the place is left out').toBe(false);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.reload();
  await photoOn(page).waitFor();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByText('Your photo is removed.').waitFor();
  await expect.poll(() => photoOn(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await photoOn(page).waitFor();

  await chooser(page).setInputFiles({ name: 'recipe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 no picture') });
  await page.getByText('This browser cannot read that as a picture.').waitFor();
  await photoOn(page).waitFor();

  // In the list the title stands beside it; the picture says nothing twice.
  await page.getByRole('button', { name: 'All recipes' }).click();
  await page.locator('.kept-card .photo-picture img').waitFor();
  await page.getByRole('link', { name: 'Leek Soup' }).waitFor();
  await openSoup(page);
  await fromMenu(page, 'Remove');
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await openSoup(page);
  await photoOn(page).waitFor();
  expect(takeNoise()).toEqual([]);
}, here);

errand('a photo follows its cook to another device, also one taken without a network, and both forget it at the end', async ({ page, open, device, takeNoise }) => {
  await open('/cookbook');
  await takeIn(page, SOUP);
  await openSoup(page);
  await chooser(page).setInputFiles(await aPhoto(page));
  await photoOn(page).waitFor();
  const email = await registerAs(page, open, 'Ida');
  await open('/cookbook');
  await page.getByText(`Saved to your account (${email}).`).waitFor();
  const inAccount = async (): Promise<string | null | undefined> => {
    const told = await page.request.post('/api/cookbook/changes', { data: { since: 0 } });
    return ((await told.json()) as { recipes: { photo: string | null }[] }).recipes[0]?.photo;
  };
  const first = await inAccount();
  await openSoup(page);
  await photoOn(page).waitFor();
  await page.context().setOffline(true);
  await chooser(page).setInputFiles(await aPhoto(page));
  await page.getByText('The new photo is kept.').waitFor();
  expect(await shown(page)).toEqual([853, 1280]);
  await page.getByRole('button', { name: 'All recipes' }).click();
  await page.getByText(/^No connection: /).waitFor();
  await page.context().setOffline(false);
  await page.getByText(`Saved to your account (${email}).`).waitFor();
  expect(takeNoise().filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line))).toEqual([]);
  expect(await inAccount()).not.toBe(first);
  const mine = await photosHere(page);

  const context = await page.context().browser()?.newContext({ ...DEVICES[device], baseURL: server.url });
  if (context === undefined) throw new Error('no browser');
  try {
    const other = await context.newPage();
    const noise = watch(other, server.url);
    await other.goto('/account');
    await other.getByLabel('Email').first().fill(email);
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: 'Sign in' }).click();
    await other.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
    await other.goto('/cookbook');
    await other.locator('.kept-card .photo-picture img').waitFor();
    const [theirs = Buffer.alloc(0)] = await photosHere(other);
    expect(mine.some((photo) => photo.equals(theirs)), 'byte for byte').toBe(true);
    await openSoup(other);
    expect(await shown(other)).toEqual([853, 1280]);
    await other.getByRole('button', { name: 'Remove photo' }).click();
    await other.getByText('Your photo is removed.').waitFor();
    await other.getByRole('button', { name: 'All recipes' }).click();
    await other.getByText(`Saved to your account (${email}).`).waitFor();
    expect(noise).toEqual([]);
  } finally {
    await context.close();
  }

  await page.reload();
  await expect.poll(() => page.locator('.kept-card').count()).toBe(1);
  await expect.poll(() => page.locator('.photo-picture').count()).toBe(0);
  await openSoup(page);
  await chooser(page).setInputFiles(await aPhoto(page));
  await photoOn(page).waitFor();
  await open('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: /sign in/i }).first().waitFor();
  expect(await photosHere(page)).toEqual([]);
}, here);

errand('a photo of what has just been cooked', async ({ page, open }) => {
  await open('/cookbook');
  await takeIn(page, SOUP);
  await openSoup(page);
  await page.getByRole('button', { name: 'Start cooking' }).click();
  for (const name of ['Start', 'Finish']) await page.getByRole('button', { name, exact: true }).click();
  await page.getByText('How did it go?').waitFor();
  const [choosing] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Add a photo' }).click()]);
  await choosing.setFiles(await aPhoto(page));
  await page.getByText('Your photo is kept. Only you see it.').waitFor();
  expect(await shown(page)).toEqual([853, 1280]);
  await open('/cookbook');
  await page.locator('.kept-card .photo-picture img').waitFor();
}, { ...here, on: ['phone'] });

errand('a photo goes out with the archive and comes back with it', async ({ page, open }) => {
  await open('/cookbook');
  await takeIn(page, SOUP);
  await openSoup(page);
  await chooser(page).setInputFiles(await aPhoto(page));
  await photoOn(page).waitFor();
  const [before] = await photosHere(page);
  await page.getByRole('button', { name: 'All recipes' }).click();
  await page.getByText('Export recipes').click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Everything, as one archive' }).click()]);
  const archive = await readFile(await download.path());
  await openSoup(page);
  await fromMenu(page, 'Remove');
  await page.getByText('Leek Soup is removed.').waitFor();
  await page.getByLabel('Files').setInputFiles({ name: 'recipe-chef-cookbook.zip', mimeType: 'application/zip', buffer: archive });
  await page.getByText('1 recipe is in your cookbook now.').waitFor();
  await openSoup(page);
  expect(await shown(page)).toEqual([853, 1280]);
  expect((await photosHere(page)).some((photo) => before !== undefined && photo.equals(before))).toBe(true);
}, { ...here, on: ['desktop'] });
