/** Share links: making, opening, ending and reporting them, and the page and picture that stand at `/r/...`. */
import type { Context, Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { Recipe } from '../../kitchen/recipe/recipe.ts';
import { whyTooMuch } from '../../kitchen/text-bounds.ts';
import { whoAsks } from '../accounts/session.ts';
import { pictureFacts, rememberPictures } from '../documents/recipe-picture.ts';
import { readingOf, rememberReading } from '../documents/share-reading.ts';
import { BARE_PAGE, goneSharePage, sharePage } from '../documents/share-page.ts';
import { bind, type Carried } from '../endpoint.ts';
import { takeTryHere, takeTryOfNetwork } from '../guards/rate-limit.ts';
import type { Read } from '../reading/tasks.ts';
import { makeShare, openShare, reportShare, revokeShare, sharesOf } from '../store/shares.ts';

/** A page that somebody was given the address of is for nobody else: no store keeps it, no search engine lists it. */
const UNLISTED = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' } as const;
const TOKEN = '{[A-Za-z0-9_-]{32}}';
/** Pictures kept in memory, some 100 kB each. */
const PICTURES = 100;

/** `shareTemplate` is the built page that recipes are written into: see readShareTemplate. */
export function shareRoutes(app: Hono<Carried>, { pages: { shareTemplate = BARE_PAGE }, read }: { pages: { shareTemplate?: string | undefined }; read: Read }): void {
  const picture = rememberPictures(PICTURES, (told) => read('picture', told));
  const addressOf = (context: Context<Carried>, token: string): string => `${context.var.site.publicUrl ?? new URL(context.req.url).origin}/r/${token}`;

  bind(app, ENDPOINTS.share, async ({ title, markdown, origin, source, recipe, days }, context) => {
    const tooMuch = whyTooMuch(markdown);
    if (tooMuch !== null) throw new Refusal('not-understood', tooMuch);
    await takeTryOfNetwork(context, 'share');
    const reading = await read('share', markdown);
    const wrong = whyNoRecipe(reading.recipe);
    if (wrong !== null) throw new Refusal('not-understood', wrong);
    const cook = await whoAsks(context);
    const { id, token, key, endsAt } = await makeShare(context.var.store.db, { title: oneLine(title), markdown, origin, source: oneLine(source), cook: cook?.id ?? null, recipe, days });
    await rememberReading(context.var.store.db, token, reading);
    return { id, path: `/r/${token}`, key, endsAt };
  });

  bind(app, ENDPOINTS.revoke, async ({ id, key = null }, context) => {
    const cook = await whoAsks(context);
    const revoked = await revokeShare(context.var.store.db, id, { cook: cook?.id ?? null, key });
    if (!revoked) throw new Refusal('not-found', 'There is no such link of yours.');
    return {};
  });

  bind(app, ENDPOINTS.openShared, async ({ token }, context) => {
    takeTryHere(context, 'shared page');
    const shared = await openShare(context.var.store.db, token);
    if (shared === null) throw new Refusal('not-shared');
    return shared;
  });

  bind(app, ENDPOINTS.shareLinks, async (_input, { var: { store, cook } }) => ({ links: await sharesOf(store.db, cook.id) }));

  bind(app, ENDPOINTS.report, async ({ token, why }, context) => {
    await takeTryOfNetwork(context, 'report');
    if (!(await reportShare(context.var.store.db, token, why))) throw new Refusal('not-shared');
    return {};
  });

  app.get(`/r/:token${TOKEN}`, async (context) => {
    takeTryHere(context, 'shared page');
    const token = context.req.param('token');
    const shared = await openShare(context.var.store.db, token);
    if (shared === null) return context.html(goneSharePage(shareTemplate, token), 410, UNLISTED);
    return context.html(sharePage(shareTemplate, shared, await readingOf(context.var.store.db, token, shared, read), { token, url: addressOf(context, token) }), 200, UNLISTED);
  });

  app.get(`/r/:token${TOKEN}/card.png`, async (context) => {
    takeTryHere(context, 'shared picture');
    const token = context.req.param('token');
    const shared = await openShare(context.var.store.db, token);
    if (shared === null) throw new Refusal('not-shared');
    const { recipe } = await readingOf(context.var.store.db, token, shared, read);
    const png = await picture({ title: shared.title, facts: pictureFacts(recipe), look: shared.origin.fitted?.look, lines: recipe.ingredients.map(({ text }) => text) });
    return context.body(png, 200, { ...UNLISTED, 'content-type': 'image/png', 'content-length': String(png.byteLength) });
  });
}

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Why a text cannot be shared, or null when it is a recipe: other texts are not what the links are for. */
function whyNoRecipe({ title, ingredients, steps }: Recipe): string | null {
  const missing = [title === '' ? 'a title' : '', ingredients.length === 0 ? 'ingredients' : '', steps.length === 0 ? 'steps' : ''].filter(Boolean);
  return missing.length === 0 ? null : `Only a whole recipe can be shared. This one lacks ${missing.join(' and ')}.`;
}
