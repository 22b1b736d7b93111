/**
 * Devices that keep recipes one after the other and know what was acknowledged. What the n-th change of a lane is follows
 * from n alone, so that a cookbook tells how many of them are in it, and whether it is exactly those.
 */
import type { Kept } from '../../contract/cookbook.ts';

/** Recipes that a lane changes in turn. */
const SLOTS = 20;
const DEVICES = 2;
const AT = '2026-11-03T10:00:00.000Z';

export interface Lane {
  number: number;
  cookie: string;
  /** Changes that the server said are kept, and those that were sent. */
  acknowledged: number;
  sent: number;
}

const uuid = (lane: number, kind: number, number: number): string => `${String(lane).padStart(8, '0')}-0000-4000-800${kind}-${String(number).padStart(12, '0')}`;
const isCooked = (change: number): boolean => change >= SLOTS && change % 3 === 2;
const textOf = ({ number }: Lane, change: number): string => `# Change ${change} of ${number}\n\n${'leeks and more leeks, '.repeat(change % 90)}.`;
const timeOf = ({ number }: Lane, change: number) => ({ id: uuid(number, 1, change), on: AT, how: 'good', note: `${change}` }) as const;
const changesOf = (slot: number, upTo: number): number[] => Array.from({ length: Math.max(0, Math.ceil((upTo - slot) / SLOTS)) }, (_, round) => slot + round * SLOTS);

/** What a slot holds after so many changes of the lane, or null where none was its. */
function expected(lane: Lane, slot: number, upTo: number) {
  const changes = changesOf(slot, upTo);
  const text = changes.findLast((change) => !isCooked(change));
  if (text === undefined) return null;
  return { id: uuid(lane.number, 0, slot), revision: changes.length, markdown: textOf(lane, text), cooked: changes.filter(isCooked).map((change) => timeOf(lane, change)) };
}

/** The request of the lane's next change. */
function nextOf(lane: Lane): { path: string; body: object } {
  const change = lane.acknowledged;
  const slot = change % SLOTS;
  const before = expected(lane, slot, change);
  const id = uuid(lane.number, 0, slot);
  if (isCooked(change)) return { path: '/api/cookbook/cooked', body: { recipe: id, cooked: timeOf(lane, change) } };
  const recipe = { id, title: `Slot ${slot}`, markdown: textOf(lane, change), origin: { by: 'own', name: '' }, tags: [], favourite: false, notes: '', rating: null, source: '', cooked: before?.cooked ?? [], keptAt: AT };
  return { path: '/api/cookbook/keep', body: { recipe, base: before?.revision ?? 0 } };
}

const post = (url: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(`${url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });

/** Registers cooks; each has two lanes. */
export async function enroll(url: string, cooks: number): Promise<Lane[]> {
  const lanes: Lane[] = [];
  for (let cook = 0; cook < cooks; cook += 1) {
    const answer = await post(url, '/api/account/register', { firstName: 'Anna', email: `anna${cook}@paprika.example`, password: 'leeks-in-october-rain' });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie === undefined) throw new Error(`Nobody was registered: ${answer.status} ${await answer.text()}`);
    for (let device = 0; device < DEVICES; device += 1) lanes.push({ number: lanes.length, cookie, acknowledged: 0, sent: 0 });
  }
  return lanes;
}

/** Keeps one change after the other until told to stop or until the server is gone. Any other answer than "kept" is a fault. */
export async function run(lane: Lane, url: string, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const { path, body } = nextOf(lane);
    lane.sent = lane.acknowledged + 1;
    let answer;
    try {
      answer = await post(url, path, body, lane.cookie);
      await answer.clone().json();
    } catch {
      return;
    }
    if (!answer.ok) throw new Error(`Change ${lane.sent} of lane ${lane.number}: ${answer.status} ${await answer.text()}`);
    lane.acknowledged += 1;
  }
}

/** The whole cookbook of the lane's cook, as the server tells it. */
export async function cookbookOf(lane: Lane, url: string): Promise<Kept[]> {
  const all: Kept[] = [];
  for (let since = 0, more = true; more;) {
    const answer = await post(url, '/api/cookbook/changes', { since }, lane.cookie);
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    const news = await answer.json() as { recipes: Kept[]; upTo: number; more: boolean };
    all.push(...news.recipes);
    ({ upTo: since, more } = news);
  }
  return all;
}

/** How many of the lane's changes are in a cookbook; null where it is not exactly the first so many. */
export function changesIn(cookbook: readonly Kept[], lane: Lane): number | null {
  const mine = new Map(cookbook.filter(({ id }) => id.startsWith(String(lane.number).padStart(8, '0'))).map((kept) => [kept.id, kept]));
  const count = [...mine.values()].reduce((sum, { revision }) => sum + revision, 0);
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const wanted = expected(lane, slot, count);
    const kept = mine.get(uuid(lane.number, 0, slot));
    const found = kept === undefined ? null : { id: kept.id, revision: kept.revision, markdown: kept.markdown, cooked: kept.cooked };
    if (JSON.stringify(found) !== JSON.stringify(wanted)) return null;
  }
  return count;
}
