/** The first screen. Nothing behind it asks for an account. */
import './registration.css';
import { Link } from 'react-router';
import { ChefIcon } from '../../parts/drawings/chef-icon.tsx';
import { KitchenScene } from '../../parts/drawings/kitchen-scene.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Footer } from '../../parts/shell/footer.tsx';
import { RegistrationForm } from './registration-form.tsx';

export function RegistrationPage() {
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
          <RegistrationForm />
          <p className="registration-skip">
            No account needed: <Link to="/chef">Continue without an account</Link>
            <br />
            Have one already? <Link to="/account">Sign in</Link>
          </p>
        </div>
      </main>
      <Footer />
    </div>
  );
}

export { RegistrationPage as Component };
