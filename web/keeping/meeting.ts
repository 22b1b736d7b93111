/** What becomes of a recipe that was changed on this device and meets what the server has. Nothing that anybody wrote is overwritten. */
import type { Cooked, Kept, KeptInput } from '../../contract/cookbook.ts';
import { KEEPING } from '../../contract/keeping-limits.ts';
import type { Becomes, Changeable, DeviceRecipe } from './device-cookbook.ts';
import { newId } from './new-id.ts';

/** What the server is sent of a recipe. */
export function asInput({ id, title, markdown, origin, tags, favourite, notes, rating, source, photo, cooked, keptAt }: DeviceRecipe): KeptInput {
  return { id, title, markdown, origin, tags, favourite, notes, rating, source, photo, cooked, keptAt };
}

export const changeable = ({ title, markdown, tags, favourite, notes, rating, source, photo }: Changeable): Changeable => ({
  title, markdown, tags, favourite, notes, rating, source, photo,
});

const sameText = (one: Changeable, other: Changeable): boolean => one.markdown === other.markdown && one.title === other.title;
const sameAll = (one: Changeable, other: Changeable): boolean => JSON.stringify(changeable(one)) === JSON.stringify(changeable(other));

/** Both lists of times it was cooked as one, each time once, oldest first. */
export function bothCooked(one: readonly Cooked[], other: readonly Cooked[]): Cooked[] {
  const byId = new Map([...one, ...other].map((cooked) => [cooked.id, cooked]));
  return [...byId.values()].toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0)).slice(-KEEPING.cookedTimes);
}

/** @param mine what is here, if anything; @param kept what the server has. Where both changed the text, both stay, for the cook to choose. */
export function meet(mine: DeviceRecipe | undefined, { revision, ...their }: Kept): Becomes {
  const fresh: DeviceRecipe = { ...their, base: revision, waiting: false, gone: false, edits: mine?.edits ?? 0, was: null, sent: null, other: null };
  if (mine === undefined || !mine.waiting) return fresh;
  if (mine.base === revision) return mine;
  // Our own change, whose answer was lost.
  const own = mine.sent !== null && sameAll(mine.sent, their);
  if (mine.gone) return own ? { ...mine, base: revision, sent: null } : fresh;
  const was = own ? mine.sent : mine.was;
  const joined = join(mine, their, was);
  const cooked = bothCooked(their.cooked, mine.cooked);
  if (joined === null) return { ...mine, cooked, base: revision, was, sent: null, other: changeable(their) };
  const waiting = !sameAll(joined, their) || cooked.length > their.cooked.length;
  return { ...mine, ...joined, cooked, base: revision, waiting, was: waiting ? changeable(their) : null, sent: null, other: null };
}

/** What is written here with changes that began from `from`, which may have been changed elsewhere since. */
export function meetHere(found: DeviceRecipe, from: Changeable, change: Partial<Changeable>): Partial<DeviceRecipe> {
  const mine = changeable({ ...from, ...change });
  if (sameAll(found, from)) return mine;
  const notes = joinNotes(mine.notes, found.notes, from.notes) ?? mine.notes;
  return join(mine, found, from) ?? { ...mine, ...joinRest(mine, found, from), notes, other: changeable(found) };
}

export type Choice = 'mine' | 'other' | 'both';

/** A recipe that was changed in two places, as its cook chose. */
export function chosen(mine: DeviceRecipe, choice: Choice): Becomes {
  const { other } = mine;
  if (other === null) return mine;
  const side = choice === 'mine' ? mine : other;
  const notes = joinNotes(mine.notes, other.notes, mine.was?.notes ?? '') ?? side.notes;
  const next: DeviceRecipe = {
    ...mine, ...joinRest(mine, other, mine.was), title: side.title, markdown: side.markdown, notes,
    waiting: true, edits: mine.edits + 1, was: mine.base === 0 ? null : other, sent: null, other: null,
  };
  return choice === 'both' ? [next, asCopy(mine, other.title)] : next;
}

/** Removed on another device: here too, unless it was changed here since; then it is kept anew. */
export function meetNothing(mine: DeviceRecipe | undefined): Becomes {
  if (mine === undefined || !mine.waiting || mine.gone) return null;
  return { ...mine, base: 0, was: null, sent: null, other: null };
}

/** Both sides' changes since `was`; null where both wrote, each something else. */
function join(mine: Changeable, their: Changeable, was: Changeable | null): Changeable | null {
  const mineKept = was !== null && sameText(mine, was);
  const theirKept = was !== null && sameText(their, was);
  const notes = joinNotes(mine.notes, their.notes, was?.notes ?? '');
  if (notes === null || (!sameText(mine, their) && !mineKept && !theirKept)) return null;
  const { title, markdown } = mineKept ? their : mine;
  return { title, markdown, notes, ...joinRest(mine, their, was) };
}

/** Both sides' changes of what cannot be in each other's way. */
function joinRest(mine: Changeable, their: Changeable, was: Changeable | null): Pick<Changeable, 'tags' | 'favourite' | 'rating' | 'source' | 'photo'> {
  return {
    tags: joinTags(mine.tags, their.tags, was?.tags ?? []),
    favourite: was === null ? mine.favourite || their.favourite : mine.favourite === was.favourite ? their.favourite : mine.favourite,
    rating: was === null ? mine.rating ?? their.rating : mine.rating === was.rating ? their.rating : mine.rating,
    source: was === null ? mine.source || their.source : mine.source === was.source ? their.source : mine.source,
    photo: was === null ? mine.photo ?? their.photo : mine.photo === was.photo ? their.photo : mine.photo,
  };
}

/** A tag stays where neither side took it off, and comes where either added it. */
function joinTags(mine: readonly string[], their: readonly string[], was: readonly string[]): string[] {
  const all = [...new Set([...their, ...mine])];
  return all.filter((tag) => (mine.includes(tag) && their.includes(tag)) || !was.includes(tag)).slice(0, KEEPING.tags);
}

/** The notes of the side that changed them, or both one below the other; null where they do not fit. */
function joinNotes(mine: string, their: string, was: string): string | null {
  if (mine === was) return their;
  if (their === was) return mine;
  const lines = their.split('\n');
  const both = [...lines, ...mine.split('\n').filter((line) => !lines.includes(line))].join('\n');
  return [...both].length <= KEEPING.notes ? both : null;
}

/** What was changed here, as a recipe of its own; its title is told apart from the other's. */
function asCopy(mine: DeviceRecipe, other: string): DeviceRecipe {
  const mark = ' (second version)';
  const title = mine.title === other ? `${[...mine.title].slice(0, KEEPING.title - mark.length).join('')}${mark}` : mine.title;
  return { ...mine, id: newId(), title, cooked: [], base: 0, waiting: true, edits: 0, was: null, sent: null, other: null };
}
