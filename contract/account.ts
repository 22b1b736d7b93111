/** Accounts: what the browser sends and what it is told. */
import * as z from 'zod/mini';
import { KEEPING } from './keeping-limits.ts';
import { cleanText, storable } from './text-input.ts';

const { name, email, password } = KEEPING;

const emailInput = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(email), z.refine(storable), z.regex(/^[^\s@<>"(),:;\\[\]]+@[^\s@<>"(),:;\\[\]]+\.[^\s@.]{2,}$/));
/** Counted in characters as a person counts them; every character is allowed but NUL. Which ones are too easy, the server knows. */
const passwordInput = z.string().check(z.refine((text) => [...text].length >= password.least && [...text].length <= password.most && !text.includes('\u0000') && text.isWellFormed()));
/** A password to compare with: an old one may be of any length up to a bound. */
const passwordGiven = z.string().check(z.maxLength(4 * password.most));

export const account = z.strictObject({ firstName: z.string(), lastName: z.string(), email: z.string(), since: z.string() });
export type Account = z.output<typeof account>;
export const signedIn = z.strictObject({ account });
export const maybeSignedIn = z.strictObject({ account: z.nullable(account) });
export const nothing = z.strictObject({});

export const registerInput = z.strictObject({ firstName: cleanText(name, 1), lastName: z.optional(cleanText(name)), email: emailInput, password: passwordInput });
export const signInInput = z.strictObject({ email: emailInput, password: passwordGiven });
export const changePasswordInput = z.strictObject({ old: passwordGiven, password: passwordInput });
export const deleteAccountInput = z.strictObject({ password: passwordGiven });
export const askResetInput = z.strictObject({ email: emailInput });
export const resetInput = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/)), password: passwordInput });
