/** The recipes someone keeps: a guest's on this device, a cook's on every device. */
import './cookbook.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { bringBack, keepOne, removeKept } from '../../keeping/cookbook.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { newId } from '../../keeping/new-id.ts';
import { useCookbook } from '../../keeping/use-cookbook.ts';
import { EmptyPantry } from '../../parts/drawings/empty-pantry.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import type { Edited } from './edit-recipe.tsx';
import { Exchange } from './exchange.tsx';
import { CookbookWays } from './cookbook-ways.tsx';
import { KeptList } from './kept-list.tsx';
import { RecentList } from './recent-list.tsx';
import { Standing } from './standing.tsx';
import { useCookedIntoCookbook } from './use-cooked-into-cookbook.ts';
import { useTidyPhotos } from './use-tidy-photos.ts';

const NEW: Edited = { title: '', markdown: '', tags: [], source: '' };
const EditRecipe = lazy(async () => ({ default: (await import('./edit-recipe.tsx')).EditRecipe }));
const WeekPlan = lazy(async () => ({ default: (await import('./week-plan.tsx')).WeekPlan }));
const KeptRecipe = lazy(async () => ({ default: (await import('./kept-recipe.tsx')).KeptRecipe }));

export function CookbookPage() {
  const cookbook = useCookbook();
  useCookedIntoCookbook(cookbook.recipes);
  useTidyPhotos(cookbook.recipes);
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search);
  const close = () => void navigate('/cookbook');
  const { recipes } = cookbook;
  const [removed, setRemoved] = useState<DeviceRecipe | null>(null);
  const [said, setSaid] = useState('');

  function change(what: Promise<void>, now: DeviceRecipe | null, sentence: string) {
    what.then(
      () => {
        setRemoved(now);
        return setSaid(sentence);
      },
      () => setSaid('This browser could not keep the change.'),
    );
  }
  const found = recipes?.find(({ id }) => id === asked.get('recipe'));
  // Who is writing goes on writing, though the recipe may have been removed elsewhere.
  const [form, setForm] = useState<{ recipe: DeviceRecipe; shown: boolean } | null>(null);
  if (form?.shown === false && found !== undefined) setForm(null);
  const open = found ?? (form?.recipe.id === asked.get('recipe') ? form?.recipe : undefined);
  const writing = asked.has('write');
  const planning = asked.has('week') && recipes !== null;
  const place = useRef<HTMLDivElement>(null);
  usePlace(writing ? 'write' : planning ? 'week' : open?.id, place);
  const gone = recipes !== null && asked.has('recipe') && open === undefined;

  function keepNew(edited: Edited | null) {
    if (edited === null) return close();
    const id = newId();
    keepOne({ id, ...edited, origin: { by: 'own', name: '' } }).then(
      (kept) => {
        setSaid('');
        return navigate(`/cookbook?recipe=${kept.id}`, { replace: true });
      },
      () => setSaid('This browser could not keep the recipe.'),
    );
  }

  return (
    <div className="page cookbook section" ref={place} tabIndex={-1}>
      <PageTitle title={`${writing ? 'New recipe' : planning ? 'Your week' : (open?.title ?? 'Your cookbook')} - Recipe Chef`} description="The recipes you keep: search them, see which you can cook now, and take them anywhere." />
      {/* The list stays while a recipe is open, with what was searched in it. */}
      <div className="cookbook-list" hidden={open !== undefined || writing || planning}>
        <header className="cookbook-head">
          <h1>Your cookbook</h1>
          <Standing cookbook={cookbook} />
          {recipes !== null && <CookbookWays full={recipes.length > 0} />}
        </header>
        <div className="removed" role="status">
          {said}
          {removed !== null && (
            <button className="button-quiet" type="button" onClick={() => change(bringBack(removed), null, `${removed.title} is back.`)}>
              Bring it back
            </button>
          )}
        </div>
        {gone && removed === null && <p role="status">That recipe is no longer in your cookbook.</p>}
        {cookbook.broken && <p className="lead">This browser keeps nothing for us, so there is no cookbook here. A private window may be the reason.</p>}
        {recipes === null && !cookbook.broken && <p className="lead">Opening your cookbook…</p>}
        {recipes?.length === 0 && (
          <div className="cookbook-empty">
            <EmptyPantry className="cookbook-drawing" />
            <p className="lead">Nothing kept yet. Press “Keep” under a recipe you like, and it waits for you here, even without a network.</p>
            <Link className="button" to="/recipe">
              Cook something
            </Link>
          </div>
        )}
        {recipes !== null && recipes.length > 0 && <KeptList recipes={recipes} />}
        <RecentList />
        {recipes !== null && <Exchange recipes={recipes} />}
      </div>
      {(open !== undefined || writing || planning) && (
        <TextGuard instead={<p>This part could not be fetched. Reload the page to try again.</p>}>
          <Suspense fallback={<p className="lead">{open === undefined ? 'One moment…' : 'Opening the recipe…'}</p>}>
            {writing && <EditRecipe of="new" heading="New recipe" recipe={NEW} done={keepNew} />}
            {planning && !writing && <WeekPlan recipes={recipes} close={close} />}
            {open !== undefined && !writing && !planning && (
              <KeptRecipe
                key={open.id}
                recipe={open}
                owner={cookbook.owner}
                editing={form?.shown === true && form.recipe.id === open.id ? form.recipe : null}
                edit={(recipe) => setForm(recipe === null ? form && { ...form, shown: false } : { recipe, shown: true })}
                close={close}
                remove={() => {
                  change(removeKept(open.id), open, `${open.title} is removed.`);
                  close();
                }}
              />
            )}
          </Suspense>
        </TextGuard>
      )}
    </div>
  );
}

/** A recipe opens at its top, and closing it leads back to where the list was left. */
function usePlace(open: string | undefined, place: RefObject<HTMLElement | null>): void {
  const before = useRef<{ open: string | undefined; scrolled: number }>({ open, scrolled: 0 });
  useEffect(() => {
    const { open: was, scrolled } = before.current;
    if (was === open) return;
    before.current = { open, scrolled: open === undefined ? 0 : window.scrollY };
    const card = was === undefined ? null : place.current?.querySelector<HTMLElement>(`a[href$="recipe=${was}"]`);
    (card ?? place.current)?.focus({ preventScroll: true });
    window.scrollTo(0, open === undefined ? scrolled : 0);
  }, [open, place]);
}

export { CookbookPage as Component };
