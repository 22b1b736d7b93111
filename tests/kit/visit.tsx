/** Opens a page of ours in jsdom, wired to the whole server in the same process: no network, and nothing of ours is mocked. */
import { cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { pino } from 'pino';
import { vi } from 'vitest';
import { cook } from '../../kitchen/chef/cook.ts';
import { createApp } from '../../server/app.ts';
import type { Chef } from '../../server/chefs/chef.ts';
import { createCookOrder } from '../../server/chefs/cook-order.ts';
import { houseChef } from '../../server/chefs/house-chef.ts';
import type { Send } from '../../web/api.ts';
import { loadPage, Pages } from '../../web/routes.tsx';
import { SendContext } from '../../web/send-context.ts';
import { appParts } from './app-parts.ts';
import { cookieJar } from './cookie-jar.ts';
import { pagesAt } from './pages-at.tsx';

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

/** The real server as a way to send, with a store of its own in memory. `model` stands in for whoever would write at the other end of the network. */
export function realServer(model: Chef | null = null): Send {
  const log = pino({ level: 'silent' });
  const app = appParts({ cookOrder: createCookOrder({ house: houseChef(cook), model, log }), modelName: model?.name ?? null }).then(createApp);
  return cookieJar(async (path, init) => (await app).request(path, init)).send;
}

export interface Visit {
  visitor: UserEvent;
  /** Where the visitor is now. */
  path(): string;
  /** Calls of `scrollIntoView`, with what was asked. */
  scrolls: ScrollIntoViewOptions[];
}

export async function visit(path: string, send: Send = realServer()): Promise<Visit> {
  const scrolls: ScrollIntoViewOptions[] = [];
  // jsdom lays nothing out, so it has none of these.
  Element.prototype.scrollIntoView = (asked) => void scrolls.push(asked as ScrollIntoViewOptions);
  window.scrollTo = () => undefined;
  window.matchMedia ??= (media) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }) as MediaQueryList;
  await loadPage(path.replace(/[?#].*/, ''));
  const at = pagesAt(path, [{ path: '*', element: <Pages /> }]);
  render(
    <SendContext value={send}>{at.element}</SendContext>,
  );
  return { visitor: userEvent.setup(), path: at.path, scrolls };
}

/** Leaves the page and forgets what the device remembers. */
export function leave(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset['theme'];
  vi.unstubAllGlobals();
}
