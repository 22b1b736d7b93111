/** Asks the browser to keep the app for days without a network. Fetched some time after the page, which works without it. */
import { ownScript } from './own-script.ts';

/** Registers the service worker where there can be one: not over plain http, and not in every private window. Rejects where the browser refuses. */
export async function keepOffline(): Promise<void> {
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register(ownScript('/service-worker.js'));
}
