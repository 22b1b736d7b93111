/**
 * Cooks lists with the model that is set up and prints the measures as it wrote them and as they would be served after our guard:
 * `npm run bench:model -- [--limit 20] [--json]`. Where no model is set up, one on loopback copies what it is told.
 */
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import type { Answer } from '../kitchen/answer.ts';
import type { Order } from '../kitchen/order.ts';
import { BUDGETS, modelChef } from '../server/chefs/model-chef.ts';
import { readConfig } from '../server/config.ts';
import { cookWithModel, type Asked } from './cook-with-model.ts';
import { BROKEN_BY } from './measures/diet-words.ts';
import { orderOf } from './measures/dish.ts';
import { dishOrders, dishRows } from './measures/dishes.ts';
import { percent, quantile, shareRow, type Result } from './measures/result.ts';
import { startCopyist } from './model-answers.ts';
import { DIET_CASES } from './sets/diets.ts';
import { PANTRIES } from './sets/pantries.ts';

const { values } = parseArgs({ options: { limit: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } } });
const limit = Number(values.limit);
/** Lists of every kind, not the first of them; likewise of the diets. */
const spread = <Row>(rows: readonly Row[]): Row[] => rows.filter((_, at) => at % Math.max(1, Math.floor(rows.length / limit)) === 0).slice(0, limit);
const pantries = spread(PANTRIES);
const diets = spread(DIET_CASES).map((row) => ({ row, order: orderOf(row.entries, { diets: row.diets, allergies: row.allergies }) }));

const { model: set } = readConfig();
const copyist = set === null ? await startCopyist() : null;
const settings = set ?? { id: 'copyist', endpoint: copyist?.url ?? '', token: null, provider: null, billTo: null, callsPerDay: 0 };
const chef = modelChef({ settings, budgets: { ...BUDGETS, joinMs: 0 }, takeCall: () => Promise.resolve(true), log: pino({ level: 'silent' }) });

const keyOf = (order: Order): string => JSON.stringify(order);
const asked = new Map<string, Asked>();
const orders = [...dishOrders(pantries), ...diets.map(({ order }) => order)];
for (const [at, order] of orders.entries()) {
  asked.set(keyOf(order), await cookWithModel(chef, order));
  if (process.stderr.isTTY) process.stderr.write(`\r${at + 1} of ${orders.length}`);
}
copyist?.close();

/** Ingredient lines with a word that breaks the diet or allergy of their order. */
function dietRow(pick: (one: Asked) => Answer): Result {
  const faults = diets.flatMap(({ row, order }) => {
    const one = asked.get(keyOf(order));
    const answer = one === undefined ? null : pick(one);
    if (answer?.outcome !== 'recipe') return [];
    return answer.recipe.ingredients.flatMap(({ text }) => [...row.diets, ...row.allergies].flatMap((rule) => {
      const { yes, no } = BROKEN_BY[rule];
      return yes.test(no === null ? text : text.replace(no, ' ')) ? [{ row: keyOf(order), what: `${rule}: ${text}` }] : [];
    }));
  });
  return shareRow('diets', 'orders whose diet or allergy is kept', 1, diets.length, faults);
}

/** What a model's answers are measured on; time and variety are not its own. */
const OF_A_MODEL = /^M(?:0|[2-8]|1[0-4])\b/;
const rowsOf = (pick: (one: Asked) => Answer): Result[] => {
  const answerTo = (order: Order): Answer => {
    const one = asked.get(keyOf(order));
    return one === undefined ? { outcome: 'refused', code: 'nothing-to-cook', sentence: 'not asked', notices: [] } : pick(one);
  };
  return [...dishRows(pantries, answerTo).filter(({ id }) => OF_A_MODEL.test(id)), dietRow(pick)];
};

const all = [...asked.values()];
const written = rowsOf((one) => one.written);
const served = rowsOf((one) => one.served);
const middle = (numbers: readonly (number | null)[], share = 0.5): number => quantile(numbers.filter((one) => one !== null), share);
const faults = Object.entries(Object.groupBy(all.filter(({ fault }) => fault !== null), ({ fault }) => fault ?? ''));
const by = (who: Asked['by']): number => all.filter((one) => one.by === who).length;
const told = {
  model: settings.id, orders: all.length,
  firstTextMs: { median: middle(all.map((one) => one.firstTextMs)), p90: middle(all.map((one) => one.firstTextMs), 0.9) },
  wholeMs: { median: middle(all.map((one) => one.wholeMs)), p90: middle(all.map((one) => one.wholeMs), 0.9) },
  piecesPerSecond: middle(all.map((one) => one.piecesPerSecond)),
  faults: Object.fromEntries(faults.map(([code, some]) => [code, some?.length ?? 0])),
  served: { model: by('model'), house: by('house'), nobody: by(null) },
};

if (values.json) {
  console.log(JSON.stringify({ ...told, written, served }, null, 1));
} else {
  const { firstTextMs, wholeMs, piecesPerSecond } = told;
  const s = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
  console.log(`${settings.id}: ${all.length} orders from ${pantries.length} lists, as the dish is made and for four, and ${diets.length} with diets or allergies`);
  console.log(`first text after ${s(firstTextMs.median)} (p90 ${s(firstTextMs.p90)}), whole after ${s(wholeMs.median)} (p90 ${s(wholeMs.p90)}), ${piecesPerSecond > 0 ? `${piecesPerSecond.toFixed(1)} pieces a second` : 'all in one piece'}`);
  console.log(`served: ${by('model')} by the model, ${by('house')} by the house chef, ${by(null)} by nobody; ${percent(by('model') / all.length)} were the model’s own`);
  for (const [code, count] of Object.entries(told.faults)) console.log(`fault ${code}: ${count}`);
  console.log('\n| measure | what | goal | as written | as served | |\n|---|---|---|---|---|---|');
  for (const row of written) {
    const after = served.find(({ id }) => id === row.id);
    console.log(`| ${row.id} | ${row.label} | ${row.goal} | ${row.value} | ${after?.value ?? ''} | ${after?.pass === true ? 'met' : '**not met**'} |`);
  }
}
