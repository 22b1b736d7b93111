/** Who reads with big text on a small screen: nothing is cut off, nothing runs out at the side, and the thumb still finds what it needs. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { add, FOUR, getARecipe, untilCooked } from '../kit/at-the-stove.ts';
import { PASSWORD } from '../kit/at-the-desk.ts';
import { errand, withBrowser } from '../kit/errand.ts';
import { startServer, type ServerProcess } from '../kit/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
withBrowser();

const context = { viewport: { width: 320, height: 640 }, isMobile: false, reducedMotion: 'reduce' } as const;
const SIZES = ['130%', '200%'] as const;

/** What reaches beyond the screen at these sizes of text; what scrolls by itself may. */
async function stickingOut(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    found.push(...(await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return over > 0 ? [`${location.pathname} at ${fontSize}: ${over} px`] : [];
    }, size)));
  }
  return found;
}

errand('a reader with big text on a small phone never scrolls sideways', async ({ page, open, takeNoise }) => {
  const found: string[] = [];
  for (const address of ['/', '/chef', '/review', '/faq', '/cookbook', '/account', '/shopping', '/cook', '/no-such-plate', '/recipe']) {
    await open(address);
    found.push(...(await stickingOut(page)));
  }
  expect(takeNoise()).toEqual([expect.stringContaining('404')]);
  await add(page, ...FOUR);
  await page.locator('.idea-title').first().waitFor();
  found.push(...(await stickingOut(page)));
  await getARecipe(page).click();
  await untilCooked(page);
  await page.getByText('More', { exact: true }).click();
  found.push(...(await stickingOut(page)));
  expect(found).toEqual([]);
}, { on: ['phone'], context });

errand('a cook with big text presses Next without aiming', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  await getARecipe(page).click();
  await untilCooked(page);
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const size of ['100%', ...SIZES]) {
    await page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
    const { width = 0, height = 0 } = (await page.getByRole('button', { name: 'Next', exact: true }).boundingBox()) ?? {};
    expect([width >= 64, height >= 48], `${size}: ${width} by ${height}`).toEqual([true, true]);
    expect(await page.locator('.screen').evaluate((one) => one.scrollWidth - one.clientWidth), size).toBe(0);
  }
}, { on: ['phone'], context });

errand('a cook with a long name and a long address sees all of both', async ({ page, open }) => {
  await open('/');
  const email = 'maximiliane.von-und-zu-hohenstein-waldenburg@gastronomie-fachverband-oberbayern.example.org';
  for (const [name, text] of Object.entries({ firstName: 'Maximiliane-Hildegard-Kunigunde', email, password: PASSWORD, confirmpassword: PASSWORD })) await page.locator(`input[name=${name}]`).fill(text);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/chef');
  for (const address of ['/account', '/cookbook']) {
    await open(address);
    await page.getByText(email).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 'at 100%').toBe(0);
    expect(await stickingOut(page)).toEqual([]);
  }
}, { on: ['phone'], context, at: () => server.url });
