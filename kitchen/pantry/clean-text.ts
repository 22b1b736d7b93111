/** Makes text from outside fit to read: one spelling per character, nothing invisible, one space between words. */

/** Control characters (white space apart, which is collapsed), soft hyphen, zero-width and bidirectional marks, byte order mark, tags. */
// eslint-disable-next-line no-control-regex -- taking these out is what it is for
const INVISIBLE = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFD\u{E0000}-\u{E007F}]/gu;

/** "1½" must become "1 1/2": NFKC alone makes it "11⁄2", eleven halves. */
const FRACTION_AFTER_DIGIT = /(\d)(?=[\u00BC-\u00BE\u2150-\u215E\u2189])/g;

export function cleanText(text: string): string {
  return text
    .toWellFormed() // half a surrogate pair becomes U+FFFD, which is deleted with the rest
    .replace(FRACTION_AFTER_DIGIT, '$1 ')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replace(INVISIBLE, '')
    .replace(/\s+/g, ' ')
    .trim();
}
