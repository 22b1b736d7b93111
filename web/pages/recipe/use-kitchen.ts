import { useEffect, useState } from 'react';
import { createApi } from '../../api.ts';
import type { Kitchen } from '../../api.ts';
import { useSend } from '../../send-context.ts';

/** Which chefs there are; null until we know, and for good where nobody answers. */
export function useKitchen(): Kitchen | null {
  const send = useSend();
  const [kitchen, setKitchen] = useState<Kitchen | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // No answer is no fault here: without it the page simply offers no choice of chef.
    createApi(send).kitchen(leaving.signal).then(setKitchen, () => undefined);
    return () => leaving.abort();
  }, [send]);
  return kitchen;
}
