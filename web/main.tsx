/** Wakes the prerendered page in the browser. */
import './styles/layers.css';
import './styles/fonts.css';
import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { routes } from './routes.tsx';

// The page must be there before hydration, else React would replace the prerendered HTML with nothing for a moment.
for (const { route } of matchRoutes(routes, window.location) ?? []) {
  if (typeof route.lazy !== 'function') continue;
  const loaded = await route.lazy();
  Object.assign(route, loaded, { lazy: undefined });
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
hydrateRoot(
  root,
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
