/** Share links: an unguessable address for one recipe as it was when it was shared. */
import * as z from 'zod/mini';
import { origin } from './cookbook.ts';
import { KEEPING } from './keeping-limits.ts';
import { cleanText, deviceId, moment } from './text-input.ts';

/** 192 random bits; the server keeps only its hash. */
export const shareToken = z.string().check(z.regex(/^[\w-]{32}$/));

export const shareInput = z.strictObject({
  title: cleanText(KEEPING.title, 1),
  markdown: cleanText(KEEPING.recipeLength, 1),
  origin,
  /** Where it is from, as text or as an address; empty where nobody said. */
  source: z.prefault(cleanText(KEEPING.source), ''),
  /** The kept recipe it is made from, where there is one. */
  recipe: z.nullable(deviceId),
  /** Days until it ends, or null for a link that stays until it is revoked. */
  days: z.nullable(z.int().check(z.gte(1), z.lte(365))),
});
/** `path` is the link below our address; `key` revokes it without an account. Neither is told again. */
export const shared = z.strictObject({ id: z.string(), path: z.string(), key: z.string(), endsAt: z.nullable(moment) });
export type Shared = z.output<typeof shared>;

export const revokeInput = z.strictObject({ id: deviceId, key: z.optional(z.string().check(z.regex(/^[\w-]{32}$/))) });
export const openInput = z.strictObject({ token: shareToken });
export const opened = z.strictObject({ title: z.string(), markdown: z.string(), origin, source: z.string(), sharedAt: moment });
export type Opened = z.output<typeof opened>;
/** The links of the cook who asks; the addresses themselves are not known to the server. */
export const shareLinks = z.strictObject({ links: z.array(z.strictObject({ id: z.string(), title: z.string(), sharedAt: moment, endsAt: z.nullable(moment), recipe: z.nullable(z.string()) })) });
export const reportInput = z.strictObject({ token: shareToken, why: cleanText(500) });
