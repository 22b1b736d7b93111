/** Which foods a dish can do without, and what is lost. */
import type { Recipe } from '../recipe.ts';
import type { Food } from '../../pantry/food.ts';
import type { KindName } from '../../pantry/kinds.ts';
import type { Role } from '../../pantry/substitutes/swap.ts';

const LOSS: Partial<Record<KindName, string>> = {
  'garlic': 'Without it the dish is milder and less aromatic.',
  'bulb': 'Without it the base is less sweet and savory; season a little more.',
  'green onion': 'You lose a fresh, mild onion note and some color.',
  'ginger': 'Without it the dish loses its warm, fresh bite.',
  'chili': 'Without it the dish is mild.',
  'tender herb': 'You lose a fresh note and some green.',
  'woody herb': 'You lose a herbal note in the background.',
  'dried herb': 'You lose a herbal note in the background.',
  'spice': 'You lose one of the spices; the dish tastes a little plainer.',
  'spice blend': 'Without it the dish is plainer; season with more salt, pepper and whatever spice you like.',
  'seed': 'You lose a little crunch.',
  'nut': 'You lose crunch and a nutty taste.',
  'peanut': 'You lose crunch and a nutty taste.',
  'citrus': 'You lose the fresh sharpness at the end; taste and salt with care.',
  'vinegar': 'You lose the sharpness that lifts the dish.',
  'wine': 'You lose some depth and acidity in the sauce.',
  'hard cheese': 'You lose a salty, savory finish; add a little more salt.',
  'melting cheese': 'You lose the melted cheese; the dish is lighter and needs a little more salt.',
  'crumbly cheese': 'You lose a salty, tangy touch; add a little more salt.',
  'fresh cheese': 'You lose creaminess.',
  'pickled vegetable': 'You lose a salty, sour accent.',
  'anchovy': 'You lose depth and salt; taste and add a little more salt.',
  'bacon': 'You lose smoke, salt and fat; add a little oil to the pan and more salt.',
  'cured meat': 'You lose a salty, savory accent.',
  'soy sauce': 'You lose salt and depth; taste and add salt.',
  'fish sauce': 'You lose salt and depth; taste and add salt.',
  'hot sauce': 'Without it the dish is milder.',
  'mustard': 'You lose a little sharpness.',
  'tomato paste': 'You lose a little depth and color.',
  'dried fruit': 'You lose little bites of sweetness.',
  'vanilla': 'You lose the scent of vanilla; a pinch of cinnamon or some lemon zest is nice too.',
  'salt': 'It will taste flat; something salty at the table helps.',
  'mushroom': 'You lose their savory depth.',
  'root': 'You lose some sweetness and color; the rest makes a slightly smaller dish.',
  'tender vegetable': 'You lose some color; the rest makes a slightly smaller dish.',
  'firm vegetable': 'You lose some bite and green; the rest makes a slightly smaller dish.',
  'leafy green': 'You lose the green; the rest makes a slightly smaller dish.',
  'salad leaf': 'You lose some freshness and volume.',
  'cabbage': 'You lose some crunch; the rest makes a slightly smaller dish.',
  'raw vegetable': 'You lose some crunch and freshness.',
  'peas and corn': 'You lose some sweetness and color.',
  'tomato': 'You lose juice and freshness; taste for acidity at the end.',
  'squash': 'You lose some sweetness; the rest makes a slightly smaller dish.',
  'berry': 'You lose some fruit and color.',
  'firm fruit': 'You lose some fruit.',
  'stone fruit': 'You lose some fruit.',
  'tropical fruit': 'You lose some fruit.',
  'avocado': 'You lose its creaminess.',
  'seaweed': 'You lose a taste of the sea.',
  'sprouts': 'You lose some crunch.',
  'yogurt': 'You lose a cool, tangy touch.',
  'cream': 'You lose richness.',
  'spread': 'You lose some richness and flavor.',
  'dressing': 'You lose some tang and creaminess.',
  'sugar': 'It will be less sweet.',
  'syrup': 'It will be less sweet.',
  'jam': 'You lose some sweetness and fruit.',
  'chocolate': 'You lose the chocolate.',
  'beans': 'It is less filling.',
  'breadcrumbs': 'You lose the crunch.',
  'sweet': 'You lose a sweet finish.',
  'supplement': 'Nobody will taste the difference.',
  'butter': 'It is less rich.',
};
/** Kinds that leave a gap when they are more than an accent. */
const BODY: ReadonlySet<string> = new Set(['sugar', 'syrup', 'cream', 'yogurt', 'spread', 'dressing', 'beans', 'breadcrumbs', 'butter', 'melting cheese', 'fresh cheese', 'jam', 'chocolate', 'bacon', 'cured meat', 'soy sauce', 'wine', 'tomato', 'citrus', 'vinegar']);
const VEGETABLES: ReadonlySet<string> = new Set(['bulb', 'root', 'tender vegetable', 'firm vegetable', 'leafy green', 'salad leaf', 'cabbage', 'raw vegetable', 'peas and corn', 'tomato', 'squash', 'mushroom', 'sprouts', 'berry', 'firm fruit', 'stone fruit', 'tropical fruit', 'avocado', 'beans']);

/** What is lost when the food stays out, or null where the dish would fall apart. */
export function leaveOutSentence(recipe: Recipe, food: Food | null, roles: ReadonlySet<Role>): string | null {
  if (food === null) return recipe.ingredients.length > 3 ? 'The dish goes without it; taste at the end and season to make up for it.' : null;
  const loss = LOSS[food.kind];
  if (loss === undefined) return null;
  const grams = recipe.ingredients.filter(({ food: id }) => id === food.id).reduce((sum, one) => sum + (one.grams ?? 0), 0);
  const serves = recipe.serves ?? 2;
  const total = recipe.ingredients.filter(({ food: id }) => id !== 'water').reduce((sum, one) => sum + (one.grams ?? 0), 0);
  if (VEGETABLES.has(food.kind)) {
    // Grated carrot keeps a cake moist; blueberries only sit in a scone.
    if (roles.has('baked') && roles.has('star') && food.kind !== 'berry') return null;
    // One of several: what is left must still make a meal.
    const kin = recipe.ingredients.filter(({ food: id, grams: weight }) => id !== null && id !== food.id && (weight ?? 0) >= 30 * serves).length;
    return grams / Math.max(total, 1) <= 0.35 && (kin >= 2 || grams < 40 * serves) ? loss : null;
  }
  if (roles.has('star') && grams > 40 * serves) return null;
  if (roles.has('binder') && food.kind === 'breadcrumbs') return null;
  if (BODY.has(food.kind) && (grams > 20 * serves || roles.has('baked') || roles.has('creamed') || roles.has('frying') && food.kind === 'butter')) return null;
  // Salt and pepper make up for nothing in a pie.
  if (food.kind === 'spice blend' && roles.has('sweet')) return 'Without it the dish is plainer; a little cinnamon or vanilla helps.';
  return loss;
}
