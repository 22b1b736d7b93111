/** Prints how long a search and "can cook now" take over 10,000 recipes: `node bench/cookbook-search.ts`. Goal: p99 of 25 ms or less each. */
import { cook } from '../kitchen/chef/cook.ts';
import { orderFor } from '../kitchen/order-for.ts';
import { readPantry } from '../kitchen/pantry/read-pantry.ts';
import { indexCookbook, type Searchable } from '../kitchen/recipe/searching/cookbook-search.ts';
import { PANTRIES } from './sets/pantries.ts';

const RECIPES = 10_000;
const QUERIES = 200;
const WORDS = ['Sunday', 'quick', 'my', 'best', 'grandma', 'weeknight', 'lazy', 'golden', 'spicy', 'cozy', 'summer', 'winter', 'little', 'big', 'smoky', 'crispy', 'Monday', 'holiday', 'garden', 'harbor'];
const TAGS = ['supper', 'freezer', 'kids', 'guests', 'cheap', 'vegetarian', 'picnic', 'breakfast'];
const ASKED = ['chicken', 'aubergine', 'tomato soup', 'spring onion', 'cheese', 'choclate', 'brocolli bowl', 'pasta with lemon', 'egg', 'e', 'ch', 'weeknight curry', 'spinnach', 'red onion', 'quick chiken rice', 'xylophone', 'salad', 'my best', 'courgette frittata', 'potatoe'];

const cooked = PANTRIES.slice(0, 250).flatMap(({ entries }) => [1, 2, 3, 4].flatMap((seed) => {
  const answer = cook(orderFor({ pantry: entries, seed }));
  return answer.outcome === 'recipe' ? [answer] : [];
}));
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const recipes: Searchable[] = Array.from({ length: RECIPES }, (_, at) => {
  const { recipe, markdown } = pick(cooked, at);
  return { id: `recipe-${at}`, title: `${pick(WORDS, at * 7)} ${pick(WORDS, Math.floor(at / 20))} ${recipe.title} ${at}`, markdown, tags: [pick(TAGS, at), pick(TAGS, at * 3 + 1)] };
});

function timed(runs: number, run: (at: number) => unknown): string {
  const times = Array.from({ length: runs }, (_, at) => {
    const from = performance.now();
    run(at);
    return performance.now() - from;
  }).toSorted((a, b) => a - b);
  const part = (share: number): string => (times[Math.min(times.length - 1, Math.ceil(times.length * share) - 1)] ?? 0).toFixed(1);
  return `p50 ${part(0.5)} ms, p95 ${part(0.95)} ms, p99 ${part(0.99)} ms, longest ${part(1)} ms`;
}

const started = performance.now();
const index = indexCookbook(recipes);
console.log(`${recipes.length} recipes (${cooked.length} cooked ones under other titles) indexed in ${Math.round(performance.now() - started)} ms`);
const pantries = Array.from({ length: QUERIES }, (_, at) => readPantry(orderFor({ pantry: pick(PANTRIES, at).entries })).foods.map(({ food }) => food));
index.search('warm');
console.log(`search    ${timed(QUERIES, (at) => index.search(pick(ASKED, at)))}`);
console.log(`can cook  ${timed(QUERIES, (at) => index.canCook(pick(pantries, at)))}`);
console.log(`add one   ${timed(QUERIES, (at) => index.add({ ...pick(recipes, at * 31), title: `Changed ${at}` }))}`);
console.log(`add, then search  ${timed(QUERIES, (at) => {
  index.add({ ...pick(recipes, at * 31), title: `Again${at}` });
  index.search(pick(ASKED, at));
})}`);
