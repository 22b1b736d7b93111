/** M2-M14 and M18 over the kitchens of sets/pantries.ts. M0 is ours: a recipe at all, and a list that reads back as written. */
import type { Answer } from '../../kitchen/answer.ts';
import { cook } from '../../kitchen/chef/cook.ts';
import type { Order } from '../../kitchen/order.ts';
import type { PantryCase } from '../sets/pantries.ts';
import { amountFaults } from './amounts.ts';
import { clashingPairs } from './clashes.ts';
import { missingParts } from './completeness.ts';
import { coverage, extrasOf } from './coverage.ts';
import { dishOf, orderOf, type Dish } from './dish.ts';
import { grammarSlips, leaks } from './grammar.ts';
import { strangeThings, unsafeMarkup } from './guards.ts';
import { mean, percent, quantile, shareRow, type Fault, type Result } from './result.ts';
import { missingSafety } from './safety.ts';
import { heatSteps, verbsIn } from './technique.ts';
import { brokenTrade } from './trade.ts';
import { unlistedFoods, unusedLines } from './use.ts';
import { varietyOf } from './variety.ts';

interface Cooked {
  row: PantryCase;
  name: string;
  dish: Dish | null;
  /** Time of the processor, so that a busy machine does not count. */
  milliseconds: number;
  sentence: string;
}

const nameOf = (row: PantryCase): string => `${row.group}: ${row.entries.join(', ')}`;

/** Every list is cooked as the dish is made, and again for four. */
const ROUNDS = [{ seed: 0, servings: null, mark: '' }, { seed: 0, servings: 4, mark: ' (for four)' }] as const;

/** Every order of these rows, in their order. */
export const dishOrders = (pantries: readonly PantryCase[]): Order[] => ROUNDS.flatMap(({ seed, servings }) => pantries.map((row) => orderOf(row.entries, { seed, servings })));

function cookAll(pantries: readonly PantryCase[], answerTo: (order: Order) => Answer): Cooked[] {
  return ROUNDS.flatMap(({ seed, servings, mark }) => pantries.map((row) => {
    const order = orderOf(row.entries, { seed, servings });
    const from = process.threadCpuUsage();
    const answer = answerTo(order);
    const { user, system } = process.threadCpuUsage(from);
    const milliseconds = (user + system) / 1000;
    return { row, name: `${nameOf(row)}${mark}`, dish: dishOf(order, answer), milliseconds, sentence: answer.outcome === 'refused' ? answer.sentence : '' };
  }));
}

type Served = Cooked & { dish: Dish };

const faultsOf = (cooked: readonly Served[], judge: (dish: Dish) => readonly string[]): Fault[] =>
  cooked.flatMap(({ name, dish }) => judge(dish).map((what) => ({ row: name, what, excerpt: dish.markdown })));

function coverageRows(served: readonly Served[]): Result[] {
  const all = served.map((one) => ({ ...one, cover: coverage(one.row, one.dish) }));
  const shares = all.map(({ cover }) => (cover.of === 0 ? 1 : cover.used / cover.of));
  const sum = (pick: (cover: (typeof all)[number]['cover']) => number): number => all.reduce((total, { cover }) => total + pick(cover), 0);
  const core = sum(({ core: count }) => count);
  const coreLeft = sum(({ coreLeft: foods }) => foods.length);
  const stray = sum(({ stray: count }) => count);
  const strayUsed = sum(({ strayUsed: foods }) => foods.length);
  const left = sum(({ left: count }) => count);
  const untold = sum(({ untold: foods }) => foods.length);
  const say = (pick: (one: (typeof all)[number]) => readonly { id: string }[], words: string): Fault[] =>
    all.flatMap((one) => pick(one).map(({ id }) => ({ row: one.name, what: `${id} ${words} ("${one.dish.recipe.title}")`, excerpt: one.dish.markdown })));
  return [
    { id: 'M3', label: 'share of the cook’s foods used, mean', goal: '0.80-0.95', value: mean(shares).toFixed(3), count: all.length, pass: mean(shares) >= 0.8 && mean(shares) <= 0.95,
      faults: all.flatMap(({ name, cover, dish }) => (cover.of > 0 && cover.used / cover.of < 0.6 ? [{ row: name, what: `uses ${cover.used} of ${cover.of} ("${dish.recipe.title}")`, excerpt: dish.markdown }] : [])) },
    { id: 'M3 core', label: 'core foods used', goal: '>= 0.97', value: `${(1 - coreLeft / core).toFixed(3)} (${coreLeft} of ${core} left out)`, count: core, pass: 1 - coreLeft / core >= 0.97, faults: say(({ cover }) => cover.coreLeft, 'is core and left out') },
    { id: 'M3 stray', label: 'foods that do not belong, used', goal: '<= 1 %', value: `${percent(strayUsed / stray)} (${strayUsed} of ${stray})`, count: stray, pass: strayUsed / stray <= 0.01, faults: say(({ cover }) => cover.strayUsed, 'does not belong and is used') },
    { id: 'M3 told', label: 'foods left out that the cook is told about', goal: '100 %', value: `${percent(1 - untold / Math.max(1, left))} (${untold} of ${left} untold)`, count: left, pass: untold === 0, faults: say(({ cover }) => cover.untold, 'is left out without a word') },
  ];
}

function extraRows(served: readonly Served[]): Result[] {
  const all = served.map((one) => ({ ...one, extras: extrasOf(one.dish) }));
  const counts = all.map(({ extras }) => extras.all.length);
  const beyond = all.map(({ extras }) => extras.beyondPantry.length);
  const optional = all.map(({ extras }) => extras.optional.length);
  const fewBeyond = beyond.filter((count) => count <= 1).length / Math.max(1, beyond.length);
  const fault = (pick: (extras: (typeof all)[number]['extras']) => readonly { id: string }[], most: number): Fault[] =>
    all.flatMap(({ name, dish, extras }) => (pick(extras).length > most ? [{ row: name, what: `${pick(extras).map(({ id }) => id).join(', ')} ("${dish.recipe.title}")`, excerpt: dish.markdown }] : []));
  return [
    { id: 'M4', label: 'needed beyond the list and free foods, mean; most', goal: '<= 1.5; 3', value: `${mean(counts).toFixed(2)}; ${Math.max(0, ...counts)}`, count: all.length, pass: mean(counts) <= 1.5 && Math.max(...counts) <= 3, faults: fault(({ all: foods }) => foods, 3) },
    { id: 'M4 bought', label: 'needed beyond the pantry too, mean; at most one', goal: '<= 0.3; >= 98 %', value: `${mean(beyond).toFixed(2)}; ${percent(fewBeyond)}`, count: all.length, pass: mean(beyond) <= 0.3 && fewBeyond >= 0.98, faults: fault(({ beyondPantry }) => beyondPantry, mean(beyond) > 0.3 ? 0 : 1) },
    { id: 'M4 optional', label: 'told beside these as welcome if there, mean; most', goal: '-; 4', value: `${mean(optional).toFixed(2)}; ${Math.max(0, ...optional)}`, count: all.length, pass: Math.max(...optional) <= 4, faults: fault(({ optional: foods }) => foods, 4) },
  ];
}

function techniqueRows(served: readonly Served[]): Result[] {
  const verbs = served.map(({ dish }) => verbsIn(dish));
  const heat = served.map(({ name, dish }) => ({ name, dish, ...heatSteps(dish) }));
  const hot = heat.reduce((sum, { all }) => sum + all, 0);
  const bare = heat.reduce((sum, { without }) => sum + without.length, 0);
  return [
    { id: 'M13 verbs', label: 'distinct cooking verbs, median', goal: '>= 10', value: String(quantile(verbs, 0.5)), count: served.length, pass: quantile(verbs, 0.5) >= 10,
      faults: served.flatMap(({ name, dish }) => (verbsIn(dish) < 6 ? [{ row: name, what: `${verbsIn(dish)} verbs ("${dish.recipe.title}")`, excerpt: dish.markdown }] : [])) },
    { id: 'M13 cues', label: 'heat steps with time, temperature or sign', goal: '>= 95 %', value: `${percent(1 - bare / Math.max(1, hot))} (${bare} of ${hot} without)`, count: hot, pass: 1 - bare / Math.max(1, hot) >= 0.95,
      faults: heat.flatMap(({ name, dish, without }) => without.map((step) => ({ row: name, what: `no cue: "${step.slice(0, 120)}"`, excerpt: dish.markdown }))) },
    shareRow('M13 rules', 'rules of the trade kept', 0.99, served.length, faultsOf(served, brokenTrade)),
  ];
}

function varietyRows(pantries: readonly PantryCase[]): Result[] {
  const some = pantries.filter((row) => row.entries.length >= 4 && row.stray.length === 0).filter((_, index) => index % 4 === 0).slice(0, 40);
  const all = some.map((row) => ({ name: nameOf(row), ...varietyOf(row.entries) }));
  const distinct = mean(all.map((one) => one.distinct));
  const overlap = mean(all.map((one) => one.overlap));
  const unsteady = all.filter(({ repeats }) => !repeats);
  return [
    { id: 'M9 titles', label: 'five seeds: distinct titles', goal: '>= 0.8', value: distinct.toFixed(2), count: all.length, pass: distinct >= 0.8, faults: all.filter((one) => one.distinct < 0.6).map(({ name, titles: five }) => ({ row: name, what: five.join(' | ') })) },
    { id: 'M9 words', label: 'five seeds: overlap of step wording', goal: '<= 0.45', value: overlap.toFixed(2), count: all.length, pass: overlap <= 0.45, faults: all.filter((one) => one.overlap > 0.6).map(({ name, overlap: own, titles: five }) => ({ row: name, what: `${own.toFixed(2)}: ${five.join(' | ')}` })) },
    { id: 'M9 bytes', label: 'same seed, same bytes', goal: 'always', value: `${unsteady.length} differ`, count: all.length, pass: unsteady.length === 0, faults: unsteady.map(({ name }) => ({ row: name, what: 'two answers differ' })) },
  ];
}

/** Lines of the list in which the reader finds another food than the writer meant: it bounds what the rows below can see. */
function readerFaults({ recipe, answer }: Dish): string[] {
  return recipe.ingredients.flatMap(({ text, food }, index) => {
    const meant = answer.recipe.ingredients[index]?.food ?? null;
    return food === meant ? [] : [`"${text}" is ${String(meant)}, read as ${String(food)}`];
  });
}

/** All rows that are measured on cooked kitchens. @param answerTo who cooks; the house chef if nothing is said, and then variety is measured too */
export function dishRows(pantries: readonly PantryCase[], answerTo: (order: Order) => Answer = cook): Result[] {
  for (const row of pantries.slice(0, 20)) cook(orderOf(row.entries, { seed: 99 }));
  const cooked = cookAll(pantries, answerTo);
  const served = cooked.filter((one): one is Served => one.dish !== null);
  const hungry = cooked.filter(({ dish, row }) => dish === null && row.entries.length > 1);
  const times = cooked.map(({ milliseconds }) => milliseconds);
  const p95 = quantile(times, 0.95);
  return [
    shareRow('M0', 'lists of two foods or more that get a recipe', 1, cooked.filter(({ row }) => row.entries.length > 1).length, hungry.map(({ name, sentence }) => ({ row: name, what: sentence }))),
    shareRow('M0 read', 'ingredient lines read back as the food meant', 1, served.reduce((sum, { dish }) => sum + dish.recipe.ingredients.length, 0), served.flatMap(({ name, dish }) => readerFaults(dish).map((what, index) => ({ row: `${name} #${index}`, what })))),
    shareRow('M2', 'complete', 1, served.length, faultsOf(served, missingParts)),
    ...coverageRows(served),
    ...extraRows(served),
    shareRow('M5', 'every listed ingredient is used', 1, served.length, faultsOf(served, unusedLines)),
    shareRow('M6', 'no unlisted food in steps or title', 0.98, served.length, faultsOf(served, unlistedFoods)),
    shareRow('M7', 'safety wording in the steps', 1, served.length, faultsOf(served, missingSafety)),
    shareRow('M8', 'no clashing pair', 1, served.length, faultsOf(served, clashingPairs)),
    ...(answerTo === cook ? varietyRows(pantries) : []),
    shareRow('M10', 'no non-food, no poison', 1, served.length, faultsOf(served, strangeThings)),
    shareRow('M11', 'no markup that must not render', 1, served.length, faultsOf(served, ({ markdown }) => unsafeMarkup(markdown))),
    shareRow('M12', 'grammar', 0.995, served.length, faultsOf(served, grammarSlips)),
    shareRow('M12 leaks', 'no leak of the writer’s code', 1, served.length, faultsOf(served, leaks)),
    ...techniqueRows(served),
    shareRow('M14', 'amounts within limits', 0.99, served.length, faultsOf(served, amountFaults)),
    { id: 'M18', label: 'processor time a recipe, p95', goal: '<= 50 ms', value: `${p95.toFixed(1)} ms (median ${quantile(times, 0.5).toFixed(1)})`, count: times.length, pass: p95 <= 50, faults: cooked.filter(({ milliseconds }) => milliseconds > 50).map(({ name, milliseconds }) => ({ row: name, what: `${milliseconds.toFixed(0)} ms` })) },
  ];
}
