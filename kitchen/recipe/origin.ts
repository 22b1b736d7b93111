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

/** A dish of the house chef as it was fitted to a kitchen. */
export interface Fitted {
  version: 1;
  /** The dish's card: "greek/avgolemono". */
  dish: string;
  /** Times the card's own yield. */
  factor: number;
  /** What the cook had of what is in it, with grams, the cook's own word, the count, the state and what else the word may mean, where there were any. */
  hand: readonly {
    food: string; grams: number | null; word: string | null;
    pieces?: number | undefined; one?: boolean | undefined; frozen?: boolean | undefined; either?: string | undefined;
  }[];
  /** What was added to it, by food. */
  added: readonly string[];
  /** What the order kept out. */
  wishes: Bars;
  /** How it looks on the table (kitchen/drawing/look.ts); recipes kept from before have none. */
  look?: string | undefined;
}

/** How a dish was fitted, without how it was told. */
export const fittedOf = ({ version, dish, factor, hand, added, wishes, look }: Fitted): Fitted => ({ version, dish, factor, hand, added, wishes, ...(look !== undefined && { look }) });
