import { useEffect, useState } from 'react';

/** True a moment after the page has come, where it is wanted and the cook has not asked to be spared what is large. */
export function useQuietMoment(wanted: boolean): boolean {
  const [here, setHere] = useState(false);
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
    if (!wanted || connection?.saveData === true) return undefined;
    // Safari knows no idle callbacks.
    const timer = setTimeout(() => setHere(true), 1_000);
    return () => clearTimeout(timer);
  }, [wanted]);
  return wanted && here;
}
