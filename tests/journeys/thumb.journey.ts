/** The recipe page under one thumb, and at a desk: type-ahead, pills, ideas to push along, and what is next at the lower edge. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { add, atTheSheet, FOUR, getARecipe, onHand, result, untilCooked } from '../kit/at-the-stove.ts';
import { findings, tooWide } from '../kit/axe-findings.ts';
import { AXE } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const field = (page: Page) => page.getByRole('combobox', { name: 'Add ingredient' });
const rows = (page: Page) => page.getByRole('listbox', { name: 'Foods' }).getByRole('option');
const context = { reducedMotion: 'reduce' } as const;

/** The row that the field points at, by its words; empty while it points at none. */
const pointedAt = (page: Page) => field(page).evaluate((one) => document.getElementById(one.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '');

errand('a guest is offered foods while typing, and takes one with the keys', async ({ page, open }) => {
  await page.addInitScript(AXE);
  await open('/recipe');
  await field(page).pressSequentially('eggs, 2 oni');
  await rows(page).first().waitFor();
  expect([await rows(page).count(), await field(page).getAttribute('aria-expanded'), await pointedAt(page)]).toEqual([4, 'true', '']);
  expect(await findings(page)).toEqual([]);
  expect(await tooWide(page)).toBe(0);
  await page.keyboard.press('ArrowDown');
  expect([await pointedAt(page), await rows(page).first().getAttribute('aria-selected')]).toEqual(['onions', 'true']);
  await page.keyboard.press('ArrowUp');
  expect(await pointedAt(page), 'round to the last').toBe(await rows(page).last().innerText());
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => onHand(page)).toEqual(['eggs', '2 onions']);
  expect([await field(page).inputValue(), await rows(page).count(), await field(page).evaluate((one) => one === document.activeElement)]).toEqual(['', 0, true]);
}, { context });

errand('a guest types on and nothing typed is swallowed', async ({ page, open }) => {
  await open('/recipe');
  await field(page).pressSequentially('on');
  await rows(page).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => onHand(page), { message: 'Enter adds what was typed' }).toEqual(['on']);
  await field(page).pressSequentially('tom');
  await rows(page).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  expect(await pointedAt(page), 'back in the text').toBe('');
  await page.keyboard.press('Escape');
  await rows(page).first().waitFor({ state: 'detached' });
  expect(await field(page).inputValue()).toBe('tom');
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await rows(page).first().waitFor();
  await page.keyboard.press('Tab');
  await rows(page).first().waitFor({ state: 'detached' });
  expect([await field(page).inputValue(), await onHand(page)], 'leaving takes nothing').toEqual(['tom', ['on']]);
}, { on: ['desktop'] });

errand('a guest who types fast and takes a row loses nothing typed before it', async ({ page, open }) => {
  await open('/recipe');
  await field(page).pressSequentially('leek');
  await rows(page).first().waitFor();
  await field(page).pressSequentially(', tom');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => onHand(page)).toEqual(['leek', 'tomatoes']);
}, { on: ['desktop'] });

errand('a guest from Germany taps a food by its own name', async ({ page, open }) => {
  await open('/recipe');
  await field(page).pressSequentially('Zwie');
  await expect.poll(() => rows(page).first().innerText()).toMatch(/^Zwiebel\s+onions$/);
  await rows(page).first().click();
  await expect.poll(() => onHand(page)).toEqual(['Zwiebel']);
  expect(await field(page).evaluate((one) => one === document.activeElement), 'the keyboard stays').toBe(true);
}, { context: { locale: 'de-DE' } });

errand('a guest sets options by three pills that then say them', async ({ page, open, device }) => {
  await page.addInitScript(AXE);
  await open('/recipe');
  for (const pill of ['Servings, time', 'Diet', 'Wishes']) {
    await page.getByRole('button', { name: pill, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    expect(await findings(page), pill).toEqual([]);
    const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
    if (device === 'phone') expect(Math.round(y + height), 'from below, where the thumb is').toBe(740);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent), 'the focus comes back').toBe(pill);
  }
  await atTheSheet(page, 'Diet', () => page.getByRole('checkbox', { name: 'vegan', exact: true }).check());
  await atTheSheet(page, 'Servings, time', async () => {
    for (let time = 0; time < 3; time += 1) await page.getByRole('button', { name: 'One serving more' }).click();
  });
  const pills = page.getByRole('group', { name: 'Options' }).getByRole('button');
  expect((await pills.allInnerTexts()).map((text) => text.toLowerCase())).toEqual(['for 4', 'vegan', 'wishes']);
  expect(await findings(page)).toEqual([]);
}, { context });

errand('a guest taps staples, sees ideas from two on, and cooks without a keyboard', async ({ page, open, device }) => {
  await open('/recipe');
  await page.getByRole('button', { name: 'Add eggs' }).click();
  await page.getByRole('button', { name: 'Add potatoes' }).click();
  const cards = page.getByRole('region', { name: 'What could it be?' }).getByRole('listitem').getByRole('button');
  await cards.first().waitFor();
  const list = page.locator('.idea-list');
  expect(await list.evaluate((one) => one.scrollWidth > one.clientWidth), 'cards to push along').toBe(device === 'phone');
  expect(await tooWide(page)).toBe(0);
  const title = await cards.first().locator('.idea-title').innerText();
  await cards.first().click();
  await untilCooked(page);
  expect(await result(page).getByRole('heading', { level: 3 }).first().innerText()).toBe(title);
});

errand('a guest with the keyboard up still sees what is next, and what stays out', async ({ page, open }) => {
  await page.addInitScript(AXE);
  await open('/recipe');
  await add(page, ...FOUR, 'bleach', 'quuxblatt');
  await page.getByText('“bleach” stays out of the pot.').waitFor();
  await page.getByText('We do not know “quuxblatt”.').waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const lowerEdge = () => getARecipe(page).evaluate((one) => one.getBoundingClientRect().bottom);
  await expect.poll(lowerEdge).toBeLessThanOrEqual(740);
  expect(await findings(page)).toEqual([]);
  // No keyboard comes up here; this is what the browser says when one does.
  await page.evaluate(() => {
    Object.defineProperty(window.visualViewport, 'height', { value: 440, configurable: true });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect.poll(lowerEdge).toBeLessThanOrEqual(440);
  await getARecipe(page).click();
  await untilCooked(page);
}, { on: ['phone'], context });

errand('a guest says what is there', async ({ page, open }) => {
  await page.addInitScript(() => {
    // The browser's own listener needs a microphone and its maker's help; this one has heard already.
    class SpeechRecognition extends EventTarget {
      start(): void {
        const results = [[{ transcript: 'two eggs fresh spinach' }], [{ transcript: ' and ground beef' }]];
        setTimeout(() => {
          this.dispatchEvent(Object.assign(new Event('result'), { results }));
          this.dispatchEvent(new Event('end'));
        }, 300);
      }
      abort(): void {
        this.dispatchEvent(new Event('end'));
      }
    }
    Object.assign(window, { SpeechRecognition });
  });
  await open('/recipe');
  await page.getByRole('button', { name: 'Say what you have' }).click();
  await page.getByText('Listening: say what you have.').waitFor();
  await expect.poll(() => onHand(page)).toEqual(['two eggs', 'fresh spinach', 'ground beef']);
  await page.getByText('Listening: say what you have.').waitFor({ state: 'detached' });
});

errand('a visitor’s phone has the header in one row, and one’s own things behind one button', async ({ page, open }) => {
  await page.addInitScript(AXE);
  await open('/recipe');
  const places = await page.getByRole('banner').getByRole('link').or(page.getByRole('banner').getByRole('button')).evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()).map(({ top, bottom, left, right }) => [top >= 0, bottom <= 60, left >= 0, right <= 360]));
  expect(places.length).toBeGreaterThanOrEqual(5);
  expect(places.flat().filter((good) => !good)).toEqual([]);
  await page.getByRole('button', { name: 'Yours' }).click();
  await page.getByRole('link', { name: 'Cookbook' }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Shopping list' }).click();
  await page.waitForURL('**/shopping');
  await expect.poll(() => page.getByRole('link', { name: 'Cookbook' }).count(), { message: 'it closes behind the visitor' }).toBe(0);
}, { on: ['phone'], context });

errand('a guest at a desk types at once', async ({ page, open }) => {
  await open('/recipe');
  await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type('eggs, rice');
  await page.keyboard.press('Enter');
  await expect.poll(() => onHand(page)).toEqual(['eggs', 'rice']);
  const { x: list = 0 } = (await page.getByRole('heading', { name: 'Ingredients on hand' }).boundingBox()) ?? {};
  const { x: ideas = 0 } = (await page.getByRole('heading', { name: 'What could it be?' }).boundingBox()) ?? {};
  expect(ideas, 'list left, ideas right').toBeGreaterThan(list + 300);
  await page.reload();
  await expect.poll(() => onHand(page)).toEqual(['eggs', 'rice']);
  expect(await page.evaluate(() => document.activeElement?.tagName), 'who comes back to a list looks at it first').toBe('BODY');
}, { on: ['desktop'] });
