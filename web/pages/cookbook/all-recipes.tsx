import { ArrowLeft } from 'lucide-react';

/** The way back from a kept recipe, or from the week, to the whole cookbook. */
export function AllRecipes({ close }: { close: () => void }) {
  return (
    <p className="no-print">
      <button className="button-quiet" type="button" onClick={close}>
        <ArrowLeft aria-hidden="true" />
        All recipes
      </button>
    </p>
  );
}
