/** Unpacking zip and gzip files, counting while it goes on, so that a small file cannot become a huge one. */
import { Gunzip, Inflate } from 'fflate';
import { ImportFault, spokenName } from './import-fault.ts';
import { IMPORT } from './import-limits.ts';
import { withoutLongTexts } from './long-texts.ts';

/** What may still be unpacked of one import; shared by all its entries. */
export interface Budget {
  /** Bytes that are kept. */
  left: number;
  /** Bytes that go by. */
  passed: number;
}

export interface ZipEntry {
  /** As it stands in the archive: a name to tell entries apart, never a path to write to. */
  name: string;
  /** Unpacks it; with `whole` also what is no text and would go by. */
  read(whole?: boolean): Uint8Array;
}

/** Input goes in by small pieces: one can become a thousand times its size before it is counted. */
const PIECE = 16_384;
const TABLE = Uint32Array.from({ length: 256 }, (_, at) => {
  let value = at;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The checksum so far, `before` being that of what went before; its complement is what files have. */
function crc32(bytes: Uint8Array, before = ~0): number {
  let crc = before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 0xff] ?? 0);
  return crc;
}

const damaged = (name: string): ImportFault => new ImportFault(`${spokenName(name)} is damaged. Export it again and retry.`);
const tooBig = (): ImportFault => new ImportFault('Unpacked, that is more than 64 MB of text. Export fewer recipes at a time.');
const view = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

type Unpacker = (take: (chunk: Uint8Array) => void) => { push(chunk: Uint8Array, last?: boolean): void };

/** `asItIs` also keeps what is no text. */
function unpacked(make: Unpacker, packed: Uint8Array, budget: Budget, name: string, asItIs = false): { content: Uint8Array; check: number } {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let check = ~0;
  const keep = asItIs ? (chunk: Uint8Array) => chunk : withoutLongTexts();
  const stream = make((whole) => {
    check = crc32(whole, check);
    const chunk = keep(whole);
    budget.passed -= whole.length;
    budget.left -= chunk.length;
    if (budget.left < 0 || budget.passed < 0) throw tooBig();
    size += chunk.length;
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE) stream.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch (fault) {
    throw fault instanceof ImportFault ? fault : damaged(name);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return { content: whole, check: ~check >>> 0 };
}

export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** The content of a gzip file, proved by its checksum. */
export function gunzipped(bytes: Uint8Array, budget: Budget, name: string): Uint8Array {
  if (bytes.length < 18) throw damaged(name);
  const { content, check } = unpacked((take) => new Gunzip(take), bytes, budget, name);
  if (view(bytes).getUint32(bytes.length - 8, true) !== check) throw damaged(name);
  return content;
}

/** The files that a zip archive lists; each is unpacked, and proved by its checksum, when it is read. */
export function zipEntries(bytes: Uint8Array, budget: Budget, name: string): ZipEntry[] {
  const data = view(bytes);
  try {
    let end = bytes.length - 22;
    while (end >= 0 && end > bytes.length - 65_558 && data.getUint32(end, true) !== 0x06054b50) end -= 1;
    if (end < 0 || data.getUint32(end, true) !== 0x06054b50) throw damaged(name);
    const count = data.getUint16(end + 10, true);
    const entries: ZipEntry[] = [];
    for (let at = data.getUint32(end + 16, true), done = 0; done < count; done++) {
      if (data.getUint32(at, true) !== 0x02014b50 || done >= IMPORT.entries) throw damaged(name);
      const [nameLength, extraLength, noteLength] = [28, 30, 32].map((offset) => data.getUint16(at + offset, true)) as [number, number, number];
      const entry = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
      const header = at;
      if (!entry.endsWith('/')) entries.push({ name: entry, read: (whole) => readEntry(bytes, header, budget, entry, whole) });
      at += 46 + nameLength + extraLength + noteLength;
    }
    return entries;
  } catch (fault) {
    throw fault instanceof RangeError ? damaged(name) : fault;
  }
}

function readEntry(bytes: Uint8Array, header: number, budget: Budget, name: string, whole = false): Uint8Array {
  const data = view(bytes);
  try {
    if ((data.getUint16(header + 8, true) & 1) === 1) throw new ImportFault(`${spokenName(name)} is locked with a password. Export without one and retry.`);
    const method = data.getUint16(header + 10, true);
    const size = data.getUint32(header + 20, true);
    const local = data.getUint32(header + 42, true);
    if (data.getUint32(local, true) !== 0x04034b50 || (method !== 0 && method !== 8)) throw damaged(name);
    const from = local + 30 + data.getUint16(local + 26, true) + data.getUint16(local + 28, true);
    const packed = bytes.subarray(from, from + size);
    if (packed.length !== size) throw damaged(name);
    // What lies there unpacked costs nothing more.
    const { content, check } = method === 0
      ? { content: packed, check: ~crc32(packed) >>> 0 }
      : unpacked((take) => new Inflate(take), packed, budget, name, whole);
    if (check !== data.getUint32(header + 16, true)) throw damaged(name);
    return content;
  } catch (fault) {
    throw fault instanceof RangeError ? damaged(name) : fault;
  }
}
