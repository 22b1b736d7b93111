/** Questions and answers. */
import { expect } from 'vitest';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const QUESTIONS = [/what is recipe chef/i, /generate a recipe/i, /recipes created/i, /ingredients.*at home/i, /free/i];

errand('a visitor opens and closes each question', async ({ page, open }) => {
  await open('/faq');
  const items = page.getByRole('main').locator('details');
  expect(await items.count()).toBe(5);
  for (const [at, question] of QUESTIONS.entries()) {
    const item = items.nth(at);
    const answer = item.locator('p').first();
    expect(await item.locator('summary').innerText()).toMatch(question);
    expect(await answer.isVisible(), 'closed at first').toBe(false);
    await item.locator('summary').click();
    await expect.poll(() => answer.isVisible()).toBe(true);
    expect((await answer.innerText()).length).toBeGreaterThan(30);
    await item.locator('summary').click();
    await expect.poll(() => answer.isVisible()).toBe(false);
  }
});

errand('a visitor sees plus turn into minus', async ({ page, open }) => {
  await open('/faq');
  const item = page.getByRole('main').locator('details').first();
  const icons = () => item.locator('summary svg').evaluateAll((all) => all.map((icon) => icon.getClientRects().length > 0));
  const closed = await icons();
  expect(closed.filter(Boolean)).toHaveLength(1);
  await item.locator('summary').click();
  await expect.poll(icons).toEqual(closed.map((visible) => !visible));
});

errand('a visitor opens a question with the keyboard', async ({ page, open }) => {
  await open('/faq');
  const item = page.getByRole('main').locator('details').first();
  await item.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => item.locator('p').first().isVisible()).toBe(true);
}, { on: ['desktop'] });
