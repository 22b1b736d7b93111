/** Reads files into recipes, on this device: in a worker, or on the page where there is none. */
import { photoSize } from '../../../contract/photo.ts';
import { ImportFault, readImport } from '../../../kitchen/recipe/import/read-import.ts';
import type { ToKeep } from '../../keeping/cookbook.ts';
import { newId } from '../../keeping/new-id.ts';

export interface ReadFiles {
  recipes: ToKeep[];
  /** Photos that recipes of these name, by ids made here. */
  photos: { id: string; bytes: Uint8Array<ArrayBuffer> }[];
  /** A sentence for each file or recipe that was left. */
  refused: string[];
  /** What else was left behind, by name in the singular: how many. */
  left: Map<string, number>;
}

/** The recipes of some files, one after the other; what cannot be read is told, and stops nothing. */
export async function readFiles(files: readonly { name: string; bytes: () => Promise<Uint8Array> }[]): Promise<ReadFiles> {
  const all: ReadFiles = { recipes: [], photos: [], refused: [], left: new Map() };
  const photograph = (bytes: Uint8Array | null | undefined): string | null => {
    if (bytes === null || bytes === undefined) return null;
    if (photoSize(bytes) === null) {
      all.left.set('photo', (all.left.get('photo') ?? 0) + 1);
      return null;
    }
    // A copy: what lies in the archive would bring all of it along.
    const id = newId();
    all.photos.push({ id, bytes: bytes.slice() });
    return id;
  };
  for (const { name, bytes } of files) {
    try {
      const { recipes, refused, left } = readImport(name, await bytes());
      all.recipes.push(...recipes.map(({ kept, title, markdown, tags, notes, rating, source, favourite, keptAt, from, photo }): ToKeep => {
        // An archive of ours brings everything back as it was: who wrote it, and when it was cooked.
        if (kept !== null) return { ...kept, photo: photograph(photo) };
        const origin = { by: 'imported', name: from } as const;
        return { id: newId(), title, markdown, tags, notes, rating, source, favourite, ...(keptAt !== null && { keptAt }), origin };
      }));
      all.refused.push(...refused);
      for (const [what, count] of left) all.left.set(what, (all.left.get(what) ?? 0) + count);
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      all.refused.push(error.message);
    }
  }
  return all;
}
