/** What is counted for whoever watches the server, and the page on which Prometheus reads it. No label holds what a person wrote. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { CookEvent } from '../contract/cook.ts';

export interface Metrics {
  /** A recipe came to its end; `chef` is who wrote it. */
  cooked: (chef: 'house' | 'model') => void;
  /** Seconds from the order to the first text. */
  firstText: (chef: 'house' | 'model', seconds: number) => void;
  /** The house chef cooked instead of the model, and why (a fault's code). */
  fellBack: (cause: string) => void;
  /** `endpoint` is the path of the contract, never the address that was asked for. `too-many` are limits that were hit. */
  refused: (code: string, endpoint: string) => void;
  /** A request was answered as it should be; a save is one of them. */
  answered: (endpoint: string) => void;
  /** The database did not serve a request; `kind` as away.ts names it. */
  databaseAway: (kind: string) => void;
}

/** Counts nothing: where nobody watches. */
export const NO_METRICS: Metrics = {
  cooked: () => undefined, firstText: () => undefined, fellBack: () => undefined,
  refused: () => undefined, answered: () => undefined, databaseAway: () => undefined,
};

/** All figures as text, and the type of that text. */
interface Told { text: () => Promise<string>; type: string }

/** Counts, and tells all of it as text in the form that Prometheus reads. Loads its library only now. */
export async function createMetrics(): Promise<Told & { metrics: Metrics }> {
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  // The delay of the loop is among them: nodejs_eventloop_lag_p99_seconds and its like.
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `recipe_chef_${name}`, help, labelNames, registers });
  const cooked = counter('cooked_total', 'Recipes that came to their end, by who wrote them.', ['chef']);
  const fallbacks = counter('fallbacks_total', 'Orders that the house chef took over from the model, by cause.', ['cause']);
  const refused = counter('refusals_total', 'Refusals by code and endpoint; too-many are limits that were hit.', ['code', 'endpoint']);
  const answered = counter('answers_total', 'Requests answered well, by endpoint; saves are those of the cookbook.', ['endpoint']);
  const away = counter('database_faults_total', 'Requests that the database did not serve, by kind.', ['kind']);
  const firstText = new Histogram({
    name: 'recipe_chef_first_text_seconds', help: 'From the order to the first text, by who wrote it.', labelNames: ['chef'], registers,
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20],
  });
  const metrics: Metrics = {
    cooked: (chef) => cooked.inc({ chef }),
    firstText: (chef, seconds) => firstText.observe({ chef }, seconds),
    fellBack: (cause) => fallbacks.inc({ cause }),
    refused: (code, endpoint) => refused.inc({ code, endpoint }),
    answered: (endpoint) => answered.inc({ endpoint }),
    databaseAway: (kind) => away.inc({ kind }),
  };
  return { metrics, text: () => registry.metrics(), type: registry.contentType };
}

/** Serves the text at `/metrics` of an address of its own, which no proxy of the site leads to (decision 0072). */
export async function serveMetrics({ text, type }: Told, port: number, host: string): Promise<Server> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    const tell = (told: string): void => void response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(told);
    text().then(tell, () => response.writeHead(500).end());
  });
  server.listen(port, host);
  await once(server, 'listening');
  server.unref();
  return server;
}

/** Passes a stream's events on and counts what they say. */
export async function* counted(events: AsyncIterable<CookEvent>, metrics: Metrics, endpoint: string): AsyncGenerator<CookEvent> {
  const began = performance.now();
  let chef: 'house' | 'model' = 'house';
  let texts = 0;
  for await (const event of events) {
    if (event.event === 'meta') chef = event.data.chef;
    if (event.event === 'text' && (texts += 1) === 1) metrics.firstText(chef, (performance.now() - began) / 1000);
    if (event.event === 'done') metrics.cooked(chef);
    if (event.event === 'refused') metrics.refused(event.data.code, endpoint);
    yield event;
  }
}
