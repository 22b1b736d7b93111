import { useId } from 'react';
import type { UnitSystem } from '../../../kitchen/recipe/scaling/scale.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { Minus, Plus } from '../../parts/icons.tsx';
import { UNIT_SYSTEMS } from './use-sheet.ts';
import type { Sheet } from './use-sheet.ts';

const NAMES: Record<UnitSystem, string> = { 'as written': 'As written', metric: 'Metric', us: 'US' };

/** For how many; null where the recipe does not say. */
export function ServingsStepper({ sheet }: { sheet: Sheet }) {
  const { servings } = sheet;
  const { least, most } = LIMITS.servings;
  if (servings === null) return null;
  return (
    <div className="sheet-servings" role="group" aria-label="Servings">
      <button className="no-print" type="button" aria-label="One serving less" disabled={servings <= least} onClick={() => sheet.serve(servings - 1)}>
        <Minus />
      </button>
      <output aria-live="polite">Serves {servings}</output>
      <button className="no-print" type="button" aria-label="One serving more" disabled={servings >= most} onClick={() => sheet.serve(servings + 1)}>
        <Plus />
      </button>
    </div>
  );
}

/** In which units. */
export function UnitsChoice({ sheet }: { sheet: Sheet }) {
  const id = useId();
  return (
    <fieldset className="sheet-units no-print">
      <legend className="visually-hidden">Units</legend>
      {UNIT_SYSTEMS.map((units) => (
        <label key={units}>
          <input type="radio" name={id} checked={sheet.measures.units === units} onChange={() => sheet.measure(units)} />
          <span>{NAMES[units]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What is to be said about other amounts. */
export function Remarks({ sheet: { bench, remarks, touched } }: { sheet: Sheet }) {
  // Asked for, and cannot be had.
  const lost = touched && bench.missing && bench.tools === null;
  return (
    <div className="sheet-remarks no-print" role="status">
      {lost ? <p>We could not fetch what we need to work out the amounts. The recipe stands as written; try again in a moment.</p> : remarks.map((remark) => <p key={remark}>{remark}</p>)}
    </div>
  );
}
