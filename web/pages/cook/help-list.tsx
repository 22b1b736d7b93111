import type { Recipe } from '../../../kitchen/recipe/recipe.ts';
import { rescuesFor } from '../../../kitchen/recipe/rescue.ts';

interface Props {
  recipe: Recipe;
  /** Place of the step, counted from 0. */
  step: number;
}

/** What can go wrong and what to do now: first what can happen at this step. One press opens the help. */
export function HelpList({ recipe, step }: Props) {
  const rescues = rescuesFor(recipe, step);
  const urgent = rescues.filter((rescue) => rescue.urgent);
  const likely = rescues.filter((rescue) => rescue.likely && !rescue.urgent);
  const others = rescues.filter((rescue) => !rescue.likely && !rescue.urgent);
  return (
    <>
      {urgent.length > 0 && <Troubles title={null} rescues={urgent} />}
      {likely.length > 0 && <Troubles title="At this step" rescues={likely} />}
      {others.length > 0 && <Troubles title={likely.length > 0 ? 'At any time' : null} rescues={others} />}
    </>
  );
}

function Troubles({ title, rescues }: { title: string | null; rescues: ReturnType<typeof rescuesFor> }) {
  return (
    <>
      {title !== null && <h3 className="troubles-title">{title}</h3>}
      {rescues.map(({ id, trouble, help }) => (
        // One name for all: opening one closes the other.
        <details key={id} className="rescue" name="rescue">
          <summary>{trouble}</summary>
          <ul>
            {help.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
}
