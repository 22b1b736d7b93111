/** Lets the app open without a network. The build bundles it to /service-worker.js and puts its own list in the place of BUILD. */
import { answer, sourceOf } from './answers.ts';
import type { BuildList } from './build-list.ts';
import { dropOldBuilds, keepBuild } from './keep-build.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const BUILD: BuildList;
const build = BUILD;
const worker = self as unknown as WorkerScope;

worker.addEventListener('install', (event) => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  // It need not wait for the pages of the build before: what they may still ask for is kept too.
  event.waitUntil(keepBuild(build, connection?.saveData === true).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds(build).then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const source = sourceOf(event.request, worker.location.origin, build);
  if (source) event.respondWith(answer(event.request, source, build));
});

/** A pressed notification, of a timer, leads to the stove. */
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const stove = pages.find(({ url }) => new URL(url).pathname === '/cook') ?? pages[0];
      return stove ? stove.focus() : worker.clients.openWindow('/cook');
    }),
  );
});
