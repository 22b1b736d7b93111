/** Choosing what to cook before it is cooked, and seeing what was understood. */
import { expect } from 'vitest';
import { add, FOUR, result, untilCooked } from '../kit/at-the-stove.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

errand('a guest picks one of three dishes and gets exactly that', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  const cards = page.getByRole('region', { name: 'What could it be?' }).getByRole('listitem').getByRole('button');
  // Ideas come from two foods on, and change with every one: these are for all four.
  await cards.filter({ hasText: 'of 4' }).first().waitFor();
  expect(await cards.count()).toBe(3);
  const card = cards.nth(1);
  const title = await card.locator('.idea-title').innerText();
  await card.click();
  await untilCooked(page);
  expect(await result(page).getByRole('heading', { level: 3 }).first().innerText()).toBe(title);
});

errand('a guest asks for something else', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  const titles = page.locator('.idea-title');
  await titles.first().waitFor();
  // Ideas of the first foods stand there until those of all four come.
  await page.getByText(/uses \d of 4/).first().waitFor();
  const first = await titles.allInnerTexts();
  await page.getByRole('button', { name: 'Something else' }).click();
  await page.getByRole('status').getByText(/^Other ideas: /).waitFor({ state: 'attached' });
  const others = await titles.allInnerTexts();
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((title) => first.includes(title))).toEqual([]);
});

errand('a guest sees what was understood and mends it', async ({ page, open }) => {
  await open('/recipe');
  await add(page, 'brocoli', 'quuxblatt');
  await page.getByText('read as broccoli').waitFor();
  await page.getByText('We do not know this').waitFor();
  await page.getByRole('button', { name: 'Edit quuxblatt' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('rice');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Change rice' }).waitFor();
  await page.getByText('We do not know this').waitFor({ state: 'detached' });
});
