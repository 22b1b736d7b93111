import { addByHand, byAisle, clearTicked, shoppingText, tick } from '../../../kitchen/recipe/shopping/shopping.ts';
import { useEffect, useRef } from 'react';
import type { ShoppingItem, ShoppingList as Items } from '../../../kitchen/recipe/shopping/shopping.ts';
import { addToLastList } from '../../keeping/last-list.ts';
import { changeShoppingList, shoppingListNow, useShoppingList } from '../../keeping/shopping-list.ts';
import { ItemRow } from './item-row.tsx';
import { ListActions } from './list-actions.tsx';
import type { News } from './news.ts';

type Tell = (news: News) => void;

const AND = new Intl.ListFormat('en-GB');

/** Adds what a person typed; false where nothing of it can be bought, or the list is full. */
export function addTyped(text: string, tell: Tell): boolean {
  const before = shoppingListNow();
  const after = addByHand(before, text);
  const added = after.some((item, at) => item !== before[at]);
  if (added) changeShoppingList((list) => addByHand(list, text));
  tell({ said: added ? 'Added.' : 'Nothing was added: write what you want to buy, such as 2 lemons.' });
  return added;
}

/** Changes the list so that it can be undone. */
function change(after: (list: Items) => Items, tell: Tell, news: News): void {
  const before = shoppingListNow();
  changeShoppingList(after);
  tell({ ...news, undo: () => changeShoppingList(() => before) });
}

export function ShoppingList({ tell }: { tell: Tell }) {
  const list = useShoppingList();
  const ticked = list.filter((item) => item.ticked).length;
  const top = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  /** Which row takes the focus once the list is drawn again: a removed one takes its button along. */
  const focusNext = useRef<number | null>(null);

  useEffect(() => {
    if (focusNext.current === null) return;
    const buttons = rows.current?.querySelectorAll<HTMLElement>('.item-remove') ?? [];
    (buttons[Math.min(focusNext.current, buttons.length - 1)] ?? top.current)?.focus();
    focusNext.current = null;
  }, [list]);

  function remove(item: ShoppingItem, row: number) {
    focusNext.current = row;
    change((now) => now.filter(({ id }) => id !== item.id), tell, { said: `Removed ${item.text}.` });
  }

  function toPantry() {
    const { foods } = clearTicked(shoppingListNow());
    const left = new Set(addToLastList(foods));
    const put = foods.filter((food) => !left.has(food));
    const said = [
      put.length > 0 && `Put into your ingredients: ${AND.format(put)}.`,
      left.size > 0 && `Your ingredients are full, so ${AND.format([...left])} did not fit.`,
      foods.length === 0 && 'There was nothing in it to cook with.',
    ];
    change((now) => clearTicked(now).list, tell, { said: said.filter(Boolean).join(' '), toRecipe: put.length > 0 });
  }

  let row = -1;
  return (
    <>
      <p className="lead shopping-count no-print" ref={top} tabIndex={-1}>
        {ticked === 0 ? (list.length === 1 ? '1 thing to buy' : `${list.length} things to buy`) : `${ticked} of ${list.length} in the basket`}
      </p>
      <div className="aisles" ref={rows}>
        {byAisle(list).map(({ aisle, items }) => (
          <section key={aisle} className="aisle" aria-labelledby={`aisle-${aisle.replace(' ', '-')}`}>
            <h2 id={`aisle-${aisle.replace(' ', '-')}`}>{aisle === 'other' ? 'Other things' : aisle}</h2>
            <ul className="items">
              {items.map((item) => {
                const at = ++row;
                return <ItemRow key={item.id} item={item} tick={() => changeShoppingList((now) => tick(now, item.id))} remove={() => remove(item, at)} />;
              })}
            </ul>
          </section>
        ))}
      </div>
      <ListActions ticked={ticked} text={() => shoppingText(list)} say={(said) => tell({ said })} toPantry={toPantry} clear={() => change((now) => clearTicked(now).list, tell, { said: 'Taken off the list.' })} />
    </>
  );
}
