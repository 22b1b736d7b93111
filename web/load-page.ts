import { matchRoutes } from 'react-router';
import type { RouteObject } from 'react-router';

/**
 * Fetches the page that stands at an address, and puts it into the routes. The page must be there before the router starts,
 * else React would replace the prerendered HTML with nothing for a moment.
 */
export async function loadPage(routes: RouteObject[], address: string | { pathname: string }): Promise<void> {
  for (const { route } of matchRoutes(routes, address) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const loaded = await route.lazy();
    Object.assign(route, loaded, { lazy: undefined });
  }
}
