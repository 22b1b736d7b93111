/** The heart of the product: the list on one side, the recipe on the other. */
import './pantry.css';
import './options.css';
import './result.css';
import { useEffect, useState } from 'react';
import type { Kitchen } from '../../api.ts';
import { useApi } from '../../api-context.ts';
import { isCooking } from '../../cooking/cooking.ts';
import { useCooking } from '../../cooking/use-cooking.ts';
import { useRemembered } from '../../parts/device/remembered.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { OrderOptions } from './order-options.tsx';
import { orderOf, readOptions } from './options.ts';
import { PantryForm } from './pantry-form.tsx';
import { PantryList } from './pantry-list.tsx';
import { Plate } from './plate.tsx';
import { ReadyBlock } from './ready-block.tsx';
import { newSeed } from './seed.ts';
import { useLoadAhead } from './use-load-ahead.ts';
import { usePantry } from './use-pantry.ts';

export function RecipePage() {
  const pantry = usePantry();
  const [options, setOptions] = useRemembered('options', readOptions);
  const { cooking, cook, stop } = useCooking();
  const kitchen = useKitchen();
  useLoadAhead(pantry.entries.length);

  const cookWith = (chef = options.chef) => {
    // Without a model there is no choice, whatever was chosen here when there was one.
    const choice = kitchen?.model.configured === true || chef === 'house' ? chef : 'auto';
    cook(orderOf(pantry.entries, { ...options, chef: choice }, newSeed()));
  };

  return (
    <div className="page recipe-page">
      <PageTitle title="Cook with what you have - Recipe Chef" description="List the ingredients you have on hand and get a recipe made for exactly that, with allergens and food safety checked." />
      <div className="worktop no-print">
        <h1>What’s in your kitchen?</h1>
        <PantryForm pantry={pantry} />
        <PantryList pantry={pantry} />
        <OrderOptions options={options} set={setOptions} kitchen={kitchen} />
        <ReadyBlock count={pantry.entries.length} cooking={isCooking(cooking)} cook={() => cookWith()} />
      </div>
      <Plate cooking={cooking} canCook={pantry.entries.length > 0} again={() => cookWith()} house={() => cookWith('house')} stop={stop} />
    </div>
  );
}

/** Which chefs there are; null until we know, and for good where nobody answers. */
function useKitchen(): Kitchen | null {
  const api = useApi();
  const [kitchen, setKitchen] = useState<Kitchen | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    // No answer is no fault here: without it the page simply offers no choice of chef.
    api.kitchen(leaving.signal).then(setKitchen, () => undefined);
    return () => leaving.abort();
  }, [api]);
  return kitchen;
}
