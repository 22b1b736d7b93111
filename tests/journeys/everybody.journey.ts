/** Every page, both themes, both screens: usable by everybody, and nothing sticks out. */
import { expect } from 'vitest';
import { add, FOUR, getARecipe, untilCooked } from '../kit/at-the-stove.ts';
import { findings, tooWide } from '../kit/axe-findings.ts';
import { AXE } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

const PAGES = ['/', '/chef', '/recipe', '/review', '/faq', '/developers'] as const;

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

for (const theme of ['light', 'dark'] as const) {
  errand(`anybody can try our interface in the ${theme}`, async ({ page, open }) => {
    await page.addInitScript(AXE);
    await open('/developers');
    const cook = page.locator('.operation').filter({ hasText: '/api/cook' });
    await cook.locator('summary').first().click();
    await cook.getByRole('button', { name: 'Send' }).click();
    await cook.getByRole('region', { name: 'Body of the answer' }).getByText('event: done').waitFor();
    expect(await cook.locator('.answer').innerText()).toMatch(/200 OK after \d+ ms[^]*text\/event-stream/);
    await cook.getByText('What it takes and answers').click();
    await cook.getByText('The same with curl').click();
    await page.getByRole('combobox', { name: 'Language and library' }).selectOption('Shell, curl');
    await page.getByRole('region', { name: 'Request in Shell, curl' }).getByText('curl https').waitFor();
    expect(await findings(page)).toEqual([]);
    expect(await tooWide(page), 'sideways scrolling').toBe(0);
  }, { context: { colorScheme: theme, reducedMotion: 'reduce' } });
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
  for (const [address, words] of Object.entries({ '/': 'Register', '/chef': 'How It Works', '/recipe': 'Ingredients on hand', '/review': 'Share Your Thoughts', '/faq': 'Recipe Chef free', '/developers': 'It needs no key' })) {
    await page.goto(address);
    await page.getByText(words).first().waitFor();
  }
}, { context: { javaScriptEnabled: false } });
