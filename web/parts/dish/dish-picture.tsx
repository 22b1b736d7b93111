/** A drawn dish beside its name. It says nothing that the words do not say, so who listens does not hear of it. */
import './dish-picture.css';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';

/** A page without its pictures is still the page. */
const DrawnDish = lazy(() => import('./drawn-dish.tsx').then(({ DrawnDish: drawn }) => ({ default: drawn }), () => ({ default: () => <span className="dish-unknown" /> })));

const never = (): (() => void) => () => undefined;
/** False while a page is written at build time and taken over: what comes later is no part of it. */
const useAwake = (): boolean => useSyncExternalStore(never, () => true, () => false);

interface Props {
  /** How it looks (kitchen/drawing/look.ts), where the recipe or idea says so. */
  look?: string | undefined;
  /** The recipe's text, from which a modest drawing is made without. */
  markdown?: string | undefined;
  /** True while the dish is not known yet: the place is kept. */
  waiting?: boolean;
  className?: string;
  /** What is seen until the drawing is here. */
  children?: ReactNode;
}

export function DishPicture({ look, markdown, waiting = false, className = '', children = null }: Props) {
  const awake = useAwake();
  return (
    <span className={`dish-picture ${className}`} aria-hidden="true">
      {!waiting && !awake && children}
      {!waiting && awake && (
        <Suspense fallback={children}>
          <DrawnDish look={look} markdown={markdown} />
        </Suspense>
      )}
    </span>
  );
}
