import { useId } from 'react';
import { KEEPING } from '../../../contract/keeping-limits.ts';
import { PartsField } from './parts-field.tsx';
import type { Draft } from './recipe-draft.ts';

type Line = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft];

interface Props {
  draft: Draft;
  set(draft: Draft): void;
}

/** The fields of a recipe. What stands beside its text (tags, source) has fields of its own. */
export function RecipeForm({ draft, set }: Props) {
  const id = useId();
  const line = (name: Line, label: string, { hint = '', placeholder = '', rows = 1 } = {}) => {
    const field = {
      id: `${id}-${name}`, value: draft[name], placeholder, 'aria-describedby': hint === '' ? undefined : `${id}-${name}-hint`,
      onChange: (event: { target: { value: string } }) => set({ ...draft, [name]: event.target.value }),
    };
    return (
      <div className="field">
        <label htmlFor={field.id}>{label}</label>
        {rows > 1 ? <textarea {...field} rows={rows} /> : <input {...field} maxLength={name === 'title' ? KEEPING.title : 80} autoComplete="off" />}
        {hint !== '' && (
          <p className="hint" id={`${field.id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    );
  };
  return (
    <>
      {line('title', 'Title')}
      {line('intro', 'A few words about it', { rows: 2 })}
      <div className="edit-row">
        {line('serves', 'Serves', { placeholder: '4' })}
        {line('makes', 'Makes', { placeholder: '12 muffins' })}
      </div>
      <div className="edit-row">
        {line('prep', 'Preparing', { placeholder: '20 minutes' })}
        {line('cook', 'Cooking', { placeholder: '1 h 10' })}
        {line('total', 'In all', { placeholder: 'Both together' })}
      </div>
      <PartsField
        label="Ingredients" example="For the sauce" rows={8}
        hint="One on each line." parts={draft.ingredients} set={(ingredients) => set({ ...draft, ingredients })}
      />
      <PartsField label="Steps" example="The day before" rows={10} hint="One on each line." parts={draft.steps} set={(steps) => set({ ...draft, steps })} />
      {line('notes', 'Notes of the recipe', { rows: 3, hint: 'One on each line.' })}
    </>
  );
}
