/** Which page stands at which address. Each page is a file of its own, loaded when it is first needed. */
import type { RouteObject } from 'react-router';
import { CrashPage } from './pages/crash/crash-page.tsx';
import { Shell } from './parts/shell/shell.tsx';

export const routes: RouteObject[] = [
  {
    ErrorBoundary: CrashPage,
    children: [
      { path: '/', lazy: async () => ({ Component: (await import('./pages/registration/registration-page.tsx')).RegistrationPage }) },
      {
        Component: Shell,
        children: [
          { path: '/chef', lazy: async () => ({ Component: (await import('./pages/home/home-page.tsx')).HomePage }) },
          { path: '/recipe', lazy: async () => ({ Component: (await import('./pages/recipe/recipe-page.tsx')).RecipePage }) },
          { path: '/review', lazy: async () => ({ Component: (await import('./pages/review/review-page.tsx')).ReviewPage }) },
          { path: '/faq', lazy: async () => ({ Component: (await import('./pages/faq/faq-page.tsx')).FaqPage }) },
          { path: '/cookbook', lazy: async () => ({ Component: (await import('./pages/cookbook/cookbook-page.tsx')).CookbookPage }) },
          { path: '/account', lazy: async () => ({ Component: (await import('./pages/account/account-page.tsx')).AccountPage }) },
          { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found/not-found-page.tsx')).NotFoundPage }) },
        ],
      },
    ],
  },
];
