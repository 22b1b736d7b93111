/** The whole server as a function from request to answer; it listens to nothing and creates nothing. */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { ENDPOINTS } from '../contract/endpoints.ts';
import type { OrderReading } from '../contract/order-input.ts';
import type { CookOrder } from './chefs/cook-order.ts';
import type { Closing } from './closing.ts';
import type { Pages } from './documents/pages.ts';
import { answerThrown, type Carried } from './endpoint.ts';
import { sameSite } from './guards/same-site.ts';
import { securityHeaders } from './guards/security-headers.ts';
import { cookRoute } from './routes/cook.ts';
import { ideasRoute } from './routes/ideas.ts';
import { kitchenRoutes } from './routes/kitchen.ts';
import { pantryRoute } from './routes/pantry.ts';
import { pageRoutes } from './routes/pages.ts';

export interface AppParts {
  cookOrder: CookOrder;
  /** The model's name, or null where none is set up. */
  modelName: string | null;
  pages: Pages;
  closing: Closing;
  reading: OrderReading;
  log: Logger;
}

export function createApp(parts: AppParts): Hono<Carried> {
  const app = new Hono<Carried>();
  app.use(async (context, next) => {
    context.set('requestId', randomUUID());
    await next();
  });
  app.use(securityHeaders);
  app.use(sameSite);
  app.onError((thrown, context) => answerThrown(thrown, context, parts.log));
  kitchenRoutes(app, parts);
  cookRoute(app, parts);
  ideasRoute(app, parts.reading);
  pantryRoute(app, parts.reading);
  const taken = new Map(Object.values(ENDPOINTS).map(({ path, method }) => [path, method === 'GET' ? 'GET, HEAD' : method]));
  pageRoutes(app, parts.pages, taken);
  return app;
}
