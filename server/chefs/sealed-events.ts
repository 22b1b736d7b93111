/** Events that only who knows the cook's own key can read: neither the database nor a copy of it tells what somebody cooks. */
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto';
import type { CookEvent } from '../../contract/cook.ts';

const CIPHER = 'aes-256-gcm';
const BYTES = { key: 32, nonce: 12, tag: 16 } as const;

export interface Seal {
  seal: (events: readonly CookEvent[]) => string;
  /** Throws where the text was sealed with another key, or changed. */
  open: (sealed: string) => CookEvent[];
}

export function sealWith(key: string): Seal {
  const secret = createSecretKey(Buffer.from(hkdfSync('sha256', key, '', 'recipe-chef cooking', BYTES.key)));
  return {
    seal: (events) => {
      const nonce = randomBytes(BYTES.nonce);
      const cipher = createCipheriv(CIPHER, secret, nonce);
      const text = Buffer.concat([cipher.update(JSON.stringify(events), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64');
      const opened = createDecipheriv(CIPHER, secret, bytes.subarray(0, BYTES.nonce), { authTagLength: BYTES.tag });
      opened.setAuthTag(bytes.subarray(BYTES.nonce, BYTES.nonce + BYTES.tag));
      const text = Buffer.concat([opened.update(bytes.subarray(BYTES.nonce + BYTES.tag)), opened.final()]);
      return JSON.parse(text.toString('utf8')) as CookEvent[];
    },
  };
}
