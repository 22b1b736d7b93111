/** Reading reviews and writing one. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]');
/** The slides in view, by their labels. */
const shown = (page: Page) =>
  carousel(page)
    .locator('[aria-roledescription=slide]:not([inert])')
    .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label') ?? ''));

const PROFESSIONS = ['Food Enthusiast', 'Home Chef', 'Food Blogger', 'Professional Chef', 'Culinary Student', 'Mom & Home Cook', 'Restaurant Owner', 'Pastry Chef'];

errand('a visitor reads the reviews as they pass', async ({ page, device, open }) => {
  await open('/review');
  await page.getByRole('heading', { level: 1, name: 'What People Think About Us' }).waitFor();
  const before = await shown(page);
  expect(before).toHaveLength(device === 'phone' ? 1 : 2);
  await page.mouse.move(2, 2);
  await expect.poll(() => shown(page), { timeout: 6000 }).not.toEqual(before);
});

errand('a visitor looks closely at one review', async ({ page, open }) => {
  await open('/review');
  const card = carousel(page).locator('[aria-roledescription=slide]:not([inert])').first();
  await card.getByText('Sample', { exact: true }).waitFor();
  expect(await card.getByText(/[1-5] out of 5 stars/).count() + (await card.getByLabel(/[1-5] out of 5 stars/).count())).toBeGreaterThan(0);
  expect(await card.locator('svg').count(), 'a picture and five stars').toBeGreaterThanOrEqual(6);
  expect(await card.innerText()).toMatch(/[“"].{20,}[”"]/s);
});

errand('a visitor pauses the reviews and turns them by hand', async ({ page, open }) => {
  await open('/review');
  await carousel(page).getByRole('button', { name: /pause/i }).click();
  await page.mouse.move(2, 2);
  const still = await shown(page);
  await page.waitForTimeout(4200);
  expect(await shown(page)).toEqual(still);
  await carousel(page).getByRole('button', { name: /next/i }).click();
  await expect.poll(() => shown(page)).not.toEqual(still);
  await carousel(page).getByRole('button', { name: /previous/i }).click();
  await expect.poll(() => shown(page)).toEqual(still);
}, { on: ['desktop'] });

errand('a visitor who wants no movement gets none', async ({ page, open }) => {
  await open('/review');
  const still = await shown(page);
  await page.waitForTimeout(4200);
  expect(await shown(page)).toEqual(still);
}, { on: ['desktop'], context: { reducedMotion: 'reduce' } });

errand('a cook writes a review and is thanked', async ({ page, open }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await open('/review');
  await page.getByRole('heading', { name: 'Share Your Thoughts' }).waitFor();
  const profession = page.getByLabel('Profession');
  expect(await profession.locator('option:not([disabled])').allInnerTexts()).toEqual(PROFESSIONS);
  expect(await page.getByLabel('Rate us').locator('option:not([disabled])').allInnerTexts()).toEqual(['1', '2', '3', '4', '5']);
  expect(await page.getByLabel('Give us a review').getAttribute('rows')).toBe('8');
  await page.getByLabel('Name').fill('Ada');
  await profession.selectOption('Pastry Chef');
  await page.getByLabel('Rate us').selectOption('4');
  await page.getByLabel('Give us a review').fill('The gratin was a success.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('status').getByText(/thank you/i).waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('');
  expect(await page.getByLabel('Give us a review').inputValue()).toBe('');
  expect(await profession.inputValue()).toBe('');
  expect(sent.map((address) => new URL(address).pathname)).toEqual(['/api/reviews/give']);
});

errand('a cook who leaves out what is needed is not thanked', async ({ page, open }) => {
  await open('/review');
  await page.getByLabel('Give us a review').fill('No name, no stars.');
  await page.getByRole('button', { name: 'Submit' }).click();
  expect(await page.getByLabel('Name').evaluate((one) => (one as HTMLInputElement).validity.valueMissing)).toBe(true);
  expect(await page.getByLabel('Give us a review').inputValue()).toBe('No name, no stars.');
  expect(await page.getByText(/thank you/i).count()).toBe(0);
});
