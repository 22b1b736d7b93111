/** The dish on the stove and its timers, at the foot of every page but its own. */
import './stove-bar.css';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Link, useLocation } from 'react-router';
import { clearStove, useStove } from '../../keeping/stove.ts';
import type { Stove } from '../../keeping/stove.ts';
import { countdown, useTimers } from '../../keeping/timers.ts';
import { DishPicture } from '../../parts/dish/dish-picture.tsx';
import { TimerBar } from './timer-bar.tsx';
import { useNow } from './use-now.ts';

/** Later than this nobody still cooks it. */
const ON_THE_STOVE_MS = 24 * 3_600_000;

export function Foot() {
  const stove = useStove();
  const timers = useTimers();
  const { pathname } = useLocation();
  const [now] = useState(() => Date.now());
  const cooks = stove !== null && stove.logged === null && now - Date.parse(stove.startedAt) < ON_THE_STOVE_MS;
  if (pathname === '/cook' || (!cooks && timers.length === 0)) return null;
  return <StoveBar cooks={cooks} stove={stove} hasTimers={timers.length > 0} />;
}

/** Other things at the foot of the screen stand on top of it: its height is theirs to know. */
function useHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) => style.setProperty('--foot', `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`));
    if (bar.current !== null) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty('--foot');
    };
  }, [bar]);
}

function StoveBar({ cooks, stove, hasTimers }: { cooks: boolean; stove: Stove | null; hasTimers: boolean }) {
  const bar = useRef<HTMLElement>(null);
  useHeight(bar);
  const title = /^# (.+)$/m.exec(stove?.dish.markdown ?? '')?.[1] ?? 'Your dish';
  return (
    <aside className="stove-bar no-print" ref={bar} aria-label="On the stove">
      {hasTimers && <TimerTitle />}
      <TimerBar />
      {cooks && (
        <p className="stove-dish">
          <Link className="stove-link" to="/cook">
            <DishPicture className="stove-picture" look={stove?.dish.origin.fitted?.look} markdown={stove?.dish.markdown} />
            <span>
              <span className="visually-hidden">Back to cooking </span>
              {title}
            </span>
          </Link>
          <button className="stove-off" type="button" aria-label={`Take ${title} off the stove`} onClick={clearStove}>
            <X aria-hidden="true" />
          </button>
        </p>
      )}
    </aside>
  );
}

/** The tab tells the time on every page, before the page's own title. */
function TimerTitle() {
  const timers = useTimers();
  const now = useNow(true);
  const rang = timers.find(({ ends }) => ends <= now);
  const next = timers.find(({ ends }) => ends > now);
  const time = rang ? `Time is up: ${rang.label} - ` : next ? `${countdown(next.ends - now)} ${next.label} - ` : '';
  const before = useRef('');
  useEffect(() => {
    const own = document.title.startsWith(before.current) ? document.title.slice(before.current.length) : document.title;
    document.title = time + own;
    before.current = time;
  });
  useEffect(() => () => void (document.title = document.title.slice(document.title.startsWith(before.current) ? before.current.length : 0)), []);
  return null;
}
