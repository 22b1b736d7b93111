/** Photos as a camera takes them, for journeys: large, lying on their side, and with a place written into them. */
import type { Page } from 'playwright-core';

/** Stands where a camera writes the place. */
export const PLACE = 'N48.1372-E11.5756';

/** As a file field takes it: some 3000 x 2000 pixels in the sensor's own direction, to be turned a quarter. */
export async function aPhoto(page: Page, name = 'IMG_0001.JPG'): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const text = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 2000);
    const pen = canvas.getContext('2d');
    if (pen === null) throw new Error('no canvas');
    // A plate on a table, with as much in it as a photo has.
    const table = pen.createLinearGradient(0, 0, 3000, 2000);
    for (const [at, color] of ['#7a4a2b', '#b98454', '#5b3218'].entries()) table.addColorStop(at / 2, color);
    pen.fillStyle = table;
    pen.fillRect(0, 0, 3000, 2000);
    for (const [radius, color] of [[820, '#f4efe6'], [700, '#e9dfcf'], [620, '#d9542b']] as const) {
      pen.fillStyle = color;
      pen.beginPath();
      pen.arc(1500, 1000, radius, 0, 7);
      pen.fill();
    }
    for (let at = 0; at < 9000; at += 1) {
      pen.fillStyle = `hsl(${(at * 37) % 140} 60% ${30 + (at % 45)}% / 0.5)`;
      const [way, far] = [at * 2.399, Math.sqrt(at / 9000) * 610];
      pen.fillRect(1500 + Math.cos(way) * far, 1000 + Math.sin(way) * far, 4 + (at % 23), 4 + (at % 17));
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    let letters = '';
    for (const byte of new Uint8Array(await blob.arrayBuffer())) letters += String.fromCharCode(byte);
    return btoa(letters);
  });
  const plain = Buffer.from(text, 'base64');
  // Exif: big-endian, one entry (orientation, a short, 6: turn it a quarter to the right), and the place behind.
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex'), Buffer.from(PLACE)]);
  const head = Buffer.from([0xff, 0xe1, (body.length + 2) >> 8, (body.length + 2) & 0xff]);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.concat([plain.subarray(0, 2), head, body, plain.subarray(2)]) };
}

/** The photos that the page's device keeps, as it keeps them. */
export async function photosHere(page: Page): Promise<Buffer[]> {
  const texts = await page.evaluate(async () => {
    const rows = await new Promise<{ bytes: Uint8Array }[]>((resolve, reject) => {
      const asked = indexedDB.open('recipe-chef-photos');
      asked.addEventListener('error', () => reject(new Error('no database')));
      asked.addEventListener('success', () => {
        const { result } = asked;
        if (!result.objectStoreNames.contains('photos')) return resolve([]);
        const all = result.transaction('photos').objectStore('photos').getAll();
        all.addEventListener('success', () => {
          result.close();
          resolve(all.result as { bytes: Uint8Array }[]);
        });
        return undefined;
      });
    });
    return rows.map(({ bytes }) => [...bytes].map((byte) => String.fromCharCode(byte)).join('')).map((letters) => btoa(letters));
  });
  return texts.map((text) => Buffer.from(text, 'base64'));
}
