import { Link, NavLink } from 'react-router';
import { ChefIcon } from '../drawings/chef-icon.tsx';
import { PAGES } from './pages.ts';

export function Nav() {
  return (
    <header className="nav no-print">
      <div className="page nav-row">
        <Link className="brand" to="/chef">
          <ChefIcon className="brand-icon" />
          Recipe Chef
        </Link>
        <nav aria-label="Main">
          <ul className="nav-links">
            {PAGES.map(({ to, name }) => (
              <li key={to}>
                {/* NavLink sets aria-current="page", which the style hangs on. */}
                <NavLink className="nav-link" to={to}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
