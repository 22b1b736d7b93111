/** The frame of the inner pages: navigation, the page, footer. */
import './shell.css';
import { useEffect } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';

export function Shell() {
  const { pathname } = useLocation();
  const came = useNavigationType();

  // A new page begins at its top; going back is the browser's, which remembers where one was.
  useEffect(() => {
    if (came === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, came]);

  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Nav />
      <main id="content" className="shell-main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
