/** Says which chefs are there, and whether the server runs and takes work. */
import type { Hono } from 'hono';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { LIMITS } from '../../contract/limits.ts';
import { Refusal } from '../../contract/refusals.ts';
import type { Closing } from '../closing.ts';
import { bind, type Carried } from '../endpoint.ts';

export function kitchenRoutes(app: Hono<Carried>, { modelName, closing }: { modelName: string | null; closing: Closing }): void {
  bind(app, ENDPOINTS.kitchen, () => ({ model: { configured: modelName !== null, name: modelName }, limits: LIMITS }));
  bind(app, ENDPOINTS.alive, () => ({ alive: true as const }));
  bind(app, ENDPOINTS.ready, () => {
    if (closing.begun) throw new Refusal('closing');
    return { ready: true as const };
  });
}
