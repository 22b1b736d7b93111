import { useState } from 'react';
import { Link } from 'react-router';
import { KEEPING } from '../../../contract/keeping-limits.ts';
import type { Account } from '../../../contract/account.ts';
import { leave, signOut } from '../../keeping/account.ts';
import { ADDRESSES, ask } from '../../keeping/keeping-api.ts';
import { useSend } from '../../send-context.ts';
import { AskingForm, sentenceOf } from './asking-form.tsx';
import { MyLinks } from './my-links.tsx';

const { least } = KEEPING.password;

interface Props {
  account: Account;
  /** Called when nobody is signed in here any more. */
  left(): void;
}

export function SignedIn({ account, left }: Props) {
  const send = useSend();
  const [said, setSaid] = useState('');
  /** The way of signing out that would lose something. */
  const [untold, setUntold] = useState<{ everywhere: boolean } | null>(null);

  function attempt(what: () => Promise<void>) {
    setSaid('');
    what().catch((error: unknown) => setSaid(sentenceOf(error)));
  }

  const out = (how: { everywhere: boolean; evenIfUntold?: boolean }) =>
    attempt(async () => {
      if (await signOut(send, how)) left();
      else setUntold(how);
    });

  return (
    <>
      <section className="card account-card" aria-labelledby="signed-in">
        <h2 id="signed-in">{[account.firstName, account.lastName].filter(Boolean).join(' ')}</h2>
        <p>
          Signed in as <strong>{account.email}</strong>, with an account since {new Date(account.since).toLocaleDateString('en-GB', { dateStyle: 'long' })}. Your recipes are in your <Link to="/cookbook">cookbook</Link>.
        </p>
        <div className="account-buttons">
          <button className="button" type="button" onClick={() => out({ everywhere: false })}>
            Sign out
          </button>
          <button className="button-quiet" type="button" onClick={() => out({ everywhere: true })}>
            Sign out everywhere
          </button>
        </div>
        {untold !== null && (
          <div role="alert">
            <p>Some changes on this device could not be saved to your account yet. Signing out now would lose them.</p>
            <button className="button-quiet" type="button" onClick={() => out({ ...untold, evenIfUntold: true })}>
              Sign out and lose them
            </button>
          </div>
        )}
        <p className="said" role="status">
          {said}
        </p>
      </section>

      <MyLinks cook />

      <details className="card account-card">
        <summary>Change the password</summary>
        <AskingForm
          button="Change it"
          quiet
          send={async (entered) => {
            await ask(send, 'changePassword', { old: entered('old'), password: entered('password') });
            return 'Your password is changed, and every other device is signed out.';
          }}
        >
          {/* For the password manager: whose password this is. */}
          <span className="visually-hidden" aria-hidden="true">
            <input type="email" name="email" autoComplete="username" value={account.email} readOnly tabIndex={-1} />
          </span>
          <div className="field">
            <label htmlFor="old">Old password</label>
            <input id="old" name="old" type="password" required autoComplete="current-password" />
          </div>
          <div className="field">
            <label htmlFor="password">New password</label>
            <input id="password" name="password" type="password" required minLength={least} autoComplete="new-password" />
          </div>
        </AskingForm>
      </details>

      <details className="card account-card">
        <summary>My data</summary>
        <p>Everything we hold about you, in one file: account, recipes with their earlier versions, photos, lists and links.</p>
        <p>
          <a className="button-quiet" href={ADDRESSES.accountData} download="recipe-chef-account.json">
            Download my data
          </a>
        </p>
        <p>
          Recipes alone, in forms that other apps read, come from your <Link to="/cookbook">cookbook</Link>.
        </p>
      </details>

      <details className="card account-card">
        <summary>Delete my account</summary>
        <p>This removes the account, all recipes in it, and every link you shared, for good. There is no way back.</p>
        <AskingForm
          button="Delete my account"
          quiet
          send={async (entered) => {
            await ask(send, 'deleteAccount', { password: entered('password') });
            await leave();
            left();
            return '';
          }}
        >
          <div className="field">
            <label htmlFor="delete-password">Password</label>
            <input id="delete-password" name="password" type="password" required autoComplete="current-password" />
          </div>
        </AskingForm>
      </details>
    </>
  );
}
