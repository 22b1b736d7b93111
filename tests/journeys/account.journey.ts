/** Having an account: coming with everything a guest has, and leaving with nothing left behind. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { add, FOUR, getARecipe } from '../kit/at-the-stove.ts';
import { PASSWORD, registerAs } from '../kit/at-the-desk.ts';
import { DEVICES } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';
import { startServer, type ServerProcess } from '../kit/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
withBrowser();
const here = { at: () => server.url };

/** The titles in a cookbook that is not empty. */
async function onShow(page: Page): Promise<string[]> {
  await page.locator('.kept-card').first().waitFor();
  return page.locator('.kept-card h2').allInnerTexts();
}

/** Another browser of the same person, where they sign in. */
async function signInElsewhere(page: Page, device: keyof typeof DEVICES, email: string, password: string): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser.');
  const other = await (await browser.newContext({ ...DEVICES[device], baseURL: server.url, locale: 'en-GB' })).newPage();
  await other.goto('/account');
  await other.getByLabel('Email').first().fill(email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign in' }).click();
  return other;
}

errand('register after cooking as a guest and find everything', async ({ page, device, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  await getARecipe(page).click();
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await page.getByText('Kept on this device.').waitFor();
  await open('/cookbook');
  const kept = await onShow(page);
  expect(kept).toHaveLength(1);
  const email = await registerAs(page, open, 'Ada');
  await open('/cookbook');
  await page.getByText(`Saved to your account (${email}).`).waitFor();
  expect(await onShow(page)).toEqual(kept);
  // Everything is on another device too: the recipe, and the list.
  const other = await signInElsewhere(page, device, email, PASSWORD);
  await other.getByRole('heading', { name: 'Ada' }).waitFor();
  await other.goto('/cookbook');
  await other.locator('.kept-card').waitFor();
  expect(await onShow(other)).toEqual(kept);
  await other.getByLabel('What I can cook now').check();
  await other.getByText(`By your last list: ${FOUR.join(', ')}.`).waitFor();
  await other.context().close();
}, here);

errand('change the password, which ends the other session', async ({ page, device, open, takeNoise }) => {
  const email = await registerAs(page, open, 'Bea');
  const other = await signInElsewhere(page, device, email, PASSWORD);
  await other.getByRole('button', { name: 'Sign out', exact: true }).waitFor();
  await open('/account');
  await page.getByText('Change the password').click();
  await page.getByLabel('Old password').fill('not this one');
  await page.getByLabel('New password').fill('seven blue plums');
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByText('That is not your password.').waitFor();
  expect(takeNoise().join()).toMatch(/401/);
  await page.getByLabel('Old password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByText('Your password is changed, and every other device is signed out.').waitFor();
  await other.goto('/account');
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();
  await other.context().close();
}, here);

errand('sign out, leaving nothing on the device, and delete the account', async ({ page, open }) => {
  await open('/cookbook');
  await page.getByText('Import recipes').click();
  await page.getByLabel('Or paste a recipe').fill('# Toast\n\n## Ingredients\n\n- 2 slices bread\n\n## Steps\n\n1. Toast it.');
  await page.getByRole('button', { name: 'Take it in' }).click();
  await page.getByText('1 recipe is in your cookbook now.').waitFor();
  const email = await registerAs(page, open, 'Cleo');
  await open('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await open('/cookbook');
  await page.getByText('Nothing kept yet.').waitFor();
  await open('/account');
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('Delete my account').first().click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await open('/cookbook');
  await page.getByText('Nothing kept yet.').waitFor();
}, here);

errand('a password that anyone would try is not taken, and why is said', async ({ page, open, takeNoise }) => {
  await open('/');
  for (const [name, text] of Object.entries({ firstName: 'Dora', email: 'dora@example.org', password: 'password1', confirmpassword: 'password1' })) await page.locator(`input[name=${name}]`).fill(text);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText(/first that anyone would try/).waitFor();
  expect(await page.locator('input[name=firstName]').inputValue()).toBe('Dora');
  expect(new URL(page.url()).pathname).toBe('/');
  expect(takeNoise().join()).toMatch(/422/);
}, { ...here, on: ['phone'] });
