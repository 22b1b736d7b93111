import { useEffect, useId, useRef, useState } from 'react';
import { KEEPING } from '../../../contract/keeping-limits.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { asDraft, fromDraft } from './recipe-draft.ts';
import type { Draft } from './recipe-draft.ts';

interface Props {
  recipe: DeviceRecipe;
  /** Called with what changed, or with null when nothing shall. */
  done(change: Pick<DeviceRecipe, 'title' | 'markdown'> | null): void;
}

const FIELDS = [
  { name: 'title', label: 'Title', rows: 1, hint: '' },
  { name: 'serves', label: 'Serves', rows: 1, hint: '' },
  { name: 'minutes', label: 'Minutes in all', rows: 1, hint: '' },
  { name: 'intro', label: 'A few words about it', rows: 2, hint: '' },
  { name: 'ingredients', label: 'Ingredients', rows: 10, hint: 'One on each line. A line that ends with a colon begins a group: “For the sauce:”.' },
  { name: 'steps', label: 'Steps', rows: 12, hint: 'One on each line.' },
  { name: 'notes', label: 'Notes of the recipe', rows: 4, hint: 'One on each line.' },
] as const satisfies readonly { name: keyof Draft; label: string; rows: number; hint: string }[];

/** Changes a recipe's text, part by part. The version before is kept with the account. */
export function EditRecipe({ recipe, done }: Props) {
  const id = useId();
  const [draft, setDraft] = useState(() => asDraft(recipe.markdown));
  const [why, setWhy] = useState('');
  const top = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);

  function save() {
    const outcome = fromDraft(recipe.markdown, draft);
    if ('why' in outcome) setWhy(outcome.why);
    else done(outcome.markdown === recipe.markdown ? null : outcome);
  }

  return (
    <form
      className="edit-recipe"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <h1 ref={top} tabIndex={-1}>
        Edit {recipe.title}
      </h1>
      {FIELDS.map(({ name, label, rows, hint }) => {
        const field = {
          id: `${id}-${name}`, value: draft[name], 'aria-describedby': hint === '' ? undefined : `${id}-${name}-hint`,
          onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
        };
        const number = name === 'serves' || name === 'minutes';
        return (
          <div key={name} className="field">
            <label htmlFor={field.id}>{label}</label>
            {rows > 1 ? <textarea {...field} rows={rows} maxLength={KEEPING.recipeLength} /> : <input {...field} inputMode={number ? 'numeric' : 'text'} maxLength={number ? 4 : KEEPING.title} autoComplete="off" />}
            {hint !== '' && (
              <p className="hint" id={`${field.id}-hint`}>
                {hint}
              </p>
            )}
          </div>
        );
      })}
      <p className="edit-why" role="alert">
        {why}
      </p>
      <div className="edit-buttons">
        <button className="button" type="submit">
          Save
        </button>
        <button className="button-quiet" type="button" onClick={() => done(null)}>
          Leave it as it was
        </button>
      </div>
    </form>
  );
}
