/** The hub library's constants, where its snippets and requests show them. */
import { InferenceClient, snippets } from '@huggingface/inference';
import type { ModelDataMinimal } from '@huggingface/tasks';
import { expect } from 'vitest';
import { newModel, served, withHub } from './hub.ts';
import type { Row } from './row.ts';
import { snippetOf } from './snippet-rows.ts';

/** The snippets for a model of a task at one provider, in all languages. */
export const snippetsFor = (
  task: ModelDataMinimal['pipeline_tag'],
  provider: 'together' | 'hf-inference' | 'fal-ai' = 'together',
): { language: string; client: string; content: string }[] =>
  snippets.getInferenceSnippets(
    { id: 'kitchen/stove', pipeline_tag: task, tags: task === 'text-generation' ? ['conversational'] : [], inference: '' },
    provider,
  );
const SOME = [
  ['text-generation', 'together'],
  ['text-to-image', 'fal-ai'],
  ['summarization', 'hf-inference'],
] as const;
const clientsOf = (language: string): Set<string> =>
  new Set(
    SOME.flatMap(([task, provider]) => snippetsFor(task, provider))
      .filter((one) => one.language === language)
      .map(({ client }) => client),
  );
const shows = (says: string, text: string, ...of: Parameters<typeof snippetOf>): Row => ({
  says,
  verdict: 'holds',
  shown: () => expect(snippetOf(...of)).toContain(text),
});

export const CONSTANTS: readonly Row[] = [
  {
    says: 'client version 3.10.0;',
    verdict: 'today',
    today: '4.13.30.',
    lastHeld: '@huggingface/inference 3.10.0',
    shown: async () => {
      const asked = await withHub(served('hf-inference', 'summarization', { json: [{ summary_text: '' }] }), async (hub) => {
        await new InferenceClient('hf_key').summarization({ provider: 'hf-inference', model: newModel(), inputs: 'soup' });
        return hub.asked;
      });
      expect(asked[1]?.headers['user-agent']).toContain('@huggingface/inference/4.13.30');
    },
  },
  shows('sample values: speech sample rate 24000,', '24000', 'kimi-audio', {}),
  shows('music demo 44100,', '44100', 'dia-tts', {}),
  shows('audio watermark 16000;', 'wav, sr = tensor_wav, 16000', 'audioseal', {}),
  {
    says: 'diffusion demo 50 steps, guidance weight 5 (flux-type 4 steps, weight 0), 512 by 512;',
    verdict: 'holds',
    shown: () => {
      for (const part of ['NUM_STEPS = 50', 'CFG_WEIGHT = 5', 'HEIGHT = 512', 'WIDTH = 512'])
        expect(snippetOf('diffusionkit', {})).toContain(part);
      for (const part of ['NUM_STEPS = 4', 'CFG_WEIGHT = 0']) expect(snippetOf('diffusionkit', { tags: ['flux'] })).toContain(part);
    },
  },
  {
    says: 'language demos max tokens 512 or 500, top_p 0.99;',
    verdict: 'holds',
    shown: () => {
      expect(snippetOf('llama-cpp-python', {})).toContain('max_tokens=512');
      for (const part of ['max_tokens=500', 'top_p=0.99']) expect(snippetOf('cartesia_mlx', {})).toContain(part);
    },
  },
  {
    says: 'text-to-image snippet 5 steps;',
    verdict: 'holds',
    shown: () =>
      expect(snippetsFor('text-to-image').find(({ client }) => client === 'huggingface.js')?.content).toContain('num_inference_steps: 5'),
  },
  {
    says: 'snippet families python, js, sh;',
    verdict: 'holds',
    shown: () =>
      expect([...new Set(snippetsFor('text-generation').map(({ language }) => language))].toSorted()).toEqual(['js', 'python', 'sh']),
  },
  {
    says: 'chat-capable Python clients huggingface_hub, fal_client, requests, openai;',
    verdict: 'holds',
    shown: () => expect(clientsOf('python')).toEqual(new Set(['huggingface_hub', 'fal_client', 'requests', 'openai'])),
  },
  {
    says: 'JS: fetch, huggingface.js, openai;',
    verdict: 'holds',
    shown: () => expect(clientsOf('js')).toEqual(new Set(['fetch', 'huggingface.js', 'openai'])),
  },
  { says: 'shell: curl.', verdict: 'holds', shown: () => expect(clientsOf('sh')).toEqual(new Set(['curl'])) },
  {
    says: 'Library default max_tokens 512 applies to generated snippets only.',
    verdict: 'gone',
    lastHeld: '@huggingface/inference 3.10.0',
    shown: async () => {
      expect(snippetsFor('text-generation').some(({ content }) => content.includes('max_tokens'))).toBe(false);
      const asked = await withHub(
        served('together', 'conversational', { json: { choices: [], created: 1, id: 'a', model: 'm', usage: {} } }),
        async (hub) => {
          await new InferenceClient('hf_key').chatCompletion({ provider: 'together', model: newModel(), messages: [] });
          return hub.asked;
        },
      );
      expect(asked[1]?.body).not.toContain('max_tokens');
    },
  },
  {
    says: 'Snippet generator messages "Template not found" and "Unsupported format" are internal.',
    verdict: 'holds',
    shown: () => expect(Object.keys(snippets), 'no caller can ask for a template or a format').toEqual(['getInferenceSnippets']),
  },
];
