/** One kept recipe: cooked from, changed, rated, tagged, shared. A chunk of its own, for the weight of the sheet. */
import './kept-recipe.css';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useOwnKitchen } from '../../cooking/own-kitchen.ts';
import { RecipeSheet } from '../../cooking/sheet/recipe-sheet.tsx';
import { byLineOf, SourceLine } from '../../cooking/source-line.tsx';
import { changeKept, chooseKept, keepEdited } from '../../keeping/cookbook.ts';
import type { Changeable, DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { KeptPicture } from '../../keeping/kept-picture.tsx';
import type { Choice } from '../../keeping/meeting.ts';
import { ShareButton } from '../../keeping/share-button.tsx';
import { toast } from '../../parts/toast/toast.ts';
import { AllRecipes } from './all-recipes.tsx';
import { EditRecipe } from './edit-recipe.tsx';
import { KeptFacts } from './kept-facts.tsx';
import { PhotoButton, PhotoField } from './photo-field.tsx';
import { StarsField } from './stars.tsx';
import { TwoVersions } from './two-versions.tsx';
import { usePhoto } from './use-photo.ts';

interface Props {
  recipe: DeviceRecipe;
  /** The account it belongs to, or an empty text for a guest. */
  owner: string;
  /** The recipe as it was when its form was opened, while it is open. */
  editing: DeviceRecipe | null;
  edit(recipe: DeviceRecipe | null): void;
  close(): void;
  remove(): void;
}

const CHOSEN: Record<Choice, string> = {
  mine: 'Your text stays.',
  other: 'The other text stays.',
  both: 'Both are kept: the other text here, yours as a recipe of its own.',
};

export function KeptRecipe({ recipe, owner, editing, edit, close, remove }: Props) {
  const [said, setSaid] = useState('');
  /** The text that was not chosen, for as long as it can be had back. */
  const [passed, setPassed] = useState<Partial<Changeable> | null>(null);
  const kitchen = useOwnKitchen();
  const photo = usePhoto(recipe);
  const chooser = useRef<HTMLInputElement>(null);
  const { id, title, markdown, origin, favourite, rating, source } = recipe;
  const expect = useNews(markdown, () => setSaid('This recipe was changed somewhere else just now. You see the newer text.'));
  const status = useRef<HTMLParagraphElement>(null);

  function attempt(what: () => Promise<void>, sentence: string, text = markdown) {
    setPassed(null);
    expect(text);
    what().then(
      () => setSaid(sentence),
      () => setSaid('This browser could not keep the change. Nothing was lost; try again.'),
    );
  }
  const change = (what: Partial<Changeable>, sentence: string, from?: Changeable) => attempt(() => changeKept(id, what, from), sentence, what.markdown);

  /** A mark on the recipe, told where it was set; one tap takes it back. */
  function mark(what: Partial<Changeable>, was: Partial<Changeable>, sentence: string) {
    changeKept(id, what).then(
      () => toast({ said: sentence, undo: () => void changeKept(id, was).then(() => toast({ said: 'It is as it was.' }), () => undefined) }),
      () => toast({ said: 'This browser could not keep the change. Nothing was lost; try again.' }),
    );
  }

  function choose(choice: Choice) {
    const { other } = recipe;
    if (other === null) return;
    const [stays, goes] = choice === 'mine' ? [recipe, other] : [other, recipe];
    attempt(() => chooseKept(id, choice), CHOSEN[choice], stays.markdown);
    if (choice !== 'both') setPassed({ title: goes.title, markdown: goes.markdown, notes: goes.notes });
    // The buttons are gone with the choice.
    status.current?.focus();
  }

  if (editing !== null) {
    return (
      <EditRecipe
        of={id}
        heading={`Edit ${editing.title}`}
        recipe={editing}
        done={(edited) => {
          edit(null);
          if (edited !== null) attempt(() => keepEdited(editing, edited), 'Your changes are kept.', edited.markdown);
        }}
      />
    );
  }
  return (
    <>
      <AllRecipes close={close} />
      <h1 className="visually-hidden">{title}</h1>
      <div className="kept-said no-print">
        <p className="said" role="status" ref={status} tabIndex={-1}>
          {said}
        </p>
        {passed !== null && (
          <button className="button-quiet" type="button" onClick={() => change(passed, 'It is the other way round now.')}>
            Take the one you passed over
          </button>
        )}
      </div>
      <TwoVersions recipe={recipe} choose={choose} />
      <h2 className="visually-hidden">The recipe</h2>
      <RecipeSheet
        dish={{ id, markdown, origin }}
        picture={recipe.photo === null ? undefined : <KeptPicture className="dish-hero" recipe={recipe} />}
        onPicture={<PhotoButton has={recipe.photo !== null} busy={photo.busy} choose={() => chooser.current?.click()} />}
        pantry={kitchen.pantry}
        order={kitchen.order}
        byLine={
          <>
            {byLineOf(origin)}
            <SourceLine source={source} />
          </>
        }
        actions={
          <>
            <button className="bar-button" type="button" aria-pressed={favourite} onClick={() => mark({ favourite: !favourite }, { favourite }, favourite ? 'No longer a favourite.' : 'Marked as a favourite.')}>
              <Star aria-hidden="true" />
              Favourite
            </button>
            <ShareButton recipe={{ id, title, markdown, origin, source }} kept={owner !== '' && recipe.base > 0} />
          </>
        }
        more={
          <>
            <button className="menu-button" type="button" onClick={() => edit(recipe)}>
              <Pencil aria-hidden="true" />
              Edit
            </button>
            <button className="menu-button" type="button" onClick={remove}>
              <Trash2 aria-hidden="true" />
              Remove
            </button>
          </>
        }
        after={
          <div className="sheet-after">
            <StarsField rating={rating} rate={(stars) => mark({ rating: stars }, { rating }, stars === null ? 'Your rating is taken back.' : `Rated ${stars} of 5.`)} />
            <PhotoField
              small={recipe.photo === null ? null : <KeptPicture className="photo-small" recipe={recipe} named />}
              chooser={chooser}
              {...photo}
            />
          </div>
        }
      />
      <KeptFacts recipe={recipe} change={change} />
    </>
  );
}

/** Calls back where the text has become another than the one it was expected to become. */
function useNews(markdown: string, tell: () => void): (text: string) => void {
  const seen = useRef(markdown);
  const expected = useRef(markdown);
  useEffect(() => {
    if (markdown !== seen.current && markdown !== expected.current) tell();
    seen.current = markdown;
  });
  return (text) => {
    expected.current = text;
  };
}
