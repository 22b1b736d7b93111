/** Where a text names the food of an ingredient line. */
import { findFood, isA, lexicon } from '../../pantry/lexicon.ts';
import type { Food } from '../../pantry/food.ts';
import { foldName, singularOf } from '../../pantry/words.ts';
import type { IngredientLine, Recipe } from '../recipe.ts';
import { remembering } from '../../remembering.ts';

/** A food named in a text: positions, and what it is. */
export interface Mention {
  start: number;
  end: number;
  /** The words, folded. */
  words: string;
  food: Food;
}

/** Names in the lexicon that in a step mean the act, the shape or the dish. */
const OTHER_SENSE: ReadonlySet<string> = new Set(`
  fry fries crisp crisps roast mince season seasoning dressing filling topping sauce batter dough loaf loaves cake cakes soup salad stew curry toast rub coat brown golden white whites rest base side glaze
  marinade wrap wraps roll rolls ball balls bowl dish plate pan dip mash hash patty patties burger burgers omelette omelet pancake pancakes crepe crepes waffle waffles muffin muffins cookie cookies
  dumpling dumplings meatball meatballs sandwich taco tacos tart pizza spread sprinkle sprinkles steam ice smoke drink cup juice juices syrup liquid paste mixture crumb crumbs crust cutlets skin bone bones
  wedge wedges slice slices stalk stalks leaf leaves pod pods shell shells ear ears head heart hearts sheet sheets square squares piece pieces fluff curd curds meat sweet date dates coating gravy pickle fat seed seeds relish jam risotto porridge oatmeal pilaf chowder masala vegetable vegetables fruit herb herbs grain grains spice spices dal ragu
`.split(/\s+/).filter(Boolean));

/** Things and comparisons called after a food: they are no mention of it. */
const MASKED = /\b(?:panna cotta|(?:chana|chole|tikka|keema|aloo) masala|ice cream|butter chicken|cream puffs?|crème (?:br[uû]lée|caramel|anglaise)|(?:muffin|cake|pie|tart|bread|loaf|pizza|cookie|cheese|butter|egg|fish|meat|rice|pasta|pastry|sandwich|wine|sugar|candy|jam|milk) (?:tins?|pans?|cups?|dish|stone|knife|case|sheets?|cutters?|scoops?|graters?|slicer|spatula|mallet|machine|brush|bags?|glass(?:es)?|thermometer|timer|wash|board|paddle|jars?)|[\p{L}]+-siz(?:e|ed)\b|salad (?:bowl|spinner)|rice cooker|coffee (?:cups?|grinder|filter)|tea (?:towels?|strainer)|butter knife|egg (?:slice|cup)|potato (?:masher|peeler|ricer)|garlic press|lemon squeezer|pepper mill|(?:like|as (?:thick|thin|big|small|fine|soft|hot) as|size of|thickness of|consistency of) [^,.;]*)/giu;

/** "Butter the tin", "oil a tray", "salt the water": an act, at the head of a clause. */
export const ACT = /(^|[.;:] |, |\b(?:and|then|to|lightly|generously|well) )(butter|oil|flour|salt|sugar|water|cream|pepper|sandwich|dice|ice|mash|toast|pickle)(?= (?:and (?:flour|line) )?(?:the|a|an|it|them|your|each|both|two)\b)|(^|[.;:] )(salt|oil|butter|flour|cream)(?= (?:lightly|generously|well|together)\b)/gi;

const blank = (text: string): string => ' '.repeat(text.length);

/** All foods that a text names, longest names first, in order. */
export const mentionsIn: (text: string) => readonly Mention[] = remembering(findMentions);

function findMentions(text: string): Mention[] {
  const readable = text.replace(MASKED, blank).replace(ACT, blank);
  const tokens = [...readable.matchAll(/[\p{L}\p{M}\p{N}%&]+(?:['’][\p{L}]+)*/gu)].map((match) => ({ start: match.index, end: match.index + match[0].length, word: foldName(match[0]) }));
  const { byName, longestFrom } = lexicon();
  const found: Mention[] = [];
  for (let at = 0; at < tokens.length;) {
    let step = 1;
    const most = longestFrom.get(tokens[at]?.word.split(' ', 1)[0] ?? '') ?? 1;
    for (let length = Math.min(most, tokens.length - at); length > 0; length--) {
      const [first, last] = [tokens[at], tokens[at + length - 1]];
      if (first === undefined || last === undefined || (length > 1 && /[^\p{L}\p{M}\p{N}%&'’ -]/u.test(readable.slice(first.start, last.end)))) continue;
      const words = tokens.slice(at, at + length).map(({ word }) => word).join(' ');
      if (words.length < 3 || OTHER_SENSE.has(words) || OTHER_SENSE.has(singularOf(words)) || /\d/.test(words)) continue;
      const food = byName.get(words) ?? byName.get(singularOf(words));
      if (food === undefined) continue;
      found.push({ start: first.start, end: last.end, words, food });
      step = length;
      break;
    }
    at += step;
  }
  return found;
}

const wordsOf = remembering((text) => foldName(text).split(' ').map(singularOf));

/** How surely a mention means a line, from 0 (not at all) to 4 (by its very name). */
function fit({ food, words }: Mention, line: IngredientLine): number {
  const own = line.food === null ? null : findFood(line.food);
  if (own !== null) {
    if (own === food) return 4;
    if (isA(food, own.id)) return 3;
    if (isA(own, food.id)) return 2;
    // "the beef" is the stewing beef, "the tomatoes" are the canned ones; "the pepper" is not the pepper jack.
    const name = wordsOf(own.id);
    return wordsOf(words).every((word) => name.includes(word)) && name.at(-1) === wordsOf(words).at(-1) ? 1.5 : wordsOf(words).every((word) => name.includes(word)) && food.aisle === own.aisle ? 1 : 0;
  }
  const name = wordsOf(line.text.replace(/\(.*?\)|,.*$/g, ''));
  return wordsOf(words).every((word) => name.includes(word)) ? 1 : 0;
}

/** "Until the fish flakes": the one fish of the recipe; "the meat": its one meat. */
function sortsIn(recipe: Pick<Recipe, 'ingredients'>, lines: ReadonlySet<number>, text: string): Mention[] {
  return [...text.matchAll(/\bthe (fish|meat)\b/gi)].flatMap(({ index, 0: whole, 1: sort = '' }) => {
    const having = recipe.ingredients.flatMap(({ food: id }, at) => (id !== null && findFood(id)?.aisle === sort.toLowerCase() ? [at] : []));
    const known = having.length === 1 && lines.has(having[0] ?? -1) ? findFood(recipe.ingredients[having[0] ?? -1]?.food ?? '') : null;
    return known === null ? [] : [{ start: index + 4, end: index + whole.length, words: sort.toLowerCase(), food: known }];
  });
}

const SHAPE = /\bthe (shells?|fillets?|thighs?|breasts?|chops?|drumsticks?|steaks?|wings?|legs?|cutlets?|buns?|rolls?)\b(?! (?:out|up|into|the))/gi;

/** "Turn the fillets": a line's food by its shape alone, where only one line has that shape. */
function shapesIn(recipe: Pick<Recipe, 'ingredients'>, lines: ReadonlySet<number>, text: string): Mention[] {
  return [...text.matchAll(SHAPE)].flatMap(({ index, 0: whole, 1: shape = '' }) => {
    const having = recipe.ingredients.flatMap((line, at) => (wordsOf(line.text.replace(/\(.*?\)|,.*$/g, '')).includes(singularOf(shape.toLowerCase())) ? [at] : []));
    const food = having.length === 1 && lines.has(having[0] ?? -1) ? recipe.ingredients[having[0] ?? -1]?.food ?? null : null;
    const known = food === null ? null : findFood(food);
    return known === null ? [] : [{ start: index + 4, end: index + whole.length, words: shape.toLowerCase(), food: known }];
  });
}

/** Mentions in a text that mean one of these lines and no other line more surely. */
export function mentionsOf(recipe: Pick<Recipe, 'ingredients'>, lines: ReadonlySet<number>, text: string): Mention[] {
  const named = mentionsIn(text).filter((mention) => {
    let [own, other] = [0, 0];
    recipe.ingredients.forEach((line, index) => {
      const sure = fit(mention, line);
      if (lines.has(index)) own = Math.max(own, sure);
      else other = Math.max(other, sure);
    });
    return own > other || (own === other && own >= 4);
  });
  const shapes = [...shapesIn(recipe, lines, text), ...sortsIn(recipe, lines, text)].filter(({ start, end, words }) => !mentionsIn(text).some((other) => other.words !== words && other.start < end && start < other.end) && !named.some((other) => other.start === start));
  return [...named, ...shapes].toSorted((a, b) => a.start - b.start);
}
