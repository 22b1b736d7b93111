/** Taking recipes in from other apps, sites and files. */
import { useId, useRef, useState } from 'react';
import { keepAll } from '../../keeping/cookbook.ts';
import { putPhotos } from '../../keeping/device-photos.ts';

/** Read from a file up to this size; the reader has its own bounds beyond it. */
const MOST_BYTES = 256 * 1024 * 1024;
const ENDINGS = '.zip,.paprikarecipes,.paprikarecipe,.melarecipes,.melarecipe,.json,.jsonld,.html,.htm,.csv,.tsv,.md,.markdown,.txt,.cook';
/** Sentences on what was left that are shown; a file may have thousands. */
const SHOWN = 50;

interface Told { sentence: string; refused: readonly string[] }

export function TakeIn() {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController | null>(null);
  const [busy, setBusy] = useState(false);
  const [progress, setProgress] = useState<{ so: number; all: number } | null>(null);
  const [text, setText] = useState('');
  const [told, setTold] = useState<Told>({ sentence: '', refused: [] });
  const say = (sentence: string, refused: readonly string[] = []) => setTold({ sentence, refused });

  async function takeIn(files: readonly { name: string; bytes: () => Promise<Uint8Array<ArrayBuffer>> }[]): Promise<boolean> {
    const { readImported, sentenceOf } = await import('./importing.ts');
    const { signal } = stop.current ??= new AbortController();
    const brought = [];
    for (const { name, bytes } of files) brought.push({ name, bytes: await bytes() });
    const read = await readImported(brought, signal);
    if (read.recipes.length === 0) {
      const [only = '', ...more] = read.refused;
      say(more.length === 0 ? `${only} Nothing was taken in.` : 'Nothing was taken in.', more.length === 0 ? [] : read.refused);
      return false;
    }
    const all = read.recipes.length;
    if (read.photos.length > 0) await putPhotos(read.photos, true);
    const kept = await keepAll(read.recipes, { told: (so) => setProgress({ so, all }), signal });
    say(`${kept.length < all ? `Stopped, and ${(all - kept.length).toLocaleString('en-US')} recipes were left. ` : ''}${sentenceOf(kept, read.left)}`, read.refused);
    return true;
  }

  function attempt(what: () => Promise<void>) {
    say('Reading…');
    stop.current = new AbortController();
    setBusy(true);
    what()
      .catch(() => say(stop.current?.signal.aborted === true ? 'Stopped. Nothing was taken in.' : 'That did not work here. Nothing was changed.'))
      .finally(() => {
        setBusy(false);
        setProgress(null);
      });
  }

  const takeFiles = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    attempt(async () => {
      const large = chosen.find(({ size }) => size > MOST_BYTES);
      if (large === undefined) await takeIn(chosen.map((one) => ({ name: one.name, bytes: async () => new Uint8Array(await one.arrayBuffer()) })));
      else say(`“${large.name}” has more than 256 MB. Export fewer recipes at a time, or without photos. Nothing was taken in.`);
      if (file.current) file.current.value = '';
    });
  };

  return (
    <>
      <p className="said" role="status">
        {told.sentence}
      </p>
      {busy && (
        <div className="exchange-progress">
          {progress !== null && <progress max={progress.all} value={progress.so} aria-label="Recipes kept" />}
          {progress !== null && <span>{`${progress.so.toLocaleString('en-US')} of ${progress.all.toLocaleString('en-US')}`}</span>}
          <button className="button-quiet" type="button" onClick={() => stop.current?.abort(new Error('stopped'))}>
            Stop taking in
          </button>
        </div>
      )}
      {told.refused.length > 0 && (
        <details className="left-out">
          <summary>{told.refused.length === 1 ? '1 file or recipe could not be read' : `${told.refused.length} files or recipes could not be read`}</summary>
          <ul>
            {told.refused.slice(0, SHOWN).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          {told.refused.length > SHOWN && <p>And {told.refused.length - SHOWN} more.</p>}
        </details>
      )}
      <details className="card" id="import">
        <summary>Import recipes</summary>
        <p>
          Exports of Paprika, Mealie, Tandoor, Nextcloud Cookbook, RecipeSage, Mela, Recipe Keeper, Copy Me That and Recipe Chef; recipe pages that you saved; CSV, JSON-LD,
          Markdown, Cooklang and text. Everything is read on this device.
        </p>
        <div className="field">
          <label htmlFor={`${id}-file`}>Files</label>
          <input id={`${id}-file`} ref={file} type="file" multiple accept={ENDINGS} onChange={(event) => takeFiles([...(event.target.files ?? [])])} />
        </div>
        <form
          className="exchange-text"
          onSubmit={(event) => {
            event.preventDefault();
            attempt(async () => {
              if (await takeIn([{ name: '', bytes: () => Promise.resolve(new TextEncoder().encode(text)) }])) setText('');
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
    </>
  );
}
