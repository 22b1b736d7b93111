/** Reviews: opinions about Recipe Chef, held until an operator approved them. */
import * as z from 'zod/mini';
import { KEEPING } from './keeping-limits.ts';
import { LIMITS } from './limits.ts';
import { cleanText } from './text-input.ts';

export const PROFESSIONS = ['Food Enthusiast', 'Home Chef', 'Food Blogger', 'Professional Chef', 'Culinary Student', 'Mom & Home Cook', 'Restaurant Owner', 'Pastry Chef'] as const;

export const reviewInput = z.strictObject({
  name: cleanText(KEEPING.name, 1),
  profession: z.enum(PROFESSIONS),
  rate: z.int().check(z.gte(1), z.lte(5)),
  review: cleanText(LIMITS.reviewLength),
});
export const held = z.strictObject({ held: z.literal(true) });
export const review = z.strictObject({ name: z.string(), profession: z.string(), rate: z.int(), review: z.string(), on: z.string(), reply: z.nullable(z.string()) });
export const reviews = z.strictObject({ reviews: z.array(review) });
export type Review = z.output<typeof review>;
