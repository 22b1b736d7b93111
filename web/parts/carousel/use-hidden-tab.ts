import { useSyncExternalStore } from 'react';

/** True while nobody can see the page because another tab is in front. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(subscribe, () => document.hidden, () => false);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
