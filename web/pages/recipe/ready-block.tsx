import { lazy, Suspense, useRef } from 'react';
import { LIMITS } from '../../../contract/limits.ts';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { isRefused } from './refused.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';
import type { Readings } from './use-readings.ts';

const Warnings = lazy(async () => ({ default: (await import('./warnings.tsx')).Warnings }));

interface Props {
  entries: readonly string[];
  /** What they were read as, once that is known. */
  readings: Readings | null;
  cooking: boolean;
  cook(): void;
}

/**
 * What the list allows next: more ingredients, or a recipe; and what of the list stays out or is not known. On a phone it stands at the
 * lower edge of what can be seen, also above the keyboard, as long as there is something to cook with.
 */
export function ReadyBlock({ entries, readings, cooking, cook }: Props) {
  const block = useRef<HTMLDivElement>(null);
  useKeyboardInset(block);
  const count = entries.length;
  const refused = readings === null ? 0 : entries.filter((entry) => isRefused(readings.of(entry))).length;
  const good = count - refused;
  // Four of which one is no food still make a list (the specification counts items); a list of nothing edible does not.
  const ready = count >= LIMITS.suggestedEntries && good > 0;

  return (
    <div className={ready ? 'ready' : count > 0 ? 'ready not-ready' : 'not-ready'} ref={block}>
      <div className="warnings" role="status">
        {readings !== null && count > 0 && (
          <TextGuard instead={null}>
            <Suspense fallback={null}>
              <Warnings entries={entries} readings={readings} />
            </Suspense>
          </TextGuard>
        )}
      </div>
      {ready ? (
        <div>
          <h3>Ready for a recipe?</h3>
          <p>Generate a recipe from your list of ingredients.</p>
        </div>
      ) : (
        <p className="hint">Add at least {LIMITS.suggestedEntries} ingredients{refused > 0 && ' that can be cooked with'}.</p>
      )}
      {good > 0 && (
        <button key={ready ? 'ready' : 'anyway'} className={ready ? 'button' : 'button-quiet'} type="button" disabled={cooking} onClick={cook}>
          {ready ? 'Get a recipe' : 'Cook with these anyway'}
        </button>
      )}
    </div>
  );
}
