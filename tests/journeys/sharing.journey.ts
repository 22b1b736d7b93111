/** A recipe for somebody else. */
import { expect } from 'vitest';
import { takeIn } from '../kit/at-the-desk.ts';
import { DEVICES } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const SOUP = '# Leek Soup\n\n**Serves 2 · 25 minutes**\n\n## Ingredients\n\n- 3 leeks\n- 2 potatoes\n- 500 ml stock\n\n## Steps\n\n1. Slice the leeks.\n2. Simmer everything for 20 minutes.';

errand('share, open in a clean browser, cook, keep a copy, revoke', async ({ page, device, open }) => {
  await open('/cookbook');
  await takeIn(page, SOUP);
  await page.getByRole('link', { name: 'Leek Soup' }).click();
  await page.getByRole('button', { name: 'Share a link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByLabel('Your link').inputValue();

  const clean = await page.context().browser()?.newContext({ ...DEVICES[device], locale: 'en-GB' });
  if (clean === undefined) throw new Error('There is no browser.');
  const friend = await clean.newPage();
  await friend.goto(address);
  await friend.getByText('Slice the leeks.').waitFor();
  await friend.getByRole('button', { name: 'Keep a copy' }).click();
  await friend.getByRole('link', { name: 'In your cookbook' }).waitFor();
  await friend.getByRole('button', { name: 'Start cooking' }).click();
  await friend.waitForURL('**/cook');
  await friend.getByText('Leek Soup').first().waitFor();
  await friend.goto(new URL('/cookbook', address).href);
  await friend.getByRole('link', { name: 'Leek Soup', exact: true }).waitFor();

  await page.getByRole('button', { name: 'End the link' }).click();
  await page.getByText('The link is ended: it leads nowhere now.').waitFor();
  const gone = await friend.goto(address);
  expect(gone?.status()).toBe(410);
  await friend.getByRole('heading', { name: 'This recipe is no longer shared' }).waitFor();
  await friend.goto(new URL('/cookbook', address).href);
  await friend.getByRole('link', { name: 'Leek Soup', exact: true }).waitFor();
  await clean.close();
});
