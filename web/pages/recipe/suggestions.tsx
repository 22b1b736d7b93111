import type { Row } from './type-ahead.ts';

interface Props {
  rows: readonly Row[];
  active: number;
  take(row: Row): void;
}

export const LISTBOX = 'food-rows';
export const idOfRow = (at: number): string => `food-row-${at}`;

/** The rows under the field. The focus stays in the field, so a press must not take it away. */
export function Suggestions({ rows, active, take }: Props) {
  return (
    <>
      {rows.length > 0 && (
        <div className="food-rows" id={LISTBOX} role="listbox" aria-label="Foods">
          {rows.map((row, at) => (
            <button
              key={row.text}
              className="food-row"
              id={idOfRow(at)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(row)}
            >
              {row.name}
              {row.food !== '' && <span className="food-row-ours"> {row.food}</span>}
            </button>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {rows.length > 0 && `${rows.length === 1 ? 'One food' : `${rows.length} foods`} to choose with the arrow keys.`}
      </p>
    </>
  );
}
