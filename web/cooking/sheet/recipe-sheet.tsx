/** A finished recipe to cook, measure, change, buy for and take along. */
import './recipe-card.css';
import './sheet.css';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Fitted, Origin } from '../../../kitchen/recipe/origin.ts';
import type { Substitution } from '../../../kitchen/recipe/substituting/substitution.ts';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { putOnStove } from '../../keeping/stove.ts';
import { DishPicture } from '../../parts/dish/dish-picture.tsx';
import { RecipeText } from '../recipe-text.tsx';
import { TextGuard } from '../text-guard.tsx';
import { MissingButton } from './missing-button.tsx';
import { NutritionFacts } from './nutrition-facts.tsx';
import { SheetActions } from './sheet-actions.tsx';
import { SheetControls } from './sheet-controls.tsx';
import { SwapDialog } from './swap-dialog.tsx';
import { VerdictCard } from './verdict-card.tsx';
import { useSheet } from './use-sheet.ts';
import type { Bars } from './workbench.ts';

interface Props {
  /** The recipe; one with another id is another recipe, and begins as it is written. */
  dish: { id: string; markdown: string; origin: Origin };
  /** What the cook has, as they wrote it. */
  pantry?: readonly string[] | undefined;
  /** What a replacement has to keep to. */
  order?: Bars | undefined;
  /** Names of the foods that the cook would have to buy, where that is known. */
  toBuy?: readonly string[] | undefined;
  /** Buttons of the page's own. */
  actions?: ReactNode;
  /** What stands above the text. */
  lead?: ReactNode;
  /** What stands between the text and the buttons; without it the recipe is checked here and now. */
  children?: ReactNode;
  /** Told what checking finds after a swap (null when all are undone), and the text as it is then. */
  changed?: (verdict: Verdict | null, markdown: string, fitted: Fitted | undefined) => void;
}

const NOTHING: readonly string[] = [];

export function RecipeSheet(props: Props) {
  return <Sheet key={props.dish.id} {...props} />;
}

function Sheet({ dish, pantry = NOTHING, order, toBuy, actions, lead, children, changed }: Props) {
  const sheet = useSheet({ markdown: dish.markdown, pantry, order, changed });
  const { recipe, shown, swaps, measures } = sheet;
  const { tools } = sheet.bench;
  const [missing, setMissing] = useState<{ name: string; answer: Substitution } | null>(null);
  const text = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();

  function cook() {
    const markdown = swaps.length > 0 && recipe !== null && tools !== null ? tools.write(recipe) : dish.markdown;
    putOnStove({ ...dish, markdown, ...measures });
    void navigate('/cook');
  }

  const unchecked = children === undefined;
  const verdict = useMemo(() => (unchecked && recipe !== null ? (tools?.checked(recipe, pantry, order) ?? null) : null), [unchecked, recipe, tools, pantry, order]);

  // A line keeps the name it was written with, whatever its amounts turn into.
  const lines = useMemo(() => {
    if (tools === null || recipe === null || shown === null) return new Map<string, { line: number; name: string }>();
    return new Map(shown.ingredients.map(({ text: words }, line) => [words, { line, name: tools.nameOf(recipe.ingredients[line]?.text ?? words) }]));
  }, [tools, recipe, shown]);
  const slot = useCallback(
    (words: string) => {
      const found = lines.get(words);
      if (found === undefined || tools === null || recipe === null) return null;
      const { line, name } = found;
      return <MissingButton name={name} ask={async () => setMissing({ name, answer: await tools.without(recipe, line, measures, { pantry, order, fitted: dish.origin.fitted }) })} />;
    },
    [lines, tools, recipe, measures, pantry, order, dish.origin.fitted],
  );

  return (
    <>
      {lead}
      <div className="recipe-card">
        <SheetControls sheet={sheet} />
        {swaps.length > 0 && (
          <div className="swapped no-print">
            <p role="status">{swaps.at(-1)?.said}</p>
            <button className="button-quiet" type="button" ref={undo} onClick={sheet.undo}>
              Undo
            </button>
          </div>
        )}
        <article className="recipe-text sheet-text" ref={text} tabIndex={-1} aria-live={sheet.touched ? 'off' : undefined}>
          <DishPicture className="dish-beside" look={recipe?.told?.look ?? (swaps.length === 0 ? dish.origin.fitted?.look : undefined)} markdown={sheet.markdown} />
          <TextGuard instead={<p className="recipe-plain">{sheet.markdown}</p>}>
            <RecipeText markdown={sheet.markdown} growing={false} slot={slot} />
          </TextGuard>
        </article>
        <NutritionFacts recipe={recipe} markdown={dish.markdown} />
      </div>
      {children ?? (verdict !== null && <VerdictCard verdict={verdict} kept />)}
      <SheetActions sheet={sheet} origin={dish.origin} text={text} toBuy={toBuy ?? (verdict !== null && verdict.of > 0 ? verdict.extras : undefined)} cook={cook}>
        {actions}
      </SheetActions>
      {missing !== null && (
        <SwapDialog
          {...missing}
          close={() => setMissing(null)}
          choose={(swap) => {
            sheet.swap(swap);
            // The button that was pressed may be gone with its line; the way back is what may be wanted next.
            requestAnimationFrame(() => undo.current?.focus());
          }}
        />
      )}
    </>
  );
}
