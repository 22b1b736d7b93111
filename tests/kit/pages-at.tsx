/** Pages in a router that has no address bar. */
import { useEffect } from 'react';
import { MemoryRouter, useLocation, useRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

/** What is to be rendered, and where the visitor is now. */
export function pagesAt(path: string, pages: RouteObject[]) {
  const at = { path };
  function Pages() {
    const { pathname } = useLocation();
    useEffect(() => void (at.path = pathname), [pathname]);
    return useRoutes(pages);
  }
  const element = (
    <MemoryRouter initialEntries={[path]}>
      <Pages />
    </MemoryRouter>
  );
  return { element, path: () => at.path };
}
