/** A recipe as a file, in the forms that other programs read. */
import type { Origin } from '../../../kitchen/recipe/origin.ts';
import { readRecipe } from '../../../kitchen/recipe/reading/read-recipe.ts';
import { toCooklang } from '../../../kitchen/recipe/forms/cooklang.ts';
import { toJsonLd } from '../../../kitchen/recipe/forms/json-ld.ts';
import { toPlainText } from '../../../kitchen/recipe/forms/plain-text.ts';
import type { DownloadFile } from './download.ts';

export type FileForm = 'markdown' | 'json-ld' | 'cooklang';

export async function recipeFile(markdown: string, origin: Origin, form: FileForm): Promise<DownloadFile> {
  const recipe = readRecipe(markdown);
  const name = fileName(recipe.title);
  switch (form) {
    case 'markdown':
      return { name: `${name}.md`, type: 'text/markdown', text: markdown };
    case 'cooklang':
      return { name: `${name}.cook`, type: 'text/plain', text: toCooklang(recipe) };
    case 'json-ld': {
      const { linkedNutrition } = await import('./count-nutrition.ts');
      return { name: `${name}.json`, type: 'application/ld+json', text: `${JSON.stringify(toJsonLd(recipe, { origin, nutrition: linkedNutrition(recipe) }), null, 2)}\n` };
    }
  }
}

/** A recipe for pasting into a message; null where the text cannot be read as one, so that nothing of it is lost. */
export function recipeAsText(markdown: string): string | null {
  const recipe = readRecipe(markdown);
  return recipe.ingredients.length > 0 && recipe.steps.length > 0 ? toPlainText(recipe) : null;
}

/** "Crème Brûlée for 2" as "creme-brulee-for-2": a name that every file system takes. */
function fileName(title: string): string {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 60) || 'recipe';
}
