import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { KEEPING } from '../../../contract/keeping-limits.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { useRemembered } from '../../parts/device/remembered.ts';
import { KeptCard } from './kept-card.tsx';
import { useQuietMoment } from './use-quiet-moment.ts';
import { useSearch } from './use-search.ts';

/** Cards drawn at once; a cookbook may hold thousands. */
const HELPING = 60;

/** For so many it is told what is missing without being asked. */
const FEW = 200;

/** Beside the order they come in: the newest first, or what fits a search best. */
const ORDERS: Record<'' | 'stars' | 'title', { name: string; by: ((one: DeviceRecipe, other: DeviceRecipe) => number) | null }> = {
  '': { name: 'Newest', by: null },
  stars: { name: 'Most stars', by: (one, other) => (other.rating ?? 0) - (one.rating ?? 0) },
  title: { name: 'Title', by: (one, other) => one.title.localeCompare(other.title) },
};

const readEntries = (found: unknown): readonly string[] => (Array.isArray(found) ? found.filter((entry): entry is string => typeof entry === 'string') : []);

/** The recipes as cards: searched, sorted by what can be cooked now, or by tag. */
export function KeptList({ recipes }: { recipes: readonly DeviceRecipe[] }) {
  const id = useId();
  const [text, setText] = useState('');
  const [tag, setTag] = useState('');
  const [starred, setStarred] = useState(false);
  const [least, setLeast] = useState(0);
  const [order, setOrder] = useState<keyof typeof ORDERS>('');
  const [now, setNow] = useState(false);
  const [most, setMost] = useState(HELPING);
  const [pantry] = useRemembered('last-list', readEntries);
  const quiet = useQuietMoment(recipes.length <= FEW && pantry.length > 0);
  const sorts = useDeferredValue(now);
  const { found, canCook, failed } = useSearch(recipes, useDeferredValue(text), sorts || quiet ? pantry : null);

  const tags = useMemo(() => [...new Set(recipes.flatMap((recipe) => recipe.tags))].toSorted((a, b) => a.localeCompare(b)), [recipes]);
  const shown = useMemo(() => {
    const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
    const fits = found === null ? null : new Set(found);
    const sorted = canCook === null || !sorts ? found : canCook.map((each) => each.id).filter((each) => fits === null || fits.has(each));
    const all = sorted === null ? recipes : sorted.flatMap((each) => byId.get(each) ?? []);
    const left = all.filter((recipe) => (tag === '' || recipe.tags.includes(tag)) && (!starred || recipe.favourite) && (recipe.rating ?? 0) >= least);
    const { by } = ORDERS[order];
    return by === null ? left : left.toSorted(by);
  }, [recipes, found, canCook, sorts, tag, starred, least, order]);
  const rated = recipes.some(({ rating }) => rating !== null);
  const haves = useMemo(() => new Map(canCook?.map((each) => [each.id, each])), [canCook]);

  return (
    <section aria-label="Recipes">
      <div className="cookbook-tools">
        <div className="field">
          <label className="visually-hidden" htmlFor={`${id}-search`}>
            Search your cookbook
          </label>
          <input id={`${id}-search`} type="search" value={text} onChange={(event) => setText(event.target.value)} placeholder="Search: a dish, a food or a tag" autoComplete="off" />
        </div>
        {tags.length > 0 && (
          <div className="field">
            <label className="visually-hidden" htmlFor={`${id}-tag`}>
              Tag
            </label>
            <select id={`${id}-tag`} value={tag} onChange={(event) => setTag(event.target.value)}>
              <option value="">Any tag</option>
              {tags.map((each) => (
                <option key={each}>{each}</option>
              ))}
            </select>
          </div>
        )}
        {(rated || least > 0) && (
          <div className="field">
            <label className="visually-hidden" htmlFor={`${id}-stars`}>
              Stars
            </label>
            <select id={`${id}-stars`} value={least} onChange={(event) => setLeast(Number(event.target.value))}>
              <option value={0}>Any stars</option>
              {[5, 4, 3, 2, 1].map((stars) => (
                <option key={stars} value={stars}>
                  {stars === KEEPING.stars ? `${stars} stars` : `${stars} or more`}
                </option>
              ))}
            </select>
          </div>
        )}
        {recipes.length > 1 && (
          <div className="field">
            <label className="visually-hidden" htmlFor={`${id}-order`}>
              Sort by
            </label>
            <select id={`${id}-order`} value={order} onChange={(event) => setOrder(event.target.value as keyof typeof ORDERS)}>
              {Object.entries(ORDERS).map(([value, { name }]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
        <label className="cookbook-check">
          <input type="checkbox" checked={starred} onChange={(event) => setStarred(event.target.checked)} />
          Favourites
        </label>
        <label className="cookbook-check">
          <input type="checkbox" checked={now} onChange={(event) => setNow(event.target.checked)} />
          What I can cook now
        </label>
      </div>
      {now && pantry.length === 0 && (
        <p className="hint">
          We do not know what you have. <Link to="/recipe">List your ingredients</Link> first.
        </p>
      )}
      {now && pantry.length > 0 && <p className="hint">By your last list: {pantry.join(', ')}.</p>}
      {failed && <p className="hint">Searching needs a part that could not be fetched; all recipes are shown.</p>}
      <p className="visually-hidden" role="status">
        {shown.length === 1 ? '1 recipe' : `${shown.length} recipes`}
      </p>
      {shown.length === 0 && <p className="lead">No recipe of yours fits that.</p>}
      <ul className="kept-cards">
        {shown.slice(0, most).map((recipe) => {
          const have = haves.get(recipe.id);
          return <KeptCard key={recipe.id} recipe={recipe} have={have} />;
        })}
      </ul>
      {shown.length > most && (
        <button className="button-quiet" type="button" onClick={() => setMost(most + HELPING)}>
          Show more
        </button>
      )}
    </section>
  );
}
