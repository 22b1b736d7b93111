/** The house chef: knowledge, choosing, writing. */
import type { Answer, Notice } from '../answer.ts';
import type { Order } from '../order.ts';
import { labelDecides } from '../pantry/diets.ts';
import type { Food } from '../pantry/food.ts';
import { readPantry } from '../pantry/read-pantry.ts';
import { joinAnd } from '../pantry/words.ts';
import { check } from '../recipe/check.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { missingSafety } from '../recipe/safety.ts';
import { writeRecipe } from '../recipe/write-recipe.ts';
import { plans, weightOf, type Kitchen } from './choose.ts';
import { leftOutNotices, whyLeftOut } from './left-out.ts';
import { proofread } from './proofread.ts';
import { poorNotices } from './poor.ts';
import { takePen, type Part, type Pen, type Plan } from './pen.ts';
import { dice } from './seed.ts';
import type { Meal } from './shape.ts';
import { SHAPES } from './shapes.ts';
import { titleOf } from './title.ts';
import { dishOf } from './dish-name.ts';

/** How far below the best score a dish may be and still be picked by the seed, and what share of the foods' weight it must use as well. */
const CLOSE = [{ score: 3, share: 0.93 }, { score: 5.5, share: 0.9 }] as const;
/** From how many dishes the seed picks: no more than the first, and wider when there are fewer than the second. */
const PICKED_FROM = { most: 6, least: 4 };

const own = (plan: Plan): Part[] => plan.parts.filter(({ source }) => source === 'hand');
const weight = (parts: readonly { food: Food }[]): number => parts.reduce((sum, { food }) => sum + weightOf(food), 0);

/** Different dishes that make about as much of the list as the best one: each shape once, in its best way. */
function nearlyAsGood(possible: readonly Plan[], best: Plan): Plan[] {
  const found = new Map<string, Plan>();
  // What the best dish is built on stays in the others too.
  const core = own(best).filter(({ food }) => weightOf(food) >= 1.3).map(({ food }) => food);
  for (const { score, share } of CLOSE) {
    if (found.size >= PICKED_FROM.least) break;
    for (const plan of possible) {
      if (found.size >= PICKED_FROM.most) break;
      if (plan.score >= best.score - score && weight(own(plan)) >= weight(own(best)) * share && core.every((food) => plan.parts.some((part) => part.food === food)) && !found.has(plan.shape.id)) found.set(plan.shape.id, plan);
    }
  }
  return [...found.values()];
}

/** The index of the dish that a number from 0 to 1 falls on; better dishes have more room. */
function weightedPick(close: readonly Plan[], best: Plan, at: number): number {
  const rooms = close.map(({ score }) => Math.exp((score - best.score) / 4));
  let left = at * rooms.reduce((sum, room) => sum + room, 0);
  const found = rooms.findIndex((room) => (left -= room) <= 0);
  return Math.max(0, found);
}

/** Cooks an order: reads the pantry, refuses hazards, chooses a dish, writes and checks it. Pure; the same order and seed give the same bytes. */
export function cook(order: Order): Answer {
  const pantry = readPantry(order);
  if (pantry.refusal !== null) return { outcome: 'refused', ...pantry.refusal, notices: pantry.notices };
  const kitchen: Kitchen = { order: { ...order, avoid: [...order.avoid, ...pantry.unwanted] }, hands: pantry.foods };
  const possible = plans(SHAPES, kitchen);
  const [best] = possible;
  if (best === undefined) {
    return { outcome: 'refused', code: 'nothing-to-cook', sentence: `${joinAnd(pantry.foods.slice(0, 4).map(({ food }) => food.singular))} alone ${pantry.foods.length > 1 ? 'do' : 'does'} not make a dish. Add one thing that fills a plate: eggs, pasta, rice, potatoes or beans.`.replace(/^./, (letter) => letter.toUpperCase()), notices: pantry.notices };
  }
  const roll = dice(order.seed, 'choice');
  const close = nearlyAsGood(possible, best);
  const asked = order.dish === null ? undefined : possible.find((one) => dishOf(one) === order.dish);
  const first = weightedPick(close, best, roll());
  // The seed's pick first, then the others: a dish that in the writing found no use for something the cook has gives way.
  const tries = asked === undefined ? [...close.slice(first), ...close.slice(0, first)] : [asked];
  let least: Answer | null = null;
  let fewest = Infinity;
  for (const plan of tries) {
    const answer = write(plan, kitchen, pantry.notices);
    const idle = plan.parts.filter((part) => part.source === 'hand' && !part.used).length;
    if (idle === 0) return withNotices(answer, poorNotices(plan, kitchen));
    if (idle < fewest) [least, fewest] = [answer, idle];
  }
  return least ?? write(best, kitchen, pantry.notices);
}

const withNotices = (answer: Answer, more: readonly Notice[]): Answer => ({ ...answer, notices: [...answer.notices, ...more] });

/** Writes a plan down as a recipe and checks it. */
export function write(plan: Plan, { order, hands }: Kitchen, before: readonly Notice[] = []): Answer {
  const pen = takePen(plan, dice(order.seed, `words/${plan.shape.id}`));
  plan.shape.write(pen);
  const used = plan.parts.filter((part) => part.used);
  proofread(used, pen.steps);
  const notes = [...pen.notes, ...labelNotes(used, order), ...missingSafety(used.map(({ food }) => food), [...pen.steps, ...pen.notes].join(' '))];
  const recipe: Recipe = {
    title: titleOf(pen),
    intro: intro(pen, used),
    serves: plan.servings,
    minutes: Math.max(5, Math.ceil((pen.minutes + preparation(used)) / 5) * 5),
    ingredients: used.map((part) => ({ text: listed(part, plan.shape.meal), food: part.food.id, grams: part.grams, group: null })),
    steps: pen.steps,
    notes,
  };
  const left = [...plan.left.filter((food) => !used.some((part) => part.food === food)), ...plan.parts.filter((part) => !part.used && part.source === 'hand').map(({ food }) => food)];
  const notices = [...before, ...leftOutNotices(left, plan, order.diets)];
  const verdict = check(recipe, hands.map(({ food }) => food), order);
  const leftOut = left.map((food) => ({ food: food.singular, why: whyLeftOut(food, plan, order.diets) }));
  return { outcome: 'recipe', recipe, markdown: writeRecipe(recipe), verdict: { ...verdict, leftOut }, notices };
}

const listed = (part: Part, meal: Meal): string => {
  const cut = part.cut === '' || part.source === 'staple' || /^(?:drained)/.test(part.cut) && part.text.includes('drained') && part.cut === 'drained' ? '' : `, ${part.cut}`;
  return `${part.text}${part.food.id === 'salt' && meal !== 'sweet' && !part.text.startsWith('1 pinch') ? ', plus more to taste' : cut}`;
};

/** Minutes of washing and cutting before the first step, some of which happens while things cook. */
const preparation = (parts: readonly Part[]): number => Math.min(15, 3 + parts.filter((part) => part.cut !== '' && part.source !== 'staple').length);

/** Aisles whose food is better eaten soon. */
const FRESH: ReadonlySet<string> = new Set(['produce', 'meat', 'fish', 'dairy']);

function intro(pen: Pen, parts: readonly Part[]): string {
  const first = parts.filter((part) => part.source === 'hand' && part.food.keeps <= 4 && FRESH.has(part.food.aisle)).toSorted((a, b) => a.food.keeps - b.food.keeps)[0];
  const uses = first === undefined ? '' : pen.say(`A good way to use up the ${pen.names([first])}.`, '', '');
  return uses;
}

/** One line for every food whose label settles what this order asked. */
function labelNotes(parts: readonly Part[], order: Order): string[] {
  const checks = parts.flatMap((part) => labelDecides(part.food, order).map((content) => ({ food: part.food, content })));
  return checks.length === 0 ? [] : [`Check the label: ${joinAnd([...new Set(checks.map(({ food, content }) => `${food.singular} (may contain ${content})`))])}.`];
}
