/** The way to what is one's own. Fetched after the page, which works without it. */
import './yours.css';
import { BookOpen, CircleUserRound, ShoppingBasket } from 'lucide-react';
import { NavLink } from 'react-router';

const PLACES = [
  { to: '/cookbook', name: 'Cookbook', Icon: BookOpen },
  { to: '/shopping', name: 'Shopping list', Icon: ShoppingBasket },
  { to: '/account', name: 'Account', Icon: CircleUserRound },
] as const;

export function Yours() {
  return (
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
  );
}
