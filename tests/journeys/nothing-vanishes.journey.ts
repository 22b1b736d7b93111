/** What was once on the screen is still there, whatever the visitor looked at in between. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { add, FOUR, getARecipe, onHand, untilCooked } from '../kit/at-the-stove.ts';
import { registerAs } from '../kit/at-the-desk.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const title = (page: Page): Promise<string> => page.locator('.recipe-text').getByRole('heading').first().innerText();
const bar = (page: Page) => page.getByRole('complementary', { name: 'On the stove' });

async function cooked(page: Page): Promise<string> {
  await add(page, ...FOUR);
  await getARecipe(page).click();
  await untilCooked(page);
  return title(page);
}

errand('a guest looks at the questions, reloads and comes back from the stove: list and recipe are still there', async ({ page, open }) => {
  await open('/recipe');
  const dish = await cooked(page);
  const still = async (after: string) => {
    await untilCooked(page);
    expect([await onHand(page), await title(page)], after).toEqual([[...FOUR], dish]);
  };
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL('**/faq');
  await page.getByRole('link', { name: 'Recipes' }).first().click();
  await still('a look at the questions');
  await page.reload();
  await still('a reload');
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await page.waitForURL('**/cook');
  await page.goBack();
  await still('a look at the stove');
});

errand('a guest finds a recipe again that was never kept', async ({ page, open }) => {
  await open('/recipe');
  const dish = await cooked(page);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await open('/cookbook');
  await page.getByText('Recent recipes').click();
  await page.locator('.recent-recipe').filter({ hasText: dish }).click();
  await page.waitForURL('**/recipe');
  await untilCooked(page);
  expect(await title(page)).toBe(dish);
});

errand('a guest goes back and forward, and another recipe is still another', async ({ page, open }) => {
  await open('/recipe');
  const seen = [await cooked(page)];
  const another = async () => {
    await page.getByRole('button', { name: 'Cook another' }).click();
    await page.waitForFunction((before) => !document.querySelector('.recipe-text')?.textContent?.includes(before), seen.at(-1) ?? '');
    await untilCooked(page);
    seen.push(await title(page));
  };
  await another();
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL('**/faq');
  await page.goBack();
  await untilCooked(page);
  expect([await onHand(page), await title(page)]).toEqual([[...FOUR], seen.at(-1)]);
  await page.goForward();
  await page.waitForURL('**/faq');
  await page.goBack();
  await untilCooked(page);
  await another();
  expect(new Set(seen).size, seen.join('; ')).toBe(3);
}, { on: ['phone'] });

errand('a second tab begins its own list, and the first keeps its own', async ({ page, open }) => {
  await open('/recipe');
  const dish = await cooked(page);
  const second = await page.context().newPage();
  await second.goto('/recipe');
  await second.getByText('Bring back your last list').waitFor();
  expect(await onHand(second)).toEqual([]);
  await add(second, 'rice', 'lentils');
  await second.close();
  await page.reload();
  await untilCooked(page);
  expect([await onHand(page), await title(page)]).toEqual([[...FOUR], dish]);
}, { on: ['desktop'] });

errand('a cook who signs out leaves nothing on the device that tells what was cooked', async ({ page, open }) => {
  await registerAs(page, open, 'Ada');
  await open('/recipe');
  const dish = await cooked(page);
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await page.waitForURL('**/cook');
  await open('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  const left = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect([...FOUR, dish].filter((word) => left.includes(word)), left).toEqual([]);
  await page.getByRole('link', { name: 'Recipes' }).first().click();
  await page.getByText('Your recipe will be served here.').waitFor();
  expect([await onHand(page), await bar(page).count()]).toEqual([[], 0]);
}, { on: ['phone'] });

errand('a timer that runs is seen, and rings, on other pages', async ({ page, open }) => {
  await page.clock.install();
  await open('/recipe');
  const dish = await cooked(page);
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await page.waitForURL('**/cook');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const timers = page.locator('.step-timer:not([data-running])');
  for (let step = 0; step < 12 && (await timers.count()) === 0; step += 1) await page.keyboard.press('ArrowRight');
  await timers.first().click();
  for (const address of ['/faq', '/shopping', '/chef']) {
    await open(address);
    await expect.poll(() => bar(page).getByRole('timer').innerText(), { message: address }).toMatch(/^\d+:\d\d/);
    await expect.poll(() => page.title(), { message: address }).toMatch(/^\d+:\d\d/);
  }
  await page.clock.fastForward('02:00:00');
  await page.getByText(/^rang |· rang /).first().waitFor();
  await expect.poll(() => page.title()).toMatch(/^Time is up: /);
  await bar(page).getByRole('button', { name: /^Stop: / }).click();
  await bar(page).getByRole('link', { name: new RegExp(dish.slice(0, 12)) }).click();
  await page.waitForURL('**/cook');
});
