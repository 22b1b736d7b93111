/** Chromium for the journeys, and pages that report everything a visitor should never meet. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

/** The devices that every errand is run on. */
export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;
export type Device = keyof typeof DEVICES;

/** Collects what no visitor should meet: console errors and warnings, page errors, policy violations, requests to other hosts, 5xx answers. */
export function watch(page: Page, home: string): string[] {
  const noise: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') noise.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== home && /^(https?|wss?):$/.test(url.protocol)) noise.push(`request to another host: ${url.href}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 500) noise.push(`answer ${answer.status()}: ${new URL(answer.url()).pathname}`);
  });
  return noise;
}

/** Runs before the page's own scripts: a breach of the content security policy becomes a console error. */
export function reportBreaches(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`policy breach: ${event.violatedDirective} ${event.blockedURI}`);
  });
}

const BREACH = /policy breach|content security policy|trusted ?(?:types|html|script)/i;

/** From now on every page of every window of this browser notes what its policy reports, whoever opens it. */
export function noteBreaches(browser: Browser): string[] {
  const breaches: string[] = [];
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.on('console', (message) => {
      if (BREACH.test(message.text())) breaches.push(message.text());
    });
    context.on('weberror', (fault) => {
      if (BREACH.test(fault.error().message)) breaches.push(fault.error().message);
    });
    await context.addInitScript(reportBreaches);
    return context;
  };
  return breaches;
}

export const AXE = readFileSync(path.resolve(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');
