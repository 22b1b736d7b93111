import { countdown, useTimers } from '../../keeping/timers.ts';
import { PageTitle } from '../../parts/page-title.tsx';
import { useNow } from '../../cooking/timers/use-now.ts';

/** The tab tells the time: the soonest timer, while there is one. */
export function CookTitle({ where }: { where: string }) {
  const timers = useTimers();
  const now = useNow(timers.length > 0);
  const rang = timers.find(({ ends }) => ends <= now);
  const next = timers.find(({ ends }) => ends > now);
  const time = rang ? `Time is up: ${rang.label} - ` : next ? `${countdown(next.ends - now)} ${next.label} - ` : '';
  return <PageTitle title={`${time}${where} - Recipe Chef`} description="Cook a recipe step by step, with timers, on a screen that stays on. Works without a network." />;
}
