import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipe.ts';
import { readLine } from '../reading/read-recipe.ts';
import { asksForStaples } from './shopping-line.ts';
import { addByHand, addToList, byAisle, clearTicked, itemText, readShoppingList, shoppingText, tick, type ShoppingList } from './shopping.ts';

const recipeOf = (...lines: readonly string[]): Recipe => ({ title: 'Supper', intro: '', serves: 2, minutes: 30, ingredients: lines.map((text) => ({ text, food: null, grams: null, group: null })), steps: [], notes: [] });
const listOf = (...recipes: readonly (readonly string[])[]): ShoppingList => recipes.reduce<ShoppingList>((list, lines, at) => addToList(list, recipeOf(...lines), lines.map((_, line) => line), `Dish ${at + 1}`), []);
const texts = (list: ShoppingList): string[] => list.map(itemText);

describe('one line, as one buys it', () => {
  it.each([
    ['2 large eggs', '2 eggs'], ['2-3 carrots, diced', '3 carrots'], ['1 (14 oz) can diced tomatoes', '1 can tomatoes'], ['2 x 400 g cans tomatoes', '2 cans tomatoes'],
    ['salt, to taste', 'salt'], ['a pinch of saffron', 'saffron'], ['1 lb ground beef', '1 lb ground beef'], ['1½ kg potatoes', '1.5 kg potatoes'], ['2 cloves garlic', '2 cloves garlic'],
    ['1 small bunch cilantro, chopped', '1 bunch cilantro'], ['1 cup chopped onion', '1 onion'], ['juice of 1 lemon', '1 lemon'], ['half an onion', '1 onion'], ['2 (6 oz) salmon fillets', '2 fillets salmon'],
    ['4 chicken thighs (about 450 g)', '4 chicken thighs'], ['1 tbsp soy sauce', '1 tbsp soy sauce'], ['2 tsp ground cumin', '2 tsp ground cumin'], ['1 cup all-purpose flour', '1 cup all-purpose flour'],
    ['3 dl milk', '300 ml milk'], ['1.2 liters chicken stock', '1.2 liters chicken broth'], ['8 rashers bacon', '8 slices bacon'], ['two red onions', '2 red onions'], ['a dozen eggs', '12 eggs'],
    ['**200 g** feta', '200 g feta'], ['[ ] 1 avocado', '1 avocado'], ['5 gizmos', '5 gizmos'], ['1 head cabbage, shredded', '1 head cabbage'], ['3 stalks celery', '3 stalks celery'], ['2 cans chickpeas (about 480 g drained)', '2 cans chickpeas'], ['1 tbsp capers', '1 tbsp capers'], ['2 sticks butter', '2 sticks butter'],
    ['6 cups baby spinach', '6 cups baby spinach'], ['3 cups penne', '3 cups penne'], ['½ cup chopped cilantro', '½ cup cilantro'], ['1 pint cherry tomatoes', '1 pint cherry tomatoes'], ['1 quart chicken stock', '1 quart chicken broth'], ['24 oz ricotta', '1½ lb ricotta'], ['⅓ cup sugar', '½ cup sugar'],
    ['2 dl flour', '110 g all-purpose flour'], ['400 ml coconut milk', '400 ml coconut milk'], ['2 cinnamon sticks', '2 cinnamon sticks'], ['oil and butter, for frying', 'butter'], ['salt, pepper and garlic powder', 'garlic powder'],
  ])('%s -> %s', (line, expected) => expect(texts(listOf([line]))).toEqual([expected]));
});

describe('the same food of several recipes', () => {
  const cases: readonly (readonly [name: string, recipes: readonly (readonly string[])[], expected: readonly string[]])[] = [
    ['pieces', [['2 onions'], ['1 onion, diced']], ['3 onions']],
    ['weights of two systems', [['200 g feta'], ['1 lb feta']], ['660 g feta']],
    ['sizes', [['2 large eggs'], ['1 egg']], ['3 eggs']],
    ['two words for the food', [['1 aubergine'], ['1 eggplant']], ['2 eggplants']],
    ['pieces and grams of what weighs about the same', [['3 onions'], ['200 g onions']], ['5 onions']],
    ['mostly by weight', [['1 kg potatoes'], ['2 potatoes']], ['1.35 kg potatoes']],
    ['pieces and grams of what does not', [['2 chicken breasts'], ['200 g chicken breast']], ['chicken breasts: 2, and 200 g']],
    ['cups and grams', [['1 cup sugar'], ['100 g sugar']], ['300 g sugar']],
    ['cups and spoons', [['1 cup milk'], ['2 tbsp milk']], ['1¼ cups milk']],
    ['pounds and ounces', [['1 lb ground beef'], ['8 oz ground beef']], ['1½ lb ground beef']],
    ['cups of leaves and ounces', [['2 cups baby spinach'], ['5 oz baby spinach']], ['8 oz baby spinach']],
    ['spoons', [['1 tbsp soy sauce'], ['2 tsp soy sauce']], ['1¾ tbsp soy sauce']],
    ['halves add up before they are rounded', [['½ lemon'], ['½ lemon']], ['1 lemon']],
    ['cans and grams', [['1 can chickpeas'], ['100 g canned chickpeas']], ['2 cans chickpeas']],
    ['without amount, then with', [['olive oil, for frying'], ['2 tbsp olive oil']], ['2 tbsp olive oil']],
    ['to taste twice', [['salt to taste'], ['a pinch of salt']], ['salt']],
    ['unknown to the lexicon', [['1 gizmo'], ['2 Gizmos']], ['3 gizmos']],
    ['units that do not add up', [['1 head garlic'], ['3 cloves garlic']], ['garlic: 1 head, and 3 cloves']],
    ['kinds stay apart', [['1 red onion'], ['1 onion']], ['1 red onion', '1 onion']],
  ];
  it.each(cases)('%s', (_, recipes, expected) => expect(texts(listOf(...recipes))).toEqual(expected));

  it('names the recipes once each', () => {
    const list = addToList(addToList([], recipeOf('2 onions'), [0], 'Soup'), recipeOf('1 onion'), [0], 'Stew');
    expect(list.map(({ amounts, for: titles }) => [amounts, titles])).toEqual([[['3'], ['Soup', 'Stew']]]);
  });

  it('passes over lines that are not there', () => expect(addToList([], recipeOf('2 onions'), [5, -1], 'Soup')).toEqual([]));
});

describe('the same recipe again', () => {
  const recipe = recipeOf('2 tbsp butter', '300 g spinach', '1 tbsp butter', 'salt, to taste');
  const once = addToList([], recipe, [0, 1, 2, 3], 'Soup');
  it('asks for no more', () => expect(addToList(once, recipe, [0, 1, 2, 3], 'Soup')).toEqual(once));
  it('adds up its own lines of one food', () => expect(texts(once)).toEqual(['3 tbsp butter', '300 g spinach', 'salt']));
  it('takes the amounts for more people in place of the old ones', () => expect(texts(addToList(once, recipeOf('4 tbsp butter', '600 g spinach', '2 tbsp butter'), [0, 1, 2], 'Soup'))).toEqual(['6 tbsp butter', '600 g spinach', 'salt']));
  it('buys nothing again that is in the basket', () => {
    const basket = tick(tick(once, 'food:spinach'), 'food:salt');
    expect(addToList(basket, recipe, [0, 1, 2, 3], 'Soup')).toEqual(basket);
  });
  it('is another need under another title', () => expect(texts(addToList(once, recipe, [1], 'Pie'))).toContain('600 g spinach'));
  it('is another recipe with other foods under the same title', () => {
    const other = ['250 g spinach', '100 g feta'].map((text) => readLine(text));
    const [one, two] = [['300 g spinach', '2 eggs'].map((text) => readLine(text)), other].map((ingredients) => ({ ...recipe, ingredients }));
    expect(texts([one, two, one].reduce((list, dish) => (dish === undefined ? list : addToList(list, dish, [0], 'Pie')), [] as ShoppingList))).toEqual(['550 g spinach']);
  });
  it('is remembered where the list is stored', () => expect(addToList(readShoppingList(JSON.parse(JSON.stringify(once))), recipe, [0, 1, 2], 'Soup')).toEqual(once));
  it('forgets no amount, however many recipes want it', () => expect(texts(listOf(...Array.from({ length: 60 }, () => ['1 onion'])))).toEqual(['60 onions']));
});

describe('salt and pepper', () => {
  it.each(['salt and pepper', 'Salt & freshly ground black pepper, to taste', 'kosher salt and pepper', 'salt', 'boiling water', 'pepper to taste'])('%s is nothing to buy', (line) => expect(asksForStaples(line)).toBe(true));
  it.each(['salt, pepper and garlic powder', 'oil and butter, for frying', '2 onions', 'something we do not know'])('%s is', (line) => expect(asksForStaples(line)).toBe(false));
  it('are both there for who chose them', () => expect(texts(listOf(['salt and pepper']))).toEqual(['salt', 'black pepper']));
});

describe('by hand', () => {
  it('takes several at once, known or not', () => expect(texts(addByHand([], 'milk, 6 eggs\ntoilet paper; 2 red onions'))).toEqual(['milk', '6 eggs', 'toilet paper', '2 red onions']));
  it('buys the fruit for its juice', () => expect(texts(addByHand([], 'zest and juice of 2 lemons'))).toEqual(['2 lemons']));
  it('adds to what recipes need', () => expect(texts(addByHand(listOf(['2 onions']), '1 onion'))).toEqual(['3 onions']));
  it('takes nothing from nothing', () => expect(addByHand([], ' , \n - ')).toEqual([]));
  it('keeps a list of 300', () => expect(addByHand([], Array.from({ length: 400 }, (_, at) => `thing number ${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`).join('\n')).length).toBeLessThanOrEqual(300));
});

describe('in the shop', () => {
  const list = tick(addByHand(listOf(['200 g feta', '2 onions', '1 can chickpeas']), 'toilet paper, gizmo'), 'food:onion');

  it('walks the aisles in order, the rest last', () => expect(byAisle(list).map(({ aisle }) => aisle)).toEqual(['produce', 'dairy', 'canned', 'other']));
  it('writes the list as text', () => expect(shoppingText(list)).toBe('Produce\n[x] 2 onions\n\nDairy\n[ ] 200 g feta\n\nCanned\n[ ] 1 can chickpeas\n\nOther\n[ ] gizmo\n[ ] toilet paper\n'));
  it('ticks and unticks', () => expect(tick(list, 'food:onion').some(({ ticked }) => ticked)).toBe(false));
  it('starts a new line where the first is in the basket', () => {
    const more = addByHand(list, '1 onion');
    expect(more.filter(({ food }) => food === 'onion').map(({ id, amounts, ticked }) => [id, amounts, ticked])).toEqual([['food:onion', ['2'], true], ['food:onion#2', ['1'], false]]);
    expect(texts(addByHand(more, '2 onions')).filter((text) => text.includes('onion'))).toEqual(['2 onions', '3 onions']);
  });
  it('gives the ticked foods to the pantry, and only foods', () => {
    const all = list.reduce((so, { id, ticked }) => (ticked ? so : tick(so, id)), list);
    expect(clearTicked(all)).toEqual({ list: [], foods: ['feta', 'onion', 'chickpea', 'gizmo'] });
    expect(clearTicked(list).list.length).toBe(4);
  });
});

describe('a stored list', () => {
  const list = tick(addByHand(listOf(['200 g feta', '2 onions'], ['3 cloves garlic', '1 head garlic']), 'toilet paper'), 'food:feta');
  it('comes back as it was', () => expect(readShoppingList(JSON.parse(JSON.stringify(list)))).toEqual(list));
  it.each([null, 7, 'x', {}, [null, 7, { id: 3 }, { id: 'a' }, { text: 'a' }]])('%j is an empty one', (value) => expect(readShoppingList(value)).toEqual([]));
  it('is cut to 300', () => expect(readShoppingList(Array.from({ length: 500 }, (_, at) => ({ id: `x${at}`, text: `thing ${at}` }))).length).toBe(300));
  it('never throws', () => {
    fc.assert(fc.property(fc.array(fc.record({ id: fc.anything(), text: fc.anything(), food: fc.anything(), needs: fc.anything(), for: fc.anything() }, { requiredKeys: [] })), (value) => {
      expect(readShoppingList(value).every(({ amounts }) => amounts.every((amount) => !/NaN|undefined|Infinity/.test(amount)))).toBe(true);
    }), { numRuns: 200, seed: 4 });
  });
});
