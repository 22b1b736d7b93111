import { useId } from 'react';
import type { UnitSystem } from '../../../kitchen/recipe/scaling/scale.ts';
import { LIMITS } from '../../../contract/limits.ts';
import { Minus, Plus } from '../../parts/icons.tsx';
import { UNIT_SYSTEMS } from './use-sheet.ts';
import type { Sheet } from './use-sheet.ts';

const NAMES: Record<UnitSystem, string> = { 'as written': 'As written', metric: 'Metric', us: 'US' };

/** For how many, and in which units; and what is to be said about it. */
export function SheetControls({ sheet }: { sheet: Sheet }) {
  const { servings, measures, bench, remarks } = sheet;
  const id = useId();
  const { least, most } = LIMITS.servings;
  // Asked for, and cannot be had.
  const lost = sheet.touched && bench.missing && bench.tools === null;

  return (
    <div className="sheet-controls no-print">
      {servings !== null && (
        <div className="sheet-servings" role="group" aria-label="Servings">
          <span aria-hidden="true">Serves</span>
          <button type="button" aria-label="One serving less" disabled={servings <= least} onClick={() => sheet.serve(servings - 1)}>
            <Minus />
          </button>
          <output aria-live="polite">{servings}</output>
          <button type="button" aria-label="One serving more" disabled={servings >= most} onClick={() => sheet.serve(servings + 1)}>
            <Plus />
          </button>
        </div>
      )}
      <fieldset className="sheet-units">
        <legend className="visually-hidden">Units</legend>
        {UNIT_SYSTEMS.map((units) => (
          <label key={units}>
            <input type="radio" name={id} checked={measures.units === units} onChange={() => sheet.measure(units)} />
            <span>{NAMES[units]}</span>
          </label>
        ))}
      </fieldset>
      <div className="sheet-remarks" role="status">
        {lost ? <p>We could not fetch what we need to work out the amounts. The recipe stands as written; try again in a moment.</p> : remarks.map((remark) => <p key={remark}>{remark}</p>)}
      </div>
    </div>
  );
}
