/** The smallest JPEG that passes for one by its marks: two gray pixels, or whatever size is told. */

const segment = (marker: number, body: Uint8Array): Buffer => Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body]);

/** `mark` stands in it as a remark, so that one is told from another; `bytes` is how long it is at least. */
export function aJpeg({ mark = '', width = 2, height = 1, bytes = 0 } = {}): Uint8Array<ArrayBuffer> {
  const frame = Buffer.from([8, height >> 8, height & 0xff, width >> 8, width & 0xff, 1, 1, 0x11, 0]);
  const parts = [Buffer.from([0xff, 0xd8]), segment(0xfe, Buffer.from(mark)), segment(0xc0, frame), segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))];
  const scan = Buffer.alloc(Math.max(1, bytes - parts.reduce((sum, part) => sum + part.length, 2)), 0x2a);
  return new Uint8Array(Buffer.concat([...parts, scan, Buffer.from([0xff, 0xd9])]));
}
