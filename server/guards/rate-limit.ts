/** How often each thing may be done, and the refusal of more. */
import type { Context } from 'hono';
import { Refusal } from '../../contract/refusals.ts';
import type { Carried } from '../endpoint.ts';
import { awayKind } from '../store/away.ts';
import type { Db } from '../store/open-store.ts';
import { countTry, type Rate } from '../store/tries.ts';
import { networkOf } from './network.ts';
import { createOwnCount, type CountOwn } from './own-count.ts';

export const RATES = {
  'cook': { most: 60, perMinutes: 1 },
  /** Counted in memory, for each process: what is cheap by itself and only too much in heaps. */
  'ideas': { most: 120, perMinutes: 1 },
  'reading on': { most: 120, perMinutes: 1 },
  'pantry': { most: 600, perMinutes: 1 },
  'cookbook': { most: 3000, perMinutes: 1 },
  /** Each up to half a megabyte on its way. */
  'photo': { most: 600, perMinutes: 1 },
  'shared page': { most: 600, perMinutes: 1 },
  'shared picture': { most: 120, perMinutes: 1 },
  'register': { most: 10, perMinutes: 60 },
  /** By e-mail and network together, and by network alone. */
  'sign-in': { most: 10, perMinutes: 15 },
  'sign-in anywhere': { most: 60, perMinutes: 60 },
  /** Wrong ones by e-mail alone, from all networks; beyond, strangers stand in line (decision 0085). */
  'wrong sign-in': { most: 20, perMinutes: 60 },
  /** Networks from which somebody got into an account lately: they need not stand in line. */
  'at home': { most: 1_000_000, perMinutes: 30 * 24 * 60 },
  /** By cook, who already is signed in and is asked for the password again. */
  'password': { most: 10, perMinutes: 15 },
  'data': { most: 10, perMinutes: 60 },
  /** By e-mail, and by network. */
  'ask-reset': { most: 5, perMinutes: 60 },
  'ask-reset anywhere': { most: 20, perMinutes: 60 },
  'reset': { most: 30, perMinutes: 60 },
  'share': { most: 30, perMinutes: 60 },
  'review': { most: 5, perMinutes: 24 * 60 },
  'report': { most: 10, perMinutes: 24 * 60 },
} as const satisfies Record<string, Rate>;

/** Takes one try, or refuses with `too-many` and how long to wait. The key says what is done and by whom. */
export async function takeTry(db: Db, key: readonly string[], rate: Rate): Promise<void> {
  refuseUntil(await countTry(db, key, rate));
}

function refuseUntil(until: string | null): void {
  if (until === null) return;
  const left = Math.max(0, Date.parse(until) - Date.now());
  throw new Refusal('too-many', `That was a lot at once. Try again in ${wait(left)}.`, Math.ceil(left / 1000));
}

/** Takes one of the tries that everybody in the same network shares. Where there is no connection there is nothing to count. */
export async function takeTryOfNetwork(context: Context<Carried>, what: keyof typeof RATES): Promise<void> {
  const network = networkOf(context);
  if (network !== null) await takeTry(context.var.store.db, [what, network], RATES[what]);
}

/** Milliseconds that work which needs no database waits for the database to count. */
const PATIENCE_MS = 100;
/** Counts of this process, one for each store, and how many questions to that store are still unanswered beyond patience. */
const own = new WeakMap<Db, { count: CountOwn; late: number }>();

/** What this process counts itself. */
const ownOf = (db: Db): { count: CountOwn; late: number } => {
  const here = own.get(db) ?? { count: createOwnCount(), late: 0 };
  own.set(db, here);
  return here;
};

/** Takes one of the tries of a network that this process counts itself, without asking the database. */
export function takeTryHere(context: Context<Carried>, what: keyof typeof RATES): void {
  const network = networkOf(context);
  if (network !== null) refuseUntil(ownOf(context.var.store.db).count([what, network], RATES[what]));
}

/** One network may have a fifth of what a day has for all, and a few in any case. */
const SHARE = { part: 0.2, least: 10, perMinutes: 24 * 60 } as const;

/** Takes one of a network's share of `calls` a day, and says whether there was one left. */
export async function hasShareLeft(context: Context<Carried>, what: string, calls: number | null): Promise<boolean> {
  const network = networkOf(context);
  if (network === null || calls === null) return true;
  const rate = { most: Math.max(SHARE.least, Math.ceil(calls * SHARE.part)), perMinutes: SHARE.perMinutes };
  return await countAnyway(context.var.store.db, ['share', what, network], rate) === null;
}

/**
 * The same for what needs no database. Where it is away or slow, this process's own count decides: a limit that holds for
 * each process is better than none, and than a visitor who waits for a disk.
 */
export async function takeTryAnyway(context: Context<Carried>, what: keyof typeof RATES): Promise<void> {
  const network = networkOf(context);
  if (network !== null) refuseUntil(await countAnyway(context.var.store.db, [what, network], RATES[what]));
}

async function countAnyway(db: Db, key: readonly string[], rate: Rate): Promise<string | null> {
  const here = ownOf(db);
  const ours = here.count(key, rate);
  return here.late > 0 ? ours : answerOrOurs(here, countTry(db, key, rate), ours);
}

async function answerOrOurs(here: { late: number }, asked: Promise<string | null>, ours: string | null): Promise<string | null> {
  const LATE = Symbol('late');
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, LATE);
  });
  const told = asked.catch((thrown: unknown) => {
    if (awayKind(thrown) === null) throw thrown;
    return ours;
  });
  try {
    const first = await Promise.race([told, patience]);
    if (first !== LATE) return first;
    here.late += 1;
    void told.catch(() => undefined).finally(() => (here.late -= 1));
    return ours;
  } finally {
    clearTimeout(timer);
  }
}

function wait(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes <= 1) return 'a minute';
  return minutes < 100 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}
