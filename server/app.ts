/** The whole server as a function from request to answer; it listens to nothing and creates nothing. */
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { ENDPOINTS } from '../contract/endpoints.ts';
import type { OrderReading } from '../contract/order-input.ts';
import { Refusal } from '../contract/refusals.ts';
import type { CookOrder } from './chefs/cook-order.ts';
import type { Closing } from './closing.ts';
import type { Site } from './config.ts';
import type { Pages } from './documents/pages.ts';
import { answerThrown, type Carried } from './endpoint.ts';
import { sameSite } from './guards/same-site.ts';
import { securityHeaders } from './guards/security-headers.ts';
import type { SendMail } from './mail/send-mail.ts';
import type { Metrics } from './metrics.ts';
import type { Pressure } from './pressure.ts';
import type { Read } from './reading/tasks.ts';
import { accountRoutes, noAccountRoutes } from './routes/account.ts';
import { cookRoute } from './routes/cook.ts';
import { cookbookRoutes } from './routes/cookbook.ts';
import { developerRoutes, type ModelShown } from './routes/developers.ts';
import { ideasRoute } from './routes/ideas.ts';
import { kitchenRoutes } from './routes/kitchen.ts';
import { pantryRoute } from './routes/pantry.ts';
import { pageRoutes } from './routes/pages.ts';
import { reviewRoutes } from './routes/reviews.ts';
import { shareRoutes } from './routes/share.ts';
import type { Store } from './store/open-store.ts';

const UNDECLARED = 'A request came through a proxy, but TRUSTED_PROXIES is 0: visitors cannot be told apart, and those who come'
  + ' through a proxy on this machine are not limited at all. Set it to the number of your proxies.';

export interface AppParts {
  store: Store;
  site: Site;
  /** Null where no mail server is set up. */
  sendMail: SendMail | null;
  cookOrder: CookOrder;
  /** The model's name, or null where none is set up. */
  modelName: string | null;
  /** What may be told of the model: its whole name, its provider, and whether it is asked at an address of its own. */
  modelShown?: ModelShown | null;
  /** The day's calls to the model, which networks share; without it nobody shares. */
  modelCalls?: number | null;
  pages: Pages;
  closing: Closing;
  reading: OrderReading;
  read: Read;
  log: Logger;
  pressure: Pressure;
  metrics: Metrics;
}

export function createApp(parts: AppParts): Hono<Carried> {
  const app = new Hono<Carried>();
  let warned = parts.site.trustedProxies > 0;
  app.use(async (context, next) => {
    if (!warned && ['x-forwarded-for', 'forwarded'].some((name) => context.req.header(name) !== undefined)) {
      warned = true;
      parts.log.warn(UNDECLARED);
    }
    await next();
  });
  app.use(async (context, next) => {
    context.set('requestId', randomUUID());
    context.set('store', parts.store);
    context.set('site', parts.site);
    context.set('metrics', parts.metrics);
    await next();
  });
  app.use(securityHeaders);
  app.use(sameSite);
  app.onError((thrown, context) => answerThrown(thrown, context, parts.log));
  app.use('/api/*', async (context, next) => {
    // Reading is small; what is sent makes work.
    if (parts.pressure.isFull && context.req.method === 'POST') throw new Refusal('too-busy');
    await next();
  });
  kitchenRoutes(app, parts);
  if (parts.site.accounts) {
    accountRoutes(app, parts);
    cookbookRoutes(app, parts.store.db);
  } else {
    noAccountRoutes(app);
  }
  shareRoutes(app, parts);
  reviewRoutes(app);
  cookRoute(app, parts);
  ideasRoute(app, parts);
  pantryRoute(app, parts);
  developerRoutes(app, parts);
  const taken = new Map(Object.values(ENDPOINTS).map(({ path, method }) => [path, method === 'GET' ? 'GET, HEAD' : method]));
  pageRoutes(app, parts.pages, taken);
  return app;
}
