/** M1: names recognised. M1b: free-form lines read to the right food. M1c: a recognised name is the right food. */
import { cleanText } from '../../kitchen/pantry/clean-text.ts';
import type { Food } from '../../kitchen/pantry/food.ts';
import { findFood, isA, lexicon } from '../../kitchen/pantry/lexicon.ts';
import { readings } from '../../kitchen/pantry/read-pantry.ts';
import { LINES } from '../sets/lines.ts';
import { NAMES, TIER_WEIGHT, type Tier } from '../sets/names.ts';
import { percent, shareRow, type Fault, type Result } from './result.ts';

/** The foods that an entry is read as; two for "salt and pepper". */
export const readAs = (entry: string): Food[] => readings([cleanText(entry)]).flatMap((reading) => (reading.outcome === 'food' ? [reading.food] : []));

/** Whether a food is one of those meant, or a kind of one ("boneless chicken breast" for chicken breast). */
export function isMeant(food: Food, meant: readonly string[]): boolean {
  return meant.some((name) => {
    const wanted = lexicon().foods.get(name) ?? findFood(name);
    return wanted !== null && isA(food, wanted.id);
  });
}

const said = (foods: readonly Food[]): string => (foods.length === 0 ? 'nothing' : foods.map(({ id }) => id).join(' + '));

export function readingRows(limit: number): Result[] {
  const names = NAMES.slice(0, limit).map((row) => ({ ...row, read: readAs(row.name) }));
  const known = names.filter(({ read }) => read.length > 0);
  const tiers = (['head', 'torso', 'tail'] as const).map((tier) => ({ tier, all: names.filter((row) => row.tier === tier) }));
  const shareOf = (all: readonly { read: readonly Food[] }[]): number => (all.length === 0 ? 1 : all.filter(({ read }) => read.length > 0).length / all.length);
  const least: Readonly<Record<Tier, number>> = { head: 0.99, torso: 0.95, tail: 0.78 };
  const weighted = tiers.reduce((sum, { tier, all }) => sum + shareOf(all) * TIER_WEIGHT[tier], 0);
  const wrongLine = LINES.slice(0, limit).flatMap(({ line, foods }): Fault[] => {
    const read = readAs(line);
    return read.length > 0 && read.every((food) => isMeant(food, foods)) ? [] : [{ row: line, what: `is ${foods.join(' or ')}, read as ${said(read)}` }];
  });
  return [
    ...tiers.map(({ tier, all }): Result => ({
      id: `M1 ${tier}`, label: 'names recognised', goal: `>= ${percent(least[tier])}`, value: percent(shareOf(all)), count: all.length, pass: shareOf(all) >= least[tier],
      faults: all.filter(({ read }) => read.length === 0).map(({ name, foods }) => ({ row: name, what: `is ${foods.join(' or ')}, not recognised` })),
    })),
    { id: 'M1 uses', label: 'names recognised, weighted by uses', goal: '>= 97.5 %', value: percent(weighted), count: names.length, pass: weighted >= 0.975, faults: [] },
    shareRow('M1b', 'free-form lines read to the right food', 0.96, Math.min(limit, LINES.length), wrongLine),
    shareRow('M1c', 'recognised names that are the right food', 0.97, known.length, known.filter(({ read, foods }) => !read.every((food) => isMeant(food, foods))).map(({ name, read, foods }) => ({ row: name, what: `is ${foods.join(' or ')}, read as ${said(read)}` }))),
  ];
}
