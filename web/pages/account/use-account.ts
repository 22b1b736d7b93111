import { useCallback, useEffect, useState } from 'react';
import type { Account } from '../../../contract/account.ts';
import { arrive, whoAmI } from '../../keeping/account.ts';
import { ask } from '../../keeping/keeping-api.ts';
import { useSend } from '../../send-context.ts';

export type AccountState =
  | { is: 'looking' | 'off' | 'unreachable' }
  | { is: 'reset'; token: string }
  | { is: 'guest'; mail: boolean }
  | { is: 'cook'; account: Account };

/** The token stands behind the #, which no server and no log ever sees. */
const resetToken = (): string | null => /^#reset=([\w-]{43})$/.exec(window.location.hash)?.[1] ?? null;

export function useAccount(): { state: AccountState; refresh(): void; came(account: Account): void } {
  const send = useSend();
  const [state, setState] = useState<AccountState>({ is: 'looking' });

  const look = useCallback(async (): Promise<AccountState> => {
    const { accounts, mail } = await ask(send, 'kitchen', undefined);
    if (!accounts) return { is: 'off' };
    const token = resetToken();
    if (token !== null) return { is: 'reset', token };
    const account = await whoAmI(send);
    if (account === null) return { is: 'guest', mail };
    // Signed in while the network was going away: what was kept as a guest is handed over now.
    await arrive(send, account);
    return { is: 'cook', account };
  }, [send]);

  const refresh = useCallback(() => {
    look().then(setState, () => setState({ is: 'unreachable' }));
  }, [look]);

  useEffect(() => {
    refresh();
    window.addEventListener('hashchange', refresh);
    return () => window.removeEventListener('hashchange', refresh);
  }, [refresh]);

  const came = useCallback((account: Account) => {
    if (window.location.hash !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
    setState({ is: 'cook', account });
  }, []);

  return { state, refresh, came };
}
