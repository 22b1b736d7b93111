/** Sends one request and tells the answer as it comes. */
import type { Send } from '../../api.ts';

export interface Answer {
  phase: 'asking' | 'reading' | 'ended';
  /** Status and what it is called, or why there is none. */
  said: string;
  headers: readonly (readonly [name: string, value: string])[];
  text: string;
  ms: number;
}

/** What helps someone who writes a client; the rest protects pages. */
const TOLD = ['content-type', 'cache-control', 'retry-after', 'allow', 'location', 'x-request-id'];
/** Characters of an answer that are shown. */
const MOST = 100_000;

export interface Request { method: string; path: string; body: string | null }

/** @param show takes every state of the answer in turn */
export async function ask(send: Send, { method, path, body }: Request, signal: AbortSignal, show: (answer: Answer) => void): Promise<void> {
  const from = performance.now();
  let answer: Answer = { phase: 'asking', said: 'Waiting for the answer…', headers: [], text: '', ms: 0 };
  const tell = (news: Partial<Answer>): void => {
    answer = { ...answer, ms: Math.round(performance.now() - from), ...news };
    show(answer);
  };
  tell({});
  try {
    const got = await send(path, { method, signal, ...(body === null ? {} : { headers: { 'Content-Type': 'application/json' }, body }) });
    const headers = TOLD.flatMap((name) => (got.headers.has(name) ? [[name, got.headers.get(name) ?? ''] as const] : []));
    tell({ phase: 'reading', said: `${got.status} ${got.statusText}`.trim(), headers });
    const decoder = new TextDecoder();
    const reader = got.body?.getReader();
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      tell({ text: cut(answer.text + decoder.decode(piece.value, { stream: true })) });
    }
    tell({ phase: 'ended', text: /json/.test(got.headers.get('content-type') ?? '') ? pretty(answer.text) : answer.text });
  } catch {
    const begun = answer.phase === 'reading';
    const why = signal.aborted ? 'stopped by you' : begun ? 'broken off' : 'the server could not be reached';
    tell({ phase: 'ended', said: `${begun ? answer.said : 'No answer'}, ${why}` });
  }
}

const cut = (text: string): string => (text.length > MOST ? text.slice(0, MOST) : text);

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

/** The same request for a shell. */
export function asCurl(origin: string, { path, body }: Request, streams: boolean): string {
  const first = `curl${streams ? ' -N' : ''} ${origin}${path}`;
  if (body === null) return first;
  return [first, `-H 'Content-Type: application/json'`, `-d '${flat(body).replaceAll("'", `'\\''`)}'`].join(' \\\n  ');
}

function flat(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return body;
  }
}
