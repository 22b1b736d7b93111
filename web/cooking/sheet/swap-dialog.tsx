import type { Substitution } from '../../../kitchen/recipe/substituting/substitution.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import type { Swap } from './use-sheet.ts';

interface Props {
  /** What is missing, as the recipe writes it. */
  name: string;
  answer: Substitution;
  choose(swap: Swap): void;
  close(): void;
}

/** What can be done without an ingredient; or the honest answer that nothing can. */
export function SwapDialog({ name, answer, choose, close }: Props) {
  const options = answer.outcome === 'swap' ? answer.options : [];
  const leaveOut = answer.outcome === 'swap' ? answer.leaveOut : answer.outcome === 'leave-out' ? answer : null;

  function take(swap: Swap) {
    close();
    choose(swap);
  }

  return (
    <SheetDialog title={`No ${name}?`} close={close}>
      {answer.outcome === 'needed' && <p>{answer.sentence}</p>}
      {options.length > 0 && (
        <ul className="swap-options">
          {options.map(({ food, amount, changes, onHand, recipe }) => (
            <li key={food}>
              <p className="swap-name">
                {amount} {onHand && <span className="chip">You have it</span>}
              </p>
              <p>{changes}</p>
              <button className="button button-leaf" type="button" aria-label={`Use this: ${food}`} onClick={() => take({ said: `Changed: ${food} instead of ${name}.`, recipe })}>
                Use this
              </button>
            </li>
          ))}
        </ul>
      )}
      {leaveOut !== null && (
        <div className="swap-leave">
          <p>{leaveOut.sentence}</p>
          <button className={options.length > 0 ? 'button-quiet' : 'button button-leaf'} type="button" onClick={() => take({ said: `Changed: without ${name}.`, recipe: leaveOut.recipe })}>
            Leave it out
          </button>
        </div>
      )}
    </SheetDialog>
  );
}
