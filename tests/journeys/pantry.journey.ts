/** Building the list of ingredients. */
import { expect } from 'vitest';
import { add, FOUR, getARecipe, onHand } from '../kit/at-the-stove.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const HINT = 'Add at least 4 ingredients.';
const ANYWAY = 'Cook with these anyway';

errand('a guest adds ingredients until there are enough', async ({ page, open }) => {
  await open('/recipe');
  const input = page.getByLabel('Add ingredient');
  expect(await input.getAttribute('placeholder')).toBe('e.g. oregano');
  expect(await input.evaluate((one) => (one as HTMLInputElement).required)).toBe(true);
  await page.getByRole('heading', { name: 'Ingredients on hand' }).waitFor();
  expect(await onHand(page), 'the list starts empty').toEqual([]);
  expect(await page.getByRole('button', { name: ANYWAY }).count(), 'nothing to cook with yet').toBe(0);
  for (const [count, food] of FOUR.entries()) {
    expect(await page.getByText(HINT).isVisible(), `hint with ${count}`).toBe(true);
    expect(await page.getByText('Ready for a recipe?').count(), `no prompt with ${count}`).toBe(0);
    await add(page, food);
    expect(await input.inputValue(), 'the input is free again').toBe('');
    expect(await page.getByRole('button', { name: ANYWAY }).count()).toBe(count < 3 ? 1 : 0);
  }
  expect(await onHand(page)).toEqual(FOUR);
  await page.getByRole('heading', { name: 'Ready for a recipe?' }).waitFor();
  await page.getByText('Generate a recipe from your list of ingredients.').waitFor();
  expect(await getARecipe(page).isEnabled()).toBe(true);
  expect(await page.getByText(HINT).count()).toBe(0);
});

errand('a guest who listens hears the list grow', async ({ page, open }) => {
  await open('/recipe');
  await add(page, 'eggs');
  expect(await page.getByRole('button', { name: 'Change eggs' }).evaluate((one) => one.closest('[aria-live]')?.getAttribute('aria-live'))).toBe('polite');
});

errand('a guest submits an empty field', async ({ page, open }) => {
  await open('/recipe');
  await page.getByRole('button', { name: '+ Add ingredient' }).click();
  expect(await onHand(page)).toEqual([]);
  expect(await page.getByLabel('Add ingredient').evaluate((one) => (one as HTMLInputElement).validity.valueMissing)).toBe(true);
});

errand('a guest types several at once and repeats one', async ({ page, open }) => {
  await open('/recipe');
  await add(page, 'eggs, spinach and feta');
  expect(await onHand(page)).toEqual(['eggs', 'spinach', 'feta']);
  await add(page, 'Egg');
  expect(await onHand(page)).toEqual(['eggs', 'spinach', 'feta']);
  await page.getByRole('status').getByText('On your list already: Egg.').waitFor();
});

errand('a guest mends and removes ingredients', async ({ page, open }) => {
  await open('/recipe');
  await add(page, 'eggs, spinich, feta');
  await page.getByRole('button', { name: 'Change spinich' }).click();
  await page.getByRole('textbox', { name: 'Change spinich' }).fill('spinach');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove eggs' }).click();
  await expect.poll(() => onHand(page)).toEqual(['spinach', 'feta']);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect.poll(() => onHand(page)).toEqual([]);
});

errand('a guest works the list with the keyboard alone', async ({ page, open }) => {
  await open('/recipe');
  await page.getByLabel('Add ingredient').focus();
  await page.keyboard.type('eggs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('leeks');
  await page.keyboard.press('Enter');
  await expect.poll(() => onHand(page)).toEqual(['eggs', 'leeks']);
  await page.getByRole('button', { name: 'Remove eggs' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => onHand(page)).toEqual(['leeks']);
  expect(await page.evaluate(() => document.activeElement !== document.body), 'the focus is not lost').toBe(true);
}, { on: ['desktop'] });

errand('a guest brings back the last list', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  // Another tab, another visit.
  await page.evaluate(() => sessionStorage.clear());
  await open('/recipe');
  expect(await onHand(page), 'a new visit starts empty').toEqual([]);
  await page.getByRole('button', { name: 'Bring back your last list' }).click();
  await expect.poll(() => onHand(page)).toEqual(FOUR);
});

errand('a guest writes a whole story as one ingredient', async ({ page, open }) => {
  await open('/recipe');
  await add(page, 'eggs');
  const long = 'x'.repeat(81);
  await add(page, long);
  await page.getByRole('status').getByText(/80 characters/).waitFor();
  expect(await onHand(page)).toEqual(['eggs']);
  expect(await page.getByLabel('Add ingredient').inputValue(), 'nothing typed is lost').toBe(long);
});

errand('a guest empties the whole kitchen onto the list', async ({ page, open }) => {
  await open('/recipe');
  const foods = Array.from({ length: 31 }, (_, at) => `food number ${at + 1}`);
  await add(page, foods.join(', '));
  await page.getByRole('status').getByText(/30 ingredients/).waitFor();
  expect(await onHand(page)).toEqual(foods.slice(0, 30));
  expect(await page.getByLabel('Add ingredient').inputValue()).toBe('food number 31');
});

errand('a guest adds markup and it stays text', async ({ page, open }) => {
  await open('/recipe');
  await add(page, '<img src=x onerror=alert(1)>');
  expect(await onHand(page)).toEqual(['<img src=x onerror=alert(1)>']);
  expect(await page.locator('main img').count()).toBe(0);
});
