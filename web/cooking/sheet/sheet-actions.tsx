import './sheet-actions.css';
import { ChefHat, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import type { Origin } from '../../../kitchen/recipe/origin.ts';
import { toast } from '../../parts/toast/toast.ts';
import { Toaster } from '../../parts/toast/toaster.tsx';
import { MoreWays } from './more-ways.tsx';
import { ShoppingDialog } from './shopping-dialog.tsx';
import type { Sheet } from './use-sheet.ts';

interface Props {
  sheet: Sheet;
  origin: Origin;
  bar: RefObject<HTMLDivElement | null>;
  toBuy: readonly string[] | undefined;
  cook(): void;
  /** What the page has for the menu. */
  more: ReactNode;
  children: ReactNode;
}

/** What can be done with the recipe, always in reach: the main thing, what is often wanted, and the rest behind "More". */
export function SheetActions({ sheet, origin, bar, toBuy, cook, more, children }: Props) {
  const [choosing, setChoosing] = useState(false);
  const { bench, shown, swaps } = sheet;
  const missing = shown === null ? [] : (bench.tools?.linesAbout(shown, toBuy ?? []) ?? []);
  const lost = choosing && bench.tools === null && bench.missing;

  function buy(lines: readonly number[]) {
    if (bench.tools === null || shown === null || lines.length === 0) return;
    const { said, undo } = bench.tools.toShopping(shown, lines);
    toast({
      said: (
        <>
          {said} <Link to="/shopping">See the shopping list</Link>
        </>
      ),
      undo: undo && (() => toast({ said: undo() })),
    });
  }

  function choose() {
    bench.fetch();
    setChoosing(true);
  }

  return (
    <div className="recipe-actions no-print" ref={bar}>
      <Toaster />
      {lost && (
        <p className="said" role="status">
          The shopping list could not be fetched. Try again in a moment.
        </p>
      )}
      <div className="recipe-bar">
        <button className="button" type="button" onClick={cook}>
          <ChefHat aria-hidden="true" />
          Start cooking
        </button>
        {children}
        <button
          className="bar-button"
          type="button"
          aria-label={missing.length > 0 ? `Put ${missing.length} to buy on the list` : 'Add to shopping list'}
          aria-haspopup={missing.length > 0 ? undefined : 'dialog'}
          onClick={() => (missing.length > 0 ? buy(missing) : choose())}
        >
          <ShoppingBasket aria-hidden="true" />
          List
          {/* The name tells it in words. */}
          {missing.length > 0 && <span className="bar-count" data-count={missing.length} aria-hidden="true" />}
        </button>
        <MoreWays sheet={sheet} origin={origin}>
          {more}
          {swaps.length > 0 && (
            <button className="menu-button" type="button" onClick={sheet.undo}>
              Take back the last change
            </button>
          )}
          {missing.length > 0 && (
            <button className="menu-button" type="button" aria-haspopup="dialog" onClick={choose}>
              <ShoppingBasket aria-hidden="true" />
              Add to shopping list
            </button>
          )}
        </MoreWays>
      </div>
      {choosing && shown !== null && bench.tools !== null && <ShoppingDialog recipe={shown} before={missing} most={bench.tools.linesToBuy(shown)} add={buy} close={() => setChoosing(false)} />}
    </div>
  );
}
