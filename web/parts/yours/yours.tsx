/** The way to what is one's own, and to the dish on the stove. Fetched after the page, which works without it. */
import './yours.css';
import { BookOpen, CircleUserRound, ShoppingBasket } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { NavLink } from 'react-router';
import { useRemembered } from '../device/remembered.ts';
import { foot } from './foot.ts';

const PLACES = [
  { to: '/cookbook', name: 'Cookbook', Icon: BookOpen },
  { to: '/shopping', name: 'Shopping list', Icon: ShoppingBasket },
  { to: '/account', name: 'Account', Icon: CircleUserRound },
] as const;

const Foot = lazy(async () => ({ default: (await foot.load?.())?.Foot ?? (() => null) }));
const isThere = (found: unknown): boolean => found !== undefined && found !== null && !(Array.isArray(found) && found.length === 0);

export function Yours() {
  // Only who cooks something needs the bar's code.
  const [dish] = useRemembered('stove', isThere);
  const [timer] = useRemembered('timers', isThere);
  const busy = dish || timer;
  return (
    <>
      <ul className="yours">
        {PLACES.map(({ to, name, Icon }) => (
          <li key={to}>
            <NavLink className="nav-link yours-link" to={to} title={name}>
              <Icon aria-hidden="true" />
              <span className="visually-hidden">{name}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>{busy && createPortal(<Foot />, document.body)}</Suspense>
    </>
  );
}
