/** The lists and preferences that follow a cook. They live where the pages keep them (parts/device/remembered.ts); here they are exchanged. */
import { BELONGINGS, KEEPING } from '../../contract/keeping-limits.ts';
import { rawOf, remember, rememberText } from '../parts/device/remembered.ts';
import type { Send } from '../api.ts';
import { factOf, setFact } from './device-cookbook.ts';
import { ask } from './keeping-api.ts';

const EMPTY = 'null';
/** What a device that never spoke with the server says: anything that is there is newer. */
const NEVER = new Date(0).toISOString();

/** Sends what changed here since the last time and takes over what is newer there. */
export async function exchangeLists(send: Send): Promise<void> {
  const agreed = await factOf('agreed');
  const now = new Date().toISOString();
  const sent = BELONGINGS.flatMap((name) => {
    const value = rawOf(name) ?? EMPTY;
    // An empty device does not empty the others.
    const changedAt = value === agreed[name] ? null : agreed[name] === undefined && value === EMPTY ? NEVER : now;
    return changedAt === null || value.length > KEEPING.belonging ? [] : [{ name, value, changedAt }];
  });
  const { belongings } = await ask(send, 'belongings', { belongings: sent });
  for (const { name, value } of belongings) {
    const mine = rawOf(name) ?? EMPTY;
    const before = sent.find((each) => each.name === name)?.value ?? agreed[name];
    // Changed here while we asked: the next time tells.
    if (value !== mine && mine === (before ?? EMPTY)) rememberText(name, value);
  }
  await setFact('agreed', Object.fromEntries(belongings.map(({ name, value }) => [name, value])));
}

/** Forgets them on this device. */
export function forgetLists(): void {
  for (const name of BELONGINGS) remember(name, null);
}
