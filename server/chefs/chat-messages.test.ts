import { expect, test } from 'vitest';
import { orderFor } from '../../kitchen/order-for.ts';
import { readHere } from '../reading/tasks.ts';
import { chatMessages } from './chat-messages.ts';

const systemOf = (mend: boolean, reference: string | null = null) => chatMessages(orderFor({ pantry: ['eggs'], mend }), { foods: ['egg'], reference })[0]?.content ?? '';

test('only a recipe to be mended brings up the faults of the last', () => {
  expect(systemOf(false)).not.toMatch(/faults/);
  expect(systemOf(true)).toMatch(/had faults.*a step uses every ingredient you list/);
});

test('the model is told our own recipe for the list: its dish, amounts, times and safety', async () => {
  const order = orderFor({ pantry: ['3 chicken thighs', 'eggs', 'lemons', 'rice', 'dill'] });
  const brief = await readHere('brief', { order, askedAt: Date.now() });
  expect(brief.foods[0]).toMatch(/^chicken thigh \(\d+ g\)$/);
  const [system] = chatMessages(order, brief);
  expect(system?.content).toMatch(/# Avgolemono[^]*lemon juice[^]*74 °C/);
  expect(systemOf(false)).not.toContain('our own kitchen makes');
});

test('who had to wait for a thread of the kitchen goes without that recipe', async () => {
  const order = orderFor({ pantry: ['eggs', 'spinach'] });
  const { foods } = await readHere('brief', { order, askedAt: Date.now() });
  expect(await readHere('brief', { order, askedAt: Date.now() - 1000 })).toEqual({ foods, reference: null });
});
