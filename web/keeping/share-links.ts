/** The share links made on this device: their addresses are known here alone. */
import type { ToKeep } from './cookbook.ts';
import { rawOf, remember } from '../parts/device/remembered.ts';
import type { Send } from '../api.ts';
import { Refusal } from '../../contract/refusals.ts';
import { ask } from './keeping-api.ts';

export interface ShareLink {
  id: string;
  /** Ends the link without an account. */
  key: string;
  path: string;
  title: string;
  /** The text that was shared, to tell whether the recipe has changed since. */
  markdown: string;
  endsAt: string | null;
  madeAt: string;
}

const MOST = 50;

const isLink = (found: unknown): found is ShareLink => {
  const link = found as Partial<Record<keyof ShareLink, unknown>> | null;
  return typeof link === 'object' && link !== null && (['id', 'key', 'path', 'title', 'markdown', 'madeAt'] as const).every((name) => typeof link[name] === 'string') && /^\/r\/[\w-]+$/.test(link.path as string);
};

/** What the device remembers, tolerant of whatever is found there. */
export function readShareLinks(found: unknown): ShareLink[] {
  const now = new Date().toISOString();
  return (Array.isArray(found) ? found : []).filter(isLink).filter(({ endsAt }) => endsAt === null || endsAt > now);
}

function remembered(): ShareLink[] {
  try {
    return readShareLinks(JSON.parse(rawOf('share-links') ?? '[]'));
  } catch {
    return [];
  }
}

/** The link that this very text has already, made on this device. */
export function linkOf(recipe: Pick<ToKeep, 'title' | 'markdown'>): ShareLink | null {
  return remembered().find(({ markdown, title }) => markdown === recipe.markdown && title === recipe.title) ?? null;
}

/** Makes a link for a recipe. `kept` says that the account knows the recipe. */
export async function shareLink(send: Send, recipe: ToKeep, days: number | null, kept = false): Promise<ShareLink> {
  const { title, markdown, origin, source = '' } = recipe;
  const { id, path, key, endsAt } = await ask(send, 'share', { title, markdown, origin, source, recipe: kept ? recipe.id : null, days });
  const link: ShareLink = { id, key, path, title, markdown, endsAt, madeAt: new Date().toISOString() };
  remember('share-links', [link, ...remembered()].slice(0, MOST));
  return link;
}

/** Ends a link. One that ended already is forgotten just the same. */
export async function endLink(send: Send, link: Pick<ShareLink, 'id'> & { key?: string }): Promise<void> {
  await ask(send, 'revoke', link.key === undefined ? { id: link.id } : { id: link.id, key: link.key }).catch((error: unknown) => {
    if (!(error instanceof Refusal) || !['not-found', 'not-shared'].includes(error.code)) throw error;
  });
  remember('share-links', remembered().filter(({ id }) => id !== link.id));
}
