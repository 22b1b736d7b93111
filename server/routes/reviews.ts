/** Reviews: giving one, and reading those that the operator approved. */
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { Refusal } from '../../contract/refusals.ts';
import { bind, type Carried } from '../endpoint.ts';
import { takeTryOfNetwork } from '../guards/rate-limit.ts';
import { approvedReviews, giveReview } from '../store/reviews.ts';

/** Newest approved reviews that a visitor is shown. */
const SHOWN = 50;

/** Where the operator switched reviews off, none is taken and none is shown. */
export function reviewRoutes(app: Hono<Carried>): void {
  bind(app, ENDPOINTS.reviews, async (_input, { var: { store, site } }) => ({ reviews: site.reviews ? await approvedReviews(store.db, SHOWN) : [] }));
  bind(app, ENDPOINTS.giveReview, async ({ name, profession, rate, review }, context) => {
    if (!context.var.site.reviews) throw new Refusal('switched-off');
    const given = { name: plainText(name).replaceAll('\n', ' '), profession, rate, review: plainText(review) };
    if (given.name === '') throw new Refusal('not-understood', 'Please write your name.');
    await takeTryOfNetwork(context, 'review');
    await giveReview(context.var.store.db, given);
    return { held: true as const };
  });
}

/** Text as a card and a terminal may show it: no control or direction characters, single spaces, at most one empty line. */
function plainText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\S\n]|(?!\n)[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ').replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/g, '')
    .replace(/ {2,}/g, ' ').replace(/ ?\n ?/g, '\n').replace(/\n{3,}/g, '\n\n').trim();
}
