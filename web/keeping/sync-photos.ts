/** Photos on their way between this device and the account. The account takes those that a recipe of its own names. */
import { photoSize } from '../../contract/photo.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { Send } from '../api.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { factOf } from './device-cookbook.ts';
import { photoOnDevice, putPhotos, setWaiting, waitingPhotos } from './device-photos.ts';
import { ask } from './keeping-api.ts';

/** Tells the account what waits of the photos that recipes name. Gives back the last that was not taken; throws Unreachable. */
export async function tellPhotos(send: Send, named: ReadonlySet<string>): Promise<Refusal | null> {
  let refused: Refusal | null = null;
  for (const id of await waitingPhotos(named)) {
    const bytes = await photoOnDevice(id);
    if (bytes === null) continue;
    try {
      await ask(send, 'keepPhoto', { id, bytes: toBase64(bytes) });
      await setWaiting([id], false);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'not-signed-in') throw error;
      // Its recipe waits for a choice, or was not taken: then that is what is told.
      if (error.code === 'not-found') continue;
      refused = error;
      if (error.code !== 'no-photo') break;
    }
  }
  return refused;
}

const coming = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();

/** A photo from this device, else from the account, and kept here then. Null where neither has it or the account cannot be asked. */
export function findPhoto(send: Send, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const found = coming.get(id) ?? find(send, id).catch(() => null).finally(() => coming.delete(id));
  coming.set(id, found);
  return found;
}

async function find(send: Send, id: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const here = await photoOnDevice(id);
  if (here !== null || (await factOf('owner')) === '') return here;
  const bytes = fromBase64((await ask(send, 'photo', { id })).bytes);
  if (photoSize(bytes) === null) return null;
  await putPhotos([{ id, bytes }], false);
  return bytes;
}
