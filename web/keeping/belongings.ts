/** The lists and preferences that follow a cook. They live where the pages keep them (parts/device/remembered.ts); here they are exchanged. */
import { BELONGINGS, KEEPING } from '../../contract/keeping-limits.ts';
import { keepHere } from '../parts/device/here.ts';
import { rawOf, remember, rememberText } from '../parts/device/remembered.ts';
import type { Send } from '../api.ts';
import { factOf, setFact } from './device-cookbook.ts';
import { ask } from './keeping-api.ts';

const EMPTY: readonly string[] = ['null', '[]'];
/** What a device that never spoke with the server says: anything that is there is newer. */
const NEVER = new Date(0).toISOString();
/** What else a person leaves on the device (share-links.ts, stove.ts, cooked-log.ts, timers.ts, recent.ts; "cook" says that somebody signed in here). */
const TRACES = ['share-links', 'stove', 'cooked', 'timers', 'recent', 'cook'] as const;
/** What the tab they sat at still shows (use-pantry.ts, use-cooking.ts, recommendation.tsx, recipe-page.tsx, use-start-dish.ts; the cookbook's form). */
const SHOWN_HERE = ['list', 'cooking', 'scroll', 'shown', 'draft', 'start-dish'] as const;

const textOf = (name: string): string => rawOf(name) ?? 'null';
/** Newer than what was seen, even where this device's clock is behind. */
const after = (seen: string): string => new Date(Math.max(Date.now(), Date.parse(seen) + 1)).toISOString();

/** Sends what changed here since the last time and takes over what is newer there. */
export async function exchangeLists(send: Send): Promise<void> {
  const agreed = await factOf('agreed');
  const sent = BELONGINGS.flatMap((name) => {
    const value = textOf(name);
    const seen = agreed[name];
    if (value === seen?.value || value.length > KEEPING.belonging) return [];
    // An empty device does not empty the others.
    return [{ name, value, changedAt: seen === undefined && EMPTY.includes(value) ? NEVER : after(seen?.changedAt ?? NEVER) }];
  });
  const before = new Map(BELONGINGS.map((name) => [name, textOf(name)]));
  const { belongings } = await ask(send, 'belongings', { belongings: sent });
  for (const { name, value } of belongings) {
    const mine = textOf(name);
    const known = sent.some((each) => each.name === name) || mine === agreed[name]?.value;
    // Changed here while we asked, or too long to send: the device keeps its own.
    if (value !== mine && known && mine === before.get(name)) rememberText(name, value);
  }
  await setFact('agreed', Object.fromEntries(belongings.map(({ name, value, changedAt }) => [name, { value, changedAt }])));
}

/** Forgets them on this device, with every other trace of the cook. */
export function forgetLists(): void {
  for (const name of [...BELONGINGS, ...TRACES]) remember(name, null);
  for (const name of SHOWN_HERE) keepHere(name, null);
}
