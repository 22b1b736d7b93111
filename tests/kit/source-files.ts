/** The project's own files, read once, for the tests that look at how the house is built. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export const HOME = path.resolve(import.meta.dirname, '../..');

const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', '.git', '.node', '.cache']);

export interface SourceFile {
  /** From the project's folder, with forward slashes. */
  path: string;
  text: string;
}

function pathsIn(folder: string): string[] {
  return readdirSync(path.join(HOME, folder)).flatMap((name) => {
    if (NOT_OURS.has(name)) return [];
    const inside = folder === '' ? name : `${folder}/${name}`;
    return statSync(path.join(HOME, inside)).isDirectory() ? pathsIn(inside) : [inside];
  });
}

export function readProjectFile(name: string): string {
  return readFileSync(path.join(HOME, name), 'utf8');
}

export const PATHS: readonly string[] = pathsIn('');

export const CODE: readonly SourceFile[] = PATHS.filter((name) => /\.(ts|tsx|mjs|js|css)$/.test(name)).map((name) => ({
  path: name,
  text: readProjectFile(name),
}));

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g;

export interface ImportLine {
  from: string;
  /** A path in the project for an import of our own, else the package's name as written. */
  to: string;
}

export function importsOf(file: SourceFile): ImportLine[] {
  return [...file.text.matchAll(IMPORT)].map(([, name = '']) => ({
    from: file.path,
    to: name.startsWith('.') ? path.posix.join(path.posix.dirname(file.path), name.replace(/\?.*/, '')) : name,
  }));
}
