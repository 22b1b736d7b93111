/** Writes a page as HTML at build time; scripts/build.mjs calls it for every page. */
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { loadPage, Pages } from './routes.tsx';

/** The pages that are written, the file of each and the source whose chunk it needs. */
export const pages = [
  { path: '/', file: 'index.html', source: 'pages/registration/registration-page.tsx' },
  { path: '/chef', file: 'chef.html', source: 'pages/home/home-page.tsx' },
  { path: '/recipe', file: 'recipe.html', source: 'pages/recipe/recipe-page.tsx' },
  { path: '/review', file: 'review.html', source: 'pages/review/review-page.tsx' },
  { path: '/faq', file: 'faq.html', source: 'pages/faq/faq-page.tsx' },
  { path: '/developers', file: 'developers.html', source: 'pages/developers/developers-page.tsx' },
  { path: '/cookbook', file: 'cookbook.html', source: 'pages/cookbook/cookbook-page.tsx' },
  { path: '/account', file: 'account.html', source: 'pages/account/account-page.tsx' },
  { path: '/cook', file: 'cook.html', source: 'pages/cook/cook-page.tsx' },
  { path: '/shopping', file: 'shopping.html', source: 'pages/shopping/shopping-page.tsx' },
  // A page without a recipe: the server writes a shared one into it.
  { path: `/r/${'-'.repeat(32)}`, file: 'share-link.html', source: 'pages/share-link/share-link-page.tsx' },
  { path: '/404', file: '404.html', source: 'pages/not-found/not-found-page.tsx' },
] as const;

/** What belongs into the head, as React writes it at the front of a fragment. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)+/;

export async function render(path: string): Promise<{ head: string; page: string }> {
  await loadPage(path);
  const html = renderToString(
    <StaticRouter location={path}>
      <Pages />
    </StaticRouter>,
  );
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, page: html.slice(head.length) };
}
