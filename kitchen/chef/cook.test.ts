import { describe, expect, it } from 'vitest';
import type { Answer } from '../answer.ts';
import type { Order } from '../order.ts';
import { orderFor } from '../order-for.ts';
import { cook, houseRepertoire, ideas } from './cook.ts';
import { findFood } from '../pantry/lexicon.ts';
import { check } from '../recipe/check.ts';
import { readRecipe } from '../recipe/reading/read-recipe.ts';
import { sourceOf } from './on-hand.ts';
import { toldWithout } from './told-again.ts';

const NO_WISHES = { diets: [], allergies: [], avoid: [] };
function cooked(pantry: string, rest: Partial<Order> = {}): Extract<Answer, { outcome: 'recipe' }> {
  const answer = cook(orderFor({ pantry: pantry.split(', '), ...rest }));
  if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
  return answer;
}

describe('the dish that a list spells', () => {
  it('knows seven hundred dishes and more', () => expect(houseRepertoire().cards.length).toBeGreaterThanOrEqual(700));

  it.each([
    ['spaghetti, guanciale, eggs, pecorino, black pepper', 'Spaghetti alla Carbonara'], ['chicken thighs, eggs, lemons, rice, carrots, dill', 'Avgolemono'],
    ['flour, buttermilk, baking soda', 'Soda Bread'], ['red lentils, ghee, cumin seeds, garlic, cilantro', 'Tarka Dal'],
    ['bell peppers, ground beef, rice, canned tomatoes, onion, cheddar, paprika', 'Stuffed Peppers'],
  ])('%s: %s', (pantry, title) => expect(cooked(pantry).recipe.title).toBe(title));

  it('says why', () => expect(cooked('chicken thighs, eggs, lemons, rice, dill').verdict.why).toMatch(/: that spells Avgolemono\.$/));

  it('gives the same bytes for the same order', () => expect(cooked('eggs, spinach, feta, potatoes').markdown).toBe(cooked('eggs, spinach, feta, potatoes').markdown));

  it('something else is never a dish that was shown, nor its method and kitchen while there are others', () => {
    const besides: string[] = [];
    const manners: string[] = [];
    for (let turn = 0; turn < 10; turn++) {
      const dish = cooked('eggs, rice, onion, carrots, soy sauce, peas', { besides: [...besides] }).recipe.told?.dish ?? '';
      expect(besides).not.toContain(dish);
      besides.push(dish);
      const card = houseRepertoire().byId.get(dish);
      manners.push(`${card?.method ?? ''}/${card?.kitchen[0] ?? ''}`);
    }
    expect(new Set(manners).size).toBe(10);
  });

  it('offers three dishes that differ in method or kitchen', () => {
    const found = ideas(orderFor({ pantry: ['chicken', 'rice', 'coconut milk', 'lime', 'garlic'] }));
    expect(found.outcome === 'ideas' && new Set(found.ideas.map(({ way, cuisine }) => `${way}/${cuisine}`)).size).toBe(3);
  });

  it('bends to a diet, and to what the kitchen lacks', () => {
    for (const { food } of cooked('pasta, tomatoes, parmesan, garlic', { diets: ['vegan'] }).recipe.ingredients) expect(food).not.toBe('parmesan');
    const dish = cooked('potatoes, cream, cheese, garlic', { without: ['oven'] }).recipe.told?.dish ?? '';
    expect(houseRepertoire().byId.get(dish)?.needs).not.toContain('oven');
  });

  it('follows the amount that is there', () => {
    const half = cooked('300 g chicken thighs, eggs, lemons, rice, dill').recipe;
    expect(half.serves).toBeLessThan(4);
    expect(half.ingredients.find(({ place }) => place === 'chicken')?.text).toContain('300 g');
  });

  it('keeps a dish whole: a loaf stays a loaf, whoever it is for', () => expect(cooked('flour, buttermilk, baking soda', { servings: 2 }).recipe.makes).toBe('1 loaf, 10 slices'));

  it('keeps the cook’s own words', () => expect(cooked('500g beef mince, aubergine, tinned tomatoes, onion, potatoes').markdown).toMatch(/aubergine|beef mince/));
});

describe('a recipe told again', () => {
  const { recipe } = cooked('chicken thighs, eggs, lemons, rice, carrots, dill');
  const fitted = recipe.told;
  if (fitted === undefined) throw new Error('a recipe of the house chef knows how it was fitted');
  it('not where its text was changed since', () => expect(toldWithout({ ...recipe, steps: ['Stir.', 'Eat.'] }, fitted, 0, NO_WISHES, [], houseRepertoire())).toBeNull());
  it('with another food in a place, and what that changes elsewhere', () => {
    const line = recipe.ingredients.findIndex(({ place }) => place === 'chicken');
    const answer = toldWithout(recipe, fitted, line, NO_WISHES, [], houseRepertoire());
    expect(answer?.outcome).toBe('swap');
    const breasts = answer?.outcome === 'swap' ? answer.options.find(({ amount }) => amount.includes('breasts')) : undefined;
    expect(breasts?.recipe.ingredients.map(({ text }) => text)).toContain('1.6 l chicken stock');
    expect(breasts?.changes).toMatch(/minutes instead of/);
  });
  it('without what it can do without', () => {
    const line = recipe.ingredients.findIndex(({ place }) => place === 'carrot');
    const answer = toldWithout(recipe, fitted, line, NO_WISHES, [], houseRepertoire());
    expect(answer?.outcome).toBe('leave-out');
    if (answer?.outcome === 'leave-out') expect(answer.recipe.steps.join(' ')).not.toMatch(/carrot/);
  });
  it('knows the foods of every step: all of a place, half of it, the rest', () => {
    const pasta = cooked('spaghetti, garlic, parsley, parmesan').recipe;
    expect(pasta.told?.steps.length).toBe(pasta.steps.length);
    pasta.told?.steps.forEach(({ spans }, index) => expect(spans.map(({ text }) => text).join('')).toBe(pasta.steps[index]));
    const parts = pasta.told?.steps.flatMap(({ spans }) => spans.flatMap(({ foods }) => foods ?? [])).filter(({ place }) => place === 'parsley').map(({ part }) => part);
    expect(parts).toEqual(['half', 'rest']);
  });
});

describe('what is there, made to fit', () => {
  it('dried beans are soaked and boiled first, and the time says so', () => {
    const { recipe } = cooked('dried chickpeas, onion, tomatoes, garam masala, ginger, cumin');
    expect(recipe.ingredients.find(({ food }) => food === 'dried chickpea')?.text).toMatch(/^\d+ g dried chickpeas, soaked and boiled as in step 1/);
    expect([recipe.steps[0], (recipe.minutes ?? 0) > 600]).toEqual([expect.stringMatching(/^Soak the dried chickpeas overnight/), true]);
  });

  it('dried kidney beans are boiled hard, also where they only come along', () => {
    const { recipe } = cooked('dried kidney beans, onion, tomatoes, garlic, rice');
    const line = recipe.ingredients.find(({ food }) => food === 'dried kidney bean');
    expect([line !== undefined, recipe.steps.some((step) => /soak/i.test(step) && /boil hard for (?:at least )?30 minutes/.test(step))]).toEqual([true, true]);
  });

  it('raw chicken becomes cooked chicken where the dish asks for that', () => {
    const { recipe } = cooked('flour tortillas, cheddar, chicken, enchilada sauce');
    expect([recipe.title, recipe.steps.slice(0, 2).join(' ')]).toEqual(['Chicken Enchiladas', expect.stringMatching(/chicken.*74 °C/)]);
  });

  it('a food’s own name goes where the card names it: pearl sugar on the bun, not into the dough', () => {
    const pearl = cooked('flour, yeast, milk, cardamom, butter, pearl sugar').recipe.ingredients.filter(({ food }) => food === 'coarse sugar');
    expect(pearl.map(({ text }) => text)).toEqual([expect.stringMatching(/tbsp pearl sugar/)]);
  });

  it('the cook’s own word stands in the steps too', () => {
    const { recipe } = cooked('aubergine, minced pork, garlic, doubanjiang, black vinegar, sugar, cornflour, spring onions');
    expect(recipe.steps.join(' ')).toMatch(/aubergine/);
    expect(recipe.steps.join(' ')).not.toMatch(/eggplant/);
  });

  it('two eggs are no frittata for eight', () => expect(cooked('2 eggs, slice of ham, bit of cheddar, half an onion').recipe.title).toMatch(/Omelette/));

  it('a stock cube is stock, and nothing to buy', () => {
    const answer = cooked('500g beef mince, onion, carrots, potatoes, frozen peas, beef stock cube');
    expect([answer.recipe.ingredients.map(({ text }) => text).join('; '), answer.verdict.extras]).toEqual([expect.stringMatching(/stock \(from [\d½]+ beef bouillon cube/), expect.not.arrayContaining([expect.stringMatching(/broth|stock/)])]);
  });

  it('a frozen bird takes days in the fridge or hours in cold water', () => {
    const { recipe } = cooked('frozen whole turkey 5 kg, butter, sage, onion, stock');
    expect(recipe.steps[0]).toMatch(/a day for every 2 kg .* an hour for every kilo/);
    expect(recipe.minutes ?? 0).toBeGreaterThan(5 * 60);
  });
  it('what is frozen is said to be, and thaws before it cooks', () => {
    const { recipe } = cooked('frozen cod fillets, potatoes, frozen peas, flour, beer');
    expect([recipe.ingredients.map(({ text }) => text).join('; '), recipe.steps.join(' ')]).toEqual([expect.stringMatching(/frozen cod/), expect.stringMatching(/thaw/i)]);
  });

  it('counts what the cook counted, and uses the pack to its end', () => {
    const lines = (pantry: string): string => cooked(pantry).recipe.ingredients.map(({ text }) => text).join('; ');
    expect(lines('3 overripe bananas, 2 eggs, flour, butter, walnuts, brown sugar')).toMatch(/(?:^|; )3 (?:\w+ )*bananas/);
    expect(lines('4 bell peppers, 1 lb ground turkey, leftover rice, can of diced tomatoes, onion, mozzarella')).toMatch(/450 g ground turkey/);
  });

  it('says what it takes more of than there is', () => {
    expect(cooked('2 bananas, 1 egg, flour, sugar, butter, baking soda').notices.filter(({ code }) => code === 'short').map(({ sentence }) => sentence)).toEqual([expect.stringMatching(/2 eggs.*more than you have/)]);
  });

  it('bread goes to the table with a soup, rice is cooked beside a curry', () => {
    expect(cooked('chickpeas, canned tomatoes, onion, garlic, ginger, garam masala, basmati rice').recipe.steps.join(' ')).toMatch(/(?:boil the (?:basmati )?rice|rinse the rice\b[^.]*, bring to a boil)/);
  });

  it.each(['cassava leaves', 'taro leaves', 'fiddleheads'])('never cooks %s as any green', (green) => {
    for (const list of [`500g beef, tomatoes, ${green}, peanut butter, onion`, `eggs, ${green}, cheddar, onion`, `pasta, cream, ${green}, garlic`]) {
      const { recipe } = cooked(list);
      const told = recipe.steps.join(' ');
      expect(!told.includes(green) || /(?:3\d|[4-9]\d) minutes|hour/.test(told), `${recipe.title}: ${told}`).toBe(true);
    }
  });

  it('a foreign name is explained as long as the words are true', () => {
    expect(cooked('can of tuna, can of cannellini beans, red onion, celery, lemon, parsley').recipe.intro).toBe('Tuna and white bean salad.');
  });

  it('asks for nothing that the dish can do without, and says of two things at most that they are worth having', () => {
    const answer = cooked('green papaya, lime, fish sauce, peanuts, Thai chilies');
    const optional = (pantry: string): string[] => cooked(pantry).recipe.ingredients.filter(({ optional: spare }) => spare).flatMap(({ food }) => food ?? []).filter((id) => { const food = findFood(id); return food !== null && sourceOf(food) === 'bought'; });
    expect(answer.recipe.ingredients.filter(({ optional: spare }) => spare).map(({ text }) => text)).toEqual([expect.stringMatching(/garlic.*\(if you have it\)$/)]);
    expect(answer.verdict.extras).not.toContain('garlic');
    for (const pantry of ['shrimp, linguine, butter, lemon', 'chicken thighs, soy sauce, broccoli, rice', 'beef mince, kidney beans, tomatoes']) {
      expect(cooked(pantry).verdict.extras.filter((name) => { const food = findFood(name); return food !== null && sourceOf(food) === 'bought'; }).length + optional(pantry).length).toBeLessThanOrEqual(2);
    }
    // Who has named one of the kind has no more of it.
    expect(optional('chicken thighs, coconut milk, green curry paste, shallots, aubergine')).not.toContain('onion');
    expect(optional('macaroni, canned white beans, tomatoes, carrots').toSorted()).toEqual(['garlic', 'onion']);
    expect(optional('flour, eggs, milk, blueberries')).toEqual([]);
  });

  it('is called by what of the cook’s goes in beyond the dish', () => {
    const title = (pantry: string): string => cooked(pantry).recipe.title;
    expect(title('moong dal, spinach, onion, tomatoes, ginger, green chilies, cumin seeds, turmeric, ghee')).toBe('Tarka Dal with Spinach');
    expect(title('smoked haddock, potatoes, 2 leeks, milk, butter, frozen sweetcorn')).toBe('Smoked Fish, Leek and Potato Chowder');
    expect(title('moong dal, onion, tomatoes, ginger, green chilies, cumin seeds, turmeric, ghee')).toBe('Tarka Dal');
  });

  it('one bag of sugar sweetens the fruit and the crumble, and a lemon sours what vinegar would', () => {
    expect(cooked('400g rhubarb, porridge oats, plain flour, brown sugar, butter, ground ginger').verdict.extras).toEqual([]);
    expect(cooked('halloumi, 2 carrots, pita breads, yogurt, lemon').verdict.extras.filter((name) => /vinegar/.test(name))).toEqual([]);
  });

  it('what is optional is nothing to buy, also when the recipe is read back from its text', () => {
    const { markdown } = cooked('moong dal, spinach, onion, tomatoes');
    expect(markdown).toContain('(if you have it)');
    expect(check(readRecipe(markdown), []).extras).not.toContain('garlic');
  });

  it('a can is used up, and a dish of two cans becomes one for fewer where there is one', () => {
    const lines = (pantry: string): string => cooked(pantry).recipe.ingredients.map(({ text }) => text).join('; ');
    expect(lines('tin of tuna, pasta, frozen peas, cheddar, milk, butter, plain flour')).toMatch(/\b1 can \(\d+ g\) tuna/);
    expect(lines('tin of chickpeas, tin of tomatoes, onion, spinach, curry powder, tin of coconut milk')).toMatch(/1 can \(400 g\) tomatoes/);
  });

  it('lists salt and pepper that its steps ask for', () => {
    for (const pantry of ['steak, mushrooms, potatoes, butter, garlic, thyme', 'eggs, spinach, feta, potatoes']) {
      const { recipe } = cooked(pantry);
      const named = (food: RegExp): boolean => recipe.ingredients.some(({ text }) => food.test(text));
      if (/\bpepper\b/.test(recipe.steps.join(' '))) expect(named(/pepper/)).toBe(true);
      expect(named(/salt/)).toBe(true);
    }
  });
});
