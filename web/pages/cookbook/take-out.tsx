import { useEffect, useRef, useState } from 'react';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { useSend } from '../../send-context.ts';
import type { Form } from './export-file.ts';

const FORMS: readonly { form: Form; name: string }[] = [
  { form: 'archive', name: 'Everything, as one archive' },
  { form: 'json-ld', name: 'Recipes as JSON-LD' },
  { form: 'markdown', name: 'Recipes as Markdown' },
  { form: 'cooklang', name: 'Recipes as Cooklang' },
];

/** Fewer are written before anybody could press "Cancel". */
const MANY = 50;

const readyWithout = (photos: number): string =>
  `Your file is ready, without ${photos === 1 ? 'a photo' : `${photos} photos`} that could not be fetched. Try again with a network.`;

/** Taking all recipes out as a file, with how far it has come and a way to stop it. */
export function TakeOut({ recipes }: { recipes: readonly DeviceRecipe[] }) {
  const send = useSend();
  const [said, setSaid] = useState('');
  const [written, setWritten] = useState<number | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const all = recipes.length.toLocaleString('en-US');

  useEffect(() => () => stopping.current?.abort(), []);

  async function take(form: Form) {
    if (stopping.current !== null) return;
    const stop = new AbortController();
    stopping.current = stop;
    setSaid('Writing your file…');
    setWritten(0);
    try {
      const { bringPhotos, saveFile, writeExport } = await import('./exporting.ts');
      if (form === 'archive') await bringPhotos(send, recipes, stop.signal);
      const file = await writeExport(form, recipes, setWritten, stop.signal);
      saveFile(file);
      setSaid(file.lacks === 0 ? 'Your file is ready.' : readyWithout(file.lacks));
    } catch {
      setSaid(stop.signal.aborted ? 'Stopped. No file was made.' : 'That did not work here. Nothing was changed.');
    }
    stopping.current = null;
    setWritten(null);
  }

  return (
    <details className="card" id="export">
      <summary>Export recipes</summary>
      <p>Yours to keep, in forms that other apps read.</p>
      <ul className="exchange-forms">
        {FORMS.map(({ form, name }) => (
          <li key={form}>
            <button className="button-quiet" type="button" aria-disabled={written !== null} onClick={() => void take(form)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      <p className="said" role="status">
        {said}
      </p>
      {written !== null && recipes.length > MANY && (
        <div className="exchange-progress">
          <progress max={recipes.length} value={written} aria-label="Recipes written" />
          <span>
            {written.toLocaleString('en-US')} of {all}
          </span>
          <button className="button-quiet" type="button" onClick={() => stopping.current?.abort()}>
            Stop
          </button>
        </div>
      )}
    </details>
  );
}
