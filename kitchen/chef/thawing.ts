/** What has to thaw before a dish can begin. */
import { FROM_FROZEN, HEAVY_THAWING, STRAIGHT_FROM_FREEZER, THAWING } from '../data/preparations.ts';
import { gramsOfAmount } from './card-amount.ts';
import type { Card, Segment, Sentence } from './card.ts';
import { fillingsOf, type Filling, type Fit } from './filling.ts';

const says = (segment: Segment): boolean => (segment.kind === 'text' ? /\bthaw/i.test(segment.text) : segment.kind === 'stretch' && segment.segments.some(says));
const saysSo = (sentences: readonly Sentence[]): boolean => sentences.some((one) => one.kind === 'sentence' && one.segments.some(says));

/** Whether a card tells by itself how its foods thaw. */
const thawsItself = ({ steps, places }: Card): boolean =>
  steps.some(({ sentences, instead }) => saysSo(sentences) || instead.some((one) => saysSo(one.sentences))) || places.some(({ choices }) => choices.some(({ own }) => saysSo(own)));

/** Foods of a fit that the cook has frozen and that must thaw first, or take longer in the pan, each with how; none where the card tells it. */
export function thawing(fit: Fit): { filling: Filling; by: { steps: string; waiting: number } }[] {
  const frozen = fillingsOf(fit).filter(({ own, food }) => own?.frozen === true && !STRAIGHT_FROM_FREEZER.has(food.id));
  if (frozen.length === 0 || thawsItself(fit.card)) return [];
  return frozen.flatMap((filling) => {
    const by = FROM_FROZEN.get(filling.food.id) ?? THAWING.find(({ kinds }) => kinds.includes(filling.food.kind));
    if (by === undefined) return [];
    const grams = gramsOfAmount(filling.amount, filling.food) * fit.factor;
    return [{ filling, by: grams < HEAVY_THAWING.fromGrams ? by : { steps: HEAVY_THAWING.steps, waiting: Math.round(grams / 1000) * HEAVY_THAWING.minutesPerKilo } }];
  });
}
