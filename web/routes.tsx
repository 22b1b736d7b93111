/** Which page stands at which address. Each page is a file of its own, loaded when it is first needed; its `Component` is what the router draws. */
import { lazy, useEffect, useRef } from 'react';
import type { ComponentType } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router';
import { CrashBoundary } from './pages/crash/crash-boundary.tsx';
import { Shell } from './parts/shell/shell.tsx';

type Load = () => Promise<{ Component: ComponentType }>;

/** A page, and the way to fetch it as long as it is not here. */
interface PageRoute {
  path: string;
  load?: Load;
  Component: ComponentType;
}

const page = (path: string, load: Load): PageRoute => ({ path, load, Component: lazy(async () => ({ default: (await load()).Component })) });

const routes: (PageRoute | { Component: ComponentType; children: PageRoute[] })[] = [
  page('/', () => import('./pages/registration/registration-page.tsx')),
  page('/cook', () => import('./pages/cook/cook-page.tsx')),
  {
    Component: Shell,
    children: [
      page('/chef', () => import('./pages/home/home-page.tsx')),
      page('/recipe', () => import('./pages/recipe/recipe-page.tsx')),
      page('/review', () => import('./pages/review/review-page.tsx')),
      page('/faq', () => import('./pages/faq/faq-page.tsx')),
      page('/developers', () => import('./pages/developers/developers-page.tsx')),
      page('/cookbook', () => import('./pages/cookbook/cookbook-page.tsx')),
      page('/account', () => import('./pages/account/account-page.tsx')),
      page('/shopping', () => import('./pages/shopping/shopping-page.tsx')),
      page('/r/:token', () => import('./pages/share-link/share-link-page.tsx')),
      page('*', () => import('./pages/not-found/not-found-page.tsx')),
    ],
  },
];

/** True for what looks like a shared recipe's address and cannot be one; the server answers it as it does any unknown address. */
const isNoLink = (pathname: string): boolean => /^\/r\/(?![\w-]{32}$)/.test(pathname);

/** The page at the present address; while another is fetched, the one before it stays. */
export function Pages() {
  const { key, pathname } = useLocation();
  const shown = useRef(pathname);

  // A page change without a page load says nothing to a screen reader; moving the focus does.
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);

  return <CrashBoundary at={key}>{useRoutes(routes, isNoLink(pathname) ? '/404' : undefined)}</CrashBoundary>;
}

/**
 * Fetches the page that stands at an address, and puts it into the routes. It must be there before React starts, else
 * React would replace the prerendered HTML with nothing for a moment.
 */
export async function loadPage(pathname: string): Promise<void> {
  const route = matchRoutes(routes, isNoLink(pathname) ? '/404' : pathname)?.at(-1)?.route;
  if (!route || !('load' in route && route.load)) return;
  route.Component = (await route.load()).Component;
  delete route.load;
}
