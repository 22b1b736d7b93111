import { endGroup, nothingRead, settleAside, settleNotes } from './half-read.ts';
import { totalOf } from './read-facts.ts';
import { readHeading } from './read-heading.ts';
import { readItem } from './read-item.ts';
import { readParagraph } from './read-paragraph.ts';
import type { Draft } from './recipe-draft.ts';
import type { Line } from './recipe-lines.ts';
import { sectionOf } from './section-names.ts';

const OFFER = /(?:recipe for|make|recipe:)\s+(?:an? |some )?([^.:!,]{3,60})/i;
const IN_PROSE = /\b(?:serves|feeds|enough for|for) (?:about )?(\d{1,2})\b(?! (?:min|hour|day|week|month|°|g\b|cm))/i;

/** Decides which line belongs where: one walk over the lines of a recipe, from its head to its notes. */
export function readLines(lines: readonly Line[]): Draft {
  const told = (section: 'steps' | 'ingredients'): boolean => lines.some((line) => line.kind !== 'item' && sectionOf(line.text)?.section === section);
  const half = nothingRead(told('steps'), told('ingredients'));
  for (const [index, line] of lines.entries()) {
    if (line.kind === 'heading') readHeading(half, line.text, line.depth);
    else if (line.kind === 'item') readItem(half, line, lines[index + 1]);
    else readParagraph(half, line, lines[index - 1]);
  }
  settleAside(half, false);
  settleNotes(half);
  endGroup(half);
  const { facts, title, offered, intro, ingredients, steps, notes } = half;
  return {
    title: title === '' ? (OFFER.exec(offered)?.[1] ?? '') : title,
    intro, ingredients, steps, notes,
    makes: facts.makes, prepMinutes: facts.prepMinutes, cookMinutes: facts.cookMinutes, minutes: totalOf(facts),
    serves: facts.serves ?? (Number(IN_PROSE.exec(intro.join(' '))?.[1] ?? 0) || null),
  };
}
