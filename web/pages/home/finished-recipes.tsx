import { Link } from 'react-router';
import { keepHere } from '../../parts/device/here.ts';
import { remember } from '../../parts/device/remembered.ts';
import { DishPicture } from '../../parts/dish/dish-picture.tsx';
import { FINISHED } from './examples.ts';
import type { Example } from './examples.ts';

/** Lays the foods on the list and has the dish cooked there (pages/recipe/use-start-dish.ts). */
function order({ foods, dish }: Example): void {
  keepHere('list', foods);
  remember('last-list', foods);
  keepHere('start-dish', dish);
}

/** Three recipes that lie ready: a tap, and each is written for its kitchen. */
export function FinishedRecipes() {
  return (
    <section className="page section finished" aria-labelledby="finished">
      <h2 id="finished">What comes out</h2>
      <ul className="finished-cards">
        {FINISHED.map((example) => (
          <li key={example.dish} className="finished-card">
            <DishPicture className="finished-picture" look={example.look} />
            <h3>
              <Link className="whole-card" to="/recipe" onClick={() => order(example)}>
                {example.title}
              </Link>
            </h3>
            <p>
              {example.minutes} minutes · uses all {example.foods.length}
            </p>
            <p className="hint">From {example.foods.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
