/** Keeps the files of a build on the device, and lets go of builds that no open page can be of. */
import type { BuildList } from './build-list.ts';

const PREFIX = 'recipe-chef ';

export const cacheOf = ({ version }: BuildList): string => PREFIX + version;

/** Fetches a build; rejects, and keeps nothing, when a part of it that every visit needs cannot be had. */
export async function keepBuild(build: BuildList, savesData: boolean): Promise<void> {
  const name = cacheOf(build);
  const known = await caches.has(name);
  const cache = await caches.open(name);
  try {
    const needed = [...build.pages, ...build.files].filter((address) => !build.heavy.includes(address));
    await Promise.all(needed.map((address) => keep(cache, address, build)));
  } catch (error) {
    // Half a build must never be taken for the build before this one.
    if (!known) await caches.delete(name);
    throw error;
  }
  if (!savesData) await Promise.allSettled(build.heavy.map((address) => keep(cache, address, build)));
}

/** Files that are named after their content are taken over from the build before. */
async function keep(cache: Cache, address: string, build: BuildList): Promise<void> {
  const named = address.startsWith('/assets/');
  const had = named ? await caches.match(address, { ignoreVary: true }) : undefined;
  const answer = had ?? (await fetch(address, { cache: named ? 'default' : 'no-cache' }));
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  if (build.pages.includes(address) && !isOf(build, await answer.clone().text())) throw new Error(`${address} is of another build.`);
  await cache.put(address, answer);
}

/** A server that is just being renewed may send a page of the next build, whose files are not on this list. */
function isOf(build: BuildList, html: string): boolean {
  return [...html.matchAll(/"(\/assets\/[^"]+)"/g)].every(([, file = '']) => build.files.includes(file));
}

/** This build and the one before it stay: a page that is still open may ask for files of its own build. */
export async function dropOldBuilds(build: BuildList): Promise<void> {
  // Names come in the order in which they were first kept.
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== cacheOf(build));
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}
