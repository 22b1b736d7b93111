/** `recipe-chef backup` and `recipe-chef restore`: a copy of the database of the same settings, and the way back. */
import { parseArgs } from 'node:util';
import { readConfig, type Config } from '../server/config.ts';
import { backup, restore } from '../server/store/backup.ts';
import { UnusableDatabase } from '../server/store/migrations.ts';
import type { Terminal } from './terminal.ts';

const WITH_POSTGRES = {
  backup: 'The data are in PostgreSQL, which copies them itself:\n  pg_dump --format=custom --file=FILE "$DATABASE_URL"',
  restore: 'The data are in PostgreSQL, which takes them back itself, while no server runs:\n  pg_restore --clean --if-exists --no-owner --single-transaction --dbname="$DATABASE_URL" FILE',
};
const USAGE = { backup: 'Try: recipe-chef backup FILE [--force]', restore: 'Try: recipe-chef restore FILE' };
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.', EACCES: 'That may not be read or written here.', EPERM: 'That may not be read or written here.',
  EROFS: 'That disk cannot be written to.', ENOSPC: 'The disk is full.', EISDIR: 'That is a folder. Name a file.', ENOTDIR: 'A part of that name is not a folder.',
};

/** Exit status: 0 done, 1 not done and nothing changed, 2 not understood. */
export async function backupCommand(command: 'backup' | 'restore', args: readonly string[], terminal: Terminal, config: Config = readConfig()): Promise<number> {
  const say = (sentence: string, status: number): number => {
    terminal.say(sentence);
    return status;
  };
  const read = understand(args);
  if (read === null || (command === 'restore' && read.force)) return say(USAGE[command], 2);
  if (config.databaseUrl !== null) return say(WITH_POSTGRES[command], 1);
  try {
    if (command === 'backup') {
      backup(config.dataDir, read.file, read);
      return say(`Copied and checked. ${read.file} holds everything: keep it where only you can read it.`, 0);
    }
    const aside = restore(config.dataDir, read.file);
    return say(`Restored.${aside === null ? '' : ` What was there before is kept in ${aside}.`}`, 0);
  } catch (thrown) {
    const { code = '' } = thrown as { code?: string };
    if (thrown instanceof UnusableDatabase) return say(thrown.message, 1);
    if (code === 'EEXIST') return say('There is a file of that name. Take another name, or --force to replace it.', 1);
    if (Object.hasOwn(REASONS, code)) return say(REASONS[code] ?? '', 1);
    if (code === 'ERR_SQLITE_ERROR') return say('The database could not be read. Nothing was changed.', 1);
    throw thrown;
  }
}

function understand(args: readonly string[]): { file: string; force: boolean } | null {
  try {
    const { values: { force = false }, positionals: [file, ...rest] } = parseArgs({ args: [...args], options: { force: { type: 'boolean' } }, allowPositionals: true });
    return file === undefined || file === '' || rest.length > 0 ? null : { file, force };
  } catch {
    return null;
  }
}
