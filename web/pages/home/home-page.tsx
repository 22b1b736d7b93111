/** The welcome page at /chef: a kitchen to try at once, and what Recipe Chef does, in four steps. */
import './home.css';
import { PageTitle } from '../../parts/page-title.tsx';
import { FinishedRecipes } from './finished-recipes.tsx';
import { Steps } from './steps.tsx';
import { TryKitchen } from './try-kitchen.tsx';

export function HomePage() {
  return (
    <>
      <PageTitle
        title="Recipe Chef - Your Smart Kitchen Assistant"
        description="List what is in your kitchen and get a recipe made for exactly that. Free, without an account."
      />
      <section className="welcome">
        <TryKitchen>
          <h1>Welcome to Recipe Chef</h1>
          <p className="lead">Tell us what is in your kitchen. A moment later you have a recipe made for exactly that.</p>
        </TryKitchen>
      </section>
      <FinishedRecipes />
      <Steps />
    </>
  );
}

export { HomePage as Component };
