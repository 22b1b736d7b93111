/** The way to what is one's own, and to the dish on the stove. Fetched after the page, which works without it. */
import './yours.css';
import { BookOpen, CircleUserRound, Menu, ShoppingBasket } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
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
  const list = useRef<HTMLUListElement>(null);
  // A page change is no reason for the browser to close it.
  const close = () => void (list.current?.matches(':popover-open') && list.current.hidePopover());
  return (
    <>
      {/* On a phone the three stand behind one button, with their names; elsewhere the button is not there and the list always is. */}
      <button className="icon-button yours-open" type="button" popoverTarget="yours" title="Yours">
        <Menu aria-hidden="true" />
        <span className="visually-hidden">Yours</span>
      </button>
      <ul className="yours" id="yours" popover="auto" ref={list}>
        {PLACES.map(({ to, name, Icon }) => (
          <li key={to}>
            <NavLink className="nav-link yours-link" to={to} title={name} onClick={close}>
              <Icon aria-hidden="true" />
              <span className="yours-name">{name}</span>
            </NavLink>
          </li>
        ))}
      </ul>
      <Suspense fallback={null}>{busy && createPortal(<Foot />, document.body)}</Suspense>
    </>
  );
}
