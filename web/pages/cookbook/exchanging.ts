/** Reads files into recipes and writes recipes into files, on this device. Fetched when it is first needed. */
import { writeArchive } from '../../../kitchen/recipe/archive.ts';
import { toCooklang } from '../../../kitchen/recipe/forms/cooklang.ts';
import { toJsonLd } from '../../../kitchen/recipe/forms/json-ld.ts';
import { ImportFault, readImport } from '../../../kitchen/recipe/import/read-import.ts';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import type { ToKeep } from '../../keeping/cookbook.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { asInput } from '../../keeping/meeting.ts';
import { newId } from '../../keeping/new-id.ts';

export type Form = 'archive' | 'json-ld' | 'markdown' | 'cooklang';

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

/** Hands the browser a file with these recipes. */
export function saveAs(form: Form, recipes: readonly DeviceRecipe[]): void {
  const { bytes, name, type } = fileOf(form, recipes);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes], { type }));
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function fileOf(form: Form, recipes: readonly DeviceRecipe[]): { bytes: Uint8Array<ArrayBuffer> | string; name: string; type: string } {
  switch (form) {
    case 'archive':
      return { bytes: new Uint8Array(writeArchive(recipes.map(asInput))), name: 'recipe-chef-cookbook.zip', type: 'application/zip' };
    case 'json-ld':
      return { bytes: JSON.stringify(recipes.map(({ markdown, origin, keptAt }) => toJsonLd(readRecipe(markdown), { origin, keptAt })), null, 2), name: 'recipe-chef-cookbook.json', type: 'application/ld+json' };
    case 'markdown':
      return { bytes: recipes.map(({ markdown }) => markdown.trim()).join('\n\n---\n\n'), name: 'recipe-chef-cookbook.md', type: 'text/markdown' };
    case 'cooklang':
      return { bytes: recipes.map(({ markdown }) => toCooklang(readRecipe(markdown)).trim()).join('\n\n'), name: 'recipe-chef-cookbook.cook', type: 'text/plain' };
  }
}
