/** Foods that are harmful raw or half cooked have no place where they would stay so. */
import type { Food, SafetyRule } from '../pantry/food.ts';
import type { Shape, Slot } from './shape.ts';

/** Harmful raw (food.md 3.2): only dishes that cook them will do. */
const NEVER_RAW: readonly SafetyRule[] = ['elder', 'rhubarb', 'taro', 'cassava', 'ginkgo', 'lima', 'nettle', 'fiddlehead', 'kidney'];
/** Want 10 minutes and more in water, which only a pot gives. */
const LONG: readonly SafetyRule[] = ['ginkgo', 'taro', 'fiddlehead', 'cassava'];
/** Places where things are scattered as they are. */
const AS_THEY_ARE = new Set(['finish', 'crunch', 'raw', 'leaves', 'salad', 'slaw', 'herbs', 'top']);

/** Whether a slot of a dish would leave a food raw or nearly so that must not be. Bitter lupins need days: never. */
export function staysRaw(food: Food, shape: Shape, slot: Slot): boolean {
  if (food.safety.has('lupin-bean') && !food.ready) return true;
  const any = (rules: readonly SafetyRule[]): boolean => rules.some((rule) => food.safety.has(rule));
  if (food.ready && !food.safety.has('rhubarb') && !food.safety.has('elder')) return false;
  if (any(NEVER_RAW) && (AS_THEY_ARE.has(slot.name) || shape.way === 'no-cook' || shape.way === 'blender' && shape.meal === 'drink' || shape.meal === 'salad')) return true;
  return any(LONG) && !['pot', 'boil', 'steam', 'blender'].includes(shape.way);
}
