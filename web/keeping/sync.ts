/** Brings this device and the server to the same state. What came from another device meanwhile is never overwritten, and nothing here is lost. */
import type { KeptInput } from '../../contract/cookbook.ts';
import { Refusal } from '../../contract/refusals.ts';
import { Unreachable } from '../api.ts';
import type { Send } from '../api.ts';
import { exchangeLists } from './belongings.ts';
import { allOnDevice, asInput, bothCooked, changeOnDevice, factOf, onDevice, setFact } from './device-cookbook.ts';
import type { DeviceRecipe } from './device-cookbook.ts';
import { ask } from './keeping-api.ts';

export type Synced =
  /** Both sides agree. `doubled` names recipes that were changed in two places; both versions are kept. */
  | { outcome: 'agreed'; doubled: readonly string[] }
  | { outcome: 'offline' | 'signed-out' | 'full' }
  | { outcome: 'failed'; sentence: string };

/** Rounds of pulling and telling before we leave the rest to the next time. */
const ROUNDS = 3;

let running: Promise<Synced> | null = null;

/** Nothing happens for a guest: their cookbook lives here only. Who asks while it runs gets the same answer. */
export function sync(send: Send): Promise<Synced> {
  running ??= exchange(send).finally(() => {
    running = null;
  });
  return running;
}

async function exchange(send: Send): Promise<Synced> {
  if ((await factOf('owner')) === '') return { outcome: 'signed-out' };
  const doubled: string[] = [];
  try {
    await pull(send, doubled);
    for (let round = 0; round < ROUNDS && (await tellServer(send)); round++) await pull(send, doubled);
    await exchangeLists(send);
    return { outcome: 'agreed', doubled };
  } catch (error) {
    if (error instanceof Unreachable) return { outcome: 'offline' };
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'not-signed-in') return { outcome: 'signed-out' };
    if (error.code === 'cookbook-full') return { outcome: 'full' };
    return { outcome: 'failed', sentence: error.message };
  }
}

/** Fetches what changed on the server since the last time. */
async function pull(send: Send, doubled: string[]): Promise<void> {
  for (let more = true; more;) {
    const since = await factOf('since');
    const news = await ask(send, 'changes', { since });
    const copies: DeviceRecipe[] = [];
    const theirs = new Map(news.recipes.map((recipe) => [recipe.id, recipe]));
    await changeOnDevice([...theirs.keys(), ...news.gone], (mine, id) => {
      const recipe = theirs.get(id);
      if (recipe === undefined) return lostElsewhere(mine);
      const { revision, ...their } = recipe;
      const fresh: DeviceRecipe = { ...their, base: revision, waiting: false, gone: false, edits: mine?.edits ?? 0 };
      if (mine === undefined || !mine.waiting || mine.gone) return mine?.gone === true && mine.base === revision ? mine : fresh;
      if (mine.base === revision) return mine;
      if (sameText(mine, their)) return { ...mine, cooked: bothCooked(their.cooked, mine.cooked), base: revision };
      doubled.push(mine.title);
      copies.push(asCopy(mine));
      return fresh;
    });
    const byId = new Map(copies.map((copy) => [copy.id, copy]));
    if (copies.length > 0) await changeOnDevice([...byId.keys()], (_, id) => byId.get(id) ?? null);
    await setFact('since', news.upTo);
    ({ more } = news);
  }
}

/** Removed on another device: here too, unless it was changed here since; then it is kept anew. */
function lostElsewhere(mine: DeviceRecipe | undefined): DeviceRecipe | null {
  if (mine === undefined || !mine.waiting || mine.gone) return null;
  return { ...mine, base: 0 };
}

const sameText = (mine: KeptInput, their: KeptInput): boolean => mine.markdown === their.markdown && mine.title === their.title && mine.notes === their.notes && mine.favourite === their.favourite && mine.tags.join('\n') === their.tags.join('\n');

/** What was changed here while the recipe was changed elsewhere, as a recipe of its own. */
function asCopy(mine: DeviceRecipe): DeviceRecipe {
  return { ...mine, id: crypto.randomUUID(), title: `${mine.title} (from this device)`.slice(0, 200), cooked: [], base: 0, waiting: true, edits: 0 };
}

/** Tells the server what waits. True when something was refused for being changed elsewhere, so that another round is due. */
async function tellServer(send: Send): Promise<boolean> {
  let again = false;
  for (const { id } of (await allOnDevice()).filter(({ waiting }) => waiting)) {
    const recipe = await onDevice(id);
    if (recipe === undefined || !recipe.waiting) continue;
    try {
      if (recipe.gone) {
        await ask(send, 'remove', { id, base: recipe.base });
        await changeOnDevice([id], (found) => (found?.edits === recipe.edits ? null : (found ?? null)));
      } else {
        const { revision } = await ask(send, 'keep', { recipe: asInput(recipe), base: recipe.base });
        // A change made here meanwhile waits on, now on top of the new revision.
        await changeOnDevice([id], (found) => (found === undefined ? null : { ...found, base: revision, waiting: found.edits !== recipe.edits }));
      }
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'changed-elsewhere') throw error;
      if (recipe.gone) await changeOnDevice([id], () => null);
      again = true;
      // Everything is looked at once more: what we know of the server may be behind.
      await setFact('since', 0);
    }
  }
  return again;
}
