import { useState } from 'react';
import type { Recipe } from '../../../kitchen/recipe/recipe.ts';
import { SheetDialog } from './sheet-dialog.tsx';

interface Props {
  recipe: Recipe;
  /** Lines that are chosen at first. */
  before: readonly number[];
  /** Lines that are no staples. */
  most: readonly number[];
  add(lines: readonly number[]): void;
  close(): void;
}

/** All lines of the recipe, to choose what has to be bought. */
export function ShoppingDialog({ recipe, before, most, add, close }: Props) {
  const [lines, setLines] = useState<ReadonlySet<number>>(new Set(before));
  const chosen = most.every((line) => lines.has(line));

  return (
    <SheetDialog title="What do you have to buy?" close={close}>
      <button className="button-quiet" type="button" onClick={() => setLines(new Set(chosen ? [] : most))}>
        {chosen ? 'Choose nothing' : 'Choose all but salt, pepper, oil and water'}
      </button>
      <ul className="buy-lines">
        {recipe.ingredients.map(({ text }, line) => (
          <li key={line}>
            <label>
              <input
                type="checkbox"
                checked={lines.has(line)}
                onChange={(event) => {
                  const next = new Set(lines);
                  if (event.target.checked) next.add(line);
                  else next.delete(line);
                  setLines(next);
                }}
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      <button
        className="button"
        type="button"
        disabled={lines.size === 0}
        onClick={() => {
          close();
          add([...lines].toSorted((a, b) => a - b));
        }}
      >
        {lines.size === 0 ? 'Add to the list' : `Add ${lines.size} to the list`}
      </button>
    </SheetDialog>
  );
}
