import { useRef } from 'react';
import type { FormEvent } from 'react';

/** Resolves to true when what was typed is on the list. */
export function AddForm({ add }: { add(text: string): Promise<boolean> }) {
  const input = useRef<HTMLInputElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const field = input.current;
    if (field === null) return;
    const { value } = field;
    // Not emptied under the fingers of someone who typed on.
    if ((await add(value)) && field.value === value) field.value = '';
    field.focus();
  }

  return (
    <form className="shopping-add no-print" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor="to-buy">Add something to buy</label>
        <div className="shopping-input">
          <input id="to-buy" ref={input} placeholder="e.g. 2 lemons, kitchen paper" required maxLength={400} autoComplete="off" autoCapitalize="off" enterKeyHint="done" />
          <button className="button button-leaf" type="submit">
            Add
          </button>
        </div>
      </div>
    </form>
  );
}
