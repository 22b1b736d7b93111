import { LIMITS } from '../../../contract/limits.ts';

interface Props {
  /** How many ingredients are on the list. */
  count: number;
  cooking: boolean;
  cook(): void;
}

/** What the list allows next: more ingredients, or a recipe. */
export function ReadyBlock({ count, cooking, cook }: Props) {
  if (count < LIMITS.suggestedEntries) {
    return (
      <div className="not-ready">
        <p className="hint">Add at least {LIMITS.suggestedEntries} ingredients.</p>
        {count > 0 && (
          <button className="button-quiet" type="button" disabled={cooking} onClick={cook}>
            Cook with these anyway
          </button>
        )}
      </div>
    );
  }
  return (
    <div className="ready">
      <div>
        <h3>Ready for a recipe?</h3>
        <p>Generate a recipe from your list of ingredients.</p>
      </div>
      <button className="button" type="button" disabled={cooking} onClick={cook}>
        Get a recipe
      </button>
    </div>
  );
}
