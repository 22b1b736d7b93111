/** Whether some bytes are a photo as the cookbook keeps it: a JPEG of bounded size. Told by the bytes themselves; nothing is decoded. */
import { KEEPING } from './keeping-limits.ts';

/** Pixels, as the file tells them. */
export interface PhotoSize { width: number; height: number }

const word = (bytes: Uint8Array, at: number): number => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);

const [START, END, SCAN] = [0xffd8, 0xffd9, 0xda];
/** A frame's head is one of SOF0 to SOF15; three of the numbers between mean something else. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * How large the photo is, or null where the bytes are none within the bounds of keeping-limits.ts: no device shall ever decode a bomb.
 */
export function photoSize(bytes: Uint8Array): PhotoSize | null {
  if (bytes.length > KEEPING.photoBytes || word(bytes, 0) !== START || word(bytes, bytes.length - 2) !== END) return null;
  // From segment to segment up to the frame's head.
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    const length = word(bytes, at + 2);
    if (isFrame(marker)) return within({ height: word(bytes, at + 5), width: word(bytes, at + 7) });
    if (length < 2 || marker === SCAN) return null;
    at += 2 + length;
  }
  return null;
}

const within = (size: PhotoSize): PhotoSize | null => {
  const sides = [size.width, size.height];
  return Math.min(...sides) > 0 && Math.max(...sides) <= KEEPING.photoSide ? size : null;
};
