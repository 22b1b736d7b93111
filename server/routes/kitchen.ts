/** Says which chefs are there and what is switched on, and whether the server runs and takes work. */
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { Closing } from '../closing.ts';
import type { Site } from '../config.ts';
import { bind, type Carried } from '../endpoint.ts';
import type { Pressure } from '../pressure.ts';
import type { Store } from '../store/open-store.ts';

export interface KitchenParts {
  store: Store;
  modelName: string | null;
  site: Site;
  sendMail: unknown;
  closing: Closing;
  pressure: Pressure;
}

export function kitchenRoutes(app: Hono<Carried>, parts: KitchenParts): void {
  const { store, modelName, site: { accounts, reviews }, sendMail, closing, pressure } = parts;
  bind(app, ENDPOINTS.kitchen, () => ({ model: { configured: modelName !== null, name: modelName }, accounts, reviews, mail: sendMail !== null, limits: LIMITS }));
  bind(app, ENDPOINTS.alive, () => ({ alive: true as const }));
  bind(app, ENDPOINTS.ready, async () => {
    if (closing.begun) throw new Refusal('closing');
    if (pressure.isFull || pressure.stoodStill) throw new Refusal('too-busy');
    if (!(await store.answers())) throw new Refusal('no-database');
    return { ready: true as const };
  });
}
