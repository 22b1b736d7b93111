import { Link } from 'react-router';
import type { Account } from '../../../contract/account.ts';
import { signIn } from '../../keeping/account.ts';
import { ask } from '../../keeping/keeping-api.ts';
import { useSend } from '../../send-context.ts';
import { AskingForm } from './asking-form.tsx';

interface Props {
  /** True where the server can send mail. */
  mail: boolean;
  came(account: Account): void;
}

export function SignIn({ mail, came }: Props) {
  const send = useSend();
  return (
    <>
      <p className="lead">With an account your cookbook follows you from device to device. Without one it stays on this device, and everything else works just the same.</p>
      <section className="card account-card" aria-labelledby="sign-in">
        <h2 id="sign-in">Sign in</h2>
        <AskingForm
          button="Sign in"
          send={async (entered) => {
            came(await signIn(send, { email: entered('email'), password: entered('password') }));
            return '';
          }}
        >
          <div className="field">
            <label htmlFor="email">Email</label>
            <input id="email" name="email" type="email" required autoComplete="username" />
          </div>
          <div className="field">
            <label htmlFor="password">Password</label>
            <input id="password" name="password" type="password" required autoComplete="current-password" />
          </div>
        </AskingForm>
        <p>
          No account yet? <Link to="/">Register</Link>
        </p>
      </section>
      <details className="card account-card">
        <summary>Forgot your password?</summary>
        {mail ? (
          <AskingForm
            button="Send me a link"
            quiet
            send={async (entered) => {
              await ask(send, 'askReset', { email: entered('email') });
              return 'If there is an account with this e-mail, a link is on its way. It works for an hour.';
            }}
          >
            <div className="field">
              <label htmlFor="forgot-email">Email</label>
              <input id="forgot-email" name="email" type="email" required autoComplete="username" />
            </div>
          </AskingForm>
        ) : (
          <p>This server sends no mail. Ask whoever runs it: they can make a link for a new password for you.</p>
        )}
      </details>
    </>
  );
}
