import './ingredient-ticks.css';
import type { IngredientLine } from '../../../kitchen/recipe/recipe.ts';
import { changeStove } from '../../keeping/stove.ts';

interface Props {
  lines: readonly IngredientLine[];
  ticked: readonly number[];
}

/** The ingredients, to tick off as they are laid out. */
export function IngredientTicks({ lines, ticked }: Props) {
  const toggle = (at: number) => changeStove({ ticked: ticked.includes(at) ? ticked.filter((one) => one !== at) : [...ticked, at] });
  return (
    <ul className="ticks">
      {lines.map(({ text, group }, at) => (
        <li key={at}>
          {group !== null && group !== lines[at - 1]?.group && <h3 className="ticks-group">{group}</h3>}
          <label className="tick">
            <input type="checkbox" checked={ticked.includes(at)} onChange={() => toggle(at)} />
            <span>{text}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
