/** `npm run --silent dish -- FILE|FOLDER ...`: reads dish cards, says what is wrong by line, cooks their pantries and prints the recipes. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findFood } from '../kitchen/pantry/lexicon.ts';
import { bareRecipe, cardFaults } from '../kitchen/chef/prove-card.ts';
import { readCard } from '../kitchen/chef/read-card.ts';
import { readDishes } from '../kitchen/chef/read-dishes.ts';
import { dishTexts } from '../kitchen/data/dish-texts.ts';

const { values, positionals } = parseArgs({ options: { food: { type: 'string', multiple: true }, brief: { type: 'boolean', default: false }, bare: { type: 'boolean', default: false } }, allowPositionals: true });

for (const name of values.food ?? []) {
  const food = findFood(name);
  console.log(food === null ? `${name}: not known` : `${name}: ${food.id} (${food.kind}${food.is === null ? '' : `, a kind of ${food.is}`})`);
}

const files = positionals.flatMap((path) => (statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt')).map((name) => join(path, name)) : [path])).toSorted();
if (files.length > 0) {
  const idOf = (file: string): string => `${basename(dirname(resolve(file)))}/${basename(file, '.txt')}`;
  // A card that is not among the dishes yet, or stands elsewhere, is judged among them as it is written now.
  const { repertoire } = readDishes(new Map([...dishTexts(), ...files.map((file) => [idOf(file), readFileSync(file, 'utf8')] as const)]));
  let wrong = 0;
  for (const file of files) {
    const { card, faults } = readCard(idOf(file), readFileSync(file, 'utf8'));
    const found = faults.length > 0 ? { faults, recipes: [] } : cardFaults(card, repertoire);
    if (found.faults.length > 0) wrong += 1;
    for (const { line, what } of found.faults) console.log(`${file}:${line}: ${what}`);
    if (!values.brief) for (const recipe of found.recipes) console.log(`\n${recipe}`);
    if (values.bare && faults.length === 0) console.log(`\nWITH ONLY WHAT IS NEEDED\n${bareRecipe(card)}`);
  }
  console.log(`${files.length} cards read, ${wrong} with faults`);
  process.exitCode = wrong > 0 ? 1 : 0;
}
