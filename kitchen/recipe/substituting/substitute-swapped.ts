/** A recipe with one food replaced: the line, the amount, the steps, the title. */
import { fraction, measure, weight, type Measured } from '../measures/measure-out.ts';
import type { Food } from '../../pantry/food.ts';
import { findFood, isA } from '../../pantry/lexicon.ts';
import type { Swap } from '../../pantry/substitutes/swap.ts';
import { foldName, joinAnd, pluralOf, singularOf } from '../../pantry/words.ts';
import { partsOf } from '../measures/line-parts.ts';
import { writeDecimal, writeFraction } from '../measures/numbers.ts';
import { dimensionOf, sizeOf, systemOf, writeUnit } from '../measures/units.ts';
import type { IngredientLine, Recipe } from '../recipe.ts';
import { cupDensity } from '../scaling/cup-weights.ts';
import { ownSystem } from '../scaling/scale.ts';
import { scaleLine } from '../scaling/scale-line.ts';
import type { System } from '../scaling/sensible-amount.ts';
import { SAFETY } from '../safety.ts';
import { mentionsIn, mentionsOf } from './substitute-mentions.ts';
import { omit, omitFromTitle } from './substitute-omit.ts';
import { fitted } from './substitute-fit.ts';
import { foodsOf } from './substitute-role.ts';
import { rename, renameActs, unsalted, type Said } from './substitute-rename.ts';
import { withSteps } from './substitute-without.ts';
import { doneAt, doneLike, isFlesh, timed } from './substitute-times.ts';

const POURED: ReadonlySet<string> = new Set(['oil', 'stock', 'coconut milk', 'vinegar', 'wine', 'drink', 'milk', 'cream', 'soy sauce', 'fish sauce', 'hot sauce', 'water', 'dressing', 'syrup']);
const SHORT: Readonly<Record<string, string>> = { 'vegetable oil': 'oil', 'all-purpose flour': 'flour', 'white vinegar': 'vinegar', 'heavy cream': 'cream', 'canned tomato': 'tomato', 'canned lentil': 'lentil', 'vegetable broth': 'stock', 'chicken broth': 'stock', 'broth': 'stock', 'stewing beef': 'beef', 'stewing lamb': 'lamb', 'stewing veal': 'veal', 'dark chocolate': 'chocolate' };
const titleCase = (text: string): string => text.replace(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase()).replace(/ (And|With|Of|In)(?= )/g, (word) => word.toLowerCase());

/** Grams of a leaf of basil or mint. */
const LEAF = 0.5;
/** Grams of a large slice of bread. */
const SLICE = 45;
/** Grams of the missing food: as listed, or what one would use where the line does not say. */
function gramsMissing(recipe: Recipe, lines: ReadonlySet<number>, food: Food): number {
  return recipe.ingredients.reduce((sum, { grams, text }, index) => {
    if (!lines.has(index)) return sum;
    const { amount, unit } = partsOf(text);
    // Six leaves of basil are no six handfuls.
    if (food.kind === 'tender herb' && /\bleaves\b/.test(text) && unit === null && amount !== null) return sum + amount.high * LEAF;
    // Four slices of baguette are not four baguettes.
    const slices = food.kind === 'bread' ? Number(/^(\d+) slices?\b/.exec(text)?.[1] ?? 0) * SLICE : 0;
    return sum + (slices > 0 ? Math.min(grams ?? slices, slices) : grams ?? food.per * (recipe.serves ?? 2));
  }, 0);
}

/** Teaspoons to the quarter: with soda and spice, half a spoon more is too much. */
const inTeaspoons = (food: Food, grams: number, text: string): string => text.replace(/^[\d½¼¾⅓⅔]+(?= tsp )/u, () => fraction(Math.max(0.25, Math.round((grams / food.density / 5) * 4) / 4)));

/** As one measures it; by weight where a jar or a can would be far too much or too little. */
function measuredOut(food: Food, grams: number, sliced: boolean): Measured {
  const plain = measure(food, grams);
  const measured = { ...plain, text: inTeaspoons(food, grams, plain.text) };
  // Half a head of cabbage, or 120 g of it, is no crowd.
  const many = food.counted && food.measure !== 'head' && (food.each ?? 0) < 400;
  const packed = ['jar', 'can', 'package', 'bunch', 'head'].includes(food.measure);
  if (/powder$/.test(food.id) && grams > 30) return { text: `${weight(grams)} ${food.singular}`, grams: Math.round(grams), many: false };
  // What was grated is not counted in slices.
  if (food.measure === 'slice' && food.aisle === 'dairy' && !sliced) return { text: `${weight(grams)} ${food.singular}`, grams: Math.round(grams), many: false };
  return /^\d+ g /.test(measured.text) || (packed && Math.abs(measured.grams - grams) > grams / 4) ? { text: `${weight(grams)} ${many ? food.plural : food.singular}`, grams: Math.round(grams), many } : measured;
}

/** Kinds of measure that are no pieces. */
const LOOSE: ReadonlySet<string> = new Set(['g', 'ml', 'tbsp', 'tsp']);
/** Where about as much goes in, the cook's own amount stands: "½ cup" stays half a cup. */
const NEARLY = 0.12;

/** The amount as the line wrote it, where the new food comes to nearly the same. */
function asWritten(line: IngredientLine | undefined, food: Food, grams: number): string | null {
  const { amount, unit } = partsOf(line?.text ?? '');
  if (amount === null || amount.low !== amount.high) return null;
  const old = line?.food == null ? null : findFood(line.food);
  const name = (many: boolean): string => (many && food.counted ? food.plural : food.singular);
  // Four tacos want four tortillas, whatever they weigh; a handful of one herb is a handful of another.
  if (unit === null && old?.kind === 'flatbread' && food.kind === 'flatbread' && /tortilla/.test(food.id)) return `${writeFraction(amount.high)} ${name(amount.high > 1)}`;
  if (unit !== null && (['handful', 'bunch'].includes(unit) || (food.kind.endsWith('herb') && food.aisle === 'produce' && dimensionOf(unit) === 'volume')) && food.kind === old?.kind) return `${writeFraction(amount.high)} ${writeUnit(unit, amount.high)} ${name(true)}`;
  if (unit === null || !LOOSE.has(food.measure) || !['mass', 'volume'].includes(dimensionOf(unit))) return null;
  const size = amount.high * sizeOf(unit) * (dimensionOf(unit) === 'volume' ? cupDensity(food, line?.text) : 1);
  const figure = systemOf(unit) === 'metric' ? writeDecimal(amount.high) : writeFraction(amount.high);
  return Math.abs(grams / size - 1) > NEARLY ? null : `${figure} ${writeUnit(unit, amount.high)} ${name(true)}`;
}

/** Every option for a line asks again. */
const systems = new WeakMap<Recipe, System>();
function systemFor(recipe: Recipe): System {
  const system = systems.get(recipe) ?? ownSystem(recipe);
  systems.set(recipe, system);
  return system;
}

/** In the units that the recipe is written in. */
const inUnits = <T extends Measured & { food: Food }>(system: System, one: T): T => (system === 'metric' ? one : { ...one, text: scaleLine({ text: one.text, food: one.food.id, grams: one.grams, group: null }, { factor: 1, turn: 'us', own: 'metric' }).line.text });

/** Ways of cutting that any meat or fish takes. */
const CUT_UP = /^(?:cut|cubed|diced|(?:thinly )?sliced|in strips)/i;
/** "2 onions, finely chopped" -> "finely chopped". */
const preparation = (text: string): string => /^[^(,]*(?:\([^)]*\))?[^(,]*, (.*)$/.exec(text)?.[1] ?? '';

function shortOf(food: Food, many: boolean, recipe: Recipe): string {
  const short = SHORT[food.id];
  // "the oil" is clear only while there is one oil.
  if (short !== undefined && !recipe.ingredients.some((line) => line.food !== null && line.food !== food.id && foldName(line.food).split(' ').includes(short))) return many && food.counted ? pluralOf(short) : short;
  return many ? food.plural : food.singular;
}

/** The changed recipe, and the amounts that go in; null where the steps never name the food. */
export function swapped(recipe: Recipe, lines: ReadonlySet<number>, food: Food, swap: Swap, parts: readonly { food: Food; ratio: number }[]): { recipe: Recipe; amount: string } | null {
  const [main] = parts;
  const [firstLine] = lines;
  if (main === undefined || firstLine === undefined) return null;
  const grams = gramsMissing(recipe, lines, food);
  const old = recipe.ingredients[firstLine];
  const system = systemFor(recipe);
  const measured = parts.map((part) => {
    const one = inUnits(system, { ...part, ...measuredOut(part.food, grams * part.ratio, /\bslices?\b/.test(old?.text ?? '')) });
    const same = lines.size === 1 && parts.length === 1 ? asWritten(old, part.food, grams * part.ratio) : null;
    return same === null ? one : { ...one, text: same, grams: Math.round(grams * part.ratio), many: part.food.counted };
  });
  const changed = main.food.kind !== food.kind || parts.length > 1;
  const kept = main.food.kind === food.kind || (main.food.aisle === food.aisle && food.aisle === 'produce' && swap.cut === undefined) || (isFlesh(food) && isFlesh(main.food) && CUT_UP.test(preparation(old?.text ?? ''))) ? preparation(old?.text ?? '') : '';
  const cutOf = (part: Food): string => (part === main.food ? swap.cut ?? (kept !== '' ? kept : changed && preparation(old?.text ?? '') !== '' ? part.cut : '') : '');
  const ingredients = replaceLines(recipe, lines, measured.map(({ food: one, text, grams: heavy }) => ({
    text: cutOf(one) === '' || text.includes(cutOf(one)) ? text : `${text}, ${cutOf(one)}`, food: one.id, grams: heavy, group: old?.group ?? null,
  })));
  const many = main.food.plural !== main.food.singular && (measured[0]?.many === true || measured[0]?.text.endsWith(` ${main.food.plural}`) === true);
  const said: Said = { name: swap.called ?? (parts.length > 1 && swap.first === undefined ? joinAnd(parts.filter(({ food: one }) => one === main.food || !foodsOf(recipe).some((other) => !lines.has(other.line) && other.food === one)).map((part) => shortOf(part.food, measured.find(({ food: one }) => one === part.food)?.many ?? false, recipe))) : shortOf(main.food, many, recipe)), plural: swap.called === undefined && (many || (parts.length > 1 && swap.first === undefined)), changed, liquid: POURED.has(main.food.kind), ...(main.food.kind === 'citrus' && !/juice|zest/.test(main.food.id) && swap.called === undefined ? { one: main.food.singular } : {}) };
  const find = (text: string): ReturnType<typeof mentionsOf> => mentionsOf(recipe, lines, text);
  // "The chicken" is still the chicken when breasts take the place of thighs.
  const toRename = (text: string): ReturnType<typeof mentionsOf> => find(text).filter((mention) => mention.food === food || !isA(main.food, mention.food.id));
  const acts = new Set(foldName(food.id).split(' '));
  const needed = Math.max(doneAt(main.food), ...foodsOf(recipe).filter(({ line }) => !lines.has(line)).map((other) => doneAt(other.food)));
  const eggy = recipe.ingredients.some(({ food: id }) => id !== null && findFood(id)?.kind === 'egg');
  const onlyFlesh = !foodsOf(recipe).some((other) => !lines.has(other.line) && (isFlesh(other.food) || other.food.kind === 'egg'));
  const steps: (string | null)[] = [];
  let minutes = swap.minutes ?? 0;
  let opened = swap.first === undefined;
  for (const step of recipe.steps) {
    const named = find(step).length > 0;
    const fresh = food.kind === 'salt' ? unsalted(step) : step;
    let text = swap.drop === undefined ? fresh : (fresh.match(/[^.!?]+[.!?]*\s*/g) ?? [fresh]).filter((sentence) => !(swap.drop?.test(sentence) === true && (named || food.kind === 'leavening') && mentionsIn(sentence).every((mention) => mention.food.kind === 'water' || mention.food.kind === 'salt' || find(sentence).some(({ start }) => start === mention.start)))).join('').trim();
    if (text === '') {
      steps.push(null);
      continue;
    }
    // What came from a can has no times to turn.
    const time = swap.drop === undefined ? timed(text, find, food, main.food, onlyFlesh) : { text, minutes: 0 };
    text = time.text;
    minutes += time.minutes;
    if (named || /thermometer|pink|opaque|°C/.test(text)) text = doneLike(text, find, food, main.food, needed, onlyFlesh || !eggy);
    text = rename(text, toRename, said);
    text = renameActs(text, isA(main.food, food.id) ? new Set() : acts);
    if (named || swap.drop !== undefined) for (const [from, to] of swap.words ?? []) text = text.replace(from, to);
    const fit = named ? fitted(text.replace(/\s{2,}/g, ' ').trim(), said.name, food, main.food) : text.replace(/\s{2,}/g, ' ').trim();
    if (fit === null || (named && fit === '')) return null;
    text = fit;
    if (named && !opened) {
      opened = true;
      text = `${swap.first ?? ''} ${text}`;
    }
    steps.push(text);
  }
  if (!opened) steps[0] = `${swap.first ?? ''} ${steps[0] ?? ''}`.trim();
  const noteFor = swap.note === undefined ? [] : [swap.note];
  const notes = [...recipe.notes.filter((note) => !isMoot(note, food, recipe, lines)).flatMap((note) => (find(note).length === 0 ? [note] : rename(note, toRename, said))), ...noteFor];
  const title = newTitle(recipe, toRename, said, main.food, [shortOf(main.food, false, recipe), shortOf(main.food, true, recipe)]);
  const intro = find(recipe.intro).length === 0 ? recipe.intro : omit(recipe.intro, find) ?? '';
  return {
    recipe: { ...withSteps(recipe, steps), title, intro, minutes: recipe.minutes === null ? null : Math.max(5, recipe.minutes + Math.round(minutes / 5) * 5), ingredients, notes },
    amount: joinAnd(measured.map(({ text }) => text)),
  };
}

/** The new lines stand where the first old one stood; a food listed already gets the sum. */
function replaceLines(recipe: Recipe, lines: ReadonlySet<number>, fresh: readonly IngredientLine[]): IngredientLine[] {
  const [first] = lines;
  const rest = fresh.filter((line) => !recipe.ingredients.some((other, index) => !lines.has(index) && other.food === line.food));
  return recipe.ingredients.flatMap((line, index) => {
    if (lines.has(index)) return index === first ? rest : [];
    const more = fresh.find(({ food }) => food !== null && food === line.food);
    const food = line.food === null ? null : findFood(line.food);
    if (more === undefined || food === null) return [line];
    const sum = measure(food, (line.grams ?? 0) + (more.grams ?? 0));
    const cut = preparation(line.text);
    return [{ ...line, text: cut === '' ? sum.text : `${sum.text}, ${cut}`, grams: sum.grams }];
  });
}

function newTitle(recipe: Recipe, find: (text: string) => ReturnType<typeof mentionsOf>, said: Said, main: Food, names: readonly [one: string, many: string]): string {
  const { title } = recipe;
  if (find(title).length === 0) return title;
  const name = titleCase(said.name === 'stock' ? main.singular : said.name);
  const words = foldName(said.name === main.singular || said.name === main.plural ? main.singular : said.name).split(' ').filter((word) => word.length > 3);
  const rest = find(title).reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), title);
  const left = foldName(rest).split(' ').map(singularOf);
  const twice = words.some((word) => left.includes(singularOf(word)));
  if (twice) return omitFromTitle(title, find);
  const forms = names.includes(said.name) ? { forms: [titleCase(names[0]), titleCase(names[1])] as const } : {};
  return titleCase(rename(title, find, { ...said, name, ...forms }));
}

/** A safety line that held for the missing food alone. */
function isMoot(note: string, food: Food, recipe: Recipe, lines: ReadonlySet<number>): boolean {
  const others = foodsOf(recipe).filter(({ line }) => !lines.has(line)).flatMap((other) => [...other.food.safety]);
  return [...food.safety].some((rule) => SAFETY[rule]?.line === note && !others.includes(rule));
}
