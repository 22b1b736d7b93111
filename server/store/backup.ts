/** A copy of the SQLite database while the server runs, and the way back from one. */
import { closeSync, copyFileSync, existsSync, linkSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { UnusableDatabase } from './migrations.ts';
import { fileIn, foldLog, mustBeSound, openFile, settle } from './sqlite-file.ts';

/**
 * Copies the database of `dataDir` as it is at one moment; others may read and write meanwhile. The file appears under its
 * name once it is whole and on the disk, readable for its owner only. Throws what the file system says (EEXIST unless `force`).
 */
export function backup(dataDir: string, file: string, { force }: { force: boolean }): void {
  if (!force && existsSync(file)) throw Object.assign(new Error('The file is there already.'), { code: 'EEXIST' });
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  const database = openFile(fileIn(dataDir));
  try {
    // SQLite writes into an empty file that is there, so its permissions are ours to set.
    closeSync(openSync(unfinished, 'wx', 0o600));
    database.prepare('vacuum into ?').run(unfinished);
    settle(unfinished);
    mustBeSound(unfinished);
    // A link, unlike a renaming, never takes the place of a file that came meanwhile.
    if (force) renameSync(unfinished, file);
    else linkSync(unfinished, file);
    settle(file);
  } finally {
    database.close();
    rmSync(unfinished, { force: true });
  }
}

/**
 * Puts a backup in the place of the database and gives back the name under which the one before is kept, or null where
 * there was none. Throws UnusableDatabase where the file is not a whole database or a server uses the one in place; then
 * nothing has changed.
 */
export function restore(dataDir: string, file: string, now = new Date()): string | null {
  mustBeSound(file);
  const place = fileIn(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const unfinished = `${place}.unfinished`;
  try {
    copyFileSync(file, unfinished);
    settle(unfinished);
    mustBeSound(unfinished);
    const aside = existsSync(place) ? putAside(place, now) : null;
    renameSync(unfinished, place);
    settle(place);
    return aside;
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/** The database gets a second name, so that at no moment there is none. */
function putAside(place: string, now: Date): string {
  const aside = `${place}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  // SQLite throws the log of a database away that it cannot read; somebody else may still read it.
  if (existsSync(`${place}-wal`)) linkSync(`${place}-wal`, `${aside}-wal`);
  const folded = foldLog(place);
  if (folded !== null) rmSync(`${aside}-wal`, { force: true });
  if (folded === false) throw new UnusableDatabase('A server is using the database. Stop it first.');
  linkSync(place, aside);
  // What is left of a log must not be taken for the new database's.
  for (const log of ['-wal', '-shm']) rmSync(place + log, { force: true });
  settle(aside);
  return aside;
}
