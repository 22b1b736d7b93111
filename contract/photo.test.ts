import { describe, expect, test } from 'vitest';
import { aJpeg } from '../tests/kit/a-jpeg.ts';
import { KEEPING } from './keeping-limits.ts';
import { photoSize } from './photo.ts';

const { photoSide, photoBytes } = KEEPING;
const edited = (change: (bytes: Uint8Array) => void, bytes = aJpeg()): Uint8Array => {
  change(bytes);
  return bytes;
};

describe('a photo is', () => {
  test.each<[what: string, bytes: Uint8Array, size: ReturnType<typeof photoSize>]>([
    ['a JPEG', aJpeg({ mark: 'a remark before the frame', width: 800, height: 600 }), { width: 800, height: 600 }],
    ['one as large as may be', aJpeg({ width: photoSide, height: photoSide, bytes: photoBytes }), { width: photoSide, height: photoSide }],
    // Its frame is that of a progressive one.
    ['a progressive one', edited((bytes) => (bytes[7] = 0xc2)), { width: 2, height: 1 }],
  ])('%s', (_what, bytes, size) => expect(photoSize(bytes)).toEqual(size));
});

describe('no photo is', () => {
  const GIF = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');
  test.each<[what: string, bytes: Uint8Array]>([
    ['nothing', new Uint8Array()], ['two bytes', Buffer.from([0xff, 0xd8])], ['text', Buffer.from('not a photo')], ['a GIF', GIF],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')], ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page between the marks of a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.from('<script>'), Buffer.from([0xff, 0xd9])])],
    ['one pixel too wide', aJpeg({ width: photoSide + 1, height: 1 })], ['a bomb', aJpeg({ width: 65_535, height: 65_535 })], ['without pixels', aJpeg({ width: 0, height: 9 })],
    ['a byte too long', aJpeg({ bytes: photoBytes + 1 })], ['cut off', aJpeg({ bytes: 900 }).subarray(0, 800)], ['something behind its end', Buffer.concat([aJpeg(), Buffer.from('PK')])],
    ['a segment without length', edited((bytes) => (bytes[5] = 0))], ['a segment that leads out of it', edited((bytes) => (bytes[4] = 0xff))],
    ['a scan before its frame', edited((bytes) => (bytes[7] = 0xda))],
  ])('%s', (_what, bytes) => expect(photoSize(bytes)).toBeNull());
});
