/** The frame of the inner pages: navigation, the page, footer. */
import './shell.css';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router';
import { Footer } from './footer.tsx';
import { Nav } from './nav.tsx';

export function Shell() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const came = useNavigationType();
  const shown = useRef(pathname);

  // A new page begins at its top; going back is the browser's, which remembers where one was.
  useEffect(() => {
    if (came === 'PUSH') window.scrollTo(0, 0);
  }, [pathname, came]);

  // A page change without a page load says nothing to a screen reader; moving the focus does.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Nav />
      <main id="content" className="shell-main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
