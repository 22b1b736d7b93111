/** A journey: what one visitor came to do, done in a real browser on a desktop and on a phone. */
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { DEVICES, launchChromium, noteBreaches, watch, type Device } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the server of this run is. */
    url: string;
  }
}

export interface Visit {
  page: Page;
  device: Device;
  /** Opens one of our addresses and waits until the page reacts to its visitor. */
  open: (address: string) => Promise<void>;
  /** What no visitor should meet; an errand that provokes some takes it with `takeNoise`. */
  takeNoise: () => string[];
}

interface Terms {
  on?: readonly Device[];
  context?: BrowserContextOptions;
  /** Another server than the run's own. */
  at?: () => string;
  /** True where the errand itself provokes the page's policy; everywhere else a single report of it fails the errand. */
  breaches?: boolean;
}

/** True once React has taken over the prerendered page; before that a click is lost. */
const isAwake = () => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'));

const BOTH: readonly Device[] = ['desktop', 'phone'];

let browser: Browser;
/** What the policy of any page reported, also in windows that an errand opens by itself. */
let breaches: string[] = [];

/** To be called once in every journey file. */
export function withBrowser(): void {
  beforeAll(async () => {
    browser = await launchChromium();
    breaches = noteBreaches(browser);
  });
  afterAll(() => browser.close());
}

export function errand(name: string, walk: (visit: Visit) => Promise<void>, terms: Terms = {}): void {
  test.for(terms.on ?? BOTH)(`${name} (%s)`, async (device) => {
    const home = terms.at?.() ?? inject('url');
    const context = await browser.newContext({ ...DEVICES[device], baseURL: home, locale: 'en-GB', ...terms.context });
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    const noise = watch(page, home);
    const open = async (address: string) => {
      await page.goto(address);
      await page.waitForFunction(isAwake);
    };
    try {
      await walk({ page, device, open, takeNoise: () => noise.splice(0) });
      expect(noise, 'what no visitor should meet').toEqual([]);
      if (terms.breaches !== true) expect(breaches, 'reports of the page’s policy').toEqual([]);
    } finally {
      await context.close();
      breaches.length = 0;
    }
  });
}
