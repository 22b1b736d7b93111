/** Every expected "no": its code, its HTTP status and the sentence a person reads. */
export const REFUSALS = {
  'not-json': [400, 'That was not valid JSON. Send a JSON object.'],
  'not-acceptable': [415, 'Send the request as application/json.'],
  'too-large': [413, 'That is more than we can take in one go. Send less.'],
  'not-understood': [422, 'Something in the request is not of the kind we expect.'],
  'unknown-field': [422, 'The request has a field that we do not know.'],
  'pantry-empty': [422, 'Add at least one ingredient.'],
  'pantry-too-long': [422, 'That is more than 30 ingredients. Leave some out.'],
  'entry-too-long': [422, 'One ingredient is longer than 80 characters. Shorten it.'],
  'too-hard': [422, 'We could not read that in the time we give it. Shorten it, or write it in plainer words.'],
  'unknown-diet': [422, 'We do not know one of the diets.'],
  'unknown-allergy': [422, 'We do not know one of the allergies, so we cannot look out for it.'],
  'nothing-to-cook': [422, 'We found nothing in the list that we can cook with.'],
  'not-food': [422, 'Some of that is not food, and what is left is not enough for a recipe.'],
  'dangerous-mix': [422, 'Some of those things are dangerous together. Keep them apart and out of the kitchen.'],
  'unsafe-food': [422, 'We cannot make that into something safe to eat.'],
  'nothing-fits-diet': [422, 'Nothing in the list fits the diet or allergies you set.'],
  'model-not-configured': [409, 'No language model is set up here. The house chef can cook instead.'],
  'unfinished': [502, 'The recipe broke off before its end. What arrived is kept, marked unfinished.'],
  'other-order': [422, 'This key was used for another order.'],
  'not-under-way': [410, 'This recipe is no longer being written. What arrived is kept.'],
  'model-away': [502, 'Our online chef is away.'],
  'not-signed-in': [401, 'You are not signed in here. Sign in and try again; what you made is kept on this device.'],
  'wrong-sign-in': [401, 'This e-mail and password do not go together.'],
  'email-taken': [409, 'There is an account with this e-mail already. Sign in, or ask for a new password.'],
  'weak-password': [422, 'This password is among the first that anyone would try. Take a longer one, such as three or four words.'],
  'link-spent': [410, 'This link for a new password was used already or is too old. Ask for another.'],
  'changed-elsewhere': [409, 'This recipe was changed on another device. Nothing was overwritten.'],
  'cookbook-full': [409, 'Your cookbook is full. Remove recipes that you no longer cook.'],
  'photos-full': [409, 'Your account has no room for more photos. Remove some that you can do without.'],
  'no-photo': [422, 'That is no photo that we can keep: a JPEG of at most 300 kB, no side longer than 1,280 pixels.'],
  'not-shared': [410, 'This recipe is no longer shared.'],
  'switched-off': [404, 'This is switched off here.'],
  'too-many': [429, 'That was a lot at once. Wait a moment and try again.'],
  'not-allowed': [403, 'That request came from another site, so we did not run it.'],
  'not-found': [404, 'There is nothing at this address.'],
  'method-not-allowed': [405, 'This address does not take that kind of request.'],
  'too-slow': [408, 'The request took too long to arrive. Try again.'],
  'closing': [503, 'We are restarting. Try again in a moment.'],
  'no-database': [503, 'We cannot reach our records. Your list is safe; try again in a moment.'],
  'too-busy': [503, 'Our kitchen is full just now. Your list is safe; try again in a moment.'],
  'unexpected': [500, 'Something went wrong on our side. Your list is safe; try again.'],
} as const satisfies Record<string, readonly [number, string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** How a refusal travels: as a JSON answer `{ refusal: ... }` and as the stream's `refused` event. */
export interface RefusalBody {
  code: RefusalCode;
  sentence: string;
  /** True where the same request may go through later. */
  retryable: boolean;
}

const RETRYABLE: ReadonlySet<RefusalCode> = new Set([
  'unfinished', 'model-away', 'too-many', 'too-slow', 'closing', 'no-database', 'too-busy', 'unexpected',
]);

/** An expected "no". Thrown by whoever finds the reason, turned into an answer in one place. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  /** Seconds after which the same request may go through, where that is known. */
  readonly retryAfter: number | null;
  /** `sentence` replaces the table's where more can be said ("Entry 3 is 95 characters long ..."); it never holds what was sent. */
  constructor(code: RefusalCode, sentence: string = REFUSALS[code][1], retryAfter: number | null = null) {
    super(sentence);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfter = retryAfter;
  }
  get status(): number {
    return REFUSALS[this.code][0];
  }
  get body(): RefusalBody {
    return { code: this.code, sentence: this.message, retryable: RETRYABLE.has(this.code) };
  }
}
