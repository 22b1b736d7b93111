/** Starts Recipe Chef: the only place where real things are created and joined. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { destination, pino, type Logger } from 'pino';
import { cook } from '../kitchen/house-chef/cook.ts';
import { findFood } from '../kitchen/pantry/lexicon.ts';
import { createApp } from './app.ts';
import type { Chef } from './chefs/chef.ts';
import { createCookOrder } from './chefs/cook-order.ts';
import { houseChef } from './chefs/house-chef.ts';
import { createClosing, type Closing } from './closing.ts';
import { ConfigFault, readConfig, type ModelSettings } from './config.ts';
import { readPages } from './documents/pages.ts';
import { NewerDatabase, openDatabase } from './store/database.ts';
import { countModelUse } from './store/model-use.ts';

const GRACE_MS = 20_000;
/** A request has this long to arrive, its headers first; an answer may take as long as a recipe needs. */
const ARRIVAL = { headersTimeout: 10_000, requestTimeout: 15_000, connectionsCheckingInterval: 1000, keepAliveTimeout: 5000 };

async function start(): Promise<void> {
  const config = readConfig();
  // Logs go to the error stream, so that the ready line is the only thing on the other.
  const log = pino({ level: config.logLevel }, destination(2));
  const database = openDatabase(config.dataDir);
  const house = houseChef(cook);
  const model = config.model === null ? null : await hireModel(config.model, countModelUse(database, config.model.callsPerDay), log);
  const closing = createClosing();
  const pages = readPages(new URL('../dist/web', import.meta.url).pathname);
  if (!pages.files.has('/')) log.warn('The pages are not built: only the programming interface is served. `npm start` builds them.');
  const app = createApp({
    cookOrder: createCookOrder({ kitchen: cook, house, model, log }),
    modelName: model?.name ?? null, pages, closing, log, reading: { findFood },
  });
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: ARRIVAL }) as Server;
  server.listen(config.port, config.host);
  await once(server, 'listening');
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void close(server, closing, () => database.close()));
  process.stdout.write(`Recipe Chef is ready at http://localhost:${(server.address() as AddressInfo).port}\n`);
}

/** Loaded only where a model is set up: everything else works without the file. */
async function hireModel(settings: ModelSettings, takeCall: () => boolean, log: Logger): Promise<Chef> {
  const { modelChef } = await import('./chefs/model-chef.ts');
  return modelChef({ settings, takeCall, log });
}

async function close(server: Server, closing: Closing, last: () => void): Promise<void> {
  // Whatever hangs beyond its grace is cut off, so that a restart never waits for ever.
  setTimeout(() => process.exit(0), GRACE_MS + 4000).unref();
  const closed = once(server, 'close');
  await closing.begin(GRACE_MS);
  server.close();
  server.closeIdleConnections();
  await closed;
  last();
  process.exit(0);
}

/** Faults that an operator can mend get a sentence; the rest keeps its trace. */
function sayWhy(thrown: unknown): void {
  const { code, port } = thrown as { code?: string; port?: number };
  if (thrown instanceof ConfigFault || thrown instanceof NewerDatabase) process.stderr.write(`${thrown.message}\n`);
  else if (code === 'EADDRINUSE') process.stderr.write(`Port ${port} is taken. Stop what runs there, or set PORT to another number.\n`);
  else if (code === 'EACCES' && port !== undefined) process.stderr.write(`Port ${port} may not be used here. Set PORT to a number above 1023.\n`);
  else if (code === 'EADDRNOTAVAIL') process.stderr.write('HOST is not an address of this machine.\n');
  else if (/^(?:EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|ERR_SQLITE_ERROR)$/.test(code ?? '')) process.stderr.write(`The database cannot be opened (${code}). Is DATA_DIR a folder that can be written to?\n`);
  else process.stderr.write(`${thrown instanceof Error ? thrown.stack : String(thrown)}\n`);
}

start().catch((thrown: unknown) => {
  sayWhy(thrown);
  process.exitCode = 1;
  process.exit();
});
