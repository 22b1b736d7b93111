/** Sentences of a card in which a food is missing: what they still say. */
import type { Span } from '../recipe/recipe.ts';
import type { Segment } from './card.ts';

/** What a segment came to; `printed` where it names a food, an amount or a temperature that is there. */
export interface Told { spans: Span[]; printed: boolean }

/** "Stir the soy sauce together in a bowl": one thing is stirred with nothing. */
export function isAlone(told: readonly { segment: Segment; told: Told }[]): boolean {
  return told.some(({ segment, told: { spans } }, at) => {
    const [before, after] = [told[at - 1]?.told.spans.at(-1)?.text ?? '', told[at + 1]?.told.spans[0]?.text ?? ''];
    return segment.kind === 'foods' && spans.length === 1 && /^(?:Stir|Whisk|Mix) $/.test(before) && /^ together(?: in an? [a-z ]+)?\.$/.test(after);
  });
}

/** "Toss {onion, cabbage} with half of the vinegar" says nothing where there is neither. */
export const lacksObject = (told: readonly { segment: Segment; told: Told }[]): boolean =>
  told[0]?.segment.kind === 'text' && /^(?:Toss|Mix|Dress|Coat|Rub|Turn|Fill) $/.test(told[0].segment.text) && told[1]?.segment.kind === 'foods' && !told[1].told.printed;

/** "Beat in {milk} with {salt}" is "Beat in the salt" where there is no milk. */
export function withoutWith(told: { segment: Segment; told: Told }[]): void {
  const [verb, first, between] = told;
  const text = between?.told.spans[0];
  if (verb?.segment.kind !== 'text' || first?.segment.kind !== 'foods' || first.told.printed || text === undefined || !text.text.startsWith(' with ')) return;
  if (told[3]?.told.printed === true) between?.told.spans.splice(0, 1, { ...text, text: text.text.slice(' with '.length) });
}
