/** The cookbook: recipes that a cook keeps on the server, with a copy on every device. */
import * as z from 'zod/mini';
import { DIETS, EATERS } from '../kitchen/order.ts';
import { ALLERGENS } from '../kitchen/pantry/food.ts';
import { WRITERS, type InHand } from '../kitchen/recipe/origin.ts';
import { BELONGINGS, KEEPING } from './keeping-limits.ts';
import { cleanText, deviceId, moment } from './text-input.ts';

/** Revisions and changes, as PostgreSQL's integers hold them. */
const whole = z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1));
const { recipeLength, title, tags, tag, notes, source, stars } = KEEPING;

const foodName = cleanText(80, 1);
const foodNames = z.readonly(z.array(foodName).check(z.maxLength(100)));
const flag = z.optional(z.boolean());
const amount = z.number().check(z.nonnegative(), z.maximum(1_000_000));
/** A dish of the house chef as it was fitted (kitchen/recipe/origin.ts). */
const fitted = z.strictObject({
  version: z.literal(1),
  dish: z.string().check(z.regex(/^[\w-]{1,60}\/[\w-]{1,100}$/)),
  factor: z.number().check(z.gt(0), z.maximum(1000)),
  hand: z.readonly(z.array(z.strictObject({
    food: foodName, grams: z.nullable(amount), word: z.nullable(cleanText(80)), pieces: z.optional(amount), slices: z.optional(amount),
    one: flag, frozen: flag, canned: flag, boneless: flag, fillets: flag, rashers: flag, cutUp: flag, opened: flag, soaked: flag, either: z.optional(foodName),
    // Nothing that the house chef tells of a food may be missing here, or a recipe with it could not be kept.
  } satisfies Record<keyof InHand, unknown>)).check(z.maxLength(100))),
  added: foodNames,
  wishes: z.strictObject({ diets: z.readonly(z.array(z.enum(DIETS)).check(z.maxLength(20))), allergies: z.readonly(z.array(z.enum(ALLERGENS)).check(z.maxLength(20))), avoid: foodNames,
    eaters: z.optional(z.readonly(z.array(z.enum(EATERS)).check(z.maxLength(5)))) }),
  /** As kitchen/drawing/look.ts bounds it. */
  look: z.optional(cleanText(900)),
});
export const origin = z.strictObject({ by: z.enum(WRITERS), name: cleanText(120), fitted: z.optional(fitted) });

/** One time it was cooked. The id is made on the device, so that telling twice counts once. */
export const cookedInput = z.strictObject({ id: deviceId, on: moment, how: z.enum(['great', 'good', 'poor']), note: cleanText(notes) });
export type Cooked = z.output<typeof cookedInput>;

/** A recipe to keep, as the device has it. */
export const keptInput = z.strictObject({
  id: deviceId,
  title: cleanText(title, 1),
  /** The recipe's whole text; structure is read from it wherever it is needed. */
  markdown: cleanText(recipeLength, 1),
  origin,
  tags: z.array(cleanText(tag, 1)).check(z.maxLength(tags)),
  favourite: z.boolean(),
  notes: cleanText(notes),
  /** Stars, or null where the cook gave none. */
  rating: z.prefault(z.nullable(z.int().check(z.gte(1), z.lte(stars))), null),
  /** Where it is from, as text or as an address; empty where nobody said. */
  source: z.prefault(cleanText(source), ''),
  /** The cook's own photo of it by its id, or null. Left out by a page from before there were photos: it stays as it is. */
  photo: z.optional(z.nullable(deviceId)),
  cooked: z.array(cookedInput).check(z.maxLength(KEEPING.cookedTimes)),
  keptAt: moment,
});
export type KeptInput = z.output<typeof keptInput>;

/** A kept recipe as the server has it. `revision` counts its changes; a change names the one it was made from. */
export const kept = z.extend(keptInput, { photo: z.nullable(deviceId), revision: whole });
export type Kept = z.output<typeof kept>;

/** `base` is the revision that was changed, 0 for a recipe that the server has not seen. */
export const keepInput = z.strictObject({ recipe: keptInput, base: whole });
export const keptAnswer = z.strictObject({ revision: whole });
export const removeInput = z.strictObject({ id: deviceId, base: whole });
export const cookedOnceInput = z.strictObject({ recipe: deviceId, cooked: cookedInput });

/** What changed after `since` (0 for everything), oldest first; `more` says that there is another helping. */
export const changesInput = z.strictObject({ since: whole });
export const changes = z.strictObject({ recipes: z.array(kept), gone: z.array(deviceId), upTo: whole, more: z.boolean() });
export type Changes = z.output<typeof changes>;

/** Takes many recipes in one step, all or none; what is there already (same id, or same text) is not doubled. */
export const adoptInput = z.strictObject({ recipes: z.array(keptInput).check(z.maxLength(KEEPING.adopted)) });
/** The id under which each recipe of the input stands now, in order, with its revision. */
export const adopted = z.strictObject({ recipes: z.array(z.strictObject({ id: deviceId, revision: whole, fresh: z.boolean() })) });

/** A photo in base64, told apart by an id that the device makes; its bytes never change. */
const photoBytes = z.string().check(z.maxLength(Math.ceil(KEEPING.photoBytes / 3) * 4), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));
export const keepPhotoInput = z.strictObject({ id: deviceId, bytes: photoBytes });
export const photoInput = z.strictObject({ id: deviceId });
export const photo = z.strictObject({ bytes: z.string() });

export const versionsInput = z.strictObject({ id: deviceId });
export const versions = z.strictObject({ versions: z.array(z.strictObject({ revision: whole, at: moment, title: z.string(), markdown: z.string() })) });

const belonging = z.strictObject({ name: z.enum(BELONGINGS), value: cleanText(KEEPING.belonging), changedAt: moment });
/** Sent ones are kept where they are newer than the server's; the answer has them all as they stand now. */
export const belongingsInput = z.strictObject({ belongings: z.array(belonging).check(z.maxLength(BELONGINGS.length)) });
export const belongings = belongingsInput;
