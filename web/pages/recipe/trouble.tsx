import type { Cooking } from '../../cooking/cooking.ts';

interface Props {
  trouble: NonNullable<Cooking['trouble']>;
  /** True when some text of the recipe is on the page. */
  kept: boolean;
  canCook: boolean;
  again(): void;
  house(): void;
}

/** What went wrong in one sentence, and one button that leads on. */
export function Trouble({ trouble, kept, canCook, again, house }: Props) {
  const { sentence, wayOut } = trouble;
  return (
    <div className={kept ? 'trouble no-print' : 'trouble trouble-alone'}>
      <p>{sentence}</p>
      {canCook && wayOut === 'again' && (
        <button className="button" type="button" onClick={again}>
          Try again
        </button>
      )}
      {canCook && wayOut === 'house' && (
        <button className="button" type="button" onClick={house}>
          Cook with the house chef
        </button>
      )}
    </div>
  );
}
