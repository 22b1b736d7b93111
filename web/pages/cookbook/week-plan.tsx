/** The week: seven places to put kept recipes, and what has to be bought for them. A chunk of its own. */
import './week-plan.css';
import { ShoppingBasket, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { useOwnKitchen } from '../../cooking/own-kitchen.ts';
import { KeptPicture } from '../../keeping/kept-picture.tsx';
import { DAYS, plan, setWeek, unplan, useWeek } from '../../keeping/week.ts';
import type { Day } from '../../keeping/week.ts';
import { toast } from '../../parts/toast/toast.ts';
import { Toaster } from '../../parts/toast/toaster.tsx';
import { AllRecipes } from './all-recipes.tsx';

/** More titles nobody looks through; the newest come first. */
const OFFERED = 500;

export function WeekPlan({ recipes, close }: { recipes: readonly DeviceRecipe[]; close(): void }) {
  const week = useWeek();
  const { pantry } = useOwnKitchen();
  const [busy, setBusy] = useState(false);
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  const planned = week.flat().flatMap((id) => byId.get(id) ?? []);

  async function buy() {
    setBusy(true);
    try {
      const { buyForWeek } = await import('./buy-for-week.ts');
      const { said, undo } = buyForWeek(planned.map(({ markdown }) => markdown), pantry);
      toast({
        said: (
          <>
            {said} <Link to="/shopping">See the shopping list</Link>
          </>
        ),
        undo: undo && (() => toast({ said: undo() })),
      });
    } catch {
      toast({ said: 'The shopping list could not be fetched. Try again in a moment.' });
    }
    setBusy(false);
  }

  function clear() {
    const before = week;
    setWeek([]);
    toast({ said: 'The week is empty.', undo: () => setWeek(before) });
  }

  return (
    <>
      <AllRecipes close={close} />
      <header className="week-head">
        <h1>Your week</h1>
        {planned.length > 0 && (
          <div className="cookbook-ways no-print">
            <button className="button" type="button" aria-disabled={busy} onClick={() => busy || void buy()}>
              <ShoppingBasket aria-hidden="true" />
              Shop for the week
            </button>
            <button className="button-quiet" type="button" onClick={clear}>
              Clear the week
            </button>
          </div>
        )}
      </header>
      {recipes.length === 0 && <p className="lead">Keep a recipe first; then it can have its day here.</p>}
      <ol className="week">
        {DAYS.map((day, at) => (
          <DayPlace key={day} day={day} planned={(week[at] ?? []).flatMap((id) => byId.get(id) ?? [])} recipes={recipes} />
        ))}
      </ol>
      <div className="week-toast">
        <Toaster />
      </div>
    </>
  );
}

function DayPlace({ day, planned, recipes }: { day: Day; planned: readonly DeviceRecipe[]; recipes: readonly DeviceRecipe[] }) {
  const id = useId();
  return (
    <li className="week-day">
      <h2 id={id}>{day}</h2>
      {planned.length > 0 && (
        <ul className="week-dishes" aria-labelledby={id}>
          {planned.map((recipe) => (
            <li key={recipe.id}>
              <KeptPicture className="week-picture" recipe={recipe} named />
              <Link to={`/cookbook?recipe=${recipe.id}`}>{recipe.title}</Link>
              <button className="icon-button week-off no-print" type="button" aria-label={`Take ${recipe.title} off ${day}`} onClick={() => unplan(day, recipe.id)}>
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {recipes.length > planned.length && (
        <select className="no-print" aria-label={`Put a recipe on ${day}`} value="" onChange={(event) => event.target.value !== '' && plan(day, event.target.value)}>
          <option value="">Put a recipe here</option>
          {recipes.slice(0, OFFERED).map((recipe) => (
            <option key={recipe.id} value={recipe.id}>
              {recipe.title}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
