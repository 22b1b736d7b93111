/** Which page stands at which address. Each page is a file of its own, loaded when it is first needed; its `Component` is what the router draws. */
import type { RouteObject } from 'react-router';
import { CrashPage } from './pages/crash/crash-page.tsx';
import { Shell } from './parts/shell/shell.tsx';

export const routes: RouteObject[] = [
  {
    ErrorBoundary: CrashPage,
    children: [
      { path: '/', lazy: () => import('./pages/registration/registration-page.tsx') },
      { path: '/cook', lazy: () => import('./pages/cook/cook-page.tsx') },
      {
        Component: Shell,
        children: [
          { path: '/chef', lazy: () => import('./pages/home/home-page.tsx') },
          { path: '/recipe', lazy: () => import('./pages/recipe/recipe-page.tsx') },
          { path: '/review', lazy: () => import('./pages/review/review-page.tsx') },
          { path: '/faq', lazy: () => import('./pages/faq/faq-page.tsx') },
          { path: '/cookbook', lazy: () => import('./pages/cookbook/cookbook-page.tsx') },
          { path: '/account', lazy: () => import('./pages/account/account-page.tsx') },
          { path: '/shopping', lazy: () => import('./pages/shopping/shopping-page.tsx') },
          { path: '/r/:token', lazy: () => import('./pages/share-link/share-link-page.tsx') },
          { path: '*', lazy: () => import('./pages/not-found/not-found-page.tsx') },
        ],
      },
    ],
  },
];
