/** The foods the kitchen knows, and how to find one by any of its names. */
import { dairyAndProtein } from './lexicon/dairy-and-protein.ts';
import { fruitAndHerbs } from './lexicon/fruit-and-herbs.ts';
import { grainsAndBaking } from './lexicon/grains-and-baking.ts';
import { meatAndFish } from './lexicon/meat-and-fish.ts';
import { seasoning } from './lexicon/seasoning.ts';
import { sweetAndNuts } from './lexicon/sweet-and-nuts.ts';
import { LANGUAGES, NAMES_BY_LANGUAGE, ONLY_IN_THEIR_LANGUAGE, type Language } from './lexicon/names-by-language.ts';
import { vegetables } from './lexicon/vegetables.ts';
import type { Content, Cuisine, Flavour, Food, FoodEntry, Measure, Method, SafetyRule } from './food.ts';
import { KINDS, type Kind } from './kinds.ts';
import { foldName, pluralOf, singularOf } from './words.ts';

export const ENTRIES: readonly FoodEntry[] = [
  ...vegetables, ...fruitAndHerbs, ...meatAndFish, ...dairyAndProtein, ...grainsAndBaking, ...sweetAndNuts, ...seasoning,
];

/** Grams of one piece where neither the entry nor anything else says. */
const USUAL_PIECE: Partial<Record<Measure, number>> = {
  each: 100, clove: 4, stalk: 50, sprig: 1.5, slice: 30, head: 400, bunch: 80, handful: 12, can: 240, jar: 350, package: 200,
  fillet: 150, breast: 180, thigh: 110, ear: 150, sheet: 60, piece: 100, knob: 10, leaf: 1, ball: 125, bulb: 200, rasher: 20, scoop: 30, square: 10, pod: 1, pinch: 0.3,
};

/** Kinds that come as a mass: never "two fetas". Single entries may still be counted by giving them a plural. */
const MASS: ReadonlySet<string> = new Set([
  'ground poultry', 'ground meat', 'tofu', 'meat substitute', 'crab', 'smoked fish', 'canned fish', 'cooked grain', 'grain', 'rice', 'milk', 'cream', 'yogurt', 'butter', 'hard cheese', 'melting cheese', 'crumbly cheese', 'fresh cheese', 'frying cheese',
  'oil', 'animal fat', 'stock', 'coconut milk', 'vinegar', 'wine', 'drink', 'soy sauce', 'fish sauce', 'hot sauce', 'curry paste', 'tomato paste', 'mustard', 'dressing', 'spread', 'cooking sauce', 'salt', 'tender herb', 'woody herb', 'dried herb', 'spice', 'spice blend',
  'sugar', 'syrup', 'leavening', 'vanilla', 'chocolate', 'jam', 'gelatin', 'nut butter', 'supplement', 'water', 'flour', 'starch', 'garlic', 'ginger', 'salad leaf', 'leafy green', 'seaweed', 'breadcrumbs', 'bacon', 'cured meat',
]);

const words = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);

/** Few combinations occur, so foods share their sets. */
const merged = new Map<string, ReadonlySet<string>>();

/** Joins a kind's words with an entry's; "-word" in the entry takes one away. */
function merge<T extends string>(ofKind: string | undefined, ofEntry: string | undefined): ReadonlySet<T> {
  const key = `${ofKind ?? ''}|${ofEntry ?? ''}`;
  const known = merged.get(key);
  if (known !== undefined) return known as ReadonlySet<T>;
  const set = new Set(words(ofKind));
  for (const word of words(ofEntry)) {
    if (word.startsWith('-')) set.delete(word.slice(1));
    else set.add(word);
  }
  merged.set(key, set);
  return set as ReadonlySet<string> as ReadonlySet<T>;
}

/** "boil 12, roast 30" as a table. */
export function readMinutes(text: string | undefined): Partial<Record<Method, number>> {
  const table: Partial<Record<Method, number>> = {};
  for (const pair of (text ?? '').split(',')) {
    const [method, minutes] = words(pair);
    if (method !== undefined) table[method as Method] = Number(minutes);
  }
  return table;
}

function complete(entry: FoodEntry): Food {
  const kind: Kind = KINDS[entry.kind];
  const measure = entry.measure ?? (entry.each !== undefined && kind.measure === undefined ? 'each' : kind.measure) ?? 'g';
  const counted = entry.plural !== 'mass' && (entry.plural !== undefined || !(MASS.has(entry.kind) || (entry.kind === 'bread' && measure === 'slice') || (measure === 'g' && entry.each === undefined && (kind.aisle === 'meat' || entry.kind === 'squash'))));
  const season = /^(\d+)-(\d+)$/.exec(entry.season ?? '');
  return {
    id: entry.food,
    kind: entry.kind,
    names: (entry.names ?? '').split(',').map((name) => name.trim()).filter(Boolean),
    is: entry.is ?? null,
    singular: entry.food,
    plural: counted ? (entry.plural ?? pluralOf(entry.food)) : entry.food,
    counted,
    each: entry.each ?? USUAL_PIECE[measure] ?? null,
    measure,
    per: entry.per ?? kind.per,
    density: entry.density ?? kind.density ?? 1,
    contains: merge<Content>(kind.contains, entry.contains),
    may: merge<Content>(kind.may, entry.may),
    safety: merge<SafetyRule>(kind.safety, entry.safety),
    minutes: { ...readMinutes(kind.minutes), ...readMinutes(entry.minutes) },
    cut: entry.cut ?? kind.cut ?? '',
    flavour: merge<Flavour>(kind.flavour, entry.flavour),
    cuisine: merge<Cuisine>(undefined, entry.cuisine),
    keeps: entry.keeps ?? kind.keeps,
    season: season === null ? null : [Number(season[1]), Number(season[2])],
    ready: entry.ready ?? kind.ready ?? false,
    aisle: kind.aisle,
  };
}

interface Lexicon {
  foods: ReadonlyMap<string, Food>;
  /** Every name as written, folded; `lookUp` finds the other number. */
  byName: ReadonlyMap<string, Food>;
  /** Most words in a name. */
  longest: number;
  /** The most words in a name that begins with a word; names of one word are not here. */
  longestFrom: ReadonlyMap<string, number>;
  /** What a folded name means in a list of a language. */
  byLanguage: ReadonlyMap<Language, ReadonlyMap<string, Food>>;
  /** Languages in which a folded name is one. */
  languagesOf: ReadonlyMap<string, ReadonlySet<Language>>;
  /** Names that mean another food when their accents are gone ("pâtes", "thé"), as written in lower case. */
  accented: ReadonlyMap<string, { food: Food; languages: ReadonlySet<Language> }>;
  /** The names of other languages as written, in lower case. */
  written: ReadonlyMap<string, { food: Food; languages: ReadonlySet<Language> }>;
}

let built: Lexicon | null = null;

/** The lexicon, built at first use (some 20 ms) and kept. */
export function lexicon(): Lexicon {
  if (built !== null) return built;
  const foods = new Map<string, Food>();
  const byName = new Map<string, Food>();
  let longest = 1;
  const longestFrom = new Map<string, number>();
  const keys: [string, Food][] = [];
  const name = (key: string, food: Food): void => {
    if (key === '' || byName.has(key)) return;
    byName.set(key, food);
    let length = 1;
    for (let at = key.indexOf(' '); at >= 0; at = key.indexOf(' ', at + 1)) length += 1;
    if (length > longest) longest = length;
    if (length === 1) return;
    const first = key.slice(0, key.indexOf(' '));
    if (length > (longestFrom.get(first) ?? 1)) longestFrom.set(first, length);
  };
  for (const entry of ENTRIES) foods.set(entry.food, complete(entry));
  for (const food of foods.values()) keys.push([foldName(food.id), food]);
  for (const food of foods.values()) for (const other of food.names) keys.push([foldName(other), food]);
  for (const [key, food] of keys) name(key, food);
  for (const food of foods.values()) name(foldName(food.plural), food);
  const byLanguage = new Map<Language, Map<string, Food>>();
  const languagesOf = new Map<string, Set<Language>>();
  const accented = new Map<string, { food: Food; languages: Set<Language> }>();
  const all = new Map<string, { food: Food; languages: Set<Language> }>();
  const learn = (language: Language, food: Food, written: string): void => {
    const key = foldName(written);
    const listed = all.get(written.toLowerCase());
    if (listed?.food === food) listed.languages.add(language);
    else if (listed === undefined) all.set(written.toLowerCase(), { food, languages: new Set([language]) });
    const here = byLanguage.get(language) ?? new Map<string, Food>();
    byLanguage.set(language, here.set(key, food));
    languagesOf.set(key, (languagesOf.get(key) ?? new Set()).add(language));
    if (!/^[\p{Script=Latin}]{1,3}$/u.test(key) && !ONLY_IN_THEIR_LANGUAGE.has(key)) name(key, food);
    if (byName.get(key) === food || /^[ -~]*$/.test(written)) return;
    const same = accented.get(written.toLowerCase());
    if (same === undefined) accented.set(written.toLowerCase(), { food, languages: new Set([language]) });
    else same.languages.add(language);
  };
  const given = [...namesByLanguage(foods)];
  for (const [language, food, written] of given) learn(language, food, written);
  // Several of one are read, but not offered to whoever types, and never take another food's own name: "pâte", "pâtes".
  for (const [language, food, written] of given) {
    const several = severalOf(written, language);
    if (several !== null && byLanguage.get(language)?.has(foldName(several)) !== true) learn(language, food, several);
  }
  built = { foods, byName, longest, longestFrom, byLanguage, languagesOf, accented, written: all };
  return built;
}

/** Languages in which several are written with an s, where the name of one ends in a vowel: "cuisse de poulet, cuisses de poulet". */
const WITH_S: ReadonlySet<Language> = new Set(['fr', 'es', 'pt']);
const ONE = /^\p{L}+[aeioué](?=$| (?:de|d['’]|à|al?|com|con|en|em) ?)/u;
const severalOf = (written: string, language: Language): string | null =>
  (WITH_S.has(language) && ONE.test(written) ? written.replace(ONE, '$&s') : null);

/** Every name with the language it is known to be of, as written. */
export function* namesByLanguage(foods: ReadonlyMap<string, Food>): Generator<[Language, Food, string]> {
  for (const language of LANGUAGES) {
    for (const row of NAMES_BY_LANGUAGE[language].split(';')) {
      const [id = '', names = ''] = row.split(':');
      const food = foods.get(id.trim());
      if (food === undefined) throw new Error(`no food "${id.trim()}" for a name in ${language}`);
      for (const written of names.split(',')) yield [language, food, written.trim()];
    }
  }
}

/** The food with exactly this name (any of its names, singular or plural, any case, accents or none), or null. */
export function findFood(name: string): Food | null {
  return lookUp(foldName(name)) ?? null;
}

/** The same for a name that is folded already. */
export function lookUp(key: string): Food | undefined {
  const { byName } = lexicon();
  return byName.get(key) ?? byName.get(singularOf(key)) ?? byName.get(pluralOf(key));
}

/** The food with this id or name; throws where the lexicon has none, for names that stand in our own code. */
export function foodNamed(name: string): Food {
  const food = lexicon().foods.get(name) ?? findFood(name);
  if (food === null) throw new Error(`The lexicon has no food "${name}"`);
  return food;
}

const ids = new Map<string, string>();
/** The id behind a name in our own code ("cumin" is "ground cumin"), remembered. */
function idOf(name: string): string {
  const known = ids.get(name);
  if (known !== undefined) return known;
  const id = (lexicon().foods.get(name) ?? findFood(name))?.id ?? name;
  ids.set(name, id);
  return id;
}

/** Whether a food is the one named or one of its kinds: red onion is an onion. One way. */
export function isA(food: Food, name: string): boolean {
  const id = idOf(name);
  for (let at: Food | undefined = food, hops = 0; at !== undefined && hops < 8; hops++) {
    if (at.id === id) return true;
    at = at.is === null ? undefined : lexicon().foods.get(at.is);
  }
  return false;
}
