/** The hub library's calls: where they go, with what, and what becomes of the answers. */
import { InferenceClient } from '@huggingface/inference';
import { expect } from 'vitest';
import { newModel, quietly, refusal, served, withHub, type Asked, type Said } from './hub.ts';
import type { Row } from './row.ts';
import { snippetsFor } from './constant-rows.ts';

export const client = new InferenceClient('hf_key');
const ROUTER = 'https://router.huggingface.co/';
/** What was asked in all for one call of the client. */
const askedBy = (answer: (asked: Asked) => Said, ask: (of: InferenceClient) => Promise<unknown>): Promise<Asked[]> =>
  withHub(answer, async (hub) => {
    await ask(client);
    return hub.asked;
  });
export const completion = { choices: [], created: 1, id: 'a', model: 'm', usage: {} };
export const events = (...data: string[]): Said => ({ type: 'text/event-stream', text: data.map((one) => `data: ${one}\n\n`).join('') });
/** Streams a chat to its end: the pieces, or what was refused. */
export const streamed = (reply: Said): Promise<unknown> =>
  withHub(served('together', 'conversational', reply), async () => {
    const pieces: unknown[] = [];
    const read = async (): Promise<void> => {
      for await (const piece of client.chatCompletionStream(
        { provider: 'together', model: newModel(), messages: [] },
        { retry_on_error: false },
      ))
        pieces.push(piece);
    };
    const told = await refusal(read());
    return told === 'nothing was refused' ? pieces : told;
  });

/** A video of the one provider: queued, then asked for again until it is there; says how often and how far apart. */
export async function filmed(done: number, broken = false): Promise<{ told: string; waits: number[] }> {
  const moments: number[] = [];
  const answer = served('fal-ai', 'text-to-video', ({ url, method }) => {
    if (url.startsWith('https://film.kitchen/')) return { text: 'film', type: 'video/mp4' };
    if (method === 'POST')
      return { json: { request_id: '1', status: 'IN_QUEUE', response_url: 'https://queue.fal.run/their/model/requests/1' } };
    if (!url.includes('/status')) return broken ? { text: 'not JSON' } : { json: { video: { url: 'https://film.kitchen/soup.mp4' } } };
    moments.push(performance.now());
    return { json: { status: moments.length >= done ? 'COMPLETED' : 'IN_PROGRESS' } };
  });
  const told = await withHub(answer, () => refusal(client.textToVideo({ provider: 'fal-ai', model: newModel(), inputs: 'soup' })));
  return { told, waits: moments.slice(1).map((moment, at) => moment - (moments[at] ?? 0)) };
}

/** Images that were polled for are gone with the one provider that made them. */
export const goneImages = (says: string): Row => ({
  says,
  verdict: 'gone',
  lastHeld: '@huggingface/inference 4.13.21',
  shown: async () => {
    const told = await withHub(
      () => ({ json: {} }),
      () => refusal(client.textToImage({ provider: 'black-forest-labs' as never, model: newModel(), inputs: 'soup' })),
    );
    expect(told).toContain("Provider 'black-forest-labs' not supported.");
  },
});

export const CALLS: readonly Row[] = [
  {
    says: 'All POST unless noted.',
    verdict: 'holds',
    shown: async () => {
      const asked = await askedBy(served('together', 'conversational', { json: completion }), (of) =>
        of.chatCompletion({ provider: 'together', model: newModel(), messages: [] }),
      );
      expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST']);
    },
  },
  {
    says: '"Failed to load tasks definitions from Hugging Face Hub.";',
    verdict: 'holds',
    shown: async () => {
      const told = await withHub(
        () => ({ status: 500, text: 'away' }),
        () => refusal(client.textClassification({ provider: 'hf-inference', inputs: 'soup' })),
      );
      expect(told).toBe('Failed to load tasks definitions from Hugging Face Hub.');
    },
  },
  {
    says: 'GET {hub}/api/tasks (default models per task).',
    verdict: 'holds',
    shown: async () => {
      const model = newModel();
      const [tasks, where] = await askedBy(
        ({ url }) =>
          url.endsWith('/api/tasks')
            ? { json: { 'text-classification': { models: [{ id: model }] } } }
            : served('hf-inference', 'text-classification', { json: [[]] })({ url, method: '', headers: {}, body: '' }),
        (of) => of.textClassification({ provider: 'hf-inference', inputs: 'soup' }),
      );
      expect([tasks?.method, tasks?.url]).toEqual(['GET', 'https://huggingface.co/api/tasks']);
      expect(where?.url).toContain(`/api/models/${model}`);
    },
  },
  {
    says: '"No default model defined for task {task}, please define the model explicitly.";',
    verdict: 'holds',
    shown: async () => {
      const told = await withHub(
        () => ({ json: {} }),
        () => refusal(client.fillMask({ provider: 'hf-inference', inputs: '[MASK]' })),
      );
      expect(told).toBe('No default model defined for task fill-mask, please define the model explicitly.');
    },
  },
  {
    says: 'GET {hub}/api/models/{modelId}?expand[]=inferenceProviderMapping, bearer token only if it starts with hf_.',
    verdict: 'holds',
    shown: async () => {
      const model = newModel();
      const answer = served('together', 'conversational', { json: completion });
      const [routed] = await askedBy(answer, (of) => of.chatCompletion({ provider: 'together', model, messages: [] }));
      expect([routed?.method, routed?.url, routed?.headers['authorization']]).toEqual([
        'GET',
        `https://huggingface.co/api/models/${model}?expand[]=inferenceProviderMapping`,
        'Bearer hf_key',
      ]);
      const [direct] = await askedBy(answer, () =>
        new InferenceClient('their-key').chatCompletion({ provider: 'together', model: newModel(), messages: [] }),
      );
      expect(direct?.headers['authorization']).toBeUndefined();
    },
  },
  {
    says: '"We have not been able to find inference provider information for model {id}.";',
    verdict: 'holds',
    shown: async () => {
      const model = newModel();
      const told = await withHub(
        () => ({ json: { id: model, inferenceProviderMapping: { groq: { providerId: 'a', status: 'live', task: 'conversational' } } } }),
        () => refusal(client.chatCompletion({ provider: 'together', model, messages: [] })),
      );
      expect(told).toBe(`We have not been able to find inference provider information for model ${model}.`);
    },
  },
  {
    says: 'Default provider through the router at hf-inference/models/{model},',
    verdict: 'holds',
    shown: async () => {
      const [, call] = await askedBy(served('hf-inference', 'text-classification', { json: [[]] }), (of) =>
        of.textClassification({ provider: 'hf-inference', model: newModel(), inputs: 'soup' }),
      );
      expect(call?.url).toBe(`${ROUTER}hf-inference/models/their/model`);
    },
  },
  {
    says: 'or pipeline/{task}/{model} for feature-extraction and sentence-similarity;',
    verdict: 'today',
    today: 'models/{model}/pipeline/{task}.',
    lastHeld: '@huggingface/inference 3.11.0',
    shown: async () => {
      const [, call] = await askedBy(served('hf-inference', 'feature-extraction', { json: [1] }), (of) =>
        of.featureExtraction({ provider: 'hf-inference', model: newModel(), inputs: 'soup' }),
      );
      expect(call?.url).toBe(`${ROUTER}hf-inference/models/their/model/pipeline/feature-extraction`);
    },
  },
  {
    says: 'body is args (inputs, parameters) or raw data.',
    verdict: 'holds',
    shown: async () => {
      const args = { inputs: 'soup', parameters: { top_k: 1 } };
      const [, call] = await askedBy(served('hf-inference', 'text-classification', { json: [[]] }), (of) =>
        of.textClassification({ provider: 'hf-inference', model: newModel(), ...args }),
      );
      expect(JSON.parse(call?.body ?? '')).toEqual(args);
      const raw = served('hf-inference', 'audio-classification', { json: [] });
      const [, sent] = await askedBy(raw, (of) =>
        of.audioClassification({ provider: 'hf-inference', model: newModel(), inputs: new Blob(['sound']) }),
      );
      expect(sent?.body).toBe('sound');
    },
  },
  {
    says: 'Chat: v1/chat/completions with model plus args (optional streaming, server-sent events ending with [DONE]).',
    verdict: 'holds',
    shown: async () => {
      const [, call] = await askedBy(served('together', 'conversational', { json: completion }), (of) =>
        of.chatCompletion({ provider: 'together', model: newModel(), messages: [], max_tokens: 8 }),
      );
      expect(call?.url).toBe(`${ROUTER}together/v1/chat/completions`);
      expect(JSON.parse(call?.body ?? '')).toEqual({ model: 'their/model', messages: [], max_tokens: 8 });
      expect(await streamed(events('{"a":1}', '{"a":2}', '[DONE]', '{"a":3}'))).toEqual([{ a: 1 }, { a: 2 }]);
    },
  },
  {
    says: 'Text generation for others: v1/completions.',
    verdict: 'holds',
    shown: async () => {
      const [, call] = await askedBy(
        served('featherless-ai', 'text-generation', { json: { choices: [{ text: 'warm', finish_reason: 'stop' }], model: 'm' } }),
        (of) => of.textGeneration({ provider: 'featherless-ai', model: newModel(), inputs: 'Soup is' }),
      );
      expect(call?.url).toBe(`${ROUTER}featherless-ai/v1/completions`);
    },
  },
  {
    says: 'Third-party providers each have own base and routes (chat, image generation, embeddings, prediction);',
    verdict: 'holds',
    shown: async () => {
      const direct = new InferenceClient('their-key');
      const url = async (provider: string, task: string, ask: (of: InferenceClient) => Promise<unknown>): Promise<string> =>
        withHub(served(provider, task, { json: {} }), async (hub) => {
          await refusal(ask(direct));
          return hub.asked.find(({ method }) => method === 'POST')?.url ?? '';
        });
      expect(await url('groq', 'conversational', (of) => of.chatCompletion({ provider: 'groq', model: newModel(), messages: [] }))).toBe(
        'https://api.groq.com/openai/v1/chat/completions',
      );
      expect(
        await url('together', 'text-to-image', (of) => of.textToImage({ provider: 'together', model: newModel(), inputs: 'soup' })),
      ).toBe('https://api.together.xyz/v1/images/generations');
      expect(
        await url('scaleway', 'feature-extraction', (of) =>
          of.featureExtraction({ provider: 'scaleway', model: newModel(), inputs: 'soup' }),
        ),
      ).toBe('https://api.scaleway.ai/v1/embeddings');
      expect(
        await url('replicate', 'text-to-image', (of) => of.textToImage({ provider: 'replicate', model: newModel(), inputs: 'soup' })),
      ).toMatch(/^https:\/\/api\.replicate\.com\/v1\/models\/their\/model\/predictions$/);
    },
  },
  {
    says: 'bodies generally map inputs to prompt and merge parameters.',
    verdict: 'holds',
    shown: async () => {
      const [, call] = await askedBy(
        served('together', 'text-to-image', { json: { data: [{ url: 'https://film.kitchen/soup.png' }] } }),
        (of) => of.textToImage({ provider: 'together', model: newModel(), inputs: 'soup', parameters: { seed: 7 } }),
      );
      expect(JSON.parse(call?.body ?? '')).toMatchObject({ prompt: 'soup', seed: 7 });
    },
  },
  {
    says: 'Headers: Authorization, Content-Type JSON, a bill-to header, a user-agent naming the client version.',
    verdict: 'holds',
    shown: async () => {
      const [, call] = await askedBy(served('together', 'conversational', { json: completion }), () =>
        new InferenceClient('hf_key', { billTo: 'kitchen' }).chatCompletion({ provider: 'together', model: newModel(), messages: [] }),
      );
      expect(call?.headers).toMatchObject({
        authorization: 'Bearer hf_key',
        'content-type': 'application/json',
        'x-hf-bill-to': 'kitchen',
      });
      expect(call?.headers['user-agent']).toMatch(/^@huggingface\/inference\/\d+\.\d+\.\d+/);
    },
  },
  {
    says: 'Snippet templates show the calls in JavaScript, Python and curl.',
    verdict: 'holds',
    shown: () => expect(new Set(snippetsFor('text-generation').map(({ language }) => language))).toEqual(new Set(['js', 'python', 'sh'])),
  },
  {
    says: 'Hub library: provider mapping status live or staging (staging logs a warning that it is for tests only).',
    verdict: 'holds',
    shown: async () => {
      const model = newModel();
      const staging = served('together', 'conversational', { json: completion }, { status: 'staging' });
      const { heard } = await quietly(() => askedBy(staging, (of) => of.chatCompletion({ provider: 'together', model, messages: [] })));
      expect(heard).toContain(`Model ${model} is in staging mode for provider together. Meant for test purposes only.`);
    },
  },
  goneImages('One image provider polls up to 5 times, 1 second apart, until status is Ready with a result sample;'),
  {
    says: 'a video provider polls every 500 ms until status is COMPLETED, then fetches the result.',
    verdict: 'holds',
    shown: async () => {
      const { told, waits } = await filmed(3);
      expect([told, waits.length]).toEqual(['nothing was refused', 2]);
      for (const wait of waits) expect(wait).toBeGreaterThan(480);
    },
  },
  {
    says: 'A 503 reply is retried immediately without limit unless retrying is turned off.',
    verdict: 'holds',
    shown: async () => {
      const busy = (times: number): ((asked: Asked) => Said) => {
        let left = times;
        return served('together', 'conversational', () =>
          (left -= 1) >= 0 ? { status: 503, json: { error: 'busy' } } : { json: completion },
        );
      };
      const asked = await askedBy(busy(40), (of) => of.chatCompletion({ provider: 'together', model: newModel(), messages: [] }));
      expect(asked).toHaveLength(42);
      const told = await withHub(busy(1), () =>
        refusal(client.chatCompletion({ provider: 'together', model: newModel(), messages: [] }, { retry_on_error: false })),
      );
      expect(told).toContain('busy');
    },
  },
];
