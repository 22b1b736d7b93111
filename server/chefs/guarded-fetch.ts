/**
 * A fetch for one upstream that cannot be led astray: fixed hosts, no redirects, no compression, bounded time, bytes
 * and lines. An answer that is no stream of chat events becomes a ChefFault here, so that nothing the upstream says
 * about its failure is read any further.
 */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { ReadableStream } from 'node:stream/web';
import { ChefFault } from './chef.ts';
import { faultOfStatus } from './upstream-status.ts';
import { wholeAnswerAsEvents } from './whole-answer.ts';

export interface FetchGuard {
  origins: ReadonlySet<string>;
  connectMs: number;
  firstByteMs: number;
  bytes: number;
  lineBytes: number;
  /** Waited for before more of the answer is read; what came until then has all been taken. */
  pause: () => Promise<void>;
  /** Ends the call in every phase and closes its connection. */
  signal: AbortSignal;
}

export interface GuardedFetch {
  fetch: typeof fetch;
  /** Whether the stream said `[DONE]`; the client swallows it. */
  sawDone: () => boolean;
}

export function guardedFetch(guard: FetchGuard): GuardedFetch {
  let done = false;
  const go = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input));
    if (!guard.origins.has(url.origin)) throw new ChefFault('redirected');
    const answer = await send(url, init, guard);
    const fault = faultOfStatus(answer.statusCode ?? 0, answer.headers['retry-after']);
    const type = answer.headers['content-type'] ?? '';
    const packed = (answer.headers['content-encoding'] ?? 'identity') !== 'identity';
    const json = /^application\/json\b/i.test(type);
    if (fault !== null || packed || !(json || /^text\/event-stream\b/i.test(type))) {
      answer.destroy();
      throw fault ?? new ChefFault('not-a-model');
    }
    const body = bounded(answer, guard, () => {
      done = true;
    });
    if (init.method !== 'POST') return new Response(asBody(body), { headers: { 'content-type': type } });
    const events = json ? wholeAnswerAsEvents(body) : body;
    return new Response(asBody(events), { headers: { 'content-type': 'text/event-stream' } });
  };
  return { fetch: go, sawDone: () => done };
}

function asBody(bytes: AsyncIterable<Uint8Array>): BodyInit {
  return ReadableStream.from(bytes) as unknown as BodyInit;
}

function send(url: URL, init: RequestInit, { connectMs, firstByteMs, signal }: FetchGuard): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const headers = { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' };
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, { method: init.method ?? 'GET', headers });
    const abort = (): void => void request.destroy();
    signal.addEventListener('abort', abort, { once: true });
    request.on('close', () => signal.removeEventListener('abort', abort));
    const give = (code: 'unreachable' | 'no-answer') => () => request.destroy(new ChefFault(code));
    let timer = setTimeout(give('unreachable'), connectMs);
    const connected = (): void => {
      clearTimeout(timer);
      timer = setTimeout(give('no-answer'), firstByteMs);
    };
    let sent = false;
    request.on('socket', (socket) => {
      if (!socket.connecting) connected();
      else socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', connected);
    });
    request.on('finish', () => (sent = true));
    request.on('response', (answer) => {
      clearTimeout(timer);
      // Whoever reads the answer sees its fault; unread, it must not bring the process down.
      answer.on('error', () => undefined);
      resolve(answer);
    });
    request.on('error', (thrown) => {
      clearTimeout(timer);
      if (signal.aborted) reject(signal.reason as Error);
      else reject(thrown instanceof ChefFault ? thrown : new ChefFault(sent && 'code' in thrown && thrown.code === 'ECONNRESET' ? 'cut' : 'unreachable'));
    });
    request.end(typeof init.body === 'string' ? init.body : undefined);
  });
}

async function* bounded(
  answer: IncomingMessage, { bytes, lineBytes, pause, signal }: FetchGuard, onDone: () => void,
): AsyncGenerator<Uint8Array> {
  let read = 0;
  let line = 0;
  let tail = '\n';
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      read += chunk.byteLength;
      const seen = tail + chunk.toString('latin1');
      const [first = '', ...others] = seen.slice(tail.length).split(/[\r\n]/);
      line += first.length;
      if (read > bytes || line > lineBytes || others.some((one) => one.length > lineBytes)) throw new ChefFault('too-much');
      line = others.at(-1)?.length ?? line;
      if (/[\r\n]data: ?\[DONE\]/.test(seen)) onDone();
      tail = seen.slice(-20);
      yield chunk;
      // What comes meanwhile waits in the system, and is then read at once. After its end the connection may be another call's already.
      const { socket } = answer;
      if (!answer.complete) socket.pause();
      await pause();
      if (!answer.complete) socket.resume();
    }
  } catch (thrown) {
    if (signal.aborted) throw signal.reason;
    throw thrown instanceof ChefFault ? thrown : new ChefFault('cut');
  } finally {
    answer.destroy();
  }
}
