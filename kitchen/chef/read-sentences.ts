/** Reading the sentences of a card: text with braces and stretches into segments. */
import type { Part, PlacePart, Say, Segment, Sentence } from './card.ts';
import { readPart } from './card-amount.ts';

/** Where a sentence ends: a stop, maybe a closing mark, then a space and something that can begin one. */
const ENDS = /(?<=[.!?]["”’)\]]?) (?=["“(]?[\p{Lu}{[\d])/u;
const ALONE = /\{(\+[\w-]+|[\w-]+>)\}/;

/** Sentences of a text; `{fat>}` and `{+door}` stand for themselves. */
export function readSentences(text: string, say: Say): Sentence[] {
  const sentences: Sentence[] = [];
  let left = text.trim();
  while (left !== '') {
    const alone = ALONE.exec(left);
    const before = alone === null ? left : left.slice(0, alone.index);
    for (const sentence of before.split(ENDS)) {
      const trimmed = sentence.trim();
      if (trimmed !== '' && !/^[.]$/.test(trimmed)) sentences.push({ kind: 'sentence', segments: readSegments(trimmed, say) });
    }
    if (alone === null) break;
    const name = alone[1] ?? '';
    sentences.push(name.startsWith('+') ? { kind: 'door', door: name.slice(1) } : { kind: 'own', place: name.slice(0, -1) });
    left = left.slice(alone.index + alone[0].length).trim();
    if (before.trim() !== '' && !/[.!?]["”’)\]]?\s*$/.test(before)) say(`{${name}} stands in the middle of a sentence; end the sentence before it`);
  }
  return sentences;
}

/** Sentences that are read when somebody asks for them. */
export class Telling {
  readonly #say: Say;
  #told: string | readonly Sentence[];
  constructor(text: string, say: Say) {
    [this.#told, this.#say] = [text, say];
  }

  get sentences(): readonly Sentence[] {
    if (typeof this.#told === 'string') this.#told = readSentences(this.#told, this.#say);
    return this.#told;
  }
}

/** Text, braces and stretches in `[ ]`. */
function readSegments(text: string, say: Say): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.slice(at).search(/[{[]/);
    if (open < 0) break;
    const start = at + open;
    if (start > at) segments.push({ kind: 'text', text: text.slice(at, start) });
    const end = text[start] === '{' ? text.indexOf('}', start) : text.indexOf(']', start);
    if (end < 0) {
      say(`a “${text[start] ?? ''}” is not closed`);
      return segments;
    }
    const inside = text.slice(start + 1, end);
    segments.push(text[start] === '{' ? readBrace(inside.trim(), say) : { kind: 'stretch', segments: readSegments(inside, say) });
    at = end + 1;
  }
  if (at < text.length) segments.push({ kind: 'text', text: text.slice(at) });
  return segments;
}

function readBrace(inside: string, say: Say): Segment {
  if (inside === 'n') return { kind: 'yield' };
  if (inside === 'it') return { kind: 'it' };
  const number = /^([a-z][\w-]*): ?(.+?) ?\/ ?(.+)$/.exec(inside);
  if (number !== null) return { kind: 'number', place: number[1] ?? '', one: number[2] ?? '', many: number[3] ?? '' };
  if (/^[a-z][\w-]*@$/.test(inside)) return { kind: 'minutes', place: inside.slice(0, -1) };
  if (/^[a-z][\w-]*!$/.test(inside)) return { kind: 'safe', place: inside.slice(0, -1) };
  const marks = inside.split(',').map((name) => name.trim());
  const places = marks.flatMap((mark): PlacePart[] => {
    const found = /^([a-z][\w-]*)(?: (.+))?$/.exec(mark.replace(/[~&]$/, ''));
    if (found === null) say(`“{${inside}}” is not understood`);
    return found === null ? [] : [{ name: found[1] ?? '', part: partOf(found[2], (what) => say(`“{${inside}}”: ${what}`)) }];
  });
  return { kind: 'foods', places, article: !marks.some((name) => name.endsWith('~')), all: marks.some((name) => name.endsWith('&')) };
}

function partOf(text: string | undefined, say: Say): Part | null {
  if (text === undefined || text === 'half' || text === 'rest') return text ?? null;
  const read = readPart(text);
  if (read === null) say(`“${text}” is no part (half, rest, 1 tbsp)`);
  return read;
}
