/** The heart of the product: the list on one side, the recipe on the other. */
import './pantry.css';
import './options.css';
import './result.css';
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
  useLoadAhead(pantry.entries.length);

  const cookWith = (chef = options.chef) => cook(orderOf(pantry.entries, { ...options, chef }, newSeed()));

  return (
    <div className="page recipe-page">
      <PageTitle title="Cook with what you have - Recipe Chef" description="List the ingredients you have on hand and get a recipe made for exactly that, with allergens and food safety checked." />
      <div className="worktop no-print">
        <h1>What’s in your kitchen?</h1>
        <PantryForm pantry={pantry} />
        <PantryList pantry={pantry} />
        <OrderOptions options={options} set={setOptions} />
        <ReadyBlock count={pantry.entries.length} cooking={isCooking(cooking)} cook={() => cookWith()} />
      </div>
      <Plate cooking={cooking} canCook={pantry.entries.length > 0} again={() => cookWith()} house={() => cookWith('house')} stop={stop} />
    </div>
  );
}
