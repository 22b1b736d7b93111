import { Link } from 'react-router';
import { EmptyPantry } from '../../parts/drawings/empty-pantry.tsx';
import { PageTitle } from '../../parts/page-title.tsx';

/** Stands where the dish would be. */
export function EmptyStove() {
  return (
    <main className="cook-empty page page-narrow">
      <PageTitle title="Cook mode - Recipe Chef" description="Cook a recipe step by step, with timers, on a screen that stays on. Works without a network." />
      <EmptyPantry className="cook-empty-drawing" />
      <h1>Nothing is on the stove yet</h1>
      <p className="lead">Get a recipe and press “Start cooking”. It waits here, step by step, also without a network.</p>
      <Link className="button" to="/recipe">
        Find something to cook
      </Link>
    </main>
  );
}
