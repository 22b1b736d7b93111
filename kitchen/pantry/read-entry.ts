/** Reading one pantry entry ("2 lbs chicken thighs, boneless") as a food, a hazard or neither. */
import { NEVER_FOODS, SPOILED } from './danger-words.ts';
import { firstOf, withBrackets, type Found } from './alternatives.ts';
import type { Food } from './food.ts';
import { isA, lexicon, lookUp } from './lexicon.ts';
import type { Language } from './lexicon/names-by-language.ts';
import { daysKept, isTooLong } from './kept-too-long.ts';
import { nameAbroad } from './list-language.ts';
import { nameWithRemark } from './name-and-remark.ts';
import { neverWith } from './never-with.ts';
import { FOOD_SENSES, NOT_FOOD, NOT_INGREDIENT } from './not-food.ts';
import { inflectedName } from './inflected-names.ts';
import { inFigures } from './in-figures.ts';
import { inForm } from './in-form.ts';
import { gramsStated } from './grams-stated.ts';
import { CUT_INTO, FOR_COOKING, gramsBeside, plainLine } from './plain-line.ts';
import { asPlant } from './plant-brands.ts';
import { isFoodWord, mendWord } from './spelling.ts';
import { drained, inStatedForm, weightWithin } from './stated-form.ts';
import { statedAmount } from './stated-amount.ts';
import { withoutStatesAbroad } from './states-abroad.ts';
import { tidied } from './tidied-entry.ts';
import { turnedName } from './turned-name.ts';
import { ASIDE, ASIDE_ABROAD, BEHIND_ABROAD, COOKED } from './word-lists.ts';
import { foldName, singularOf } from './words.ts';

export type Reading =
  /**
   * `grams` is what the cook has of it, where the entry says; `corrected` the name as we took it when the spelling was mended;
   * `or` what the entry names beside it ("butter or oil").
   */
  | { outcome: 'food'; entry: string; food: Food; grams: number | null; corrected: string | null; or?: Food }
  | { outcome: 'unwanted'; entry: string; food: Food }
  | { outcome: 'not-food'; entry: string; family: string; reacts: string | null }
  | { outcome: 'unsafe'; entry: string; name: string; why: string; instead: string }
  | { outcome: 'spoiled'; entry: string; food: Food | null }
  | { outcome: 'unknown'; entry: string };

const phrases = (text: string): string[] => text.split(',').map(foldName).filter(Boolean);
const notFood: ReadonlyMap<string, { family: string; reacts: string | null }> = new Map(
  NOT_FOOD.flatMap(({ family, words, reacts }) => phrases(words).map((word) => [word, { family, reacts: reacts ?? null }] as const)),
);
/** What is to be used soon has not spoiled. */
const NEARLY_OVER = /\b(?:nearly|almost|not yet|close to|about to be|soon) (?:out of date|expired|past (?:its|their|the)|over)\b/i;
/** Between spaces, so that a phrase is found on its word boundaries by `includes`. */
const spaced = (text: string): string => ` ${text} `;
const never = NEVER_FOODS.flatMap((food) => phrases(food.words).map((words) => ({ words, spaced: spaced(words), food })));
const spoiled = SPOILED.map(foldName).map((words) => ({ words, spaced: spaced(words) }));
const foodSenses = FOOD_SENSES.map(foldName);
const notIngredient = new Set(NOT_INGREDIENT.map(foldName));

const holds = (text: string, phrase: string): boolean => spaced(text).includes(spaced(phrase));

/** `whole`: found among all the words, not only among those that name something. */
interface Match { food: Food; from: number; to: number; words: number; whole: boolean }

/** The longest food name among the tokens whose neighbours allow it; of equal ones the last, where English puts the noun. */
function longestFood(tokens: readonly string[]): Match | null {
  let maker: Match | null = null;
  for (let length = Math.min(lexicon().longest, tokens.length); length > 0; length--) {
    for (let from = tokens.length - length; from >= 0; from--) {
      const food = lookUp(tokens.slice(from, from + length).join(' '));
      if (food === undefined) continue;
      const isAside = length === 1 && ASIDE.has(tokens[from] ?? '') && tokens.length > 1;
      if (isAside && !lexicon().byName.has(tokens[from] ?? '') || !neighboursAllow(tokens, from, from + length)) continue;
      const match = { food, from, to: from + length, words: length, whole: true };
      if (!isAside) return match;
      // Goya is a melon, and who cans the beans.
      maker ??= match;
    }
  }
  return maker;
}

/** After the name only form words or another food may stand; before it at most two words that we do not know ("purple haze carrots"). */
function neighboursAllow(tokens: readonly string[], from: number, to: number): boolean {
  const aside = (token: string): boolean => ASIDE.has(token) || /^[\d.,/%¼½¾⅓⅔⅛-]+\p{L}{0,3}$/u.test(token);
  const after = tokens.slice(to).filter((token) => !aside(token) && !COOKED.has(token) && !BEHIND_ABROAD.has(token));
  const before = tokens.slice(0, from).filter((token) => !aside(token) && !ASIDE_ABROAD.has(token));
  return after.length === 0 && before.length <= 2 && before.every((token) => !notFood.has(token)) && before.length <= to - from + (tokens.length > 3 ? 0 : 1);
}

/** Kinds of which a food word before the name makes something else: cassava flour, flax egg, oat milk. */
const CHANGED_BY_A_WORD: ReadonlySet<string> = new Set(['ground meat', 'flour', 'milk', 'butter', 'egg', 'oil', 'sugar', 'syrup', 'cream', 'yogurt', 'bread', 'flatbread', 'noodle', 'pasta', 'starch', 'nut butter', 'stock', 'melting cheese', 'hard cheese', 'fresh cheese', 'sweet', 'cereal', 'dressing', 'spread', 'vinegar', 'tofu', 'chocolate']);

function findMatch(tokens: readonly string[]): Match | null {
  const whole = longestFood(tokens);
  const bare = tokens.filter((token) => !ASIDE.has(token));
  const stripped = bare.length === tokens.length || bare.length === 0 ? null : longestFood(bare);
  if (stripped !== null && (whole === null || stripped.words > whole.words)) return { ...stripped, whole: false };
  return whole;
}

const tokensOf = (text: string): string[] => foldName(text).split(' ').filter(Boolean);

const isKnown = (token: string): boolean => ASIDE.has(token) || isFoodWord(token) || /\d/.test(token);

/** What nobody has leftovers of: leftover curry is a dish, and no curry powder. */
const SEASONINGS: ReadonlySet<string> = new Set(['spice', 'spice blend', 'dried herb', 'curry paste', 'leavening', 'salt', 'sugar', 'flour', 'starch']);

/** Whether a word before a food's name makes another food of it; "Barilla" before spaghetti does not. */
function changes(word: string, food: Food): boolean {
  const other = ASIDE.has(word) ? undefined : lookUp(word);
  return other !== undefined && !isA(food, other.id);
}

/** A match in a row of words, with its form; null when a word before it says that it is something else. */
function matched(tokens: readonly string[], all: readonly string[]): Food | null {
  const match = findMatch(tokens);
  if (match === null) return null;
  const bare = match.whole ? tokens : tokens.filter((token) => !ASIDE.has(token));
  const before = bare.slice(0, match.from);
  if (CHANGED_BY_A_WORD.has(match.food.kind) && before.some((token) => changes(token, match.food))) return null;
  if (SEASONINGS.has(match.food.kind) && all.some((token) => /^leftovers?$/.test(token))) return null;
  return inForm(match.food, match.whole ? before : tokens.slice(0, tokens.lastIndexOf(bare[match.to - 1] ?? '')), all);
}

/** Reads the food out of a text; null when there is none we are sure of. */
function foodIn(text: string, entry = text): Found | null {
  const plain = plainLine(text);
  const read = (side: string): Found | null => {
    const rest = statedAmount(side)?.rest ?? side;
    return (rest === side ? null : foodInSide(rest, entry)) ?? foodInSide(side, entry);
  };
  const found = firstOf(plain, read);
  return found === null ? (plain === text ? null : foodInSide(text, entry)) : withBrackets(found, entry, read);
}

/** The same for one side of an "or". */
function foodInSide(text: string, entry: string): Found | null {
  const [head = '', tail = ''] = text.split(/[,;:(]| - | with | mit | avec | for | in | from | instead | that | which | that['’]s | such as | like | e\.?g\.? | preferably | ideally | if | to (?:make|cover|thin|bind|serve|fry|grease|finish|garnish|coat|dust) | (?:dissolved|mixed|combined|blended) | (?:opened|cooked|boiled|roasted|bought|made|thawed) (?=\d|an? |one |two |three |some |yesterday|today|last )/i);
  // "cream for eczema": what it is for must be something of the kitchen.
  if (/ for /i.test(text) && !FOR_COOKING.test(text) && head.length + 5 < text.length && text.slice(head.length).toLowerCase().startsWith(' for ') && !tokensOf(tail).some((token) => isKnown(token) || notIngredient.has(token))) return null;
  const all = tokensOf(entry);
  // "boneless, skinless chicken thighs": what only describes is read with what follows.
  const named = head.split(/\s+/).every((word) => ASIDE.has(word.toLowerCase())) ? `${head} ${tail}` : head;
  for (const part of new Set([named, text])) {
    const tokens = tokensOf(part);
    if (tokens.length === 0) continue;
    const exact = lookUp(tokens.join(' '));
    if (exact !== undefined) return { food: inForm(exact, [], all), corrected: null };
    const turned = turnedName(tokens);
    if (turned !== null) return { food: inForm(turned, [], all), corrected: null };
    // A misspelt name is short; a sentence is not a food with mistakes in it.
    const short = tokens.filter((token) => !ASIDE.has(token)).length <= 4;
    const mended = short ? tokens.map((token) => (isKnown(token) ? token : (mendWord(token) ?? token))) : tokens;
    if (mended.some((token, index) => token !== tokens[index]) && mended.every(isKnown)) {
      const food = matched(mended, mended);
      if (food !== null) return { food, corrected: food.id };
    }
    const food = matched(tokens, all);
    if (food !== null) return { food, corrected: null };
    // "brocolli rabe": a misspelling that the lexicon lists on its own, inside a longer name.
    const canonical = tokens.flatMap((token) => foldName(lookUp(token)?.id ?? token).split(' '));
    const renamed = short && canonical.join(' ') !== tokens.join(' ') ? matched(canonical, all) : null;
    if (renamed !== null) return { food: renamed, corrected: renamed.id };
  }
  const plain = withoutProperNames(named);
  return plain === '' || plain === named ? null : foodInSide(plain, entry);
}

/** "Bob's Red Mill almond flour" without the words that are written as names and are no food's. */
const withoutProperNames = (text: string): string =>
  text.split(' ').filter((word) => !/^\p{Lu}/u.test(word) || (!/['’]s$/u.test(word) && tokensOf(word).some(isNamed))).join(' ');
const isNamed = (token: string): boolean => ASIDE.has(token) || lookUp(token) !== undefined;

const NEGATION = /^(?:please\s+)?(?:(?:i|we|my (?:son|daughter|wife|husband|partner|kids?))(?:'m| am| is| are)?\s+(?:really\s+)?)?(?:no|don'?t like|do not like|does(?:n'?t| not) like|can'?t (?:eat|have|stand)|cannot (?:eat|have)|not|non|without|except|anything but|everything but(?! the bagel)|all but|don'?t have(?: any)?|do not have(?: any)?|hate|allergic to|ohne|sans|sin|senza|kein(?:e|en)?|out of|never)\s+(?!fat\b|salt\b|sugar\b|sodium\b|added\b|bake\b|knead\b|boil\b)(.+)$/i;

/** Whether a name we know as food covers every place where `phrase` stands in the text. */
function coveredByFood(text: string, phrase: string): boolean {
  if (foodSenses.some((sense) => holds(text, sense) && holds(sense, phrase))) return true;
  const tokens = text.split(' ');
  for (let length = Math.min(lexicon().longest, tokens.length); length > phrase.split(' ').length; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const piece = tokens.slice(from, from + length).join(' ');
      if (holds(piece, phrase) && lookUp(piece) !== undefined) return true;
    }
  }
  return lookUp(phrase) !== undefined;
}

function findNotFood(text: string): { family: string; reacts: string | null } | null {
  const tokens = text.split(' ');
  for (let length = Math.min(5, tokens.length); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const raw = tokens.slice(from, from + length).join(' ');
      const found = notFood.get(raw) ?? notFood.get(singularOf(raw));
      if (found !== undefined && !coveredByFood(text, raw)) return found;
    }
  }
  return null;
}

/** Whether a text says nothing but that something has spoiled: "smells off", but not "moldy bread". */
export function onlyWarns(text: string): boolean {
  let rest = ` ${foldName(text)} `;
  const whole = rest;
  for (const phrase of spoiled) rest = rest.replace(phrase.spaced, ' ');
  // "out of date" names no fruit; any other food in it does.
  if (whole.replace(/\bdates?\b/, '').trim().split(' ').some((word) => lookUp(word) !== undefined)) return false;
  return rest !== whole && rest.trim().split(' ').every((word) => word === '' || ASIDE.has(word) || /^(?:it|is|are|was|they|slightly|very|quite|badly|starting|turning|getting)$/.test(word));
}

/** Kinds that stand on a counter, and kinds that age for years, with the phrases that are no warning for them. */
const KEEPS: readonly (readonly [phrase: RegExp, kinds: ReadonlySet<string>])[] = [
  [/counter|room temperature|sitting out|sat out/, new Set(['bread', 'flatbread', 'tropical fruit', 'butter', 'tomato', 'potato', 'bulb', 'citrus', 'firm fruit', 'stone fruit', 'avocado', 'squash', 'starchy root'])],
  [/(?:weeks?|months?) old/, new Set(['leavening', 'hard cheese'])],
  [/months? old|last year|last month/, new Set(['hard cheese', 'melting cheese', 'jam', 'peas and corn', 'rice', 'pasta', 'wine', 'cured meat', 'pickled vegetable', 'syrup'])],
  [/slimy|slimey/, new Set(['seaweed'])],
];

function keepsAllTheSame(phrase: string, text: string): boolean {
  const food = foodIn(text)?.food ?? foodIn(text.split(/ (?:left|sitting|from|that|sat) /)[0] ?? '')?.food ?? null;
  return food !== null && KEEPS.some(([words, kinds]) => words.test(phrase) && (kinds.has(food.kind) || (food.id === 'okra' && /slim/.test(phrase))));
}

/**
 * Reads one entry, already cleaned (see clean-text.ts).
 * A food is returned only when its name is found as a whole; what is not understood stays unknown.
 * @param language of the list it stands in, where that is not English
 */
export function readEntry(entry: string, language: Language | null = null): Reading {
  const text = tidied(entry);
  const folded = foldName(text);
  const said = withoutStatesAbroad(text);
  const abroad = nameAbroad(said.text, language);
  if (abroad === null && (folded === '' || notIngredient.has(folded))) return { outcome: 'unknown', entry };

  // "Arroz cocido" is a name of its own, whatever "arroz" is.
  const withState = said.states.length > 0 ? lookUp(folded) : undefined;
  const exact = withState ?? (abroad !== null && !/\d/.test(text) ? abroad : lookUp(folded));
  const whole = spaced(folded);
  const days = exact === undefined ? daysKept(text) : null;
  const keptFood = days === null ? null : foodIn(text)?.food ?? null;
  if (days !== null && keptFood !== null && isTooLong(days, keptFood, text)) return { outcome: 'spoiled', entry, food: keptFood };
  const isJudged = ({ words }: { words: string }): boolean => keptFood !== null && /\b(?:day|week|month|year)s?\b/.test(words);
  const gone = exact === undefined && !NEARLY_OVER.test(text) ? spoiled.filter((phrase) => whole.includes(phrase.spaced) && !isJudged(phrase)) : [];
  if (gone.length > 0 && !gone.every(({ words }) => keepsAllTheSame(words, text))) {
    return { outcome: 'spoiled', entry, food: foodIn(text)?.food ?? null };
  }
  const negated = NEGATION.exec(text);
  if (negated !== null) {
    const found = foodIn((negated[1] ?? '').replace(/\bplease\b/gi, ''));
    return found === null ? { outcome: 'unknown', entry } : { outcome: 'unwanted', entry, food: found.food };
  }
  const single = spaced(singularOf(folded));
  const danger = never.find((phrase) => whole.includes(phrase.spaced) || single.includes(phrase.spaced));
  // "apricot kernel oil" is a food of its own name; "apricot kernels" is not.
  if (danger !== undefined && !foodSenses.some((sense) => holds(folded, sense) && holds(sense, danger.words)) && (exact === undefined || folded.split(' ').length === danger.words.split(' ').length)) {
    return { outcome: 'unsafe', entry, name: danger.food.name, why: danger.food.why, instead: danger.food.instead };
  }
  const other = findNotFood(foldName(text.replace(CUT_INTO, ' ')));
  if (other !== null) return { outcome: 'not-food', entry, ...other };

  const amount = statedAmount(inFigures(plainLine(text)));
  // Of what is known by the name "tin of tuna" there is one tin.
  if (exact !== undefined) {
    const food = inStatedForm(withState === undefined ? inForm(exact, said.states, said.states) : exact, text, amount);
    const grams = amount !== null && foodIn(amount.rest)?.food === exact ? gramsStated(amount, food, text) : null;
    return { outcome: 'food', entry, food, grams, corrected: null };
  }
  const inEnglish = (): Found | null => (amount === null || amount.isHeading ? null : foodIn(amount.rest, text)) ?? foodIn(text);
  const inflected = abroad === null ? inflectedName(said.text, language) : null;
  // A letter that English has not tells the language; "½" does not.
  const sure = inflected !== null && (/[^\P{L}a-z]/iu.test(text) || (language !== null && inflected.languages.has(language)));
  const surely = abroad ?? (sure ? inflected.food : null);
  const read = surely !== null ? { food: surely, corrected: null } : (inEnglish() ?? (inflected === null ? null : { food: inflected.food, corrected: null }));
  if (read === null && said.text !== text) return ofState(readEntry(said.text, language), entry, said.states);
  // A name that is there as it is said is surer than one that a slip of the pen may be.
  const named = read === null || read.corrected !== null ? nameWithRemark(text) : null;
  const found = named === null ? read : { food: named, corrected: null };
  if (found === null) return emojiIn(entry, text);
  const states = amount?.unit === 'can' ? [...said.states, 'canned'] : said.states;
  found.food = inForm(found.food, states, states);
  found.food = asPlant(found.food, folded);
  const risk = neverWith(found.food, folded);
  if (risk !== null) return { outcome: 'unsafe', entry, name: risk.name, why: risk.why, instead: risk.instead };
  if (amount?.quantity === 0 || /^(?:zero|0)\s|\bnone\b/i.test(text)) return { outcome: 'unwanted', entry, food: found.food };
  const food = inStatedForm(found.food, text, amount);
  const grams = gramsBeside(text) ?? (amount === null ? null : gramsStated(amount, food, text)) ?? weightWithin(text, food);
  return { outcome: 'food', entry, ...found, food, grams: drained(grams, food, text) };
}

/** What is read of an entry without its state in another language, in that state. */
const ofState = (reading: Reading, entry: string, states: readonly string[]): Reading =>
  reading.outcome === 'food' ? { ...reading, entry, food: inForm(reading.food, states, states) } : { ...reading, entry };

/** "🥑 x2": an emoji names its food whatever stands beside it. */
function emojiIn(entry: string, text: string): Reading {
  for (const sign of text.match(/\p{Extended_Pictographic}/gu) ?? []) {
    const food = lookUp(sign);
    if (food !== undefined) return { outcome: 'food', entry, food, grams: null, corrected: null };
  }
  return { outcome: 'unknown', entry };
}
