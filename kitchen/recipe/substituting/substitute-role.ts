/** What a food does in one recipe, read from its steps and amounts. */
import { findFood } from '../../pantry/lexicon.ts';
import type { Food } from '../../pantry/food.ts';
import type { Role } from '../../pantry/substitutes/swap.ts';
import type { Recipe } from '../recipe.ts';
import { mentionsOf } from './substitute-mentions.ts';

/** Whether something stands in water for a time. */
const isSoaked = (text: string): boolean => /\bsoak|overnight|boiling water and leave/i.test(text) || text.toLowerCase().split('.').some((part) => {
  const left = part.indexOf('leave');
  return left >= 0 && part.includes('boiling water', left);
});

const PROTEIN: ReadonlySet<string> = new Set(['meat', 'fish']);
const SWEET = /\b(?:cake|cookies?|brownies?|muffins?|pie|pudding|crumble|custard|ice cream|jam|compote|pancakes?|waffles?|scones?|loaf cake|cheesecake|tart|meringues?|smoothie|granola|french toast|cupcakes?|sorbet|mousse|fudge|truffles)\b/i;
const BAKED = /\b(?:batter|dough|bake|oven|griddle|waffle|pancakes?)\b/i;

const KNEADED = /\b(?:knead|rise|rises|risen|doubled)\b/i;
/** Breads that baking powder lifts as well. */
export const FLAT = /flatbread|naan|pita|pizza|chapati|tortilla/i;
/** Fat worked into flour while it is cold. */
const RUBBED = /\b(?:rub|work)\b[^.]*\b(?:into|in)\b|\bcut (?:in )?the [^.,]* into the (?:flour|dry)|\bcut in the\b|coarse crumbs|pea[- ]sized/i;
/** What a starch is stirred into to thicken it; none of it is a meringue. */
const THICKENED = /simmer|boil|bubbl|sauce|gravy|soup|stew|thick|whisk in the \w+ and cook/i;
/** Grams for each person up to which a food seasons, and is no part of the bulk. */
const ACCENT = 6;
/** Kinds that no sweet dish has. */
const SAVORY = ['bulb', 'garlic', 'soy sauce', 'stock', 'chili', 'hot sauce', 'leafy green', 'mushroom', 'cabbage', 'firm vegetable', 'fish sauce', 'curry paste', 'salad leaf', 'green onion', 'crumbly cheese', 'melting cheese', 'pickled vegetable'];

/** Foods of the recipe's lines with their grams. */
export const foodsOf = (recipe: Pick<Recipe, 'ingredients'>): { food: Food; grams: number; line: number }[] => recipe.ingredients.flatMap(({ food: id, grams }, line) => {
  const food = id === null ? null : findFood(id);
  return food === null ? [] : [{ food, grams: grams ?? 0, line }];
});

/** Sentences of the steps that name one of the lines. */
export const sentencesNaming = (recipe: Recipe, lines: ReadonlySet<number>): string[] => recipe.steps.flatMap((step) => step.match(/[^.!?]+[.!?]*/g) ?? []).filter((sentence) => mentionsOf(recipe, lines, sentence).length > 0);

/** Every role that the food of these lines has in the recipe. */
export function rolesOf(recipe: Recipe, lines: ReadonlySet<number>, food: Food): ReadonlySet<Role> {
  const roles = new Set<Role>();
  const foods = foodsOf(recipe);
  const own = foods.filter(({ line }) => lines.has(line)).reduce((sum, { grams }) => sum + grams, 0);
  const text = recipe.steps.join(' ');
  const lineText = recipe.ingredients.flatMap((line, index) => (lines.has(index) ? [line.text] : [])).join(' ');
  const said = sentencesNaming(recipe, lines).join(' ');
  const gramsOfKind = (...kinds: string[]): number => foods.filter(({ food: { kind } }) => kinds.includes(kind)).reduce((sum, { grams }) => sum + grams, 0);
  const flour = gramsOfKind('flour', 'oats', 'starch');
  const solids = foods.filter(({ food: { kind } }) => kind !== 'water' && kind !== 'stock');
  const heaviest = solids.toSorted((a, b) => b.grams - a.grams)[0];
  const proteins = new Set(foods.filter(({ food: { aisle, kind } }) => PROTEIN.has(aisle) || kind === 'egg' || kind === 'tofu').map(({ food: { id } }) => id));
  const sugar = gramsOfKind('sugar', 'syrup', 'chocolate', 'jam', 'sweet');
  const sweet = SWEET.test(recipe.title) ? sugar > 8 : sugar > 20 * (recipe.serves ?? 2) || (sugar > 0 && gramsOfKind(...SAVORY) === 0 && ![...proteins].some((id) => id !== 'egg'));
  roles.add(sweet ? 'sweet' : 'savory');
  if (mentionsOf(recipe, lines, recipe.title).length > 0 || (heaviest !== undefined && lines.has(heaviest.line) && own > 0) || (proteins.size === 1 && proteins.has(food.id) && own >= 60 * (recipe.serves ?? 2))) roles.add('star');
  const baked = flour >= 60 && BAKED.test(text);
  if (baked) roles.add('baked');
  if (!(baked && sweet) && /\b(?:patt(?:y|ies)|meatballs?|fritters?|burgers?|meatloaf|shape|form(?:ed)? into|balls|cakes|rösti|latkes)\b/i.test(`${recipe.title} ${text}`)) roles.add('binder');
  if (/\b(?:dip|dredge|coat|three plates|roll (?:them |it )?in|turn (?:them|it) in|press (?:them |it )?into|toss)\b/i.test(said) && /coat|dip|dredge|plates|crumb/i.test(text)) roles.add('coating');
  if (/\bbrush\b/i.test(said) && own <= 60 && /\begg\b/.test(food.id)) {
    roles.add('glaze');
    // What only shines on the crust holds nothing together.
    if (!/\b(?:beat in|stir|mix|whisk|add)\b/i.test(said)) roles.delete('baked');
  }
  if (food.kind === 'egg' && flour < 60 && gramsOfKind('milk', 'cream', 'coconut milk') >= 60 && /custard|trembl|thick|set|freez|churn|coats? the back/i.test(text)) roles.add('custard');
  if (recipe.steps.some((step) => /\b(?:simmer|boil|bubble)/i.test(step) && mentionsOf(recipe, lines, step).length > 0)) roles.add('simmered');
  if (food.kind === 'egg' && /\bboil/i.test(said)) roles.add('boiled');
  if (isSoaked(`${said} ${lineText}`)) roles.add('soaked');
  if (KNEADED.test(text) && flour > 0) roles.add('kneaded');
  if (roles.has('kneaded') && !FLAT.test(recipe.title)) roles.add('risen');
  if (/\bzest\b/i.test(`${said} ${lineText}`)) roles.add('zest');
  if (/\bshells? open|stay shut/i.test(text)) roles.add('shells');
  if (/\b(?:shred|pulled?)\b/i.test(`${recipe.title} ${said}`) || /\bpull (?:it |them |the meat )?apart\b/i.test(text)) roles.add('shredded');
  if (/\b(?:[2-9]|1\d) hours\b/i.test(text)) roles.add('slow');
  if (/\bstuff(?:ed)?\b|\bhollow/i.test(`${recipe.title} ${said}`)) roles.add('stuffed');
  if (/\b(?:whip|stiff|soft peaks?|peaks)\b/i.test(said)) roles.add('whipped');
  if (RUBBED.test(said)) roles.add('rubbed');
  if (/\b(?:cream|beat|work|whisk)\b[^.]*\bsugar\b/i.test(said)) roles.add('creamed');
  if (/\bmelt(?:ed)?\b/i.test(said)) roles.add('melted');
  if (/\b(?:dressing|whisk|vinaigrette|shake|drizzle|salad)\b/i.test(said) && !/\b(?:heat|melt|fry)\b/i.test(said) && !baked) roles.add('dressed');
  if (/\b(?:heat|melt|fry|fried|frying|brown|sizzl|pan|roast|toss|sear)\b/i.test(said) && !roles.has('rubbed') && !roles.has('creamed')) roles.add('frying');
  if ((food.kind === 'flour' || food.kind === 'starch') && own < 60 && !baked && !roles.has('coating') && THICKENED.test(text)) roles.add('thickener');
  if (own <= ACCENT * (recipe.serves ?? 2)) roles.add('accent');
  if (!/\b(?:heat|boil|bake|roast|fry|simmer|oven|grill|cook|steam|melt|toast|warm|hot|broil|microwave)\b/i.test(text)) roles.add('raw');
  return roles;
}
