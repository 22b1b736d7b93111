/** A server that cannot stream answers with one JSON object; read as the stream it stands for. */
import { ChefFault } from './chef.ts';

export async function* wholeAnswerAsEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  const choice = readChoice(Buffer.concat(chunks).toString('utf8'));
  const event = { choices: [{ index: 0, delta: { content: choice.content }, finish_reason: choice.finish }] };
  yield new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\ndata: [DONE]\n\n`);
}

function readChoice(text: string): { content: string; finish: string } {
  let answer: { choices?: { message?: { content?: unknown }; finish_reason?: unknown }[] } | null;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ChefFault('garbled');
  }
  const choice = Array.isArray(answer?.choices) ? answer.choices[0] : undefined;
  const content = choice?.message?.content;
  if (typeof content !== 'string') throw new ChefFault('not-a-model');
  return { content, finish: typeof choice?.finish_reason === 'string' ? choice.finish_reason : 'stop' };
}
