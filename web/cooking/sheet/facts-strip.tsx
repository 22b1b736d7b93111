import { ChefHat, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { inShort } from './split-head.ts';

interface Props {
  /** As the recipe tells them: "Serves 4", "1 hour 20 minutes". */
  facts: readonly string[];
  /** Takes the place of how many it serves. */
  servings?: ReactNode;
  children?: ReactNode;
}

const isYield = (fact: string): boolean => /^(?:serves|makes) /i.test(fact);

/** For how many, and how long it takes, in one row. */
export function FactsStrip({ facts, servings = null, children }: Props) {
  const yields = facts.filter((fact) => isYield(fact) && (servings === null || !/^serves /i.test(fact)));
  const times = facts.filter((fact) => !isYield(fact));
  if (servings === null && facts.length === 0 && !children) return null;
  return (
    <div className="facts-strip">
      {servings}
      {yields.map((fact) => (
        <p key={fact} className="fact">
          <ChefHat aria-hidden="true" />
          {fact}
        </p>
      ))}
      {times.length > 0 && (
        <p className="fact">
          <Clock aria-hidden="true" />
          {times.map(inShort).join(' · ')}
        </p>
      )}
      {children}
    </div>
  );
}
