/** Text that a person typed, as it may be kept: no NUL, no lone surrogates, within its length, trimmed. */
import * as z from 'zod/mini';

/** What both databases keep: PostgreSQL takes no NUL, and neither takes half a letter. */
export const storable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** One or more lines of at most `most` characters (as a person counts them) and at least `least`. */
export const cleanText = (most: number, least = 0) => z.string().check(z.maxLength(most * 4), z.refine(storable), z.trim(), z.refine((text) => [...text].length <= most && [...text].length >= least));

/** An id made by the device: a UUID. */
export const deviceId = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/));
/** A moment as JavaScript writes it, so that texts sort as moments do. */
export const moment = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/), z.refine((text) => !Number.isNaN(Date.parse(text))));
