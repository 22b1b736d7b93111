/** From a recipe to the shop and back into the kitchen. */
import { expect } from 'vitest';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { add, FOUR, getARecipe, onHand, untilCooked } from '../kit/at-the-stove.ts';
import { AXE } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

async function findings(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Cooks and puts everything that can be bought on the list. */
async function shopFor(page: Page) {
  await add(page, ...FOUR);
  await getARecipe(page).click();
  await untilCooked(page);
  await page.getByRole('button', { name: 'More', exact: true }).or(page.locator('.more-ways summary')).first().click();
  await page.getByRole('button', { name: 'Add to shopping list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Choose all/ }).click();
  await dialog.getByRole('button', { name: /^Add \d+ to the list/ }).click();
  await page.getByRole('link', { name: 'See the shopping list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Shopping list' }).waitFor();
}

errand('a guest shops for a recipe and cooks with what was bought', async ({ page, open }) => {
  await open('/recipe');
  await shopFor(page);
  const eggs = page.getByRole('checkbox', { name: /eggs/ });
  await eggs.check();
  await page.reload();
  await eggs.waitFor();
  expect(await eggs.isChecked(), 'a tick survives a reload').toBe(true);
  await page.getByRole('button', { name: 'Put what I bought into my ingredients' }).click();
  await page.getByRole('link', { name: 'Cook with them' }).click();
  await expect.poll(() => onHand(page)).toContain('egg');
});

errand('a guest in a shop without a network ticks and writes on', async ({ page, open }) => {
  await open('/recipe');
  await shopFor(page);
  await page.getByRole('checkbox').first().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('Add something to buy').fill('kitchen paper');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('checkbox', { name: 'kitchen paper' }).waitFor();
  expect(await page.getByText(/^1 of \d+ in the basket$/).count()).toBe(1);
  await page.context().setOffline(false);
});

errand('two tabs have one list', async ({ page, open }) => {
  await open('/shopping');
  await page.getByLabel('Add something to buy').fill('2 lemons');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const other = await page.context().newPage();
  await other.goto('/shopping');
  await other.getByRole('checkbox', { name: '2 lemons' }).check();
  await page.getByText('1 of 1 in the basket').waitFor();
  await other.close();
}, { on: ['desktop'] });

for (const theme of ['light', 'dark'] as const) {
  errand(`anybody can use the shopping list in the ${theme}`, async ({ page, open }) => {
    await page.addInitScript(AXE);
    await open('/shopping');
    expect(await findings(page), 'empty').toEqual([]);
    await page.getByLabel('Add something to buy').fill('3 onions, 200 g feta, kitchen paper');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('checkbox', { name: /onions/ }).check();
    expect(await findings(page), 'filled').toEqual([]);
    expect(await tooWide(page), 'sideways scrolling').toBe(0);
    const small = await page.locator('main :is(button, .item-label, input:not([type=checkbox])):visible').evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.textContent));
    expect(small, 'a finger hits every target').toEqual([]);
  }, { context: { colorScheme: theme, reducedMotion: 'reduce' } });
}
