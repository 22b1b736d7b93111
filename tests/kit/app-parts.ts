/** All that an app is made of, for tests: the house chef, a store in memory, everything switched on, no mail. */
import { pino } from 'pino';
import { cook } from '../../kitchen/chef/cook.ts';
import { findFood } from '../../kitchen/pantry/lexicon.ts';
import type { AppParts } from '../../server/app.ts';
import { createCookOrder } from '../../server/chefs/cook-order.ts';
import { houseChef } from '../../server/chefs/house-chef.ts';
import { createClosing } from '../../server/closing.ts';
import { NO_METRICS } from '../../server/metrics.ts';
import { NO_PRESSURE } from '../../server/pressure.ts';
import { readHere } from '../../server/reading/tasks.ts';
import { openStore } from '../../server/store/open-store.ts';

export async function appParts(parts: Partial<AppParts> = {}): Promise<AppParts> {
  const log = pino({ level: 'silent' });
  return {
    store: parts.store ?? await openStore({ dataDir: ':memory:' }),
    site: { accounts: true, reviews: true, publicUrl: null, trustedProxies: 0 },
    sendMail: null,
    cookOrder: createCookOrder({ house: houseChef(cook), model: null, log }),
    modelName: null, pages: { files: new Map(), notFound: null }, closing: createClosing(), reading: { findFood }, read: readHere, log,
    pressure: NO_PRESSURE, metrics: NO_METRICS, ...parts,
  };
}
