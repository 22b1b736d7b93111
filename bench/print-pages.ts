/** How many recipes of the house chef print on one page: `node bench/print-pages.ts [how many]`, after `node scripts/build.mjs`. Needs Chromium. */
import type { Page } from 'playwright-core';
import { cook } from '../kitchen/chef/cook.ts';
import { orderFor } from '../kitchen/order-for.ts';
import { launchChromium } from '../tests/kit/chromium.ts';
import { startServer } from '../tests/kit/server-process.ts';
import { PANTRIES } from './sets/pantries.ts';

const PAPERS = ['A4', 'Letter'] as const;

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** Cooks a list on the page as a visitor does, and prints it. */
async function print(page: Page, list: readonly string[]): Promise<{ title: string; pages: number[] }> {
  await page.goto('/recipe');
  await page.waitForFunction(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')));
  await page.getByLabel('Add ingredient').fill(list.join('; '));
  await page.getByRole('button', { name: '+ Add ingredient' }).click();
  await page.getByRole('button', { name: /^Get a recipe$|^Cook with these anyway$/ }).click();
  await page.getByRole('button', { name: 'Start cooking' }).waitFor();
  const title = await page.locator('.recipe-title').innerText();
  const pages: number[] = [];
  for (const format of PAPERS) pages.push(pagesIn(await page.pdf({ format })));
  return { title, pages };
}

const wanted = Number(process.argv[2] ?? 50);
// Lists that the house chef cooks from, from all groups alike.
const good = PANTRIES.filter(({ entries }) => cook(orderFor({ pantry: entries, seed: 1 })).outcome === 'recipe');
const lists = Array.from({ length: Math.min(wanted, good.length) }, (_, at) => good[Math.floor((at * good.length) / Math.min(wanted, good.length))]?.entries ?? []);

const server = await startServer();
const browser = await launchChromium();
try {
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  const one = PAPERS.map(() => 0);
  for (const list of lists) {
    const { title, pages } = await print(page, list);
    pages.forEach((count, paper) => {
      if (count === 1) one[paper] = (one[paper] ?? 0) + 1;
    });
    if (pages.some((count) => count !== 1)) console.log(`${pages.join(' and ')} pages: ${title}`);
  }
  PAPERS.forEach((paper, at) => console.log(`${paper}: ${one[at] ?? 0} of ${lists.length} recipes on one page (${Math.round(((one[at] ?? 0) / lists.length) * 100)} %)`));
} finally {
  await browser.close();
  await server.stop();
}
