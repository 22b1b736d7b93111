/** A hub, a router and all providers on loopback: a real HTTP server that gets the libraries’ requests, whatever address they name. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setLogger } from '@huggingface/inference';

/** What was asked, by the address that the library meant. */
export interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}
/** What the hub says: JSON, or a text of some type. */
export interface Said {
  status?: number;
  json?: unknown;
  text?: string;
  type?: string;
}
export interface Hub {
  asked: Asked[];
  fetch: typeof fetch;
}

const MEANT = 'x-meant-for';
const really = globalThis.fetch;

/** Runs something with a hub that answers; every request of this process goes there until it is done, and nowhere else. */
export async function withHub<Told>(answer: (asked: Asked) => Said, run: (hub: Hub) => Promise<Told>): Promise<Told> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { [MEANT]: meant, ...headers } = request.headers;
      const one: Asked = { method: request.method ?? '', url: String(meant), headers, body: Buffer.concat(parts).toString('utf8') };
      asked.push(one);
      const { status = 200, json, text, type = json === undefined ? 'text/plain; charset=utf-8' : 'application/json' } = answer(one);
      response.writeHead(status, { 'content-type': type }).end(text ?? JSON.stringify(json));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const toLoopback: typeof fetch = (input, init = {}) => {
    const { credentials: _credentials, ...rest } = init;
    const meant = input instanceof Request ? input.url : String(input);
    return really(`http://127.0.0.1:${port}/`, { ...rest, headers: { ...(init.headers as Record<string, string>), [MEANT]: meant } });
  };
  globalThis.fetch = toLoopback;
  try {
    return await run({ asked, fetch: toLoopback });
  } finally {
    globalThis.fetch = really;
    server.closeAllConnections();
    server.close();
  }
}

let made = 0;
/** A model nobody asked for yet; the library remembers those it knows. */
export const newModel = (): string => `kitchen/model-${(made += 1)}`;

/** An answer for whoever asks where a model is served, and another for whoever asks the model. */
export const served =
  (provider: string, task: string, reply: Said | ((asked: Asked) => Said), more: Record<string, unknown> = {}) =>
  (asked: Asked): Said =>
    asked.url.includes('/api/models/')
      ? { json: { inferenceProviderMapping: { [provider]: { providerId: 'their/model', status: 'live', task, ...more } } } }
      : typeof reply === 'function'
        ? reply(asked)
        : reply;

/** Does something while the library's own warnings go nowhere; what it said is told. */
export async function quietly<Told>(run: () => Promise<Told> | Told): Promise<{ told: Told; heard: string }> {
  const heard: string[] = [];
  const hear = (...said: unknown[]): void => void heard.push(said.map(String).join(' '));
  setLogger({ ...console, log: hear, warn: hear, error: hear });
  try {
    return { told: await run(), heard: heard.join('\n') };
  } finally {
    setLogger(console);
  }
}

/** What a promise was rejected with, as text. */
export const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'nothing was refused',
    (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
  );
