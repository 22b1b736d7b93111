/** Steps that can stand by themselves, where what stood before them or in them was about a food that is not there. */
import type { RecipeStep, Span } from '../recipe/recipe.ts';
import { merged, textOf } from './spans.ts';

/** Nothing goes on yet when a recipe begins. */
const MEANWHILE = /^Meanwhile, (.)/;
/** A turn at the knob, and nothing to do at the new heat. */
const BARE = /^(?:Lower|Raise|Turn)(?: (?:up|down))? the heat[^,.]*\.$/;

/** The steps, of which the first begins and each says something to do: a bare turn at the knob goes with the step after it. */
export function standing(steps: readonly RecipeStep[]): RecipeStep[] {
  const out: RecipeStep[] = [];
  let bare: Span[] = [];
  for (const step of steps) {
    const spans = [...bare, ...step.spans];
    bare = [];
    if (BARE.test(textOf(step.spans))) bare = [...spans, { text: ' ' }];
    else out.push({ ...step, spans: merged(spans) });
  }
  const [first, ...rest] = out;
  const [begins, ...others] = first?.spans ?? [];
  if (first === undefined || begins === undefined || !MEANWHILE.test(begins.text)) return out;
  return [{ ...first, spans: [{ ...begins, text: begins.text.replace(MEANWHILE, (_, letter: string) => letter.toUpperCase()) }, ...others] }, ...rest];
}
