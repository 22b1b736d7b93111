import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { TextGuard } from '../../cooking/text-guard.tsx';
import { valuesOf } from '../../cooking/options.ts';
import type { OptionGroup } from '../../cooking/options.ts';
import type { OptionsProps } from './options-sheet.tsx';

const load = () => import('./options-sheet.tsx');
const OptionsSheet = lazy(async () => ({ default: (await load()).OptionsSheet }));

const PILLS: readonly { group: OptionGroup; name: string }[] = [
  { group: 'table', name: 'Servings, time' },
  { group: 'diet', name: 'Diet' },
  { group: 'wishes', name: 'Wishes' },
];

/** How many values a pill says before it only counts them. */
const SAID = 2;

/** Everything that may be set and need not be: three pills that say what is set, each with a sheet whose fields are fetched when someone reaches for them. */
export function OrderOptions(props: OptionsProps) {
  const [open, setOpen] = useState<OptionGroup | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const closed = useRef<OptionGroup | null>(null);
  // A failed look ahead is no fault: opening tries again.
  const ahead = () => void load().catch(() => undefined);

  // A sheet that is gone leaves the focus nowhere.
  useEffect(() => {
    if (open === null && closed.current !== null) row.current?.querySelector<HTMLElement>(`[data-group=${closed.current}]`)?.focus();
    closed.current = open;
  }, [open]);

  return (
    <div className="option-pills" role="group" aria-label="Options" ref={row}>
      {PILLS.map(({ group, name }) => {
        const values = valuesOf(group, props.options);
        return (
          <button
            key={group}
            className={group === 'diet' && props.unknown.length > 0 ? 'option-pill option-pill-trouble' : 'option-pill'}
            type="button"
            data-group={group}
            aria-haspopup="dialog"
            aria-label={[name, values.join(', ')].filter(Boolean).join(': ')}
            onPointerEnter={ahead}
            onFocus={ahead}
            onClick={() => setOpen(group)}
          >
            <Said name={name} values={values} />
          </button>
        );
      })}
      {open !== null && (
        <TextGuard key={open} instead={<p className="hint">These could not be loaded. Check the connection and load the page again.</p>}>
          <Suspense fallback={null}>
            <OptionsSheet {...props} group={open} close={() => setOpen(null)} />
          </Suspense>
        </TextGuard>
      )}
    </div>
  );
}

/** "Diet", or "Vegan, no eggs +2". */
function Said({ name, values }: { name: string; values: readonly string[] }) {
  if (values.length === 0) return name;
  const more = values.length - SAID;
  return (
    <>
      <span className="option-said">{values.slice(0, SAID).join(', ')}</span>
      {more > 0 && ` +${more}`}
    </>
  );
}
