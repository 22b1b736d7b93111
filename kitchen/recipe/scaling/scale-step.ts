/** Amounts inside the steps: what goes in grows with the recipe; times, vessels, cuts and what is ladled out do not. */
import type { Food } from '../../pantry/food.ts';
import { isA } from '../../pantry/lexicon.ts';
import { pluralOf, singularOf } from '../../pantry/words.ts';
import { foodAfter } from '../measures/food-after.ts';
import { measuresIn } from '../measures/measures-in.ts';
import { NUMBER, readNumber } from '../measures/numbers.ts';
import { clustersIn, type Cluster } from './amount-clusters.ts';
import { scaleCluster, type Scaling } from './scale-amounts.ts';
import { fit } from './sensible-amount.ts';
import { edited, turnFigures, type Edit } from './turn-figures.ts';
import { CONTAINERS, dimensionOf } from '../measures/units.ts';

const EACH_AFTER = /^[^.;,()]{0,45}\b(?:each|apiece|per \p{L}+|at a time|for every)\b/iu;
const EACH = /\b(?:each|every)\b(?! of\b)/i;
/** "each about" right before an amount, with nothing between that parts a sentence. */
const eachBefore = (before: string): boolean => EACH.test((before.split(/[.;,()]/).at(-1) ?? '').slice(-50));

/** " chipotle in adobo is": up to four words, and what they are. */
function saysWhatItIs(after: string): boolean {
  if (!/^\s/.test(after)) return false;
  const words = after.slice(1, 200).split(/\s/).slice(0, 5);
  const verb = words.findIndex((word, at) => at > 0 && /^(?:is|are|makes?|gives?|weighs?)\b/i.test(word));
  return verb > 0 && words.slice(0, verb).every((word) => /^[\p{L}-]+$/u.test(word));
}
const CUT_INTO = /\b(?:cut|slice|chop|halve|tear|break|cube|quarter|trim)\w*\b[^.;]*\b(?:into|in)\s+(?:about\s+|roughly\s+)?$/i;
const VESSEL = String.raw`(?:tins?|pans?|dish(?:es)?|pots?|jars?|bowls?|bags?|molds?|moulds?|ramekins?|skillets?|casseroles?|saucepans?|bottles?|containers?|jugs?|ovens?|kettles?|trays?|tubs?|cookers?|processors?|cutters?|scoops?|measures?|griddles?)`;
const IN_VESSEL = new RegExp(String.raw`^[\s-]*(?!(?:water|of|into|in|to|the|and|for|from|on)\b)(?:[a-z-]+\s+){0,2}${VESSEL}\b`, 'i');
const OF_VESSEL = new RegExp(String.raw`${VESSEL}\b\s?(?:[(,]\s?)?(?:of\s)?(?:(?:about|holding|for)\s?)?(?:about\s)?$`, 'i');
/** "a cup of the cooking water", "2 tbsp of the batter": taken out of what is there already. */
const TAKEN_OUT = /^\s+of\s+(?:the|its|their|that|it|this|your)\b/i;
/** "Pour in 300 ml of the water": that of the list, where it has some. */
const GOES_IN = /\b(?:pour in|add|stir in|mix in|whisk in|with) $/i;
const LIQUID_KEPT = /^\s+(?:of\s+)?(?:the\s+|its\s+|their\s+)?(?:(?:reserved|hot|starchy|salty|salted)\s+)*(?:(?:cooking|pasta|potato|soaking|noodle)[ -]?(?:water|liquid)|reserved\b)/i;
const DEEP = /\b(?:deep|depth|to a depth of|fill (?:the|a|your)\s+\w+\s+with)\b/i;

/** "60g patties", "1 tablespoon sized balls", "½ cup of batter": what is made of a mixture stays as large as it was. */
const PORTION = /^[\s-]*(?:sized?\b|(?:of\s+)?(?:the\s+)?(?:\p{L}+\s+){0,2}?(?:patt(?:y|ies)|(?:meat)?balls?|portions?|pieces?|rounds?|scoops?|mounds?|dollops?|heaps?|batter|dough|filling|burgers?|dumplings?|cookies|logs?|loaves|bites?|discs?|buns?|rolls?)\b)/iu;
const PORTIONED = /\b(?:portion|scoop|ladle|dollop|drop|shape|form|divide)\b/i;

/** Figures of one serving, however many there are. */
const NUTRITION = /\b(?:nutrition(?:al)?|calories|kcal)\b/i;

/** Whether a food of the text is one of the recipe's. */
const listed = (food: Food, foods: readonly Food[]): boolean => foods.some((one) => isA(one, food.id) || isA(food, one.id));

function mayScale(text: string, cluster: Cluster, foods: readonly Food[]): boolean {
  const form = cluster.forms[0];
  if (form === undefined) return false;
  const before = text.slice(0, form.start);
  const after = text.slice(cluster.end);
  const sentence = before.split(/[.;]\s/).at(-1) ?? '';
  if (EACH_AFTER.test(after) || eachBefore(before) || CUT_INTO.test(sentence) || IN_VESSEL.test(after) || OF_VESSEL.test(before) || LIQUID_KEPT.test(after)) return false;
  const { unit, article, figureEnd, unitStart } = form.first;
  // "2-tablespoon scoops", "a 1-pound loaf": a size.
  if (text.slice(figureEnd, unitStart).includes('-')) return false;
  if (unit !== null && dimensionOf(unit) === 'vague') return false;
  const named = foodAfter(text, cluster.end)?.food ?? null;
  if (form.base !== null && (PORTION.test(after) || (PORTIONED.test(sentence) && (named === null || !listed(named, foods))))) return false;
  if (TAKEN_OUT.test(after)) return !article && named !== null && (named.kind !== 'water' || GOES_IN.test(before)) && listed(named, foods);
  // "in a jar with the salt": a thing to shake in, no measure.
  if (article && !/^\s+(?:of\s+)?(?!(?:with|for|in|on|and|to|until|or)\b)\p{L}/u.test(after)) return false;
  // "One chipotle is mild": a fact about one.
  if (form.base === null) return named !== null && (listed(named, foods) || (unit !== null && CONTAINERS.has(unit))) && !DEEP.test(sentence) && !saysWhatItIs(after);
  return !article || (named !== null && !/\b(?:in|into|with)\s+$/i.test(before));
}

/** Things a mixture is made into, or served in: as many more as there is more of it. */
const MADE = new RegExp(String.raw`${NUMBER}((?:,?\s(?!or\b)[a-z-]{1,30}){0,2}?)\s(patt(?:y|ies)|balls?|meatballs?|rounds?|burgers?|portions?|fishcakes?|mounds?|logs?|skewers?|pieces?(?!\s+of)|dumplings?|parcels?|packets?|cookies|buns?|bowls?|plates?|glasses|ramekins?|cups of a muffin|heatproof cups?|sheets? of (?:baking|parchment)|pieces of (?:foil|baking|parchment))(?![\p{L}])`, 'giu');
/** What is done to make them, at the end of what stands before their number; so many characters are looked at. */
const MAKES = /\b(?:shape|form|roll|divide|portion|make|makes|making|line|set|butter|grease|among|between|cut|into|drop|scoop|thread|soak)\b/gi;
const BEFORE = 55;

function made(text: string, factor: number): Edit[] {
  if (factor === 1) return [];
  return [...text.matchAll(MADE)].flatMap((match): Edit[] => {
    const [whole, low = '', high, words = '', thing = ''] = match;
    const start = match.index;
    const before = text.slice(Math.max(0, start - BEFORE), start);
    // The first verb of the clause: "divide the dough among".
    const clause = before.slice(Math.max(...['.', ';', ',', '(', ')'].map((sign) => before.lastIndexOf(sign))) + 1).replace(/^.*\d/, '');
    const [verb] = clause.match(MAKES) ?? [];
    if (verb === undefined) return [];
    const lead = clause.slice(clause.indexOf(verb) + verb.length);
    const value = readNumber(high ?? low);
    if (/^an?$/i.test(low) || !Number.isFinite(value) || (/^cut$/i.test(verb) && !/sheet|pieces of/.test(thing)) || (/^pieces?$/.test(thing) && !/^(?:divide|portion|shape|form|roll)$/i.test(verb)) || /\b(?:cut|slice)\b/i.test(lead) || /\b(?:inch|in|cm|mm|g|oz|ml|lb|cups?|tablespoons?|teaspoons?|tbsp|tsp|sized?)\b/i.test(words) || (/^(?:bowl|plate|glass)/.test(thing) && !/^(?:among|between|into|divide|portion)$/i.test(verb))) return [];
    const count = Math.max(1, Math.round(value * factor));
    const past = match.index + whole.length;
    const figure = { start, end: past - thing.length - words.length - (/\s*$/.exec(whole.slice(0, whole.length - thing.length))?.[0].length ?? 0), text: String(count) };
    if ((value > 1) === (count > 1)) return [figure];
    const [first = '', ...rest] = thing.split(' ');
    return [figure, { start: past - thing.length, end: past, text: [count > 1 ? pluralOf(singularOf(first)) : singularOf(first), ...rest].join(' ') }];
  });
}

/**
 * One step (or note) for another number of people.
 * @param foods those of the ingredient list; a bare number counts one of them or nothing
 * @param nouns edits that other lines ask for (scale-nouns.ts)
 */
export function scaleStep(text: string, scaling: Scaling, foods: readonly Food[], nouns: readonly Edit[] = []): string {
  if (NUTRITION.test(text)) return text;
  const found = measuresIn(text);
  const things = made(text, scaling.factor);
  const apart = (edit: Edit): boolean => things.every((thing) => edit.end <= thing.start || edit.start >= thing.end);
  const edits: Edit[] = scaling.turn === null ? [] : turnFigures(text, found, scaling.turn);
  for (const cluster of clustersIn(text, found)) {
    const scales = mayScale(text, cluster, foods);
    const form = cluster.forms[0];
    // "Keep a cup of the water": a thing to dip with.
    if (form?.first.article === true && !scales && form.base !== null) continue;
    const vessel = form !== undefined && (IN_VESSEL.test(text.slice(cluster.end)) || OF_VESSEL.test(text.slice(0, form.start)));
    if (vessel && cluster.forms.length === 1 && scaling.turn !== null && (scaling.turn === 'us' || form.first.unit === 'quart')) {
      // Quarts and liters of a pot are the same pot.
      if (scaling.turn === 'us' && form.first.unit === 'milliliter' && form.base !== null) edits.push({ start: form.start, end: form.end, text: `${fit(form.base, 'fluidounce', 'us', null, true).high} fl oz` });
      if (scaling.turn === 'metric') edits.push({ start: form.first.unitStart, end: form.first.end, text: 'liter' });
      continue;
    }
    edits.push(...scaleCluster(text, cluster, foodAfter(text, cluster.end)?.food ?? null, { ...scaling, factor: scales ? scaling.factor : 1 }, false).edits.filter(apart));
  }
  const figures = [...things, ...edits];
  return edited(text, [...figures, ...nouns.filter((noun) => figures.every((edit) => noun.end <= edit.start || noun.start >= edit.end))]);
}
