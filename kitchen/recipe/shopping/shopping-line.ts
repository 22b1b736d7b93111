/** What one ingredient line asks to be bought: the foods and how much of each. */
import type { Food } from '../../pantry/food.ts';
import { findFood } from '../../pantry/lexicon.ts';
import { splitEntry } from '../../pantry/split-entry.ts';
import { isStaple } from '../../pantry/staples.ts';
import { foodById, partsOf } from '../measures/line-parts.ts';
import { dimensionOf, sizeOf, systemOf, type Unit, weighs } from '../measures/units.ts';

/** An amount to buy: pieces (unit ''), grams ('g'), milliliters ('ml'), spoons ('tablespoon'), a US unit as written ('cup', 'pound') or a count of something ('can', 'bunch'). */
export interface Need {
  unit: string;
  amount: number;
  /** The line of a recipe that asks for it, so that asking again does not double it; left out by hand. */
  from?: string;
}

export interface Wanted {
  food: Food | null;
  /** The food as written, without amount and preparation; for what the lexicon does not know. */
  name: string;
  /** Null where the line gives no amount one could add up: "to taste", "a pinch". */
  need: Need | null;
}

const SAME_WORD: Readonly<Record<string, string>> = { rib: 'stalk', rasher: 'slice', piece: '', dozen: '' };
/** "juice of 2 lemons", "zest and juice of a lime": one buys the fruit. */
const PART_OF = /^(?:the\s+)?(?:finely\s+)?(?:grated\s+)?(?:juice|zest|peel)(?:\s+(?:and|&)\s+(?:juice|zest))?\s+(?:of|from)\s+(.+)$/i;
const MEASURED: ReadonlySet<string> = new Set(['g', 'ml', 'tbsp', 'tsp', 'pinch']);
/** What a line says of use and measure after its foods: "salt and pepper, to taste". */
const USE = /,? (?:to|for|as) (?:taste|season|serv|fry|garnish|needed|required|greas|sprinkl|dust)/i;

/** Reads a line: "2–3 large carrots, diced" asks for 3 carrots. */
export function wantedOf(line: string): Wanted {
  const text = line.replace(/^\[[ x]?\]\s*/i, '').replaceAll('**', '').trim();
  const parts = partsOf(PART_OF.exec(text)?.[1] ?? text);
  // "cans tomatoes" are not fresh ones.
  const food = (parts.unit === 'can' ? findFood(`canned ${parts.name}`) : null) ?? foodById(parts.food);
  const most = parts.amount?.high ?? 0;
  return { food, name: parts.name, need: most <= 0 || parts.toTaste ? null : needOf(most, parts.unit, food) };
}

/** The foods of a line without an amount that names several: "oil and butter, for frying". Empty for any other line. */
function severalIn(line: string): Food[] {
  if (/\d/.test(line) || !/ and | & |,/.test(line)) return [];
  const pieces = splitEntry((line.split(USE)[0] ?? '').replaceAll(' & ', ' and '));
  const foods = pieces.flatMap((piece) => findFood(piece.trim()) ?? findFood(piece.replace(/\b(?:freshly|ground|cracked|kosher|sea|fine|flaky|coarse|table) /gi, '').trim()) ?? []);
  return pieces.length > 1 && foods.length === pieces.length ? foods : [];
}

/** Everything that a line of a recipe asks for; of several foods without an amount, those that not every kitchen has. */
export function wantedsOf(line: string): Wanted[] {
  const several = severalIn(line);
  if (several.length === 0) {
    // "1 tbsp oil + 1 tsp ghee"
    const each = line.split(/ (?:\+|&|and) (?=[\d½¼¾⅓⅔])/i).map(wantedOf);
    return each.length > 1 && each.every(({ food }) => food !== null) ? each : [wantedOf(line)];
  }
  const scarce = several.filter((food) => !isStaple(food));
  return (scarce.length > 0 ? scarce : several).map((food) => ({ food, name: food.singular, need: null }));
}

/** Whether a line asks for nothing but what every kitchen has: "salt and pepper". */
export const asksForStaples = (line: string): boolean => wantedsOf(line).every(({ food }) => food !== null && isStaple(food));

function needOf(most: number, unit: Unit | null, food: Food | null): Need | null {
  const dimension = dimensionOf(unit);
  if (dimension === 'vague') return null;
  if (unit !== null && ['mass', 'volume'].includes(dimension)) {
    if (systemOf(unit) === 'us') return { unit, amount: most };
    if (dimension === 'mass') return { unit: 'g', amount: most * sizeOf(unit) };
    return systemOf(unit) === null ? { unit: 'tablespoon', amount: (most * sizeOf(unit)) / sizeOf('tablespoon') } : { unit: 'ml', amount: most * sizeOf(unit) };
  }
  // A stick of butter is a weight, a stick of cinnamon a piece.
  if (unit !== null && weighs(unit) && food?.kind !== 'butter') return { unit: '', amount: most };
  if (unit !== null) return { unit: SAME_WORD[unit] ?? unit, amount: unit === 'dozen' ? most * 12 : most };
  // "2 salmon fillets" and "2 celery" are counted by fillets and stalks; "2 chicken breasts" by themselves.
  const byItself = food === null || food.measure === 'each' || MEASURED.has(food.measure) || food.singular.endsWith(food.measure);
  return { unit: byItself ? '' : SAME_WORD[food.measure] ?? food.measure, amount: most };
}
