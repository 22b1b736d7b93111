/** With no token the product's request is not sent by today's hub library, so that no token means the house chef. */
import { InferenceClient } from '@huggingface/inference';
import { expect, test } from 'vitest';

test('without a token nothing is sent today: no token means the house chef', async () => {
  let sent = 0;
  const fetch = (): Promise<Response> => {
    sent += 1;
    return Promise.reject(new Error('sent'));
  };
  await expect(new InferenceClient(undefined, { fetch }).chatCompletion({ model: 'mistralai/Mixtral-8x7B-Instruct-v0.1', messages: [] })).rejects.toThrow();
  expect(sent).toBe(0);
});
