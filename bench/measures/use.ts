/** M5: every listed ingredient is used in the steps. M6: the steps use nothing that is not listed. */
import { houseRepertoire } from '../../kitchen/chef/cook.ts';
import type { Food } from '../../kitchen/pantry/food.ts';
import type { KindName } from '../../kitchen/pantry/kinds.ts';
import { foldName, singularOf } from '../../kitchen/pantry/words.ts';
import type { Dish, Listed } from './dish.ts';
import { mentionsIn, related } from './mentions.ts';

/** Words that speak of all foods of some kinds at once. */
const COLLECTIVE: readonly (readonly [RegExp, readonly KindName[]])[] = [
  [/\bvegetables?\b/, ['root', 'firm vegetable', 'tender vegetable', 'cabbage', 'squash', 'peas and corn', 'mushroom', 'potato', 'starchy root', 'tomato', 'raw vegetable', 'leafy green']],
  [/\bgreens|leaves\b/, ['leafy green', 'salad leaf', 'cabbage', 'tender herb']],
  [/\bsalad\b/, ['salad leaf', 'raw vegetable']],
  [/\bspices?\b/, ['spice', 'spice blend']],
  [/\bherbs?\b/, ['tender herb', 'woody herb', 'dried herb']],
  [/\bcheeses?\b/, ['hard cheese', 'melting cheese', 'crumbly cheese', 'fresh cheese', 'frying cheese']],
  [/\bfat\b/, ['oil', 'butter', 'animal fat']],
  [/\boil\b/, ['oil']],
  [/\bmeat\b/, ['beef', 'lamb', 'pork', 'ground meat', 'ground poultry', 'stewing meat', 'cooked meat', 'game', 'poultry']],
  [/\bfish\b/, ['fish', 'smoked fish', 'canned fish', 'cooked meat']],
  [/\bchocolate\b/, ['chocolate']],
  [/\b(?:fruit|fruits)\b/, ['firm fruit', 'stone fruit', 'berry', 'tropical fruit', 'citrus', 'canned fruit', 'dried fruit']],
  [/\bberries\b/, ['berry']],
  [/\bnuts\b/, ['nut', 'peanut']],
  [/\bseeds\b/, ['seed']],
  [/\bnoodles?\b/, ['noodle', 'pasta']],
  [/\bpasta|tortillas?\b/, ['pasta', 'fresh pasta', 'egg', 'flatbread']],
  [/\bbread|toast|slices\b/, ['bread', 'flatbread', 'pastry']],
  [/\bstock|broth\b/, ['stock']],
  [/\bpastry|dough\b/, ['pastry']],
  [/\bchil(?:i|is|es|ies|li)\b/, ['chili', 'spice', 'spice blend']],
  [/\bbeans\b/, ['beans', 'dried beans', 'firm vegetable']],
  [/\bsausages?\b/, ['raw sausage', 'cooked sausage']],
  [/\bvinegar\b/, ['vinegar']],
  [/\bmushrooms?\b/, ['mushroom']],
  [/\bcream\b/, ['cream']],
];

/** Words of a food's name that are too common to prove that a step means it. */
const WEAK = new Set(['fresh', 'dried', 'ground', 'canned', 'whole', 'red', 'green', 'white', 'black', 'yellow', 'brown', 'dark', 'light', 'baby', 'sweet', 'hot', 'all', 'purpose', 'cooked', 'smoked', 'leaf', 'seed', 'powder', 'sauce', 'oil', 'butter', 'cream', 'milk', 'cooking', 'baking', 'fillet', 'sheet']);

const hasWord = (text: string, word: string): boolean => ` ${text} `.includes(` ${word} `);

function used(food: Food, steps: string, mentioned: readonly Food[]): boolean {
  if (mentioned.some((one) => related(one, food))) return true;
  if (COLLECTIVE.some(([word, kinds]) => kinds.includes(food.kind) && word.test(steps))) return true;
  const singular = steps.split(' ').map(singularOf).join(' ');
  return foldName(food.id).split(' ').filter((word) => word.length > 2 && !WEAK.has(word)).some((word) => hasWord(singular, singularOf(word)));
}

const isWater = (food: Food): boolean => food.kind === 'water';

/** Lines of the list that no step uses: by the places that a recipe of our own says its steps use, else by the words. */
export function unusedLines({ listed, recipe, answer }: Dish): string[] {
  const places = answer.recipe.told === undefined ? null : new Set(answer.recipe.told.steps.flatMap(({ spans }) => spans.flatMap(({ foods }) => foods ?? [])).map(({ food }) => food));
  const text = recipe.steps.join(' ');
  const steps = foldName(text);
  const mentioned = mentionsIn(text).map(({ food }) => food);
  return listed.flatMap((line) => (line.food === null || places?.has(line.food.id) === true || used(line.food, steps, mentioned) ? [] : [`no step uses "${line.text}"`]));
}

/** Whether a food named in a step is on the list, in whatever words. */
function onList(food: Food, words: string, listed: readonly Listed[], listText: string): boolean {
  if (isWater(food)) return true;
  if (listed.some((line) => line.food !== null && related(line.food, food))) return true;
  const [only, ...more] = words.split(' ').map(singularOf);
  if (only !== undefined && [only, ...more].every((word) => hasWord(listText, word))) return true;
  return COLLECTIVE.some(([word, kinds]) => word.test(words) && listed.some((line) => line.food !== null && kinds.includes(line.food.kind)));
}

/** Words of a title that promise a food: "Lemony Spaghetti" has lemon in it. */
const PROMISES: readonly (readonly [RegExp, RegExp])[] = [
  [/\bLemony?\b/, /lemon/], [/\bGarlic(?:ky)?\b/, /garlic/], [/\bGinger(?:y|ed)?\b/, /ginger/], [/\bHerb(?:y|ed)?\b/, /basil|parsley|dill|mint|cilantro|thyme|oregano|rosemary|sage|chive|tarragon|herb|marjoram|chervil|bay lea/],
  [/\bSmoky\b/, /smoke|paprika|chipotle|bacon|chorizo|kielbasa|andouille/], [/\bCurried\b/, /curry|masala|cumin|turmeric/], [/\bSpiced?\b|\bSpicy\b/, /cumin|chil|pepper flakes|paprika|cinnamon|cayenne|masala|cardamom|clove|allspice|nutmeg|coriander|turmeric|harissa|sriracha|spice|curry|ginger|hot sauce|sambal/],
  [/\bCheesy\b/, /cheese|parmesan|cheddar|mozzarella|feta|gruy|pecorino|ricotta|gouda/], [/\bCreamy\b/, /cream|milk|yogurt|mascarpone|ricotta|cheese|tahini|avocado|butter|banana|oat|lentil|dal|polenta|potato|bean|pea|squash|cauliflower|tofu/], [/\bNutty\b/, /almond|walnut|pecan|hazelnut|cashew|peanut|pistachio|tahini|nut/],
  [/\bHoney\b/, /honey/], [/\bSesame\b/, /sesame|tahini/], [/\bHarissa\b/, /harissa/], [/\bCoconut\b/, /coconut/], [/\bChocolate\b/, /chocolate|cocoa/], [/\bMustardy?\b/, /mustard/], [/\bPepper(?:y|ed)\b/, /pepper/], [/\bCinnamon\b/, /cinnamon/], [/\bOregano\b/, /oregano/], [/\bPeanut\b/, /peanut/],
];

/** What comes of cooking (the broth in the pot, the seeds of a pepper, the thick cream of a can), and no food from the list. */
const MADE_IN_THE_POT = /^(?:broth|drippings|thick cream|seeds|oil|shellfish|beans?|specks|a 1|garlic paste)$/;

/** The words of a recipe's steps that name no food by themselves: all of them, or, where the recipe knows its foods, those between. */
const bareSteps = ({ recipe, answer }: Dish): string[] =>
  answer.recipe.told === undefined ? [...recipe.steps] : answer.recipe.told.steps.map(({ spans }) => spans.map(({ text, foods }) => (foods === undefined ? text : 'that')).join(''));

/** Foods that a step or the title names and the list lacks. */
export function unlistedFoods(dish: Dish): string[] {
  const { listed, recipe, answer } = dish;
  const listText = listed.map(({ text }) => foldName(text)).join(' ').split(' ').map(singularOf).join(' ');
  const card = houseRepertoire().byId.get(answer.recipe.told?.dish ?? '');
  // What is being made may be called by its name ("tip out the bread"), and a dish's own name may hold one ("Oven Fries").
  const title = foldName([recipe.title, card?.title ?? '', ...(card?.also ?? [])].join(' '));
  const strangers = (text: string, where: string, fine: (words: string) => boolean): string[] =>
    mentionsIn(text).filter(({ food, words }) => !onList(food, words, listed, listText) && !fine(words)).map(({ food, words }) => `${where} "${words}" (${food.id}) is not on the list`);
  const lines = listed.map(({ text }) => text.toLowerCase()).join(' ');
  const own = foldName(card?.title ?? '');
  return [...new Set([
    ...PROMISES.filter(([word, food]) => word.test(recipe.title) && !food.test(lines)).map(([word]) => `title: "${word.exec(recipe.title)?.[0] ?? ''}" promises what is not on the list`),
    ...bareSteps(dish).flatMap((step, index) => strangers(step, `step ${index + 1}:`, (words) => answer.recipe.told !== undefined && MADE_IN_THE_POT.test(words) || title.includes(singularOf(words)))),
    ...strangers(recipe.title.replace(/[\p{L}]+-Style/gu, ''), 'title:', (words) => words === 'broth' || own.includes(words) || words.split(' ').some((word) => hasWord(listText, singularOf(word)))),
  ])];
}
