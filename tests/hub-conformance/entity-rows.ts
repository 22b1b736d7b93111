/** The hub library's entities, field by field. */
import { GGMLQuantizationType } from '@huggingface/gguf';
import { InferenceClient } from '@huggingface/inference';
import { MODEL_LIBRARIES_UI_ELEMENTS, TASKS_DATA, type ModelData } from '@huggingface/tasks';
import { expect } from 'vitest';
import { newModel, refusal, served, withHub } from './hub.ts';
import type { Row } from './row.ts';

/** The compiler holds the names: a field that the library no longer knows is no longer accepted here. */
const MODEL = {
  id: 'kitchen/stove',
  inference: '',
  tags: ['text-generation'],
  pipeline_tag: 'text-generation',
  mask_token: '[MASK]',
  config: {
    architectures: ['Stove'],
    adapter_transformers: { model_name: 'stove' },
    peft: { base_model_name_or_path: 'kitchen/base', task_type: 'CAUSAL_LM' },
    keras_hub: { tasks: ['TextGeneration'] },
    sklearn: { model: { file: 'stove.pkl' }, model_format: 'pickle' },
    speechbrain: { speechbrain_interface: 'EncoderASR' },
    tokenizer_config: { chat_template: '{{ messages }}' },
  },
  cardData: { base_model: 'kitchen/base', instance_prompt: 'soup' },
  widgetData: [{ text: 'Soup is' }, { source_sentence: 'Soup', sentences: ['Stew'] }],
  transformersInfo: { auto_model: 'AutoModelForCausalLM', processor: 'AutoTokenizer' },
} satisfies ModelData;

const libraries = Object.values(MODEL_LIBRARIES_UI_ELEMENTS);
const CODES =
  'F32 0, F16 1, Q4_0 2, Q4_1 3, Q5_0 6, Q5_1 7, Q8_0 8, Q8_1 9, Q2_K 10, Q3_K 11, Q4_K 12, Q5_K 13, Q6_K 14, Q8_K 15, IQ2_XXS 16, IQ2_XS 17, ' +
  'IQ3_XXS 18, IQ1_S 19, IQ4_NL 20, IQ3_S 21, IQ2_S 22, IQ4_XS 23, I8 24, I16 25, I32 26, I64 27, F64 28, IQ1_M 29, BF16 30';

/** Asks the default provider, which answers well or badly: what is made of it. */
async function asked(
  task: string,
  ask: (client: InferenceClient, model: string) => Promise<unknown>,
  good: unknown,
  bad: unknown,
  provider = 'hf-inference',
): Promise<unknown> {
  const to = (json: unknown) => withHub(served(provider, task, { json }), () => ask(new InferenceClient('hf_key'), newModel()));
  expect(await refusal(to(bad)), 'what is not of the shape is refused').toMatch(/malformed response|Expected/);
  return to(good);
}
const image = (): Blob => new Blob(['image'], { type: 'image/png' });
const provider = 'hf-inference' as const;
const table = { question: 'How many?', query: 'How many?', table: { Eggs: ['4'] } };
const label = { label: 'soup', score: 0.9 };
const completion = { choices: [], created: 1, id: 'a', model: 'm', usage: {} };

/** Fields of a model: the compiler and the fixture know each that is named. */
const fieldsOf = (says: string): Row => ({
  says,
  verdict: 'holds',
  shown: () => {
    const snippet = MODEL_LIBRARIES_UI_ELEMENTS.transformers.snippets?.(MODEL).join('\n') ?? '';
    expect(snippet).toContain('AutoModelForCausalLM.from_pretrained("kitchen/stove"');
    for (const name of says.match(/\b[a-z]+(?:_[a-z]+)+\b/g) ?? []) expect(JSON.stringify(MODEL)).toContain(`"${name}"`);
  },
});

export const ENTITIES: readonly Row[] = [
  { says: 'Model: id (owner/name), tags, pipeline_tag,', verdict: 'holds', shown: () => expect(MODEL.id.split('/')).toHaveLength(2) },
  ...[
    'config (architectures, adapter_transformers.model_name, peft.base_model_name_or_path and task_type, keras_hub.tasks, sklearn.model file and model_format, ' +
      'speechbrain.speechbrain_interface, tokenizer_config.chat_template)',
    'cardData (base_model, instance_prompt)',
    'widgetData (first item may have text, source_sentence, sentences)',
    'transformersInfo (auto_model, processor), mask_token.',
  ].map(fieldsOf),
  {
    says: 'Library entry: prettyLabel, repoName, repoUrl, docsUrl, filter (boolean), countDownloads, snippets.',
    verdict: 'holds',
    shown: () => {
      const known = new Set(['prettyLabel', 'repoName', 'repoUrl', 'docsUrl', 'filter', 'countDownloads', 'snippets']);
      expect(new Set(libraries.flatMap((library) => Object.keys(library)))).toEqual(known);
      expect(libraries.every((library) => !('filter' in library) || typeof library.filter === 'boolean')).toBe(true);
    },
  },
  {
    says: 'About 150 libraries.',
    verdict: 'today',
    today: 'More than 200.',
    lastHeld: '@huggingface/tasks 0.19.90',
    shown: () => expect(libraries.length).toBeGreaterThan(200),
  },
  {
    says: 'Task entry: id, label, libraries.',
    verdict: 'holds',
    shown: () => {
      const entries = Object.values(TASKS_DATA).flatMap((one) => one ?? []);
      expect(entries.length).toBeGreaterThan(20);
      for (const one of entries)
        expect(one).toMatchObject({
          id: expect.any(String) as string,
          label: expect.any(String) as string,
          libraries: expect.any(Array) as string[],
        });
    },
  },
  {
    says: 'Provider mapping: providerId, status (live or staging), task, hfModelId, adapter, adapterWeightsPath.',
    verdict: 'holds',
    shown: async () => {
      const lora = { adapter: 'lora', adapterWeightsPath: 'soup.safetensors' };
      const model = newModel();
      const { asked: sent } = await withHub(served('fal-ai', 'text-to-image', { json: {} }, lora), async (hub) => {
        await refusal(new InferenceClient('hf_key').textToImage({ provider: 'fal-ai', model, inputs: 'soup' }));
        return hub;
      });
      expect(sent[1]?.url).toContain('their/model');
      expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
        loras: [{ path: `https://huggingface.co/${model}/resolve/main/soup.safetensors` }],
      });
    },
  },
  {
    says: `Quantisation codes: ${CODES}.`,
    verdict: 'holds',
    shown: () => {
      for (const [name = '', code] of CODES.split(', ').map((one) => one.split(' ')))
        expect(GGMLQuantizationType[name as keyof typeof GGMLQuantizationType], name).toBe(Number(code));
    },
  },
  {
    says: 'Default-provider response shapes: classification (label, score);',
    verdict: 'holds',
    shown: async () => {
      const of = await asked(
        'text-classification',
        (client, model) => client.textClassification({ provider, model, inputs: 'soup' }),
        [[label]],
        [[{ label: 1 }]],
      );
      expect(of).toEqual([label]);
    },
  },
  {
    says: 'segmentation (label, mask, score);',
    verdict: 'holds',
    shown: async () => {
      const of = await asked(
        'image-segmentation',
        (client, model) => client.imageSegmentation({ provider, model, inputs: image() }),
        [{ ...label, mask: 'AAAA' }],
        [label],
      );
      expect(of).toEqual([{ ...label, mask: 'AAAA' }]);
    },
  },
  {
    says: 'object detection (label, score, box xmin ymin xmax ymax);',
    verdict: 'holds',
    shown: async () => {
      const box = { xmin: 1, ymin: 2, xmax: 3, ymax: 4 };
      const of = await asked(
        'object-detection',
        (client, model) => client.objectDetection({ provider, model, inputs: image() }),
        [{ ...label, box }],
        [{ ...label, box: {} }],
      );
      expect(of).toEqual([{ ...label, box }]);
    },
  },
  {
    says: 'question answering (answer, score, start, end);',
    verdict: 'holds',
    shown: async () => {
      const answer = { answer: 'four', score: 1, start: 0, end: 4 };
      const of = await asked(
        'question-answering',
        (client, model) => client.questionAnswering({ provider, model, inputs: { question: 'q', context: 'c' } }),
        answer,
        { answer: 'four' },
      );
      expect(of).toEqual(answer);
    },
  },
  {
    says: 'fill-mask (score, sequence, token, token_str);',
    verdict: 'holds',
    shown: async () => {
      const filled = [{ score: 1, sequence: 'soup', token: 5, token_str: 'soup' }];
      expect(
        await asked('fill-mask', (client, model) => client.fillMask({ provider, model, inputs: '[MASK]' }), filled, [{ score: 1 }]),
      ).toEqual(filled);
    },
  },
  {
    says: 'zero-shot classification (labels, scores, sequence);',
    verdict: 'today',
    today: 'That shape is still read, and told as (label, score).',
    lastHeld: '@huggingface/inference 4.4.0',
    shown: async () => {
      const ask = (client: InferenceClient, model: string): Promise<unknown> =>
        client.zeroShotClassification({ provider, model, inputs: 'soup', parameters: { candidate_labels: ['soup'] } });
      expect(
        await asked('zero-shot-classification', ask, { labels: ['soup'], scores: [0.9], sequence: 'soup' }, [{ label: 'soup' }]),
      ).toEqual([label]);
    },
  },
  {
    says: 'table question answering (aggregator, answer, cells, coordinates);',
    verdict: 'holds',
    shown: async () => {
      const answer = { aggregator: 'NONE', answer: '4', cells: ['4'], coordinates: [[0, 0]] };
      expect(
        await asked(
          'table-question-answering',
          (client, model) => client.tableQuestionAnswering({ provider, model, inputs: table }),
          answer,
          { answer: '4' },
        ),
      ).toEqual(answer);
    },
  },
  {
    says: 'token classification (entity_group, word, score, start, end);',
    verdict: 'holds',
    shown: async () => {
      const token = [{ entity_group: 'FOOD', word: 'soup', score: 1, start: 0, end: 4 }];
      expect(
        await asked('token-classification', (client, model) => client.tokenClassification({ provider, model, inputs: 'soup' }), token, [
          { word: 'soup' },
        ]),
      ).toEqual(token);
    },
  },
  {
    says: 'translation (translation_text);',
    verdict: 'holds',
    shown: async () => {
      const told = { translation_text: 'Suppe' };
      expect(await asked('translation', (client, model) => client.translation({ provider, model, inputs: 'soup' }), [told], [{}])).toEqual(
        told,
      );
    },
  },
  {
    says: 'summarization (summary_text);',
    verdict: 'holds',
    shown: async () => {
      const told = { summary_text: 'Soup.' };
      expect(
        await asked('summarization', (client, model) => client.summarization({ provider, model, inputs: 'soup' }), [told], [{}]),
      ).toEqual(told);
    },
  },
  {
    says: 'text generation (generated_text);',
    verdict: 'holds',
    shown: async () => {
      const ask = (client: InferenceClient, model: string): Promise<unknown> =>
        client.textGeneration({ provider, model, inputs: 'Soup is' });
      expect(await asked('text-generation', ask, { choices: [{ text: 'warm' }] }, { choices: [{}] })).toEqual({ generated_text: 'warm' });
    },
  },
  {
    says: 'image to text (generated_text);',
    verdict: 'holds',
    shown: async () => {
      const told = { generated_text: 'a soup' };
      expect(await asked('image-to-text', (client, model) => client.imageToText({ provider, model, data: image() }), told, {})).toEqual(
        told,
      );
    },
  },
  {
    says: 'audio-to-audio (label, content-type, blob);',
    verdict: 'holds',
    shown: async () => {
      const told = [{ label: 'stir', 'content-type': 'audio/wav', blob: 'AAAA' }];
      expect(
        await asked('audio-to-audio', (client, model) => client.audioToAudio({ provider, model, data: image() }), told, [
          { label: 'stir' },
        ]),
      ).toEqual(told);
    },
  },
  {
    says: 'chat completion (choices, created, id, model, usage, optional system_fingerprint).',
    verdict: 'holds',
    shown: async () => {
      const ask = (client: InferenceClient, model: string): Promise<unknown> =>
        client.chatCompletion({ provider: 'together', model, messages: [] });
      expect(await asked('conversational', ask, completion, { choices: [] }, 'together')).toEqual(completion);
      expect(
        await asked(
          'conversational',
          ask,
          { ...completion, system_fingerprint: 'f' },
          { ...completion, system_fingerprint: 1 },
          'together',
        ),
      ).toMatchObject({ system_fingerprint: 'f' });
    },
  },
];
