import type { ReactNode } from 'react';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { ALLERGEN_NAMES } from './allergen-names.ts';

const AND = new Intl.ListFormat('en-GB');

/** What checking found about the recipe. It proves what is in it, never what is not. */
export function VerdictCard({ verdict }: { verdict: Verdict }) {
  const { uses, of, extras, staples, leftOut, allergens, broken, safety, faults } = verdict;
  return (
    <aside className="verdict" aria-labelledby="checked">
      <h3 id="checked">Checked</h3>
      {broken.map(({ diet, food }) => (
        <p key={`${diet} ${food}`} className="verdict-warning">
          Not {diet}: it has {food} in it.
        </p>
      ))}
      <dl>
        <Line name="From your list">
          Uses {uses.length} of {of}
        </Line>
        <Line name="To buy">{extras.length === 0 ? 'Nothing' : AND.format(extras)}</Line>
        {staples.length > 0 && <Line name="From the shelf">{AND.format(staples)}</Line>}
        {leftOut.length > 0 && (
          <Line name="Left out">
            {leftOut.map(({ food, why }) => (
              <span key={food} className="verdict-left">
                {food}
                {why === '' ? '' : `: ${why}`}
              </span>
            ))}
          </Line>
        )}
        <Line name="Allergens">
          {allergens.length === 0
            ? 'None that we know of.'
            : `Contains ${AND.format(allergens.map(withProof))}.`}{' '}
          Read the labels; they decide.
        </Line>
        {safety.length > 0 && (
          <Line name="Added for safety">
            {safety.map((sentence) => (
              <span key={sentence} className="verdict-left">
                {sentence}
              </span>
            ))}
          </Line>
        )}
        {faults.length > 0 && (
          <Line name="Worth a look">
            {faults.map((sentence) => (
              <span key={sentence} className="verdict-left">
                {sentence}
              </span>
            ))}
          </Line>
        )}
      </dl>
    </aside>
  );
}

/** "milk (feta)"; eggs need no proof that they are eggs. */
function withProof({ allergen, because }: Verdict['allergens'][number]): string {
  const name = ALLERGEN_NAMES[allergen];
  const proof = because.filter((word) => !name.startsWith(word) && !word.startsWith(name));
  return proof.length === 0 ? name : `${name} (${proof.join(', ')})`;
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
