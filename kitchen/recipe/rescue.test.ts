import { describe, expect, it } from 'vitest';
import { RESCUE_STEPS } from '../../bench/sets/rescue-steps.ts';
import { readRecipe } from './reading/read-recipe.ts';
import type { Recipe } from './recipe.ts';
import { TROUBLES } from './rescue-troubles.ts';
import { rescuesFor } from './rescue.ts';

const recipeOf = (title: string, lines: string, step: string): Recipe => readRecipe(`# ${title}\n\nServes 2 · 40 minutes\n\n## Ingredients\n\n${lines.split('; ').map((line) => `- ${line}`).join('\n')}\n\n## Steps\n\n1. ${step}\n`);
const likely = (recipe: Recipe): string[] => rescuesFor(recipe, 0).filter((one) => one.likely).map(({ id }) => id);

/** Dish, ingredients, step, and what can go wrong there: all of it among the first six offered. */
const CASES: readonly (readonly [dish: string, lines: string, step: string, first: readonly string[]])[] = [
  ['Roast Chicken Thighs', '4 chicken thighs; 1 tsp salt', 'Roast the chicken thighs for 35 minutes, until the juices run clear and a thermometer reads 74 °C (165 °F).', ['raw-inside', 'raw', 'burnt-top', 'dry-meat']],
  ['Fried Chicken', '4 chicken drumsticks; 1 liter vegetable oil', 'Fry the chicken drumsticks in the hot oil for 12 minutes, until golden.', ['raw-inside', 'pan-fire']],
  ['Burgers', '400 g ground beef; 1 tbsp vegetable oil', 'Fry the ground beef patties for 5 minutes a side, until 71 °C (160 °F).', ['raw-inside', 'raw', 'sticks']],
  ['Pork Chops', '2 pork chops; 1 tbsp butter', 'Sear the pork chops for 4 minutes a side, until 63 °C (145 °F).', ['raw-inside', 'raw', 'dry-meat']],
  ['Baked Salmon', '2 salmon fillets; 1 lemon', 'Bake the salmon for 12 minutes, until it flakes.', ['raw-inside', 'raw', 'dry-meat']],
  ['Shrimp Pan', '300 g shrimp; 1 tbsp olive oil', 'Cook the shrimp for 3 minutes, until pink and opaque.', ['raw']],
  ['Beef Stew', '600 g stewing beef; 500 ml beef stock', 'Simmer the beef in the stock for 90 minutes, until fork-tender.', ['tough-meat', 'burnt-base', 'too-thin']],
  ['Lamb Curry', '500 g stewing lamb; 2 tbsp curry paste; 200 ml coconut milk', 'Stir the curry paste and coconut milk into the lamb and simmer until tender.', ['tough-meat', 'split', 'too-hot', 'burnt-base']],
  ['Spaghetti with Garlic', '200 g spaghetti; 3 cloves garlic; 3 tbsp olive oil', 'Warm the garlic in the oil for 1 minute, until pale gold.', ['burnt-garlic']],
  ['Spaghetti with Garlic', '200 g spaghetti; 3 cloves garlic; 3 tbsp olive oil', 'Boil the spaghetti for 10 minutes and drain.', ['soft-pasta', 'stuck-pasta']],
  ['Noodle Bowl', '150 g udon noodles; 1 tbsp soy sauce', 'Cook the udon noodles for 8 minutes and drain.', ['soft-pasta', 'stuck-pasta']],
  ['Gnocchi', '400 g gnocchi; 20 g butter', 'Boil the gnocchi until they float.', ['soft-pasta']],
  ['Rice', '200 g rice; 400 ml water', 'Cover the rice and cook over the lowest heat for 15 minutes.', ['hard-rice', 'soft-rice']],
  ['Mushroom Risotto', '200 g arborio rice; 700 ml vegetable stock', 'Add the stock to the rice a ladle at a time, stirring, until the risotto is creamy.', ['hard-rice', 'soft-rice', 'too-thick', 'burnt-base']],
  ['Quinoa Salad', '150 g quinoa; 300 ml water', 'Simmer the quinoa for 15 minutes.', ['hard-rice', 'soft-rice']],
  ['Cream Sauce', '200 ml heavy cream; 20 g butter', 'Stir the cream into the pan and simmer to a thick sauce.', ['split', 'too-thin', 'burnt-base']],
  ['Yogurt Sauce Chicken', '2 chicken breasts; 150 g yogurt', 'Off the heat, stir the yogurt into the sauce.', ['split']],
  ['Cheese Sauce', '200 ml milk; 100 g cheddar', 'Melt the cheddar in the milk over low heat.', ['split']],
  ['Béchamel', '30 g butter; 30 g all-purpose flour; 400 ml milk', 'Stir the flour into the butter, whisk in the milk and simmer until the sauce is thick.', ['lumpy', 'too-thin', 'burnt-base']],
  ['Gravy', '20 g all-purpose flour; 300 ml beef stock', 'Whisk the flour and stock to a gravy and let it bubble.', ['lumpy', 'too-thin']],
  ['Polenta', '150 g polenta; 700 ml water', 'Rain in the polenta, whisking, and simmer for 30 minutes.', ['lumpy', 'burnt-base', 'too-thick']],
  ['Vanilla Custard', '400 ml milk; 3 eggs; 60 g sugar', 'Stir the custard over low heat until it coats the back of a spoon.', ['scrambled-custard', 'split', 'burnt-base']],
  ['Carbonara', '200 g spaghetti; 2 eggs; 60 g parmesan', 'Off the heat, fold the egg sauce into the spaghetti.', ['scrambled-custard', 'split', 'soft-pasta']],
  ['Hollandaise', '2 egg yolks; 120 g butter; 1 tbsp lemon juice', 'Whisk the yolks over barely simmering water and beat in the butter drop by drop.', ['scrambled-custard', 'split']],
  ['Mayonnaise', '1 egg yolk; 200 ml vegetable oil; 1 tsp Dijon mustard', 'Beat the yolk with the mustard, then whisk in the oil drop by drop to an emulsion.', ['split']],
  ['Fried Mushrooms', '400 g mushrooms; 20 g butter', 'Fry the mushrooms over high heat for 8 minutes, until brown.', ['watery']],
  ['Zucchini Pan', '2 zucchini; 1 tbsp olive oil', 'Fry the zucchini for 6 minutes, until golden.', ['watery']],
  ['Crisp Tofu', '300 g tofu; 2 tbsp vegetable oil', 'Fry the tofu until golden and crisp.', ['watery', 'soggy']],
  ['Stir-Fry', '300 g beef steak; 200 g broccoli; 2 tbsp vegetable oil', 'Stir-fry the beef in the wok over high heat for 3 minutes.', ['watery', 'pan-fire']],
  ['Pancakes', '200 g all-purpose flour; 300 ml milk; 1 egg', 'Whisk the flour, milk and egg to a batter.', ['lumpy', 'too-thick']],
  ['Pancakes', '200 g all-purpose flour; 300 ml milk; 1 egg', 'Fry the pancakes in a frying pan for 2 minutes, flip and cook the other side.', ['sticks']],
  ['Seared Fish', '2 cod fillets; 1 tbsp vegetable oil', 'Lay the cod in a frying pan and turn when the underside is golden.', ['sticks', 'raw-inside']],
  ['Vanilla Cake', '200 g all-purpose flour; 200 g sugar; 4 eggs; 2 tsp baking powder', 'Pour the batter into a tin and bake the cake for 35 minutes, until a skewer comes out clean.', ['raw-cake', 'sunken-cake', 'burnt-top']],
  ['Banana Loaf', '250 g all-purpose flour; 3 bananas; 2 eggs', 'Bake the loaf for 50 minutes, until a skewer comes out clean.', ['raw-cake', 'burnt-top']],
  ['Brownies', '150 g dark chocolate; 100 g all-purpose flour; 150 g sugar', 'Bake the brownies for 25 minutes.', ['raw-cake', 'burnt-top']],
  ['White Bread', '500 g bread flour; 7 g yeast; 320 ml water', 'Knead the dough for 10 minutes, until smooth.', ['sticky-dough', 'dry-dough']],
  ['White Bread', '500 g bread flour; 7 g yeast; 320 ml water', 'Cover the dough and let it rise for 1 hour, until doubled.', ['no-rise', 'sticky-dough']],
  ['Shortcrust', '250 g all-purpose flour; 125 g butter; 3 tbsp water', 'Roll out the pastry on a floured board.', ['dry-dough', 'sticky-dough']],
  ['Tomato Sauce', '2 cans tomatoes; 1 onion; 1 tsp sugar', 'Simmer the tomatoes for 20 minutes to a thick sauce.', ['burnt-base', 'too-thin', 'too-sour', 'too-thick']],
  ['Lemon Dressing', '2 tbsp lemon juice; 4 tbsp olive oil; 1 tsp honey', 'Whisk the lemon juice, honey and oil to a dressing.', ['too-sour', 'too-sweet']],
  ['Chili', '1 red chili; 1 can kidney beans; 1 can tomatoes', 'Add the red chili and beans and simmer for 20 minutes.', ['too-hot', 'burnt-base', 'too-thin']],
  ['Gochujang Tofu', '2 tbsp gochujang; 300 g tofu', 'Stir the gochujang into the sauce.', ['too-hot']],
  ['Teriyaki Glaze', '4 tbsp soy sauce; 2 tbsp honey', 'Simmer the soy sauce and honey to a sticky glaze.', ['too-thin', 'too-salty', 'too-sweet', 'burnt-base']],
  ['Miso Soup', '3 tbsp miso; 700 ml dashi; 150 g tofu', 'Stir the miso into the dashi and taste.', ['too-salty', 'bland']],
  ['Lentil Soup', '200 g lentils; 1 liter vegetable stock; 1 carrot', 'Simmer the lentils and carrot in the stock for 25 minutes, until tender.', ['burnt-base', 'too-thin', 'hard-vegetables']],
  ['Bean Pot', '300 g dried white beans; 1 onion', 'Simmer the beans for 60 minutes, until soft.', ['hard-vegetables', 'burnt-base']],
  ['Roast Potatoes', '800 g potatoes; 3 tbsp olive oil', 'Roast the potatoes for 45 minutes, until golden and crisp.', ['watery', 'soggy', 'burnt-top']],
  ['Boiled Broccoli', '1 head broccoli', 'Boil the broccoli for 5 minutes, until tender.', ['soft-vegetables']],
  ['Mash', '800 g potatoes; 100 ml milk; 40 g butter', 'Mash the potatoes with the butter and milk.', ['too-thick']],
  ['Bacon Pan', '6 slices bacon; 300 g cabbage', 'Fry the bacon until brown and the fat has run out.', ['greasy']],
  ['Sausage Pan', '4 sausages; 1 onion', 'Fry the sausages for 14 minutes, until 71 °C (160 °F).', ['raw-inside', 'raw', 'greasy']],
  ['Breaded Cutlets', '4 pork cutlets; 80 g breadcrumbs; 1 egg; 100 ml vegetable oil', 'Fry the breaded pork cutlets in the hot oil for 4 minutes a side, until crisp.', ['raw-inside', 'soggy', 'pan-fire']],
  ['Vegetable Soup', '2 carrots; 1 leek; 1 liter water; 1 tsp salt', 'Taste, season and serve the soup.', ['bland', 'too-salty', 'too-thin']],
  ['Kale Salad', '200 g kale; 2 tbsp olive oil; 1 lemon', 'Massage the kale with the oil and lemon and taste.', ['too-bitter', 'too-sour', 'bland']],
  ['Toasted Spices', '1 tsp ground cumin; 1 can chickpeas; 1 tbsp vegetable oil', 'Toast the ground cumin in the pan for 1 minute, until fragrant.', ['too-bitter']],
  ['Gratin', '600 g potatoes; 200 ml heavy cream; 80 g Gruyère', 'Bake the gratin for 50 minutes, until the potatoes are tender.', ['burnt-top', 'hard-vegetables']],
  ['Omelette', '4 eggs; 1 tbsp butter', 'Pour the eggs into the frying pan and turn when the underside is set.', ['sticks']],
  ['Caramel Pears', '3 pears; 80 g sugar', 'Cook the sugar to an amber caramel.', ['burnt-base', 'too-sweet']],
  ['Duck Breast', '2 duck breasts', 'Sear the duck breast skin side down to render the fat, until 74 °C (165 °F).', ['raw-inside', 'greasy', 'dry-meat']],
  ['Coconut Curry', '1 can coconut milk; 300 g pumpkin; 2 tbsp red curry paste', 'Pour in the coconut milk and simmer the pumpkin for 15 minutes.', ['split', 'too-thin', 'burnt-base']],
  ['Porridge', '100 g rolled oats; 400 ml milk', 'Simmer the porridge for 6 minutes, stirring.', ['burnt-base', 'too-thick']],
];

describe('what can go wrong at a step', () => {
  it('sixty steps', () => expect(CASES.length).toBeGreaterThanOrEqual(60));
  it.each(CASES)('%s | %s | %s', (dish, lines, step, first) => {
    const found = likely(recipeOf(dish, lines, step));
    expect(found.slice(0, 6), found.join(' ')).toEqual(expect.arrayContaining([...first]));
  });
});

describe('what is shown first', () => {
  it('forty steps', () => expect(RESCUE_STEPS.length).toBeGreaterThanOrEqual(40));
  it.each(RESCUE_STEPS.map((one) => [`${one.dish}: ${one.step}`, one] as const))('%s', (_, { dish, lines, step, plausible }) => {
    const found = likely(recipeOf(dish, lines, step));
    expect(found.slice(0, 3).filter((id) => !plausible.includes(id)), found.join(' ')).toEqual([]);
    expect(found.length > 0).toBe(plausible.length > 0);
  });
  it('a step with nothing of its own shows what the step before may still show', () => {
    const recipe = readRecipe('# Soup\n\nServes 2\n\n## Ingredients\n\n- 2 cloves garlic\n- 1 can tomatoes\n\n## Steps\n\n1. Slice the garlic.\n2. Fry the garlic for 1 minute.\n3. Set the table.\n4. Bake for 20 minutes.\n');
    const [fire, first] = rescuesFor(recipe, 2);
    expect([fire?.id, first?.id, first?.likely]).toEqual(['pan-fire', 'burnt-garlic', false]);
  });
  it.each([0, 1, 2, 3])('where a pan can burn, fire stands first at every step (%i)', (step) => {
    const recipe = readRecipe('# Schnitzel\n\nServes 2\n\n## Ingredients\n\n- 2 pork cutlets\n- 2 eggs\n- 300 ml oil\n\n## Steps\n\n1. Beat the eggs.\n2. Heat the oil and fry the cutlets until golden.\n3. Drain them.\n4. Season with salt.\n');
    const [first] = rescuesFor(recipe, step);
    expect([first?.id, first?.urgent]).toEqual(['pan-fire', true]);
  });
});

describe('what cannot be', () => {
  it.each([
    ['no pasta, no overcooked pasta', 'Green Salad', '1 head lettuce; 2 tbsp olive oil', 'Toss the lettuce with the oil.', ['soft-pasta', 'hard-rice', 'raw', 'burnt-garlic', 'raw-cake', 'no-rise', 'pan-fire', 'burnt-top']],
    ['no yeast, no rising', 'Vanilla Cake', '200 g all-purpose flour; 3 eggs', 'Bake the cake for 30 minutes.', ['no-rise', 'hard-rice', 'tough-meat', 'too-hot']],
    ['no meat, nothing raw inside', 'Boiled Rice', '200 g rice', 'Boil the rice for 15 minutes.', ['raw-inside', 'raw', 'tough-meat', 'greasy', 'split', 'sticky-dough']],
  ])('%s', (_, dish, lines, step, never) => {
    const ids = rescuesFor(recipeOf(dish, lines, step), 0).map(({ id }) => id);
    expect(never.filter((id) => ids.includes(id))).toEqual([]);
    expect(ids).toContain('bland');
  });
  it('a step that is not there has nothing likely', () => expect(rescuesFor(recipeOf('Rice', '200 g rice', 'Boil the rice.'), 7).some((one) => one.likely)).toBe(false));
  it('likely ones come first', () => {
    const flags = rescuesFor(recipeOf('Beef Stew', '600 g stewing beef; 500 ml beef stock', 'Simmer the beef for 90 minutes.'), 0).map((one) => one.likely);
    expect(flags).toEqual(flags.toSorted((a, b) => Number(b) - Number(a)));
    expect(flags).toContain(false);
  });
});

describe('the help itself', () => {
  const text = (id: string): string => TROUBLES.find((one) => one.id === id)?.help.join(' ') ?? '';
  it('is two to four short sentences each, under one name', () => {
    expect(new Set(TROUBLES.map(({ id }) => id)).size).toBe(TROUBLES.length);
    for (const { help } of TROUBLES) {
      expect(help.length).toBeGreaterThanOrEqual(2);
      expect(help.length).toBeLessThanOrEqual(4);
      for (const sentence of help) expect(sentence).toMatch(/^[A-Z].{10,190}\.$/);
    }
  });
  it('burning fat: a lid, never water', () => expect(text('pan-fire')).toMatch(/lid.*Never pour water/));
  it('a potato draws no salt', () => expect(text('too-salty')).toContain('A potato does not draw salt out'));
  it('the safe temperatures', () => expect(text('raw')).toMatch(/Poultry needs 74 °C \(165 °F\), ground meat and sausage 71 °C \(160 °F\), whole cuts and fish 63 °C \(145 °F\)/));
});
