/** A link for a new password: by mail, or printed for the operator to hand over. */
import { Refusal } from '../../contract/refusals.ts';
import type { SendMail } from '../mail/send-mail.ts';
import { findCook, type Cook } from '../store/accounts.ts';
import type { Db } from '../store/open-store.ts';
import { addReset, cookOfReset, spendReset } from '../store/password-resets.ts';
import { hashPassword } from './password-hash.ts';
import { mustBeStrong } from './sign-in.ts';
import { hashToken, newToken } from './token.ts';

/** A link that is good for an hour and once, or null where the e-mail has no account. The token stands behind the #, where no server's log sees it. */
export async function linkForReset(db: Db, email: string, publicUrl: string): Promise<{ cook: Cook; link: string } | null> {
  const cook = await findCook(db, 'email', email);
  if (cook === null) return null;
  const token = newToken();
  await addReset(db, hashToken(token), cook.id, new Date());
  return { cook, link: `${publicUrl}/account#reset=${token}` };
}

/** Sends the link if there is such an account; else does nothing. */
export async function askReset(db: Db, email: string, { sendMail, publicUrl }: { sendMail: SendMail; publicUrl: string }): Promise<void> {
  const found = await linkForReset(db, email, publicUrl);
  if (found === null) return;
  await sendMail({ to: email, subject: 'A new password for Recipe Chef', text: letter(found.cook.firstName, found.link) });
}

function letter(firstName: string, link: string): string {
  return `Hello ${firstName},

someone asked for a new password for your cookbook at Recipe Chef. If that was you, open this link within an hour:

${link}

It works once. If it was not you, do nothing: your password stays as it is.

Recipe Chef
`;
}

/** Uses the link up, sets the password and ends all sessions. Refused with link-spent, weak-password or too-many. */
export async function resetPassword(db: Db, token: string, password: string): Promise<Cook> {
  const id = await cookOfReset(db, hashToken(token), new Date());
  const cook = id === null ? null : await findCook(db, 'id', id);
  if (cook === null) throw new Refusal('link-spent');
  // A weak one costs a sentence, not the link.
  mustBeStrong(password, cook);
  if (!await spendReset(db, hashToken(token), await hashPassword(password), new Date())) throw new Refusal('link-spent');
  return cook;
}
