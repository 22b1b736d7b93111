/** The recipe as it comes and when it is there. Comes as one chunk with the markdown renderer, fetched while the cook types. */
import { useRef } from 'react';
import { isCooking } from '../../cooking/cooking.ts';
import type { Cooking } from '../../cooking/cooking.ts';
import { RecipeText } from '../../cooking/recipe-text.tsx';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { RecipeActions } from './recipe-actions.tsx';
import { VerdictCard } from './verdict-card.tsx';

interface Props {
  cooking: Cooking;
  canCook: boolean;
  another(): void;
  /** Has the same order written anew with an eye on its faults. */
  mend(): void;
  stop(): void;
}

export function Recommendation({ cooking, canCook, another, mend, stop }: Props) {
  const { text, chef, notices, done, phase } = cooking;
  const growing = isCooking(cooking);
  const recipe = useRef<HTMLElement>(null);

  return (
    // Busy keeps a screen reader from reading every word as it comes; the end of it lets the whole recipe through.
    <section className="recommendation" aria-labelledby="recommends" aria-live="polite" aria-busy={growing}>
      <header className="recommendation-head">
        <h2 id="recommends">{'Chef Claude recommends: '}</h2>
        {growing && (
          <button className="button-quiet no-print" type="button" onClick={stop}>
            Stop
          </button>
        )}
        {chef && <p className="cooked-by">Cooked by {chef.kind === 'house' ? 'the house chef' : chef.name}</p>}
      </header>
      {notices.length > 0 && (
        <ul className="notices">
          {notices.map(({ code, sentence }, index) => (
            <li key={`${code}-${index}`}>{sentence}</li>
          ))}
        </ul>
      )}
      <article className="recipe-card" ref={recipe}>
        {phase === 'unfinished' && <p className="unfinished">Unfinished recipe</p>}
        <TextGuard instead={<p className="recipe-plain">{text}</p>}>
          <RecipeText markdown={text} growing={growing} />
        </TextGuard>
      </article>
      {done && <VerdictCard verdict={done.verdict} mend={phase === 'done' && canCook && chef?.kind === 'model' ? mend : undefined} />}
      {phase === 'done' && <RecipeActions recipe={recipe} canCook={canCook} another={another} />}
    </section>
  );
}
