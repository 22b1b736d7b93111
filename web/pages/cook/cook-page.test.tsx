// @vitest-environment jsdom
import { cleanup, configure, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dish, openCook, screenName, THIGHS } from '../../../tests/kit/on-the-stove.tsx';
import { cookedLog } from '../../keeping/cooked-log.ts';
import { stoveNow } from '../../keeping/stove.ts';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent.trim()).find((text) => text !== '');
const focused = () => document.activeElement?.textContent;

test('an empty stove leads to a recipe', async () => {
  const { path } = await openCook(null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nothing is on the stove yet');
  await userEvent.click(screen.getByRole('link', { name: 'Find something to cook' }));
  expect(path()).toBe('/recipe');
});

test('first what to lay out, then one step to a screen with its own amounts, then the end', async () => {
  await openCook();
  const visitor = userEvent.setup();
  expect(screenName()).toBe('Get ready');
  expect(screen.getByText('Serves 4 · 50 min · 4 steps')).toBeTruthy();
  expect(screen.getAllByRole('checkbox').length).toBe(4);
  const seen: unknown[] = [];
  for (const name of ['Start', 'Next', 'Next', 'Next']) {
    await visitor.click(button(name));
    const lines = screen.queryByRole('list', { name: 'For this step' });
    seen.push([screenName(), lines ? within(lines).getAllByRole('listitem').map(({ textContent }) => textContent) : [], told()]);
  }
  expect(seen).toEqual([
    ['Step 1 of 4', ['8 chicken thighs', '1 tsp salt'], 'Step 1 of 4. Heat the oven to 200 °C. Rub the chicken thighs with the salt.'],
    ['Step 2 of 4', ['chicken thighs'], 'Step 2 of 4. Roast the chicken thighs for 35 to 40 minutes.'],
    ['Step 3 of 4', ['chicken thighs', '1 tbsp mustard', '200 ml chicken stock'], 'Step 3 of 4. Stir the mustard into the stock and simmer the sauce for 4 minutes. Rest the chicken for 5 minutes.'],
    ['Step 4 of 4', ['chicken thighs'], 'Step 4 of 4. Spoon the sauce over the chicken.'],
  ]);
  await visitor.click(button('Finish'));
  expect([screenName(), focused()]).toEqual(['Time to eat', 'Time to eat']);
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
});

test('amounts are scaled in the list and in the steps', async () => {
  await openCook({ dish: dish({ servings: 8, units: 'us' }), step: 3 });
  expect(within(screen.getByRole('list', { name: 'For this step' })).getByText(/^1 ⅔ cups chicken stock$|^1⅔ cups chicken stock$/)).toBeTruthy();
  expect(stoveNow()?.dish.markdown, 'the recipe itself stays').toBe(THIGHS);
});

const KEYS: readonly [key: string, from: number, to: string][] = [
  ['{ArrowRight}', 1, 'Step 2 of 4'], ['{ArrowLeft}', 2, 'Step 1 of 4'], [' ', 0, 'Step 1 of 4'], ['{PageDown}', 3, 'Step 4 of 4'], ['{PageUp}', 1, 'Get ready'],
  ['{Home}', 4, 'Get ready'], ['{End}', 1, 'Time to eat'], ['{ArrowRight}', 5, 'Time to eat'], ['{ArrowLeft}', 0, 'Get ready'], ['{Shift>}{ArrowRight}{/Shift}', 1, 'Step 1 of 4'], ['x', 1, 'Step 1 of 4'],
];
test.each(KEYS)('%s on screen %i leads to %s', async (key, step, to) => {
  await openCook({ step });
  await userEvent.keyboard(key);
  expect(screenName()).toBe(to);
});

test('keys belong to what has the focus first', async () => {
  await openCook({ step: 5 });
  const visitor = userEvent.setup();
  await visitor.type(screen.getByLabelText(/^A note/), 'less salt{ArrowLeft}{Home}');
  expect(screenName()).toBe('Time to eat');
  await visitor.keyboard('{Escape}');
  button('Back').focus();
  await visitor.keyboard(' ');
  expect(screenName(), 'space presses the button, once').toBe('Step 4 of 4');
});

test('the ingredients are at hand, and what is ticked stays ticked', async () => {
  await openCook({ step: 2 });
  const visitor = userEvent.setup();
  await visitor.click(button('Ingredients'));
  const drawer = screen.getByRole('dialog', { name: 'Ingredients' });
  await visitor.click(within(drawer).getByRole('checkbox', { name: '1 tsp salt' }));
  await visitor.keyboard('{ArrowRight}');
  expect(screenName(), 'keys wait behind a drawer').toBe('Step 2 of 4');
  await visitor.click(within(drawer).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(stoveNow()?.ticked).toEqual([1]);
  await visitor.keyboard('{Home}');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '1 tsp salt' }).checked).toBe(true);
});

test('what comes next is told and shown', async () => {
  await openCook({ step: 3 });
  const visitor = userEvent.setup();
  await visitor.click(button('What next?'));
  expect([told(), document.querySelector('.step-next')?.textContent]).toEqual(Array.from({ length: 2 }, () => 'Then, step 4 of 4: Spoon the sauce over the chicken.'));
  expect(screenName()).toBe('Step 3 of 4');
  await visitor.keyboard('{ArrowRight}');
  expect(document.querySelector('.step-next')).toBeNull();
  await visitor.click(button('What next?'));
  expect(told()).toBe('This is the last step. Then it is time to eat.');
});

test('help names first what this step can have', async () => {
  await openCook({ step: 2 });
  const visitor = userEvent.setup();
  await visitor.click(button('Something wrong?'));
  const drawer = screen.getByRole('dialog', { name: 'Something wrong?' });
  expect(within(drawer).getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['At this step', 'At any time']);
  const first = within(drawer).getAllByRole('group')[0];
  expect(first?.querySelector('summary')?.textContent).toBe('Brown outside, raw inside');
  expect(first?.querySelectorAll('li').length).toBeGreaterThan(0);
});

test('it is taken up where it was left', async () => {
  const { unmount } = await openCook();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  unmount();
  await openCook();
  expect(screenName()).toBe('Step 2 of 4');
});

test('a step that is gone is the end', async () => {
  await openCook({ step: 40 });
  expect(screenName()).toBe('Time to eat');
});

test('how it went is noted in one press, and may be changed', async () => {
  await openCook({ step: 5 });
  const visitor = userEvent.setup();
  await visitor.click(button('Good'));
  await visitor.click(button('Great'));
  await visitor.type(screen.getByLabelText(/^A note/), 'less salt');
  expect(cookedLog()).toMatchObject([{ recipe: 'thighs', how: 'great', note: 'less salt' }]);
  expect(stoveNow()?.logged).toBe(cookedLog()[0]?.id);
  expect(button('Great').getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('Noted on this device: you cooked it.')).toBeTruthy();
});

test('cooked to its end, it begins anew: at once, or when it is opened again', async () => {
  const { path } = await openCook({ step: 5, ticked: [1] });
  const visitor = userEvent.setup();
  await visitor.click(button('Great'));
  await visitor.click(button('Cook this again'));
  expect(screenName()).toBe('Get ready');
  expect(stoveNow()).toMatchObject({ step: 0, ticked: [], logged: null });
  await visitor.keyboard('{End}');
  await visitor.click(screen.getByRole('link', { name: 'Cook something else' }));
  expect([path(), stoveNow()?.step, cookedLog().length]).toEqual(['/recipe', 0, 1]);
});

test('the way out leads back and keeps the step', async () => {
  const { path } = await openCook({ step: 2 });
  await userEvent.click(button('Leave cook mode'));
  expect([path(), stoveNow()?.step]).toEqual(['/recipe', 2]);
});

test('a recipe without steps is shown as it was written', async () => {
  await openCook({ dish: dish({ markdown: '# Toast\n\nJust toast it.\n\n## Ingredients\n\n- bread\n' }) });
  expect(screenName()).toBe('Get ready');
  expect(screen.getByText(/^This recipe does not come in steps\./).nextElementSibling?.textContent).toContain('Just toast it.');
  expect(screen.queryByText(/0 steps/)).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  expect(screenName()).toBe('Time to eat');
});
