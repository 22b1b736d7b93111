import { Copy, Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { RefObject } from 'react';
import { copyText } from './copy-text.ts';

interface Props {
  recipe: RefObject<HTMLElement | null>;
  canCook: boolean;
  another(): void;
}

export function RecipeActions({ recipe, canCook, another }: Props) {
  const [said, setSaid] = useState('');

  async function copy() {
    if (!recipe.current) return;
    setSaid((await copyText(recipe.current)) ? 'Copied.' : 'Copying did not work here. Mark the text to copy it.');
  }

  return (
    <div className="recipe-actions no-print">
      <button className="button" type="button" disabled={!canCook} onClick={another}>
        <RefreshCw aria-hidden="true" />
        Cook another
      </button>
      <button className="button-quiet" type="button" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        Copy as text
      </button>
      <button className="button-quiet" type="button" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </button>
      <p className="said" role="status">
        {said}
      </p>
    </div>
  );
}
