import type { Card } from './card.ts';

/** Minutes of a card as it stands, hands and waiting together. */
export const minutesOfCard = ({ work, waiting }: Card): number => work.minutes + waiting.minutes;
