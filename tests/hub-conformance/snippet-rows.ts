/** What the hub library's snippets say, where a model is not described well enough. */
import { MODEL_LIBRARIES_UI_ELEMENTS, getModelInputSnippet, type ModelData } from '@huggingface/tasks';
import { expect } from 'vitest';
import type { Row } from './row.ts';

type Library = keyof typeof MODEL_LIBRARIES_UI_ELEMENTS;
/** The snippet that a library shows for a model, as one text. */
export const snippetOf = (library: Library, more: Partial<ModelData>): string => {
  const { snippets } = MODEL_LIBRARIES_UI_ELEMENTS[library] as { snippets?: (model: ModelData) => string[] };
  return snippets?.({ id: 'kitchen/stove', inference: '', tags: [], ...more }).join('\n') ?? '';
};
const says = (quoted: string, sentence: string, library: Library, more: Partial<ModelData> = {}): Row => ({
  says: quoted,
  verdict: 'holds',
  shown: () => expect(snippetOf(library, more).toLowerCase()).toContain(sentence.toLowerCase()),
});

export const SNIPPETS: readonly Row[] = [
  says('No pipeline tag: a note about an unknown pipeline tag.', 'Unknown pipeline tag', 'transformers.js'),
  {
    says: 'A task without a sample: "No input example has been defined for this model task."',
    verdict: 'holds',
    shown: () =>
      expect(getModelInputSnippet({ id: 'kitchen/stove', inference: '', tags: [], pipeline_tag: 'robotics' })).toBe(
        'No input example has been defined for this model task.',
      ),
  },
  says('No transformers info: a "type of model unknown" note.', 'type of model unknown', 'transformers'),
  says(
    'skops without file name: "Model filename not specified in config.json".',
    'Model filename not specified in config.json',
    'sklearn',
    { tags: ['skops'] },
  ),
  says('speechbrain without interface: "interface not specified in config.json";', 'interface not specified in config.json', 'speechbrain'),
  says('unknown interface: "interface in config.json invalid".', 'interface in config.json invalid', 'speechbrain', {
    config: { speechbrain: { speechbrain_interface: 'Stove' } },
  }),
  says('PEFT: "Task type is invalid."', 'Task type is invalid.', 'peft', {
    config: { peft: { base_model_name_or_path: 'kitchen/base', task_type: 'SOUP' } },
  }),
  says('or "Base model is not found."', 'Base model is not found.', 'peft', { config: { peft: { task_type: 'CAUSAL_LM' } } }),
  says(
    'ESPnet with a type other than text-to-speech or automatic speech recognition: "unknown model type (must be text-to-speech or automatic-speech-recognition)".',
    'unknown model type (must be text-to-speech or automatic-speech-recognition)',
    'espnet',
  ),
  says('NeMo unknown domain: "tag did not correspond to a valid NeMo domain."', 'tag did not correspond to a valid NeMo domain.', 'nemo'),
  says('audiocraft unknown: "Type of model unknown."', 'Type of model unknown.', 'audiocraft'),
];
