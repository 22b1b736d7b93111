import { useId, useState } from 'react';
import { KEEPING } from '../../../contract/keeping-limits.ts';
import { tidyTags } from '../../keeping/cookbook.ts';
import type { Changeable, DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { EarlierVersions } from './earlier-versions.tsx';

interface Props {
  recipe: DeviceRecipe;
  change(what: Partial<Changeable>, sentence: string, from?: Changeable): void;
}

const HOW = { great: 'went great', good: 'went well', poor: 'did not work out' } as const;
const day = (moment: string): string => new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long' });

/** Tags, notes, and when it was cooked. */
export function KeptFacts({ recipe, change }: Props) {
  const id = useId();
  /** What is being typed, and the recipe as it was when that began: what comes from elsewhere meanwhile is not lost to it. */
  const [typed, setTyped] = useState<{ tags: string; notes: string; from: DeviceRecipe } | null>(null);
  const { tags, notes } = typed ?? { tags: recipe.tags.join(', '), notes: recipe.notes };
  const type = (what: { tags?: string; notes?: string }) => setTyped({ tags, notes, from: typed?.from ?? recipe, ...what });
  const asTags = tidyTags(tags.split(','));
  const changed = notes !== recipe.notes || asTags.join('\n') !== recipe.tags.join('\n');

  return (
    <div className="kept-facts no-print">
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          setTyped(null);
          change({ tags: asTags, notes }, 'Your notes are kept.', typed?.from);
        }}
      >
        <h2>Yours</h2>
        <div className="field">
          <label htmlFor={`${id}-tags`}>Tags</label>
          <input id={`${id}-tags`} value={tags} onChange={(event) => type({ tags: event.target.value })} placeholder="weeknight, soup" autoComplete="off" />
          <p className="hint">Separated by commas.</p>
        </div>
        <div className="field">
          <label htmlFor={`${id}-notes`}>Notes</label>
          <textarea id={`${id}-notes`} rows={3} value={notes} maxLength={KEEPING.notes} onChange={(event) => type({ notes: event.target.value })} placeholder="What you changed, who liked it" />
        </div>
        <button className="button-quiet" type="submit" aria-disabled={!changed}>
          Keep these
        </button>
      </form>
      <section className="card" aria-labelledby={`${id}-cooked`}>
        <h2 id={`${id}-cooked`}>Cooked</h2>
        {recipe.cooked.length === 0 ? (
          <p>Not yet. After the last step of cooking, tell us how it went, and it stands here.</p>
        ) : (
          <ol className="cooked-log">
            {recipe.cooked.toReversed().map((cooked) => (
              <li key={cooked.id}>
                {day(cooked.on)}: {HOW[cooked.how]}
                {cooked.note !== '' && `. ${cooked.note}`}
              </li>
            ))}
          </ol>
        )}
        {recipe.base > 0 && <EarlierVersions recipe={recipe} bringBack={(version) => change(version, 'The earlier version is back; the one before it is kept too.')} />}
      </section>
    </div>
  );
}
