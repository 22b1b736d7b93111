/** Reads files into recipes, on this device. Fetched when it is first needed. */
import { ImportFault, readImport } from '../../../kitchen/recipe/import/read-import.ts';
import type { ToKeep } from '../../keeping/cookbook.ts';
import { newId } from '../../keeping/new-id.ts';

/** The recipes of a file, or a sentence on why it cannot be read: all or nothing. */
export function readFile(name: string, bytes: Uint8Array): { recipes: ToKeep[] } | { why: string } {
  try {
    const { recipes } = readImport(name, bytes);
    return {
      // An archive of ours brings everything back as it was: who wrote it, favourite, tags, notes, and when it was cooked.
      recipes: recipes.map(({ kept, title, markdown, tags, notes, from }) => kept ?? { id: newId(), title, markdown, tags, notes, origin: { by: 'imported' as const, name: from } }),
    };
  } catch (error) {
    if (error instanceof ImportFault) return { why: error.message };
    throw error;
  }
}
