/** The welcome page at /chef: what Recipe Chef does, in four steps. */
import './home.css';
import { Link } from 'react-router';
import { WelcomeScene } from '../../parts/drawings/welcome-scene.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { Steps } from './steps.tsx';

export function HomePage() {
  return (
    <>
      <PageTitle
        title="Recipe Chef - Your Smart Kitchen Assistant"
        description="List what is in your kitchen and get a recipe made for exactly that. Free, without an account."
      />
      <section className="welcome">
        <div className="page welcome-row">
          <div className="welcome-words">
            <h1>Welcome to Recipe Chef</h1>
            <p className="lead">Tell us what is in your kitchen. A moment later you have a recipe made for exactly that.</p>
            <p className="welcome-ways">
              <Link className="button" to="/recipe">
                Start with what you have
              </Link>
              <Link className="button-quiet" to="/faq">
                How does it work?
              </Link>
            </p>
          </div>
          <WelcomeScene className="welcome-drawing" />
        </div>
      </section>
      <Steps />
    </>
  );
}

export { HomePage as Component };
