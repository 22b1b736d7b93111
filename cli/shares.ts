/** `recipe-chef shares`: the operator sees which recipes are shared and reported, and takes links down. */
import { allShares, shareReports, takeDownShare, type ShareRow } from '../server/store/shares.ts';
import type { Store } from '../server/store/open-store.ts';
import { entryOf } from './entry-of.ts';
import { openOwnStore } from './open-own-store.ts';
import type { Terminal } from './terminal.ts';

const USAGE = 'Try: recipe-chef shares list | reports | take-down ID';

/** Exit status: 0 done, 1 there is no such link or it has ended already, 2 not understood. `open` opens the operator's database. */
export async function sharesCommand(args: readonly string[], terminal: Terminal, open: () => Promise<Store> = openOwnStore): Promise<number> {
  const [command, id, ...rest] = args;
  const understood = rest.length === 0 && (command === 'take-down' ? id !== undefined : (command === 'list' || command === 'reports') && id === undefined);
  if (!understood) {
    terminal.say(USAGE);
    return 2;
  }
  const store = await open();
  try {
    if (id !== undefined) return await takeDown(store, id, terminal);
    return command === 'list' ? await list(store, terminal) : await reports(store, terminal);
  } finally {
    await store.close();
  }
}

async function list({ db }: Store, terminal: Terminal): Promise<number> {
  const found = await allShares(db);
  await terminal.print(found.map((row) => `${row.id.slice(0, 8)}  ${row.sharedAt.slice(0, 10)}  ${stateOf(row)}  ${row.reports === 1 ? '1 report' : `${row.reports} reports`}  ${row.title}\n`).join(''));
  if (found.length === 0) terminal.say('Nothing has been shared yet.');
  return 0;
}

function stateOf({ ended, endsAt }: ShareRow): string {
  if (ended !== null) return ended;
  if (endsAt === null) return 'shared';
  return endsAt <= new Date().toISOString() ? 'over' : `shared until ${endsAt.slice(0, 10)}`;
}

/** What was reported, with the recipe as it was shared, so that nobody has to open a stranger's link. */
async function reports({ db }: Store, terminal: Terminal): Promise<number> {
  const found = await shareReports(db);
  for (const { share, title, ended, why, at, markdown } of found) {
    await terminal.print(`${share.slice(0, 8)}  ${at.slice(0, 10)}  ${ended ?? 'shared'}  ${harmless(title)}\n${indented(harmless(why))}\n${indented(harmless(markdown), '    | ')}\n\n`);
  }
  if (found.length === 0) terminal.say('Nothing was reported.');
  return 0;
}

async function takeDown({ db }: Store, start: string, terminal: Terminal): Promise<number> {
  const found = entryOf(await allShares(db), start);
  if (typeof found === 'string') {
    terminal.say(found);
    return 1;
  }
  const taken = await takeDownShare(db, found.id);
  terminal.say(taken ? `“${found.title}” is no longer shared.` : `“${found.title}” had ended already.`);
  return taken ? 0 : 1;
}

/** A stranger's text without what would steer the operator's terminal. */
const harmless = (text: string): string => text.replace(/(?!\n)[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, ' ');
const indented = (text: string, by = '    '): string => text.split('\n').map((line) => `${by}${line}`).join('\n');
