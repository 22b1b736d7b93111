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
import { ConfigFault, placeOf, readConfig, type Config } from './config.ts';
import { readPages } from './documents/pages.ts';
import { close, listen } from './http-server.ts';
import type { SendMail } from './mail/send-mail.ts';
import { createMetrics, NO_METRICS, serveMetrics } from './metrics.ts';
import type { ModelSettings } from './model-settings.ts';
import { watchPressure } from './pressure.ts';
import { createReadingPool } from './reading/reading-pool.ts';
import type { Read } from './reading/tasks.ts';
import type { ModelShown } from './routes/developers.ts';
import { awayKind } from './store/away.ts';
import { UnusableDatabase } from './store/migrations.ts';
import { countModelUse, type TakeCall } from './store/model-use.ts';
import { openStore } from './store/open-store.ts';
import { sweep } from './store/sweep.ts';
import { startWatchdog } from './watchdog.ts';

/** Milliseconds between two sweepings of rows whose time is over. */
const SWEEP_MS = 3_600_000;
/** What runs when the server is told to stop gets this long to end by itself. */
const GRACE_MS = 20_000;
/** After this long it ends however things are. */
const LAST_MS = 28_000;

async function start(): Promise<void> {
  const config = readConfig();
  // Logs go to the error stream, so that the ready line is the only thing on the other.
  // PostgreSQL's faults quote the row in question, which is somebody's.
  const log = pino({ level: config.logLevel, redact: { paths: ['err.detail', 'err.where'], remove: true } }, destination(2));
  const endWatch = startWatchdog(config.watchdogSeconds);
  const lost = seldom((err) => log.warn({ err }, 'no connection to the database'));
  const store = await openStore(placeOf(config), { lost, serving: true });
  const pool = createReadingPool({ lost: (what) => log.warn(what, 'a reading thread was lost') });
  const { read } = pool;
  const house = houseChef((order) => read('cook', order));
  const [model = null, ...ladder] = await hireModels([config.model ?? [], config.ladder].flat(), (perDay) => countModelUse(store.db, perDay), log, read);
  const closing = createClosing();
  const pages = readPages(fileURLToPath(new URL('../dist/web', import.meta.url)));
  if (!pages.files.has('/')) log.warn('The pages are not built: only the programming interface is served. `npm start` builds them.');
  const sendMail = config.mail === null ? null : await hirePostman(config.mail);
  const pressure = watchPressure((isFull) => log.warn({ isFull }, 'memory'));
  const watched = config.metrics === null ? null : await createMetrics();
  const metrics = watched?.metrics ?? NO_METRICS;
  if (watched !== null && config.metrics !== null) await serveMetrics(watched, config.metrics.port, config.metrics.host);
  const app = createApp({
    store, site: config.site, sendMail, cookOrder: createCookOrder({ house, model, ladder, log, read, fellBack: metrics.fellBack }),
    modelName: model?.name ?? null, modelShown: config.model === null ? null : shownOf(config.model), modelCalls: config.model?.callsPerDay ?? null,
    pages, closing, log, reading: { findFood }, read, pressure, metrics,
  });
  await pool.ready;
  // Allergies are looked up here; the first would wait for the lexicon.
  findFood('egg');
  const server = await listen(app.fetch, config.port, config.host);
  const sweeping = setInterval(() => void sweep(store.db).catch((err: unknown) => log.warn({ err }, 'old rows stay')), SWEEP_MS);
  let stopping = false;
  const stop = async (status: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(status || 1), LAST_MS).unref();
    try {
      await close(server, closing, GRACE_MS);
      clearInterval(sweeping);
      await Promise.all([pool.close(), endWatch()]);
      await store.close();
      process.exit(status);
    } catch (err) {
      log.fatal({ err }, 'could not stop well');
      process.exit(1);
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(0));
  // What nobody caught leaves things in a state that nobody knows: what is running is ended well, and a supervisor starts anew.
  for (const fault of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(fault, (err: unknown) => {
      log.fatal({ err }, fault);
      void stop(1);
    });
  }
  process.stdout.write(`Recipe Chef is ready at http://localhost:${(server.address() as AddressInfo).port}\n`);
}

/** Passes on the first of many faults, and the next one ten seconds later. */
function seldom(tell: (fault: Error) => void): (fault: Error) => void {
  let next = -Infinity;
  return (fault) => {
    if (performance.now() < next) return;
    next = performance.now() + 10_000;
    tell(fault);
  };
}

/** Loaded only where a model is set up: everything else works without the file. Each has a breaker of its own; all share the day's calls. */
async function hireModels(all: readonly ModelSettings[], takeCall: (perDay: number) => TakeCall, log: Logger, read: Read): Promise<Chef[]> {
  if (all.length === 0) return [];
  const { modelChef } = await import('./chefs/model-chef.ts');
  return all.map((settings) => modelChef({ settings, takeCall: takeCall(settings.callsPerDay), log, read }));
}

/** Neither its address nor its token: they are the operator's. */
const shownOf = ({ id, provider, endpoint }: ModelSettings): ModelShown => ({ id, provider, hasOwnAddress: endpoint !== null });

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
  const kind = awayKind(thrown);
  if (kind === 'busy') return 'The database is held by another program, which did not let go in time.';
  if (kind === 'full' || code === 'ENOSPC') return 'The disk of DATA_DIR is full.';
  if (kind === 'damaged') return 'The database in DATA_DIR is damaged. Keep a copy, then put a backup there: recipe-chef restore FILE.';
  if (kind === 'read-only' || code === 'EROFS') return 'The database in DATA_DIR may not be written by the user who runs the server.';
  if (/^(?:EACCES|EPERM|ENOTDIR|EEXIST|ERR_SQLITE_ERROR)$/.test(code)) {
    return `The database cannot be opened (${code}). DATA_DIR must be a folder that can be written to.`;
  }
  return thrown instanceof Error ? thrown.stack ?? thrown.message : String(thrown);
}

start().catch((thrown: unknown) => {
  process.stderr.write(`${whyNot(thrown)}\n`);
  process.exit(1);
});
