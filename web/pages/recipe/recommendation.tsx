/** The recipe as it comes and when it is there. Comes as one chunk with the markdown renderer, fetched while the cook types. */
import { RefreshCw } from 'lucide-react';
import { useLayoutEffect, useMemo, useState } from 'react';
import type { Done } from '../../../contract/cook.ts';
import { fittedOf } from '../../../kitchen/recipe/origin.ts';
import type { Fitted, Origin } from '../../../kitchen/recipe/origin.ts';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { isCooking } from '../../cooking/cooking.ts';
import type { Cooking } from '../../cooking/cooking.ts';
import { useOwnKitchen } from '../../cooking/own-kitchen.ts';
import { RecipeText } from '../../cooking/recipe-text.tsx';
import { RecipeSheet } from '../../cooking/sheet/recipe-sheet.tsx';
import { VerdictCard } from '../../cooking/sheet/verdict-card.tsx';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { newId } from '../../keeping/new-id.ts';
import { DishPicture } from '../../parts/dish/dish-picture.tsx';
import { hereStill, keepHere } from '../../parts/device/here.ts';
import { KeepAndShare } from './keep-and-share.tsx';

interface Props {
  cooking: Cooking;
  canCook: boolean;
  another(): void;
  /** Has the same order written anew with an eye on its faults. */
  mend(): void;
  stop(): void;
}

/** A recipe keeps its id as long as it is on the page. */
const ids = new WeakMap<Done, string>();
function idOf(done: Done): string {
  const id = ids.get(done) ?? newId();
  ids.set(done, id);
  return id;
}

const originOf = (chef: Cooking['chef']): Origin => (chef?.kind === 'model' ? { by: 'model', name: chef.name } : { by: 'house', name: '' });

export function Recommendation({ cooking, canCook, another, mend, stop }: Props) {
  const { text, chef, notices, done, phase } = cooking;
  const growing = isCooking(cooking);
  const mayMend = phase === 'done' && canCook && chef?.kind === 'model' ? mend : undefined;

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
      {phase === 'done' && done ? (
        <Finished key={idOf(done)} done={done} origin={originOf(chef)} canCook={canCook} another={another} mend={mayMend} />
      ) : (
        <>
          <article className="recipe-card recipe-text">
            <DishPicture className="dish-beside" waiting={growing} markdown={text} />
            {phase === 'unfinished' && <p className="unfinished">Unfinished recipe</p>}
            <TextGuard instead={<p className="recipe-plain">{text}</p>}>
              <RecipeText markdown={text} growing={growing} />
            </TextGuard>
          </article>
          {done && <VerdictCard verdict={done.verdict} />}
        </>
      )}
    </section>
  );
}

/** Who looked at another page comes back to where they were reading. */
function usePlaceHere(): void {
  useLayoutEffect(() => {
    const place = hereStill('scroll');
    if (typeof place === 'number') window.scrollTo({ top: place, behavior: 'instant' });
    keepHere('scroll', null);
    const { pathname } = window.location;
    let at = window.scrollY;
    // On the way out the page is gone before it can be asked.
    const scrolled = () => {
      if (window.location.pathname === pathname) at = window.scrollY;
    };
    const leave = () => keepHere('scroll', at);
    window.addEventListener('scroll', scrolled, { passive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('scroll', scrolled);
      window.removeEventListener('pagehide', leave);
      if (window.location.pathname !== pathname) leave();
    };
  }, []);
}

interface FinishedProps extends Pick<Props, 'canCook' | 'another'> {
  done: Done;
  origin: Origin;
  mend: (() => void) | undefined;
}

function Finished({ done, origin, canCook, another, mend }: FinishedProps) {
  usePlaceHere();
  const { pantry, order } = useOwnKitchen();
  /** The text and what was found in it once the cook had swapped something. */
  const [since, setSince] = useState<{ verdict: Verdict; markdown: string; fitted: Fitted | undefined } | null>(null);
  const changed = (verdict: Verdict | null, markdown: string, fitted: Fitted | undefined) => setSince(verdict && { verdict, markdown, fitted });
  const { told } = done.recipe;
  const from = useMemo(() => ({ ...origin, fitted: told && fittedOf(told) }), [origin, told]);
  const verdict = since?.verdict ?? done.verdict;

  return (
    <RecipeSheet
      dish={{ id: idOf(done), markdown: done.markdown, origin: from }}
      pantry={pantry}
      order={order}
      toBuy={verdict.extras}
      changed={changed}
      actions={
        <>
          <KeepAndShare id={idOf(done)} title={done.recipe.title} written={done.markdown} markdown={since?.markdown ?? done.markdown} origin={since === null ? from : { ...origin, fitted: since.fitted }} />
          <button className="button-quiet" type="button" disabled={!canCook} onClick={another}>
            <RefreshCw aria-hidden="true" />
            Cook another
          </button>
        </>
      }
    >
      <VerdictCard verdict={verdict} mend={since === null ? mend : undefined} />
    </RecipeSheet>
  );
}
