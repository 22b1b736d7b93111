import { useEffect, useState } from 'react';
import { useSend } from '../../send-context.ts';

/** What the server tells at an address: null while it comes, 'away' where it does not. `read` must stay the same function. */
export function useTold<Told>(path: string, read: (json: unknown) => Told): Told | null | 'away' {
  const send = useSend();
  const [told, setTold] = useState<Told | null | 'away'>(null);
  useEffect(() => {
    const leave = new AbortController();
    const fetchIt = async () => {
      const answer = await send(path, { signal: leave.signal });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
      return read(await answer.json());
    };
    fetchIt().then(
      (got) => leave.signal.aborted || setTold(got),
      () => leave.signal.aborted || setTold('away'),
    );
    return () => leave.abort();
  }, [send, path, read]);
  return told;
}
