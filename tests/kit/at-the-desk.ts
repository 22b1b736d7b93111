/** What a visitor does with an account, in words that journeys share. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

export const PASSWORD = 'three green apples';

/** Registers on the first screen; resolves to the e-mail, which nobody else has. */
export async function registerAs(page: Page, open: (address: string) => Promise<void>, firstName: string): Promise<string> {
  const email = `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}@example.org`;
  await open('/');
  for (const [name, text] of Object.entries({ firstName, email, password: PASSWORD, confirmpassword: PASSWORD })) await page.locator(`input[name=${name}]`).fill(text);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/chef');
  return email;
}

/** A recipe's text as somebody pastes it, taken into the cookbook. */
export async function takeIn(page: Page, ...texts: readonly string[]): Promise<void> {
  const field = page.getByLabel('Or paste a recipe');
  if (!(await field.isVisible())) await page.getByText('Import recipes').click();
  for (const text of texts) {
    await field.fill(text);
    await page.getByRole('button', { name: 'Take it in' }).click();
    await page.getByText(/is in your cookbook now/).waitFor();
    await page.waitForFunction(() => document.querySelector('textarea')?.value === '');
  }
}

/** Chooses from the menu of an open recipe. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.locator('.more-ways summary').click();
  await page.locator('.more-ways').getByRole('button', { name, exact: true }).click();
}
