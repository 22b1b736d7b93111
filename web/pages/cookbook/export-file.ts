/** Kept recipes as a file for other apps. It reads each recipe again, which takes seconds for thousands: see export-worker.ts. */
import { writeArchive } from '../../../kitchen/recipe/archive.ts';
import { toCooklang } from '../../../kitchen/recipe/forms/cooklang.ts';
import { toJsonLd } from '../../../kitchen/recipe/forms/json-ld.ts';
import { joinMarkdown, markdownFile } from '../../../kitchen/recipe/forms/write-front-matter.ts';
import { nutritionOf } from '../../../kitchen/recipe/nutrition/nutrition.ts';
import { nutritionLd } from '../../../kitchen/recipe/nutrition/tell-nutrition.ts';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import type { DeviceRecipe } from '../../keeping/device-cookbook.ts';
import { photoOnDevice, photosNamed } from '../../keeping/device-photos.ts';
import { asInput } from '../../keeping/meeting.ts';

export type Form = 'archive' | 'json-ld' | 'markdown' | 'cooklang';

export interface ExportFile {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
  /** The media type. */
  type: string;
  /** Photos that belong in it and could not be had. */
  lacks: number;
}

/** The photos of these recipes that are on this device, by their ids. */
async function photosOf(named: ReadonlySet<string>): Promise<Map<string, Uint8Array>> {
  const photos = new Map<string, Uint8Array>();
  for (const id of named) {
    const bytes = await photoOnDevice(id).catch(() => null);
    if (bytes !== null) photos.set(id, bytes);
  }
  return photos;
}

/** The file of these recipes; `told` hears how many are written. */
export async function exportFile(form: Form, recipes: readonly DeviceRecipe[], told: (written: number) => void): Promise<ExportFile> {
  const each = (write: (recipe: DeviceRecipe) => string): string[] => recipes.map((recipe, at) => {
    const text = write(recipe);
    told(at + 1);
    return text;
  });
  const file = (text: string, ending: string, type: string): ExportFile => ({ bytes: new TextEncoder().encode(text), name: `recipe-chef-cookbook.${ending}`, type, lacks: 0 });
  switch (form) {
    case 'archive': {
      const named = photosNamed(recipes);
      const photos = await photosOf(named);
      const bytes = new Uint8Array(writeArchive(recipes.map(asInput), { photos, told }));
      return { bytes, name: 'recipe-chef-cookbook.zip', type: 'application/zip', lacks: named.size - photos.size };
    }
    case 'json-ld': {
      const written = each((kept) => {
        const recipe = readRecipe(kept.markdown);
        return JSON.stringify(toJsonLd(recipe, { ...kept, nutrition: nutritionLd(nutritionOf(recipe)) }), null, 2);
      });
      return file(`[\n${written.join(',\n')}\n]\n`, 'json', 'application/ld+json');
    }
    case 'markdown':
      return file(joinMarkdown(each(markdownFile)), 'md', 'text/markdown');
    case 'cooklang':
      return file(each((recipe) => toCooklang(readRecipe(recipe.markdown), recipe).trim()).join('\n\n'), 'cook', 'text/plain');
  }
}
