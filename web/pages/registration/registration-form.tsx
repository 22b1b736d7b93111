import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useSend } from '../../send-context.ts';
import { PasswordField } from './password-field.tsx';

export function RegistrationForm() {
  const navigate = useNavigate();
  const send = useSend();
  const [shown, setShown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState('');

  async function register(form: HTMLFormElement) {
    const entered = new FormData(form);
    if (entered.get('password') !== entered.get('confirmpassword')) {
      window.alert('Password and Confirm Password must be same.');
      return;
    }
    setBusy(true);
    setWhy('');
    const { makeAccount } = await import('./make-account.ts');
    const sentence = await makeAccount(send, entered);
    setBusy(false);
    if (sentence !== null) {
      setWhy(sentence);
      return;
    }
    form.reset();
    await navigate('/chef');
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    // What can still fail is fetching the code that asks.
    register(event.currentTarget).catch(() => {
      setBusy(false);
      setWhy('We could not reach the server, so no account was made. What you typed is still here; try again, or continue without an account.');
    });
  }

  return (
    // As a POST, so that a form sent before the page woke up never writes a password into the address.
    <form className="registration-form" method="post" onSubmit={submit}>
      <div className="registration-names">
        <div className="field">
          <label htmlFor="firstName">First name</label>
          <input id="firstName" name="firstName" required autoComplete="given-name" />
        </div>
        <div className="field">
          <label htmlFor="lastName">
            Last name <span className="hint">(optional)</span>
          </label>
          <input id="lastName" name="lastName" autoComplete="family-name" />
        </div>
      </div>
      <div className="field">
        <label htmlFor="email">Email</label>
        <input id="email" name="email" type="email" required autoComplete="email" />
      </div>
      <PasswordField name="password" label="Password" shown={shown} />
      <PasswordField name="confirmpassword" label="Confirm password" shown={shown} />
      <label className="show-password">
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        Show passwords
      </label>
      <p className="registration-why" role="alert">
        {why}
      </p>
      <button className="button-quiet" type="submit" aria-disabled={busy}>
        Register
      </button>
    </form>
  );
}
