/** The welcome page: a kitchen to try before anything is asked. */
import { expect } from 'vitest';
import type { AxeResults } from 'axe-core';
import { onHand, untilCooked } from '../kit/at-the-stove.ts';
import { AXE } from '../kit/chromium.ts';
import { registerAs } from '../kit/at-the-desk.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

errand('a visitor sees the promise and the way in before any field', async ({ page, open }) => {
  await open('/');
  const way = page.getByRole('link', { name: 'Continue without an account' });
  const [button, field] = await Promise.all([way.boundingBox(), page.locator('input[name=firstName]').boundingBox()]);
  expect(button !== null && field !== null && button.y + button.height < field.y).toBe(true);
  expect(button !== null && button.y + button.height <= (page.viewportSize()?.height ?? 0), 'on the first screen').toBe(true);
  await way.click();
  await page.waitForURL('**/chef');
});

errand('a visitor tries a kitchen, and takes it along', async ({ page, open }) => {
  await open('/chef');
  const dish = page.locator('.welcome-dish');
  await page.getByRole('button', { name: 'rice, black beans, lime, coriander' }).click();
  await dish.getByText('Burrito Bowl').waitFor();
  await dish.locator('.dish-picture > svg').waitFor();
  await page.getByRole('button', { name: 'Start with what you have' }).click();
  await page.waitForURL('**/recipe');
  await expect.poll(() => onHand(page)).toEqual(['rice', 'black beans', 'lime', 'coriander']);
});

errand('a visitor opens a finished recipe, and it is cooked', async ({ page, open }) => {
  await open('/chef');
  await page.getByRole('link', { name: 'Chickpeas with Spinach' }).click();
  await untilCooked(page);
  await page.locator('.recipe-text').getByRole('heading', { name: 'Chickpeas with Spinach' }).waitFor();
  await page.reload();
  await page.locator('.recipe-text').getByRole('heading', { name: 'Chickpeas with Spinach' }).waitFor();
});

errand('a cook who comes back is greeted', async ({ page, open }) => {
  await registerAs(page, open, 'Ida');
  await open('/');
  await page.getByText('Good to see you, Ida.').waitFor();
  await page.getByRole('link', { name: 'What do you have today?' }).click();
  await page.waitForURL('**/recipe');
});

for (const theme of ['light', 'dark'] as const) {
  errand(`anybody can use the first two pages in the ${theme}`, async ({ page, open }) => {
    await page.addInitScript(AXE);
    for (const address of ['/', '/chef']) {
      await open(address);
      if (address === '/chef') {
        await page.getByRole('button', { name: 'chicken thighs, potatoes, carrots, lemon' }).click();
        await page.locator('.welcome-dish .dish-picture > svg').waitFor();
      }
      const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
      expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${address} ${id}: ${node.target.join(' ')}`))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 'sideways scrolling').toBe(0);
    }
  }, { context: { colorScheme: theme, reducedMotion: 'reduce' } });
}
