/** Grams as a cook would measure them out. */
import type { Food, Measure } from '../../pantry/food.ts';
import { pluralOf } from '../../pantry/words.ts';

export interface Measured {
  /** "2 onions (about 300 g)", "1 tbsp soy sauce", "200 g spinach": amount and name as a recipe lists them. */
  text: string;
  /** Grams after rounding to that measure. */
  grams: number;
  /** True where the text speaks of more than one ("the onions"). */
  many: boolean;
}

const FRACTIONS: Readonly<Record<string, string>> = { '0.25': '¼', '0.33': '⅓', '0.50': '½', '0.67': '⅔', '0.75': '¾' };

/** 1.5 as "1½"; takes quarters, thirds and halves. */
export function fraction(value: number): string {
  const whole = Math.floor(value + 0.01);
  const rest = value - whole;
  const sign = FRACTIONS[rest.toFixed(2)] ?? FRACTIONS[(Math.round(rest * 4) / 4).toFixed(2)] ?? '';
  return whole === 0 && sign !== '' ? sign : `${whole}${sign}`;
}

const roundTo = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** Grams or millilitres rounded to a figure one would weigh. */
export function round(value: number): number {
  if (value < 20) return Math.max(1, Math.round(value));
  if (value < 100) return roundTo(value, 5);
  if (value < 300) return roundTo(value, 10);
  if (value < 1000) return roundTo(value, 25);
  return roundTo(value, 50);
}

/** "450 g", and "1.2 kg" from a kilogram on. */
export const weight = (grams: number): string => (grams >= 1000 ? `${String(Math.round(grams / 50) / 20)} kg` : `${round(grams)} g`);
const volume = (ml: number): string => (ml >= 1000 ? `${String(Math.round(ml / 50) / 20)} ${Math.round(ml / 50) === 20 ? 'liter' : 'liters'}` : `${round(ml)} ml`);

/** Measures that are a word before the food: "3 cloves garlic". */
const UNIT_WORD: Partial<Record<Measure, string>> = {
  clove: 'clove', stalk: 'stalk', sprig: 'sprig', slice: 'slice', head: 'head', bunch: 'bunch', handful: 'handful', can: 'can', jar: 'jar', package: 'package',
  ear: 'ear', sheet: 'sheet', piece: 'piece', knob: 'knob', leaf: 'leaf', ball: 'ball', bulb: 'bulb', rasher: 'slice', scoop: 'scoop', square: 'square', pod: 'pod',
};
/** Containers and heaps that hold several: the food inside is spoken of in the plural. */
const LOOSE = new Set<Measure>(['can', 'jar', 'package', 'handful', 'bunch']);
/** Things one can halve without waste. */
const HALVED = new Set<Measure>(['each', 'head', 'bulb', 'bunch', 'breast', 'ball', 'stalk', 'can', 'jar', 'handful']);

/** Kinds that pour; everything else is weighed once it no longer fits a few spoons. */
const POURED: ReadonlySet<string> = new Set(['oil', 'stock', 'coconut milk', 'vinegar', 'wine', 'drink', 'milk', 'cream', 'soy sauce', 'fish sauce', 'hot sauce', 'water', 'cooking sauce', 'dressing']);

const spoons = (food: Food, grams: number): Measured => {
  const ml = grams / food.density;
  const name = food.counted && ml >= 13 ? food.plural : food.singular;
  if (ml < 0.7) return { text: `1 pinch ${name}`, grams: 0.3 * food.density, many: false };
  if (ml < 13) {
    const tsp = ml < 2 ? roundTo(ml / 5, 0.25) : roundTo(ml / 5, 0.5);
    return { text: `${fraction(tsp)} tsp ${name}`, grams: tsp * 5 * food.density, many: false };
  }
  if (ml <= 75) {
    const tbsp = roundTo(ml / 15, ml < 40 ? 0.5 : 1);
    return { text: `${fraction(tbsp)} tbsp ${name}`, grams: tbsp * 15 * food.density, many: false };
  }
  if (!POURED.has(food.kind)) return { text: `${weight(grams)} ${name}`, grams: round(grams), many: food.counted };
  return { text: `${volume(ml)} ${name}`, grams: round(ml) * food.density, many: false };
};

function pieces(food: Food, grams: number, most: number): Measured {
  const each = food.each ?? 100;
  const exact = Math.min(grams, most) / each;
  const halves = HALVED.has(food.measure) && each >= 60 && food.kind !== 'egg';
  let count = halves && exact < 0.75 ? 0.5 : Math.max(1, Math.round(exact));
  // Half a chicken thigh too little for two is worse than a little too much.
  if (food.aisle === 'meat' && count * each < Math.min(grams, most) * 0.8) count += 1;
  if (count * each > most * 1.02 && count > 1) count -= 1;
  const many = count > 1;
  const unit = UNIT_WORD[food.measure];
  const figure = fraction(count);
  const kilos = `about ${weight(count * each)}`;
  const inside = food.plural.replace(/^canned /, '');
  let text: string;
  if (food.measure === 'can' || food.measure === 'jar') {
    text = `${figure} ${many ? pluralOf(food.measure) : food.measure} ${inside} (${kilos}${food.cut.includes('drained') ? ' drained' : ''})`;
  } else if (unit !== undefined) {
    const word = many ? pluralOf(unit) : unit;
    text = `${figure} ${word} ${LOOSE.has(food.measure) ? food.plural : food.singular}${each >= 60 ? ` (${kilos})` : ''}`;
  } else if (food.measure === 'each' || food.singular.endsWith(food.measure)) {
    text = `${figure} ${many ? food.plural : food.singular}${each >= 50 && food.kind !== 'egg' ? ` (${kilos})` : ''}`;
  } else {
    text = `${figure} ${food.singular} ${many ? pluralOf(food.measure) : food.measure} (${kilos})`;
  }
  return { text, grams: count * each, many: LOOSE.has(food.measure) ? food.counted : unit === undefined && many };
}

/**
 * Words for an amount of a food, rounded as one would measure it.
 * @param most grams the cook has; the amount is never rounded above it
 */
export function measure(food: Food, grams: number, most = Infinity): Measured {
  const wanted = Math.min(grams, most);
  switch (food.measure) {
    case 'tbsp': case 'tsp': case 'pinch':
      return spoons(food, wanted);
    case 'ml': {
      const ml = wanted / food.density;
      return ml <= 75 ? spoons(food, wanted) : { text: `${volume(ml)} ${food.singular}`, grams: round(ml) * food.density, many: false };
    }
    case 'g':
      if (wanted < 20 && food.density !== 1 && food.aisle !== 'produce') return spoons(food, wanted);
      return { text: `${weight(wanted)} ${food.counted ? food.plural : food.singular}`, grams: wanted >= 1000 ? wanted : round(wanted), many: food.counted };
    default:
      return pieces(food, wanted, most);
  }
}
