/** The door: where requests come in, how long they may take to arrive, and how it is shut. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Closing } from './closing.ts';

/** A request has this long to arrive, its headers first; an answer may take as long as a recipe needs. */
const ARRIVAL = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000, keepAliveTimeout: 5000 };
/** Milliseconds without a byte either way, after which a connection is cut: a stream that lives beats more often than that. */
const STILL_MS = 60_000;
/** After the last event, readers that do not take it are cut off. */
const LAST_MS = 2000;

export async function listen(
  fetch: (request: Request) => Response | Promise<Response>, port: number, host: string,
  arrival: Partial<typeof ARRIVAL> = {}, stillMs = STILL_MS,
): Promise<Server> {
  const server = createAdaptorServer({ fetch, serverOptions: { ...ARRIVAL, ...arrival } }) as Server;
  // Who does not read its answer would hold it in our memory for ever.
  server.setTimeout(stillMs);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Streams get their grace, then a last event. `server.close()` alone would wait for ever while one is open. */
export async function close(server: Server, closing: Closing, graceMs: number): Promise<void> {
  await closing.begin(graceMs);
  const closed = once(server, 'close');
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), LAST_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
