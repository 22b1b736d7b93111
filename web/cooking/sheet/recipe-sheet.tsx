/** A finished recipe as a dish: to look at, cook, measure, change, buy for and take along. */
import './recipe-card.css';
import './sheet.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Fitted, Origin } from '../../../kitchen/recipe/origin.ts';
import type { Substitution } from '../../../kitchen/recipe/substituting/substitution.ts';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { putOnStove } from '../../keeping/stove.ts';
import { toast } from '../../parts/toast/toast.ts';
import { RecipeText } from '../recipe-text.tsx';
import { TextGuard } from '../text-guard.tsx';
import { DishHead } from './dish-head.tsx';
import { FactsStrip } from './facts-strip.tsx';
import { MissingButton } from './missing-button.tsx';
import { NutritionFacts } from './nutrition-facts.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { Remarks, ServingsStepper, UnitsChoice } from './sheet-controls.tsx';
import { splitHead } from './split-head.ts';
import { SwapDialog } from './swap-dialog.tsx';
import { VerdictCard, VerdictOnPaper } from './verdict-card.tsx';
import { useSheet } from './use-sheet.ts';
import type { Bars } from './workbench.ts';

interface Props {
  /** The recipe; one with another id is another recipe, and begins as it is written. */
  dish: { id: string; markdown: string; origin: Origin };
  /** Stands in place of the drawn dish, and in its corner. */
  picture?: ReactNode;
  onPicture?: ReactNode;
  /** Who wrote it, where the page does not say it elsewhere. */
  byLine?: ReactNode;
  /** What the cook has, as they wrote it. */
  pantry?: readonly string[] | undefined;
  /** What a replacement has to keep to. */
  order?: Bars | undefined;
  /** What checking found, where that is known; without it the recipe is checked here and now. */
  verdict?: Verdict | undefined;
  /** Asks for a better one, where someone can be asked. */
  mend?: (() => void) | undefined;
  /** Buttons of the page's own: the first of the bar, those behind its menu, and those under the text. */
  actions?: ReactNode;
  more?: ReactNode;
  after?: ReactNode;
  /** What stands above the sheet. */
  lead?: ReactNode;
  /** Told what checking finds after a swap (null when all are undone), and the text as it is then. */
  changed?: (verdict: Verdict | null, markdown: string, fitted: Fitted | undefined) => void;
}

const NOTHING: readonly string[] = [];

export function RecipeSheet(props: Props) {
  return <Sheet key={props.dish.id} {...props} />;
}

function Sheet({ dish, picture, onPicture, byLine, pantry = NOTHING, order, verdict: known, mend, actions, more, after, lead, changed }: Props) {
  const sheet = useSheet({ markdown: dish.markdown, pantry, order, changed });
  const { recipe, shown, swaps, measures, undo } = sheet;
  const { tools } = sheet.bench;
  const [missing, setMissing] = useState<{ name: string; answer: Substitution } | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { title, facts, rest } = useMemo(() => splitHead(sheet.markdown), [sheet.markdown]);

  function cook() {
    const markdown = swaps.length > 0 && recipe !== null && tools !== null ? tools.write(recipe) : dish.markdown;
    putOnStove({ ...dish, markdown, ...measures });
    void navigate('/cook');
  }

  const found = useMemo(() => (known === undefined && recipe !== null ? (tools?.checked(recipe, pantry, order) ?? null) : null), [known, recipe, tools, pantry, order]);
  const verdict = known ?? found;
  const toBuy = known?.extras ?? (found !== null && found.of > 0 ? found.extras : undefined);

  // What was changed last can be taken back, from wherever the cook is reading.
  const latest = swaps.at(-1)?.said;
  const takeBack = useRef(undo);
  useEffect(() => {
    takeBack.current = undo;
  });
  useEffect(() => {
    if (latest === undefined) return undefined;
    toast({ said: latest, undo: () => takeBack.current(), lasting: true });
    return () => toast(null);
  }, [latest, swaps.length]);

  // A line keeps the name it was written with, whatever its amounts turn into.
  const lines = useMemo(() => {
    if (tools === null || recipe === null || shown === null) return new Map<string, { line: number; name: string }>();
    return new Map(shown.ingredients.map(({ text: words }, line) => [words, { line, name: tools.nameOf(recipe.ingredients[line]?.text ?? words) }]));
  }, [tools, recipe, shown]);
  const slot = useCallback(
    (words: string) => {
      const line = lines.get(words);
      if (line === undefined || tools === null || recipe === null) return null;
      const ask = async () => setMissing({ name: line.name, answer: await tools.without(recipe, line.line, measures, { pantry, order, fitted: dish.origin.fitted }) });
      return <MissingButton name={line.name} ask={ask} />;
    },
    [lines, tools, recipe, measures, pantry, order, dish.origin.fitted],
  );

  return (
    <>
      {lead}
      <div className="sheet">
        <div className="recipe-card">
          <article className="recipe-text sheet-text" aria-live={sheet.touched ? 'off' : undefined}>
            <TextGuard instead={<p className="recipe-plain">{sheet.markdown}</p>}>
              <DishHead title={title} byLine={byLine} picture={picture} onPicture={onPicture} look={recipe?.told?.look ?? (swaps.length === 0 ? dish.origin.fitted?.look : undefined)} markdown={sheet.markdown}>
                <div className="sheet-controls">
                  <FactsStrip facts={facts} servings={sheet.servings === null ? null : <ServingsStepper sheet={sheet} />} />
                </div>
              </DishHead>
              {verdict === null && !sheet.bench.missing && <div className="verdict verdict-waiting no-print" />}
              {verdict !== null && <VerdictCard verdict={verdict} mend={swaps.length === 0 ? mend : undefined} kept={known === undefined} />}
              <UnitsChoice sheet={sheet} />
              <Remarks sheet={sheet} />
              <RecipeText markdown={rest} growing={false} slot={slot} />
            </TextGuard>
          </article>
          {verdict !== null && <VerdictOnPaper verdict={verdict} />}
          <NutritionFacts recipe={recipe} markdown={dish.markdown} />
          {after}
        </div>
        <SheetActions sheet={sheet} origin={dish.origin} bar={bar} toBuy={toBuy} cook={cook} more={more}>
          {actions}
        </SheetActions>
      </div>
      {missing !== null && (
        <SwapDialog
          {...missing}
          close={() => setMissing(null)}
          choose={(swap) => {
            sheet.swap(swap);
            // The button that was pressed may be gone with its line; the way back is what may be wanted next.
            requestAnimationFrame(() => bar.current?.querySelector<HTMLElement>('.toast-undo')?.focus({ preventScroll: true }));
          }}
        />
      )}
    </>
  );
}
