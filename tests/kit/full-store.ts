/** Something in every table: two cooks with cookbooks, links, lists, and what belongs to nobody. */
import { randomUUID } from 'node:crypto';
import type { KeptInput } from '../../contract/cookbook.ts';
import { adopt } from '../../server/store/adopt.ts';
import { addCook } from '../../server/store/accounts.ts';
import { exchangeBelongings } from '../../server/store/belongings.ts';
import { cookedOnce, keep, remove } from '../../server/store/cookbook.ts';
import { beginCooking, writeCookings } from '../../server/store/cookings.ts';
import { countModelUse } from '../../server/store/model-use.ts';
import type { Db } from '../../server/store/open-store.ts';
import { addReset } from '../../server/store/password-resets.ts';
import { keepPhoto } from '../../server/store/photos.ts';
import { giveReview } from '../../server/store/reviews.ts';
import { addSession } from '../../server/store/sessions.ts';
import { keepReading } from '../../server/store/share-readings.ts';
import { makeShare, reportShare } from '../../server/store/shares.ts';
import { countTry } from '../../server/store/tries.ts';
import { aJpeg } from './a-jpeg.ts';

export const aRecipe = (of: Partial<KeptInput> = {}): KeptInput => ({
  id: randomUUID(), title: 'Leek soup', markdown: '# Leek soup\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Cook the leeks.', origin: { by: 'house', name: '' },
  tags: [], favourite: false, notes: '', rating: null, source: '', cooked: [], keptAt: '2026-11-03T10:00:00.000Z', ...of,
});

/** Fills each table, with texts that are hard to carry; `recipes` are kept by each cook. */
export async function fill(db: Db, recipes = 3): Promise<void> {
  const now = new Date();
  for (const name of ['Änne', 'Zoë 🥚', 'b\'"\\;--\n']) {
    const cook = randomUUID();
    await addCook(db, { id: cook, email: `${cook}@paprika.example`, firstName: name, lastName: '', since: now.toISOString(), passwordHash: 'hash' });
    await addSession(db, randomUUID(), cook, now);
    await addReset(db, randomUUID(), cook, now);
    await adopt(db, cook, Array.from({ length: recipes }, (_, at) => aRecipe({ title: `${name} ${at}`, markdown: `# ${name} ${at}\n\n${'é🥚'.repeat(at % 50)}`, tags: ['ä', name] })));
    const photo = randomUUID();
    const [first, second] = [aRecipe({ title: name, photo }), aRecipe({ markdown: '# Stew' })];
    await keep(db, cook, first, 0);
    await keep(db, cook, { ...first, markdown: '# Changed' }, 1);
    await keepPhoto(db, cook, photo, aJpeg({ mark: name }));
    await keep(db, cook, second, 0);
    await remove(db, cook, second.id, 1);
    await cookedOnce(db, cook, first.id, { id: randomUUID(), on: now.toISOString(), how: 'great', note: name });
    await exchangeBelongings(db, cook, [{ name: 'options', value: `{"${name}":1}`, changedAt: now.toISOString() }]);
    const { token } = await makeShare(db, { title: name, markdown: '# Shared', origin: { by: 'model', name: 'soup-7b' }, cook, recipe: first.id, days: 3 }, now);
    await reportShare(db, token, name, now);
    await keepReading(db, token, 1, '{"recipe":"é"}');
  }
  await makeShare(db, { title: 'From a guest', markdown: '# Shared', origin: { by: 'own', name: '' }, cook: null, recipe: null, days: null }, now);
  await giveReview(db, { name: 'Änne', profession: 'Home Chef', rate: 5, review: 'Line one\nline two' }, now);
  await countTry(db, ['sign-in', 'x'], { most: 3, perMinutes: 10 }, now);
  await countModelUse(db, 10)();
  await beginCooking(db, 'a-cooking', 'an-order', now);
  await writeCookings(db, [{ cooking: 'a-cooking', first: 0, sealed: 'c2VhbGVk' }], ['a-cooking'], []);
}
