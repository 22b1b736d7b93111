/** A language-model server on loopback that plays a part: well or badly behaved. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers one call. `call` counts from 1. */
export type Part = (response: ServerResponse, call: number, request: IncomingMessage, body: string) => void | Promise<void>;

export interface FakeModel {
  url: string;
  /** Bodies of the calls so far, as sent. */
  bodies: string[];
  headers: IncomingMessage['headers'][];
  /** Fulfilled when the caller has closed the connection of the latest call before its answer ended. */
  leftEarly: () => Promise<void>;
  play: (part: Part) => void;
  close: () => Promise<void>;
}

export async function startFakeModel(first: Part = goodStream): Promise<FakeModel> {
  let part = first;
  let left: Promise<void> = Promise.resolve();
  const bodies: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const server: Server = createServer((request, response) => {
    left = new Promise((resolve) => response.on('close', () => response.writableFinished || resolve()));
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      bodies.push(body);
      headers.push(request.headers);
      void part(response, bodies.length, request, body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    bodies, headers,
    leftEarly: () => left,
    play: (next) => {
      part = next;
      bodies.length = 0;
      headers.length = 0;
    },
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}

export const RECIPE = `# Spinach and Feta Frittata

Serves 2 · 25 minutes

## Ingredients

- 4 eggs
- 150 g spinach
- 80 g feta, crumbled
- 1 tbsp olive oil

## Steps

1. Heat the oil in an ovenproof pan and wilt the spinach for 2 minutes.
2. Beat the eggs, pour them over, scatter the feta on top – crème fraîche 🥚 on the side – and cook gently for 5 minutes.
3. Bake at 180 °C for 10 minutes, until the eggs are set and reach 71 °C.
`;

export function openStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

/** One event of a chat completion. */
export function chunk(content: string | null, finish: string | null = null, index = 0): string {
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', choices: [{ index, delta: { role: 'assistant', content }, finish_reason: finish }] })}\n\n`;
}
export const DONE = 'data: [DONE]\n\n';

export function pieces(text: string, size = 20): string[] {
  return text.match(new RegExp(`[^]{1,${size}}`, 'gu')) ?? [];
}

export function goodStream(response: ServerResponse): void {
  openStream(response);
  for (const piece of pieces(RECIPE)) response.write(chunk(piece));
  response.write(chunk('', 'stop'));
  response.end(DONE);
}

export function wholeJson(response: ServerResponse, content: unknown = RECIPE): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ id: 'c', object: 'chat.completion', choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }] }));
}

export function status(code: number, headers: Record<string, string> = {}, body = '{"error":"secret-upstream-text"}'): Part {
  return (response) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers });
    response.end(body);
  };
}
