/** Sentences of a card in which a food is missing: what they still say. */
import type { Span } from '../recipe/recipe.ts';
import type { Segment } from './card.ts';

/** What a segment came to; `printed` where it names a food, an amount or a temperature that is there. */
export interface Told { spans: Span[]; printed: boolean }

/** A sentence's segments with what each came to. */
type Sentence = readonly { segment: Segment; told: Told }[];

/** "Stir the soy sauce together in a bowl": one thing is stirred with nothing. */
export function isAlone(told: Sentence): boolean {
  return told.some(({ segment, told: { spans } }, at) => {
    const [before, after] = [told[at - 1]?.told.spans.at(-1)?.text ?? '', told[at + 1]?.told.spans[0]?.text ?? ''];
    const isOne = segment.kind === 'foods' && spans.length === 1;
    return isOne && /^(?:Stir|Whisk|Mix) $/.test(before) && /^ together(?: in an? [a-z ]+)?\.$/.test(after);
  });
}

/** Whether what the sentence begins with is done to nothing: the foods behind its verb are not there. */
const isBare = ([verb, first]: Sentence): boolean => verb?.segment.kind === 'text' && first?.segment.kind === 'foods' && !first.told.printed;

/** "Toss {onion, cabbage} with half of the vinegar" says nothing where there is neither. */
export const lacksObject = (told: Sentence): boolean =>
  isBare(told) && /^(?:Toss|Mix|Dress|Coat|Rub|Turn|Fill) $/.test(told[0]?.segment.kind === 'text' ? told[0].segment.text : '');

/** "Beat in {milk} with {salt}" is "Beat in the salt" where there is no milk. */
export function withoutWith(told: Sentence): Sentence {
  const [between, second] = [told[2], told[3]];
  const [text, ...others] = between?.told.spans ?? [];
  if (!isBare(told) || between === undefined || text?.text.startsWith(' with ') !== true || second?.told.printed !== true) return told;
  return told.with(2, { ...between, told: { ...between.told, spans: [{ ...text, text: text.text.slice(' with '.length) }, ...others] } });
}
