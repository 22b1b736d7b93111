/** Serves the pages and their files, and says kindly that there is nothing at any other address. */
import type { Context, Hono } from 'hono';
import { Refusal } from '../../contract/refusals.ts';
import type { Pages } from '../documents/pages.ts';
import { sendFile } from '../documents/send-file.ts';
import { refuse, type Carried } from '../endpoint.ts';

/** Comes last: `taken` are the paths that other routes answer, by the methods they take. */
export function pageRoutes(app: Hono<Carried>, pages: Pages, taken: ReadonlyMap<string, string>): void {
  app.all('*', (context) => {
    const { pathname } = new URL(context.req.url);
    const allowed = taken.get(pathname) ?? (pages.files.has(pathname) ? 'GET, HEAD' : undefined);
    if (allowed !== undefined && !allowed.split(', ').includes(context.req.method)) {
      return refuse(context, new Refusal('method-not-allowed'), { allow: allowed });
    }
    const file = pages.files.get(pathname);
    if (file !== undefined) return sendFile(file, context.req.raw);
    const bare = pathname.replace(/\/$/, '');
    if (bare !== pathname && pages.files.get(bare)?.type.startsWith('text/html')) return context.redirect(bare, 308);
    return notFound(context, pages);
  });
}

function notFound(context: Context<Carried>, pages: Pages): Response {
  const reads = context.req.header('accept')?.includes('text/html') === true;
  if (reads && pages.notFound !== null && /^(?:GET|HEAD)$/.test(context.req.method)) return sendFile(pages.notFound, context.req.raw, 404);
  return refuse(context, new Refusal('not-found'));
}
