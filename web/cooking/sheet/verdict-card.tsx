import './verdict.css';
import { BadgeCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { allergensSaid } from '../../../contract/allergens-said.ts';
import type { Verdict } from '../../../kitchen/recipe/verdict.ts';
import { verdictLine } from './verdict-line.ts';

const AND = new Intl.ListFormat('en-GB');

interface Props {
  verdict: Verdict;
  /** Asks for a better one, where someone can be asked. */
  mend?: (() => void) | undefined;
  /** True for a recipe that was kept or shared: it was not written for this list, and nothing was added to it. */
  kept?: boolean;
}

/**
 * What checking found about the recipe: one line, and all of it for whoever opens it. It proves what is in it, never what is not, and
 * so no recipe is called harmless. What must not be eaten by someone at the table is never behind a line.
 */
export function VerdictCard({ verdict, mend, kept = false }: Props) {
  const { uses, of, extras, staples, leftOut, allergens, safety, faults, why: chosen } = verdict;
  return (
    <aside className="verdict no-print" aria-labelledby="checked">
      <Warnings verdict={verdict} />
      <details open={kept && safety.length > 0}>
        <summary className="opens">
          <BadgeCheck aria-hidden="true" />
          <h3 id="checked">Checked</h3> <span className="verdict-line">{verdictLine(verdict)}</span>
        </summary>
        <dl>
          {chosen !== undefined && chosen !== '' && <Line name="Why this">{chosen}</Line>}
          {of > 0 && (
            <>
              <Line name="From your list">
                Uses {uses.length} of {of}
                {uses.length > 0 && `: ${AND.format(uses)}`}
              </Line>
              <Line name="To buy">{extras.length === 0 ? 'Nothing' : AND.format(extras)}</Line>
              {staples.length > 0 && <Line name="Taken for granted">{AND.format(staples)}</Line>}
            </>
          )}
          {!kept && leftOut.length > 0 && (
            <Line name="Left out">
              {leftOut.map(({ food, why }) => (
                <span key={food} className="verdict-left">
                  {food}
                  {why === '' ? '' : `: ${why}`}
                </span>
              ))}
            </Line>
          )}
          <Line name="Allergens" className="verdict-allergens">
            {allergensSaid(allergens)}
          </Line>
          {safety.length > 0 && (
            <Line name="Kitchen notes">
              {kept ? 'The recipe does not say it:' : 'We added to the recipe:'}
              {safety.map((sentence) => (
                <span key={sentence} className="verdict-left">
                  {sentence}
                </span>
              ))}
            </Line>
          )}
          {faults.length > 0 && (
            <Line name="Worth a look">
              {faults.map((sentence) => (
                <span key={sentence} className="verdict-left">
                  {sentence}
                </span>
              ))}
            </Line>
          )}
        </dl>
        {mend && faults.length > 0 && (
          <button className="button-quiet verdict-mend" type="button" onClick={mend}>
            Ask the chef to mend it
          </button>
        )}
      </details>
    </aside>
  );
}

/** What stands on paper: what the recipe contains, and what it must not be given to. */
export function VerdictOnPaper({ verdict }: { verdict: Verdict }) {
  return (
    <div className="verdict-paper">
      <Warnings verdict={verdict} />
      <p>Allergens: {allergensSaid(verdict.allergens)}</p>
    </div>
  );
}

function Warnings({ verdict: { broken } }: { verdict: Verdict }) {
  return broken.map(({ diet, food }) => (
    <p key={`${diet} ${food}`} className="verdict-warning">
      {saidOfBroken(diet, food)}
    </p>
  ));
}

/** A broken rule is a diet, an allergy ("milk allergy") or a wish to do without. */
function saidOfBroken(rule: string, food: string): string {
  if (rule === 'without it') return `You asked to keep ${food} out, and it is in there.`;
  if (rule.endsWith('allergy')) return `Not for a ${rule}: it has ${food} in it.`;
  return `Not ${rule}: it has ${food} in it.`;
}

function Line({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
