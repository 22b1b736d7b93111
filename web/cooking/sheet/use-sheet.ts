import { useMemo, useState } from 'react';
import { fittedOf } from '../../../kitchen/recipe/origin.ts';
import type { Fitted } from '../../../kitchen/recipe/origin.ts';
import type { Recipe } from '../../../kitchen/recipe/recipe.ts';
import type { UnitSystem } from '../../../kitchen/recipe/scaling/scale.ts';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { useRemembered } from '../../parts/device/remembered.ts';
import { useWorkbench } from './use-workbench.ts';
import type { Bench } from './use-workbench.ts';
import type { Bars, Measures } from './workbench.ts';

export const UNIT_SYSTEMS = ['as written', 'metric', 'us'] as const satisfies readonly UnitSystem[];
const readUnits = (found: unknown): UnitSystem => UNIT_SYSTEMS.find((one) => one === found) ?? 'as written';

/** A change that was made for want of something. */
export interface Swap {
  /** What was done: "Leeks instead of onions." */
  said: string;
  recipe: Recipe;
}

export interface Sheet {
  bench: Bench;
  /** What to show. */
  markdown: string;
  /** The recipe in the amounts it is kept in, with the swaps; null until the workbench is there. */
  recipe: Recipe | null;
  /** The recipe as it is shown. */
  shown: Recipe | null;
  remarks: readonly string[];
  /** How many it serves as shown; null where the recipe does not say. */
  servings: number | null;
  measures: Measures;
  swaps: readonly Swap[];
  /** True once the cook has changed anything: from then on the text is not read out as news. */
  touched: boolean;
  serve(servings: number): void;
  measure(units: UnitSystem): void;
  swap(swap: Swap): void;
  undo(): void;
}

interface Given {
  markdown: string;
  pantry: readonly string[];
  order: Bars | undefined;
  changed: ((verdict: Verdict | null, markdown: string, fitted: Fitted | undefined) => void) | undefined;
}

/** A finished recipe, and what the cook makes of it. */
export function useSheet({ markdown, pantry, order, changed }: Given): Sheet {
  const bench = useWorkbench();
  const { tools } = bench;
  const [asked, setAsked] = useState<number | null>(null);
  const [units, setUnits] = useRemembered('units', readUnits);
  const [swaps, setSwaps] = useState<readonly Swap[]>([]);
  const [touched, setTouched] = useState(false);

  const written = useMemo(() => tools?.read(markdown) ?? null, [tools, markdown]);
  const recipe = swaps.at(-1)?.recipe ?? written;
  const serves = written === null ? servesIn(markdown) : written.serves;
  const servings = asked === serves ? null : asked;
  const measures = useMemo(() => ({ servings, units }), [servings, units]);
  const plain = servings === null && units === 'as written';
  const portion = useMemo(() => (plain || recipe === null ? null : (tools?.portion(recipe, measures) ?? null)), [tools, plain, recipe, measures]);
  const shown = portion?.recipe ?? recipe;
  const text = useMemo(() => {
    // As it was written it stays as it was written, to the letter.
    if (tools === null || shown === null || (plain && swaps.length === 0)) return markdown;
    return tools.write(shown);
  }, [tools, shown, plain, swaps, markdown]);

  function set(next: readonly Swap[]) {
    setSwaps(next);
    const latest = next.at(-1);
    if (latest === undefined || tools === null) changed?.(null, markdown, undefined);
    else changed?.(tools.checked(latest.recipe, pantry, order), tools.write(latest.recipe), latest.recipe.told && fittedOf(latest.recipe.told));
  }

  function touch() {
    setTouched(true);
    bench.fetch();
  }

  return {
    bench, recipe, shown, measures, swaps, touched,
    markdown: text,
    remarks: portion?.remarks ?? [],
    servings: asked ?? serves,
    serve(wanted) {
      touch();
      setAsked(wanted);
    },
    measure(wanted) {
      touch();
      setUnits(wanted);
    },
    swap(swap) {
      touch();
      set([...swaps, swap]);
    },
    undo: () => set(swaps.slice(0, -1)),
  };
}

/** How many a text says it serves, for the time before it is read with care. */
function servesIn(markdown: string): number | null {
  const found = /\b(?:serves|servings|portions)[\s:*]{0,12}(\d{1,2})\b/i.exec(markdown)?.[1];
  return found === undefined ? null : Number(found);
}
