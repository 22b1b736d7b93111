import { addIngredient, addStep, endGroup, growStep, type HalfRead, nameGroup, open, settleAside, takeFacts } from './half-read.ts';
import { isField, isPartLabel, readsLikeStep, startsWithAmount } from './line-sense.ts';
import { readHeading } from './read-heading.ts';
import type { Line } from './recipe-lines.ts';
import { isParting, sectionOf } from './section-names.ts';

type Item = Extract<Line, { kind: 'item' }>;

/** Whether an item is nothing but words in bold. */
const isBold = ({ raw }: Item): boolean => /^(?:\*\*|__)[^*_]+(?:\*\*|__)?:?\s*$/.test(raw.trim());

/** Reads an item of a list; `next` tells whether others hang below it. */
export function readItem(half: HalfRead, item: Item, next: Line | undefined): void {
  const { text, ordered } = item;
  // A numbered "Enjoy with rice" is a step that somebody wrote.
  if (isParting(text) && !(half.place === 'steps' && /^(?:and )?enjoy\b/i.test(text))) return;
  const told = isBold(item) || /:$/.test(text) ? sectionOf(text) : null;
  if (told !== null && (told.section === 'ingredients' || told.section === 'steps') && (half.place === 'head' || told.section !== half.place)) {
    readHeading(half, text, 6);
    return;
  }
  if (half.place === 'head') {
    if (takeFacts(half, text)) return;
    if (isField(text)) {
      half.notes.push(text);
      return;
    }
    // What stands in a list above the ingredients praises them.
    if (half.toldIngredients && !startsWithAmount(text)) {
      half.notes.push(text);
      return;
    }
    const { group, groupUsed } = half;
    half.group = null;
    open(half, (ordered && half.ingredients.length > 0) || readsLikeStep(text) ? 'steps' : 'ingredients', 2);
    Object.assign(half, { group, groupUsed });
  }
  // A numbered list under a list of ingredients is the steps, unless those are still announced.
  if (half.place === 'ingredients' && ordered && half.ingredients.length > 0 && (readsLikeStep(text) || (!half.orderedIngredients && !(half.toldSteps && half.steps.length === 0)))) open(half, 'steps', 2);
  if (half.place === 'ingredients') readIngredient(half, item, next);
  else if (half.place === 'steps') readStep(half, item);
  else half.labelled.push(text);
}

function readIngredient(half: HalfRead, { text, indent, ordered }: Item, next: Line | undefined): void {
  const hasParts = next?.kind === 'item' && next.indent > indent;
  if (isPartLabel(text) || (hasParts && !startsWithAmount(text))) {
    nameGroup(half, text, indent);
    return;
  }
  if (half.groupIndent !== null && indent <= half.groupIndent) {
    // Either the lines of the part stand beside its name, or the part is over.
    if (half.groupUsed) endGroup(half);
    else half.groupIndent = null;
  }
  half.orderedIngredients ||= ordered;
  addIngredient(half, text);
}

function readStep(half: HalfRead, item: Item): void {
  const { text, indent, ordered, raw } = item;
  const { lastStep } = half;
  const nested = lastStep !== null && (indent > lastStep.indent + 1 || (!ordered && lastStep.ordered && lastStep.label && indent >= lastStep.indent));
  settleAside(half, true);
  if (nested) {
    growStep(half, text);
    return;
  }
  addStep(half, text);
  half.lastStep = { indent, ordered, label: isBold(item) || /:\s*(?:\*\*|__)?$/.test(raw.trim()), grown: lastStep?.grown ?? false };
}
