/** What must be true of the words of a recipe of our own, whatever was filled in. */
import { isA, findFood } from '../pantry/lexicon.ts';
import { foodsIn } from '../recipe/foods-in.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Verdict } from '../recipe/verdict.ts';
import { remembering } from '../remembering.ts';

/** Faults in English and sense that a missing or other filling can leave behind; each with its rule's name. */
const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/[{}[\]]|undefined|NaN|null/, 'a brace or a stray value is left'],
  [/\b(\w+) \1\b(?<!\b(?:that that|had had|bye bye|can can|dan dan|mahi mahi|couscous couscous|pil pil|cha cha|tom tom|piri piri|peri peri|yum yum|boo boo|ylang ylang|mie mie|ful ful|aji aji|dum dum|chow chow|nam nam|gado gado))/i, 'a word stands twice'],
  [/(?:^|[.!?] )(?:and|or|but|then,|with)\b [a-z]/, 'a sentence begins with a leftover'],
  [/\b(?:with|of|the|into|an?)[.,;:!?]|\b(?:and|or)[.;:!?]/i, 'a sentence breaks off'],
  [/\bthe (?:the|a|an)\b/i, '“the” stands twice'],
  [/ ,| \.(?!\d)|,,|\.\.(?!\.)|, \.|,\.| {2}/, 'punctuation is out of place'],
  [/\bfor[,.;]/, 'a time is gone'],
  [/\b(?:beaten|sliced|chopped|grated|melted|drained|shredded|each of|crumbled|diced|peeled|some|with no|any|more|little|bit) the\b(?<!some of the|any of the|more of the|little of the|bit of the|each of the)/i, '“the” after a word that bears none'],
  [/(?:^|[.;] )(?:Soften|Fry|Brown|Sweat|Cook) (?:in|into) the\b/, 'a verb has lost its object'],
  [/(?:^|[.;,] )(?:add|stir in|fold in|mix|toss|melt|combine|put|place|pour in|whisk|rub|blend|cook|fry|heat|scatter|spread|rub in|beat in|fold in|sprinkle with) and (?:the|half|some) \b|\band for \d|\b(?:with|of|into) and\b/i, 'a verb has lost its object'],
  [/(?<!Mr|approx)\. [a-z]/, 'a sentence begins small'],
  [/(?:^|[.;] )(?:Add|Stir in|Fold in|Pour in|Mix in|Tip in|Rub in|Beat in|Scatter over|Toss in|Whisk in)[.,;]/, 'a verb has lost its object'],
];
/** Words of cards' own text that are foods elsewhere and none here. */
const NO_FOOD = new Set([
  'pork rib', 'beef rib', 'water', 'ice', 'salt', 'black pepper', 'sea salt', 'ice cube', 'lamb', 'pudding', 'Speck', 'orange', 'yam', 'potato chips', 'pork rinds', 'custard', 'caramel candy', 'beef tallow', 'skate', 'bread roll',
  'browning sauce', 'chestnut', 'beef tongue', 'steak sauce', 'pie crust', 'heavy cream', 'russet potato', 'escargot', 'fava bean', 'clove', 'frozen dumpling', 'mixed cooking greens', 'cooking oil', 'cheese', 'all-purpose seasoning',
  'meringue', 'bell pepper', 'chicken', 'beef', 'pork', 'bread dough', 'pizza dough', 'pastry', 'chocolate sprinkles', 'duck', 'plum', 'rose', 'peppercorn', 'egg wash', 'butterscotch candy', 'fruit', 'mixed berries', 'popcorn', 'gravy',
]);

/** A food that a text names, with the words that say it is another's kind: its name and the last word of it, in lower case. */
const namedIn = remembering((text) => foodsIn(text).map((food) => ({ food, name: food.singular.toLowerCase(), head: food.singular.toLowerCase().split(' ').at(-1) ?? '' })));
const patternFaults = remembering((step) => PATTERNS.flatMap(([pattern, what]) => {
  const found = pattern.exec(step);
  return found === null ? [] : [`${what}: “${step.slice(Math.max(0, found.index - 30), found.index + 30)}”`];
}));

/** Foods that the card's own words name though they are not in the recipe. */
function strangers({ ingredients, told, title }: Recipe): string[] {
  const listed = ingredients.flatMap(({ food }) => { const known = food === null ? null : findFood(food); return known ?? []; });
  const words = title.toLowerCase();
  const found = new Set<string>();
  for (const { spans } of told?.steps ?? []) {
    for (const { text, foods } of spans) {
      if (foods !== undefined) continue;
      for (const { food, name, head } of namedIn(text)) {
        const near = listed.some((one) => isA(one, food.id) || isA(food, one.id) || one.kind === food.kind || one.singular.toLowerCase().includes(head));
        if (!near && !NO_FOOD.has(food.id) && !words.includes(name)) found.add(food.singular);
      }
    }
  }
  return [...found].map((food) => `a step's own words name ${food}, which is not in the recipe`);
}

/** Faults of a told recipe. */
export function wordingFaults(recipe: Recipe, verdict: Verdict): string[] {
  const faults: string[] = [];
  for (const [index, step] of recipe.steps.entries()) {
    for (const fault of patternFaults(step)) faults.push(`step ${index + 1}: ${fault}`);
    if (!/[.!?)”]$/.test(step)) faults.push(`step ${index + 1} ends amid a sentence: “${step.slice(-40)}”`);
  }
  if (recipe.steps.length < 2) faults.push('fewer than two steps are left');
  for (const { text, grams } of recipe.ingredients) if (/NaN|undefined|^0 /.test(text) || grams !== null && grams < 0) faults.push(`line “${text}”`);
  faults.push(...strangers(recipe));
  for (const fault of verdict.faults) faults.push(fault);
  for (const note of recipe.notes) if (/^(?:Poultry is done|Ground meat and raw|Cook whole cuts|Cook pork|Fish is done|Shrimp, crab|Mussels and clams|Cook eggs until|Dried kidney|Eat fish raw)/.test(note)) faults.push(`the steps lack the safety words: “${note.slice(0, 70)}”`);
  return faults;
}
