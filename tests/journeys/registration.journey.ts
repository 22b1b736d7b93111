/** The first screen. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { errand, withBrowser } from '../kit/errand.ts';
import { startServer, type ServerProcess } from '../kit/server-process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ ACCOUNTS: 'off' });
});
afterAll(() => server.stop());
withBrowser();

const FIELDS = ['firstName', 'lastName', 'email', 'password', 'confirmpassword'] as const;

async function fill(page: Page, given: Partial<Record<(typeof FIELDS)[number], string>>): Promise<void> {
  for (const name of FIELDS) await page.locator(`input[name=${name}]`).fill(given[name] ?? '');
}

const values = (page: Page) => page.locator('form input[name]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** Everything that leaves the page by other means than reading it. */
function sent(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

errand('a cook registers where accounts are off, and gets to the home page', async ({ page, open }) => {
  const requests = sent(page);
  await open('/');
  await page.getByRole('heading', { level: 1, name: 'Recipe Chef' }).waitFor();
  await page.getByRole('main').getByText('Your Smart Kitchen Assistant').waitFor();
  await fill(page, { firstName: 'Ada', email: 'ada@example.org', password: 'lemon tart 7', confirmpassword: 'lemon tart 7' });
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/chef');
  await page.goBack();
  expect(await values(page), 'the form is reset').toEqual(['', '', '', '', '']);
  expect(requests, 'nothing is sent').toEqual([]);
}, { at: () => server.url });

errand('a cook with mismatched passwords is told', async ({ page, open }) => {
  await open('/');
  const given = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', password: 'lemon tart 7', confirmpassword: 'lemon tart 8' };
  await fill(page, given);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Register' }).click();
  await expect.poll(() => alerts).toEqual(['alert: Password and Confirm Password must be same.']);
  expect(await values(page), 'the form is kept').toEqual(FIELDS.map((name) => given[name]));
  expect(new URL(page.url()).pathname).toBe('/');
});

errand('a cook who leaves out what is needed stays on the form', async ({ page, open }) => {
  await open('/');
  const full = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org', password: 'x', confirmpassword: 'x' };
  for (const missing of ['firstName', 'email', 'password', 'confirmpassword'] as const) {
    await fill(page, { ...full, [missing]: '' });
    await page.getByRole('button', { name: 'Register' }).click();
    expect(await page.locator(`input[name=${missing}]`).evaluate((input) => (input as HTMLInputElement).validity.valueMissing), missing).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
  }
  await fill(page, { ...full, email: 'not an address' });
  await page.getByRole('button', { name: 'Register' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(await page.locator('input[name=email]').getAttribute('type')).toBe('email');
});

errand('a cook looks at the passwords while typing them', async ({ page, open }) => {
  await open('/');
  const types = () => page.locator('input[name*=password]').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).type));
  expect(await types()).toEqual(['password', 'password']);
  await page.getByLabel('Show passwords').check();
  expect(await types()).toEqual(['text', 'text']);
});

errand('a guest goes on without an account', async ({ page, open }) => {
  await open('/');
  await page.getByRole('link', { name: 'Continue without an account' }).click();
  await page.waitForURL('**/chef');
});
