/** Kitchen units: how they are written, what they hold, and where they are at home. US customary measures, rounded as kitchens round them (a cup is 240 ml). */
import { UNIT_NAMES } from '../../pantry/unit-names.ts';
import { pluralOf } from '../../pantry/words.ts';

/** Names as `unit-names.ts` and `gramsOf` have them. */
export const UNITS = [
  'gram', 'kilogram', 'milligram', 'ounce', 'pound',
  'milliliter', 'centiliter', 'deciliter', 'liter', 'teaspoon', 'tablespoon', 'fluidounce', 'cup', 'pint', 'quart', 'gallon', 'drop', 'pinch', 'dash',
  'clove', 'slice', 'rasher', 'stick', 'head', 'bunch', 'handful', 'piece', 'stalk', 'rib', 'sprig', 'fillet', 'can', 'jar', 'package', 'bottle', 'carton', 'box', 'bag', 'tub', 'tube', 'block', 'bar',
  'ear', 'sheet', 'knob', 'leaf', 'ball', 'bulb', 'square', 'pod', 'scoop', 'spear', 'strip', 'cube', 'envelope', 'splash', 'drizzle', 'spoonful', 'ladleful', 'dozen', 'loaf', 'glass', 'spoon', 'punnet', 'recipe', 'batch', 'glug', 'mug', 'shot', 'sleeve', 'dessertspoon', 'katori', 'grating', 'thumb',
] as const;
export type Unit = (typeof UNITS)[number];
export type Dimension = 'mass' | 'volume' | 'count' | 'vague';

interface Facts { dimension: Dimension; system: 'metric' | 'us' | null; size: number; short: string }
const facts = (dimension: Dimension, system: Facts['system'], size: number, short: string): Facts => ({ dimension, system, size, short });

/** Size in grams or millilitres; the short form we print. */
const MEASURED: Readonly<Partial<Record<Unit, Facts>>> = {
  gram: facts('mass', 'metric', 1, 'g'), kilogram: facts('mass', 'metric', 1000, 'kg'), milligram: facts('mass', 'metric', 0.001, 'mg'),
  ounce: facts('mass', 'us', 28.35, 'oz'), pound: facts('mass', 'us', 453.6, 'lb'),
  milliliter: facts('volume', 'metric', 1, 'ml'), centiliter: facts('volume', 'metric', 10, 'cl'), deciliter: facts('volume', 'metric', 100, 'dl'), liter: facts('volume', 'metric', 1000, 'liter'),
  teaspoon: facts('volume', null, 5, 'tsp'), tablespoon: facts('volume', null, 15, 'tbsp'),
  fluidounce: facts('volume', 'us', 30, 'fl oz'), cup: facts('volume', 'us', 240, 'cup'), pint: facts('volume', 'us', 480, 'pint'), quart: facts('volume', 'us', 960, 'quart'), gallon: facts('volume', 'us', 3840, 'gallon'),
  drop: facts('vague', null, 0.05, 'drop'), pinch: facts('vague', null, 0.3, 'pinch'), dash: facts('vague', null, 0.6, 'dash'),
  dessertspoon: facts('volume', null, 10, 'dessertspoon'), grating: facts('vague', null, 0.5, 'grating'), splash: facts('vague', null, 15, 'splash'), drizzle: facts('vague', null, 10, 'drizzle'), spoonful: facts('vague', null, 15, 'spoonful'), ladleful: facts('vague', null, 120, 'ladleful'),
};
/** Spellings beyond those of `unit-names.ts`, and ours for pieces. */
const SPELLINGS: Readonly<Partial<Record<Unit, string>>> = {
  gram: 'gr,gms,gramme,grammes', kilogram: 'kilo,kilos,kgs', milliliter: 'mls,millilitre,millilitres', centiliter: 'cl,centilitre,centilitres', deciliter: 'decilitre,decilitres', liter: 'litre,litres,ltr', ounce: 'ozs',
  tablespoon: 'tbs,tblsp,tbl,tbsps,table spoon,table spoons,tablespoonfuls', teaspoon: 'tsps,tea spoon,teaspoonfuls', fluidounce: 'fl. oz,fl. oz.,fl oz.', can: 'tin,tins', package: 'packet,packets,sachet,sachets,pack,packs', stalk: 'stem,stems', rib: 'ribs',
  envelope: 'envelopes', fillet: 'filet,filets', ladleful: 'ladle,ladles', cup: 'cupful,cupfuls', piece: 'chunk,chunks,unit,units,ea', pound: '#', dozen: 'doz', handful: 'fistful,fistfuls', katori: 'bowlful,bowlfuls', dessertspoon: 'dsp,dstspn,dessert spoon,dessert spoons', loaf: 'loaves',
};
/** Single letters are units only where a line begins with the amount ("2 T butter"); in running text they are anything. */
const LETTERS: ReadonlySet<string> = new Set(['c', 't', 'm', 'c.', 't.', 'l.', 'g.']);

/** Every spelling in lower case, with the unit it means. */
export const UNIT_OF: ReadonlyMap<string, Unit> = new Map(UNITS.flatMap((unit) => {
  const id = unit === 'fluidounce' ? 'fluid ounce' : unit;
  const known = UNIT_NAMES.get(unit) ?? UNIT_NAMES.get(id);
  const words = [id, pluralOf(id), known?.short ?? '', known?.plural ?? '', ...(known?.others ?? []), ...(SPELLINGS[unit]?.split(',') ?? [])];
  return words.map((word) => word.toLowerCase()).filter((word) => word !== '' && !LETTERS.has(word) && !word.endsWith('.')).map((word) => [word, unit] as const);
}));

/** An American stick of butter; sticks of anything else are pieces. */
const BUTTER_STICK = 113.4;
/** Whether a unit is a weight, counting sticks of butter. */
export const weighs = (unit: Unit): boolean => MEASURED[unit]?.dimension === 'mass' || unit === 'stick';

/** What a unit measures: weight, volume, pieces, or nothing exact ("a splash"). */
export const dimensionOf = (unit: Unit | null): Dimension => (unit === null ? 'count' : (MEASURED[unit]?.dimension ?? 'count'));
/** Grams or millilitres in one; 0 for pieces. */
export const sizeOf = (unit: Unit): number => MEASURED[unit]?.size ?? (unit === 'stick' ? BUTTER_STICK : 0);
/** The system a unit belongs to; null for spoons and pieces, which both have. */
export const systemOf = (unit: Unit): 'metric' | 'us' | null => MEASURED[unit]?.system ?? (unit === 'stick' ? 'us' : null);
/** Units that come closed, with a size on the label. */
export const CONTAINERS: ReadonlySet<Unit> = new Set(['can', 'jar', 'package', 'bottle', 'carton', 'box', 'bag', 'tub', 'tube', 'block', 'bar', 'envelope', 'sleeve']);

const UNCHANGED: ReadonlySet<string> = new Set(['g', 'kg', 'mg', 'oz', 'lb', 'ml', 'cl', 'dl', 'tsp', 'tbsp', 'fl oz']);

/** A unit in our spelling for so many of it: "tbsp", "1 cup", "2 cups", "liters". Up to one is singular. */
export function writeUnit(unit: Unit, count: number): string {
  const short = MEASURED[unit]?.short ?? unit;
  return count > 1 && !UNCHANGED.has(short) ? pluralOf(short) : short;
}

/** A unit as it was spelled, in the number that fits the count: "cloves" for one becomes "clove". */
export function respellUnit(unit: string, count: number): string {
  // "clove(s)" is written for either.
  const written = unit.replace(/\(s\)$/, '');
  const word = written.toLowerCase().replace(/\.$/, '');
  if (/^(?:g|gr|kg|mg|oz|ml|cl|dl|l|ltr|tsp|tbsp|tbs|tbl|tblsp|fl\.? ?oz|lb|c|t|dozen)$/.test(word)) return written;
  // "pkg." is short for both.
  if (written.endsWith('.') && word !== 'lbs') return written;
  if (word === 'lbs') return count > 1 ? written : 'lb';
  const one = word === 'leaves' ? 'leaf' : word === 'loaves' ? 'loaf' : /(?:ches|shes|xes|sses)$/.test(word) ? written.slice(0, -2) : /[^s]s$/.test(word) ? written.slice(0, -1) : written;
  return count <= 1 ? one : one.endsWith('ss') ? `${one}es` : pluralOf(one);
}
