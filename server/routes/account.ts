/** Accounts: from registering to deleting everything. */
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Account } from '../../contract/account.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { Refusal } from '../../contract/refusals.ts';
import { askReset, resetPassword } from '../accounts/password-reset.ts';
import { changePassword, mustKnowPassword, register, signIn } from '../accounts/sign-in.ts';
import { beginSession, leaveSession, sessionOf, whoAsks } from '../accounts/session.ts';
import type { Closing } from '../closing.ts';
import { ownData } from '../documents/own-data.ts';
import { bind, type Carried } from '../endpoint.ts';
import { networkOf } from '../guards/network.ts';
import { RATES, takeTry, takeTryOfNetwork } from '../guards/rate-limit.ts';
import type { SendMail } from '../mail/send-mail.ts';
import { deleteCook, type Cook } from '../store/accounts.ts';
import type { Store } from '../store/open-store.ts';
import { endSessionsOf } from '../store/sessions.ts';

export interface AccountParts { store: Store; site: { publicUrl: string | null }; sendMail: SendMail | null; closing: Closing; log: Logger }

const told = ({ firstName, lastName, email, since }: Cook): Account => ({ firstName, lastName, email, since });

export function accountRoutes(app: Hono<Carried>, { store: { db }, site: { publicUrl }, sendMail, closing, log }: AccountParts): void {
  const enter = async (context: Context<Carried>, cook: Cook): Promise<{ account: Account }> => {
    await beginSession(context, cook.id);
    return { account: told(cook) };
  };

  bind(app, ENDPOINTS.account, async (_, context) => {
    const cook = await whoAsks(context);
    return { account: cook === null ? null : told(cook) };
  });
  bind(app, ENDPOINTS.register, async (input, context) => {
    await takeTryOfNetwork(context, 'register');
    return enter(context, await register(db, input));
  });
  bind(app, ENDPOINTS.signIn, async (input, context) => {
    await takeTryOfNetwork(context, 'sign-in anywhere');
    const network = networkOf(context);
    await takeTry(db, ['sign-in', input.email, network ?? ''], RATES['sign-in']);
    return enter(context, await signIn(db, { ...input, network }));
  });
  bind(app, ENDPOINTS.signOut, async (_, context) => {
    await leaveSession(context);
    return {};
  });
  bind(app, ENDPOINTS.signOutEverywhere, async (_, context) => {
    await endSessionsOf(db, context.var.cook.id);
    await leaveSession(context);
    return {};
  });
  bind(app, ENDPOINTS.changePassword, async ({ old, password }, context) => {
    await takeTry(db, ['password', context.var.cook.id], RATES.password);
    await changePassword(db, context.var.cook, old, password, sessionOf(context));
    return {};
  });
  bind(app, ENDPOINTS.deleteAccount, async ({ password }, context) => {
    await takeTry(db, ['password', context.var.cook.id], RATES.password);
    await mustKnowPassword(db, context.var.cook, password);
    await deleteCook(db, context.var.cook.id);
    await leaveSession(context);
    return {};
  });
  bind(app, ENDPOINTS.accountData, async (_, context) => {
    await takeTry(db, ['data', context.var.cook.id], RATES.data);
    return ownData(db, context.var.cook.id, told(context.var.cook));
  });
  bind(app, ENDPOINTS.askReset, async ({ email }, context) => {
    await takeTryOfNetwork(context, 'ask-reset anywhere');
    await takeTry(db, ['ask-reset', email], RATES['ask-reset']);
    if (sendMail !== null && publicUrl !== null) {
      // Looked up and sent after the answer, which therefore says nothing about who has an account, not even by its time.
      const sent = closing.running();
      setImmediate(() => void askReset(db, email, { sendMail, publicUrl })
        .catch((err: unknown) => log.error({ requestId: context.var.requestId, code: (err as { code?: string }).code }, 'a link for a new password was not sent'))
        .finally(sent));
    }
    return {};
  });
  bind(app, ENDPOINTS.reset, async ({ token, password }, context) => {
    await takeTryOfNetwork(context, 'reset');
    return enter(context, await resetPassword(db, token, password));
  });
}

/** With accounts off, everything that needs one answers `switched-off`. */
export function noAccountRoutes(app: Hono<Carried>): void {
  for (const endpoint of Object.values(ENDPOINTS)) {
    const needsAccount = ('access' in endpoint && endpoint.access === 'cook') || endpoint.path.startsWith('/api/account');
    if (needsAccount) app.on(endpoint.method, endpoint.path, () => {
      throw new Refusal('switched-off');
    });
  }
}
