/** Every page, both themes, both screens: usable by everybody, and nothing sticks out. */
import { expect } from 'vitest';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { add, FOUR, getARecipe, untilCooked } from '../kit/at-the-stove.ts';
import { AXE } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const PAGES = ['/', '/chef', '/recipe', '/review', '/faq'] as const;

/** What axe finds, one line each. */
async function findings(page: Page): Promise<string[]> {
  // Half-faded colours would be measured as they are.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished)));
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const theme of ['light', 'dark'] as const) {
  const context = { colorScheme: theme, reducedMotion: 'reduce' } as const;
  for (const address of PAGES) {
    errand(`anybody can use ${address} in the ${theme}`, async ({ page, open }) => {
      await page.addInitScript(AXE);
      await open(address);
      expect(await findings(page)).toEqual([]);
      expect(await tooWide(page), 'sideways scrolling').toBe(0);
    }, { context });
  }

  errand(`anybody can read a recipe in the ${theme}`, async ({ page, open }) => {
    await page.addInitScript(AXE);
    await open('/recipe');
    await add(page, ...FOUR);
    await getARecipe(page).click();
    await untilCooked(page);
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page), 'sideways scrolling').toBe(0);
  }, { context });
}

errand('a finger hits every button', async ({ page, open }) => {
  for (const address of PAGES) {
    await open(address);
    const small = await page.locator('button:visible, input:visible:not([type=radio]):not([type=checkbox]), select:visible, summary:visible, nav a:visible').evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => `${one.tagName} ${one.textContent?.trim() ?? ''} ${one.getBoundingClientRect().height}`),
    );
    expect(small, address).toEqual([]);
  }
}, { on: ['phone'] });

errand('a visitor reads every page before any script has come', async ({ page }) => {
  for (const [address, words] of Object.entries({ '/': 'Register', '/chef': 'How It Works', '/recipe': 'Ingredients on hand', '/review': 'Share Your Thoughts', '/faq': 'Recipe Chef free' })) {
    await page.goto(address);
    await page.getByText(words).first().waitFor();
  }
}, { context: { javaScriptEnabled: false } });
