/** A cook's own photo of a kept recipe. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { KEEPING } from '../../contract/keeping-limits.ts';
import { photoSize } from '../../contract/photo.ts';
import { aPhoto, photosHere, PLACE } from '../kit/a-photo.ts';
import { fromMenu, registerAs, takeIn } from '../kit/at-the-desk.ts';
import { AXE } from '../kit/chromium.ts';
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
  const [choosing] = await Promise.all([page.waitForEvent('filechooser'), page.getByRole('button', { name: 'Add a photo' }).click()]);
  await choosing.setFiles(await aPhoto(page));
  await page.getByText('Your photo is kept.').waitFor();
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

void registerAs;
