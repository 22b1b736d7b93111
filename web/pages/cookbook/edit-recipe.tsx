import './edit-recipe.css';
import { useEffect, useId, useRef, useState } from 'react';
import { KEEPING } from '../../../contract/keeping-limits.ts';
import { tidyTags } from '../../keeping/cookbook.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { asDraft, fitsForm, fromDraft, fromText } from './recipe-draft.ts';
import { RecipeForm } from './recipe-form.tsx';
import { forgetTyped, keepTyped, typedSoFar } from './typed-so-far.ts';
import type { Typed } from './typed-so-far.ts';

export type Edited = Pick<DeviceRecipe, 'title' | 'markdown' | 'tags' | 'source'>;

interface Props {
  /** Whose form it is, for what was typed so far: the recipe's id. */
  of: string;
  /** What stands above the form. */
  heading: string;
  /** The recipe as it is; an empty text for a new one. */
  recipe: Edited;
  /** Called with the recipe as it shall be, or with null when it shall stay as it was. */
  done(edited: Edited | null): void;
}

/** What a new recipe begins with as text. */
const EMPTY = '# \n\n## Ingredients\n\n- \n\n## Steps\n\n1. ';

const fresh = ({ markdown, tags, source }: Edited): Typed => ({
  base: markdown, draft: asDraft(markdown), text: fitsForm(markdown) ? null : markdown, tags: tags.join(', '), source,
});

/** Writes or changes a recipe, in a form or as text. Of a changed one the version before is kept with the account. */
export function EditRecipe({ of, heading, recipe, done: leave }: Props) {
  const id = useId();
  const [found] = useState(() => typedSoFar(of));
  const [typed, setTyped] = useState<Typed>(() => found ?? fresh(recipe));
  const { base, draft, text, tags, source } = typed;
  const type = (what: Partial<Typed>) => {
    setTyped({ ...typed, ...what });
    keepTyped(of, { ...typed, ...what });
  };
  const [why, setWhy] = useState('');
  const top = useRef<HTMLHeadingElement>(null);
  const outcome = () => (text === null ? fromDraft(base, draft) : text === recipe.markdown ? recipe : fromText(text));

  const done = (edited: Edited | null) => {
    forgetTyped();
    leave(edited);
  };

  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  function save() {
    const kept = outcome();
    if ('why' in kept) return setWhy(kept.why);
    const edited: Edited = { title: kept.title, markdown: kept.markdown, tags: tidyTags(tags.split(',')), source: source.trim() };
    const before: Edited = { title: recipe.title, markdown: recipe.markdown, tags: recipe.tags, source: recipe.source };
    done(JSON.stringify(edited) === JSON.stringify(before) ? null : edited);
  }

  /** From the form to the text and back, with what was typed; nothing that one of them cannot hold is let go. */
  function turn() {
    setWhy('');
    if (text !== null) {
      if (!fitsForm(text)) return setWhy('The form has no field for some of this text, so it stays text.');
      return type({ base: text, draft: asDraft(text), text: null });
    }
    if (base === '' && JSON.stringify(draft) === JSON.stringify(asDraft(''))) return type({ text: EMPTY });
    const kept = fromDraft(base, draft);
    return 'why' in kept ? setWhy(kept.why) : type({ text: kept.markdown });
  }

  return (
    <form
      className="edit-recipe"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <div className="edit-head">
        <h1 ref={top} tabIndex={-1}>
          {heading}
        </h1>
        <button className="button-quiet" type="button" onClick={turn}>
          {text === null ? 'Edit as text' : 'Edit in the form'}
        </button>
      </div>
      {found !== null && <p className="hint">What you had typed is still here. It is not kept yet.</p>}
      {text === null ? (
        <RecipeForm draft={draft} set={(next) => type({ draft: next })} />
      ) : (
        <div className="field">
          <label htmlFor={`${id}-text`}>The recipe’s text</label>
          <textarea id={`${id}-text`} className="edit-text" rows={24} value={text} onChange={(event) => type({ text: event.target.value })} aria-describedby={`${id}-text-hint`} />
          <p className="hint" id={`${id}-text-hint`}>
            Markdown: “#” before the title, “##” before a section, “-” before an ingredient, numbers before the steps.
          </p>
        </div>
      )}
      <div className="field">
        <label htmlFor={`${id}-source`}>Source</label>
        <input id={`${id}-source`} value={source} maxLength={KEEPING.source} placeholder="A book, a person or an address" autoComplete="off" onChange={(event) => type({ source: event.target.value })} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-tags`}>Tags</label>
        <input id={`${id}-tags`} value={tags} placeholder="weeknight, soup" autoComplete="off" onChange={(event) => type({ tags: event.target.value })} aria-describedby={`${id}-tags-hint`} />
        <p className="hint" id={`${id}-tags-hint`}>
          Separated by commas.
        </p>
      </div>
      <p className="edit-why" role="alert">
        {why}
      </p>
      <div className="edit-buttons">
        <button className="button" type="submit">
          Save
        </button>
        <button className="button-quiet" type="button" onClick={() => done(null)}>
          {recipe.markdown === '' ? 'Never mind' : 'Leave it as it was'}
        </button>
      </div>
    </form>
  );
}
