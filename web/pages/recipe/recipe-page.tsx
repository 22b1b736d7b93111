/** The heart of the product: the list on one side, the recipe on the other. */
import './pantry.css';
import './pantry-form.css';
import './staples.css';
import './ready.css';
import './options.css';
import './result.css';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { CookInput } from '../../api.ts';
import { isCooking } from '../../cooking/cooking.ts';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { useCooking } from '../../cooking/use-cooking.ts';
import { keepHere, useHere } from '../../parts/device/here.ts';
import { useRemembered } from '../../parts/device/remembered.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { OrderOptions } from './order-options.tsx';
import { orderOf, readOptions } from '../../cooking/options.ts';
import { PantryForm } from './pantry-form.tsx';
import { PantryList } from './pantry-list.tsx';
import { Plate } from './plate.tsx';
import { ReadyBlock } from './ready-block.tsx';
import { Staples } from './staples.tsx';
import { useLoadAhead } from './use-load-ahead.ts';
import { usePantry } from './use-pantry.ts';
import type { Readings } from './use-readings.ts';
import { useStartDish } from './use-start-dish.ts';

const Reader = lazy(async () => ({ default: (await import('./reader.tsx')).Reader }));
const Ideas = lazy(async () => ({ default: (await import('./ideas.tsx')).Ideas }));

/** A list of so many can become something. */
const ENOUGH_FOR_IDEAS = 2;

interface Shown {
  order: string;
  besides: readonly string[];
}

const readShown = (found: unknown): Shown => (found ?? { order: '', besides: [] }) as Shown;

export function RecipePage() {
  const pantry = usePantry();
  const [options, setOptions] = useRemembered('options', readOptions);
  const { cooking, cook, stop } = useCooking();
  useLoadAhead(pantry.entries.length);

  const order = useMemo(() => orderOf(pantry.entries, options), [pantry.entries, options]);
  // What was cooked for this order: another is none of these, also after a look at another page.
  const asked = JSON.stringify(order);
  const shown = useHere('shown', readShown);
  const [readings, setReadings] = useState<Readings | null>(null);
  // What must be kept out and is not known keeps every dish out.
  const unknown = readings?.unknown ?? [];
  const [picked, setPicked] = useState<string | null>(null);

  function cookWith(dish: string | null, more: Pick<CookInput, 'chef' | 'mend'> = {}) {
    setPicked(dish);
    cook({ ...order, ...(dish !== null && { dish }), ...more });
  }
  useStartDish(cookWith);

  // What did not work out is tried again as it was; after a recipe something else is cooked.
  function again() {
    if (cooking.phase !== 'done') return cookWith(picked);
    const besides = [...(shown.order === asked ? shown.besides : []), cooking.done?.recipe.told?.dish ?? []].flat();
    keepHere('shown', { order: asked, besides });
    setPicked(null);
    cook({ ...order, besides });
  }

  return (
    <div className="page recipe-page">
      <PageTitle title="Cook with what you have - Recipe Chef" description="List the ingredients you have on hand and get a recipe made for exactly that, with allergens and food safety checked." />
      <div className="counter no-print">
        <div className="worktop">
          <h1>What’s in your kitchen?</h1>
          <PantryForm pantry={pantry} />
          <Staples pantry={pantry} />
          <PantryList pantry={pantry} readings={readings} />
          <OrderOptions options={options} set={setOptions} unknown={unknown} />
        </div>
        <ReadyBlock entries={pantry.entries} readings={readings} cooking={isCooking(cooking)} cook={() => cookWith(null)} />
      </div>
      {pantry.entries.length > 0 && (
        <TextGuard instead={null}>
          <Suspense fallback={null}>
            <Reader order={order} tell={setReadings} />
          </Suspense>
        </TextGuard>
      )}
      {pantry.entries.length >= ENOUGH_FOR_IDEAS && unknown.length === 0 && (
        <TextGuard instead={null}>
          <Suspense fallback={null}>
            <Ideas order={order} cooking={isCooking(cooking)} pick={(dish) => cookWith(dish)} />
          </Suspense>
        </TextGuard>
      )}
      <Plate cooking={cooking} canCook={pantry.entries.length > 0} again={again} mend={() => cookWith(picked, { mend: true })} house={() => cookWith(picked, { chef: 'house' })} stop={stop} />
    </div>
  );
}

export { RecipePage as Component };
