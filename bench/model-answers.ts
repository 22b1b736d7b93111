/** Answers of a language model to many orders: of the one at MODEL_ENDPOINT, or of one on loopback. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { Answer } from '../kitchen/answer.ts';
import type { Order } from '../kitchen/order.ts';
import { modelChef } from '../server/chefs/model-chef.ts';

/** A model that copies the kitchen's own recipe out of its instruction: what a model does at the least with what it is told. */
export async function startCopyist(): Promise<{ url: string; close: () => void }> {
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece)).on('end', () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      const told = messages[0]?.content ?? '';
      const content = /\n(# [^]*)$/.exec(told.slice(told.indexOf('our own kitchen')))?.[1] ?? '# Nothing';
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ id: 'copy', object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, close: () => void server.close() };
}

/** Asks a model for each order, one after the other. @returns the answer to each of these orders */
export async function answersOfModel(orders: readonly Order[]): Promise<(order: Order) => Answer> {
  const own = process.env['MODEL_ENDPOINT'] === undefined ? await startCopyist() : null;
  const endpoint = own?.url ?? process.env['MODEL_ENDPOINT'] ?? '';
  const chef = modelChef({
    settings: { id: process.env['MODEL_ID'] ?? 'model', endpoint, token: process.env['MODEL_TOKEN'] ?? null, provider: null, billTo: null, callsPerDay: orders.length },
    takeCall: () => Promise.resolve(true), log: pino({ level: 'silent' }),
  });
  const answers = new Map<string, Answer>();
  for (const order of orders) answers.set(JSON.stringify(order), await answerOf(chef, order));
  own?.close();
  return (order) => answers.get(JSON.stringify(order)) ?? NONE;
}

const NONE: Extract<Answer, { outcome: 'refused' }> = { outcome: 'refused', code: 'nothing-to-cook', sentence: 'the model did not answer', notices: [] };

async function answerOf(chef: ReturnType<typeof modelChef>, order: Order): Promise<Answer> {
  try {
    for await (const event of chef.cook(order, AbortSignal.timeout(120_000))) {
      if (event.event === 'done') return { outcome: 'recipe', recipe: event.done.recipe, markdown: event.done.markdown, verdict: event.done.verdict, notices: [] };
    }
  } catch (thrown) {
    return { ...NONE, sentence: String(thrown) };
  }
  return NONE;
}
