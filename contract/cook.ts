/** The stream that answers `POST /api/cook`, event by event. */
import type { Recipe } from '../kitchen/recipe/recipe.ts';
import type { Verdict } from '../kitchen/recipe/verdict.ts';
import type { RefusalBody } from './refusals.ts';

/** `event: NAME` and `data: JSON` on the wire. Exactly one `done` or `refused` ends a stream; without one it is unfinished. */
export type CookEvent =
  /** Who cooks from here on. Sent again when another chef takes over: text that came before is withdrawn, and a notice says why. */
  | { event: 'meta'; data: { order: string; chef: 'house' | 'model'; name: string; seed: number } }
  /** A piece of the recipe's markdown, numbered from 0. */
  | { event: 'text'; data: { n: number; text: string } }
  /** Something the cook should know: what was left out and why, who stepped in. */
  | { event: 'notice'; data: { code: string; sentence: string } }
  | { event: 'done'; data: Done }
  | { event: 'refused'; data: RefusalBody };

export interface Done {
  /** `complete`, or `length` when the chef ran out of room. */
  finish: 'complete' | 'length';
  /** The whole markdown, as checked: the same as the texts joined, with kitchen notes added at its end. */
  markdown: string;
  recipe: Recipe;
  verdict: Verdict;
}

/** Headers of `POST /api/cook` with which a cook comes back to a recipe that a model is writing. */
export const COMING_BACK = {
  /** A name of the cook's own for the order, 16 to 64 letters, digits, `-` and `_`: asked again with it, the order is cooked once. Whoever knows it may read. */
  key: 'Idempotency-Key',
  /** The `id:` of the last event read, or -1: the stream goes on after it, and nothing is begun. */
  after: 'Last-Event-ID',
} as const;
export const KEY_PATTERN = /^[\w-]{16,64}$/;

/** Milliseconds between heartbeat comments. */
export const HEARTBEAT_MS = 15_000;
