/** Every address the browser and the server meet at, as values: the server binds them, the browser's types come from them. */
import * as z from 'zod/mini';
import type { CookEvent } from './cook.ts';
import { LIMITS } from './limits.ts';
import { dishName, orderInput } from './order-input.ts';
import { pantryInput } from './pantry-input.ts';

export interface Endpoint<Input extends z.ZodMiniType | null = z.ZodMiniType | null, Output extends z.ZodMiniType | Events = z.ZodMiniType | Events> {
  method: 'GET' | 'POST';
  path: string;
  /** Schema of the JSON body, or null where there is none. */
  input: Input;
  /** Schema of the JSON answer, or a stream of events. */
  output: Output;
  /** One line for a reader of the API. */
  about: string;
}

/** An answer of `text/event-stream`; `Event` is what its events are. */
export interface Events<Event = unknown> { events: true; of?: Event }

export type InputOf<E extends Endpoint> = E['input'] extends z.ZodMiniType ? z.output<E['input']> : undefined;
export type OutputOf<E extends Endpoint> = E['output'] extends z.ZodMiniType ? z.output<E['output']> : E['output'] extends Events<infer Event> ? Event : never;

function endpoint<Input extends z.ZodMiniType | null, Output extends z.ZodMiniType | Events>(of: Endpoint<Input, Output>): Endpoint<Input, Output> {
  return of;
}

const whole = z.int();
const limits = z.strictObject({
  entries: whole, entryLength: whole, suggestedEntries: whole,
  servings: z.strictObject({ least: whole, most: whole, usual: whole }),
  minutes: z.strictObject({ least: whole, most: whole }),
  wishLength: whole, bodyBytes: whole, reviewLength: whole,
});
/** Stops compiling when a limit is added that the schema does not know. */
LIMITS satisfies z.output<typeof limits> & Record<keyof typeof LIMITS, unknown>;

const text = z.string();
const notice = z.strictObject({ code: text, sentence: text });
const idea = z.strictObject({
  dish: text, title: text, way: text, cuisine: text, minutes: whole, uses: whole, of: whole,
  extras: z.array(text), usesUp: z.nullable(text),
});

const reading = z.strictObject({
  entry: whole, outcome: z.enum(['food', 'barred', 'unwanted', 'not-food', 'unsafe', 'spoiled', 'unknown']), food: z.nullable(text), sentence: z.nullable(text),
});

const cookEvents: Events<CookEvent> = { events: true };

export const ENDPOINTS = {
  cook: endpoint({
    method: 'POST', path: '/api/cook', input: orderInput, output: cookEvents,
    about: 'Cooks an order: streams the recipe as it is written and ends with what checking it found.',
  }),
  ideas: endpoint({
    method: 'POST', path: '/api/ideas',
    input: z.extend(orderInput, { besides: z.optional(z.array(dishName).check(z.maxLength(300))) }),
    output: z.strictObject({ ideas: z.array(idea), seed: whole, notices: z.array(notice) }),
    about: 'Up to three different dishes for a list; `besides` names those shown before, whose method and kitchen do not come again.',
  }),
  pantry: endpoint({
    method: 'POST', path: '/api/pantry',
    input: pantryInput,
    output: z.strictObject({ readings: z.array(reading), unknownAllergies: z.array(whole) }),
    about: 'What each entry of a list was read as, and why it stays out; several readings may have the same entry. `unknownAllergies` counts from 0.',
  }),
  kitchen: endpoint({
    method: 'GET', path: '/api/kitchen', input: null,
    output: z.strictObject({ model: z.strictObject({ configured: z.boolean(), name: z.nullable(z.string()) }), limits }),
    about: 'Which chefs are there, and how much may be asked of them.',
  }),
  alive: endpoint({
    method: 'GET', path: '/healthz', input: null, output: z.strictObject({ alive: z.literal(true) }),
    about: 'Answers while the process runs.',
  }),
  ready: endpoint({
    method: 'GET', path: '/readyz', input: null, output: z.strictObject({ ready: z.literal(true) }),
    about: 'Answers 200 while new work is taken, 503 while the server is closing.',
  }),
} as const;
