import { describe, expect, it } from 'vitest';
import { cookDish, orderOf } from '../../../bench/measures/dish.ts';
import { OTHER_PEOPLES_RECIPES } from '../../../bench/sets/other-peoples-recipes.ts';
import { PANTRIES } from '../../../bench/sets/pantries.ts';
import { DIETS, type Order } from '../../order.ts';
import { apart, forbids } from '../../pantry/diets.ts';
import { ALLERGENS, type Food } from '../../pantry/food.ts';
import { findFood } from '../../pantry/lexicon.ts';
import { check } from '../check.ts';
import { readRecipe } from '../reading/read-recipe.ts';
import type { Recipe } from '../recipe.ts';
import { substitute } from './substitute.ts';
import { mentionsIn } from './substitute-mentions.ts';
import type { SwapOption } from './substitution.ts';

/** What nobody can do to these foods: read off a stove, not off our own table of deeds. */
const IMPOSSIBLE: readonly (readonly [food: RegExp, deed: RegExp])[] = [
  [/^(?:tofu|silken tofu|smoked tofu|tempeh|chickpea|white bean|black bean|canned lentil|lentil|mushroom)$/, /\b(?:opaque|flakes? with|no pink|juices run clear|thermometer|peel|crack|shells? open|devein|yolks?|carve|fork-tender)\b/i],
  [/^(?:aquafaba|applesauce|yogurt|Greek yogurt|milk|ground flaxseed)$/, /\b(?:crack|peel|yolks?|hard-boil\w*|separate)\b/i],
  [/^(?:shrimp|oyster mushroom)$/, /\b(?:shells? (?:open|have opened)|stay shut|skin side)\b/i],
  [/^(?:cod|salmon|trout)$/, /\b(?:pink outside|devein|shells? open|juices run clear|shred)\b/i],
  [/^(?:chicken breast|chicken thigh|pork tenderloin|turkey breast|sirloin steak)$/, /\b(?:flakes? with|opaque|pearly|devein|shells? open|crumble)\b/i],
  [/^(?:olive oil|vegetable oil|canola oil)$/, /\b(?:mash the (?:\w+ )?oil|rub the (?:\w+ )?oil into|melt the (?:\w+ )?oil|until (?:it )?foams|cold and in small pieces)\b/i],
  [/^(?:garlic powder|onion powder|ground ginger|dried \w+)$/, /\b(?:cloves? of|translucent|pale gold|peel)\b/i],
  [/^(?:lime juice|lemon juice|white vinegar|rice vinegar|white wine vinegar)$/, /\b(?:zest of|wedges of|grate the|halve the|cut into wedges)\b/i],
  [/^(?:couscous|bulgur)$/, /\brinse (?:the )?(?:couscous|bulgur)[^.]*runs clear/i],
  [/^couscous$/, /\bcouscous\b[^.]*\bsimmer[^.]*\b(?:1[0-9]|2[0-9]) minutes/i],
  [/^(?:baking powder)$/, /\b(?:let (?:it )?rise|doubled|until (?:it )?foams)\b/i],
  [/^(?:chickpea|white bean)$/, /\b(?:soak (?:the|them|overnight)|overnight|boil hard)\b/i],
  [/^(?:agar)$/, /\b(?:must not boil|to soften)\b/i],
  [/^(?:penne|spaghetti)$/, /\bboiling water and leave\b/i],
];

const sentences = (text: string): string[] => text.match(/[^.!?]+(?:\.\d+[^.!?]*)*[.!?]*\)?\s*/g) ?? [text];
/** Words that stand for a food in a step: its own and its bare noun. */
const named = ({ singular, plural }: Food): RegExp => new RegExp(`\\b(?:${singular}|${plural}|${singular.split(' ').at(-1) ?? singular})\\b`, 'i');

/** Sentences that speak of the new food, and of no other food that could be meant. */
function absurd(before: Recipe, option: SwapOption): string[] {
  const food = findFood(option.food.split(' and ')[0] ?? '');
  if (food === null || before.ingredients.some((line) => line.food === food.id)) return [];
  const rules = IMPOSSIBLE.filter(([which]) => which.test(food.id));
  const known = before.steps.join(' ');
  const others = option.recipe.ingredients.flatMap(({ food: id }) => (id === null || id === food.id ? [] : (findFood(id) ?? []))).filter(({ kind }) => !['salt', 'water', 'oil', 'spice'].includes(kind));
  const alone = (sentence: string): boolean => named(food).test(sentence) && !others.some((other) => named(other).test(sentence));
  return option.recipe.steps.flatMap((step) => sentences(step).flatMap((sentence, at, all) => {
    // "Boil the eggs. Cool and peel": what follows a sentence about the food, and names none, is about it too.
    const follows = at > 0 && alone(all[at - 1] ?? '') && mentionsIn(sentence).length === 0;
    const fresh = alone(sentence) && !known.includes(sentence.trim());
    return fresh || follows ? rules.filter(([, deed]) => deed.test(sentence)).map(([, deed]) => `${before.title} -> ${food.id}: ${deed.exec(sentence)?.[0] ?? ''}: ${sentence.trim()}`) : [];
  }));
}

const optionsOf = (recipe: Recipe, line: number, order?: Pick<Order, 'diets' | 'allergies' | 'avoid'>): readonly SwapOption[] => {
  const answer = substitute(recipe, line, order);
  return answer.outcome === 'swap' ? answer.options : [];
};
const house = PANTRIES.filter((_pantry, index) => index % 2 === 1).slice(0, 165).flatMap(({ entries }, index) => cookDish(orderOf(entries, { seed: 40 + index }))?.answer.recipe ?? []);
const others = OTHER_PEOPLES_RECIPES.map(({ text }) => readRecipe(text));
/** Seasonings say little; what is fried, boiled or baked says much. */
const worthAsking = (recipe: Recipe): number[] => recipe.ingredients.flatMap(({ food }, line) => (food !== null && !['salt', 'spice', 'water', 'spice blend', 'dried herb'].includes(findFood(food)?.kind ?? 'salt') ? [line] : []));

describe('nothing impossible is asked of a new food', () => {
  it('in 150 recipes of the house chef', { timeout: 180_000 }, () => {
    expect(house.length).toBeGreaterThanOrEqual(150);
    expect(house.flatMap((recipe, index) => worthAsking(recipe).filter((line) => (line + index) % 3 !== 0).flatMap((line) => optionsOf(recipe, line).flatMap((option) => absurd(recipe, option))))).toEqual([]);
  });
  it('in sixty of other people', { timeout: 180_000 }, () => expect(others.flatMap((recipe) => worthAsking(recipe).flatMap((line) => optionsOf(recipe, line).flatMap((option) => absurd(recipe, option))))).toEqual([]));
});

/** Reproducible "random" choices. */
const pick = <T>(list: readonly T[], seed: number, share: number): T[] => list.filter((_one, index) => ((Math.sin(seed * 97 + index * 131) + 1) * 5000) % 1 < share);

describe('safety', () => {
  it('200 orders: no option breaks a diet, an allergy or what is avoided', { timeout: 180_000 }, () => {
    const broken = Array.from({ length: 200 }, (_none, seed) => {
      const recipe = [...house, ...others][(seed * 37) % (house.length + others.length)] as Recipe;
      const order = { diets: pick(DIETS, seed, 0.2), allergies: pick(ALLERGENS, seed + 500, 0.15), avoid: pick(['tofu', 'chickpea', 'honey', 'coconut milk', 'mushroom'], seed + 900, 0.2) };
      const lines = worthAsking(recipe);
      const line = lines[seed % lines.length] ?? 0;
      const had = new Set(recipe.ingredients.map(({ food }) => food));
      return optionsOf(recipe, line, order).flatMap((option) => {
        const foods = option.recipe.ingredients.flatMap(({ food }) => (food === null ? [] : (findFood(food) ?? [])));
        const fresh = foods.filter(({ id }) => !had.has(id));
        return fresh.filter((food) => forbids(food, order) !== null || foods.some((other) => other !== food && apart(food, other, order.diets))).map(({ id }) => `${recipe.title}: ${id} for ${JSON.stringify(order)}`);
      });
    }).flat();
    expect(broken).toEqual([]);
  });
  it('no changed recipe lacks a safety sentence, and none lowers a temperature that another food needs', { timeout: 180_000 }, () => {
    const faults = [...house.slice(0, 60), ...others].flatMap((recipe) => recipe.ingredients.flatMap(({ food }, line) => {
      const known = food === null ? null : findFood(food);
      if (known === null || !(['meat', 'fish'].includes(known.aisle) || known.kind === 'egg')) return [];
      const eggy = recipe.steps.flatMap(sentences).filter((sentence) => /\begg|custard/i.test(sentence) && /7[14] °C/.test(sentence));
      return optionsOf(recipe, line).flatMap(({ recipe: after, food: name }) => [
        ...check(after, []).safety.map((one) => `${recipe.title} -> ${name}: lacks ${one}`),
        ...(known.kind === 'egg' ? [] : eggy.filter((sentence) => !after.steps.join(' ').includes(/7[14] °C/.exec(sentence)?.[0] ?? '')).map((one) => `${recipe.title} -> ${name}: ${one}`)),
        ...(/chicken|turkey/.test(name) && /\b(?:reads?|thermometer)[^.]*\b(?:60|63) ?°C/.test(after.steps.join(' ')) && !/74 ?°C|165 ?°F/.test([...after.steps, ...after.notes].join(' ')) ? [`${recipe.title} -> ${name}: too cool`] : []),
      ]);
    }));
    expect(faults).toEqual([]);
  });
  it.each([
    ['bacon that takes the place of ham in a sandwich is fried first', 'Ham Sandwich', '4 slices bread; 2 slices ham; 50 g cheddar, sliced', 'Fill the bread with the ham and cheddar. Serve at once.', 'ham', 'bacon', /^Fry the bacon in a dry pan/],
    ['pork takes the temperature of chicken away, chicken that of pork', 'Pork Chops', '2 pork chops; 1 tbsp butter', 'Fry the pork chops in the butter until they read 145°F.', 'pork chops', 'chicken thigh', /165°F/],
    ['an egg sauce stays at 71 °C whatever the bacon', 'Carbonara', '200 g spaghetti; 2 eggs; 100 g bacon; 50 g parmesan', 'Fry the bacon until brown. Whisk the eggs and parmesan over simmering water until 71 °C (160 °F). Boil the spaghetti for 10 minutes and toss with the bacon and the egg sauce.', 'bacon', 'turkey bacon', /71 °C \(160 °F\)/],
    ['fish that flakes becomes chicken that is not pink', 'Baked Salmon', '2 salmon fillets; 1 lemon', 'Bake the salmon for 12 minutes, until the fish flakes. Squeeze over the lemon.', 'salmon', 'chicken breast', /no pink is left/],
  ])('%s', (_, title, lines, step, missing, instead, says) => {
    const recipe = readRecipe(`# ${title}\n\nServes 2\n\n## Ingredients\n\n${lines.split('; ').map((line) => `- ${line}`).join('\n')}\n\n## Steps\n\n1. ${step}\n`);
    const option = optionsOf(recipe, recipe.ingredients.findIndex(({ text }) => text.includes(missing))).find(({ food }) => food === instead);
    expect(option?.recipe.steps.join(' ')).toMatch(says);
  });
});
