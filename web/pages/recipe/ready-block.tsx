import { LIMITS } from '../../../contract/limits.ts';

interface Props {
  /** How many ingredients are on the list, and how many of them no chef cooks with. */
  count: number;
  refused: number;
  cooking: boolean;
  cook(): void;
}

/** What the list allows next: more ingredients, or a recipe. */
export function ReadyBlock({ count, refused, cooking, cook }: Props) {
  const good = count - refused;
  // Four of which one is no food still make a list (the specification counts items); a list of nothing edible does not.
  if (count < LIMITS.suggestedEntries || good === 0) {
    return (
      <div className="not-ready">
        <p className="hint">Add at least {LIMITS.suggestedEntries} ingredients{refused > 0 && ' that can be cooked with'}.</p>
        {good > 0 && (
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
