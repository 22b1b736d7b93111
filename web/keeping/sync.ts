/** Brings this device and the server to the same state. What came from another device meanwhile is never overwritten, and nothing here is lost. */
import { KEEPING } from '../../contract/keeping-limits.ts';
import type { RefusalCode } from '../../contract/refusals.ts';
import { Refusal } from '../../contract/refusals.ts';
import { Unreachable } from '../api.ts';
import type { Send } from '../api.ts';
import { exchangeLists } from './belongings.ts';
import { allOnDevice, changeOnDevice, factOf, setFact } from './device-cookbook.ts';
import type { DeviceRecipe } from './device-cookbook.ts';
import { photosNamed, setWaiting } from './device-photos.ts';
import { ask } from './keeping-api.ts';
import { asInput, changeable, meet, meetNothing } from './meeting.ts';
import { tellPhotos } from './sync-photos.ts';

export type Synced =
  /** Both sides agree, but for recipes that were changed in two places and wait for a choice. */
  | { outcome: 'agreed' }
  | { outcome: 'offline' | 'signed-out' | 'full' | 'photos-full' }
  | { outcome: 'failed'; sentence: string };

/** Rounds of pulling and telling before we leave the rest to the next time. */
const ROUNDS = 4;
/** A refusal of one of these is about the recipe; the others may still go. Any other ends the exchange. */
const ABOUT_ONE: readonly RefusalCode[] = ['cookbook-full', 'not-understood', 'unknown-field', 'too-large'];

let last: Promise<unknown> = Promise.resolve();
let queued: Promise<Synced> | null = null;

/** Nothing happens for a guest: their cookbook lives here only. Who asks while one runs waits for the next, which knows of their change too. */
export function sync(send: Send): Promise<Synced> {
  queued ??= next(send);
  return queued;
}

function next(send: Send): Promise<Synced> {
  const run = last.then(() => alone(() => {
    queued = null;
    return exchange(send);
  }));
  last = run.catch(() => undefined);
  return run;
}

/** One tab at a time, where the browser can tell them apart (over https and on localhost). */
function alone(work: () => Promise<Synced>): Promise<Synced> {
  const { locks } = navigator as { locks?: LockManager };
  return locks === undefined ? work() : locks.request('recipe-chef.sync', work);
}

async function exchange(send: Send): Promise<Synced> {
  if ((await factOf('owner')) === '') return { outcome: 'signed-out' };
  try {
    let refused: Refusal | null = null;
    let photos: ReadonlySet<string> = new Set();
    for (let round = 0, again = true; again && round < ROUNDS; round++) {
      // Told twice that it is behind, the device looks at everything once more.
      if (round > 1) await setFact('since', 0);
      await pull(send);
      ({ again, refused, photos } = await tellServer(send));
    }
    refused ??= await tellPhotos(send, photos);
    await exchangeLists(send);
    if (refused === null) return { outcome: 'agreed' };
    if (refused.code === 'cookbook-full') return { outcome: 'full' };
    return refused.code === 'photos-full' ? { outcome: 'photos-full' } : { outcome: 'failed', sentence: refused.message };
  } catch (error) {
    if (error instanceof Unreachable) return { outcome: 'offline' };
    if (!(error instanceof Refusal)) throw error;
    return error.code === 'not-signed-in' ? { outcome: 'signed-out' } : { outcome: 'failed', sentence: error.message };
  }
}

/** Fetches what changed on the server since the last time. */
async function pull(send: Send): Promise<void> {
  for (let more = true; more;) {
    const news = await ask(send, 'changes', { since: await factOf('since') });
    const theirs = new Map(news.recipes.map((recipe) => [recipe.id, recipe]));
    if (theirs.size + news.gone.length > 0) {
      await changeOnDevice([...theirs.keys(), ...news.gone], (mine, id) => {
        const recipe = theirs.get(id);
        return recipe === undefined ? meetNothing(mine) : meet(mine, recipe);
      });
    }
    await setFact('since', news.upTo);
    ({ more } = news);
  }
}

interface Told {
  /** True when there is something new to fetch: a recipe changed elsewhere, or one that stands there under another id. */
  again: boolean;
  /** The last recipe that was not taken. */
  refused: Refusal | null;
  /** The photos that recipes here name. */
  photos: ReadonlySet<string>;
}

/** Whether the account may never have had the photo, or have let go of it: none of its recipes named it, as far as we know. */
const bringsPhoto = ({ photo, base, was }: DeviceRecipe): boolean => photo !== null && (base === 0 || was?.photo !== photo);

/** Tells the server what waits. */
async function tellServer(send: Send): Promise<Told> {
  const here = await allOnDevice();
  const waiting = here.filter(({ waiting: waits, gone, other }) => waits && (gone || other === null));
  const told: Told = { again: false, refused: null, photos: photosNamed(here) };
  // The recipe goes first, because the account takes no photo that nobody names; noted down, in case its answer gets lost.
  const brought = photosNamed(waiting.filter(bringsPhoto));
  if (brought.size > 0) await setWaiting(brought, true);
  for (const some of helpings(waiting.filter(({ base, gone }) => base === 0 && !gone))) await unlessRefused(told, some, (all) => adoptAll(send, all));
  for (const recipe of waiting.filter(({ base, gone }) => base > 0 || gone)) await unlessRefused(told, [recipe], () => tellOne(send, recipe));
  return told;
}

/** Where several are refused together, each is tried alone. */
async function unlessRefused(told: Told, recipes: readonly DeviceRecipe[], tell: (recipes: readonly DeviceRecipe[]) => Promise<boolean>): Promise<void> {
  try {
    told.again = (await tell(recipes)) || told.again;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'changed-elsewhere') told.again = true;
    else if (!(error instanceof Refusal) || !ABOUT_ONE.includes(error.code)) throw error;
    else if (recipes.length === 1) told.refused = error;
    else for (const recipe of recipes) await unlessRefused(told, [recipe], tell);
  }
}

/** Notes down what is about to be sent, in case its answer gets lost. */
const noteSent = (recipes: readonly DeviceRecipe[]): Promise<void> => {
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]));
  return changeOnDevice([...byId.keys()], (found, id) => {
    const recipe = byId.get(id);
    return found === undefined || recipe === undefined ? null : { ...found, sent: changeable(recipe) };
  }, true);
};

/** What stands here once the server has taken `recipe` as `revision`; a change made meanwhile waits on. */
const taken = (found: DeviceRecipe, recipe: DeviceRecipe, revision: number): DeviceRecipe => {
  const waiting = found.edits !== recipe.edits;
  return { ...found, base: revision, waiting, was: waiting ? changeable(recipe) : null, sent: null };
};

async function tellOne(send: Send, recipe: DeviceRecipe): Promise<boolean> {
  const { id, base } = recipe;
  if (recipe.gone) {
    await ask(send, 'remove', { id, base });
    await changeOnDevice([id], (found) => (found === undefined || found.edits === recipe.edits ? null : { ...found, base: 0, was: null, sent: null }));
    return false;
  }
  await noteSent([recipe]);
  const { revision } = await ask(send, 'keep', { recipe: asInput(recipe), base });
  await changeOnDevice([id], (found) => (found === undefined ? null : taken(found, recipe, revision)));
  return false;
}

/** Hands over recipes that the server does not have. What it has with the same text already stands there under its id. */
async function adoptAll(send: Send, some: readonly DeviceRecipe[]): Promise<boolean> {
  await noteSent(some);
  const { recipes } = await ask(send, 'adopt', { recipes: some.map(asInput) });
  const answers = new Map(some.map((recipe, index) => [recipe.id, { recipe, answer: recipes[index] }]));
  await changeOnDevice([...answers.keys()], (found, id) => {
    const { recipe, answer } = answers.get(id) ?? {};
    if (found === undefined || recipe === undefined || answer === undefined) return found ?? null;
    if (answer.id === id) return taken(found, recipe, answer.revision);
    // A change made meanwhile is a text of its own.
    return found.edits === recipe.edits ? null : { ...found, sent: null };
  });
  return recipes.some(({ fresh }, index) => !fresh || recipes[index]?.id !== some[index]?.id);
}

/** As many at once as one request may have. */
function helpings(recipes: readonly DeviceRecipe[]): DeviceRecipe[][] {
  const all: DeviceRecipe[][] = [];
  let bytes = Infinity;
  for (const recipe of recipes) {
    const size = new TextEncoder().encode(JSON.stringify(asInput(recipe))).length + 2;
    if (bytes + size > KEEPING.adoptBytes - 100 || (all.at(-1)?.length ?? 0) >= KEEPING.adopted) {
      all.push([]);
      bytes = 0;
    }
    all.at(-1)?.push(recipe);
    bytes += size;
  }
  return all;
}
