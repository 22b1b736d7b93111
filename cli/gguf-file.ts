/** What a model file of llama.cpp's format says about itself. */
import { stat } from 'node:fs/promises';
import { GGMLFileQuantizationType, gguf, parseGGUFQuantLabel } from '@huggingface/gguf';
import { tame } from './model-words.ts';

export interface ModelFile {
  name: string;
  architecture: string;
  /** Such as Q4_K_M, from the file or else from its name; null where neither says. */
  quantisation: string | null;
  /** Tokens it was made to hold at once. */
  context: number | null;
  parameters: number | null;
  /** Whether it says how a chat is put to it; without that it is not made for chat. */
  chats: boolean;
  bytes: number;
}

/** @returns null where it is no such file */
export async function readModelFile(file: string): Promise<ModelFile | null> {
  const { size: bytes } = await stat(file);
  try {
    const { metadata, parameterCount } = await gguf(file, { allowLocalFile: true, computeParametersCount: true });
    const told = metadata as Record<string, unknown>;
    const architecture = wordsOf(told['general.architecture']) ?? 'unknown';
    const kind = Number(told['general.file_type'] ?? -1);
    const context = Number(told[`${architecture}.context_length`] ?? 0);
    return {
      name: wordsOf(told['general.name']) ?? file.replace(/^.*[\\/]/, ''),
      architecture,
      quantisation: GGMLFileQuantizationType[kind] ?? parseGGUFQuantLabel(file.replace(/^.*[\\/]/, '')) ?? null,
      context: context > 0 ? context : null,
      parameters: parameterCount > 0 ? parameterCount : null,
      chats: typeof told['tokenizer.chat_template'] === 'string',
      bytes,
    };
  } catch {
    return null;
  }
}

const wordsOf = (value: unknown): string | null => (typeof value === 'string' && tame(value).trim() !== '' ? tame(value).trim() : null);

/** Tokens that an order and its recipe take, as long as they get. */
const NEEDED = 4096;

export function modelFileText({ name, architecture, quantisation, context, parameters, chats, bytes }: ModelFile): string {
  const size = parameters === null ? '' : `, ${parameters >= 1e9 ? `${(parameters / 1e9).toFixed(1)} billion` : `${Math.round(parameters / 1e6)} million`} parameters`;
  const room = context === null ? 'does not say how much it can hold' : `holds ${context.toLocaleString('en')} tokens`;
  const enough = context !== null && context < NEEDED ? `, fewer than the ${NEEDED.toLocaleString('en')} that an order with its recipe may take` : '';
  return [
    `${name}: ${architecture}${size}, ${quantisation ?? 'quantisation not said'}, ${(bytes / 1e9).toFixed(bytes < 1e8 ? 3 : 1)} GB.`,
    `It ${room}${enough}.`,
    chats ? 'It says how a chat is put to it, so an OpenAI-compatible server can serve it to Recipe Chef.' : 'It has no chat template: it was not made for chat.',
    'To cook with it: llama-server -m FILE --port 8080, and MODEL_ENDPOINT=http://127.0.0.1:8080/v1.',
  ].join('\n');
}
