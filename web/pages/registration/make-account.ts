/** Makes the account that the registration form asks for. Fetched when the form is sent. */
import { KEEPING } from '../../../contract/keeping-limits.ts';
import { Refusal } from '../../../contract/refusals.ts';
import { Unreachable } from '../../api.ts';
import type { Send } from '../../api.ts';
import { register } from '../../keeping/account.ts';
import { ask } from '../../keeping/keeping-api.ts';

const { least, most } = KEEPING.password;

/** Null when all is well: the account is made, or this server has accounts switched off and nothing is sent. Otherwise why not. */
export async function makeAccount(send: Send, entered: FormData): Promise<string | null> {
  const text = (name: string): string => {
    const value = entered.get(name);
    return typeof value === 'string' ? value : '';
  };
  try {
    const { accounts } = await ask(send, 'kitchen', undefined);
    if (!accounts) return null;
    const password = text('password');
    const length = [...password].length;
    if (length < least || length > most) return `A password has ${least} to ${most} characters, and this one has ${length}. Three or four words make a good one.`;
    await register(send, { firstName: text('firstName'), lastName: text('lastName'), email: text('email'), password });
    return null;
  } catch (error) {
    if (error instanceof Unreachable) return 'We could not reach the server, so no account was made. What you typed is still here; try again, or continue without an account.';
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
