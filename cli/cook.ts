/** `recipe-chef cook`: one order from the arguments, or a batch of them. */
import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { readOrder } from '../contract/order-input.ts';
import { Refusal } from '../contract/refusals.ts';
import { cook } from '../kitchen/chef/cook.ts';
import { EATERS } from '../kitchen/order.ts';
import { findFood } from '../kitchen/pantry/lexicon.ts';
import { nutritionOf } from '../kitchen/recipe/nutrition/nutrition.ts';
import { nutritionText } from '../kitchen/recipe/nutrition/tell-nutrition.ts';
import { answerBatch, outcomeOf } from './batch.ts';
import type { Terminal } from './terminal.ts';

const OPTIONS = {
  servings: { type: 'string' }, diet: { type: 'string', multiple: true }, allergy: { type: 'string', multiple: true },
  eater: { type: 'string', multiple: true }, minutes: { type: 'string' }, wish: { type: 'string' }, seed: { type: 'string' },
  json: { type: 'boolean' }, nutrition: { type: 'boolean' }, batch: { type: 'string' },
} as const;

export async function cookCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  let read;
  try {
    read = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return fail(terminal, 'One of the options is not known or lacks its value. Try: recipe-chef --help', 2);
  }
  const { values, positionals } = read;
  const stranger = values.eater?.find((eater) => !EATERS.some((known) => known === eater));
  if (stranger !== undefined) return fail(terminal, `--eater is one of ${EATERS.join(', ')}. Anyone else needs no option.`, 2);
  const wanted = leaveOutUnset({
    servings: number(values.servings), minutes: number(values.minutes), seed: number(values.seed),
    diets: values.diet, allergies: values.allergy, eaters: values.eater, wish: values.wish,
  });
  if (values.batch === undefined) return cookOne({ ...wanted, pantry: positionals }, { json: values.json === true, nutrition: values.nutrition === true }, terminal);
  if (positionals.length > 0) return fail(terminal, 'With --batch the ingredients stand in the file.', 2);
  return cookBatch(values.batch, wanted, terminal);
}

async function cookOne(input: object, { json, nutrition }: { json: boolean; nutrition: boolean }, terminal: Terminal): Promise<number> {
  let order;
  try {
    order = readOrder(input, { findFood });
  } catch (thrown) {
    if (thrown instanceof Refusal) return fail(terminal, thrown.message, 1);
    throw thrown;
  }
  const answer = cook(order);
  const notices = answer.notices.map(({ sentence }) => sentence);
  const recipe = answer.outcome === 'recipe' ? answer : { recipe: null, verdict: null, markdown: '' };
  if (answer.outcome === 'refused') notices.push(answer.sentence);
  const counted = nutrition && recipe.recipe !== null ? nutritionOf(recipe.recipe) : null;
  if (json) {
    const { recipe: structure, verdict, markdown } = recipe;
    await terminal.print(`${JSON.stringify({ outcome: outcomeOf(answer), seed: order.seed, recipe: structure, verdict, notices, markdown, ...(nutrition ? { nutrition: counted } : {}) }, null, 2)}\n`);
    return 0;
  }
  if (recipe.markdown !== '') await terminal.print(recipe.markdown.endsWith('\n') ? recipe.markdown : `${recipe.markdown}\n`);
  if (nutrition && recipe.recipe !== null) await terminal.print(`\n${nutritionText(counted)}\n`);
  for (const sentence of notices) terminal.say(sentence);
  if (recipe.markdown !== '') terminal.say(`Seed ${order.seed}: the same seed gives this recipe again.`);
  return 0;
}

async function cookBatch(path: string, wanted: object, terminal: Terminal): Promise<number> {
  const source = path === '-' ? terminal.input : createReadStream(path);
  let failed = false;
  try {
    for await (const { line, ok } of answerBatch(source, { cook, findFood, wanted, say: terminal.say })) {
      failed ||= !ok;
      await terminal.print(`${JSON.stringify(line)}\n`);
    }
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    if (code === undefined) throw thrown;
    return fail(terminal, `The batch could not be read (${code}).`, 2);
  }
  return failed ? 1 : 0;
}

/** Text that is no number stays text, so that the order's own reading says what is wrong with it. */
function number(text: string | undefined): number | string | undefined {
  return text !== undefined && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}

function leaveOutUnset(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function fail(terminal: Terminal, sentence: string, status: number): number {
  terminal.say(sentence);
  return status;
}
