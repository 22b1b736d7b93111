/** A small world in which everybody who may come to the door has something, and somebody else has something too. */
import { randomUUID } from 'node:crypto';
import { createApp } from '../../server/app.ts';
import { hashPassword } from '../../server/accounts/password-hash.ts';
import { hashToken, newToken } from '../../server/accounts/token.ts';
import { addCook, deleteCook } from '../../server/store/accounts.ts';
import { exchangeBelongings } from '../../server/store/belongings.ts';
import { keep } from '../../server/store/cookbook.ts';
import { DAY } from '../../server/store/moments.ts';
import { openStore, type Db } from '../../server/store/open-store.ts';
import { keepPhoto } from '../../server/store/photos.ts';
import { addReset } from '../../server/store/password-resets.ts';
import { addSession } from '../../server/store/sessions.ts';
import { makeShare, revokeShare } from '../../server/store/shares.ts';
import { appParts } from './app-parts.ts';
import { aJpeg } from './a-jpeg.ts';
import { aRecipe } from './full-store.ts';

export const ACTORS = ['guest', 'cook', 'other cook', 'link holder', 'holder of a revoked link', 'deleted account', 'expired session'] as const;
export type Actor = (typeof ACTORS)[number];
export const WHOSE = ['own', 'other'] as const;
export type Whose = (typeof WHOSE)[number];

/** What somebody has, or what somebody else knows of it: names are known, secrets are made up. */
export interface Thing { recipe: string; photo: string; share: string; token: string; key?: string; email: string; password: string; reset: string }

export interface World {
  db: Db;
  app: ReturnType<typeof createApp>;
  ask: (actor: Actor, method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  /** The actor's own thing, or what they know of somebody else's. */
  thing: (actor: Actor, whose: Whose) => Thing;
  /** All that is not the actor's, as text: it must stay as it is. */
  notOf: (actor: Actor) => Promise<string>;
  close: () => Promise<void>;
}

/** Stands in every private text of a cook; what is shared says `shared-by-` instead. */
export const secretOf = (name: string): string => `secret-of-${name}`;
export const NAME_OF: Readonly<Partial<Record<Actor, string>>> = { 'cook': 'anna', 'other cook': 'ben', 'deleted account': 'cleo', 'expired session': 'dora' };
export const sharedText = (name: string): string => `# Soup shared-by-${name}\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Cook the leeks.`;

const PASSWORD = 'leeks-in-october-rain';
let hash: Promise<string> | undefined;

/** Somebody with an account, a session, a recipe, a list, a link, and a letter with a new password's link. */
async function settle(db: Db, name: string, now: Date): Promise<Thing & { cook: string; session: string }> {
  const [cook, session, reset] = [randomUUID(), newToken(), newToken()];
  await addCook(db, { id: cook, email: `${name}@paprika.example`, firstName: name, lastName: secretOf(name), since: now.toISOString(), passwordHash: await (hash ??= hashPassword(PASSWORD)) });
  await addSession(db, hashToken(session), cook, now);
  await addReset(db, hashToken(reset), cook, new Date());
  const photo = randomUUID();
  const recipe = aRecipe({ markdown: `# Soup ${secretOf(name)}`, notes: secretOf(name), photo });
  await keep(db, cook, { ...recipe, markdown: `# Older ${secretOf(name)}` }, 0);
  await keep(db, cook, recipe, 1);
  await keepPhoto(db, cook, photo, aJpeg({ mark: secretOf(name) }));
  await exchangeBelongings(db, cook, [{ name: 'options', value: JSON.stringify(secretOf(name)), changedAt: now.toISOString() }]);
  const { id, token } = await makeShare(db, { title: `Soup of ${name}`, markdown: sharedText(name), origin: { by: 'own', name: '' }, cook, recipe: recipe.id, days: null });
  return { cook, session, reset, recipe: recipe.id, photo, share: id, token, email: `${name}@paprika.example`, password: PASSWORD };
}

const madeUp = (): Pick<Thing, 'token' | 'password' | 'reset'> => ({ token: newToken().slice(0, 32), password: 'not-the-password', reset: newToken() });

export async function buildWorld(): Promise<World> {
  const store = await openStore({ dataDir: ':memory:' });
  const { db } = store;
  const app = createApp(await appParts({ store }));
  const now = new Date();
  const anna = await settle(db, 'anna', now);
  const ben = await settle(db, 'ben', now);
  const cleo = await settle(db, 'cleo', now);
  await deleteCook(db, cleo.cook);
  const dora = await settle(db, 'dora', new Date(now.getTime() - 15 * DAY));
  // Somebody else has recipes under the same ids: what the cooks do to theirs must not touch these.
  for (const { recipe, photo } of [anna, ben]) {
    const same = aRecipe({ id: recipe, photo, markdown: `# Same ${secretOf('dora')}`, cooked: [{ id: recipe, on: now.toISOString(), how: 'good', note: secretOf('dora') }] });
    await keep(db, dora.cook, { ...same, markdown: '# Older' }, 0);
    await keep(db, dora.cook, same, 1);
    await keepPhoto(db, dora.cook, photo, aJpeg({ mark: secretOf('dora') }));
  }
  const bySelf = await makeShare(db, { title: 'Soup', markdown: sharedText('guest'), origin: { by: 'own', name: '' }, cook: null, recipe: null, days: null });
  const ended = await makeShare(db, { title: 'Soup', markdown: sharedText('anna'), origin: { by: 'own', name: '' }, cook: anna.cook, recipe: null, days: null });
  await revokeShare(db, ended.id, { cook: anna.cook, key: null });

  const stranger = { ...madeUp(), recipe: randomUUID(), photo: randomUUID(), email: 'guest@paprika.example' };
  const own: Record<Actor, Thing> = {
    'guest': { ...stranger, share: bySelf.id, token: bySelf.token, key: bySelf.key },
    'cook': anna, 'other cook': ben, 'deleted account': cleo, 'expired session': dora,
    'link holder': { ...stranger, share: anna.share, token: anna.token },
    'holder of a revoked link': { ...stranger, share: ended.id, token: ended.token },
  };
  const known = ({ recipe, photo, share, email }: Thing): Thing => ({ ...madeUp(), recipe, photo, share, key: newToken().slice(0, 32), email });
  const sessions: Partial<Record<Actor, string>> = { 'cook': anna.session, 'other cook': ben.session, 'deleted account': cleo.session, 'expired session': dora.session };
  const cooks: Partial<Record<Actor, string>> = { 'cook': anna.cook, 'other cook': ben.cook, 'expired session': dora.cook };
  const links = (await db.selectFrom('shares').select('id').execute()).map(({ id }) => id);

  return {
    db, app,
    ask: async (actor, method, path, body, headers = {}) => {
      const session = sessions[actor];
      return app.request(path, {
        method,
        headers: { ...(session === undefined ? {} : { cookie: `session=${session}` }), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
    thing: (actor, whose) => (whose === 'own' ? own[actor] : known(actor === 'cook' || actor === 'link holder' ? ben : anna)),
    notOf: async (actor) => {
      const me = cooks[actor] ?? '';
      const rows = [await db.selectFrom('cooks').selectAll().where('id', '!=', me).where('email', 'not like', 'new-%').execute()];
      for (const table of ['sessions', 'password_resets', 'recipes', 'recipe_versions', 'cooked', 'photos', 'belongings'] as const) {
        const there = db.selectFrom('cooks').select('id').where('email', 'not like', 'new-%');
        rows.push(await db.selectFrom(table).selectAll().where('cook', '!=', me).where('cook', 'in', there).execute() as never);
      }
      const others = await db.selectFrom('shares').selectAll().where('id', 'in', links).execute();
      rows.push(others.filter(({ id, cook }) => cook !== me && !(actor === 'guest' && id === bySelf.id)) as never);
      return JSON.stringify(rows);
    },
    close: store.close,
  };
}
