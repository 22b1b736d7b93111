/** Who goes by keyboard or by ear is never dropped at the top of the page, and what is dangerous is said where it is. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { add, FOUR, getARecipe, untilCooked } from '../kit/at-the-stove.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const focused = (page: Page): Promise<string> => page.evaluate(() => {
  const { tagName, className, id } = document.activeElement ?? document.body;
  return [tagName.toLowerCase(), id && `#${id}`, className && `.${className.split(' ')[0] ?? ''}`].join('');
});

errand('a cook who goes by keyboard stays where they pressed', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  await getARecipe(page).press('Enter');
  await expect.poll(() => focused(page)).toBe('div.plate');
  await untilCooked(page);
  await page.getByRole('button', { name: 'Cook another' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('div.plate');
  await untilCooked(page);
  await page.getByRole('button', { name: 'Clear the list' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('h2#on-hand');
  await page.getByRole('button', { name: 'Bring back your last list' }).press('Enter');
  await expect.poll(() => focused(page)).toBe('button.entry-name');
  await page.getByRole('button', { name: 'Start cooking' }).press('Enter');
  await page.locator('.cook-mode').waitFor();
  await expect.poll(() => focused(page)).toBe('h2.screen-name');
  await page.getByRole('button', { name: 'Leave cook mode' }).press('Enter');
  await page.waitForURL('**/recipe');
  await expect.poll(() => focused(page)).toBe('main#content.shell-main');
}, { on: ['desktop'] });

errand('a visitor who wants no motion is offered no pause', async ({ page, open }) => {
  await open('/review');
  await page.getByRole('button', { name: 'Next slide' }).waitFor();
  expect(await page.getByRole('button', { name: /Pause|Play/ }).count()).toBe(0);
}, { context: { reducedMotion: 'reduce' } });

errand('a visitor with half a link is told so', async ({ page, open, takeNoise }) => {
  for (const address of ['/r/abc', '/r/abcdefghijklmnopqrstuvwxyz0123456789', '/r/%E0%A4%A', '/r/']) {
    await open(address);
    await page.getByRole('heading', { level: 1, name: 'This plate is empty' }).waitFor();
    expect(takeNoise(), address).toEqual([expect.stringMatching(/the server responded with a status of 40[04]/)]);
  }
}, { on: ['phone'] });

errand('a first recipe never shows how it is written', async ({ page, open }) => {
  // The part that formats recipes comes last, as on a slow line.
  await page.route(/\/assets\/recommendation-[^/]*\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, 1_500));
    await route.continue().catch(() => {});
  });
  await page.addInitScript(() => {
    const raw = new Set<string>();
    Object.assign(window, { raw });
    new MutationObserver(() => {
      const text = document.querySelector('.plate')?.textContent ?? '';
      for (const [sign] of text.matchAll(/## |\*\*|^# /gm)) raw.add(sign);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await open('/recipe');
  await add(page, ...FOUR);
  await getARecipe(page).click();
  await untilCooked(page);
  expect(await page.evaluate(() => [...(window as unknown as { raw: Set<string> }).raw])).toEqual([]);
}, { on: ['phone'] });

errand('a list that nobody can cook with is not called ready', async ({ page, open }) => {
  await open('/recipe');
  await add(page, 'bleach', 'death cap mushrooms', 'antifreeze', 'rat poison', 'gravel', 'detergent');
  await page.getByText('Add at least 4 ingredients that can be cooked with.').waitFor();
  expect([await page.getByText('Ready for a recipe?').count(), await getARecipe(page).count()]).toEqual([0, 0]);
  await add(page, ...FOUR);
  await page.getByText('Ready for a recipe?').waitFor();
}, { on: ['phone'] });
