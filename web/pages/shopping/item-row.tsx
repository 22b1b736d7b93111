import { itemText } from '../../../kitchen/recipe/shopping/shopping.ts';
import type { ShoppingItem } from '../../../kitchen/recipe/shopping/shopping.ts';
import { Cross } from '../../parts/icons.tsx';

const AND = new Intl.ListFormat('en-GB');

interface Props {
  item: ShoppingItem;
  tick(): void;
  remove(): void;
}

export function ItemRow({ item, tick, remove }: Props) {
  return (
    <li className="item">
      <label className="item-label">
        <input type="checkbox" checked={item.ticked} onChange={tick} />
        <span>
          <span className="item-text">{itemText(item)}</span>{' '}
          {item.for.length > 0 && <span className="item-for">for {AND.format(item.for)}</span>}
        </span>
      </label>
      <button className="item-remove no-print" type="button" aria-label={`Remove ${item.text}`} onClick={remove}>
        <Cross />
      </button>
    </li>
  );
}
