/** Taking recipes in from other apps and files, and out to anywhere. */
import { useId, useRef, useState } from 'react';
import { keepAll } from '../../keeping/cookbook.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { TakeOut } from './take-out.tsx';

/** Read from a file up to this size; the reader has its own bounds beyond it. */
const MOST_BYTES = 16 * 1024 * 1024;

export function Exchange({ recipes }: { recipes: readonly DeviceRecipe[] }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');

  async function takeIn(name: string, bytes: Uint8Array): Promise<boolean> {
    const { readFile } = await import('./exchanging.ts');
    const read = readFile(name, bytes);
    if ('why' in read) {
      setSaid(`${read.why} Nothing was taken in.`);
      return false;
    }
    const kept = await keepAll(read.recipes);
    const fresh = kept.filter((each) => each.fresh).length;
    const known = kept.length - fresh;
    setSaid(`${fresh === 1 ? '1 recipe is' : `${fresh} recipes are`} in your cookbook now${known > 0 ? `; ${known} ${known === 1 ? 'was' : 'were'} there already` : ''}.`);
    return true;
  }

  function attempt(what: () => Promise<void>) {
    setSaid('Reading…');
    what().catch(() => setSaid('That did not work here. Nothing was changed.'));
  }

  const takeFile = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    attempt(async () => {
      if (chosen.size > MOST_BYTES) setSaid('This file has more than 16 MB. Export fewer recipes at a time.');
      else await takeIn(chosen.name, new Uint8Array(await chosen.arrayBuffer()));
      if (file.current) file.current.value = '';
    });
  };

  return (
    <div className="exchange no-print">
      <p className="said" role="status">
        {said}
      </p>
      <details className="card">
        <summary>Take recipes in</summary>
        <p>A file from Recipe Chef, Mealie, Paprika or RecipeSage, JSON-LD, Markdown or Cooklang; or the text of a recipe. It is read on this device.</p>
        <div className="field">
          <label htmlFor={`${id}-file`}>A file</label>
          <input id={`${id}-file`} ref={file} type="file" accept=".zip,.paprikarecipes,.paprikarecipe,.json,.jsonld,.md,.markdown,.txt,.cook" onChange={(event) => takeFile(event.target.files?.[0])} />
        </div>
        <form
          className="exchange-text"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(async () => {
              if (await takeIn('pasted.md', new TextEncoder().encode(text))) setText('');
            });
          }}
        >
          <div className="field">
            <label htmlFor={`${id}-text`}>Or paste a recipe</label>
            <textarea id={`${id}-text`} rows={6} value={text} required onChange={(event) => setText(event.target.value)} />
          </div>
          <button className="button-quiet" type="submit">
            Take it in
          </button>
        </form>
      </details>
      {recipes.length > 0 && <TakeOut recipes={recipes} />}
    </div>
  );
}
