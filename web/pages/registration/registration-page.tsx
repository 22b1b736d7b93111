/** The first screen. Nothing behind it asks for an account. */
import './registration.css';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useRemembered } from '../../parts/device/remembered.ts';
import { ChefIcon } from '../../parts/drawings/chef-icon.tsx';
import { KitchenScene } from '../../parts/drawings/kitchen-scene.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Footer } from '../../parts/shell/footer.tsx';
import { RegistrationForm } from './registration-form.tsx';

// Where it cannot be fetched, the promise holds all the same.
const Greeting = lazy(() => import('./greeting.tsx').then(({ Greeting: greeting }) => ({ default: greeting }), () => ({ default: ThePromise })));

/** True on a device that somebody signed in at (keeping/account.ts). */
const isTrue = (found: unknown): boolean => found === true;

export function RegistrationPage() {
  const [isCook] = useRemembered('cook', isTrue);
  return (
    <div className="shell">
      <PageTitle
        title="Recipe Chef - Your Smart Kitchen Assistant"
        description="Say what is in your kitchen and get a recipe made for exactly that. Register, or go straight to cooking."
      />
      <main className="registration page">
        <div className="registration-scene">
          <KitchenScene className="registration-drawing" />
        </div>
        <div className="registration-panel">
          <header className="registration-title">
            <ChefIcon className="registration-icon" />
            <div>
              <h1>Recipe Chef</h1>
              <p className="lead">Your Smart Kitchen Assistant</p>
            </div>
          </header>
          <Suspense fallback={<ThePromise />}>{isCook ? <Greeting /> : <ThePromise />}</Suspense>
          <section className="registration-account" aria-labelledby="make-account">
            <h2 id="make-account">Or make an account, and your cookbook follows you</h2>
            <RegistrationForm />
            <p className="registration-skip">
              Have one already? <Link to="/account">Sign in</Link>
            </p>
          </section>
        </div>
      </main>
      <Footer />
    </div>
  );
}

/** What it is about, and the shortest way there. */
function ThePromise() {
  return (
    <div className="registration-promise">
      <p className="lead">Say what is in your kitchen, and a moment later you have a recipe made for exactly that, checked and ready to cook.</p>
      <p className="registration-ways">
        <Link className="button" to="/chef">
          Continue without an account
        </Link>
      </p>
    </div>
  );
}

export { RegistrationPage as Component };
