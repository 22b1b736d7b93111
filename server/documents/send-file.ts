/** Sends a file of the list: the smallest encoding the reader takes, and nothing at all when it has it already. */
import type { Encoding, StaticFile } from './pages.ts';

export function sendFile(file: StaticFile, request: Request, status = 200): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding') ?? '', file);
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag,
    vary: 'accept-encoding',
  });
  if (status === 200 && hasIt(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });
  const bytes = file.bytes[encoding] ?? file.bytes.identity;
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  headers.set('content-length', String(bytes.byteLength));
  return new Response(bytes, { status, headers });
}

function chooseEncoding(accepted: string, file: StaticFile): Encoding {
  const taken = new Set(accepted.split(',').filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0]?.trim().toLowerCase()));
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding) && file.bytes[encoding] !== undefined) ?? 'identity';
}

function hasIt(sent: string | null, etag: string): boolean {
  return sent !== null && sent.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
