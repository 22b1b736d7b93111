/** Every dish the house chef can make. */
import type { Shape } from './shape.ts';
import * as breads from './shapes/breads.ts';
import * as breakfasts from './shapes/breakfasts.ts';
import * as cakes from './shapes/cakes.ts';
import * as bakes from './shapes/bakes.ts';
import * as cold from './shapes/cold.ts';
import * as eggDishes from './shapes/egg-dishes.ts';
import * as curries from './shapes/curries.ts';
import * as eggs from './shapes/eggs.ts';
import * as fromTheOven from './shapes/oven.ts';
import * as grainsAndBeans from './shapes/grains-and-beans.ts';
import * as meat from './shapes/meat.ts';
import * as noodles from './shapes/noodles.ts';
import * as pans from './shapes/pans.ts';
import * as pasta from './shapes/pasta.ts';
import * as pastaClassics from './shapes/pasta-classics.ts';
import * as pots from './shapes/pots.ts';
import * as puddings from './shapes/puddings.ts';
import * as soupsFromAfar from './shapes/soups-from-afar.ts';
import * as salads from './shapes/salads.ts';
import * as seafood from './shapes/seafood.ts';
import * as dips from './shapes/dips.ts';
import * as smallBakes from './shapes/small-bakes.ts';
import * as soups from './shapes/soups.ts';
import * as streetFood from './shapes/street-food.ts';
import * as sweet from './shapes/sweet.ts';
import * as vegetables from './shapes/vegetables.ts';
import * as oddFridge from './shapes/odd-fridge.ts';
import * as toasts from './shapes/toasts.ts';
import * as wraps from './shapes/wraps.ts';

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && 'slots' in value;

/** Whatever a file in shapes/ exports as a shape is on the menu. */
export const SHAPES: readonly Shape[] = [bakes, curries, breads, breakfasts, cakes, puddings, cold, eggs, fromTheOven, grainsAndBeans, meat, noodles, pans, pasta, pastaClassics, pots, seafood, soups, streetFood, sweet, vegetables, wraps, eggDishes, soupsFromAfar, salads, dips, toasts, oddFridge, smallBakes].flatMap((file) => Object.values<unknown>(file).filter(isShape));
