import { useId } from 'react';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import type { Choice } from '../../keeping/meeting.ts';

interface Props {
  recipe: DeviceRecipe;
  choose(choice: Choice): void;
}

type Side = Pick<DeviceRecipe, 'title' | 'markdown' | 'notes'>;

/** A recipe that was changed in two places: both texts beside each other, what differs marked, and the choice. */
export function TwoVersions({ recipe, choose }: Props) {
  const id = useId();
  const { other } = recipe;
  if (other === null) return null;
  return (
    <section className="versions card no-print" aria-labelledby={id}>
      <h2 id={id}>Changed in two places</h2>
      <p role="status">You changed this recipe here, and it was changed somewhere else too. Nothing is lost: both texts are below. Which one shall stay?</p>
      <div className="versions-texts">
        <Version name="Yours, on this device" side={recipe} beside={other} button="Keep mine" keep={() => choose('mine')} />
        <Version name="The other one" side={other} beside={recipe} button="Keep the other" keep={() => choose('other')} />
      </div>
      <div className="versions-both">
        <button className="button-quiet" type="button" onClick={() => choose('both')}>
          Keep both
        </button>
        <p className="hint">Then they are two recipes.</p>
      </div>
    </section>
  );
}

/** The lines of a version, its own notes last; a line that the other one lacks is marked. */
function Version({ name, side, beside, button, keep }: { name: string; side: Side; beside: Side; button: string; keep(): void }) {
  const id = useId();
  const theirs = new Set(linesOf(beside));
  return (
    <section className="version" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      {/* Who has only a keyboard must be able to scroll it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="version-text" role="group" aria-labelledby={id} tabIndex={0}>
        {linesOf(side).map((line, index) => (
          <p key={index} className={line.startsWith('#') ? 'version-heading' : undefined}>
            {theirs.has(line) ? bare(line) : <mark>{bare(line)}</mark>}
          </p>
        ))}
      </div>
      <button className="button" type="button" onClick={keep}>
        {button}
      </button>
    </section>
  );
}

/** A title that is another than the text's own stands above it. */
function linesOf({ title, markdown, notes }: Side): string[] {
  const lines = markdown.split('\n').map((line) => line.trim()).filter(Boolean);
  const named = lines.some((line) => bare(line) === title);
  return [...(named ? [] : [`# ${title}`]), ...lines, ...(notes === '' ? [] : ['## Your notes', ...notes.split('\n').filter(Boolean)])];
}

/** A line as it is read, without the marks of its form. */
const bare = (line: string): string => line.replace(/^(?:#{1,6}|[-*])\s+/, '').replaceAll('**', '');
