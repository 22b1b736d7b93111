/** Asks the browser to keep the app for days without a network. Fetched some time after the page, which works without it. */

const WORKER = '/service-worker.js';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}

/** The one policy that the page's content security policy allows. It lets one address through. */
function trusted(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  const rules = {
    createScriptURL(asked: string): string {
      if (asked !== WORKER) throw new TypeError('Only our own service worker may be registered.');
      return asked;
    },
  };
  return trustedTypes ? trustedTypes.createPolicy('service-worker', rules).createScriptURL(address) : address;
}

/** Registers the service worker where there can be one: not over plain http, and not in every private window. Rejects where the browser refuses. */
export async function keepOffline(): Promise<void> {
  if ('serviceWorker' in navigator) await navigator.serviceWorker.register(trusted(WORKER));
}
