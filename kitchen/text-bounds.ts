/**
 * The door in front of every reader of strangers' text. What is larger is refused with a sentence before anything reads it; what is
 * smaller is read in a time that grows with its length. Scripts that part no words by spaces are measured by the line alone.
 */
export const TEXT = {
  /** Characters of a recipe's text; recipes have 2,000 to 10,000. */
  recipe: 32_768,
  /** Lines with anything in them; the longest recipe we know has some 300. */
  lines: 600,
  line: 2000,
  /** Characters without a space. The longest German compounds have 80, addresses of pages some hundred. */
  run: 500,
  /** Characters of one ingredient that are looked at for its food and amount. */
  ingredient: 160,
  /** Characters of an entry or a name as it arrives, before it is cleaned. */
  entry: 1000,
  /** Entries or names as they arrive, empty ones among them. */
  entries: 300,
  /** Words that are searched for. */
  search: 200,
} as const;

/** Han, kana, Hangul, Thai, Lao, Khmer, Burmese, Tibetan, Javanese and their kin: text without spaces between words. */
const WITHOUT_SPACES = new RegExp([
  String.raw`[\u0E00-\u0EFF\u0F00-\u0FFF\u1000-\u109F\u1780-\u17FF\u1950-\u19DF\u1A20-\u1AAF\u1B00-\u1B7F]`,
  String.raw`[\u2E80-\u9FFF\uA980-\uA9DF\uAA60-\uAA7F\uAC00-\uD7AF\uD800-\uDFFF\uF900-\uFAFF\uFF00-\uFFEF]`,
].join('|'));

const spoken = (count: number): string => count.toLocaleString('en-US');

const tooMany = (count: number, of: string, most: number): string =>
  `That is ${spoken(count)} ${of}. A recipe may have ${spoken(most)}; take out what does not belong to it.`;

/** Why a text is too large to be read, in a sentence, or null where it is not. One walk over its characters. */
export function whyTooMuch(text: string): string | null {
  if (text.length > TEXT.recipe) return tooMany(text.length, 'characters', TEXT.recipe);
  let [lines, line, run, empty] = [1, 0, 0, true];
  let filled = 0;
  for (let at = 0; at <= text.length; at++) {
    const code = at < text.length ? text.charCodeAt(at) : 10;
    if (code === 10 || code === 13 || code === 0x2028 || code === 0x2029) {
      filled += empty ? 0 : 1;
      if (at < text.length && !(code === 10 && text.charCodeAt(at - 1) === 13)) lines += 1;
      [line, run, empty] = [0, 0, true];
      continue;
    }
    line += 1;
    const space = code <= 32 || code === 160 || code === 0x3000;
    empty &&= space;
    run = space || (code > 0x0e00 && WITHOUT_SPACES.test(text.charAt(at))) ? 0 : run + 1;
    if (line > TEXT.line) {
      return `Line ${spoken(lines)} is longer than ${spoken(TEXT.line)} characters. Start a new line for each step and each ingredient.`;
    }
    if (run > TEXT.run) {
      return `Line ${spoken(lines)} has more than ${TEXT.run} characters without a space. Take that out, or put spaces in.`;
    }
  }
  return filled > TEXT.lines ? tooMany(filled, 'lines', TEXT.lines) : null;
}

/** The lines of a text as far as they are read, for readers that refuse nothing: what is beyond the bounds is left unread, never lost. */
export function linesWithin(text: string): string[] {
  const lines: string[] = [];
  let filled = 0;
  for (const line of text.slice(0, TEXT.recipe).replace(/\r\n?|[\u2028\u2029]/g, '\n').split('\n')) {
    if (line.trim() !== '') filled += 1;
    if (filled > TEXT.lines) break;
    lines.push(line.length > TEXT.line ? line.slice(0, TEXT.line) : line);
  }
  return lines;
}
