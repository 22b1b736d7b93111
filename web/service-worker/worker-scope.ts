/** What a service worker has around it. (The compiler knows either a page or a worker, and here is both; these are the parts we use.) */

export interface Lasting extends Event {
  /** Keeps the worker alive until it is settled. */
  waitUntil(work: Promise<unknown>): void;
}

export interface Asking extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Pressed extends Lasting {
  notification: { close(): void };
}

interface OpenPage {
  url: string;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  location: { origin: string };
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asking) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Pressed) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(of: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
}
