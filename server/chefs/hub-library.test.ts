/** What the specification says of the hub's library, held against the releases we use; where today's differs, the table says so. */
import { GGMLQuantizationType } from '@huggingface/gguf';
import { InferenceClient } from '@huggingface/inference';
import { MODEL_LIBRARIES_UI_ELEMENTS } from '@huggingface/tasks';
import { describe, expect, test } from 'vitest';

const CODES: Readonly<Record<string, number>> = {
  F32: 0, F16: 1, Q4_0: 2, Q4_1: 3, Q5_0: 6, Q5_1: 7, Q8_0: 8, Q8_1: 9, Q2_K: 10, Q3_K: 11, Q4_K: 12, Q5_K: 13, Q6_K: 14, Q8_K: 15, IQ2_XXS: 16, IQ2_XS: 17, IQ3_XXS: 18, IQ1_S: 19, IQ4_NL: 20,
  IQ3_S: 21, IQ2_S: 22, IQ4_XS: 23, I8: 24, I16: 25, I32: 26, I64: 27, F64: 28, IQ1_M: 29, BF16: 30,
};

describe('the hub library', () => {
  test.each(Object.entries(CODES))('quantisation code %s is %i', (name, code) => {
    expect(GGMLQuantizationType[name as keyof typeof GGMLQuantizationType]).toBe(code);
  });
  test('has about 150 libraries in the specification, more today, each with its label and address', () => {
    const libraries = Object.values(MODEL_LIBRARIES_UI_ELEMENTS);
    expect(libraries.length).toBeGreaterThanOrEqual(150);
    expect(libraries.every(({ prettyLabel, repoUrl }) => prettyLabel !== '' && repoUrl.startsWith('https://'))).toBe(true);
  });
  test('without a token nothing is sent today: no token means the house chef', async () => {
    let sent = 0;
    const fetch = (): Promise<Response> => {
      sent += 1;
      return Promise.reject(new Error('sent'));
    };
    await expect(new InferenceClient(undefined, { fetch }).chatCompletion({ model: 'mistralai/Mixtral-8x7B-Instruct-v0.1', messages: [] })).rejects.toThrow();
    expect(sent).toBe(0);
  });
});
