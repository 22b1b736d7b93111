/** What somebody is writing in the form of a recipe: it outlives a reload and a look at another page, and is gone with the tab. */
import { hereStill, keepHere } from '../../parts/device/here.ts';
import type { Draft, Part } from './recipe-draft.ts';

export interface Typed {
  /** The text that the form was filled from. */
  base: string;
  draft: Draft;
  /** The recipe as text, where it is edited so. */
  text: string | null;
  tags: string;
  source: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const arePart = (value: unknown): value is Part[] => Array.isArray(value) && value.every((part: Partial<Part> | null) => isText(part?.heading) && isText(part.lines));

/** What was typed so far for the recipe `id`, or null. */
export function typedSoFar(id: string): Typed | null {
  const found = hereStill('draft') as (Partial<Typed> & { id?: unknown }) | null | undefined;
  if (found == null || found.id !== id || ![found.base, found.tags, found.source].every(isText) || !(found.text === null || isText(found.text))) return null;
  const { ingredients, steps, ...lines } = found.draft ?? { ingredients: null, steps: null };
  return arePart(ingredients) && arePart(steps) && Object.keys(lines).length === 8 && Object.values(lines).every(isText) ? (found as Typed) : null;
}

export const keepTyped = (id: string, typed: Typed): void => keepHere('draft', { id, ...typed });
export const forgetTyped = (): void => keepHere('draft', null);
