/** Sets text in the house's display face: what fits a line, and its outlines. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parse, type Font } from 'opentype.js/dist/opentype.mjs';
import { outlinesOf } from './outlines.ts';
import type { Outline } from './raster.ts';

export interface Lettering {
  /** The text without what the face has no letters for: "Bœuf 🍲" becomes "Bœuf", "Łosoś" becomes "Losos". */
  readable: (text: string) => string;
  width: (text: string, size: number) => number;
  /** `y` is the line the letters stand on. */
  outlines: (text: string, x: number, y: number, size: number) => readonly Outline[];
  /** The text in lines, as large as it fits; what does not fit at the smallest size ends in "…". */
  fit: (text: string, room: { width: number; sizes: readonly number[]; lines: number }) => { lines: readonly string[]; size: number };
}

/** Letters that no accent was taken from, and yet are plain ones to a reader. */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', ı: 'i', '\u2011': '-', '\u00A0': ' ' };

/** Reads the face once, when the first picture is drawn. */
export function readLettering(): Lettering {
  const bytes = readFileSync(createRequire(import.meta.url).resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff'));
  return letteringOf(parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)));
}

function letteringOf(font: Font): Lettering {
  const has = (character: string): boolean => font.charToGlyphIndex(character) > 0;
  const width = (text: string, size: number): number => font.getAdvanceWidth(text, size);
  const plain = (character: string): string => {
    if (has(character)) return character;
    const bare = PLAIN[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
    return [...bare].every(has) ? bare : '';
  };
  const readable = (text: string): string => [...text.normalize('NFC').replace(/\s+/g, ' ')].map(plain).join('').replace(/ {2,}/g, ' ').trim();

  /** As many lines as it takes; a word wider than the line is cut where it reaches the end. */
  const wrap = (text: string, most: number, size: number): string[] => {
    const lines: string[] = [];
    for (const word of text.split(' ')) {
      const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && width(longer, size) <= most) lines.splice(-1, 1, longer);
      else lines.push(...cut(word, most, size));
    }
    return lines;
  };
  const cut = (word: string, most: number, size: number): string[] => {
    const parts = [''];
    for (const character of word) {
      const longer = `${parts.at(-1)}${character}`;
      if (width(longer, size) <= most) parts.splice(-1, 1, longer);
      else parts.push(character);
    }
    return parts;
  };

  return {
    readable, width,
    outlines: (text, x, y, size) => outlinesOf(font.getPath(text, x, y, size).commands),
    fit(text, { width: most, sizes, lines }) {
      for (const size of sizes) {
        const wrapped = wrap(text, most, size);
        const whole = text.split(' ').every((word) => width(word, size) <= most);
        if (wrapped.length <= lines && (whole || size === sizes.at(-1))) return { lines: wrapped, size };
      }
      const size = sizes.at(-1) ?? 48;
      const kept = wrap(text, most, size).slice(0, lines);
      let last = kept.at(-1) ?? '';
      while (width(`${last}…`, size) > most) last = last.includes(' ') ? last.replace(/ \S*$/, '') : last.slice(0, -1);
      last = last.replace(/[\s,;:&-]+$/, '');
      return { lines: [...kept.slice(0, -1), `${last}…`], size };
    },
  };
}
