/** `recipe-chef users`: what an operator does about accounts, with the settings of the server. */
import { linkForReset } from '../server/accounts/password-reset.ts';
import { placeOf, readConfig, type Config } from '../server/config.ts';
import { deleteCook, findCook, listCooks } from '../server/store/accounts.ts';
import { openStore, type Store } from '../server/store/open-store.ts';
import type { Terminal } from './terminal.ts';

const HOW = 'Say one of: users list, users reset EMAIL, users delete EMAIL.';

/** Status 0 when done, 1 when there is no such account, 2 when the command was not understood. */
export async function usersCommand(args: readonly string[], terminal: Terminal, config: Config = readConfig()): Promise<number> {
  const [what, email, ...rest] = args;
  const isList = what === 'list' && email === undefined;
  const isAboutOne = (what === 'reset' || what === 'delete') && email !== undefined && rest.length === 0;
  if (!isList && !isAboutOne) {
    terminal.say(HOW);
    return 2;
  }
  const store = await openStore(placeOf(config));
  try {
    if (isList) return await list(store, terminal);
    return what === 'reset' ? await reset(store, email ?? '', config, terminal) : await remove(store, email ?? '', terminal);
  } finally {
    await store.close();
  }
}

async function list({ db }: Store, terminal: Terminal): Promise<number> {
  for (const { email, firstName, lastName, since, recipes } of await listCooks(db)) {
    await terminal.print(`${[email, printable(`${firstName} ${lastName}`), since.slice(0, 10), `${recipes} recipes`].join('\t')}\n`);
  }
  return 0;
}

async function reset({ db }: Store, email: string, { site, port }: Config, terminal: Terminal): Promise<number> {
  const found = await linkForReset(db, email.toLowerCase(), site.publicUrl ?? `http://localhost:${port}`);
  if (found === null) return nobody(terminal);
  await terminal.print(`${found.link}\n`);
  terminal.say('Good for an hour and for one use. Give it to nobody but the person whose account it is.');
  return 0;
}

async function remove({ db }: Store, email: string, terminal: Terminal): Promise<number> {
  const cook = await findCook(db, 'email', email.toLowerCase());
  if (cook === null) return nobody(terminal);
  await deleteCook(db, cook.id);
  terminal.say('The account is deleted, with everything that belonged to it.');
  return 0;
}

function nobody(terminal: Terminal): number {
  terminal.say('There is no account with this e-mail.');
  return 1;
}

/** Names are typed by strangers; a terminal obeys control characters. */
function printable(name: string): string {
  return name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').trim();
}
