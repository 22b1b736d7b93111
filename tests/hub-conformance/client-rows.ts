/** What the client refuses before it asks anybody, and whom it asks. */
import { getProviderHelper, InferenceClient, INFERENCE_PROVIDERS } from '@huggingface/inference';
import { expect } from 'vitest';
import { newModel, quietly, refusal, served, withHub, type Asked } from './hub.ts';
import type { Row } from './row.ts';

const chatted = { json: { choices: [], created: 1, id: 'a', model: 'm', usage: {} } };
const client = new InferenceClient('hf_key');
/** What is refused, and that nothing was asked for it but where the model is served. */
const refused = (
  ask: () => Promise<unknown>,
  answer: (asked: Asked) => { status?: number; json?: unknown } = () => ({ json: {} }),
): Promise<string> =>
  withHub(answer, async (hub) => {
    const told = await refusal(ask());
    expect(hub.asked.filter(({ method }) => method === 'POST')).toEqual([]);
    return told;
  });
/** The requests of one chat, with a key, a provider and options. */
const chatAs = (key: string | undefined, options: { includeCredentials?: boolean; billTo?: string } = {}): Promise<Asked[]> =>
  withHub(served('together', 'conversational', chatted), async (hub) => {
    await new InferenceClient(key, options).chatCompletion({ provider: 'together', model: newModel(), messages: [] });
    return hub.asked;
  });
const speech = (type: string): Promise<string> =>
  withHub(served('fal-ai', 'automatic-speech-recognition', { json: { text: 'soup' } }), () =>
    refusal(client.automaticSpeechRecognition({ provider: 'fal-ai', model: newModel(), inputs: new Blob(['a'], { type }) })),
  );

export const CLIENT: readonly Row[] = [
  {
    says: 'Inference client: an external provider needs a task name',
    verdict: 'holds',
    shown: () =>
      expect(() => getProviderHelper('together', undefined as never)).toThrow(
        'you need to provide a task name when using an external provider',
      ),
  },
  {
    says: 'and must support that task;',
    verdict: 'holds',
    shown: async () =>
      expect(await refused(() => client.textToVideo({ provider: 'cerebras', model: newModel(), inputs: 'soup' } as never))).toContain(
        "Task 'text-to-video' not supported for provider 'cerebras'",
      ),
  },
  {
    says: 'an endpoint URL cannot be combined with a third-party provider;',
    verdict: 'today',
    today: '“Specifying both endpointUrl and provider is not supported.”',
    lastHeld: '@huggingface/inference 3.10.0',
    shown: async () =>
      expect(await refused(() => client.chatCompletion({ provider: 'together', endpointUrl: 'http://kitchen', messages: [] }))).toContain(
        'Specifying both endpointUrl and provider is not supported.',
      ),
  },
  {
    says: 'model URLs are no longer supported (use endpointUrl);',
    verdict: 'holds',
    shown: async () =>
      expect(
        await refused(() => client.chatCompletion({ provider: 'hf-inference', model: 'https://kitchen/soup', messages: [] })),
      ).toContain('Model URLs are no longer supported. Use endpointUrl instead.'),
  },
  {
    says: 'a model or a task must be given;',
    verdict: 'holds',
    shown: async () => {
      const { told } = await quietly(() => refused(() => client.request({ provider: 'hf-inference', inputs: 'soup' } as never)));
      expect(told).toContain('No model provided, and no task has been specified.');
    },
  },
  {
    says: 'a closed-source provider needs the model id prefixed by the provider name',
    verdict: 'holds',
    shown: async () =>
      expect(await refused(() => new InferenceClient('key').chatCompletion({ provider: 'openai', model: 'gpt', messages: [] }))).toContain(
        'Models from openai must be prefixed by "openai/". Got "gpt".',
      ),
  },
  {
    says: 'and rejects tokens starting with hf_;',
    verdict: 'holds',
    shown: async () =>
      expect(await refused(() => client.chatCompletion({ provider: 'openai', model: 'openai/gpt', messages: [] }))).toContain(
        'Provider openai is closed-source and does not support HF tokens.',
      ),
  },
  {
    says: 'one speech provider accepts only audio/mpeg, audio/mp4, audio/wav, audio/x-wav',
    verdict: 'today',
    lastHeld: '@huggingface/inference 4.13.18',
    today: 'It takes audio/mpeg, audio/mp3, audio/wav, audio/wave, audio/x-wav, audio/webm and video/webm; audio/mp4 no longer.',
    shown: async () => {
      for (const type of ['audio/mpeg', 'audio/wav', 'audio/x-wav', 'audio/webm'])
        expect(await speech(type), type).toBe('nothing was refused');
      for (const type of ['audio/mp4', 'audio/ogg']) expect(await speech(type), type).toContain(`does not support blob type ${type}`);
    },
  },
  {
    says: 'and needs a known blob content type;',
    verdict: 'holds',
    shown: async () => expect(await speech('')).toContain("Unable to determine the input's content-type"),
  },
  {
    says: 'the model must exist (404 gives "Model {id} does not exist")',
    verdict: 'today',
    lastHeld: '@huggingface/inference 3.15.0',
    today: '“Failed to fetch inference provider mapping for model {id}: {what the hub said}”.',
    shown: async () => {
      const model = newModel();
      const told = await refused(
        () => client.chatCompletion({ provider: 'together', model, messages: [] }),
        () => ({ status: 404, json: { error: 'Repository not found' } }),
      );
      expect(told).toBe(`Failed to fetch inference provider mapping for model ${model}: Repository not found`);
    },
  },
  {
    says: 'and be supported for the task and provider.',
    verdict: 'holds',
    shown: async () => {
      const model = newModel();
      const told = await refused(
        () => client.chatCompletion({ provider: 'together', model, messages: [] }),
        served('together', 'text-to-image', {}),
      );
      expect(told).toBe(`Model ${model} is not supported for task conversational and provider together. Supported task: text-to-image.`);
    },
  },
  {
    says: 'Library auth modes: a token starting with hf_ is routed through the hub router;',
    verdict: 'holds',
    shown: async () => {
      const [, chat] = await chatAs('hf_key');
      expect([chat?.url, chat?.headers['authorization']]).toEqual([
        'https://router.huggingface.co/together/v1/chat/completions',
        'Bearer hf_key',
      ]);
    },
  },
  {
    says: 'other tokens are provider keys sent directly;',
    verdict: 'holds',
    shown: async () => {
      const [, chat] = await chatAs('their-key');
      expect([chat?.url, chat?.headers['authorization']]).toEqual(['https://api.together.xyz/v1/chat/completions', 'Bearer their-key']);
    },
  },
  {
    says: 'with no token, credentials may be included or none sent.',
    verdict: 'holds',
    shown: async () => {
      const sent: (RequestInit | undefined)[] = [];
      await withHub(served('together', 'conversational', chatted), async (hub) => {
        const fetch: typeof globalThis.fetch = (url, init) => {
          sent.push(init);
          return hub.fetch(url, init);
        };
        await new InferenceClient(undefined, { fetch, includeCredentials: true }).chatCompletion({
          provider: 'together',
          model: newModel(),
          messages: [],
        });
        await new InferenceClient(undefined, { fetch }).chatCompletion({ provider: 'together', model: newModel(), messages: [] });
        expect(hub.asked.at(-1)?.headers['authorization']).toBeUndefined();
      });
      expect(sent.filter((init) => init?.method === 'POST').map((init) => init?.credentials)).toEqual(['include', undefined]);
    },
  },
  {
    says: 'An optional bill-to header names who is billed.',
    verdict: 'holds',
    shown: async () => {
      expect((await chatAs('hf_key', { billTo: 'kitchen' })).at(-1)?.headers['x-hf-bill-to']).toBe('kitchen');
      expect((await chatAs('hf_key')).at(-1)?.headers['x-hf-bill-to']).toBeUndefined();
    },
  },
  {
    says: 'provider or task not supported (with a list of available ones);',
    verdict: 'holds',
    shown: async () => {
      const unknown = await refused(() => client.textToImage({ provider: 'stove' as never, model: newModel(), inputs: 'soup' }));
      expect(unknown).toContain("Provider 'stove' not supported. Available providers: ");
      expect(INFERENCE_PROVIDERS.filter((one) => unknown.includes(one)).length).toBeGreaterThan(15);
      expect(await refused(() => client.textToVideo({ provider: 'cerebras', model: newModel(), inputs: 'soup' } as never))).toContain(
        'Available tasks: conversational',
      );
    },
  },
];
