import './cook-foot.css';
import { ArrowLeft, ArrowRight, ListChecks } from 'lucide-react';

interface Props {
  at: number;
  last: number;
  go(to: number): void;
  /** Null where the recipe names no ingredients, or the screen shows them itself. */
  showIngredients: (() => void) | null;
}

/** Back and Next, where a thumb reaches them, and the ingredients in between. */
export function CookFoot({ at, last, go, showIngredients }: Props) {
  const next = at === last - 1 ? 'Finish' : at === 0 ? 'Start' : 'Next';
  return (
    <nav className="cook-foot" aria-label="Steps">
      {at > 0 && (
        <button className="cook-way" type="button" onClick={() => go(at - 1)}>
          <ArrowLeft aria-hidden="true" />
          Back
        </button>
      )}
      {showIngredients && (
        <button className="cook-way" type="button" aria-haspopup="dialog" onClick={showIngredients}>
          <ListChecks aria-hidden="true" />
          Ingredients
        </button>
      )}
      {at < last && (
        <button className="button cook-next" type="button" onClick={() => go(at + 1)}>
          {next}
          <ArrowRight aria-hidden="true" />
        </button>
      )}
    </nav>
  );
}
