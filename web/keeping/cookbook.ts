/** What a person does to the cookbook. Each change is kept on this device first; sync.ts tells the server. */
import type { Cooked, KeptInput } from '../../contract/cookbook.ts';
import { KEEPING } from '../../contract/keeping-limits.ts';
import type { Origin } from '../../kitchen/recipe/origin.ts';
import { allOnDevice, bothCooked, changeOnDevice, onDevice } from './device-cookbook.ts';
import type { DeviceRecipe } from './device-cookbook.ts';

/** What a page has of a recipe that somebody wants to keep. */
export interface ToKeep {
  /** The same id kept twice is one recipe. */
  id: string;
  title: string;
  markdown: string;
  origin: Origin;
  tags?: readonly string[];
  notes?: string;
}

const cut = (text: string, most: number): string => [...text.trim()].slice(0, most).join('');

/** A new recipe as it goes into the cookbook. */
export function newlyKept({ id, title, markdown, origin, tags = [], notes = '' }: ToKeep): KeptInput {
  return {
    id, title: cut(title, KEEPING.title) || 'Recipe', markdown, origin: { by: origin.by, name: cut(origin.name, 120) }, tags: tidyTags(tags),
    favourite: false, notes: cut(notes, KEEPING.notes), cooked: [], keptAt: new Date().toISOString(),
  };
}

/** Tags as they are kept: trimmed, each once, within their limits. */
export function tidyTags(tags: readonly string[]): string[] {
  const byName = new Map(tags.map((tag) => cut(tag, KEEPING.tag)).filter(Boolean).map((tag) => [tag.toLowerCase(), tag]));
  return [...byName.values()].slice(0, KEEPING.tags);
}

const changed = (recipe: DeviceRecipe): DeviceRecipe => ({ ...recipe, waiting: true, edits: recipe.edits + 1 });

/** Keeps recipes, all or none. What is kept already under the same id, or with the same text, stays as it is. Gives back the ids they stand under. */
export async function keepAll(recipes: readonly ToKeep[]): Promise<{ id: string; fresh: boolean }[]> {
  const byText = new Map((await allOnDevice()).filter(({ gone }) => !gone).map(({ id, markdown }) => [markdown, id]));
  const kept = recipes.map((recipe) => {
    const id = byText.get(recipe.markdown);
    if (id !== undefined) return { id, fresh: false, recipe: null };
    byText.set(recipe.markdown, recipe.id);
    return { id: recipe.id, fresh: true, recipe };
  });
  const fresh = new Map(kept.flatMap(({ id, recipe }) => (recipe === null ? [] : [[id, recipe] as const])));
  await changeOnDevice([...fresh.keys()], (found, id) => {
    const recipe = fresh.get(id);
    if (recipe === undefined || (found !== undefined && !found.gone)) return found ?? null;
    return changed({ ...newlyKept(recipe), base: found?.base ?? 0, waiting: true, gone: false, edits: found?.edits ?? 0 });
  });
  return kept.map(({ id, fresh: isFresh }) => ({ id, fresh: isFresh }));
}

export async function keepOne(recipe: ToKeep): Promise<{ id: string; fresh: boolean }> {
  const [kept] = await keepAll([recipe]);
  return kept ?? { id: recipe.id, fresh: false };
}

/** Changes what is kept; an edit of the text keeps the earlier version on the server. */
export async function changeKept(id: string, change: Partial<Pick<KeptInput, 'title' | 'markdown' | 'tags' | 'favourite' | 'notes'>>): Promise<void> {
  await changeOnDevice([id], (found) => (found === undefined || found.gone ? (found ?? null) : changed({ ...found, ...change })));
}

/** Removes a recipe. A guest's is gone at once; a cook's waits, emptied of nothing, until the server knows. */
export async function removeKept(id: string): Promise<void> {
  await changeOnDevice([id], (found) => (found === undefined || found.base === 0 ? null : changed({ ...found, gone: true })));
}

/** Brings back what was just removed. */
export async function bringBack(recipe: DeviceRecipe): Promise<void> {
  await changeOnDevice([recipe.id], (found) => changed({ ...recipe, gone: false, base: found?.base ?? recipe.base, edits: found?.edits ?? recipe.edits }));
}

/** Adds times it was cooked, by recipe; false for those that are not in the cookbook. */
export async function addCooked(log: readonly { recipe: string; cooked: Cooked }[]): Promise<boolean[]> {
  const known = await Promise.all(log.map(async ({ recipe }) => (await onDevice(recipe))?.gone === false));
  const taken = log.filter((_, index) => known[index]);
  await changeOnDevice([...new Set(taken.map(({ recipe }) => recipe))], (found, id) => {
    if (found === undefined) return null;
    const cooked = bothCooked(found.cooked, taken.filter(({ recipe }) => recipe === id).map(({ cooked: each }) => each)).slice(-KEEPING.cookedTimes);
    return cooked.length === found.cooked.length ? found : changed({ ...found, cooked });
  });
  return known;
}
