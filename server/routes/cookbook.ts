/** The cookbook of the cook who asks. */
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { photoSize } from '../../contract/photo.ts';
import { Refusal } from '../../contract/refusals.ts';
import { bind, type Carried } from '../endpoint.ts';
import { takeTryHere } from '../guards/rate-limit.ts';
import { adopt } from '../store/adopt.ts';
import { exchangeBelongings } from '../store/belongings.ts';
import { changesSince, cookedOnce, keep, remove, versionsOf, type Keeping } from '../store/cookbook.ts';
import type { Db } from '../store/open-store.ts';
import { keepPhoto, photoOf } from '../store/photos.ts';

export function cookbookRoutes(app: Hono<Carried>, db: Db): void {
  app.use('/api/cookbook/*', async (context, next) => {
    takeTryHere(context, 'cookbook');
    await next();
  });
  bind(app, ENDPOINTS.changes, ({ since }, { var: { cook } }) => changesSince(db, cook.id, since));
  bind(app, ENDPOINTS.keep, async ({ recipe, base }, { var: { cook } }) => kept(await keep(db, cook.id, recipe, base)));
  bind(app, ENDPOINTS.remove, async ({ id, base }, { var: { cook } }) => {
    kept(await remove(db, cook.id, id, base));
    return {};
  });
  bind(app, ENDPOINTS.cookedOnce, async ({ recipe, cooked }, { var: { cook } }) => {
    const revision = await cookedOnce(db, cook.id, recipe, cooked);
    if (revision === null) throw new Refusal('not-found', 'This recipe is not in your cookbook.');
    return { revision };
  });
  bind(app, ENDPOINTS.adopt, async ({ recipes }, { var: { cook } }) => {
    const adopted = await adopt(db, cook.id, recipes);
    if (adopted === null) throw new Refusal('cookbook-full');
    return { recipes: adopted };
  });
  bind(app, ENDPOINTS.keepPhoto, async ({ id, bytes }, context) => {
    takeTryHere(context, 'photo');
    const photo = Buffer.from(bytes, 'base64');
    if (photoSize(photo) === null) throw new Refusal('no-photo');
    if (!(await keepPhoto(db, context.var.cook.id, id, photo))) throw noPhotoHere();
    return {};
  });
  bind(app, ENDPOINTS.photo, async ({ id }, context) => {
    takeTryHere(context, 'photo');
    const photo = await photoOf(db, context.var.cook.id, id);
    if (photo === null) throw noPhotoHere();
    return { bytes: Buffer.from(photo.buffer, photo.byteOffset, photo.length).toString('base64') };
  });
  bind(app, ENDPOINTS.versions, async ({ id }, { var: { cook } }) => ({ versions: await versionsOf(db, cook.id, id) }));
  bind(app, ENDPOINTS.belongings, async ({ belongings }, { var: { cook } }) => ({ belongings: await exchangeBelongings(db, cook.id, belongings) }));
}

const noPhotoHere = (): Refusal => new Refusal('not-found', 'There is no such photo in your cookbook.');

function kept(keeping: Keeping): { revision: number } {
  switch (keeping.outcome) {
    case 'kept': return { revision: keeping.revision };
    case 'changed-elsewhere': throw new Refusal('changed-elsewhere');
    case 'full': throw new Refusal('cookbook-full');
  }
}
