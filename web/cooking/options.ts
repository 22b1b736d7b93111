/** What a cook may set beside the list; remembered on the device, empty at first. */
import { LIMITS } from '../../contract/limits.ts';
import { CHEF_CHOICES, DIETS, EATERS, EQUIPMENT } from '../../kitchen/order.ts';
import type { ChefChoice, Diet, Eater, Equipment } from '../../kitchen/order.ts';
import { ALLERGENS } from '../../kitchen/pantry/food.ts';
import type { Allergen } from '../../kitchen/pantry/food.ts';
import { splitEntry } from '../../kitchen/pantry/split-entry.ts';
import type { CookInput } from '../api.ts';
import { ALLERGEN_NAMES } from '../../contract/allergen-names.ts';

export interface Options {
  /** People to cook for, or null for as many as the dish is made for. */
  servings: number | null;
  diets: readonly Diet[];
  allergies: readonly Allergen[];
  /** Who eats along and must not have everything. */
  eaters: readonly Eater[];
  /** Other foods to keep out, in the cook's words. */
  avoid: string;
  /** What the kitchen lacks. */
  without: readonly Equipment[];
  minutes: number | null;
  wish: string;
  chef: ChefChoice;
}

export const PLAIN: Options = { servings: null, diets: [], allergies: [], eaters: [], avoid: '', without: [], minutes: null, wish: '', chef: 'auto' };

/** Who may eat along, as the page says it. */
export const EATER_NAMES: Readonly<Record<Eater, string>> = { baby: 'A baby under one', child: 'A small child', pregnant: 'Someone pregnant' };

/** The times offered, in minutes. */
export const TIMES = [15, 20, 30, 45, 60, 90] as const;

/** Good options out of whatever the device holds. */
export function readOptions(found: unknown): Options {
  const { servings, diets, allergies, eaters, avoid, without, minutes, wish, chef } = (typeof found === 'object' && found !== null ? found : {}) as Record<string, unknown>;
  const { least, most } = LIMITS.servings;
  return {
    servings: typeof servings === 'number' && Number.isInteger(servings) && servings >= least && servings <= most ? servings : PLAIN.servings,
    diets: DIETS.filter((diet) => Array.isArray(diets) && diets.includes(diet)),
    allergies: ALLERGENS.filter((allergen) => Array.isArray(allergies) && allergies.includes(allergen)),
    eaters: EATERS.filter((eater) => Array.isArray(eaters) && eaters.includes(eater)),
    avoid: typeof avoid === 'string' ? avoid.slice(0, LIMITS.wishLength) : '',
    without: EQUIPMENT.filter((one) => Array.isArray(without) && without.includes(one)),
    minutes: TIMES.find((time) => time === minutes) ?? null,
    wish: typeof wish === 'string' ? wish.slice(0, LIMITS.wishLength) : '',
    chef: CHEF_CHOICES.find((choice) => choice === chef) ?? 'auto',
  };
}

export function orderOf(pantry: readonly string[], options: Options): CookInput {
  const { servings, diets, allergies, eaters, avoid, without, minutes, wish, chef } = options;
  const kept = [...allergies, ...splitEntry(avoid)];
  return {
    pantry: [...pantry],
    ...(servings !== null && { servings }),
    month: new Date().getMonth() + 1,
    chef,
    ...(diets.length > 0 && { diets: [...diets] }),
    ...(kept.length > 0 && { allergies: kept }),
    ...(eaters.length > 0 && { eaters: [...eaters] }),
    ...(without.length > 0 && { without: [...without] }),
    ...(minutes !== null && { minutes }),
    ...(wish.trim() !== '' && { wish: wish.trim() }),
  };
}

/** What belongs together: how many and how fast, what must not be eaten, and what else is wished. */
export type OptionGroup = 'table' | 'diet' | 'wishes';

/** What of a group is set, in a few words each: "For 4", "vegan", "no eggs". Empty where nothing is. */
export function valuesOf(group: OptionGroup, { servings, diets, allergies, eaters, avoid, without, minutes, wish, chef }: Options): string[] {
  switch (group) {
    case 'table':
      return [...(servings === null ? [] : [`For ${servings}`]), ...(minutes === null ? [] : [`${minutes} minutes`])];
    case 'diet':
      return [
        ...diets,
        ...[...allergies.map((allergen) => ALLERGEN_NAMES[allergen]), ...splitEntry(avoid)].map((name) => `no ${name}`),
        ...eaters.map((eater) => `with ${EATER_NAMES[eater].toLowerCase()}`),
      ];
    case 'wishes':
      return [...without.map((name) => `no ${name}`), ...(wish.trim() === '' ? [] : [`“${wish.trim()}”`]), ...(chef === 'auto' ? [] : [chef === 'house' ? 'house chef' : 'model chef'])];
  }
}
