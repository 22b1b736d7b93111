/** Reads a `text/event-stream`: whole events out of bytes that may be torn anywhere. */
export interface ServerEvent {
  /** Its own `id:`, where it has one. */
  id: string | null;
  event: string;
  data: string;
}

export async function* readEvents(body: ReadableStream<Uint8Array>, signal?: AbortSignal): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const close = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', close);
  const decoder = new TextDecoder();
  let rest = '';
  let event = '';
  let data: string[] = [];
  let id: string | null = null;
  try {
    while (true) {
      const { done, value } = await reader.read();
      // An event without its empty line is not whole, so the end of the stream drops it.
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const raw of lines) {
        const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
        if (line === '') {
          if (data.length > 0) yield { id, event: event || 'message', data: data.join('\n') };
          event = '';
          data = [];
          id = null;
        } else if (line.startsWith('event:')) event = valueOf(line);
        else if (line.startsWith('id:')) id = valueOf(line);
        else if (line.startsWith('data:')) data.push(valueOf(line));
      }
    }
  } finally {
    signal?.removeEventListener('abort', close);
    // Leaving early must close the connection, so that the chef stops.
    close();
  }
}

function valueOf(line: string): string {
  const value = line.slice(line.indexOf(':') + 1);
  return value.startsWith(' ') ? value.slice(1) : value;
}
