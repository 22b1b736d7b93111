/** On whatever page: brings lists, preferences and recipes to the account when the app is opened, left, and come back to. Fetched where a cook signed in. */
import { sync } from './sync.ts';

const exchange = (): void => {
  // What could not be told waits; the cookbook page says so.
  sync((path, init) => fetch(path, init)).catch(() => undefined);
};

exchange();
document.addEventListener('visibilitychange', exchange);
window.addEventListener('online', exchange);
