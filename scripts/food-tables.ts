/**
 * `node scripts/food-tables.ts FOLDER`: writes kitchen/data/food-tables/nutrients.ts and household-weights.ts from our table of numbers
 * (usda-numbers.tsv), our own cups (own-cups.tsv) and the USDA's foods.tsv and weights.tsv in FOLDER (docs/food-tables.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lexicon } from '../kitchen/pantry/lexicon.ts';

const TABLES = path.join(import.meta.dirname, '../kitchen/data/food-tables');
const folder = process.argv[2];
if (folder === undefined) throw new Error('Which folder holds foods.tsv and weights.tsv? node scripts/food-tables.ts FOLDER');
const rows = (file: string): string[][] => readFileSync(file, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t'));

/** What is measured, with the decimals that are kept. */
const KEPT = [0, 1, 1, 1, 1, 1, 1, 0];
interface Usda { values: number[]; refuse: number }
const usda = new Map<string, Usda>(rows(path.join(folder, 'foods.tsv')).slice(1).map((row) => [row[0] ?? '', { values: row.slice(4, 12).map(Number), refuse: Number(row[12] ?? 0) }]));
const measures = Map.groupBy(rows(path.join(folder, 'weights.tsv')).slice(1), ([number]) => number ?? '');

interface Entry { name: string; food: string; parts: readonly { number: string; share: number }[]; refuse: number; kin: boolean }
const faults: string[] = [];

/** "11529", "05057 r20", "85 01145 + 12 11215". */
function entryOf([name = '', numbers = '', kin = '']: readonly string[]): Entry {
  const food = name.replace(/ \[.*/, '');
  if (!lexicon().foods.has(food)) faults.push(`The lexicon has no food "${food}".`);
  const parts = [...numbers.matchAll(/(?:([\d.]+) )?\b(\d{5})\b/g)].map(([, share = '100', number = '']) => ({ number, share: Number(share) / 100 }));
  for (const { number } of parts) if (!usda.has(number)) faults.push(`${name}: the USDA has no number ${number}.`);
  const own = / r(\d+)/.exec(numbers)?.[1];
  return { name, food, parts, refuse: own === undefined ? (parts.length === 1 ? (usda.get(parts[0]?.number ?? '')?.refuse ?? 0) : 0) : Number(own), kin: kin === 'kin' };
}

const valuesOf = ({ parts }: Entry): number[] => KEPT.map((decimals, at) => Number(parts.reduce((sum, { number, share }) => sum + share * (usda.get(number)?.values[at] ?? 0), 0).toFixed(decimals)));

/** Words of a measure that name a form, each in one spelling. */
const FORMS: readonly (readonly [form: string, words: RegExp])[] = [
  ['crumbs', /crumbs/], ['chopped', /chopped/], ['sliced', /slice[sd]?\b/], ['shredded', /shredded/], ['grated', /grated/], ['diced', /diced/], ['cubed', /cube[sd]?\b/], ['pieces', /pieces|chunks|florets/],
  ['whole', /whole/], ['halved', /halves/], ['slivered', /slivered/], ['ground', /ground/], ['mashed', /mashed/], ['pureed', /pureed/], ['crushed', /crushed/], ['crumbled', /crumbled/], ['sifted', /(?<!un)sifted/], ['whipped', /^cup, whipped/], ['mini', /mini/],
];
/** The form meant where a line names none. */
const USUAL = ['', 'pieces', 'whole', 'halved', 'shredded', 'chopped', 'cubed', 'diced', 'sliced', 'grated', 'crumbled', 'crushed', 'ground'];
const PIECES = /^(?:1 )?(slice|leaf|clove|sprig|strip|small|medium|large)\b(?!.*(?:crust|yield|leaf,|box))/;
const PASSED_OVER = /melted|hulls|in shell|with pits|dry, yields|amount to make|undrained|homemade|poured|unpacked|condensed/;

/** "227", "113 diced=132", "- tbsp=3.8": grams in a cup, in a spoon where it is another stuff there, in forms and pieces. */
function weightsOf(number: string): string {
  const cups = new Map<string, number>();
  const pieces = new Map<string, number>();
  let spoon: number | null = null;
  for (const [, count = '', measure = '', grams = ''] of measures.get(number) ?? []) {
    const each = Number(grams) / Number(count);
    const piece = PIECES.exec(measure)?.[1];
    if (/^tb(?:sp|lespoon)s?\b/.test(measure) && !PASSED_OVER.test(measure)) spoon ??= each;
    else if (piece !== undefined && (!pieces.has(piece) || measure.includes('medium'))) pieces.set(piece, each);
    if (!/^cups?\b/.test(measure) || PASSED_OVER.test(measure)) continue;
    const form = FORMS.find(([, words]) => words.test(measure))?.[0] ?? '';
    // A cup is pressed full of brown sugar only.
    if (!cups.has(form) || measure.includes('not packed')) cups.set(form, each);
  }
  const usual = USUAL.find((form) => cups.has(form));
  const cup = usual === undefined ? (spoon === null ? null : spoon * 16) : (cups.get(usual) ?? null);
  if (cup === null && pieces.size === 0) return '';
  const forms = [...cups].filter(([form]) => form !== usual && form !== '').map(([form, grams]) => `${form}=${round(grams)}`);
  const apart = spoon !== null && cup !== null && Math.abs(spoon * 16 - cup) > cup * 0.08 ? [`tbsp=${round(spoon)}`] : [];
  return [cup === null ? '-' : round(cup), ...apart, ...forms, ...[...pieces].map(([piece, grams]) => `${piece}=${round(grams)}`)].join(' ');
}
const round = (grams: number): string => String(Number(grams.toFixed(grams < 20 ? 1 : 0)));

/** Rows that say the same, one line for all their foods; no line longer than a page is wide. */
function lines(said: readonly (readonly [food: string, what: string])[]): string[] {
  const groups = Map.groupBy(said, ([, what]) => what);
  return [...groups].flatMap(([what, foods]) => {
    const out: string[] = [];
    for (const [food] of foods) {
      const last = out.at(-1);
      if (last !== undefined && last.length + food.length < 136) out[out.length - 1] = `${last};${food}`;
      else out.push(`${what}|${food}`);
    }
    return out;
  });
}

function write(name: string, about: string, constant: string, table: readonly string[]): void {
  const text = table.join('\n').replaceAll('\\', '\\\\').replaceAll('`', '\\`');
  writeFileSync(path.join(TABLES, `${name}.ts`), `/**\n * ${about}\n * Written by scripts/food-tables.ts; change usda-numbers.tsv or own-cups.tsv instead.\n */\nexport const ${constant} = \`\n${text}\n\`;\n`);
}

const entries = rows(path.join(TABLES, 'usda-numbers.tsv')).map(entryOf);
const own = rows(path.join(TABLES, 'own-cups.tsv'));
for (const [food = ''] of own) if (!lexicon().foods.has(food)) faults.push(`The lexicon has no food "${food}" (own cups).`);
if (faults.length > 0) throw new Error(faults.join('\n'));
const kindOf = (food: string): string => lexicon().foods.get(food)?.kind ?? '';
const single = ({ parts }: Entry): string => (parts.length === 1 && parts[0]?.share === 1 ? parts[0].number : '');
/** Kinds of the foods that a number stands for itself: kin of the same kind lie in a cup as they do. */
const kinds = Map.groupBy(entries.filter(({ kin }) => !kin), single);
const weights = new Map<string, string>();
for (const entry of entries) {
  const number = single(entry);
  const alike = !entry.kin || kinds.get(number)?.some(({ food }) => kindOf(food) === kindOf(entry.food)) === true;
  const said = number === '' || entry.name !== entry.food || !alike ? '' : weightsOf(number);
  if (said !== '') weights.set(entry.food, said);
}
for (const [food = '', said = ''] of own) {
  const pieces = (weights.get(food) ?? '').split(' ').filter((one) => /^(?:slice|leaf|clove|sprig|strip|small|medium|large)=/.test(one));
  weights.set(food, [said, ...pieces].join(' '));
}
write('nutrients', 'Per 100 g of what is eaten: kcal, grams of protein, fat, saturated fat, carbohydrate, sugars, fibre, \n * mg of sodium; after them what is not eaten of it, in per cent.', 'NUTRIENTS', lines(entries.map((entry) => [entry.name, `${valuesOf(entry).join(' ')} ${entry.refuse}`])));
write('household-weights', 'Grams in a US cup, then in a tablespoon where it differs, in other forms of it, and in a piece.', 'HOUSEHOLD_WEIGHTS', lines([...weights]));
console.log(`${entries.length} rows of ${new Set(entries.map(({ food }) => food)).size} foods, ${weights.size} with household weights`);
