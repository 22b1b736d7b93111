import type { Bars } from '../order.ts';

/** Who wrote a recipe; it travels with the recipe wherever it is kept, shared or exported. */
export const WRITERS = ['house', 'model', 'own', 'imported'] as const;

export interface Origin {
  /** The house chef, a language model, the cook, or someone whose file was imported. */
  by: (typeof WRITERS)[number];
  /** The model's name, or where an import came from ("Mealie"); empty where there is nothing to say. */
  name: string;
  /** How the house chef fitted its dish, for recipes of its own: enough to fit it again. */
  fitted?: Fitted | undefined;
}

/** A food that the cook had, as the list told of it: enough to fit a dish to it again. */
export interface InHand {
  food: string;
  /** Grams on hand, or null when the entry did not say. */
  grams: number | null;
  /** The food's name as the cook wrote it, where that is another than ours ("digestives", "Kartoffeln"); else null. */
  word: string | null;
  /** How many there are, where the cook counted pieces that nobody weighs ("one sad tomato"). */
  pieces?: number | undefined;
  /** How many slices of it there are, where the cook counts them. */
  slices?: number | undefined;
  /** True where the cook wrote of one, without a figure ("onion"). */
  one?: boolean | undefined;
  /** True where the cook wrote that it is frozen, in a can, without bones; that it is counted in fillets, in rashers; that it is diced or sliced; that it is the rest of a pack, or soaked. */
  frozen?: boolean | undefined;
  canned?: boolean | undefined;
  boneless?: boolean | undefined;
  fillets?: boolean | undefined;
  rashers?: boolean | undefined;
  cutUp?: boolean | undefined;
  opened?: boolean | undefined;
  soaked?: boolean | undefined;
  /** Id of the other food that the cook's bare word may mean: "cumin" is ground or seeds. */
  either?: string | undefined;
}

/** A dish of the house chef as it was fitted to a kitchen. */
export interface Fitted {
  version: 1;
  /** The dish's card: "greek/avgolemono". */
  dish: string;
  /** Times the card's own yield. */
  factor: number;
  /** What the cook had of what is in it. */
  hand: readonly InHand[];
  /** What was added to it, by food. */
  added: readonly string[];
  /** What the order kept out. */
  wishes: Bars;
  /** How it looks on the table (kitchen/drawing/look.ts); recipes kept from before have none. */
  look?: string | undefined;
}

/** How a dish was fitted, without how it was told. */
export const fittedOf = ({ version, dish, factor, hand, added, wishes, look }: Fitted): Fitted => ({ version, dish, factor, hand, added, wishes, ...(look !== undefined && { look }) });
