/**
 * Prints M1-M23 on the development sets next to their goals: `node bench/kitchen.ts [--only M7] [--rows] [--json] [--limit N] [--chef model]`.
 * With `--chef model` the rows on cooked kitchens are those of the model at MODEL_ENDPOINT, or of one on loopback that copies what it is told.
 */
import { parseArgs } from 'node:util';
import { dietRows } from './measures/diets.ts';
import { dishOrders, dishRows } from './measures/dishes.ts';
import { hostileRows } from './measures/hostile.ts';
import { readingRows } from './measures/reading.ts';
import { spelledRows } from './measures/spelled.ts';
import { strangersRows } from './measures/strangers.ts';
import type { Fault, Result } from './measures/result.ts';
import { answersOfModel } from './model-answers.ts';
import { PANTRIES } from './sets/pantries.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    rows: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    limit: { type: 'string' },
    chef: { type: 'string', default: 'house' },
  },
});
const limit = values.limit === undefined ? Infinity : Number(values.limit);

const modelAnswers = values.chef === 'model' ? await answersOfModel(dishOrders(PANTRIES.slice(0, limit))) : undefined;

const SECTIONS: readonly { ids: RegExp; run: () => Result[] }[] = [
  { ids: /^M1[bc]?$/, run: () => readingRows(limit) },
  { ids: /^M(?:0|[2-9]|1[0-4]|18)$/, run: () => dishRows(PANTRIES.slice(0, limit), modelAnswers) },
  { ids: /^M15$/, run: () => dietRows(limit) },
  { ids: /^M16$/, run: () => hostileRows(limit) },
  { ids: /^M2[0-2]$/, run: () => spelledRows(limit) },
  { ids: /^M23$/, run: () => strangersRows(limit) },
];

/** What a model's answers are measured on. */
const OF_DISHES = /^M(?:0|[2-8]|1[0-4])\b/;
const wanted = (id: string): boolean => (values.chef !== 'model' || OF_DISHES.test(id)) && (values.only === undefined || id === values.only || id.startsWith(`${values.only} `));
const asked = values.only?.split(' ')[0];
const started = performance.now();
const results = SECTIONS.filter(({ ids }) => (values.chef !== 'model' || ids.test('M2')) && (asked === undefined || ids.test(asked))).flatMap(({ run }) => run()).filter(({ id }) => wanted(id));
const seconds = (performance.now() - started) / 1000;

/** The ingredient list and the steps of a recipe, indented. */
const excerptOf = ({ excerpt }: Fault): string => (excerpt === undefined ? '' : `\n${excerpt.trim().split('\n').filter(Boolean).map((line) => `      ${line}`).join('\n')}`);

if (values.json) {
  console.log(JSON.stringify(results, null, 1));
} else {
  console.log('| measure | what | goal | result | of | |\n|---|---|---|---|---|---|');
  for (const { id, label, goal, value, count, pass } of results) console.log(`| ${id} | ${label} | ${goal} | ${value} | ${count} | ${pass ? 'met' : '**not met**'} |`);
  console.log(`\n${results.filter(({ pass }) => pass).length} of ${results.length} goals met, ${seconds.toFixed(1)} s`);
  if (values.rows) {
    for (const { id, faults } of results) {
      for (const fault of faults) console.log(`\n${id}  ${fault.row}\n    ${fault.what}${values.only === undefined ? '' : excerptOf(fault)}`);
    }
  }
}
