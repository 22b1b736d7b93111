import { LIMITS } from '../../../contract/limits.ts';
import { Minus, Plus } from '../../parts/icons.tsx';

interface Props {
  servings: number;
  set(servings: number): void;
}

export function ServingsField({ servings, set }: Props) {
  const { least, most } = LIMITS.servings;
  return (
    <div className="field">
      <span className="label" id="servings-label">
        Servings
      </span>
      <div className="stepper" role="group" aria-labelledby="servings-label">
        <button type="button" aria-label="One serving less" disabled={servings <= least} onClick={() => set(servings - 1)}>
          <Minus />
        </button>
        <output aria-live="polite">{servings}</output>
        <button type="button" aria-label="One serving more" disabled={servings >= most} onClick={() => set(servings + 1)}>
          <Plus />
        </button>
      </div>
    </div>
  );
}
