import { lazy, Suspense, useRef } from 'react';
import { isCooking } from '../../cooking/cooking.ts';
import type { Cooking } from '../../cooking/cooking.ts';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { useFollow } from '../../cooking/use-follow.ts';
import { EmptyPantry } from '../../parts/drawings/empty-pantry.tsx';
import { Trouble } from './trouble.tsx';
import { Waiting } from './waiting.tsx';

const Recommendation = lazy(async () => ({ default: (await import('./recommendation.tsx')).Recommendation }));

interface Props {
  cooking: Cooking;
  /** False when the list is empty, so that nothing can be cooked again. */
  canCook: boolean;
  again(): void;
  mend(): void;
  house(): void;
  stop(): void;
}

/** Where the recipe goes: empty, waited for, growing, or there. */
export function Plate({ cooking, canCook, again, mend, house, stop }: Props) {
  const plate = useRef<HTMLDivElement>(null);
  useFollow(plate, cooking);
  const { phase, text, trouble } = cooking;

  return (
    <div className="plate" ref={plate}>
      <p className="visually-hidden" role="status">
        {announcementOf(cooking)}
      </p>
      {(phase === 'idle' || phase === 'failed') && (
        <div className="plate-empty">
          <EmptyPantry className="plate-drawing" />
          {phase === 'idle' && <p className="lead">Your recipe will be served here.</p>}
        </div>
      )}
      {phase === 'waiting' && <Waiting cooking={cooking} stop={stop} house={house} />}
      {text !== '' && (
        <TextGuard instead={<PlainRecipe text={text} />}>
          <Suspense fallback={<PlainRecipe text={text} />}>
            <Recommendation cooking={cooking} canCook={canCook} another={again} mend={mend} stop={stop} />
          </Suspense>
        </TextGuard>
      )}
      {trouble && !isCooking(cooking) && <Trouble trouble={trouble} kept={text !== ''} canCook={canCook} again={again} house={house} />}
    </div>
  );
}

/** The recipe's text for as long as, or where, the part that formats it is not there. */
function PlainRecipe({ text }: { text: string }) {
  return (
    <section className="recommendation">
      <h2>{'Chef Claude recommends: '}</h2>
      <p className="card recipe-plain">{text}</p>
    </section>
  );
}

/** Said once at the start and once at the end, not for every word. */
function announcementOf({ phase, trouble }: Cooking): string {
  switch (phase) {
    case 'idle':
      return '';
    case 'waiting':
    case 'writing':
      return 'The chef has started.';
    case 'done':
      return 'Your recipe is ready.';
    case 'unfinished':
      return `The recipe is unfinished. ${trouble?.sentence ?? ''}`;
    case 'failed':
      return trouble?.sentence ?? '';
  }
}
