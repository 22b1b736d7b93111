/** What is being cooked right now, on this device. It survives a reload, a closed tab and a phone that was put away. */
import type { Fitted, Origin } from '../../kitchen/recipe/origin.ts';
import { WRITERS } from '../../kitchen/recipe/origin.ts';
import type { UnitSystem } from '../../kitchen/recipe/scaling/scale.ts';
import { rawOf, remember, useRemembered } from '../parts/device/remembered.ts';

/** A recipe as it is to be cooked. */
export interface Dish {
  /** Of the recipe: the same id put on the stove again is taken up where it was left. */
  id: string;
  markdown: string;
  origin: Origin;
  /** People to cook for; null as the recipe has it. */
  servings: number | null;
  units: UnitSystem;
}

/** A dish and how far it is. */
export interface Stove {
  dish: Dish;
  /** The screen: 0 gets things ready, 1 is the first step, one after the last step is the end. */
  step: number;
  /** When it was put on, as ISO text. */
  startedAt: string;
  /** Places of the ingredient lines that were ticked off. */
  ticked: readonly number[];
  /** What was said of it at the end: an id of cooked-log.ts, or null while it is still cooking. */
  logged: string | null;
}

const KEY = 'stove';
/** Later than this nobody is still at the same step: the dish begins anew. */
const RESUME_HOURS = 24;
const UNITS: readonly UnitSystem[] = ['as written', 'metric', 'us'];

/** Reads what was remembered; null where there is nothing good. */
export function readStove(found: unknown): Stove | null {
  if (!isRecord(found) || !isRecord(found['dish'])) return null;
  const { dish, step, startedAt, ticked, logged } = found;
  const { id, markdown, origin, servings, units } = dish;
  if (typeof id !== 'string' || typeof markdown !== 'string' || markdown.trim() === '') return null;
  return {
    dish: { id, markdown, origin: readOrigin(origin), servings: isCount(servings) && servings > 0 ? servings : null, units: UNITS.find((one) => one === units) ?? 'as written' },
    step: isCount(step) ? step : 0,
    startedAt: typeof startedAt === 'string' && !Number.isNaN(Date.parse(startedAt)) ? startedAt : new Date(0).toISOString(),
    ticked: Array.isArray(ticked) ? ticked.filter(isCount) : [],
    logged: typeof logged === 'string' ? logged : null,
  };
}

/** Puts a dish on the stove, in place of what was there. The same dish is taken up where it was left, for a day and until it was cooked. */
export function putOnStove(dish: Dish): void {
  const now = Date.now();
  const before = stoveNow();
  const same = before?.dish.id === dish.id && before.logged === null && now - Date.parse(before.startedAt) < RESUME_HOURS * 3_600_000;
  const fresh: Stove = { dish, step: 0, startedAt: new Date(now).toISOString(), ticked: [], logged: null };
  // Other lines, other ticks.
  const ticked = before?.dish.markdown === dish.markdown ? before.ticked : [];
  remember(KEY, same ? { ...before, dish, ticked } : fresh);
}

/** Changes how far the dish is; without a dish there is nothing to change. */
export function changeStove(change: Partial<Omit<Stove, 'dish'>>): void {
  const stove = stoveNow();
  if (stove) remember(KEY, { ...stove, ...change });
}

/** Begins the same dish anew. */
export function startOver(): void {
  changeStove({ step: 0, ticked: [], logged: null, startedAt: new Date().toISOString() });
}

/** Takes the dish off the stove. */
export function clearStove(): void {
  remember(KEY, null);
}

/** The dish on the stove, or null. */
export function stoveNow(): Stove | null {
  try {
    return readStove(JSON.parse(rawOf(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** The dish on the stove, or null; the prerendered page and the first render know of none yet. */
export function useStove(): Stove | null {
  return useRemembered(KEY, readStove)[0];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

function readOrigin(found: unknown): Origin {
  const { by, name, fitted } = isRecord(found) ? found : {};
  return { by: WRITERS.find((one) => one === by) ?? 'own', name: typeof name === 'string' ? name : '', fitted: isRecord(fitted) ? (fitted as unknown as Fitted) : undefined };
}
