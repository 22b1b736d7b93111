/** From a list to a recipe. */
import { expect } from 'vitest';
import { add, atTheSheet, FOUR, getARecipe, holdTheKitchen, onHand, recommendation, result, untilCooked } from '../kit/at-the-stove.ts';
import { errand, withBrowser } from '../kit/errand.ts';

withBrowser();

errand('a guest cooks from four ingredients', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  await getARecipe(page).click();
  await recommendation(page).waitFor();
  await untilCooked(page);
  const text = await result(page).innerText();
  expect(text.length).toBeGreaterThan(300);
  expect(text).toContain('Cooked by the house chef');
  expect(FOUR.filter((food) => text.toLowerCase().includes(food.replace(/(es|s)$/, ''))).length, 'it uses what is there').toBeGreaterThanOrEqual(2);
  expect(await result(page).locator('ol li').count(), 'steps').toBeGreaterThanOrEqual(3);
  expect(await result(page).locator('ul li').count(), 'ingredients').toBeGreaterThanOrEqual(3);
  expect(text, 'markdown is shown formatted').not.toMatch(/^#{1,6} |\*\*/m);
  expect(await getARecipe(page).isEnabled()).toBe(true);
  expect(await onHand(page), 'the list is kept').toEqual(FOUR);
});

errand('a guest with two ingredients cooks with these anyway', async ({ page, open }) => {
  await open('/recipe');
  await add(page, 'eggs', 'potatoes');
  await page.getByRole('button', { name: 'Cook with these anyway' }).click();
  await untilCooked(page);
  expect((await result(page).innerText()).length).toBeGreaterThan(300);
});

errand('a guest waits for the recipe and cannot ask twice', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  const letGo = await holdTheKitchen(page);
  await getARecipe(page).click();
  await page.getByText('Generating your recipe...').first().waitFor();
  expect(await getARecipe(page).isDisabled()).toBe(true);
  letGo();
  await untilCooked(page);
  expect(await page.getByText('Generating your recipe...').count(), 'the spinner is gone').toBe(0);
  expect(await getARecipe(page).isEnabled()).toBe(true);
});

errand('a guest changes their mind and stops', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  const letGo = await holdTheKitchen(page);
  await getARecipe(page).click();
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  await expect.poll(() => getARecipe(page).isEnabled()).toBe(true);
  letGo();
  expect(await page.getByText('Generating your recipe...').count()).toBe(0);
  expect(await onHand(page)).toEqual(FOUR);
});

errand('a guest is taken to the recipe when it is there', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  await getARecipe(page).click();
  await untilCooked(page);
  await expect.poll(() => recommendation(page).evaluate((heading) => {
    const { top } = heading.getBoundingClientRect();
    return top > -200 && top < window.innerHeight;
  })).toBe(true);
}, { on: ['phone'] });

errand('a guest who listens is told politely when it is ready', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  await getARecipe(page).click();
  await untilCooked(page);
  expect(await page.locator('[aria-live=polite], [role=status]').filter({ hasText: /ready|recipe/i }).count()).toBeGreaterThan(0);
});

errand('a guest asks for another one', async ({ page, open }) => {
  await open('/recipe');
  await add(page, ...FOUR, 'rice', 'tomatoes', 'onions');
  await getARecipe(page).click();
  await untilCooked(page);
  const titles = new Set<string>();
  const title = () => result(page).getByRole('heading', { level: 3 }).first().innerText();
  titles.add(await title());
  for (let tries = 0; titles.size < 2 && tries < 5; tries++) {
    await page.getByRole('button', { name: 'Cook another' }).click();
    await untilCooked(page);
    titles.add(await title());
  }
  expect(titles.size).toBeGreaterThan(1);
});

errand('a guest who eats no meat and sets it finds none', async ({ page, open }) => {
  await open('/recipe');
  await add(page, 'chicken', 'spinach', 'potatoes', 'tomatoes', 'onions');
  await atTheSheet(page, 'Diet', () => page.getByRole('checkbox', { name: 'vegan', exact: true }).check());
  await getARecipe(page).click();
  await untilCooked(page);
  await result(page).getByText(/left out chicken/i).waitFor();
  const ingredients = await result(page).getByRole('heading', { name: /ingredients/i }).locator('xpath=following-sibling::ul[1]').innerText();
  expect(ingredients).not.toMatch(/chicken|egg|butter|milk|cheese|cream/i);
});

errand('a guest cooks with the server gone', async ({ page, open, takeNoise }) => {
  await open('/recipe');
  await add(page, ...FOUR);
  await page.route('**/api/cook', (route) => route.abort());
  await getARecipe(page).click();
  await untilCooked(page);
  const text = await result(page).innerText();
  expect(text.length).toBeGreaterThan(300);
  expect(text).toMatch(/house chef/i);
  expect(takeNoise().filter((line) => !/Failed to load resource.*\/api\/cook/.test(line))).toEqual([]);
});

errand('a guest with nothing edible is told kindly and loses nothing', async ({ page, open, takeNoise }) => {
  await open('/recipe');
  await add(page, 'a stapler', 'two batteries', 'shampoo', 'a brick');
  // What the list is read as makes the block above the button taller: pressed amid that, the button would have moved away.
  await page.getByText('stay out of the pot').waitFor();
  // The page says "not food" of each entry already while the answer is on its way; the refusal is what the console is told.
  const refused = page.waitForEvent('console', (message) => /recipe request/i.test(message.text()));
  await getARecipe(page).click();
  await refused;
  await page.getByRole('main').getByText(/not food|nothing.*cook/i).first().waitFor();
  expect(await onHand(page)).toEqual(['a stapler', 'two batteries', 'shampoo', 'a brick']);
  expect(takeNoise().filter((line) => !/recipe request/i.test(line))).toEqual([]);
  expect(await page.getByRole('main').innerText()).not.toMatch(/not-food|422|undefined|\[object/);
});
