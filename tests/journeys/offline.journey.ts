/** The app without a network: every page opens, the house chef cooks, and what the policy guards stays guarded. */
import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { add, FOUR, getARecipe, result, untilCooked } from '../kit/at-the-stove.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

/** Waits until the app is kept on the device and answers for this page. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, { timeout: 20_000 });
}

/** A browser reports each request that a missing network swallows; what else it reports is noise. */
const withoutNetwork = (line: string) => !/ERR_INTERNET_DISCONNECTED|recipe request failed/i.test(line);

errand('a guest opens every page without a network', async ({ page, open, takeNoise }) => {
  await open('/recipe');
  await untilKept(page);
  await page.context().setOffline(true);
  for (const [address, words] of Object.entries({
    '/': 'Register', '/chef': 'How It Works', '/recipe': 'Ingredients on hand', '/review': 'Share Your Thoughts', '/faq': 'Recipe Chef free',
    '/cook': 'Nothing is on the stove yet', '/shopping': 'Shopping list', '/cookbook': 'Cookbook', '/account': 'account',
    '/developers': 'does not answer just now',
  })) {
    await open(address);
    await page.getByRole('main').getByText(words).first().waitFor();
  }
  expect(takeNoise().filter(withoutNetwork)).toEqual([]);
});

errand('a guest without a network is cooked for from a cold start', async ({ page, open, takeNoise }) => {
  await open('/chef');
  await untilKept(page);
  await page.context().setOffline(true);
  await open('/recipe');
  await add(page, ...FOUR);
  await getARecipe(page).click();
  await untilCooked(page);
  expect((await result(page).innerText()).length).toBeGreaterThan(300);
  expect(takeNoise().filter(withoutNetwork)).toEqual([]);
}, { on: ['phone'] });

errand('a guest who comes back online gets the server’s pages again', async ({ page, open, takeNoise }) => {
  await open('/faq');
  await untilKept(page);
  const fromWorker = async () => (await page.reload())?.fromServiceWorker();
  await page.context().setOffline(true);
  expect(await fromWorker()).toBe(true);
  await page.context().setOffline(false);
  const answer = await page.reload();
  expect(answer?.status()).toBe(200);
  // Unknown addresses and shared recipes are the server's alone.
  expect((await page.goto('/nothing-here'))?.fromServiceWorker()).toBe(false);
  expect(takeNoise().filter((line) => withoutNetwork(line) && !/404/.test(line))).toEqual([]);
}, { on: ['desktop'] });

errand('a stranger’s script cannot become our service worker', async ({ page, open, takeNoise }) => {
  await open('/faq');
  await untilKept(page);
  const refused = await page.evaluate(async () => {
    const tried = (address: string) => navigator.serviceWorker.register(address).then(() => 'registered', (error: Error) => error.name);
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } };
    const policy = (name: string) => {
      try {
        trustedTypes.createPolicy(name, { createScriptURL: (address: string) => address });
        return 'made';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [await tried('/theme.js'), policy('anything'), policy('own-scripts')];
  });
  // Not even a second policy under the allowed name.
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
  expect(takeNoise().every((line) => /trusted|policy/i.test(line))).toBe(true);
}, { on: ['desktop'], breaches: true });

errand('the worker is asked for anew each time, and its files are not', async ({ page, open }) => {
  await open('/faq');
  const headers = async (address: string) => (await page.request.get(address)).headers();
  const worker = await headers('/service-worker.js');
  expect([worker['cache-control'], worker['content-type']]).toEqual(['no-cache', 'text/javascript; charset=utf-8']);
  const manifest = await headers('/manifest.webmanifest');
  expect([manifest['cache-control'], manifest['content-type']]).toEqual(['no-cache', 'application/manifest+json']);
  const icons = (await (await page.request.get('/manifest.webmanifest')).json() as { icons: { src: string }[] }).icons;
  for (const { src } of icons) expect((await page.request.get(src)).status(), src).toBe(200);
}, { on: ['desktop'] });
