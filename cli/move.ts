/** `recipe-chef move`: carries the instance of these settings from SQLite to PostgreSQL. */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../server/config.ts';
import { UnusableDatabase } from '../server/store/migrations.ts';
import { moveTo } from '../server/store/move-to.ts';
import { openStore, type Store } from '../server/store/open-store.ts';
import { fileIn } from '../server/store/sqlite-file.ts';
import type { Terminal } from './terminal.ts';

/** Exit status: 0 everything is there, 1 nothing was moved, 2 not understood. The address, which may hold a password, is never printed. */
export async function moveCommand(args: readonly string[], terminal: Terminal, config: Config = readConfig()): Promise<number> {
  const say = (sentence: string, status: number): number => {
    terminal.say(sentence);
    return status;
  };
  const url = target(args);
  if (url === null) return say('Try: recipe-chef move --to postgres://user@host/database (a password may stand in PGPASSWORD)', 2);
  if (config.databaseUrl !== null) return say('DATABASE_URL is set: the data are in PostgreSQL already. Without it, those in DATA_DIR are moved.', 1);
  if (!existsSync(fileIn(config.dataDir))) return say('There is no database in DATA_DIR.', 1);
  const opened: Store[] = [];
  try {
    const from = await openStore({ dataDir: config.dataDir });
    opened.push(from);
    const to = await openStore({ url });
    opened.push(to);
    const moved = await moveTo(from, to);
    for (const { table, rows, sha256 } of moved) await terminal.print(`${table.padEnd(16)} ${String(rows).padStart(8)} rows  sha256 ${sha256}\n`);
    return say('Everything arrived: as many rows and the same checksums on both sides. Start the server with DATABASE_URL set to that address. The file in DATA_DIR stays as it is.', 0);
  } catch (thrown) {
    return say(whyNot(thrown), 1);
  } finally {
    for (const store of opened) await store.close();
  }
}

/** What a driver says may quote the row or the address it was about; its code does not. */
function whyNot(thrown: unknown): string {
  if (thrown instanceof UnusableDatabase) return thrown.message.replace('at DATABASE_URL ', 'at that address ');
  const { code = 'no code' } = thrown as { code?: string };
  return `The move failed (${code}). Nothing was moved.`;
}

function target(args: readonly string[]): string | null {
  try {
    const { values: { to = '' } } = parseArgs({ args: [...args], options: { to: { type: 'string' } } });
    return /^postgres(?:ql)?:\/\/\S+$/.test(to) && URL.canParse(to) ? to : null;
  } catch {
    return null;
  }
}
