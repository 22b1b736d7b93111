/** Faults of the database itself, told apart from faults of ours: it is away, busy, full, read-only or damaged. */
import { Refusal } from '../../contract/refusals.ts';

/** `moved`: the file was taken away, or another stands in its place. `busy`: it is there, but did not get to us in time. */
export type AwayKind = 'away' | 'busy' | 'full' | 'read-only' | 'damaged' | 'moved';

/** Thrown by the store itself, where no engine has said anything yet. The message is for the operator. */
export class DatabaseAway extends Error {
  readonly kind: AwayKind;
  constructor(kind: AwayKind, message: string) {
    super(message);
    this.name = 'DatabaseAway';
    this.kind = kind;
  }
}

/** SQLite's own numbers (the low byte of `errcode`). */
const OF_SQLITE: ReadonlyMap<number, AwayKind> = new Map([
  [5, 'busy'], [6, 'busy'], [8, 'read-only'], [10, 'away'], [11, 'damaged'], [13, 'full'], [14, 'away'], [26, 'damaged'],
]);
/** PostgreSQL's codes, whole or by their class (the first two characters). */
const OF_POSTGRES: ReadonlyMap<string, AwayKind> = new Map([
  ['08', 'away'], ['57P01', 'away'], ['57P02', 'away'], ['57P03', 'away'], ['58', 'away'], ['25006', 'read-only'],
  ['53100', 'full'], ['53', 'busy'], ['55P03', 'busy'], ['57014', 'busy'], ['40001', 'busy'], ['40P01', 'busy'], ['25P03', 'busy'],
  ['XX001', 'damaged'], ['XX002', 'damaged'],
]);
const OF_NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH',
]);
/** What the driver says without a code. */
const SAID: readonly (readonly [RegExp, AwayKind])[] = [
  [/^timeout exceeded when trying to connect/, 'busy'], [/^Query read timeout/, 'busy'], [/^Connection terminated/, 'away'],
  [/^Client has encountered a connection error/, 'away'], [/^Cannot use a pool after calling end/, 'away'],
];

/** Which fault of the database was thrown, or null where it was something else. */
export function awayKind(thrown: unknown): AwayKind | null {
  if (!(thrown instanceof Error)) return null;
  if (thrown instanceof DatabaseAway) return thrown.kind;
  if (thrown instanceof Refusal) return thrown.code === 'no-database' ? 'away' : null;
  const { code, errcode } = thrown as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return OF_SQLITE.get(Number(errcode) & 255) ?? null;
  if (typeof code === 'string') {
    const known = OF_POSTGRES.get(code) ?? (/^[0-9A-Z]{5}$/.test(code) ? OF_POSTGRES.get(code.slice(0, 2)) : undefined);
    if (known !== undefined) return known;
    return OF_NETWORK.has(code) ? 'away' : null;
  }
  return SAID.find(([words]) => words.test(thrown.message))?.[1] ?? null;
}

const SENTENCES: Partial<Record<AwayKind, string>> = {
  'busy': 'Our records are busy. Nothing of yours is lost; try again in a moment.',
  'full': 'Our disk is full, so this could not be saved. Copy or download it to be sure of it; cooking goes on.',
  'read-only': 'Our records can only be read just now, so this could not be saved. Copy or download it to be sure of it; cooking goes on.',
};

/** What the cook is told: always `no-database`, in words that fit. */
export const refusalOf = (kind: AwayKind): Refusal => new Refusal('no-database', SENTENCES[kind]);
