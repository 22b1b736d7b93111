import { useEffect, useState } from 'react';
import type { FunctionComponent } from 'react';
import { Link, NavLink } from 'react-router';
import { ChefIcon } from '../drawings/chef-icon.tsx';
import { PAGES } from './pages.ts';

export function Nav() {
  const [Yours, setYours] = useState<FunctionComponent | null>(null);

  // Not in the first view: nobody looks for their own things before the page is there.
  useEffect(() => {
    import('../yours/yours.tsx').then(
      (module) => setYours(() => module.Yours),
      () => undefined,
    );
  }, []);

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
        <nav className="nav-yours" aria-label="Yours">
          {Yours && <Yours />}
        </nav>
      </div>
    </header>
  );
}
