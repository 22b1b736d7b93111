/** What of the list will not be cooked with, said where the recipe is asked for; why stands on the entries themselves. */
import './warnings.css';
import { isRefused } from './refused.ts';
import { Sign } from './sign.tsx';
import type { Readings } from './use-readings.ts';

const AND = new Intl.ListFormat('en-GB');
/** So many are named; the others are counted. */
const NAMED = 2;

interface Props {
  entries: readonly string[];
  readings: Readings;
}

export function Warnings({ entries, readings }: Props) {
  const dangers = entries.filter((entry) => isRefused(readings.of(entry)));
  const strange = entries.filter((entry) => !dangers.includes(entry) && readings.of(entry)?.some(({ outcome }) => outcome === 'unknown'));
  return (
    <>
      {dangers.length > 0 && (
        <p className="warning warning-danger">
          <Sign danger />
          <span>{namesOf(dangers)} {dangers.length === 1 ? 'stays' : 'stay'} out of the pot.</span>
        </p>
      )}
      {strange.length > 0 && (
        <p className="warning">
          <Sign danger={false} />
          <span>We do not know {namesOf(strange)}.</span>
        </p>
      )}
      {readings.unknown.length > 0 && (
        <p className="warning warning-danger">
          <Sign danger />
          <span>We cannot look out for {namesOf(readings.unknown)}: try a plainer name under Diet.</span>
        </p>
      )}
    </>
  );
}

function namesOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  return AND.format([...names.slice(0, NAMED).map((name) => `“${name}”`), ...(more > 0 ? [`${more} more`] : [])]);
}
