/** `recipe-chef reviews`: the operator reads what was given, and says what is shown. */
import { changeReview, reviewsOf, type HeldReview, type ReviewState } from '../server/store/reviews.ts';
import type { Store } from '../server/store/open-store.ts';
import { entryOf } from './entry-of.ts';
import { openOwnStore } from './open-own-store.ts';
import type { Terminal } from './terminal.ts';

const EVERY: readonly ReviewState[] = ['held', 'approved', 'rejected'];
const USAGE = 'Try: recipe-chef reviews list [--all] | approve ID | reject ID | reply ID TEXT';

/** Exit status: 0 done, 1 there is no such review, 2 not understood. `open` opens the operator's database. */
export async function reviewsCommand(args: readonly string[], terminal: Terminal, open: () => Promise<Store> = openOwnStore): Promise<number> {
  const [command, id, ...words] = args;
  const understood = command === 'list' ? id === undefined || (id === '--all' && words.length === 0)
    : (command === 'approve' || command === 'reject') ? id !== undefined && words.length === 0
    : command === 'reply' && id !== undefined && words.length > 0;
  if (!understood) {
    terminal.say(USAGE);
    return 2;
  }
  const store = await open();
  try {
    return id === undefined || command === 'list' ? await list(store, id === '--all', terminal) : await change(store, command, id, words.join(' '), terminal);
  } finally {
    await store.close();
  }
}

async function list({ db }: Store, all: boolean, terminal: Terminal): Promise<number> {
  const found = await reviewsOf(db, all ? EVERY : ['held']);
  await terminal.print(found.map(written).join('\n'));
  if (found.length === 0) terminal.say(all ? 'There are no reviews yet.' : 'No review waits to be read.');
  return 0;
}

async function change({ db }: Store, command: string | undefined, start: string, reply: string, terminal: Terminal): Promise<number> {
  const found = entryOf(await reviewsOf(db, EVERY), start);
  if (typeof found === 'string') {
    terminal.say(found);
    return 1;
  }
  await changeReview(db, found.id, command === 'reply' ? { reply: reply.trim() } : { state: command === 'approve' ? 'approved' : 'rejected' });
  const done = { approve: 'is shown now', reject: 'is not shown', reply: reply.trim() === '' ? 'has no reply any more' : 'has your reply' }[command ?? ''];
  terminal.say(`The review by ${found.name} ${done}.`);
  return 0;
}

function written({ id, name, profession, rate, review, givenAt, state, reply }: HeldReview): string {
  const lines = [`${id.slice(0, 8)}  ${state}  ${givenAt.slice(0, 10)}  ${'★'.repeat(rate)}${'☆'.repeat(5 - rate)}  ${name}, ${profession}`, ...indented(review)];
  if (reply !== null) lines.push('    Reply:', ...indented(reply));
  return `${lines.join('\n')}\n`;
}

const indented = (text: string): string[] => (text === '' ? [] : text.split('\n').map((line) => `    ${line}`));
