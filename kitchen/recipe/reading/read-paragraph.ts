import { headingText } from './bare-text.ts';
import { addIngredient, addStep, endGroup, endsSentence, growStep, type HalfRead, joined, nameGroup, open, setTitle, takeFacts, TITLE_LABEL } from './half-read.ts';
import { apart, isField, isPartLabel, isProse, readsLikeStep, startsWithAmount } from './line-sense.ts';
import { isFactLine } from './read-facts.ts';
import { readHeading } from './read-heading.ts';
import { readMinutesText } from './read-times.ts';
import type { Line } from './recipe-lines.ts';
import { isGreeting, isParting, PLAIN_NOTES, sectionOf } from './section-names.ts';

type Text = Extract<Line, { kind: 'text' }>;

/** "Ingredients: 2 eggs, 1 onion", "Note: check the label": a section in one line; false when the line is none. */
function readInline(half: HalfRead, words: string): boolean {
  const [, label = '', rest = ''] = /^([^:.]{2,40}):\s*(\S.*)$/.exec(words) ?? [];
  const about = label === '' ? null : sectionOf(label);
  if (about?.section === 'ingredients') {
    readHeading(half, label, 6);
    for (const one of apart(rest)) addIngredient(half, one);
  } else if (about?.section === 'steps' && !(readMinutesText(rest) !== null && rest.length < 30)) {
    readHeading(half, label, 6);
    addStep(half, rest);
  } else if (about?.section === 'steps') half.notes.push(words);
  else if (about?.section === 'notes') half.notes.push(PLAIN_NOTES.test(headingText(label)) ? rest : words);
  else return false;
  return true;
}

/** Reads a line that is neither heading nor list. */
export function readParagraph(half: HalfRead, line: Text, before: Line | undefined): void {
  const { text: words } = line;
  const atStart = half.place === 'head' && half.title === '';
  if (isParting(words) && !atStart) return;
  if (atStart && isGreeting(words)) {
    half.offered ||= words;
    return;
  }
  const label = words.length <= 60 && !/[.!?,;]$/.test(words) && !startsWithAmount(words) ? sectionOf(words) : null;
  if (label !== null && label.section !== 'intro' && (label.section !== 'notes' || /:$/.test(words) || half.title !== '') && (label.section !== 'facts' || (half.place === 'head' && label.aside === ''))) {
    readHeading(half, headingText(words), 7);
  } else if (atStart && TITLE_LABEL.test(words)) setTitle(half, words);
  else if ((half.place === 'head' || half.factLabel !== '' || isFactLine(words)) && takeFacts(half, words)) return;
  else if (half.place === 'head' && isField(words)) half.notes.push(words);
  else if (readInline(half, words)) return;
  else if (half.place === 'head') readHead(half, line);
  else if (half.place === 'ingredients') readLooseIngredient(half, line);
  else if (half.place === 'steps') readLooseStep(half, line, before);
  else if (!line.after && half.labelled.length > 0 && /^\p{Ll}/u.test(words)) half.labelled[half.labelled.length - 1] = joined(half.labelled.at(-1) ?? '', words);
  else half.labelled.push(words);
}

function readHead(half: HalfRead, line: Text): void {
  const { text: words } = line;
  if (half.title === '' && words.length <= 90 && !/[.,;]$/.test(words) && half.intro.length === 0 && !startsWithAmount(words)) setTitle(half, words);
  else if (half.title !== '' && startsWithAmount(words) && !isProse(words) && words.length < 90) {
    open(half, 'ingredients', 2);
    readLooseIngredient(half, { ...line, after: true });
  } else {
    endGroup(half);
    half.intro.push(words);
  }
}

/** A line of the ingredients without a bullet: a part's name, the rest of a long line, a remark, or an ingredient. */
function readLooseIngredient(half: HalfRead, { text: words, after, indent }: Text): void {
  const last = half.ingredients.at(-1);
  if (isPartLabel(words)) nameGroup(half, words);
  else if (last !== undefined && !after && !startsWithAmount(words) && (indent > 1 || /^\p{Ll}/u.test(words)) && last.text.length > 30) last.text = `${last.text} ${words}`;
  else if (readsLikeStep(words) && !half.toldSteps && half.ingredients.length > 0) {
    open(half, 'steps', 2);
    addStep(half, words);
  } else if (isProse(words)) half.notes.push(words);
  else for (const one of apart(words)) addIngredient(half, one);
}

/** A line of the steps without a number: a part's name, more of the step before it, or a step. */
function readLooseStep(half: HalfRead, { text: words, after, indent }: Text, before: Line | undefined): void {
  if (/^step\s*\d+\s*[:.]?$/i.test(words)) return;
  const numbered = /^(?:step\s*)?\d{1,2}\s*[.):]/i.test(words);
  const last = half.steps.at(-1);
  if (isPartLabel(words) && !readsLikeStep(words)) nameGroup(half, words);
  else if (half.lastStep !== null && !numbered && (indent >= 2 || !after)) growStep(half, words);
  else if (half.lastStep !== null && !numbered) half.aside.push(words);
  // A line that was broken because it was full goes on in the next.
  else if (last !== undefined && !after && !numbered && before?.kind === 'text' && before.text.length > 50 && !endsSentence(before.text)) last.text = `${last.text} ${words}`;
  else addStep(half, words);
}
