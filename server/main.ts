/** Starts Recipe Chef: the only place where real things are created and joined. */
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { destination, pino, type Logger } from 'pino';
import { findFood } from '../kitchen/pantry/lexicon.ts';
import { createApp } from './app.ts';
import type { Chef } from './chefs/chef.ts';
import { createCookOrder } from './chefs/cook-order.ts';
import { houseChef } from './chefs/house-chef.ts';
import { createClosing } from './closing.ts';
import { ConfigFault, placeOf, readConfig, type Config, type ModelSettings } from './config.ts';
import { readPages } from './documents/pages.ts';
import { close, listen } from './http-server.ts';
import type { SendMail } from './mail/send-mail.ts';
import { createReadingPool } from './reading/reading-pool.ts';
import type { Read } from './reading/tasks.ts';
import { UnusableDatabase } from './store/migrations.ts';
import { countModelUse, type TakeCall } from './store/model-use.ts';
import { openStore } from './store/open-store.ts';
import { sweep } from './store/sweep.ts';

/** Milliseconds between two sweepings of rows whose time is over. */
const SWEEP_MS = 3_600_000;
/** What runs when the server is told to stop gets this long to end by itself. */
const GRACE_MS = 20_000;

async function start(): Promise<void> {
  const config = readConfig();
  // Logs go to the error stream, so that the ready line is the only thing on the other.
  // PostgreSQL's faults quote the row in question, which is somebody's.
  const log = pino({ level: config.logLevel, redact: { paths: ['err.detail', 'err.where'], remove: true } }, destination(2));
  const store = await openStore(placeOf(config), (err) => log.warn({ err }, 'a connection to the database broke'));
  const pool = createReadingPool({ lost: (what) => log.warn(what, 'a reading thread was lost') });
  const { read } = pool;
  const house = houseChef((order) => read('cook', order));
  const model = config.model === null ? null : await hireModel(config.model, countModelUse(store.db, config.model.callsPerDay), log, read);
  const closing = createClosing();
  const pages = readPages(fileURLToPath(new URL('../dist/web', import.meta.url)));
  if (!pages.files.has('/')) log.warn('The pages are not built: only the programming interface is served. `npm start` builds them.');
  const sendMail = config.mail === null ? null : await hirePostman(config.mail);
  const app = createApp({
    store, site: config.site, sendMail, cookOrder: createCookOrder({ house, model, log, read }),
    modelName: model?.name ?? null, pages, closing, log, reading: { findFood }, read,
  });
  await pool.ready;
  // Allergies are looked up here; the first would wait for the lexicon.
  findFood('egg');
  const server = await listen(app.fetch, config.port, config.host);
  const sweeping = setInterval(() => void sweep(store.db).catch((err: unknown) => log.warn({ err }, 'old rows stay')), SWEEP_MS);
  const stop = async (): Promise<void> => {
    await close(server, closing, GRACE_MS);
    clearInterval(sweeping);
    await pool.close();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
  process.stdout.write(`Recipe Chef is ready at http://localhost:${(server.address() as AddressInfo).port}\n`);
}

/** Loaded only where a model is set up: everything else works without the file. */
async function hireModel(settings: ModelSettings, takeCall: TakeCall, log: Logger, read: Read): Promise<Chef> {
  const { modelChef } = await import('./chefs/model-chef.ts');
  return modelChef({ settings, takeCall, log, read });
}

/** Loaded only where mail is set up. */
async function hirePostman(settings: NonNullable<Config['mail']>): Promise<SendMail> {
  const { mailThrough } = await import('./mail/send-mail.ts');
  return mailThrough(settings);
}

/** Faults that an operator can mend get a sentence; the rest keeps its trace. */
function whyNot(thrown: unknown): string {
  if (thrown instanceof ConfigFault || thrown instanceof UnusableDatabase) return thrown.message;
  const { code = '', port } = thrown as { code?: string; port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what runs there, or set PORT to another number.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'HOST is not an address of this machine.';
  if (code === 'EACCES' && port !== undefined) return `Port ${port} may not be used here. Set PORT to a number above 1023.`;
  if (/^(?:EACCES|EPERM|EROFS|ENOTDIR|EEXIST|ENOSPC|ERR_SQLITE_ERROR)$/.test(code)) return `The database cannot be opened (${code}). DATA_DIR must be a folder that can be written to.`;
  return thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown);
}

start().catch((thrown: unknown) => {
  process.stderr.write(`${whyNot(thrown)}\n`);
  process.exit(1);
});
