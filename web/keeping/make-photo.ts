/** Makes any picture that the browser can read a photo for the cookbook: small, upright, and without what a camera writes into it. */
import { KEEPING } from '../../contract/keeping-limits.ts';
import { photoSize } from '../../contract/photo.ts';

/** The browser cannot read the file as a picture, or cannot write one; the message is for the cook. */
export class NoPicture extends Error {}

const UNREADABLE = 'This browser cannot read that as a picture. Choose a JPEG, PNG or WebP; iPhones call it “Most Compatible”.';
const UNWRITABLE = 'This browser could not make the photo smaller. Try another browser, or another photo.';

/** Tried in turn until the photo is small enough: how good it is, and its longer side in pixels. */
const TRIES = [[0.85, 1], [0.75, 1], [0.65, 1], [0.6, 0.8], [0.55, 0.6], [0.5, 0.4]].map(([quality = 1, part = 1]) => ({
  quality, side: Math.round(KEEPING.photoSide * part),
}));

/** The bytes of a JPEG within the bounds of contract/photo.ts. Nothing leaves the device. Throws NoPicture. */
export async function makePhoto(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await read(file).catch(() => null);
  if (picture === null) throw new NoPicture(UNREADABLE);
  try {
    for (const { quality, side } of TRIES) {
      const bytes = await drawn(picture, quality, side);
      if (bytes.length <= KEEPING.photoBytes && photoSize(bytes) !== null) return bytes;
    }
  } finally {
    picture.close();
  }
  throw new NoPicture(UNWRITABLE);
}

/** Turned as the camera was held. Rejects where the browser knows no such picture, or none at all. */
const read = async (file: Blob): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

async function drawn(picture: ImageBitmap, quality: number, side: number): Promise<Uint8Array<ArrayBuffer>> {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d', { alpha: false });
  if (pen === null) throw new NoPicture(UNWRITABLE);
  // A JPEG has nothing that one sees through.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
}
