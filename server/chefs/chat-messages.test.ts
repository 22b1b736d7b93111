import { expect, test } from 'vitest';
import { orderFor } from '../../kitchen/order-for.ts';
import { chatMessages } from './chat-messages.ts';

const systemOf = (mend: boolean) => chatMessages(orderFor({ pantry: ['eggs'], mend }), ['egg'])[0]?.content ?? '';

test('only a recipe to be mended brings up the faults of the last', () => {
  expect(systemOf(false)).not.toMatch(/faults/);
  expect(systemOf(true)).toMatch(/had faults.*a step uses every ingredient you list/);
});
