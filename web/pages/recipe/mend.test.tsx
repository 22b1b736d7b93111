// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leave, realServer, visit } from '../../../tests/kit/visit.tsx';
import type { Visit } from '../../../tests/kit/visit.tsx';
import type { Order } from '../../../kitchen/order.ts';
import type { Chef } from '../../../server/chefs/chef.ts';
import { checkAnswer } from '../../../server/chefs/check-answer.ts';

afterEach(leave);

/** Lists feta and forgets it, unless it was asked to mend. */
function forgetful(): Chef & { orders: Order[] } {
  const orders: Order[] = [];
  return {
    kind: 'model',
    name: 'Test Model 8x7B',
    orders,
    async *cook(order) {
      orders.push(order);
      const last = order.mend ? 'Scatter over the feta.' : 'Serve.';
      const text = `# Spinach Omelette\n\nServes 2 · 15 minutes\n\n## Ingredients\n\n- 4 eggs\n- 100 g spinach\n- 60 g feta\n\n## Steps\n\n1. Wilt the spinach for 2 minutes.\n2. Add the beaten eggs and cook until firm (71 °C / 160 °F).\n3. ${last}\n`;
      yield { event: 'text', text };
      yield* checkAnswer(text, 'complete', order);
    },
  };
}

const add = ({ visitor }: Visit, list: string) => visitor.type(screen.getByLabelText('Add ingredient'), `${list}{Enter}`);
const cooked = () => screen.findByRole('button', { name: 'Cook another' });

test('a model’s recipe with a fault shows it, and is mended when asked: the chef is told, and so is the cook', async () => {
  const model = forgetful();
  const page = await visit('/recipe', realServer(model));
  await add(page, 'eggs, spinach, feta, potatoes');
  await page.visitor.click(screen.getByRole('button', { name: 'Get a recipe' }));
  await cooked();
  const card = screen.getByRole('complementary', { name: 'Checked' });
  expect(card.textContent).toContain('feta is listed, but no step uses it.');
  await page.visitor.click(within(card).getByRole('button', { name: 'Ask the chef to mend it' }));
  await waitFor(() => expect(model.orders.map(({ mend }) => mend)).toEqual([false, true]));
  await cooked();
  expect(screen.getByText(/^We asked the chef to write it anew/)).toBeTruthy();
  expect(screen.getByRole('complementary', { name: 'Checked' }).textContent).not.toContain('no step uses it');
  expect(screen.queryByRole('button', { name: 'Ask the chef to mend it' })).toBeNull();
});

test('a dish that was picked is ordered from the model by its name, and mended as the same dish', async () => {
  const model = forgetful();
  const page = await visit('/recipe', realServer(model));
  await add(page, 'eggs, spinach, feta, potatoes');
  const region = await screen.findByRole('region', { name: 'What could it be?' });
  const [first] = await within(region).findAllByRole('button', { name: /minutes/ });
  if (!first) throw new Error('no card');
  await page.visitor.click(first);
  await cooked();
  await page.visitor.click(screen.getByRole('button', { name: 'Ask the chef to mend it' }));
  await waitFor(() => expect(model.orders.length).toBe(2));
  expect(model.orders[0]?.dish).toMatch(/^[a-z -]+\/[a-z-]+$/);
  expect(model.orders[1]).toMatchObject({ dish: model.orders[0]?.dish, mend: true });
});
