/** What a person does to the cookbook. Each change is kept on this device first; sync.ts tells the server. */
import type { Cooked, KeptInput } from '../../contract/cookbook.ts';
import { KEEPING } from '../../contract/keeping-limits.ts';
import type { Origin } from '../../kitchen/recipe/origin.ts';
import { allOnDevice, changeOnDevice, onDevice } from './device-cookbook.ts';
import type { Changeable, DeviceRecipe } from './device-cookbook.ts';
import { bothCooked, changeable, chosen, meetHere } from './meeting.ts';
import type { Choice } from './meeting.ts';
import { newId } from './new-id.ts';

/** What a page has of a recipe that somebody wants to keep; an archive of ours has everything. */
export interface ToKeep extends Partial<Pick<KeptInput, 'favourite' | 'notes' | 'rating' | 'source' | 'photo' | 'cooked' | 'keptAt'>> {
  /** The same id kept twice is one recipe. */
  id: string;
  title: string;
  markdown: string;
  origin: Origin;
  tags?: readonly string[];
}

const cut = (text: string, most: number): string => [...text.trim()].slice(0, most).join('');

/** A new recipe as it goes into the cookbook. */
export function newlyKept(toKeep: ToKeep): DeviceRecipe {
  const { id, title, markdown, origin, tags = [], notes = '', favourite = false, rating = null, source = '' } = toKeep;
  const { photo = null, cooked = [], keptAt } = toKeep;
  return {
    id, title: cut(title, KEEPING.title) || 'Recipe', markdown: markdown.trim(), origin: { ...origin, name: cut(origin.name, 120) }, tags: tidyTags(tags),
    favourite, notes: cut(notes, KEEPING.notes), rating, source: cut(source, KEEPING.source), photo,
    cooked: cooked.map((each) => ({ ...each, on: moment(each.on), note: each.note.trim() })), keptAt: moment(keptAt),
    base: 0, waiting: true, gone: false, edits: 1, was: null, sent: null, other: null,
  };
}

/** As the server takes moments; an archive may leave out the thousandths. */
const moment = (text?: string): string => (text === undefined ? new Date() : new Date(text)).toISOString();

/** Tags as they are kept: trimmed, each once, within their limits. */
export function tidyTags(tags: readonly string[]): string[] {
  const byName = new Map(tags.map((tag) => cut(tag, KEEPING.tag)).filter(Boolean).map((tag) => [tag.toLowerCase(), tag]));
  return [...byName.values()].slice(0, KEEPING.tags);
}

/** The same with a change that the server is still to be told. */
function changed(recipe: DeviceRecipe, change: Partial<DeviceRecipe>): DeviceRecipe {
  const was = recipe.waiting || recipe.base === 0 ? recipe.was : changeable(recipe);
  return { ...recipe, ...change, waiting: true, edits: recipe.edits + 1, was };
}

/** What is kept already as it is when the same text comes once more with what belonged to it. */
function joined(found: DeviceRecipe, { tags, notes, favourite, rating, source, photo, cooked }: DeviceRecipe): DeviceRecipe {
  const both: Partial<DeviceRecipe> = {
    tags: tidyTags([...tags, ...found.tags]), favourite: found.favourite || favourite, notes: found.notes || notes,
    rating: found.rating ?? rating, source: found.source || source, photo: found.photo ?? photo, cooked: bothCooked(found.cooked, cooked),
  };
  const same = both.tags?.length === found.tags.length && both.favourite === found.favourite && both.notes === found.notes
    && both.rating === found.rating && both.source === found.source && both.photo === found.photo && both.cooked?.length === found.cooked.length;
  return same ? found : changed(found, both);
}

/** How thousands are kept while the page stays quick: `told` hears how many are, and an aborted `signal` leaves the rest. */
export interface Pace { told(kept: number): void; signal: AbortSignal }
/** So many recipes are kept in one go where there is a pace. */
const SLICE = 40;
const breath = (): Promise<void> => new Promise((resolve) => { setTimeout(resolve); });

/**
 * Keeps recipes, all or none; with a pace in slices, as many as there was time for. Where the same text is kept already it is not doubled.
 * Gives back the ids they stand under.
 */
export async function keepAll(recipes: readonly ToKeep[], pace?: Pace): Promise<{ id: string; fresh: boolean }[]> {
  if (pace === undefined || recipes.length <= SLICE) return await keepSome(recipes, await takenHere(), false);
  const taken = await takenHere();
  const kept: { id: string; fresh: boolean }[] = [];
  for (let at = 0; at < recipes.length && !pace.signal.aborted; at += SLICE) {
    kept.push(...await keepSome(recipes.slice(at, at + SLICE), taken, true));
    pace.told(kept.length);
    await breath();
  }
  // Whoever shows the cookbook reads it once, when all is there.
  await changeOnDevice([], () => null);
  return kept;
}

/** What stands here already: ids, and ids by text. */
interface Taken { ids: Set<string>; byText: Map<string, string> }
async function takenHere(): Promise<Taken> {
  const here = (await allOnDevice()).filter(({ gone }) => !gone);
  return { ids: new Set(here.map(({ id }) => id)), byText: new Map(here.map(({ id, markdown }) => [markdown, id])) };
}

async function keepSome(recipes: readonly ToKeep[], { ids: taken, byText }: Taken, quietly: boolean): Promise<{ id: string; fresh: boolean }[]> {
  const changes = new Map<string, DeviceRecipe[]>();
  const kept = recipes.map((toKeep) => {
    let recipe = newlyKept(toKeep);
    const twin = byText.get(recipe.markdown);
    // Another text under an id that is taken is a recipe of its own; what was cooked stays with the first.
    if (twin === undefined && taken.has(recipe.id)) recipe = { ...recipe, id: newId(), cooked: [] };
    const id = twin ?? recipe.id;
    changes.set(id, [...(changes.get(id) ?? []), recipe]);
    byText.set(recipe.markdown, id);
    taken.add(id);
    return { id, fresh: twin === undefined };
  });
  await changeOnDevice([...changes.keys()], (found, id) => {
    // One that is being removed is kept anew, on top of what the server has.
    const start = found === undefined || !found.gone ? found : undefined;
    return (changes.get(id) ?? []).reduce<DeviceRecipe | undefined>((so, recipe) => {
      if (so !== undefined) return joined(so, recipe);
      return found === undefined ? recipe : changed(found, { ...recipe, gone: false, base: found.base, edits: found.edits, sent: found.sent });
    }, start) ?? null;
  }, quietly);
  return kept;
}

export async function keepOne(recipe: ToKeep): Promise<{ id: string; fresh: boolean }> {
  const [kept] = await keepAll([recipe]);
  return kept ?? { id: recipe.id, fresh: false };
}

/**
 * Changes what is kept; an edit of the text keeps the earlier version on the server. `from` is what a form began with: what
 * came from elsewhere while it was filled in is joined with it, or waits beside it for a choice.
 */
export async function changeKept(id: string, change: Partial<Changeable>, from?: Changeable): Promise<void> {
  await changeOnDevice([id], (found) => {
    if (found === undefined || found.gone) return found ?? null;
    return changed(found, from === undefined ? change : meetHere(found, from, change));
  });
}

/** Keeps what a form made of `from`; where the recipe was removed elsewhere meanwhile, it is kept anew. */
export async function keepEdited(from: DeviceRecipe, change: Partial<Changeable>): Promise<void> {
  const found = await onDevice(from.id);
  if (found === undefined || found.gone) await bringBack(from);
  await changeKept(from.id, change, from);
}

/** Of a recipe that was changed in two places keeps this device's text, the other one, or both. */
export async function chooseKept(id: string, choice: Choice): Promise<void> {
  await changeOnDevice([id], (found) => (found === undefined ? null : chosen(found, choice)));
}

/** Removes a recipe. A guest's is gone at once; one that the server may have waits until it knows. */
export async function removeKept(id: string): Promise<void> {
  await changeOnDevice([id], (found) => (found === undefined || (found.base === 0 && found.sent === null) ? null : changed(found, { gone: true })));
}

/** Brings back what was just removed. */
export async function bringBack(recipe: DeviceRecipe): Promise<void> {
  // Once the server has removed it, it is kept there anew.
  await changeOnDevice([recipe.id], (found) => changed(found ?? { ...recipe, base: 0, was: null, sent: null }, { ...changeable(recipe), cooked: recipe.cooked, gone: false }));
}

/** Adds times it was cooked, by recipe; false for those that are not in the cookbook. */
export async function addCooked(log: readonly { recipe: string; cooked: Cooked }[]): Promise<boolean[]> {
  const known = await Promise.all(log.map(async ({ recipe }) => (await onDevice(recipe))?.gone === false));
  const taken = log.filter((_, index) => known[index]);
  await changeOnDevice([...new Set(taken.map(({ recipe }) => recipe))], (found, id) => {
    if (found === undefined) return null;
    const cooked = bothCooked(found.cooked, taken.filter(({ recipe }) => recipe === id).map(({ cooked: each }) => each));
    return cooked.length === found.cooked.length ? found : changed(found, { cooked });
  });
  return known;
}
