/** Cooking times and signs of doneness, when another food goes into the pan. */
import type { Food, Method } from '../../pantry/food.ts';
import { mentionsIn, type Mention } from './substitute-mentions.ts';

const METHOD_WORDS: readonly (readonly [RegExp, Method])[] = [
  [/\b(?:fry|fries|sear|sauté|brown|soften)\b/i, 'fry'], [/\bsimmer|\bpoach/i, 'simmer'], [/\bboil/i, 'boil'], [/\broast/i, 'roast'], [/\bsteam/i, 'steam'], [/\bbake/i, 'bake'], [/\bgrill|broil/i, 'grill'],
];
/** Signs of doneness that hold for meat and fish only. */
const MEAT_SIGNS = /(?:,? (?:and|or) |, |until )?(?:(?:the (?!thermometer)[\p{L} -]+?|it|they) reads? \d+ ?°[CF](?: ?[(/] ?\d+ ?°[CF]\)?)?(?: in the (?:thickest part|middle|cent(?:er|re)))?|(?:it is |they are )?(?:no pink is left|(?:they are |it is )?no longer pink)(?: outside| inside| in the (?:middle|cent(?:er|re)))?|the juices run clear|(?:they are |it is )?(?:pink outside and )?pearly(?: white)? and opaque(?: inside)?|a thermometer reads [^,.;]*?\d+ ?°[CF](?: ?[(/] ?\d+ ?°[CF]\)?)?(?: in the (?:thickest part|middle|cent(?:er|re))| at the cent(?:er|re))?|(?:it is |they are )?opaque(?: and flak\w+[^,.;]*)?|(?:it |they |the fish )?flakes?(?: easily)?(?: with a fork)?|far above \d+ °C \([^)]*\))/giu;
/** Meat or fish: what a thermometer is for. */
export const isFlesh = (food: Food): boolean => (food.aisle === 'meat' || food.aisle === 'fish') && food.kind !== 'meat substitute' && food.kind !== 'tofu';
const round = (minutes: number): number => (minutes >= 20 ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes)));

/** Kinds that ride along with any food: a sentence that names them too is still about the food. */
const ALONG: ReadonlySet<string> = new Set(['oil', 'salt', 'water', 'spice', 'spice blend', 'butter', 'dried herb', 'tender herb', 'woody herb', 'garlic', 'citrus', 'milk', 'stock', 'wine', 'cream', 'coconut milk']);
/** Color first, cooking later: as long for any meat. */
const BROWNED = /\b(?:sear|brown)(?:s|ed)? (?:on|in|it|them|the|over|all)\b|cooks later|finish in the/i;
/** A stew says how long it simmers without naming what takes so long. */
const STEWED = 45;

/** Minutes of the one food turned to those of the other, or null where they take about as long. */
function minutesFor(sentence: string, from: Food, to: Food): number | null {
  const named = METHOD_WORDS.find(([word]) => word.test(sentence))?.[1];
  const methods: readonly Method[] = named !== undefined ? [named] : /\bcook/i.test(sentence) ? ['fry', 'boil', 'simmer'] : [];
  const method = methods.find((one) => (from.minutes[one] ?? 0) > 0 && (to.minutes[one] ?? 0) > 0);
  if (method === undefined) return null;
  const share = (to.minutes[method] ?? 0) / (from.minutes[method] ?? 1);
  return share > 0.7 && share < 1.4 ? null : share;
}

/**
 * Sentences about the food alone with their time scaled from the one food to the other, and the minutes that this adds.
 * @param onlyFlesh whether it is the one meat or fish of the recipe, so that every thermometer is meant for it
 */
export function timed(step: string, find: (text: string) => readonly Mention[], from: Food, to: Food, onlyFlesh: boolean): { text: string; minutes: number } {
  let minutes = 0;
  let alone = false;
  const cooled = isFlesh(from) && !isFlesh(to);
  const concerns = find(step).length > 0;
  const text = (step.match(/[^.!?]+(?:\.\d+[^.!?]*)*[.!?]*\s*/g) ?? [step]).map((sentence) => {
    const own = find(sentence);
    const others = mentionsIn(sentence).filter(({ start }) => !own.some((mention) => mention.start === start));
    let said = cooled && (concerns || (onlyFlesh && /thermometer|pink|juices run clear/i.test(sentence))) && !others.some(({ food }) => isFlesh(food)) ? withoutMeatSigns(sentence) : sentence;
    if (cooled) said = own.reduceRight((told, { start, end }) => (said === sentence ? told.slice(0, start - 4) + told.slice(start - 4).replace(new RegExp(`^(the .{${end - start}}) reads? \\d+ ?°[CF](?: ?\\([^)]*\\))?(?: (?:at|in) the \\w+(?: part)?)?(?: and |, )?`, 'i'), '') : told), said);
    // "Pat the salmon dry. Fry for 6 minutes": the second sentence is about the salmon too.
    const about = others.every(({ food }) => ALONG.has(food.kind)) && (own.length > 0 || alone);
    alone = about;
    const range = /\b(\d+)(?:(?: to |[-–])(\d+))? minutes/.exec(said);
    const low = Number(range?.[1] ?? 0);
    const high = Number(range?.[2] ?? low);
    const stewed = others.length === 0 && high >= STEWED && /\bsimmer/i.test(sentence) && (from.minutes.simmer ?? 0) >= STEWED;
    const share = about || stewed ? minutesFor(sentence, from, to) : null;
    if (range === null || share === null || (share < 1 && high < 4) || (BROWNED.test(sentence) && !/thermometer|pink/.test(sentence))) return said;
    const [newLow, newHigh] = [round(low * share), round(high * share)].map((one) => (stewed ? Math.max(one, 30) : one)) as [number, number];
    minutes += newHigh - high;
    said = said.replace(range[0], newHigh > newLow ? `${newLow} to ${newHigh} minutes` : newHigh === 1 ? 'about 1 minute' : `${newHigh} minutes`);
    return said;
  }).join('');
  return { text, minutes };
}

/** What the thermometer must read for a food, in °C; 0 where nothing is asked. */
export function doneAt(food: Food): number {
  if (food.safety.has('poultry')) return 74;
  if (food.safety.has('ground')) return 71;
  return food.safety.has('red') || food.safety.has('pork') || food.safety.has('fish') ? 63 : 0;
}

const FAHRENHEIT: Readonly<Record<number, string>> = { 74: '165', 71: '160', 63: '145' };

const SEAFOOD: ReadonlySet<string> = new Set(['shrimp', 'scallop', 'crab']);
const PEARLY = /(?:they are |it is )?(?:pink outside and )?(?:pearly(?: white)? and )opaque(?: inside)?|(?:they are |it is )?pink and (?:opaque|firm)|(?:they turn|it turns) pink/gi;
const FLAKY = /(?:it is |they are )?opaque(?:,| and) (?:it |they )?flak\w+(?: easily)?(?: with a fork)?(?:,? and a thermometer reads [^,.;]*?\d+ °C(?: \([^)]*\))?(?: in the (?:thickest part|middle))?)?/gi;

/** Shrimp are done by their color, fish by its flakes, meat by the thermometer. */
function likeSeafood(step: string, from: Food, to: Food, needed: number): string {
  const text = to.kind === 'scallop' ? step.replace(/pink outside and /g, '') : step;
  if (SEAFOOD.has(from.kind) === SEAFOOD.has(to.kind)) return text;
  if (SEAFOOD.has(to.kind)) return text.replace(FLAKY, 'pearly and opaque');
  return text.replace(PEARLY, to.aisle === 'fish' ? 'opaque all through and easy to flake' : `no pink is left and a thermometer reads ${needed} °C (${FAHRENHEIT[needed] ?? ''} °F)`);
}

/** Words beside a temperature that meat or fish must reach; that of an omelette or a custard stands elsewhere. */
const CORE_HEAT = /thermometer|\breads?\b|pink|juices|far above/i;

/**
 * Signs of doneness turned to those of another meat or fish: temperature, color, flakes.
 * @param needed °C that all meat and fish of the new recipe needs, 0 where none is asked
 * @param alone whether no egg in the recipe could be meant by a temperature
 */
export function doneLike(text: string, find: (text: string) => readonly Mention[], from: Food, to: Food, needed: number, alone: boolean): string {
  if (!isFlesh(from) || !isFlesh(to)) return text;
  let told = likeSeafood(text, from, to, needed);
  if (needed === 0) return told;
  told = (told.match(/[^.!?]+(?:\.\d+[^.!?]*)*[.!?]*\)?\s*/g) ?? [told]).map((sentence) => (find(sentence).length > 0 || (CORE_HEAT.test(sentence) && (alone || /thermometer/.test(sentence)) && !/\b(?:eggs?|custard|yolks?)\b/i.test(sentence))
    ? sentence.replace(/\b(?:60|63|71|74)(?= ?°C)/g, String(needed)).replace(/\b(?:140|145|160|165)(?= ?°F)/g, FAHRENHEIT[needed] ?? '') : sentence)).join('');
  if (from.aisle === 'fish' && to.aisle === 'meat') told = told.replace(/(?:it is |they are )?(?:opaque and flak\w+[^,.;(]*|opaque|pearly(?: and opaque)?)(?: with a fork)?|(?:it |they |the [\p{L} ]+? )?flakes?(?! of| over)(?: easily)?(?: with a fork)?/giu, 'no pink is left').replace(/no pink is left(?:,| and) no pink is left/g, 'no pink is left');
  if (from.aisle === 'meat' && to.aisle === 'fish') told = told.replace(/no pink is left|no longer pink|the juices run clear/gi, 'the flesh is opaque').replace(/the flesh is opaque(?:,| and) the flesh is opaque/g, 'the flesh is opaque').replace(/ and let (?:it|them) rest for \d+ minutes/g, '');
  return told;
}

/** "until browned, no pink is left and a thermometer reads 74 °C" -> "until browned". */
function withoutMeatSigns(sentence: string): string {
  if (!new RegExp(MEAT_SIGNS.source, 'iu').test(sentence)) return sentence;
  const bare = sentence.replace(MEAT_SIGNS, (found) => (/^until /i.test(found) ? 'until ' : ''))
    .replace(/\buntil (?:,? ?and |, )/g, 'until ').replace(/,? ?\buntil ?(?=[.;,]|$)/g, ', until hot through').replace(/^, /, '')
    .replace(/\s+([,.;])/g, '$1').replace(/,([.;])/g, '$1').replace(/^\s*and /, '');
  return /^\W*$/.test(bare) ? '' : bare;
}
