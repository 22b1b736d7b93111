/** From "Start cooking" to the table: one step to a screen, timers, no network, no mouse. */
import { afterAll, expect } from 'vitest';
import type { AxeResults } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { untilCooked } from '../kit/at-the-stove.ts';
import { AXE } from '../kit/chromium.ts';
import { errand, withBrowser } from '../kit/errand.ts';
import { startServer } from '../kit/server-process.ts';
import type { ServerProcess } from '../kit/server-process.ts';

withBrowser();

const screenName = (page: Page) => page.locator('.screen-name').innerText();
const here = (page: Page) => page.locator('.cook-mode').waitFor();
const running = (page: Page) => page.getByRole('timer').allInnerTexts();
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function findings(page: Page): Promise<string[]> {
  // Until all have come to rest: a colour that has arrived sets off the same change in what inherits it.
  await page.waitForFunction(() => document.getAnimations().every((one) => one.effect?.getTiming().iterations === Infinity));
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`));
}

/** Goes on with the tabulator until it is there, as somebody without a mouse does. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let presses = 0; presses < 120; presses += 1) {
    if (await wanted.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The tabulator does not lead there.');
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole('button', { name }).first());
  await page.keyboard.press('Enter');
}

/** A recipe with things to wait for, on the stove, by keyboard alone. */
async function startCooking(page: Page): Promise<void> {
  await tabTo(page, page.getByLabel('Add ingredient'));
  for (const food of ['red lentils', 'onion', 'garlic', 'ginger', 'canned tomatoes', 'basmati rice']) {
    await page.keyboard.type(food);
    await page.keyboard.press('Enter');
  }
  await press(page, 'Get a recipe');
  await untilCooked(page);
  await press(page, 'Start cooking');
  await here(page);
}

/** A dinner whose every screen is known, half cooked. */
const DINNER = `# Chicken Thighs with Mustard Sauce

**Serves 4 · 50 minutes**

## Ingredients

- 8 chicken thighs
- 1 tsp salt

### For the sauce

- 1 tbsp mustard
- 200 ml chicken stock

## Steps

1. Heat the oven to 200 °C. Rub the chicken thighs with the salt.
2. Roast the chicken thighs for 35 to 40 minutes.
3. Stir the mustard into the stock and simmer the sauce for 4 minutes. Rest the chicken for 5 minutes.
4. Spoon the sauce over the chicken.
`;

async function openAt(page: Page, open: (address: string) => Promise<void>, step: number): Promise<void> {
  await page.addInitScript(
    ([markdown, at]) => {
      const dish = { id: 'thighs', markdown, origin: { by: 'house', name: '' }, servings: null, units: 'as written' };
      localStorage.setItem('recipe-chef.stove', localStorage.getItem('recipe-chef.stove') ?? JSON.stringify({ dish, step: at, startedAt: new Date().toISOString(), ticked: [0], logged: null }));
    },
    [DINNER, step] as const,
  );
  await open('/cook');
  await here(page);
}

// Its own server, so that it can be gone for good.
let kitchen: ServerProcess;
afterAll(() => kitchen?.stop());

errand('a guest cooks to the end by keyboard alone, offline, with two timers, reloading in the middle', async ({ page, takeNoise }) => {
  kitchen = await startServer();
  await page.goto(`${kitchen.url}/recipe`);
  await startCooking(page);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null));
  // Its own address is another host than the run's server.
  expect(takeNoise().filter((line) => !line.includes(kitchen.url))).toEqual([]);

  await page.context().setOffline(true);
  await kitchen.stop();
  expect(await screenName(page)).toBe('Get ready');
  await tabTo(page, page.getByRole('checkbox').first());
  await page.keyboard.press('Space');
  await press(page, 'Start');

  const steps = Number(/of (\d+)$/.exec(await screenName(page))?.[1]);
  const timers = page.locator('.step-timer:not([data-running])');
  let reloaded = false;
  for (let step = 1; step <= steps; step += 1) {
    expect(await screenName(page)).toBe(`Step ${step} of ${steps}`);
    while ((await running(page)).length < 2 && (await timers.count()) > 0) {
      const before = (await running(page)).length;
      await tabTo(page, timers.first());
      await page.keyboard.press('Enter');
      await page.getByRole('timer').nth(before).waitFor();
    }
    if (!reloaded && (await running(page)).length === 2) {
      reloaded = true;
      await page.reload();
      await here(page);
      expect(await screenName(page), 'taken up where it was').toBe(`Step ${step} of ${steps}`);
      expect(await running(page), 'both go on').toEqual([expect.stringMatching(/^\d+:\d\d/), expect.stringMatching(/^\d+:\d\d/)]);
      expect(await page.title()).toMatch(/^\d+:\d\d(?::\d\d)? \S/);
    }
    await page.keyboard.press('ArrowRight');
  }
  expect(reloaded, 'two timers ran').toBe(true);
  expect(await screenName(page)).toBe('Time to eat');
  await press(page, 'Great');
  await page.getByText('Noted on this device: you cooked it.').waitFor();

  // Cold: another tab, no network, no server.
  const tab = await page.context().newPage();
  await tab.goto(`${kitchen.url}/cook`);
  await here(tab);
  expect([await screenName(tab), (await running(tab)).length]).toEqual(['Time to eat', 2]);
  expect(takeNoise().filter((line) => !line.includes(kitchen.url)), 'what no visitor should meet').toEqual([]);
}, { on: ['phone'] });

errand('a timer rings while the next step is read, and is stopped', async ({ page, open }) => {
  await page.clock.install();
  await openAt(page, open, 3);
  await page.getByRole('button', { name: /^4 min · Simmer the sauce/ }).click();
  await page.getByRole('button', { name: /^5 min · Rest the chicken/ }).click();
  await page.keyboard.press('ArrowRight');
  await page.clock.fastForward('04:01');
  await page.getByText('rang just now').waitFor();
  expect(await page.getByRole('alert').textContent()).toBe('Time is up: Simmer the sauce, step 3.');
  expect(await page.title()).toMatch(/^Time is up: Simmer the sauce - Step 4 of 4/);
  await page.getByRole('button', { name: '+1 min: Simmer the sauce' }).click();
  await page.clock.fastForward('01:01');
  expect((await page.getByRole('alert').textContent())?.match(/Time is up/g)?.length, 'both').toBe(2);
  for (const label of ['Simmer the sauce', 'Rest the chicken']) await page.getByRole('button', { name: `Stop: ${label}` }).click();
  expect(await page.getByRole('timer').count()).toBe(0);
});

errand('leave to notify is asked for by one press, and by nothing else', async ({ page, open }) => {
  await page.addInitScript(() => {
    const real = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset['asked'] = `${Number(document.documentElement.dataset['asked'] ?? 0) + 1}`;
      return real();
    };
  });
  await openAt(page, open, 2);
  const asked = () => page.evaluate(() => document.documentElement.dataset['asked'] ?? '0');
  await page.getByRole('button', { name: /^35 to 40 min/ }).click();
  await page.keyboard.press('ArrowRight');
  expect(await asked()).toBe('0');
  await page.context().grantPermissions(['notifications']);
  await page.getByRole('button', { name: /^Notify me/ }).click();
  await page.getByText('You will be notified.').waitFor();
  expect(await asked()).toBe('1');
}, { on: ['phone'] });

errand('a finger turns the screens and hits every button', async ({ page, open }) => {
  await openAt(page, open, 3);
  const finger = await page.context().newCDPSession(page);
  async function draw(from: [x: number, y: number], to: [x: number, y: number]) {
    const at = (part: number) => ({ x: from[0] + (to[0] - from[0]) * part, y: from[1] + (to[1] - from[1]) * part });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
    for (const part of [0.25, 0.5, 0.75, 1]) await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(part)] });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await page.getByRole('button', { name: /^4 min/ }).tap();
  const small = await page.locator('button:visible').evaluateAll((all) => all.filter((one) => Math.min(one.getBoundingClientRect().height, one.getBoundingClientRect().width) < 48).map((one) => one.textContent));
  expect(small).toEqual([]);
  await draw([300, 400], [60, 410]);
  await expect.poll(() => screenName(page)).toBe('Step 4 of 4');
  await draw([60, 400], [300, 390]);
  await expect.poll(() => screenName(page)).toBe('Step 3 of 4');
  await draw([180, 600], [180, 350]);
  expect(await screenName(page), 'up and down scrolls').toBe('Step 3 of 4');
}, { on: ['phone'] });

errand('a device that lets its screen sleep is asked again', async ({ page, open }) => {
  await page.addInitScript(AXE);
  await page.addInitScript(() => {
    const real = navigator.wakeLock.request.bind(navigator.wakeLock);
    let tries = 0;
    navigator.wakeLock.request = (kind) => ((tries += 1) === 1 ? Promise.reject(new DOMException('Low battery', 'NotAllowedError')) : real(kind));
  });
  await openAt(page, open, 0);
  const again = page.getByRole('button', { name: 'Your screen may sleep. Keep screen on' });
  await again.waitFor();
  expect(await findings(page)).toEqual([]);
  await again.click();
  await page.getByText('Your screen stays on while you cook.').waitFor();
});

errand('the screen stays on, and a drawer gives the focus back', async ({ page, open }) => {
  await openAt(page, open, 1);
  await page.getByText('Screen stays on').waitFor({ state: 'attached' });
  await press(page, 'Ingredients');
  await page.getByRole('dialog', { name: 'Ingredients' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ingredients');
});

for (const theme of ['light', 'dark'] as const) {
  errand(`anybody can use cook mode in the ${theme}`, async ({ page, open }) => {
    await page.addInitScript(AXE);
    await page.clock.install();
    const check = async (state: string) => {
      expect(await findings(page), state).toEqual([]);
      expect(await tooWide(page), `sideways scrolling: ${state}`).toBe(0);
    };
    await open('/cook');
    await page.getByText('Nothing is on the stove yet').waitFor();
    await check('empty');
    await openAt(page, open, 0);
    await page.getByText('Your screen stays on while you cook.').waitFor();
    await check('getting ready');
    await page.keyboard.press('ArrowRight');
    await check('a step');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.getByRole('button', { name: /^4 min/ }).click();
    await page.getByRole('button', { name: /^5 min/ }).click();
    await page.getByRole('button', { name: 'What next?' }).click();
    await check('timers running');
    await page.clock.fastForward('04:01');
    await page.getByText('rang just now').waitFor();
    await check('a timer rang');
    await page.getByRole('button', { name: 'Ingredients' }).click();
    await check('ingredients');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Something wrong?' }).click();
    await page.locator('.rescue summary').first().click();
    await check('help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Good', exact: true }).click();
    await check('the end');
  }, { context: { colorScheme: theme, reducedMotion: 'reduce' } });
}
