/** Cooking where a language model is set up: it writes, breaks off, stays away, or tries to smuggle something in. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { add, atTheSheet, FOUR, getARecipe, onHand, result, untilCooked } from '../kit/at-the-stove.ts';
import { errand, withBrowser } from '../kit/errand.ts';
import { chunk, DONE, goodStream, openStream, pieces, RECIPE, startFakeModel, status, type FakeModel } from '../kit/fake-model.ts';
import { startServer, type ServerProcess } from '../kit/server-process.ts';

let model: FakeModel;
let server: ServerProcess;
const MODEL_ID = 'our-kitchen/cook-7b';
/** People read the model's own name, not its owner's. */
const NAME = 'cook-7b';

beforeAll(async () => {
  model = await startFakeModel();
  server = await startServer({ MODEL_ENDPOINT: model.url, MODEL_ID });
});
afterAll(async () => {
  await server.stop();
  await model.close();
});
withBrowser();

const here = { at: () => server.url };
const desktopHere = { ...here, on: ['desktop'] } as const;

async function askFor(page: Page, open: (address: string) => Promise<void>): Promise<void> {
  await open('/recipe');
  await add(page, ...FOUR);
  await getARecipe(page).click();
}

errand('a guest cooks with the online chef and reads who cooked', async ({ page, open }) => {
  model.play(goodStream);
  await askFor(page, open);
  await untilCooked(page);
  const text = await result(page).innerText();
  expect(text).toContain(`Cooked by ${NAME}`);
  expect(text).toContain('Spinach and Feta Frittata');
  expect(text).toContain('crème fraîche 🥚');
}, here);

errand('a guest watches the recipe grow and stops it', async ({ page, open }) => {
  model.play(async (response) => {
    openStream(response);
    for (const piece of pieces(RECIPE).slice(0, 8)) response.write(chunk(piece));
  });
  await askFor(page, open);
  await result(page).getByText('Spinach and Feta Frittata').waitFor();
  expect(await getARecipe(page).isDisabled(), 'still being written').toBe(true);
  expect(await page.getByText('Generating your recipe...').count(), 'text is there').toBe(0);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await result(page).getByText('Unfinished recipe').waitFor();
  expect(await result(page).innerText(), 'what was shown stays').toContain('Spinach and Feta Frittata');
  expect(await getARecipe(page).isEnabled()).toBe(true);
  await model.leftEarly();
}, here);

errand('a guest reloads the page, looks at another one and comes back: the recipe goes on, and the model writes it once', async ({ page, open }) => {
  let goOn = (): void => undefined;
  model.play(async (response) => {
    openStream(response);
    const words = pieces(RECIPE);
    for (const piece of words.slice(0, 8)) response.write(chunk(piece));
    await new Promise<void>((resolve) => (goOn = resolve));
    for (const piece of words.slice(8)) response.write(chunk(piece));
    response.write(chunk('', 'stop'));
    response.end(DONE);
  });
  await askFor(page, open);
  await result(page).getByText('Spinach and Feta Frittata').waitFor();
  await page.reload();
  await result(page).getByText('Spinach and Feta Frittata').waitFor();
  expect(await onHand(page)).toEqual(FOUR);
  expect(await page.getByRole('button', { name: 'Stop', exact: true }).count(), 'it is still being written').toBe(1);
  await page.getByRole('link', { name: 'FAQ' }).first().click();
  await page.waitForURL('**/faq');
  await page.goBack();
  await result(page).getByText('Spinach and Feta Frittata').waitFor();
  goOn();
  await untilCooked(page);
  expect(await result(page).innerText()).toContain('crème fraîche 🥚');
  expect(model.bodies).toHaveLength(1);
}, here);

errand('a guest asks the house chef although there is a model', async ({ page, open }) => {
  model.play(goodStream);
  await open('/recipe');
  await add(page, ...FOUR);
  await atTheSheet(page, 'Wishes', () => page.getByLabel('Who should cook').selectOption({ label: 'The house chef' }));
  await getARecipe(page).click();
  await untilCooked(page);
  expect(await result(page).innerText()).toContain('Cooked by the house chef');
  expect(model.bodies, 'the model was not called').toEqual([]);
}, here);

const SMUGGLED = `${RECIPE}
## Notes

- [good](https://example.org/a) [mail](mailto:cook@example.org) [chat](irc://example.org/x) [near](/faq)
- [bad](javascript:alert(1)) [data](data:text/html,hello) [file](file:///etc/hosts)
- ![a pie](https://example.org/pie.png)
- <img src="https://example.org/raw.png" onerror="alert(1)"><script>alert(2)</script>
`;

errand('a guest gets a recipe with bad links and is not harmed', async ({ page, open }) => {
  model.play((response) => {
    openStream(response);
    for (const piece of pieces(SMUGGLED)) response.write(chunk(piece));
    response.write(chunk('', 'stop'));
    response.end(DONE);
  });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await askFor(page, open);
  await untilCooked(page);
  const addresses = await result(page).locator('a').evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href') ?? '']));
  expect(Object.fromEntries(addresses)).toMatchObject({
    good: 'https://example.org/a', mail: 'mailto:cook@example.org', chat: 'irc://example.org/x', near: '/faq',
    bad: '', data: '', file: '', 'a pie': 'https://example.org/pie.png',
  });
  expect(await result(page).locator('article img, script').count(), 'no remote image, no script').toBe(0);
  expect(alerts).toEqual([]);
}, here);

errand('a guest whose online chef breaks off keeps the text and finishes with the house chef', async ({ page, open, takeNoise }) => {
  model.play((response) => {
    openStream(response);
    for (const piece of pieces(RECIPE).slice(0, 8)) response.write(chunk(piece));
    setTimeout(() => response.destroy(), 300);
  });
  await askFor(page, open);
  await result(page).getByText('Unfinished recipe').waitFor();
  expect(await result(page).innerText()).toContain('Spinach and Feta Frittata');
  expect(await onHand(page)).toEqual(FOUR);
  await page.getByRole('button', { name: 'Cook with the house chef' }).click();
  await untilCooked(page);
  expect(await result(page).innerText()).toContain('Cooked by the house chef');
  expect(takeNoise().join(), 'the failure is logged').toMatch(/recipe request/i);
}, desktopHere);

errand('a guest whose online chef is away gets a recipe all the same', async ({ page, open }) => {
  model.play(status(500));
  await askFor(page, open);
  await untilCooked(page);
  const text = await result(page).innerText();
  expect(text).toContain('Cooked by the house chef');
  expect(text).toMatch(/online chef is away/i);
  expect(text).not.toMatch(/secret-upstream-text|\b500\b(?! (?:g|ml))|127\.0\.0\.1/);
}, desktopHere);
