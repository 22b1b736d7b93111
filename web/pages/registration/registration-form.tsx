import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { PasswordField } from './password-field.tsx';

export function RegistrationForm() {
  const navigate = useNavigate();
  const [shown, setShown] = useState(false);

  function register(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const entered = new FormData(form);
    if (entered.get('password') !== entered.get('confirmpassword')) {
      window.alert('Password and Confirm Password must be same.');
      return;
    }
    form.reset();
    void navigate('/chef');
  }

  return (
    // As a POST, so that a form sent before the page woke up never writes a password into the address.
    <form className="registration-form" method="post" onSubmit={register}>
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
      <button className="button" type="submit">
        Register
      </button>
    </form>
  );
}
