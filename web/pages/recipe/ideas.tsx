/** What the list could become, before anything is cooked: three dishes to choose from. A chunk of its own, fetched while the cook types. */
import './ideas.css';
import type { CookInput } from '../../api.ts';
import { IdeaCard } from './idea-card.tsx';
import { useIdeas } from './use-ideas.ts';
import type { Idea, IdeasOffer } from './use-ideas.ts';

interface Props {
  order: CookInput;
  cooking: boolean;
  /** Cooks the dish of an idea. */
  pick(dish: string): void;
}

const PLACES = [0, 1, 2] as const;

export function Ideas({ order, cooking, pick }: Props) {
  const offer = useIdeas(order);
  const { state, ideas, stale, more, restart } = offer;
  if (state === 'none') return null;
  const spent = state === 'spent';
  const off = cooking || stale;

  return (
    <section className="ideas no-print" aria-labelledby="ideas">
      <div className="ideas-head">
        <h2 id="ideas">What could it be?</h2>
        {/* One button throughout: a button that goes away takes the focus along. */}
        {state !== 'coming' && (
          <button className="link-button" type="button" aria-disabled={off} onClick={() => off || (spent ? restart() : more())}>
            {spent ? 'Back to the first ideas' : 'Something else'}
          </button>
        )}
      </div>
      <p className={spent ? 'ideas-spent' : 'visually-hidden'} role="status">
        {saidOf(offer)}
      </p>
      {!spent && (
        <ul className="idea-list" aria-busy={stale}>
          {state === 'coming'
            ? PLACES.map((place) => <li key={place} className="idea idea-coming" aria-hidden="true" />)
            : ideas.map((idea) => (
                <li key={idea.dish}>
                  <IdeaCard idea={idea} off={off} pick={() => pick(idea.dish)} />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}

/** The first ideas are told once and not for every ingredient; others, which were asked for, with their names. */
function saidOf({ state, ideas, others }: IdeasOffer): string {
  if (state === 'coming') return '';
  if (state === 'spent') return 'That is all we can think of for this list. One more ingredient may open new dishes.';
  if (!others) return 'There are ideas for your list.';
  return `Other ideas: ${ideas.map(({ title }: Idea) => title).join('; ')}.`;
}
