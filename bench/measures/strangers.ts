/** M23: whether the recipe for a stranger's list uses what a good cook would use of it, and asks for nothing else. */
import { readFileSync } from 'node:fs';
import { cook, houseRepertoire } from '../../kitchen/chef/cook.ts';
import { candidatesFor } from '../../kitchen/chef/cook-dish.ts';
import { fillingsOf } from '../../kitchen/chef/filling.ts';
import { inTurn } from '../../kitchen/chef/ideas.ts';
import { sourceOf } from '../../kitchen/chef/on-hand.ts';
import { orderFor } from '../../kitchen/order-for.ts';
import { readings } from '../../kitchen/pantry/read-pantry.ts';
import { percent, type Fault, type Result } from './result.ts';

interface StrangersList { list: string; dish: string; uses: readonly string[] }

/** Lists as strangers typed them: the list, the dish a cook would make, the foods that cook would use, those left (tabs between). */
export function readStrangersLists(file: URL): StrangersList[] {
  return readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => {
    const [list = '', dish = '', uses = ''] = line.split('\t');
    return { list, dish, uses: uses.split(', ').filter(Boolean) };
  });
}

interface Judged { wanted: number; used: number; asked: number; faults: Fault[] }

/** How much of what a cook would use the first recipe for a list uses, and what it asks for besides. */
function judge({ list, dish, uses }: StrangersList): Judged {
  const order = orderFor({ pantry: [list] });
  const found = candidatesFor(order, houseRepertoire());
  const chosen = found.refused === null ? inTurn(found.candidates, order) : undefined;
  if (chosen === undefined) return { wanted: uses.length, used: 0, asked: 0, faults: [{ row: list, what: 'nothing cooked' }] };
  const answer = cook(order);
  const inRecipe = new Set(answer.outcome === 'recipe' ? answer.recipe.ingredients.flatMap(({ food }) => food ?? []) : []);
  const left = new Set(chosen.fit.left.map(({ food }) => food.id).filter((id) => !inRecipe.has(id)));
  const wanted = new Set(uses.flatMap((entry) => readings([entry])).flatMap((reading) => (reading.outcome === 'food' ? [reading.food.id] : [])));
  const missed = [...wanted].filter((id) => left.has(id));
  const asked = fillingsOf(chosen.fit).filter(({ own, food, spared = '' }) => own === null && spared === '' && sourceOf(food) === 'bought').map(({ food }) => food.singular);
  const { title } = chosen.fit.card;
  return {
    wanted: wanted.size, used: wanted.size - missed.length, asked: asked.length,
    faults: [
      ...missed.map((id) => ({ row: list, what: `${title} leaves ${id}; a cook would make ${dish}` })),
      ...asked.map((name) => ({ row: list, what: `${title} asks for ${name}; a cook would make ${dish}` })),
    ],
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function rowsFor(name: string, lists: readonly StrangersList[], isRead: boolean): Result[] {
  const judged = lists.map(judge);
  const faults = isRead ? judged.flatMap((one) => one.faults) : [];
  const share = sum(judged.map(({ used }) => used)) / Math.max(1, sum(judged.map(({ wanted }) => wanted)));
  const clean = judged.filter((one) => one.faults.length === 0).length / Math.max(1, judged.length);
  const row = (id: string, label: string, least: number, value: number): Result => ({ id, label, goal: `>= ${percent(least)}`, value: percent(value), count: lists.length, pass: value >= least, faults });
  return [
    row(`M23 ${name}used`, 'foods of strangers’ lists that a cook would use, used', 0.98, share),
    row(`M23 ${name}whole`, 'strangers’ lists of which all that is used and nothing else is asked for', 0.9, clean),
  ];
}

/** M23 on the lists that may be read, and on those kept unread (numbers only). */
export function strangersRows(limit: number): Result[] {
  const sets = new URL('../sets/', import.meta.url);
  return [
    ...rowsFor('', readStrangersLists(new URL('strangers-lists.tsv', sets)).slice(0, limit), true),
    ...rowsFor('unread ', readStrangersLists(new URL('strangers-lists-held-out.tsv', sets)).slice(0, limit), false),
  ];
}
