/** About what a serving has, for whoever opens it. */
import './nutrition-facts.css';
import { useState } from 'react';
import type { Recipe } from '../../../kitchen/recipe/recipe.ts';
import type { Told } from './count-nutrition.ts';

interface Props {
  /** The recipe in the amounts it is kept in; null until it is read, then its text is. */
  recipe: Recipe | null;
  markdown: string;
}

type Counter = (recipe: Recipe | null, markdown: string) => Told;

export function NutritionFacts({ recipe, markdown }: Props) {
  const [count, setCount] = useState<Counter | null>(null);
  const [missing, setMissing] = useState(false);

  async function fetchCounter() {
    try {
      const { countNutrition } = await import('./count-nutrition.ts');
      setCount(() => countNutrition);
      setMissing(false);
    } catch {
      setMissing(true);
    }
  }

  return (
    <details className="nutrition no-print" onToggle={({ currentTarget }) => currentTarget.open && count === null && void fetchCounter()}>
      <summary className="opens">Nutrition</summary>
      {count === null ? <p role="status">{missing ? 'The figures could not be fetched. Close this and open it again in a moment.' : 'Counting…'}</p> : <Counted told={count(recipe, markdown)} />}
    </details>
  );
}

function Counted({ told: { lead, facts, left } }: { told: Told }) {
  return (
    <div className="nutrition-body">
      <p>{facts.length === 0 ? lead : `${lead}:`}</p>
      {facts.length > 0 && (
        <table>
          <tbody>
            {facts.map(({ name, value, part }) => (
              <tr key={name} className={part ? 'nutrition-part' : undefined}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {left.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {facts.length > 0 && <p className="nutrition-source">An estimate from the ingredients, with figures of the U.S. Department of Agriculture.</p>}
    </div>
  );
}
