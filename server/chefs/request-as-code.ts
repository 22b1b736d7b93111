/** The model chef's very request as code, written by the hub library's own snippet generators. */
import { snippets } from '@huggingface/inference';
import type { ChatMessage } from './chat-messages.ts';
import { MAX_TOKENS } from './model-attempt.ts';

export interface RequestAsCode { language: string; client: string; text: string }

/** `endpoint` is the address of an OpenAI-compatible server; null means Hugging Face. */
interface Place { id: string; provider: string | null; endpoint: string | null }

export function requestAsCode({ id, provider, endpoint }: Place, messages: readonly ChatMessage[]): RequestAsCode[] {
  const model = { id, pipeline_tag: 'text-generation' as const, tags: ['conversational'], inference: '' };
  const where = endpoint === null ? {} : { endpointUrl: endpoint };
  const asked = { streaming: true, messages: [...messages], max_tokens: MAX_TOKENS, ...where };
  // With "auto" the generators leave out an endpoint's route and the model's name; with the hub's own provider they do not.
  const made = snippets.getInferenceSnippets(model, (endpoint === null ? provider ?? 'auto' : 'hf-inference') as 'auto', undefined, asked);
  return made.map(({ language, client, content }) => ({ language, client, text: client === 'curl' ? forShell(content) : content }));
}

/** The generators put JSON between single quotes as it is; an apostrophe in it would end the quoting. As `\u0027` it is the same JSON. */
function forShell(text: string): string {
  const body = text.indexOf("-d '") + 4;
  const end = text.lastIndexOf("'");
  return text.slice(0, body) + text.slice(body, end).replaceAll("'", '\\u0027') + text.slice(end);
}
