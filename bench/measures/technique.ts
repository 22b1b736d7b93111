/** M13: varied verbs, signs of doneness at the heat, and the rules of the trade. */
import type { Food } from '../../kitchen/pantry/food.ts';
import type { KindName } from '../../kitchen/pantry/kinds.ts';
import { foldName, singularOf } from '../../kitchen/pantry/words.ts';
import type { Dish } from './dish.ts';

const VERBS = `add arrange bake baste beat blend blot boil braise bring brown brush char chill chop coat combine cook cool cover cream crack crisp crumble crush cube cut deglaze dice dissolve dip divide dot drain dress drizzle drop dust
  flake flatten fluff fold fry garnish glaze grate grease grill halve heat knead ladle layer lay line loosen lower mash marinate measure melt mince mix pack pat peel pierce pinch place poach pour press put raise reduce remove reserve
  rest return rinse roast roll rub salt sauté scatter score scrape scrub sear season seed serve shake shape sift simmer skim slice slide slip smash smooth soak soften spoon spread sprinkle squeeze stack steam stir strain stuff
  sweat swirl taste tear thicken thin tilt tip toast top toss trim turn warm wash whip whisk wilt wipe wrap sprinkle heap tuck thread ladle wring break pull split finish keep set spin spear split`.split(/\s+/).filter(Boolean);

const form = (verb: string): string => (verb.endsWith('e') ? `${verb.slice(0, -1)}(?:e|es|ed|ing)` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}(?:y|ies|ied|ying)` : `${verb}(?:s|es|ed|ing|${verb.at(-1) ?? ''}ed|${verb.at(-1) ?? ''}ing)?`);
const VERB_FORMS = [...new Set(VERBS)].map((verb) => [verb, new RegExp(`\\b${form(verb)}\\b`, 'i')] as const);

/** How many different cooking verbs the steps use. */
export const verbsIn = ({ recipe }: Dish): number => {
  const steps = recipe.steps.join(' ');
  return VERB_FORMS.filter(([, pattern]) => pattern.test(steps)).length;
};

const AT_HEAT = /\b(?:fry|simmer|boil|bake|roast|grill|broil|saut[eé]|sear|steam|poach|toast|brown|soften|cook|braise|reduce|char)\b/i;
const CUE = /\d+ ?(?:minutes?|seconds?|hours?|min\b)|\bminutes?\b|°C|°F|\buntil\b|\bwhen\b|\bas soon as\b|\bovernight\b|\bjust (?:set|until)\b|\bbriefly\b/i;

/** Bringing to a boil is its own sign; toast on a plate and brown sugar are not at the heat. */
const NO_HEAT = /bring(?:s|ing)?\b[^.]*?\bto (?:a|the) (?:\w+ )?(?:simmer|boil)|brown (?:sugar|rice|bread)|the toast\b|(?:do not|don't|never|without)[^.;]*|(?:bak|roast)ing (?:dish|sheet|tray|tin|paper|powder|soda)/gi;

/** Steps at the heat, and those among them that give a time, a temperature or a sign. */
export function heatSteps({ recipe }: Dish): { all: number; without: string[] } {
  const hot = recipe.steps.filter((step) => AT_HEAT.test(step.replace(NO_HEAT, ' ')));
  return { all: hot.length, without: hot.filter((step) => !CUE.test(step)) };
}

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

export const TRADE: readonly Trade[] = [
  { name: 'dried pasta is boiled', broken: (dish, steps) => having(dish, 'pasta').length > 0 && !/boil|salted water|simmer/i.test(steps) },
  { name: 'noodles are boiled or soaked', broken: (dish, steps) => having(dish, 'noodle').length > 0 && !/boil|soak|simmer|hot water|blanch|package/i.test(steps) },
  { name: 'rice gets liquid', broken: (dish, steps) => having(dish, 'rice').length > 0 && !/plenty of|large pot of|lots of/i.test(steps) && gramsOf(dish, ...LIQUID) + waterIn(steps) < gramsOf(dish, 'rice') * 1.2 },
  { name: 'grains get liquid', broken: (dish, steps) => having(dish, 'grain').length > 0 && !/water|stock|broth|milk|simmer|boil/i.test(steps) },
  { name: 'lentils get liquid', broken: (dish, steps) => having(dish, 'lentils').length > 0 && !/plenty of|well covered|cover(?:ed)? with/i.test(steps) && gramsOf(dish, ...LIQUID) + waterIn(steps) < gramsOf(dish, 'lentils') * 1.5 },
  { name: 'dried beans are soaked', broken: (dish, steps) => having(dish, 'dried beans').length > 0 && !/soak/i.test([steps, ...dish.listed.map(({ text }) => text)].join(' ')) },
  { name: 'dried beans cook 40 minutes or more', broken: (dish, steps) => having(dish, 'dried beans').length > 0 && minutesIn(steps) < 40 },
  { name: 'lettuce, cucumber, radish stay out of the heat', broken: (dish, _steps, sentences) => having(dish, 'salad leaf', 'raw vegetable').filter((food) => /lettuce|cucumber|arugula|watercress|mixed salad|radish$/.test(food.id)).some((food) => about(food, sentences).some((sentence) => SOFT_HEAT.test(sentence) && !/take off|meanwhile|while|serve|once|top with/i.test(sentence))) },
  { name: 'what must not be eaten raw is heated', broken: (dish, steps) => having(dish, ...MUST_HEAT).some((food) => !READY_COLD.test(food.id)) && !/\b(?:fry|simmer|boil|bake|roast|grill|saut[eé]|steam|cook|poach|toast|sear|brown|microwave|heat|scramble)/i.test(steps) },
  { name: 'the oven is heated before it is used', broken: (_dish, steps) => { const use = steps.search(/\b(?:bake|roast)\b(?! (?:dish|tin|sheet|tray|powder))[^.]*(?:minutes|hour)/i); const lit = steps.search(/(?:heat|preheat|set)[^.]{0,20}(?:oven|grill|broiler)|oven (?:to|at|is|heats)/i); return use !== -1 && (lit === -1 || lit > use); } },
  { name: 'a heated oven is used', broken: (_dish, steps) => /(?:heat|preheat) the oven/i.test(steps) && !/\b(?:bake|roast|oven for|into the oven|in the oven|broil|grill)\b/i.test(steps.replace(/(?:heat|preheat) the oven[^.]*\./gi, '')) },
  { name: 'stewing cuts cook 60 minutes or more', broken: (dish, steps) => having(dish, 'stewing meat').some((food) => food.id !== 'pork belly') && minutesIn(steps) < 60 },
  { name: 'fish is not cooked for half an hour', broken: (dish, _steps, sentences) => having(dish, 'fish').filter((food) => !/whole|salt cod|eel/.test(food.id)).some((food) => about(food, sentences).some((sentence) => SOFT_HEAT.test(sentence) && minutesIn(sentence) > 25)) },
  { name: 'shrimp are not cooked for ten minutes', broken: (dish, _steps, sentences) => having(dish, 'shrimp').some((food) => about(food, sentences).some((sentence) => SOFT_HEAT.test(sentence) && minutesIn(sentence) > 10 && !/oven|bake/i.test(sentence))) },
  { name: 'yeast dough rises', broken: (dish, steps) => dish.listed.some(({ food }) => food !== null && /yeast/.test(food.id) && food.kind === 'leavening') && !/rise|proof|prove|doubled/i.test(steps) },
  { name: 'gelatin is soaked first', broken: (dish, steps) => dish.listed.some(({ food }) => food !== null && /^gelatin/.test(food.id)) && !/soak|bloom|sprinkle|soften/i.test(steps) },
  { name: 'dried mushrooms are soaked', broken: (dish, steps) => dish.listed.some(({ food }) => food !== null && /^dried (?:shiitake|porcini)/.test(food.id)) && !/soak/i.test(steps) },
  { name: 'potatoes, roots and squash are cooked tender', broken: (dish, steps) => having(dish, 'potato', 'starchy root', 'squash').some((food) => !READY_COLD.test(food.id) && !/chip|fries|puree|filling|tot/.test(food.id)) && !/tender|soft|golden|crisp|knife|fork|brown/i.test(steps) },
  { name: 'the last step serves or finishes', broken: (dish) => !/serve|eat|enjoy|cool|slice|spoon|divide|pour|top|scatter|keep|chill|store|hot|warm|dust|hand round|table|plate|leave|rest/i.test(dish.recipe.steps.at(-1) ?? '') },
  { name: 'the time covers the longest step', broken: (dish, steps) => { const told = dish.recipe.minutes ?? 0; return minutesIn(steps.replace(/[^.;]*(?:soak|overnight|chill|marinat|fridge|freez|keeps?|days)[^.;]*/gi, '')) > told; } },
  { name: 'salt is used in a savoury dish', broken: (dish, steps) => having(dish, 'poultry', 'beef', 'lamb', 'pork', 'ground meat', 'ground poultry', 'fish', 'potato', 'pasta', 'lentils', 'beans', 'dried beans').length > 0 && !/salt|season|soy sauce|fish sauce|miso|broth|bouillon/i.test(steps) },
  { name: 'a dough or batter has flour, oats or starch in it', broken: (dish, steps) => /\bknead|rough dough|sticky dough|\bbatter\b/i.test(steps) && having(dish, 'flour', 'pastry', 'oats', 'breadcrumbs', 'nut', 'starch', 'cereal', 'supplement', 'cooked grain', 'grain').length === 0 && !/banana|egg/i.test(dish.listed.map(({ text }) => text).join(' ')) },
  { name: 'mussels and clams open under a lid or in the oven', broken: (dish, steps) => having(dish, 'shellfish').length > 0 && !/\bcover|\blid\b|oven|grill|shuck/i.test(steps) },
  { name: 'an hour of waiting or more is told before the steps', broken: (dish) => { const waits = dish.recipe.steps.flatMap((step) => step.split(/(?<=[.;])/)).filter((part) => /freeze|chill|fridge|soak|marinat|overnight|rise/i.test(part) && !/\bkeeps?\b|leftover|next day/i.test(part)); const longest = Math.max(0, ...waits.map((part) => (/overnight/i.test(part) ? 480 : minutesIn(part)))); return longest >= 60 && (dish.recipe.minutes ?? 0) < longest && !/plus|overnight|soak|freez|chill|wait/i.test(dish.markdown.split('## Steps')[0] ?? ''); } },
  { name: 'serving comes last', broken: (dish) => dish.recipe.steps.slice(0, -1).some((step) => /(?:^|\. )Serve\b/.test(step)) },
  { name: 'fat is not heated for nothing', broken: (_dish, steps) => /(?:add|heat|melt) the (?:\w+ )?(?:oil|butter)[^.]*\. (?:Pour in|Add) (?:the )?(?:water|stock|\w+ (?:broth|stock))/i.test(steps) },
  { name: 'the same fat is not used up twice', broken: (_dish, steps) => { const uses = steps.match(/(?:Heat|Melt|add|Whisk|with) the (?:olive |vegetable )?(?:oil|butter)\b(?! (?:left|and))/g) ?? []; return uses.length > 1 && !/(?:half|third|rest|most|little|some|remaining|last) of the (?:\w+ )?(?:oil|butter|fat)|more (?:oil|butter)|(?:oil|butter) left/i.test(steps); } },
  { name: 'work is told once: done in the list, or in the steps', broken: (dish, steps) => [['rinsed', /\bRinse the (\p{L}[\p{L} ]*?)(?: until|,| and|\.)/gu], ['patted dry', /\bPat the (\p{L}[\p{L} ]*?) (?:very )?dry/gu]].some(([cut, pattern]) => [...steps.matchAll(pattern as RegExp)].some(([, what = '']) => dish.listed.some(({ text }) => text.includes(`, ${String(cut)}`) && foldName(text).includes(singularOf(foldName(what)))))) },
  { name: 'wedges are served, juice is squeezed', broken: (dish, steps) => dish.listed.some(({ text, food }) => food?.kind === 'citrus' && /wedges/.test(text)) && !/wedge|alongside|on the side|squeeze/i.test(steps) },
  { name: 'pasta and rice are not put on when the rest is done', broken: (dish) => { const at = dish.recipe.steps.findIndex((step) => /Bring a (?:large )?pot of|Rinse the \w+(?: rice)? until|Put (?:it|the rice) into a saucepan/.test(step)); return at > 0 && dish.recipe.steps.slice(0, at).reduce((sum, step) => sum + minutesIn(step), 0) >= 10 && !/while|meanwhile|at the same time|first of all/i.test(dish.recipe.steps[at] ?? ''); } },
];

/** Rules of the trade that the dish breaks. */
export function brokenTrade(dish: Dish): string[] {
  const steps = dish.recipe.steps.join(' ');
  const sentences = steps.split(/(?<=[.!?])\s+/);
  return TRADE.filter(({ broken }) => broken(dish, steps, sentences)).map(({ name }) => `broken: ${name}`);
}
