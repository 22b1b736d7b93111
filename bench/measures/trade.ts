/** M13: the rules of the trade that a dish may break, each with its name. */
import type { Food } from '../../kitchen/pantry/food.ts';
import type { KindName } from '../../kitchen/pantry/kinds.ts';
import { foldName, singularOf } from '../../kitchen/pantry/words.ts';
import type { Dish } from './dish.ts';

/** The longest time that a text names, in minutes. */
const minutesIn = (text: string): number => Math.max(0, ...[...text.matchAll(/(\d+(?:\.\d+)?)(½)? (?:to (\d+(?:\.\d+)?)(½)? )?(minutes?|hours?)/g)].map(([, from, half, to, , unit = '']) => (Number(to ?? from) + (to === undefined && half !== undefined ? 0.5 : 0)) * (unit.startsWith('hour') ? 60 : 1)));

const SOFT_HEAT = /\b(?:fry|simmer|boil|bake|roast|saut[eé]|sear|poach)\b/i;
const LIQUID: readonly KindName[] = ['water', 'stock', 'milk', 'coconut milk', 'canned tomato', 'drink', 'wine', 'cooking sauce', 'cream'];
const MUST_HEAT: readonly KindName[] = ['poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'game', 'ground meat', 'raw sausage', 'bacon', 'offal', 'fish', 'shrimp', 'shellfish', 'scallop', 'potato', 'starchy root', 'squash', 'dried beans', 'lentils', 'pasta', 'fresh pasta', 'rice', 'egg', 'pastry', 'flour'];
const READY_COLD = /^(?:hard-boiled|soft-boiled)|sushi-grade|mashed|boiled potato|canned|carpaccio|fish stick|aquafaba|roasted/;

/** Sentences of the steps that speak of a food by its name or the last word of it. */
function about(food: Food, sentences: readonly string[]): string[] {
  const head = singularOf(foldName(food.id).split(' ').at(-1) ?? '');
  return sentences.filter((sentence) => foldName(sentence).split(' ').map(singularOf).includes(head));
}

interface Trade { name: string; broken: (dish: Dish, steps: string, sentences: readonly string[]) => boolean }

const having = (dish: Dish, ...kinds: KindName[]): Food[] => dish.listed.flatMap(({ food }) => (food !== null && kinds.includes(food.kind) ? [food] : []));
const gramsOf = (dish: Dish, ...kinds: KindName[]): number => dish.listed.reduce((sum, { food, grams }) => sum + (food !== null && kinds.includes(food.kind) ? (grams ?? 0) : 0), 0);
const waterIn = (steps: string): number => [...steps.matchAll(/(\d+(?:\.\d+)?) (ml|liters?)(?: of)?(?: \w+)? water/g)].reduce((sum, [, amount, unit]) => sum + Number(amount) * (unit === 'ml' ? 1 : 1000), 0);

/** "the water" of the list, not cooking, soaking or boiling water. */
const BARE_WATER = /(?:\bthe|,|\band|with|in) water\b(?! (?:in|from|boils|runs|is|that|has|left|so))/;

const PLENTY = /plenty of|large pot of|lots of|well covered|cover(?:ed)? with|times its volume|salted water|boiling water|on the package/i;
const ANY_HEAT = /\b(?:fry|simmer|boil|bake|roast|grill|saut[eé]|steam|cook|poach|toast|sear|brown|microwave|heat|scramble)/i;
const WANTS_SALT: readonly KindName[] = ['poultry', 'beef', 'lamb', 'pork', 'ground meat', 'ground poultry', 'fish', 'potato', 'pasta', 'lentils', 'beans', 'dried beans'];
const BINDS_DOUGH: readonly KindName[] = ['flour', 'pastry', 'oats', 'breadcrumbs', 'nut', 'starch', 'cereal', 'supplement', 'cooked grain', 'grain'];

/** The longest time at the heat in sentences about a food. */
const longestFor = (food: Food, sentences: readonly string[]): number => Math.max(0, ...about(food, sentences).filter((sentence) => SOFT_HEAT.test(sentence)).map(minutesIn));

function rawIsCooked(dish: Dish, _steps: string, sentences: readonly string[]): boolean {
  const raw = having(dish, 'salad leaf', 'raw vegetable').filter((food) => /lettuce|cucumber|arugula|watercress|mixed salad|radish$/.test(food.id));
  return raw.some((food) => about(food, sentences).some((sentence) => SOFT_HEAT.test(sentence) && !/take off|meanwhile|while|serve|once|top with/i.test(sentence)));
}

function coldOven(_dish: Dish, steps: string): boolean {
  const used = steps.search(/\b(?:bake|roast)\b(?! (?:dish|tin|sheet|tray|powder))[^.]*(?:minutes|hour)/i);
  const lit = steps.search(/(?:heat|preheat|set)[^.]{0,20}(?:oven|grill|broiler)|oven (?:to|at|is|heats)/i);
  return used !== -1 && (lit === -1 || lit > used);
}

/** Freezing, chilling, soaking, rising of an hour or more that neither the time nor the list speaks of. */
function hiddenWait(dish: Dish): boolean {
  const waits = dish.recipe.steps.flatMap((step) => step.split(/(?<=[.;])/)).filter((part) => /freeze|chill|fridge|soak|marinat|overnight|rise/i.test(part) && !/\bkeeps?\b|leftover|next day|\bor (?:chill|freeze|overnight|up to)|\bthaw|\bfrozen\b|\bwas chilled\b/i.test(part));
  const longest = Math.max(0, ...waits.map((part) => (/(?<!(?:best|better) )overnight/i.test(part) ? 480 : minutesIn(part))));
  const before = dish.markdown.split('## Steps')[0] ?? '';
  return longest >= 60 && (dish.recipe.minutes ?? 0) < longest && !/plus|overnight|soak|freez|chill|wait/i.test(before);
}

/** Beets, parsnips, turnips and the like in cubes that no sentence heats. */
function rawRoots(dish: Dish, _steps: string, sentences: readonly string[]): boolean {
  const roots = having(dish, 'root').filter((food) => /^(?:beet|parsnip|turnip|rutabaga|celeriac|salsify)$/.test(food.id));
  return roots.some((food) => {
    const line = dish.listed.find((one) => one.food === food);
    const heated = sentences.some((sentence) => ANY_HEAT.test(sentence) && (about(food, [sentence]).length > 0 || /vegetables|roots|everything/i.test(sentence)));
    return !heated && !/grat|shav|thin|match|julienne|spiral/i.test(line?.text ?? '');
  });
}

function fatTwice(_dish: Dish, steps: string): boolean {
  const uses = steps.match(/(?:Heat|Melt|add|Whisk|with) the (?:olive |vegetable )?(?:oil|butter)\b(?! (?:left|and))/g) ?? [];
  return uses.length > 1 && !/(?:half|third|rest|most|little|some|remaining|last) of the (?:\w+ )?(?:oil|butter|fat)|more (?:oil|butter)|(?:oil|butter) left/i.test(steps);
}

/** Several uses share the one line of water, and a step says only "the water". */
function vagueWater(dish: Dish, steps: string): boolean {
  const bare = dish.recipe.steps.filter((step) => BARE_WATER.test(step)).length;
  return bare > 1 || (bare === 1 && waterIn(steps) > 0 && gramsOf(dish, 'water') > waterIn(steps) * 1.02);
}

const DONE_WORK: readonly (readonly [string, RegExp])[] = [
  ['rinsed', /\bRinse the (\p{L}[\p{L} ]*?)(?: until|,| and|\.)/gu],
  ['patted dry', /\bPat the (\p{L}[\p{L} ]*?) (?:very )?dry/gu],
];
const workTwice = (dish: Dish, steps: string): boolean => DONE_WORK.some(([cut, pattern]) => [...steps.matchAll(pattern)].some(([, what = '']) =>
  dish.listed.some(({ text }) => text.includes(`, ${cut}`) && foldName(text).includes(singularOf(foldName(what))))));

/** Pasta or rice goes on after ten minutes or more of other cooking, and no word says "meanwhile". */
function lateStarch({ recipe }: Dish): boolean {
  const at = recipe.steps.findIndex((step) => /Bring a (?:large )?pot of|Rinse the \w+(?: rice)? until|Put (?:it|the rice) into a saucepan/.test(step));
  const before = recipe.steps.slice(0, Math.max(0, at)).reduce((sum, step) => sum + minutesIn(step), 0);
  return before >= 10 && !/while|meanwhile|in the meantime|at the same time/i.test(recipe.steps[at] ?? '');
}

export const TRADE: readonly Trade[] = [
  { name: 'dried pasta is boiled', broken: (dish, steps) => having(dish, 'pasta').length > 0 && !/boil|salted water|simmer/i.test(steps) },
  { name: 'noodles are boiled or soaked', broken: (dish, steps) => having(dish, 'noodle').length > 0 && !/boil|soak|simmer|hot water|blanch|package/i.test(steps) },
  { name: 'rice gets liquid', broken: (dish, steps) => having(dish, 'rice').length > 0 && !PLENTY.test(steps) && gramsOf(dish, ...LIQUID) + waterIn(steps) < gramsOf(dish, 'rice') * 1.2 },
  { name: 'grains get liquid', broken: (dish, steps) => having(dish, 'grain').length > 0 && !/water|stock|broth|milk|simmer|boil/i.test(steps) },
  { name: 'lentils get liquid', broken: (dish, steps) => having(dish, 'lentils').length > 0 && !PLENTY.test(steps) && gramsOf(dish, ...LIQUID) + waterIn(steps) < gramsOf(dish, 'lentils') * 1.5 },
  { name: 'dried beans are soaked', broken: (dish, steps) => having(dish, 'dried beans').length > 0 && !/soak/i.test([steps, ...dish.listed.map(({ text }) => text)].join(' ')) },
  { name: 'dried beans cook 40 minutes or more', broken: (dish, steps) => having(dish, 'dried beans').length > 0 && minutesIn(steps) < 40 },
  { name: 'what must not be eaten raw is heated', broken: (dish, steps) => having(dish, ...MUST_HEAT).some((food) => !READY_COLD.test(food.id)) && !ANY_HEAT.test(steps) },
  { name: 'potatoes, roots and squash are cooked tender', broken: (dish, steps) => having(dish, 'potato', 'starchy root', 'squash').some((food) => !READY_COLD.test(food.id) && !/chip|fries|puree|filling|tot/.test(food.id)) && !/tender|soft|golden|crisp|knife|fork|brown|creamy|skewer/i.test(steps) },
  { name: 'stewing cuts cook 60 minutes or more', broken: (dish, steps) => having(dish, 'stewing meat').some((food) => food.id !== 'pork belly') && minutesIn(steps) < 60 },
  { name: 'mussels and clams open under a lid or in the oven', broken: (dish, steps) => having(dish, 'shellfish').length > 0 && !/\bcover|\blid\b|oven|grill|shuck/i.test(steps) },
  { name: 'yeast dough rises', broken: (dish, steps) => dish.listed.some(({ food }) => food?.kind === 'leavening' && /yeast/.test(food.id)) && !/rise|proof|prove|doubled/i.test(steps) },
  { name: 'gelatin is soaked first', broken: (dish, steps) => dish.listed.some(({ food }) => food !== null && /^gelatin/.test(food.id)) && !/soak|bloom|sprinkle|soften/i.test(steps) },
  { name: 'dried mushrooms are soaked', broken: (dish, steps) => dish.listed.some(({ food }) => food !== null && /^dried (?:shiitake|porcini)/.test(food.id)) && !/soak/i.test(steps) },
  { name: 'a heated oven is used', broken: (_dish, steps) => /(?:heat|preheat) the oven/i.test(steps) && !/\b(?:bake|roast|oven for|into the oven|in the oven|broil|grill)\b/i.test(steps.replace(/(?:heat|preheat) the oven[^.]*\./gi, '')) },
  { name: 'fat is not heated for nothing', broken: (_dish, steps) => /(?:add|heat|melt) the (?:\w+ )?(?:oil|butter)[^.]*\. (?:Pour in|Add) (?:the )?(?:water|stock|\w+ (?:broth|stock))/i.test(steps) },
  { name: 'wedges are served, juice is squeezed', broken: (dish, steps) => dish.listed.some(({ text, food }) => food?.kind === 'citrus' && /wedges/.test(text)) && !/wedge|alongside|on the side|squeeze/i.test(steps) },
  { name: 'salt is used in a savoury dish', broken: (dish, steps) => having(dish, ...WANTS_SALT).length > 0 && !/salt|season|soy sauce|fish sauce|miso|broth|bouillon/i.test(steps) },
  { name: 'what is cooked already is not boiled again', broken: (_dish, steps) => /\b(?:Boil|Cook) the (?:boiled|cooked|leftover|roast|canned)\b/.test(steps) },
  { name: 'raw roots are cooked, grated or shaved', broken: rawRoots },
  { name: 'serving comes last', broken: (dish) => dish.recipe.steps.slice(0, -1).some((step) => /(?:^|\. )Serve\b/.test(step)) },
  { name: 'the last step serves or finishes', broken: (dish) => !/serve|eat|enjoy|cool|slice|spoon|divide|pour|top|scatter|keep|chill|store|hot|warm|dust|hand round|table|plate|leave|rest|ladle|cut|finish|taste|toss|fold|drizzle|sprinkle|return|stir in/i.test(dish.recipe.steps.at(-1) ?? '') },
  { name: 'lettuce, cucumber, radish stay out of the heat', broken: rawIsCooked },
  { name: 'fish is not cooked for half an hour', broken: (dish, _steps, sentences) => having(dish, 'fish').some((food) => !/whole|salt cod|eel/.test(food.id) && longestFor(food, sentences) > 25) },
  { name: 'shrimp are not cooked for ten minutes', broken: (dish, _steps, sentences) => having(dish, 'shrimp').some((food) => longestFor(food, sentences.filter((one) => !/oven|bake/i.test(one))) > 10) },
  { name: 'the oven is heated before it is used', broken: coldOven },
  { name: 'the time covers the longest step', broken: (dish, steps) => minutesIn(steps.replace(/[^.;]*(?:soak|overnight|chill|marinat|fridge|freez|keeps?|days)[^.;]*/gi, '')) > (dish.recipe.minutes ?? 0) },
  { name: 'an hour of waiting or more is told before the steps', broken: hiddenWait },
  { name: 'a dough or batter has flour, oats or starch in it', broken: (dish, steps) => /\bknead|rough dough|sticky dough|\bbatter\b/i.test(steps) && having(dish, ...BINDS_DOUGH).length === 0 && !/banana|egg/i.test(dish.listed.map(({ text }) => text).join(' ')) },
  { name: 'the same fat is not used up twice', broken: fatTwice },
  { name: 'every use of water says how much, or it is used once', broken: vagueWater },
  { name: 'work is told once: done in the list, or in the steps', broken: workTwice },
  { name: 'pasta and rice are not put on when the rest is done', broken: lateStarch },
];

/** Rules of the trade that the dish breaks. */
export function brokenTrade(dish: Dish): string[] {
  const steps = dish.recipe.steps.join(' ');
  const sentences = steps.split(/(?<=[.!?])\s+/);
  return TRADE.filter(({ broken }) => broken(dish, steps, sentences)).map(({ name }) => `broken: ${name}`);
}
