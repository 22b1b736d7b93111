/** One line of markdown, HTML or something broken between them, as words without any marks. */
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { remembering } from '../../remembering.ts';

/** A line's own structure is read elsewhere; here only what stands inside a line counts. */
const INSIDE = { extensions: [{ disable: { null: ['blockQuote', 'codeFenced', 'codeIndented', 'definition', 'headingAtx', 'htmlFlow', 'list', 'setextUnderline', 'thematicBreak'] } }] };

/** Marks whose meaning only the parser knows. Stars and backticks mean nothing here but that they go, and the parser costs a quarter of a millisecond. */
const MARKS = /[_[<\\]|&(?:#\w{1,8}|[a-z]\w{1,31});/i;
/** Controls, zero-width and bidirectional marks: nothing a cook could see. */
// eslint-disable-next-line no-control-regex -- taking these out is what it is for
const UNSEEN = /[\u0000-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFD]/gu;

const ENTITY = /&(?:[a-z]\w*|#\w+);/gi;
/** "9*13": a star between figures is no mark. */
const TIMES = /(?<=\d\s?)\*(?=\s?\d)/g;

const once = (text: string): string => {
  const words = MARKS.test(text) ? toString(fromMarkdown(text.trim().replace(TIMES, '\\*'), INSIDE), { includeHtml: false }) : text;
  // Written twice over ("&amp;deg;"), a sign is still to be read.
  if (words !== text && words.search(ENTITY) >= 0) return words;
  return words
    .replace(UNSEEN, ' ')
    .replace(/!?\[([^[\]]*)\]\([^()]*\)?/g, '$1')
    .replace(/\]\([^()\s]*\)?/g, '')
    .replace(/<\/?[a-z!?][^<>]*>?/gi, ' ')
    .replace(/[<>](?!\s?\d)/g, ' ')
    .replace(ENTITY, ' ')
    .replace(/#(?=\d)/g, 'No. ')
    .replace(/(?<!\d\s?)\*|\*(?!\s?\d)|(?<!\S )#|#(?! \d)|[`\\]|~~+/g, '')
    .replace(/_+/g, ' ')
    .replace(/\|/g, ' · ')
    .replace(/(?: · ?)+(?= ·|\s*$)|^(?:\s*· )+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
};

/** The words of a line: emphasis, links, tags and character references are read, stray marks are taken away. Of its own result it is a fixed point. */
export const bareText: (raw: string) => string = remembering(readWords);

function readWords(raw: string): string {
  let text = raw.slice(0, 8192).toWellFormed();
  for (let round = 0; round < 8; round++) {
    const next = once(text);
    if (next === text) return text;
    text = next;
  }
  // Marks that uncover marks without end are nobody's words.
  return text.replace(/[*_`[\]&<>\\~|#]+/g, ' ').replace(/\s+/g, ' ').trim();
}

/** What stands before a line's first word: bullets, boxes, numbers, pictures. */
const LEAD = /^(?:[-–—•‣▪●○◦·☐□☑☒✓✔➤➢►▶+>]+(?:\s+|$)|\[[ xX]?\]\s*|\d{1,2}\uFE0F?\u20E3\s*|\d{1,2}[.)](?:\s+|$)|\(?[a-h]\)\s+|(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]|\u{FE0F}|\u{200D})+\s*)/u;

/** The words of a list item or paragraph, without its bullet, box, number or picture. */
export function itemText(raw: string): string {
  let text = bareText(raw);
  while (LEAD.test(text)) text = bareText(text.replace(LEAD, ''));
  return text;
}

/** A figure in brackets numbers a step; before an ingredient it is a count: "(2) 15 oz cans tomatoes". */
const STEP = /^\(\d{1,2}\)(?:\s+|$)|^step\s*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b\s*(?:of\s*\d+)?\s*[:.)–—-]*\s*/i;
/** The words of a step, without "Step 1:". */
export function stepText(raw: string): string {
  let text = itemText(raw);
  while (STEP.test(text)) text = itemText(text.replace(STEP, ''));
  return text;
}

/** The words of a heading: no pictures around it, no number before it, no colon after it. */
export function headingText(raw: string): string {
  let text = itemText(raw);
  for (let before = ''; before !== text;) {
    before = text;
    text = itemText(text.replace(/(?:\s*(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}:]|\u{FE0F}|\u{200D})+|\s*[-–—=]{2,}|\s[-–—])$/u, ''));
  }
  return text;
}
