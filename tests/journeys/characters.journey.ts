/** Recipes that name their characters, as pages and apps write them: "salt &amp; pepper", "180 &deg;C", "&frac12; cup". */
import { expect } from 'vitest';
import { takeIn } from '../kit/at-the-desk.ts';
import { DEVICES } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const PIE = '# Fish &amp; Leek Pie\n\nServes 4\n\n## Ingredients\n\n- &frac12; cup milk\n- 500 g white fish\n- Salt &amp; pepper\n- 2 *leeks* &ndash; sliced\n\n## Steps\n\n1. Heat the oven to 180&deg;C (350 &#176;F).\n2. Bake for 25 minutes &hellip; until golden.';
/** As it was kept before anything read it: the text with its references. */
const RAW = PIE.replace('Fish &amp; Leek Pie', 'Raw Pie &amp; Peas');

errand('bring in, open and share a recipe with named characters', async ({ page, device, open }) => {
  await open('/cookbook');
  await takeIn(page, PIE);
  await page.getByRole('link', { name: 'Fish & Leek Pie' }).click();
  await page.locator('.recipe-text').getByText('½ cup milk').waitFor();
  await page.locator('.recipe-text').getByText('Heat the oven to 180°C (350 °F).').waitFor();
  await page.getByRole('button', { name: 'Share a link' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = await page.getByLabel('Your link').inputValue();

  const clean = await page.context().browser()?.newContext({ ...DEVICES[device], locale: 'en-GB' });
  if (clean === undefined) throw new Error('There is no browser.');
  const friend = await clean.newPage();
  await friend.goto(address);
  await friend.getByText('Salt & pepper').first().waitFor();
  await friend.getByRole('button', { name: 'Keep a copy' }).click();
  await friend.getByRole('link', { name: 'In your cookbook' }).waitFor();
  await clean.close();
});

errand('open a link whose text still names its characters', async ({ page, open }) => {
  await open('/cookbook');
  const made = await page.request.post('/api/share/make', { data: { title: 'Raw Pie', markdown: RAW, origin: { by: 'own', name: '' }, recipe: null, days: 1 } });
  expect(made.status()).toBe(200);
  const { path } = await made.json() as { path: string };
  await open(path);
  await page.locator('.recipe-text').getByText('½ cup milk').waitFor();
  await page.locator('.recipe-text').getByText('180°C').waitFor();
  await page.getByRole('button', { name: 'Start cooking' }).click();
  await page.waitForURL('**/cook');
  await page.getByText('Raw Pie').first().waitFor();
});
