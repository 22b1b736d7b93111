import { KEEPING } from '../../../contract/keeping-limits.ts';
import type { Account } from '../../../contract/account.ts';
import { resetPassword } from '../../keeping/account.ts';
import { useSend } from '../../send-context.ts';
import { AskingForm } from './asking-form.tsx';

const { least } = KEEPING.password;

/** Where the link in a mail leads: a new password, and signed in. */
export function NewPassword({ token, came }: { token: string; came(account: Account): void }) {
  const send = useSend();
  return (
    <section className="card account-card" aria-labelledby="new-password">
      <h2 id="new-password">Choose a new password</h2>
      <AskingForm
        button="Set the password"
        send={async (entered) => {
          came(await resetPassword(send, { token, password: entered('password') }));
          return '';
        }}
      >
        <div className="field">
          <label htmlFor="password">New password</label>
          <input id="password" name="password" type="password" required minLength={least} autoComplete="new-password" aria-describedby="password-hint" />
          <p className="hint" id="password-hint">
            At least {least} characters; three or four words make a good one. You will be signed out everywhere else.
          </p>
        </div>
      </AskingForm>
    </section>
  );
}
