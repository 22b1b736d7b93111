/** Every address the browser and the server meet at, as values: the server binds them, the browser's types come from them. */
import * as z from 'zod/mini';
import { KEY_PATTERN, type CookEvent } from './cook.ts';
import { askResetInput, changePasswordInput, deleteAccountInput, maybeSignedIn, nothing, registerInput, resetInput, signedIn, signInInput } from './account.ts';
import {
  adopted, adoptInput, belongings, belongingsInput, changes, changesInput, cookedOnceInput, keepInput, keepPhotoInput, keptAnswer, photo, photoInput,
  removeInput, versions, versionsInput,
} from './cookbook.ts';
import { KEEPING } from './keeping-limits.ts';
import { LIMITS } from './limits.ts';
import { held, reviewInput, reviews } from './review.ts';
import { opened, openInput, reportInput, revokeInput, shared, shareInput, shareLinks } from './share.ts';
import { orderInput } from './order-input.ts';
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
  /** Who gets an answer: anyone, or only a cook who is signed in. */
  access?: 'anyone' | 'cook';
  /** Most bytes of the body where it is not LIMITS.bodyBytes. */
  bodyBytes?: number;
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
  extras: z.array(text), usesUp: z.nullable(text), plainly: text, look: text,
});

const reading = z.strictObject({
  entry: whole, outcome: z.enum(['food', 'barred', 'unwanted', 'not-food', 'unsafe', 'spoiled', 'unknown']), food: z.nullable(text), named: z.boolean(), sentence: z.nullable(text),
});

const cookEvents: Events<CookEvent> = { events: true };

export const ENDPOINTS = {
  cook: endpoint({
    method: 'POST', path: '/api/cook', input: orderInput, output: cookEvents,
    about: 'Cooks an order: streams the recipe as it is written and ends with what checking it found. With an Idempotency-Key a model’s recipe can be read on: '
      + 'asked again with Last-Event-ID, the stream continues after that event.',
  }),
  stopCooking: endpoint({
    method: 'POST', path: '/api/cook/stop', input: z.strictObject({ key: text.check(z.regex(KEY_PATTERN)) }), output: z.strictObject({}),
    about: 'Stops the chef who is writing what this key began. The answer is the same where there is none.',
  }),
  ideas: endpoint({
    method: 'POST', path: '/api/ideas',
    input: orderInput,
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
    output: z.strictObject({ model: z.strictObject({ configured: z.boolean(), name: z.nullable(z.string()) }), accounts: z.boolean(), reviews: z.boolean(), mail: z.boolean(), limits }),
    about: 'Which chefs are there, what else is switched on, and how much may be asked.',
  }),
  account: endpoint({
    method: 'GET', path: '/api/account', input: null, output: maybeSignedIn,
    about: 'Who is signed in, or null.',
  }),
  register: endpoint({
    method: 'POST', path: '/api/account/register', input: registerInput, output: signedIn,
    about: 'Makes an account and signs in.',
  }),
  signIn: endpoint({
    method: 'POST', path: '/api/account/sign-in', input: signInInput, output: signedIn,
    about: 'Signs in; the session travels in a cookie that scripts cannot read.',
  }),
  signOut: endpoint({
    method: 'POST', path: '/api/account/sign-out', input: nothing, output: nothing,
    about: 'Ends this session.',
  }),
  signOutEverywhere: endpoint({
    method: 'POST', path: '/api/account/sign-out-everywhere', input: nothing, output: nothing, access: 'cook',
    about: 'Ends every session of the cook, this one too.',
  }),
  changePassword: endpoint({
    method: 'POST', path: '/api/account/change-password', input: changePasswordInput, output: nothing, access: 'cook',
    about: 'Changes the password and ends all other sessions.',
  }),
  deleteAccount: endpoint({
    method: 'POST', path: '/api/account/delete', input: deleteAccountInput, output: nothing, access: 'cook',
    about: 'Deletes the account with everything that belongs to it, for good.',
  }),
  accountData: endpoint({
    method: 'GET', path: '/api/account/data', input: null, output: z.looseObject({}), access: 'cook',
    about: 'Everything we hold about the cook, as one JSON document.',
  }),
  askReset: endpoint({
    method: 'POST', path: '/api/account/ask-reset', input: askResetInput, output: nothing,
    about: 'Sends a link for a new password, if there is such an account and mail is set up; the answer is the same either way.',
  }),
  reset: endpoint({
    method: 'POST', path: '/api/account/reset', input: resetInput, output: signedIn,
    about: 'Sets a new password with the token from the link, ends all sessions and signs in.',
  }),
  changes: endpoint({
    method: 'POST', path: '/api/cookbook/changes', input: changesInput, output: changes, access: 'cook',
    about: 'The cookbook, or what changed in it since a point that an earlier answer named.',
  }),
  keep: endpoint({
    method: 'POST', path: '/api/cookbook/keep', input: keepInput, output: keptAnswer, access: 'cook', bodyBytes: KEEPING.adoptBytes,
    about: 'Keeps a recipe or a change to it. Refused with changed-elsewhere when `base` is not the newest revision.',
  }),
  remove: endpoint({
    method: 'POST', path: '/api/cookbook/remove', input: removeInput, output: nothing, access: 'cook',
    about: 'Removes a recipe; removing one that is gone is no fault.',
  }),
  cookedOnce: endpoint({
    method: 'POST', path: '/api/cookbook/cooked', input: cookedOnceInput, output: keptAnswer, access: 'cook',
    about: 'Adds one time it was cooked; the same id counts once.',
  }),
  adopt: endpoint({
    method: 'POST', path: '/api/cookbook/adopt', input: adoptInput, output: adopted, access: 'cook', bodyBytes: KEEPING.adoptBytes,
    about: 'Takes many recipes in one step, all or none, without doubling what is there.',
  }),
  keepPhoto: endpoint({
    method: 'POST', path: '/api/cookbook/keep-photo', input: keepPhotoInput, output: nothing, access: 'cook', bodyBytes: KEEPING.photoBody,
    about: 'Keeps the bytes of a photo that a recipe of the cook names: a JPEG, in base64. The same id counts once. They go when no recipe '
      + 'names them any more.',
  }),
  photo: endpoint({
    method: 'POST', path: '/api/cookbook/photo', input: photoInput, output: photo, access: 'cook',
    about: 'The bytes of a photo of the cook, in base64.',
  }),
  versions: endpoint({
    method: 'POST', path: '/api/cookbook/versions', input: versionsInput, output: versions, access: 'cook',
    about: 'Earlier versions of a recipe, newest first.',
  }),
  belongings: endpoint({
    method: 'POST', path: '/api/cookbook/belongings', input: belongingsInput, output: belongings, access: 'cook',
    bodyBytes: KEEPING.belongingsBytes,
    about: 'The lists and preferences that follow a cook: takes newer ones, answers all.',
  }),
  share: endpoint({
    method: 'POST', path: '/api/share/make', input: shareInput, output: shared, bodyBytes: KEEPING.shareBytes,
    about: 'Makes a share link; with or without an account.',
  }),
  revoke: endpoint({
    method: 'POST', path: '/api/share/revoke', input: revokeInput, output: nothing,
    about: 'Ends a share link: by its cook, or by whoever has its key.',
  }),
  openShared: endpoint({
    method: 'POST', path: '/api/share/open', input: openInput, output: opened,
    about: 'The recipe behind a share link.',
  }),
  shareLinks: endpoint({
    method: 'GET', path: '/api/share/links', input: null, output: shareLinks, access: 'cook',
    about: 'The share links of the cook that still lead somewhere.',
  }),
  report: endpoint({
    method: 'POST', path: '/api/share/report', input: reportInput, output: nothing,
    about: 'Tells the operator that something is wrong with a shared recipe.',
  }),
  reviews: endpoint({
    method: 'GET', path: '/api/reviews', input: null, output: reviews,
    about: 'Approved reviews, newest first.',
  }),
  giveReview: endpoint({
    method: 'POST', path: '/api/reviews/give', input: reviewInput, output: held,
    about: 'Gives a review; it is shown once an operator approved it.',
  }),
  modelRequest: endpoint({
    method: 'GET', path: '/api/model-request', input: null,
    output: z.strictObject({ model: text, pantry: z.array(text), code: z.array(z.strictObject({ language: text, client: text, text })) }),
    about: 'The request that a model chef here makes for four sample foods, as code in JavaScript, in Python and for curl.',
  }),
  description: endpoint({
    method: 'GET', path: '/openapi.json', input: null, output: z.looseObject({}),
    about: 'This very description, in OpenAPI 3.1.',
  }),
  alive: endpoint({
    method: 'GET', path: '/healthz', input: null, output: z.strictObject({ alive: z.literal(true) }),
    about: 'Answers while the process runs.',
  }),
  ready: endpoint({
    method: 'GET', path: '/readyz', input: null, output: z.strictObject({ ready: z.literal(true) }),
    about: 'Answers 200 while new work is taken, 503 while the server is closing or its database does not answer.',
  }),
} as const;
