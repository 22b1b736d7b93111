/** One kept recipe: cooked from, changed, tagged, shared. A chunk of its own, for the weight of the sheet. */
import { ArrowLeft, Pencil, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RecipeSheet } from '../../cooking/sheet/recipe-sheet.tsx';
import { changeKept } from '../../keeping/cookbook.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { ShareButton } from '../../keeping/share-button.tsx';
import { EditRecipe } from './edit-recipe.tsx';
import { KeptFacts } from './kept-facts.tsx';

interface Props {
  recipe: DeviceRecipe;
  /** The account it belongs to, or an empty text for a guest. */
  owner: string;
  close(): void;
  remove(): void;
}

export function KeptRecipe({ recipe, owner, close, remove }: Props) {
  const [editing, setEditing] = useState(false);
  const [said, setSaid] = useState('');
  const { id, title, markdown, origin, favourite } = recipe;

  function attempt(what: () => Promise<void>, sentence: string) {
    what().then(
      () => setSaid(sentence),
      () => setSaid('This browser could not keep the change. Nothing was lost; try again.'),
    );
  }

  if (editing) {
    return (
      <EditRecipe
        recipe={recipe}
        done={(change) => {
          setEditing(false);
          if (change !== null) attempt(() => changeKept(id, change), 'Your changes are kept.');
        }}
      />
    );
  }
  return (
    <>
      <p className="no-print">
        <button className="button-quiet" type="button" onClick={close}>
          <ArrowLeft aria-hidden="true" />
          All recipes
        </button>
      </p>
      <h1 className="visually-hidden">{title}</h1>
      <h2 className="visually-hidden">The recipe</h2>
      <RecipeSheet
        dish={{ id, markdown, origin }}
        actions={
          <>
            <button className="button-quiet" type="button" aria-pressed={favourite} onClick={() => attempt(() => changeKept(id, { favourite: !favourite }), favourite ? 'No longer a favourite.' : 'Marked as a favourite.')}>
              <Star aria-hidden="true" className={favourite ? 'kept-star' : undefined} />
              Favourite
            </button>
            <button className="button-quiet" type="button" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" />
              Edit
            </button>
            <ShareButton recipe={{ id, title, markdown, origin }} kept={owner !== '' && recipe.base > 0} />
            <button className="button-quiet" type="button" onClick={remove}>
              <Trash2 aria-hidden="true" />
              Remove
            </button>
          </>
        }
      />
      <p className="said" role="status">
        {said}
      </p>
      <KeptFacts recipe={recipe} change={(change, sentence) => attempt(() => changeKept(id, change), sentence)} />
    </>
  );
}
