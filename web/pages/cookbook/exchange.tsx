/** Taking recipes in from other apps and files, and out to anywhere. */
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { TakeIn } from './take-in.tsx';
import { TakeOut } from './take-out.tsx';

export function Exchange({ recipes }: { recipes: readonly DeviceRecipe[] }) {
  return (
    <div className="exchange no-print">
      <TakeIn />
      {recipes.length > 0 && <TakeOut recipes={recipes} />}
    </div>
  );
}
