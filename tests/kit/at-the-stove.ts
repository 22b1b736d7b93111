/** What a visitor does on the recipe page, in words that journeys share. */
import type { Locator, Page } from 'playwright-core';

export const FOUR = ['eggs', 'spinach', 'feta', 'potatoes'] as const;

export async function add(page: Page, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await page.getByLabel('Add ingredient').fill(text);
    await page.getByRole('button', { name: '+ Add ingredient' }).click();
  }
}

/** Opens the sheet of a pill, does something there and closes it. */
export async function atTheSheet(page: Page, pill: string, act: () => Promise<unknown>): Promise<void> {
  await page.getByRole('button', { name: pill, exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await act();
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
}

/** The names on the list, in order. */
export function onHand(page: Page): Promise<string[]> {
  return page.getByRole('button', { name: /^Change / }).allInnerTexts();
}

export const getARecipe = (page: Page): Locator => page.getByRole('button', { name: 'Get a recipe', exact: true });

export const recommendation = (page: Page): Locator => page.getByRole('heading', { name: 'Chef Claude recommends:' });

/** The part of the page that holds the recipe. */
export const result = (page: Page): Locator => page.getByRole('region', { name: 'Chef Claude recommends:' });

/** Waits until the recipe has come to its end. */
export async function untilCooked(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cook another' }).waitFor();
}

/** Lets requests to the kitchen wait until the function it resolves to is called. */
export async function holdTheKitchen(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/cook', async (route) => {
    await held;
    // The visitor may have stopped it meanwhile.
    await route.continue().catch(() => {});
  });
  return () => letGo();
}
