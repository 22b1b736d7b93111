import { headingText, stepText } from './bare-text.ts';
import { addIngredient, addStep, endGroup, type HalfRead, nameGroup, open, setTitle, settleAside, settleNotes, takeFacts, TITLE_LABEL } from './half-read.ts';
import { readsLikeStep, startsWithAmount } from './line-sense.ts';
import { readFacts } from './read-facts.ts';
import { isGreeting, isParting, PLAIN_NOTES, sectionOf } from './section-names.ts';

/** "Step 2: Toast the rice" names a part of the steps; "Step 2" alone only counts. */
function readNumbered(half: HalfRead, text: string, depth: number): void {
  if (half.place !== 'steps') open(half, 'steps', depth - 1);
  settleAside(half, false);
  const name = headingText(stepText(text));
  if (name === '') {
    endGroup(half);
    half.lastStep = null;
  } else if (readsLikeStep(name) && /[.!]$/.test(name)) addStep(half, name);
  else nameGroup(half, name);
}

/** A heading that announces no section: the title, a part, or a line that only looks like a heading. */
function readName(half: HalfRead, text: string): void {
  const { place } = half;
  if (place === 'head' && takeFacts(half, text)) return;
  if (place === 'ingredients' && startsWithAmount(text)) addIngredient(half, text);
  else if (place === 'notes') {
    settleNotes(half);
    half.noteLabel = text;
  } else if (place === 'steps' && readsLikeStep(text) && (/[.!]$/.test(text) || text.split(' ').length > 9)) addStep(half, text);
  else nameGroup(half, text.replace(TITLE_LABEL, ''));
}

/** Reads a heading, or a line in bold, or a label. `depth` is 1 to 6, and 7 for what is no heading of markdown. */
export function readHeading(half: HalfRead, text: string, depth: number): void {
  if (isParting(text)) return;
  const { place, title } = half;
  if (/^step\s*(?:\d|one|two|three|four|five|six)/i.test(text) && (place !== 'head' || title !== '')) {
    readNumbered(half, text, depth);
    return;
  }
  const told = sectionOf(text);
  if (title === '' && place === 'head' && (told === null || (told.section === 'notes' && !PLAIN_NOTES.test(text)))) {
    if (/^(?:serves|serving|prep|cook|total|yield|makes|ready|\d+ (?:serv|min))/i.test(text) && takeFacts(half, text)) return;
    if (isGreeting(text)) half.offered ||= text;
    else setTitle(half, text);
    return;
  }
  if (told === null) {
    readName(half, text);
    return;
  }
  if (told.section === 'intro') return;
  if (told.section === 'facts') {
    if (place !== 'head' && told.group === null) open(half, 'notes', depth);
    if (place === 'head' || told.group !== null) half.factLabel = told.group ?? '';
    else half.noteLabel = text;
    return;
  }
  if (told.section === 'steps' && place === 'steps' && (depth > half.depth || half.steps.length > 0) && !/^(?:steps|instructions|directions|method)$/i.test(text)) {
    nameGroup(half, text);
    return;
  }
  if (told.section === 'ingredients' && place === 'ingredients' && told.group !== null) nameGroup(half, told.group);
  else {
    open(half, told.section, told.section === 'notes' ? depth : Math.min(depth, 6));
    if (told.section === 'notes') half.noteLabel = told.group;
    else if (told.group !== null) nameGroup(half, told.group);
  }
  if (told.aside !== '' && readFacts(told.aside, half.facts) === null && half.noteLabel !== null) half.noteLabel = `${half.noteLabel} (${told.aside})`;
}
