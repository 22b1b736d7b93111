/** Wakes the prerendered page in the browser. */
import './styles/layers.css';
import './styles/fonts.css';
import './styles/reset.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { rawOf } from './parts/device/remembered.ts';
import { foot } from './parts/yours/foot.ts';
import { loadPage, Pages } from './routes.tsx';

// Where it cannot be fetched, the page stands without.
foot.load = () => import('./cooking/timers/stove-bar.tsx').catch(() => ({ Foot: () => null }));

await loadPage(window.location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
const app = (
  <StrictMode>
    <BrowserRouter>
      <Pages />
    </BrowserRouter>
  </StrictMode>
);
// Vite's development server serves the page unwritten.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);

// A cook's own things follow from device to device; nobody else needs the code for it.
if (rawOf('cook') === 'true') import('./keeping/in-step.ts').catch(() => undefined);

// Last of all: nobody goes offline in the first moments.
if (import.meta.env.PROD) setTimeout(() => void import('./offline/keep-offline.ts').then(({ keepOffline }) => keepOffline()).catch(() => {}), 2_000);
