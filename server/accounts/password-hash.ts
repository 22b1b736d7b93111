/** Passwords are kept as Argon2id hashes, in the usual text form that names its own parameters. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Refusal } from '../../contract/refusals.ts';

/** KiB of memory, passes, lanes: the OWASP Password Storage Cheat Sheet's first choice for Argon2id. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** Each hash takes a core, 19 MiB and one of the four threads that files are read with. */
const AT_ONCE = 2;
/** Beyond this many in line people would wait longer than they like, and a flood would fill the memory. */
const IN_LINE = 60;

const hash = promisify(argon2);
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= IN_LINE) throw new Refusal('too-many');
    await new Promise<void>((turn) => waiting.push(turn));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // Who is next takes the place over, so that nobody slips in between.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** One password may be typed in several ways that look the same; NFKC makes them the same. */
function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: typeof COST, tagLength: number): Promise<Buffer> {
  return inTurn(() => hash('argon2id', { message: password.normalize('NFKC'), nonce, memory, passes, parallelism, tagLength }));
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** The hash to keep. Refused with `too-many` when too many are in line. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const made = await derive(password, salt, COST, HASH_BYTES);
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(salt)}$${unpadded(made)}`;
}

/** A hash that no password has, so that an account that is not there takes as long as one that is. */
const NOBODY = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${unpadded(Buffer.alloc(SALT_BYTES))}$${unpadded(Buffer.alloc(HASH_BYTES))}`;

/** Whether this is the password. Null stands for an account that is not there: the same work, and no. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(kept ?? NOBODY);
  if (parts === null) return false;
  const [, memory, passes, parallelism, salt = '', made = ''] = parts;
  const expected = Buffer.from(made, 'base64');
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const got = await derive(password, Buffer.from(salt, 'base64'), cost, expected.length);
  return timingSafeEqual(got, expected) && kept !== null;
}
