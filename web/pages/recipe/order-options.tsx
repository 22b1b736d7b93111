import { lazy, Suspense, useState } from 'react';
import { TextGuard } from '../../cooking/text-guard.tsx';
import type { OptionsProps } from './options-body.tsx';
import { summaryOf } from '../../cooking/options.ts';

const load = () => import('./options-body.tsx');
const OptionsBody = lazy(async () => ({ default: (await load()).OptionsBody }));

/** Everything that may be set and need not be. Its fields are fetched when someone reaches for them. */
export function OrderOptions(props: OptionsProps) {
  const [opened, setOpened] = useState(false);
  // A failed look ahead is no fault: opening tries again.
  const ahead = () => void load().catch(() => undefined);

  return (
    <details className="options" onToggle={(event) => event.currentTarget.open && setOpened(true)}>
      <summary onPointerEnter={ahead} onFocus={ahead}>
        <span className="options-title">Servings, diet and time</span>
        <span className="hint">{summaryOf(props.options)}</span>
      </summary>
      {opened && (
        <TextGuard instead={<p className="options-body">These could not be loaded. Check the connection and load the page again.</p>}>
          <Suspense fallback={<div className="options-coming" />}>
            <OptionsBody {...props} />
          </Suspense>
        </TextGuard>
      )}
    </details>
  );
}
