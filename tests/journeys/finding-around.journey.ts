/** Navigation, footer, unknown addresses and a broken page. */
import { expect } from 'vitest';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const LINKS = [
  ['Home', '/chef'],
  ['Recipes', '/recipe'],
  ['Review', '/review'],
  ['FAQ', '/faq'],
] as const;

errand('a visitor walks through all pages by the navigation bar', async ({ page, open }) => {
  await open('/chef');
  const bar = page.getByRole('navigation', { name: 'Main' });
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(LINKS.map(([name]) => name));
  for (const [name, address] of LINKS.toReversed()) {
    await bar.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(`**${address}`);
    const current = bar.locator('[aria-current="page"]');
    await expect.poll(() => current.allInnerTexts()).toEqual([name]);
    const other = bar.locator('a:not([aria-current])').first();
    const looks = (element: Element) => JSON.stringify([getComputedStyle(element).color, getComputedStyle(element).backgroundColor, getComputedStyle(element).boxShadow, getComputedStyle(element).borderBottomColor]);
    expect(await current.evaluate(looks), 'the active link is highlighted').not.toBe(await other.evaluate(looks));
  }
  expect(await page.getByRole('banner').getByText('Recipe Chef', { exact: true }).isVisible()).toBe(true);
});

errand('a visitor opens each page by its address', async ({ page, open }) => {
  const headings = { '/': 'Recipe Chef', '/chef': /welcome/i, '/recipe': /./, '/review': 'What People Think About Us', '/faq': /./ };
  for (const [address, name] of Object.entries(headings)) {
    await open(address);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.title()).toContain('Recipe Chef');
    expect(await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).count(), `navigation on ${address}`).toBe(address === '/' ? 0 : 1);
  }
});

errand('a visitor finds the quick links and the other places in the footer', async ({ page, open }) => {
  await open('/faq');
  const footer = page.getByRole('contentinfo');
  await footer.getByText('© 2025 Recipe Chef. All Rights Reserved.').waitFor();
  const quick = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  expect(await quick.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual(LINKS);
  for (const name of ['Facebook', 'Instagram', 'Twitter']) {
    const link = footer.getByRole('link', { name });
    expect(await link.getAttribute('href')).toMatch(/^https:\/\//);
    expect(await link.getAttribute('rel')).toContain('noopener');
  }
});

errand('a visitor reads on the home page how it works', async ({ page, open }) => {
  await open('/chef');
  await page.getByRole('heading', { name: 'How It Works' }).waitFor();
  const steps = await page.getByRole('region', { name: 'How It Works' }).getByRole('listitem').filter({ has: page.getByRole('heading') }).allInnerTexts();
  expect(steps).toHaveLength(4);
  for (const [at, words] of [/enter.*ingredients/i, /get a recipes/i, /AI finds recipes/i, /start cooking/i].entries()) expect(steps[at]).toMatch(words);
  await page.getByText(/save.*share/i).first().waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Start with what you have' }).click();
  await page.waitForURL('**/recipe');
});

errand('a visitor with a wrong address is helped back', async ({ page, open, takeNoise }) => {
  await open('/no-such-plate');
  expect(takeNoise()).toEqual([expect.stringContaining('404')]);
  await page.getByRole('navigation', { name: 'Main' }).waitFor();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await page.waitForURL('**/chef');
});

errand('a visitor whose page breaks is told so and gets back', async ({ page, open, takeNoise }) => {
  await open('/chef');
  await page.route(/\/assets\/faq-page[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  expect(takeNoise().length).toBeGreaterThan(0);
  await page.getByRole('link', { name: /back/i }).click();
  await page.getByRole('heading', { name: 'How It Works' }).waitFor();
});

errand('a visitor loads the page again that could not be fetched', async ({ page, open, takeNoise }) => {
  await open('/chef');
  await page.route(/\/assets\/faq-page[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
  const again = page.getByRole('link', { name: 'Load this page again' });
  await again.waitFor();
  expect(takeNoise().length).toBeGreaterThan(0);
  await page.goBack();
  await page.getByRole('heading', { name: 'How It Works' }).waitFor();
  await page.goForward();
  await again.waitFor();
  takeNoise();
  await page.unroute(/\/assets\/faq-page[^/]*\.js$/);
  await again.click();
  await page.getByRole('heading', { level: 1, name: /Questions/ }).waitFor();
});

errand('a visitor who goes on stands at the top of the next page, and a reader of screens hears it', async ({ page, open }) => {
  await open('/chef');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
  await page.getByRole('heading', { level: 1, name: /Questions/ }).waitFor();
  await expect.poll(() => page.evaluate(() => [document.activeElement?.id, window.scrollY])).toEqual(['content', 0]);
  await page.goBack();
  await page.getByRole('heading', { name: 'How It Works' }).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY > 0), { message: 'back where they were' }).toBe(true);
});

errand('a visitor chooses the dark theme and finds it again', async ({ page, open }) => {
  await open('/chef');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByRole('contentinfo').getByLabel('Dark').check();
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await open('/recipe');
  expect(await paper()).toBe(dark);
});
