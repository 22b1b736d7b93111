/** Cooking times and signs of doneness, when another food goes into the pan. */
import type { Food, Method } from '../pantry/food.ts';
import { mentionsIn, type Mention } from './substitute-mentions.ts';

const METHOD_WORDS: readonly (readonly [RegExp, Method])[] = [
  [/\b(?:fry|fries|sear|sauté|brown|soften)\b/i, 'fry'], [/\bsimmer/i, 'simmer'], [/\bboil/i, 'boil'], [/\broast/i, 'roast'], [/\bsteam/i, 'steam'], [/\bbake/i, 'bake'], [/\bgrill|broil/i, 'grill'],
];
/** Signs of doneness that hold for meat and fish only. */
const MEAT_SIGNS = /(?:,? (?:and|or) |, |until )?(?:the (?!thermometer)[\p{L} -]+? reads? \d+ °C(?: \([^)]*\))?(?: in the (?:thickest part|middle|cent(?:er|re)))?|(?:it is |they are )?(?:no pink is left|(?:they are |it is )?no longer pink)|the juices run clear|a thermometer reads [^,.;]*?\d+ °C(?: \([^)]*\))?(?: in the (?:thickest part|middle|cent(?:er|re))| at the cent(?:er|re))?|(?:it is |they are )?opaque(?: and flak\w+[^,.;]*)?|(?:it |they )?flakes?(?: easily)?(?: with a fork)?|far above \d+ °C \([^)]*\))/giu;
const isFlesh = (food: Food): boolean => (food.aisle === 'meat' || food.aisle === 'fish') && food.kind !== 'meat substitute' && food.kind !== 'tofu';
const round = (minutes: number): number => (minutes >= 20 ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes)));

/** Sentences about the food alone with their time scaled from the one food to the other, and the minutes that this adds. */
export function timed(step: string, find: (text: string) => readonly Mention[], from: Food, to: Food): { text: string; minutes: number } {
  let minutes = 0;
  const cooled = isFlesh(from) && !isFlesh(to);
  const concerns = find(step).length > 0;
  const text = (step.match(/[^.!?]+(?:\.\d+[^.!?]*)*[.!?]*\s*/g) ?? [step]).map((sentence) => {
    const own = find(sentence);
    let said = cooled && concerns && !mentionsIn(sentence).some((mention) => isFlesh(mention.food) && !own.some(({ start }) => start === mention.start)) ? withoutMeatSigns(sentence) : sentence;
    if (own.length === 0 || mentionsIn(sentence).some((mention) => !own.some(({ start }) => start === mention.start) && mention.food.kind !== 'oil' && mention.food.kind !== 'salt' && mention.food.kind !== 'water')) return said;
    const method = METHOD_WORDS.find(([word]) => word.test(sentence))?.[1];
    const [before, after] = method === undefined ? [] : [from.minutes[method], to.minutes[method]];
    if (before === undefined || after === undefined || before <= 0 || after <= 0 || (after / before > 0.7 && after / before < 1.4)) return said;
    const range = /\b(\d+)(?: to (\d+))? minutes/.exec(said);
    const low = Number(range?.[1] ?? 0);
    const high = Number(range?.[2] ?? low);
    if (range === null || high < 4) return said;
    const [newLow, newHigh] = [round(low * after / before), round(high * after / before)];
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

/** Signs of doneness turned to those of another meat or fish: temperature, color, flakes. */
export function doneLike(text: string, from: Food, to: Food, needed: number): string {
  if (!isFlesh(from) || !isFlesh(to) || needed === 0) return text;
  let told = text.replace(/\b(?:60|63|71|74) °C \((?:140|145|160|165) °F\)/g, `${needed} °C (${FAHRENHEIT[needed] ?? ''} °F)`);
  if (from.aisle === 'fish' && to.aisle === 'meat') told = told.replace(/(?:it is |they are )?(?:opaque and flak\w+[^,.;(]*|opaque|pearly(?: and opaque)?)(?: with a fork)?|(?:it |they )?flakes? (?:easily )?with a fork/gi, 'no pink is left').replace(/no pink is left(?:,| and) no pink is left/g, 'no pink is left');
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
