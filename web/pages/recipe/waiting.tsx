import { useEffect, useState } from 'react';
import type { Cooking } from '../../cooking/cooking.ts';

/** After so long without a word the cook is offered the chef who needs no network. */
const PATIENCE_MS = 5_000;

interface Props {
  cooking: Cooking;
  stop(): void;
  house(): void;
}

export function Waiting({ cooking, stop, house }: Props) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="waiting">
      <div className="spinner" aria-hidden="true" />
      <p>Generating your recipe...</p>
      <div className="waiting-ways">
        <button className="button-quiet" type="button" onClick={stop}>
          Stop
        </button>
        {long && cooking.chef?.kind !== 'house' && (
          <button className="button-quiet" type="button" onClick={house}>
            Cook with the house chef
          </button>
        )}
      </div>
    </div>
  );
}
