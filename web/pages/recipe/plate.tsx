import { lazy, Suspense, useEffect, useRef } from 'react';
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

  // The button that was pressed is off or gone: the focus goes to what it brought.
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (phase !== 'idle' && (document.activeElement ?? document.body) === document.body) plate.current?.focus({ preventScroll: true });
  }, [phase]);

  return (
    <div className="plate" ref={plate} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {announcementOf(cooking)}
      </p>
      {phase === 'idle' && (
        <div className="plate-empty">
          <EmptyPantry className="plate-drawing" />
          <p className="lead">Your recipe will be served here.</p>
        </div>
      )}
      {phase === 'waiting' && <Waiting cooking={cooking} stop={stop} house={house} />}
      {text !== '' && (
        <TextGuard instead={<PlainRecipe text={text} />}>
          <Suspense fallback={isCooking(cooking) ? <Waiting cooking={cooking} stop={stop} house={house} /> : null}>
            <Recommendation cooking={cooking} canCook={canCook} another={again} mend={mend} stop={stop} />
          </Suspense>
        </TextGuard>
      )}
      {trouble && !isCooking(cooking) && <Trouble trouble={trouble} kept={text !== ''} canCook={canCook} again={again} house={house} />}
    </div>
  );
}

/** The recipe's text where the part that formats it could not be fetched. */
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
