/** The hub library's errors, as they are told today. */
import { expect } from 'vitest';
import { client, completion, events, filmed, goneImages, streamed } from './call-rows.ts';
import { newModel, refusal, served, withHub, type Said } from './hub.ts';
import type { Row } from './row.ts';

const chatRefusal = (reply: Said): Promise<string> =>
  withHub(served('together', 'conversational', reply), () =>
    refusal(client.chatCompletion({ provider: 'together', model: newModel(), messages: [] })),
  );
const textRefusal = (reply: Said): Promise<string> =>
  withHub(served('hf-inference', 'text-classification', reply), () =>
    refusal(client.textClassification({ provider: 'hf-inference', model: newModel(), inputs: 'soup' })),
  );

export const ERRORS: readonly Row[] = [
  {
    says: 'Library: invalid inference output (states what was expected and suggests the raw request method);',
    verdict: 'today',
    lastHeld: '@huggingface/inference 3.15.0',
    today: '“Received malformed response from {API}: expected {shape}”; the raw request method is no longer named.',
    shown: async () =>
      expect(await textRefusal({ json: [[{ label: 1 }]] })).toBe(
        'Received malformed response from HF-Inference text-classification API: expected Array<{label: string, score: number}>',
      ),
  },
  {
    says: 'failed fetches report JSON error or detail text, plain text,',
    verdict: 'today',
    today: 'The same, after “Failed to perform inference: ”.',
    lastHeld: '@huggingface/inference 3.15.0',
    shown: async () => {
      expect(await textRefusal({ status: 400, json: { error: 'too salty' } })).toBe('Failed to perform inference: too salty');
      expect(await textRefusal({ status: 400, json: { detail: 'too hot' } })).toBe('Failed to perform inference: too hot');
      expect(await textRefusal({ status: 400, text: 'burnt' })).toBe('Failed to perform inference: burnt');
    },
  },
  {
    says: 'or "An error occurred while fetching the blob";',
    verdict: 'today',
    today: '“Failed to perform inference: an HTTP error occurred when requesting the provider”.',
    lastHeld: '@huggingface/inference 3.15.0',
    shown: async () =>
      expect(await textRefusal({ status: 400, type: 'text/html', text: '<p>' })).toBe(
        'Failed to perform inference: an HTTP error occurred when requesting the provider',
      ),
  },
  {
    says: 'chat completion with status 400, 422, 404 or 500: "Server {model} does not seem to support chat completion.";',
    verdict: 'today',
    lastHeld: '@huggingface/inference 3.7.1',
    today: '“Failed to perform inference: {error}”. The sentence stands in the library still, but since 3.8.0 no call comes to it.',
    shown: async () => {
      for (const status of [400, 422, 404, 500])
        expect(await chatRefusal({ status, json: { error: 'too salty' } })).toBe('Failed to perform inference: too salty');
    },
  },
  {
    says: 'streams: "Server does not support event stream content type",',
    verdict: 'today',
    lastHeld: '@huggingface/inference 3.15.0',
    today: '“Failed to perform inference: server does not support event stream content type, it returned {type}”.',
    shown: async () =>
      expect(await streamed({ json: completion })).toBe(
        'Failed to perform inference: server does not support event stream content type, it returned application/json',
      ),
  },
  {
    says: '"Server response contains error: {status}",',
    verdict: 'today',
    lastHeld: '@huggingface/inference 3.15.0',
    today: '“Failed to perform inference: an HTTP error occurred when requesting the provider.”; the status is a field of the error.',
    shown: async () =>
      expect(await streamed({ status: 502, text: 'away' })).toBe(
        'Failed to perform inference: an HTTP error occurred when requesting the provider.',
      ),
  },
  {
    says: '"Error forwarded from backend: {message}";',
    verdict: 'today',
    lastHeld: '@huggingface/inference 3.15.0',
    today: '“Failed to perform inference: an occurred while streaming the response: {message}”.',
    shown: async () =>
      expect(await streamed(events('{"error":{"message":"too salty"}}'))).toBe(
        'Failed to perform inference: an occurred while streaming the response: too salty',
      ),
  },
  {
    says: 'failures to poll or parse image and video results.',
    verdict: 'holds',
    shown: async () => {
      expect((await filmed(1, true)).told).toBe('Failed to parse result response from fal-ai API: received malformed response');
      const away = served('fal-ai', 'text-to-video', ({ method }) =>
        method === 'POST'
          ? { json: { request_id: '1', status: 'IN_QUEUE', response_url: 'https://queue.fal.run/their/model/requests/1' } }
          : { status: 500, text: 'away' },
      );
      expect(await withHub(away, () => refusal(client.textToVideo({ provider: 'fal-ai', model: newModel(), inputs: 'soup' })))).toBe(
        'Failed to fetch response status from fal-ai API',
      );
    },
  },
  goneImages('Library: image polling 5 attempts, 1000 ms apart;'),
  { says: 'video polling 500 ms;', verdict: 'holds', shown: async () => expect((await filmed(2)).waits[0]).toBeGreaterThan(480) },
];
