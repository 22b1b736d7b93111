/** What has to be bought, at /shopping. The list itself brings the kitchen along and comes after the page. */
import './shopping.css';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { hasItems, SHOPPING } from '../../keeping/shopping-key.ts';
import { useRemembered } from '../../parts/device/remembered.ts';
import { ShoppingBag } from '../../parts/drawings/shopping-bag.tsx';
import { PageTitle } from '../../parts/page-title.tsx';
import { AddForm } from './add-form.tsx';
import type { News } from './news.ts';

const fetchList = () => import('./shopping-list.tsx');
const ShoppingList = lazy(async () => ({ default: (await fetchList()).ShoppingList }));

export function ShoppingPage() {
  const [has] = useRemembered(SHOPPING, hasItems);
  const [news, setNews] = useState<News | null>(null);
  // Wanted for the first item at the latest; a fault is met where it is needed.
  useEffect(() => void fetchList().catch(() => undefined), []);

  async function add(text: string): Promise<boolean> {
    try {
      const { addTyped } = await fetchList();
      return addTyped(text, setNews);
    } catch {
      setNews({ said: 'The list could not be fetched. Try again when you are online.' });
      return false;
    }
  }

  return (
    <div className="page page-narrow section shopping-page">
      <PageTitle title="Shopping list - Recipe Chef" description="What your recipes need, added up and ordered as you walk through the shop. It stays on your device." />
      <h1>Shopping list</h1>
      <AddForm add={add} />
      <div className="shopping-news no-print">
        <p className="said" role="status">
          {news?.said}
          {news?.toRecipe === true && (
            <>
              {' '}
              <Link to="/recipe">Cook with them</Link>
            </>
          )}
        </p>
        {news?.undo && (
          <button
            className="button-quiet"
            type="button"
            onClick={() => {
              news.undo?.();
              setNews({ said: 'The list is as it was.' });
            }}
          >
            Undo
          </button>
        )}
      </div>
      {has ? (
        <TextGuard instead={<p className="lead">Your list is safe on this device, but showing it needs a part that could not be fetched. Open this page again when you are online.</p>}>
          <Suspense fallback={<p className="lead">Unfolding your list…</p>}>
            <ShoppingList tell={setNews} />
          </Suspense>
        </TextGuard>
      ) : (
        <div className="shopping-empty">
          <ShoppingBag className="shopping-drawing" />
          <p className="lead">Nothing to buy. Add something above, or open a recipe and tap “Add to shopping list”.</p>
          <Link className="button" to="/recipe">
            Find a recipe
          </Link>
        </div>
      )}
    </div>
  );
}

export { ShoppingPage as Component };
