import { ChefHat, ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import type { Origin } from '../../../kitchen/recipe/origin.ts';
import { MoreWays } from './more-ways.tsx';
import { ShoppingDialog } from './shopping-dialog.tsx';
import type { Sheet } from './use-sheet.ts';

interface Props {
  sheet: Sheet;
  origin: Origin;
  /** The recipe's text on the page. */
  text: RefObject<HTMLElement | null>;
  toBuy: readonly string[] | undefined;
  cook(): void;
  children: ReactNode;
}

/** What can be done with the recipe: the main thing first, what is rarely wanted behind "More". */
export function SheetActions({ sheet, origin, text, toBuy, cook, children }: Props) {
  const [said, setSaid] = useState<ReactNode>('');
  const [choosing, setChoosing] = useState(false);
  const { bench, shown } = sheet;
  const missing = shown === null ? [] : (bench.tools?.linesAbout(shown, toBuy ?? []) ?? []);

  function buy(lines: readonly number[]) {
    if (bench.tools === null || shown === null || lines.length === 0) return;
    setSaid(
      <>
        {bench.tools.toShopping(shown, lines)} <Link to="/shopping">See the shopping list</Link>
      </>,
    );
  }

  function choose() {
    bench.fetch();
    setSaid('');
    setChoosing(true);
  }

  return (
    <div className="recipe-actions no-print">
      <button className="button" type="button" onClick={cook}>
        <ChefHat aria-hidden="true" />
        Start cooking
      </button>
      {missing.length > 0 && (
        <button className="button-quiet" type="button" onClick={() => buy(missing)}>
          <ShoppingBasket aria-hidden="true" />
          Put {missing.length} to buy on the list
        </button>
      )}
      {missing.length === 0 && <ChooseButton choose={choose} />}
      {children}
      <MoreWays sheet={sheet} origin={origin} text={text} say={setSaid}>
        {missing.length > 0 && <ChooseButton choose={choose} />}
      </MoreWays>
      <p className="said" role="status">
        {choosing && bench.tools === null && bench.missing ? 'The shopping list could not be fetched. Try again in a moment.' : said}
      </p>
      {choosing && shown !== null && bench.tools !== null && <ShoppingDialog recipe={shown} before={missing} most={bench.tools.linesToBuy(shown)} add={buy} close={() => setChoosing(false)} />}
    </div>
  );
}

function ChooseButton({ choose }: { choose(): void }) {
  return (
    <button className="button-quiet" type="button" aria-haspopup="dialog" onClick={choose}>
      <ShoppingBasket aria-hidden="true" />
      Add to shopping list
    </button>
  );
}
