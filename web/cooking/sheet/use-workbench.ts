import { useCallback, useEffect, useState } from 'react';
import type * as workbench from './workbench.ts';

export type Workbench = typeof workbench;

export interface Bench {
  /** Null until it is here. */
  tools: Workbench | null;
  /** True when the last try to fetch it failed. */
  missing: boolean;
  /** Fetches it; harmless when it is here already. */
  fetch(): void;
}

/** So that a second sheet has it at once. */
let here: Workbench | null = null;

/** The workbench, fetched once the page has nothing else to do, or when the cook first needs it. */
export function useWorkbench(): Bench {
  const [tools, setTools] = useState(here);
  const [missing, setMissing] = useState(false);

  const fetch = useCallback(() => {
    async function take() {
      try {
        here ??= await import('./workbench.ts');
        setTools(here);
        setMissing(false);
      } catch {
        setMissing(true);
      }
    }
    void take();
  }, []);

  useEffect(() => {
    if (savesData()) return;
    // Safari knows no idle callbacks.
    const timer = setTimeout(fetch, 300);
    return () => clearTimeout(timer);
  }, [fetch]);

  return { tools, missing, fetch };
}

/** The kitchen's knowledge of food is large: who asked to be spared gets it when a button needs it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
