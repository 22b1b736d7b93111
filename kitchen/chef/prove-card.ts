/** Proving a card: what must hold of it by itself, whatever fills its places. */
import { orderFor } from '../order-for.ts';
import { findFood } from '../pantry/lexicon.ts';
import { readPantry } from '../pantry/read-pantry.ts';
import type { Card, CardFault, NamedFood, Place } from './card.ts';
import { candidatesFor, cookFit } from './cook-dish.ts';
import type { Fit } from './filling.ts';
import { fitCard } from './fit.ts';
import { safeOf } from './measured.ts';
import { onHand, ownFoods, sourceOf, type OnHand } from './on-hand.ts';
import type { Repertoire } from './repertoire.ts';
import { dishTitle } from './title.ts';
import { wordingFaults } from './wording.ts';

/** How far down among the dishes that a list suits a card may come for one of its own pantries. */
const MOST_BEFORE = 4;

/**
 * Faults of a card that is read without any: its pantries, then every choice of every place and every gap.
 * @param yields at which yields each of those is told: the card's own alone, or the least and the most that it scales to as well
 */
export function cardFaults(card: Card, repertoire: Repertoire, yields: 'own' | 'all' = 'all'): { faults: CardFault[]; recipes: string[] } {
  const faults: CardFault[] = [];
  const recipes: string[] = [];
  const seen = new Set<string>();
  const say = (line: number, what: string): void => {
    const key = what.replace(/^[^:]*: /, '');
    if (!seen.has(key)) faults.push({ line, what });
    seen.add(key);
  };
  for (const { line, what } of vanishing(card)) say(line, what);
  let firsts = 0;
  if (card.tries.length === 0) say(1, 'a card has at least one “try:”');
  for (const { pantry, title, line } of card.tries) {
    const order = orderFor({ pantry, servings: null, seed: 0 });
    const unread = readPantry(order).notices.filter(({ code }) => code === 'not-understood');
    if (unread.length > 0) say(line, `try: ${unread[0]?.sentence ?? ''}`);
    const found = candidatesFor(order, repertoire);
    if (found.refused !== null) {
      say(line, `try: refused: ${found.refused.sentence}`);
      continue;
    }
    const [best] = found.candidates;
    const mine = found.candidates.find(({ fit }) => fit.card.id === card.id);
    if (mine === undefined) {
      const hand = onHand(ownFoods(readPantry(order).foods), order);
      const lacks = card.places.filter(({ weight, choices }) => weight === 'needed' && choices.every(({ items }) => items.some((item) => item.foods.every(({ food }) => food === null || sourceOf(food) === 'bought')))).filter((place) => !place.choices.some(({ items }) => items.some((item) => item.foods.some((food) => hand.answering(food).length > 0)))).map(({ name }) => name);
      say(line, `try: this pantry does not make this dish (needed and not on hand: ${lacks.join(', ')})`);
      continue;
    }
    const rank = best !== undefined && best.score > mine.score + 0.01 ? found.candidates.indexOf(mine) + 1 : 1;
    firsts += rank === 1 ? 1 : 0;
    // Where a list suits two dishes either may come first; among the first of them it must be, and first for one list at least.
    if (rank > MOST_BEFORE) say(line, `try: brings “${best === undefined ? '' : dishTitle(best.fit)}” (${best?.fit.card.id ?? ''}) first; this dish is number ${rank}`);
    const made = dishTitle(mine.fit);
    if (title !== null && /^[\p{Lu}]/u.test(title) && title !== made) say(line, `try: the title is “${made}”, not “${title}”`);
    const answer = cookFit(mine.fit, found.hand);
    recipes.push(`${answer.markdown}\n(left out: ${mine.fit.left.map(({ food }) => food.singular).join(', ') || 'nothing'})`);
    for (const fault of wordingFaults(answer.recipe, answer.verdict)) say(line, `try: ${fault}`);
  }
  if (card.tries.length > 0 && firsts === 0) say(card.tries[0]?.line ?? 1, 'try: none of its pantries brings this dish first');
  for (const { pantry, lacking, what, line } of variations(card)) {
    const hand = handOf(pantry, lacking);
    const fit = fitCard(card, hand, null);
    if (fit === null) {
      say(line, `${what}: the dish cannot be made`);
      continue;
    }
    const own = card.yield.makes?.count ?? card.yield.serves ?? 1;
    for (const units of new Set(yields === 'own' ? [own] : [own, card.yield.from, card.yield.to])) {
      const answer = cookFit({ ...fit, factor: units / own }, hand);
      for (const fault of wordingFaults(answer.recipe, answer.verdict)) say(line, `${what}${units === own ? '' : ` at ${units}`}: ${fault}`);
    }
  }
  return { faults, recipes };
}

/** Steps that say only how hot a food gets are left unsaid where it has no such temperature, and what is done in them with it. */
function vanishing(card: Card): CardFault[] {
  return card.steps.flatMap(({ sentences, instead, line }) => [{ tag: null, sentences }, ...instead].flatMap(({ tag, sentences: here }) => here.flatMap((sentence): CardFault[] => {
    if (sentence.kind !== 'sentence') return [];
    const [first, ...others] = sentence.segments.filter(({ kind }) => kind !== 'text' && kind !== 'stretch' && kind !== 'yield');
    if (first?.kind !== 'safe' || others.some(({ kind }) => kind !== 'safe')) return [];
    const choices = card.places.find(({ name }) => name === first.place)?.choices.filter(({ tags }) => tag === null || tags.includes(tag)) ?? [];
    const bare = choices.flatMap(({ items }) => items.flatMap(({ foods }) => foods)).find(({ food }) => food !== null && safeOf(food) === '');
    return bare === undefined ? [] : [{ line, what: `{${first.place}!} stands alone in a sentence, which vanishes with ${bare.text}: put it in [ ], or name another food` }];
  })));
}

/** The recipe of a card with nothing but what it needs, each by its first choice: where sentences break first. */
export function bareRecipe(card: Card): string {
  const hand = handOf(card.places.filter(({ weight }) => weight === 'needed').flatMap((place) => namesOf(place, 0)), foodsOf(card.places.filter(({ weight }) => weight === 'bought')));
  const fit = fitCard(card, hand, null);
  return fit === null ? '(it cannot be made)' : cookFit(fit, hand).markdown;
}

/** A food of a group, for trying. */
const SAMPLES: Readonly<Record<string, string>> = {
  vegetable: 'zucchini', root: 'carrot', squash: 'butternut squash', cabbage: 'green cabbage', 'firm vegetable': 'broccoli', 'soft vegetable': 'zucchini', 'leafy green': 'spinach', 'salad leaf': 'lettuce', 'raw vegetable': 'cucumber',
  mushroom: 'mushroom', potato: 'potato', tomato: 'tomato', onion: 'onion', chili: 'jalapeño', herb: 'parsley', 'woody herb': 'thyme', fruit: 'apple', 'firm fruit': 'pear', 'stone fruit': 'peach', berry: 'blueberry', citrus: 'lemon',
  'tropical fruit': 'banana', 'dried fruit': 'raisin', bean: 'white bean', lentil: 'lentil', pasta: 'penne', noodle: 'egg noodle', rice: 'long-grain rice', 'cooked grain': 'cooked rice', grain: 'quinoa', bread: 'bread', flatbread: 'pita',
  'hard cheese': 'parmesan', 'melting cheese': 'cheddar', 'crumbly cheese': 'feta', 'fresh cheese': 'ricotta', cheese: 'cheddar', milk: 'milk', cream: 'heavy cream', yogurt: 'yogurt', nut: 'walnut', 'nut butter': 'peanut butter',
  'ground meat': 'ground beef', poultry: 'chicken thigh', beef: 'steak', pork: 'pork chop', lamb: 'lamb chop', sausage: 'Italian sausage', 'cooked sausage': 'kielbasa', 'cooked meat': 'cooked chicken', 'cured meat': 'ham', bacon: 'bacon',
  fish: 'cod', 'smoked fish': 'smoked salmon', 'canned fish': 'canned tuna', tofu: 'tofu', pickle: 'olive', jam: 'strawberry jam', chocolate: 'dark chocolate', syrup: 'honey', oil: 'olive oil', vinegar: 'red wine vinegar', stock: 'chicken stock',
  cereal: 'cornflakes', 'cooking sauce': 'marinara sauce',
};

const nameOf = ({ food, group }: NamedFood): string => food?.singular ?? SAMPLES[group ?? ''] ?? 'zucchini';
const namesOf = (place: Place, choice: number, food = 0): string[] => (place.choices[choice]?.items ?? []).flatMap((item) => { const named = item.foods[Math.min(food, item.foods.length - 1)]; return named === undefined ? [] : [nameOf(named)]; });

/** Ids of all foods that may fill the places. */
const foodsOf = (places: readonly Place[]): string[] =>
  places.flatMap(({ choices }) => choices.flatMap(({ items }) => items.flatMap(({ foods }) => foods.flatMap(({ food }) => food?.id ?? []))));

/** Pantries that bring every food of every place once, every wanted and welcome place empty once, and all of them empty together. */
function variations(card: Card): { pantry: string[]; lacking?: string[]; what: string; line: number }[] {
  const full = new Map(card.places.map((place) => [place.name, namesOf(place, 0)]));
  const without = (names: readonly string[]): string[] => [...full].flatMap(([name, foods]) => (names.includes(name) ? [] : foods));
  const tried: ReturnType<typeof variations> = [{ pantry: without([]), what: 'first choices', line: 1 }];
  const optional = card.places.filter(({ weight }) => weight !== 'needed');
  const bought = optional.filter(({ weight }) => weight === 'bought');
  tried.push({ pantry: without(optional.map(({ name }) => name)), lacking: foodsOf(bought), what: 'only what is needed', line: 1 });
  for (const place of optional) tried.push({ pantry: without([place.name]), lacking: foodsOf(bought.filter((one) => one === place)), what: `without ${place.name}`, line: place.line });
  for (const place of card.places) {
    for (const [at, choice] of place.choices.entries()) {
      for (let food = at === 0 ? 1 : 0; food < Math.max(...choice.items.map(({ foods }) => foods.length)); food++) {
        tried.push({ pantry: [...namesOf(place, at, food), ...without([place.name])], what: `${place.name} is ${namesOf(place, at, food).join(' and ')}`, line: place.line });
      }
    }
  }
  for (const extra of card.takes) for (const food of extra.item.foods) tried.push({ pantry: [...without([]), nameOf(food)], what: `with ${nameOf(food)}`, line: extra.line });
  return tried;
}

function handOf(names: readonly string[], avoid: readonly string[] = []): OnHand {
  const order = orderFor({ servings: null, avoid });
  const foods = [...new Set(names)].flatMap((name) => { const food = findFood(name); return food === null ? [] : [{ food, grams: null, entry: name }]; });
  return onHand(ownFoods(foods), order);
}

/** A card with the first choice of every place: the dish as it is known. Null where it cannot be made. */
export function firstFit(card: Card): Fit | null {
  const hand = handOf(card.places.filter(({ weight }) => weight !== 'welcome').flatMap((place) => namesOf(place, 0)));
  return fitCard(card, hand, null);
}
