/** What shuts people out of a page, as axe finds it; the page must carry axe (`AXE` of chromium.ts). */
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** What axe finds, one line each. */
export async function findings(page: Page): Promise<string[]> {
  // Half-faded colours would be measured as they are.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((one) => one.effect?.getTiming().iterations !== Infinity).map((one) => one.finished)));
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

/** How far the page reaches beyond its window. */
export const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
