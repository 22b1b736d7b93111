import type { Recipe } from '../../../kitchen/recipe/recipe.ts';
import { IngredientTicks } from './ingredient-ticks.tsx';
import { minutesText } from './minutes-text.ts';
import type { WakeLock } from './use-wake-lock.ts';

interface Props {
  recipe: Recipe;
  /** The recipe as it was written, for one in which no steps are found. */
  markdown: string;
  /** What the size of the dish asks for: a bigger pan, batches. */
  remarks: readonly string[];
  ticked: readonly number[];
  wakeLock: WakeLock;
}

/** The first screen: what to lay out before the pan gets hot. */
export function ReadyScreen({ recipe, markdown, remarks, ticked, wakeLock }: Props) {
  const { serves, minutes, ingredients, steps } = recipe;
  const facts = [
    serves !== null && `Serves ${serves}`,
    minutes !== null && minutesText({ low: minutes, high: minutes }),
    steps.length > 0 && `${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`,
  ];
  return (
    <>
      <p className="screen-facts">{facts.filter(Boolean).join(' · ')}</p>
      {remarks.length > 0 && (
        <ul className="screen-remarks">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
      {ingredients.length > 0 && (
        <>
          <p className="hint">Lay these out and tick them off. You can look at them again at any step.</p>
          <IngredientTicks lines={ingredients} ticked={ticked} />
        </>
      )}
      {steps.length === 0 && (
        <>
          <p>This recipe does not come in steps. Here it is as it was written.</p>
          <pre className="screen-as-written">{markdown}</pre>
        </>
      )}
      <p className="hint">{screenHint(wakeLock)}</p>
    </>
  );
}

function screenHint({ on, ask }: WakeLock): string {
  if (on) return 'Your screen stays on while you cook.';
  return ask ? 'Your screen may sleep while you cook.' : 'This browser cannot keep your screen on. Set a longer screen time on your device.';
}
