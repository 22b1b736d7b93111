import { LIMITS } from '../../../contract/limits.ts';
import { Minus, Plus } from '../../parts/icons.tsx';

interface Props {
  /** Null: as many as the dish is made for. */
  servings: number | null;
  set(servings: number | null): void;
}

/** Where the stepper begins once someone asks for a number. */
const BEGIN = 2;

export function ServingsField({ servings, set }: Props) {
  const { least, most } = LIMITS.servings;
  return (
    <div className="field">
      <span className="label" id="servings-label">
        Servings
      </span>
      <div className="stepper" role="group" aria-labelledby="servings-label">
        <button type="button" aria-label="One serving less" disabled={servings === null} onClick={() => set(servings === null || servings <= least ? null : servings - 1)}>
          <Minus />
        </button>
        <output aria-live="polite">{servings ?? 'as the dish'}</output>
        <button type="button" aria-label="One serving more" disabled={servings !== null && servings >= most} onClick={() => set(servings === null ? BEGIN : servings + 1)}>
          <Plus />
        </button>
      </div>
    </div>
  );
}
