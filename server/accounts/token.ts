/** Unguessable tokens; the database only ever sees their hash. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters that may stand in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A fast hash is enough: there is nothing to guess in 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
