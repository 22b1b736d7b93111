/** Three different dishes for what is on hand, before one is cooked. */
import type { KitchenNo, Notice } from '../answer.ts';
import type { Order } from '../order.ts';
import { readPantry } from '../pantry/read-pantry.ts';
import { plans, type Kitchen } from './choose.ts';
import { write } from './cook.ts';
import { dishOf } from './dish-name.ts';
import type { Plan } from './pen.ts';
import { SHAPES } from './shapes.ts';

/** A dish that could be cooked. */
export interface Idea {
  /** Names the dish and its regional way in an order's `dish`: "frittata/greek". */
  dish: string;
  title: string;
  /** Main method and kitchen; two ideas differ in one of them at least. */
  way: string;
  cuisine: string;
  minutes: number;
  /** How many of the cook's foods it uses. */
  uses: number;
  of: number;
  /** Foods to buy or to have in the pantry, by name. */
  extras: readonly string[];
  /** The food that should be used first and is, or null. */
  usesUp: string | null;
}

export type Ideas = { outcome: 'ideas'; ideas: readonly Idea[]; notices: readonly Notice[] } | { outcome: 'refused'; code: KitchenNo; sentence: string; notices: readonly Notice[] };

/** Method and kitchen of a plan. */
const manner = ({ shape, variant }: Plan): string => `${shape.way}/${variant.cuisine ?? 'everyday'}`;

/**
 * Offers up to `count` dishes, best first, no two alike in method and kitchen.
 * @param besides dishes shown before ("frittata/greek"); none of their methods and kitchens comes again
 */
export function ideas(order: Order, count = 3, besides: readonly string[] = []): Ideas {
  const pantry = readPantry(order);
  if (pantry.refusal !== null) return { outcome: 'refused', ...pantry.refusal, notices: pantry.notices };
  const kitchen: Kitchen = { order: { ...order, avoid: [...order.avoid, ...pantry.unwanted] }, hands: pantry.foods };
  const seen = new Set(besides.map(mannerOfDish));
  const dishes = new Set<string>();
  const chosen: Idea[] = [];
  for (const plan of plans(SHAPES, kitchen)) {
    if (chosen.length >= count) break;
    if (seen.has(manner(plan)) || dishes.has(plan.shape.id)) continue;
    seen.add(manner(plan));
    dishes.add(plan.shape.id);
    chosen.push(describe(plan, kitchen));
  }
  return { outcome: 'ideas', ideas: chosen, notices: pantry.notices };
}

function mannerOfDish(dish: string): string {
  const [id, cuisine = 'everyday'] = dish.split('/');
  return `${SHAPES.find((shape) => shape.id === id)?.way ?? ''}/${cuisine}`;
}

function describe(plan: Plan, kitchen: Kitchen): Idea {
  const answer = write(plan, kitchen);
  if (answer.outcome !== 'recipe') throw new Error(`The plan of ${plan.shape.id} was not written`);
  const { recipe, verdict } = answer;
  const first = plan.parts.filter((part) => part.source === 'hand' && part.used && part.food.keeps <= 5 && part.food.aisle !== 'bakery').toSorted((a, b) => a.food.keeps - b.food.keeps)[0];
  return {
    dish: dishOf(plan),
    title: recipe.title,
    way: plan.shape.way,
    cuisine: plan.variant.cuisine ?? 'everyday',
    minutes: recipe.minutes ?? plan.shape.minutes,
    uses: verdict.uses.length,
    of: verdict.of,
    extras: verdict.extras,
    usesUp: first === undefined ? null : first.food.plural,
  };
}
