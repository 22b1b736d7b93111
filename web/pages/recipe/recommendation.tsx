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
import { DishHead } from '../../cooking/sheet/dish-head.tsx';
import { FactsStrip } from '../../cooking/sheet/facts-strip.tsx';
import { RecipeSheet } from '../../cooking/sheet/recipe-sheet.tsx';
import { splitHead } from '../../cooking/sheet/split-head.ts';
import { VerdictCard } from '../../cooking/sheet/verdict-card.tsx';
import { byLineOf } from '../../cooking/source-line.tsx';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { newId } from '../../keeping/new-id.ts';
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
  const head = useMemo(() => splitHead(text, growing), [text, growing]);
  const byLine = chef === null ? undefined : byLineOf(originOf(chef));
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
      </header>
      {notices.length > 0 && (
        <ul className="notices">
          {notices.map(({ code, sentence }, index) => (
            <li key={`${code}-${index}`}>{sentence}</li>
          ))}
        </ul>
      )}
      {phase === 'done' && done ? (
        <Finished key={idOf(done)} done={done} origin={originOf(chef)} byLine={byLine} canCook={canCook} another={another} mend={mayMend} />
      ) : (
        <>
          <article className="recipe-card recipe-text">
            <TextGuard instead={<p className="recipe-plain">{text}</p>}>
              <DishHead title={head.title} byLine={byLine} waiting={growing} markdown={text}>
                <FactsStrip facts={head.facts}>{phase === 'unfinished' && <p className="unfinished">Unfinished recipe</p>}</FactsStrip>
              </DishHead>
              <RecipeText markdown={head.rest} growing={growing} />
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
  byLine: string | undefined;
  mend: (() => void) | undefined;
}

function Finished({ done, origin, byLine, canCook, another, mend }: FinishedProps) {
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
      byLine={byLine}
      pantry={pantry}
      order={order}
      verdict={verdict}
      mend={mend}
      changed={changed}
      actions={<KeepAndShare id={idOf(done)} title={done.recipe.title} written={done.markdown} markdown={since?.markdown ?? done.markdown} origin={since === null ? from : { ...origin, fitted: since.fitted }} />}
      after={
        <div className="sheet-after no-print">
          <p className="hint">Not what you had in mind?</p>
          <button className="button-quiet" type="button" disabled={!canCook} onClick={another}>
            <RefreshCw aria-hidden="true" />
            Cook another
          </button>
        </div>
      }
    />
  );
}
