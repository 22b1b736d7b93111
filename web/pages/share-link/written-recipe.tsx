import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { Markup } from '../../../contract/share-document.ts';

/** The recipe as the server wrote it, element for element. */
export function WrittenRecipe({ written }: { written: readonly Markup[] }) {
  return (
    <div className="recipe-card">
      {/* The place of the controls that come when the app has woken. */}
      <div className="shared-wait" />
      {createElement('article', { className: 'recipe-text' }, ...written.map(elementOf))}
    </div>
  );
}

function elementOf(markup: Markup): ReactNode {
  if (typeof markup === 'string') return markup;
  const [tag, { class: className, ...attributes }, ...children] = markup;
  return createElement(tag, className === undefined ? attributes : { ...attributes, className }, ...children.map(elementOf));
}
