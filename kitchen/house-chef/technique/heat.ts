/** Safe temperatures as they stand in a sentence (USDA FSIS and foodsafety.gov, consumer figures). */
import type { Food } from '../../pantry/food.ts';

export interface Doneness {
  /** "74 °C (165 °F) in the thickest part". */
  reading: string;
  /** What it looks like. */
  look: string;
  /** Minutes it must rest before it is cut or served. */
  rest: number;
}

/** When a raw food is safe and done; null where cooking is a matter of taste. */
export function doneness(food: Food): Doneness | null {
  const { safety } = food;
  if (safety.has('poultry')) return { reading: '74 °C (165 °F) in the thickest part', look: 'no pink is left and the juices run clear', rest: 0 };
  if (safety.has('ground')) return { reading: '71 °C (160 °F) at the centre', look: 'no pink is left', rest: 0 };
  if (safety.has('red') || safety.has('pork')) return { reading: '63 °C (145 °F) in the thickest part', look: 'it is browned outside', rest: 3 };
  if (safety.has('fish')) return { reading: '63 °C (145 °F) in the thickest part', look: 'it is opaque and flakes with a fork', rest: 0 };
  if (safety.has('crustacean')) return { reading: '', look: 'they are pink outside and pearly white and opaque inside', rest: 0 };
  if (safety.has('mollusc') && food.kind === 'shellfish') return { reading: '', look: 'the shells open', rest: 0 };
  if (safety.has('mollusc')) return { reading: '', look: 'it is opaque and firm', rest: 0 };
  if (safety.has('egg')) return { reading: '71 °C (160 °F)', look: 'white and yolk are firm', rest: 0 };
  return null;
}

/** Both scales, rounded as dials are: 200 -> "200 °C (400 °F)". */
export function oven(celsius: number): string {
  return `${celsius} °C (${Math.round((celsius * 1.8 + 32) / 25) * 25} °F)`;
}
