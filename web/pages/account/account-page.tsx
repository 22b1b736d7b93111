/** Signing in, and everything about one's own account. Nobody needs one. */
import './account.css';
import { PageTitle } from '../../parts/page-title.tsx';
import { MyLinks } from './my-links.tsx';
import { NewPassword } from './new-password.tsx';
import { SignIn } from './sign-in.tsx';
import { SignedIn } from './signed-in.tsx';
import { useAccount } from './use-account.ts';

export function AccountPage() {
  const { state, refresh, came } = useAccount();
  return (
    <div className="page page-narrow account section">
      <PageTitle title="Your account - Recipe Chef" description="Sign in, so that your cookbook follows you from device to device." />
      <h1>Your account</h1>
      {state.is === 'looking' && <p className="lead">One moment…</p>}
      {state.is === 'off' && <p className="lead">Accounts are switched off here. Your cookbook lives on this device, and nothing is missing for it.</p>}
      {state.is === 'unreachable' && (
        <>
          <p className="lead">We could not reach the server. Your cookbook on this device works without it.</p>
          <p>
            <button className="button-quiet" type="button" onClick={refresh}>
              Try again
            </button>
          </p>
        </>
      )}
      {state.is === 'reset' && <NewPassword token={state.token} came={came} />}
      {state.is === 'guest' && <SignIn mail={state.mail} came={came} />}
      {(state.is === 'guest' || state.is === 'off') && <MyLinks />}
      {state.is === 'cook' && <SignedIn account={state.account} left={refresh} />}
    </div>
  );
}

export { AccountPage as Component };
