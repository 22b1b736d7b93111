/** What fills a place, measured out at the yield that is cooked, and the temperature that makes it safe. */
import type { Food, SafetyRule } from '../pantry/food.ts';
import type { KindName } from '../pantry/kinds.ts';
import { isA } from '../pantry/lexicon.ts';
import { pluralOf, singularOf } from '../pantry/words.ts';
import { byEye } from './by-eye.ts';
import { isForeign } from './own-word.ts';
import type { Amount, Card } from './card.ts';
import { amountText, gramsOfAmount, isSeveral, scaled, weighed } from './card-amount.ts';
import { cutText } from './cut-text.ts';
import { LARGE, shareOnHand, type Filling, type Fit } from './filling.ts';
import { inNumber, isPlural } from './named-food.ts';
import type { Own } from './on-hand.ts';

/** A filling at the yield that is cooked. */
export interface Measured { filling: Filling; amount: Amount; grams: number; name: string; text: string; line: string }

/** What is there is used, and no more is asked for, down to this share of what the card wants; with less it would be another dish. */
const SHORT = 0.2;
/** Nor does a cook keep back the last spoonful: up to this much more than the card wants goes in too, and of meat and fish a little more. */
const OVER = 1.2;
const OVER_MEAT = 1.55;
/** Six sausages are six, where four would do. */
const OVER_SAUSAGES = 1.8;
const SAUSAGES = new Set<KindName>(['raw sausage', 'cooked sausage']);
/** So much of it, in grams, only gives taste. */
const LITTLE_MEAT = 160;
const MEAT = new Set<KindName>(['poultry', 'ground poultry', 'beef', 'stewing meat', 'lamb', 'pork', 'ground meat', 'raw sausage', 'cooked sausage', 'fish', 'shrimp', 'cooked meat', 'bacon']);
/** And nobody keeps half a can. */
const OVER_CAN = 2.05;
const CANS = new Set<KindName>(['canned tomato', 'beans', 'canned fish', 'coconut milk']);
/** Vegetables and fruit that are counted, of which up to twice as much does no harm. */
const PIECES = new Set<KindName>(['bulb', 'root', 'starchy root', 'potato', 'tender vegetable', 'firm vegetable', 'tomato', 'raw vegetable', 'squash', 'firm fruit', 'stone fruit', 'tropical fruit']);
const OVER_PIECES = 2.05;
/** Of eggs a third more does no harm. */
const OVER_EGGS = 1.35;
/** Leaves cook down, and nobody keeps a third of the bag. */
const OVER_LEAVES = 1.55;
/** So much of them, in grams, one eats with a dish: of half a cabbage for two nobody keeps the half. */
const PLATEFUL = 230;
const LEAVES = new Set<KindName>(['leafy green', 'mushroom', 'tender vegetable', 'firm vegetable', 'cabbage', 'squash', 'tofu', 'frying cheese', 'meat substitute']);
/** What comes in small cartons, and in a dish that is not baked may all go in. */
const CARTONS = new Set<KindName>(['cream', 'yogurt', 'coconut milk', 'fresh cheese']);
const CARTON = 300;
const OVER_CARTON = 1.7;
/** Of what stands open nobody keeps a few spoons, where twice as much makes the dish only better: sauces and what is creamy, and of cheese a little less. */
const SPOONED_OUT = new Set<KindName>(['cooking sauce', 'spread', 'cream', 'yogurt', 'coconut milk', 'fresh cheese']);
const OVER_OPENED = 2.2;
const GRATED = new Set<KindName>(['melting cheese', 'crumbly cheese', 'frying cheese']);
const OVER_GRATED = 1.6;
/** Of these a spoon is body enough. */
const SPOONFUL = 25;
/** Of these a dish has less, where there is less, and is no smaller for it: six eggs make a frittata with half a zucchini too. */
export const VEGETABLES = new Set<KindName>(['tender vegetable', 'firm vegetable', 'leafy green', 'mushroom', 'peas and corn', 'tomato', 'cabbage', 'root', 'squash']);
/** Names of what is counted, whatever it weighs. */
const PORTION = /\b(?:escalope|schnitzel|steak|chop|medallion)s?$/;
/** With less than this share of what it is made of a cake is another cake. */
const TOO_LITTLE = 0.6;
/** Of this much on, in grams: below it a dish is seasoned with the food. */
const BODY = 100;
/** Of bacon, where two rashers more are a better breakfast. */
const BODY_OF_BACON = 40;

/** What holds a cake together: with less of it, it is another cake. */
const STRUCTURE = new Set<KindName>(['egg', 'flour', 'sugar', 'butter', 'milk', 'leavening']);
/** Of these a cake is as good with a little less. */
const EASY = new Set<KindName>(['butter', 'sugar']);
const NEARLY = 0.85;
/** What gives a cake its taste, of which a third more makes it only moister: all four bananas. */
const MOIST = new Set<KindName>(['tropical fruit', 'firm fruit', 'stone fruit', 'berry', 'root', 'tender vegetable', 'squash']);
const OVER_IN_CAKE = 1.35;
/** What is in a cake and does not hold it. */
const STREWN = new Set<KindName>(['nut', 'dried fruit', 'seed', 'peanut']);
/** Whether a dish is a cake, a cookie or a bread: its ratios hold it together. */
export const isBaked = (card: Card): boolean => card.courses.some((course) => course === 'cake' || course === 'cookie' || course === 'bread');

/** How many whole cans there are, one to three; null where it is no number of cans. */
function cansOf(own: Own | null): number | null {
  const cans = own?.grams == null || own.food.each === null ? 0 : own.grams / own.food.each;
  return Number.isInteger(cans) && cans >= 1 && cans <= 3 ? cans : null;
}

function most({ food, own }: Filling, fit: Fit, need: number): number {
  // Of 200 g of ground pork nobody keeps 80.
  if (MEAT.has(food.kind)) return need <= LITTLE_MEAT ? OVER_CAN : OVER_MEAT;
  if (isBaked(fit.card) && MOIST.has(food.kind)) return OVER_IN_CAKE;
  const aHead = (own?.grams ?? Infinity) / (fit.factor * (fit.card.yield.serves ?? 1));
  if (LEAVES.has(food.kind)) return aHead <= PLATEFUL ? OVER_PIECES : OVER_LEAVES;
  if (own?.opened === true && !isBaked(fit.card)) return SPOONED_OUT.has(food.kind) ? OVER_OPENED : GRATED.has(food.kind) ? OVER_GRATED : OVER;
  // Nor of a carton of cream a third.
  if (CARTONS.has(food.kind) && own?.grams != null && own.grams <= CARTON && !isBaked(fit.card)) return OVER_CARTON;
  return CANS.has(food.kind) && !isBaked(fit.card) && cansOf(own) !== null ? OVER_CAN : OVER;
}

/** Whether a cake, a cookie or a loaf stays as its card has it, whatever there is. */
function keepsItsRatios({ food }: Filling, ratio: number): boolean {
  if (MOIST.has(food.kind) && ratio > 1) return ratio > OVER_IN_CAKE;
  if (STRUCTURE.has(food.kind) && !(EASY.has(food.kind) && ratio >= NEARLY)) return true;
  return ratio > 1 || ratio < (STREWN.has(food.kind) ? SHORT : TOO_LITTLE);
}

const EACH = { size: '', grams: null, gramsEach: false, article: false } as const;
/** What the cook counted, counted in the recipe too; null where the card's amount may not become it. */
function countedOf(amount: Amount, { food, own, text, shared = 1 }: Filling, ratio: number): Amount | null {
  if (own === null) return null;
  const isWeighed = amount.unit === 'g' || amount.unit === 'kg';
  const { pieces, slices } = own;
  // Who has counted the chilies wants them all.
  if (food.kind === 'chili' && amount.unit === null && pieces !== undefined && ratio > 1 && ratio <= 2) {
    return { ...amount, value: pieces, size: '', article: false };
  }
  if (shared !== 1) return null;
  // Nor is half a carrot left over, where pieces are counted.
  if (amount.unit === null && pieces !== undefined && PIECES.has(food.kind) && ratio > 0.5 && ratio <= OVER_PIECES) {
    return { ...amount, value: pieces, size: '', grams: null, article: false };
  }
  // Four slices of bacon are four slices.
  if (slices !== undefined && amount.unit === 'g' && ratio > 0.5 && ratio <= OVER_PIECES) {
    return { ...amount, ...EACH, gramsEach: amount.gramsEach, value: slices, unit: 'slice' };
  }
  // Four parathas are served with a larger pot too.
  if (amount.unit === null && pieces !== undefined && food.kind === 'flatbread' && ratio < 1) return { ...amount, value: pieces, size: '', grams: null, article: false };
  if (!isWeighed || pieces === undefined || ratio <= SHORT) return null;
  const hasFillets = food.measure === 'fillet' && /\bfillets?$/.test(text);
  if (own.fillets === true && food.measure === 'fillet' && !hasFillets && ratio <= OVER_PIECES) return { ...amount, ...EACH, value: pieces, unit: 'fillet' };
  const isPortion = hasFillets || PORTION.test(text);
  const over = PIECES.has(food.kind) ? OVER_PIECES : SAUSAGES.has(food.kind) ? OVER_SAUSAGES : OVER_LEAVES;
  if (!food.counted && !isPortion || ratio > over) return null;
  const grams = own.grams !== null && ((own.food.each ?? 0) >= LARGE || isPortion) ? weighed(own.grams) : null;
  return { ...amount, ...EACH, value: pieces, unit: null, grams };
}

const bodyOf = ({ food: { kind }, own }: Filling): number =>
  kind === 'bacon' ? BODY_OF_BACON : own?.opened === true && (SPOONED_OUT.has(kind) || GRATED.has(kind)) ? SPOONFUL : BODY;

/** Of these one does where a dish asks for two: no stew is smaller for it, though a lemon cake is. */
const isSpareable = (food: Food, card: Card): boolean =>
  food.kind === 'bulb' || food.kind === 'root' || (food.kind === 'citrus' || isA(food, 'bell pepper') || food.id === 'cucumber') && !isBaked(card);

/** An amount, bent to what is there. */
function bent(amount: Amount, filling: Filling, fit: Fit): Amount {
  const { food, own } = filling;
  const { card } = fit;
  const need = gramsOfAmount(amount, food);
  const ratio = shareOnHand(filling, amount);
  const count = amount.unit === null ? (amount.value ?? 0) : 0;
  // Who wrote "onion" has one.
  if (own?.one === true && own.grams === null && isSpareable(food, card) && count > 1 && count <= 2) {
    return { ...amount, value: 1, size: 'large', article: false };
  }
  // Who wrote "salmon fillets" has some, and the dish says how many.
  const isUncounted = own?.fillets === true && own.grams === null && food.measure === 'fillet';
  if (isUncounted && food.each !== null && amount.unit === 'g' && need >= food.each) {
    const unit = /\bfillets?$/.test(filling.text) ? null : 'fillet';
    return { ...amount, ...EACH, value: Math.round(need / food.each), unit, grams: weighed(need) };
  }
  if (ratio === null || own === null || isBaked(card) && keepsItsRatios(filling, ratio)) return amount;
  // What is counted and sweet sets by its ratios too.
  const isSetBy = card.yield.makes !== null && card.courses.includes('dessert') && gramsOfAmount(filling.amount, food) >= BODY;
  if (ratio < TOO_LITTLE && isSetBy && !STREWN.has(food.kind)) return amount;
  // Raw onion is no vegetable to use up.
  const isRaw = card.method === 'raw' || card.courses.includes('salad') || card.courses.includes('sandwich');
  if (ratio > 1 && food.kind === 'bulb' && isRaw) return amount;
  // Four eggs are no three, where they are not what holds a cake.
  if (food.id === 'egg' && card.yield.makes === null && amount.unit === null && own.grams !== null && ratio > 1 && ratio <= OVER_EGGS) {
    return { ...amount, value: Math.round(own.grams / (food.each ?? 50)) };
  }
  const counted = countedOf(amount, filling, ratio);
  if (counted !== null) return counted;
  // Frozen mango is cut already.
  if (own.frozen === true && own.pieces === undefined && amount.unit === null && food.counted && (food.each ?? 0) >= BODY) {
    return { ...amount, ...EACH, gramsEach: amount.gramsEach, value: weighed(Math.min(need * OVER, own.grams ?? need)), unit: 'g' };
  }
  if (ratio < 0.98 ? ratio > SHORT : ratio > 1.02 && ratio <= most(filling, fit, need) && need >= bodyOf(filling)) {
    const cans = CANS.has(food.kind) && ratio > OVER ? cansOf(own) : null;
    return cans !== null ? { value: cans, unit: 'can', size: '', grams: own.food.each, gramsEach: true, article: false } : scaled(amount, ratio, food);
  }
  return amount;
}

/** The card's amount at the yield that is cooked. */
const atYield = ({ amount, food }: Filling, { card, factor }: Fit): Amount =>
  (factor === 1 || isBaked(card) ? scaled(amount, factor, food) : byEye(scaled(amount, factor, food), food));

/** What beans weigh drained; the can says what it holds. */
const DRAINED = 240;
const LABELED = 400;
const asLabeled = (amount: Amount): Amount => (amount.unit === 'can' && amount.gramsEach && amount.grams === DRAINED ? { ...amount, grams: LABELED } : amount);

/** Of what is rounded up so much is there. */
const MUST_BE_THERE = 0.85;
/** Of a vegetable that nobody counted a whole one goes in rather than a half, where the dish was made smaller. */
function whole(amount: Amount, { own, food, amount: asked }: Filling, fit: Fit): Amount {
  // Nor are two onions and a half put into the larger pot, nor half a can kept.
  const odd = fit.factor !== 1 && amount.value !== null && amount.value > (fit.factor > 1 && own?.grams == null ? 1.4 : 1.5) && amount.value % 1 !== 0;
  if (odd && (amount.unit === 'can' || amount.unit === null && PIECES.has(food.kind) && !isBaked(fit.card))) return { ...amount, value: Math.round(amount.value ?? 1) };
  if (fit.factor < 1 && amount.unit === 'can' && amount.value === 1.5) return { ...amount, value: 1 };
  // Nobody keeps half a tin of tuna, nor a quarter of any can.
  const isPart = fit.factor < 1 && amount.unit === 'can' && amount.value !== null && amount.value < 1 && !isBaked(fit.card);
  if (isPart && CANS.has(food.kind) && (amount.value ?? 0) >= (food.kind === 'canned fish' ? 0.5 : 0.65)) return { ...amount, value: 1 };
  const halved = fit.factor < 1 && amount.unit === null && amount.value !== null && amount.value % 1 !== 0 && (asked.value ?? 0) >= 1;
  const isThere = own?.grams == null || food.each === null || own.grams >= food.each * Math.ceil(amount.value ?? 1) * MUST_BE_THERE;
  return halved && isThere && own !== null && (own.pieces ?? 1) >= 1 && PIECES.has(food.kind) && !isBaked(fit.card) ? { ...amount, value: Math.ceil(amount.value ?? 1) } : amount;
}

export function measured(filling: Filling, fit: Fit): Measured {
  const { food } = filling;
  const inSlices = whole(bent(atYield(filling, fit), filling, fit), filling, fit);
  const amount = inSlices.unit === 'slice' && filling.own?.rashers === true ? { ...inSlices, unit: 'rasher' } : inSlices;
  const grams = gramsOfAmount(amount, food);
  const several = isSeveral(amount);
  const counts = amount.unit === null && amount.value !== null && (food.counted || isPlural(filling.name) || isPlural(filling.text));
  // A card's own word for many pieces is not put into the plural ("the chickens"), only out of it.
  // English grammar would bend a word of another language: "1 kamatis".
  const isTheirs = filling.own?.word != null && filling.name === filling.own.word && isForeign(filling.own.word);
  const isCards = filling.as && filling.name !== filling.own?.word;
  const name = counts && !isTheirs && !(isCards && several) ? inNumber(filling.name, several) : filling.name;
  const text = !counts ? filling.text
    : filling.as && several && food.counted && !isPlural(filling.text) && (filling.text === food.singular || filling.text === filling.own?.word && !isTheirs)
      ? pluralOf(filling.text)
    : filling.text.endsWith(filling.name) ? `${filling.text.slice(0, -filling.name.length)}${name}` : food.counted || /\bfillets?$/.test(filling.text) || PORTION.test(filling.text) ? inNumber(filling.text, several) : filling.text;
  // One says "2 salmon fillets", and "2 fillets" of nothing.
  const inFillets = amount.unit === 'fillet' && !/\bfillets?$/.test(text);
  const unpacked = amount.unit === 'can' || amount.unit === 'tin' ? text.replace(/^(?:canned|tinned) /, '') : text;
  const listed = inFillets ? `${text} ${amount.value === 1 ? 'fillet' : 'fillets'}` : unpacked;
  const frozen = filling.own?.frozen === true && !/\bfrozen\b/.test(listed) ? 'frozen ' : '';
  const total = amount.grams !== null && !amount.gramsEach ? ` (${String(amount.grams)} g)` : '';
  const aside = filling.from !== undefined ? ` (${cubes(filling.from, grams, filling.own)})` : filling.aside === '' ? '' : ` (${asideOf(filling.aside, fit.factor)})`;
  // Two fillets are two portions.
  const isCounted = amount.unit === 'fillet' || amount.unit === null && filling.own?.pieces !== undefined && (food.kind === 'fish' || PORTION.test(text));
  const cutTo = cutText(filling.cut, { food, listed, isCounted }, fit);
  const cut = cutTo === '' || listed.split(' ').includes(cutTo) ? '' : `, ${cutTo}`;
  // Said so, it is understood to belong there: "optional" reads as if it were nothing.
  const { spared: without = '' } = filling;
  const spared = without === 'optional' ? ifThere(text, food) : without !== '' ? ` (${without})` : filling.own === null && food.kind === 'vinegar' ? ANY_OTHER : '';
  const much = amountText(asLabeled(inFillets ? { ...amount, unit: null } : amount));
  const what = listed.replace(PACKED, (pack) => `${pack}${frozen}`);
  return { filling, amount, grams, name, text, line: `${much}${what}${total}${aside}${cut}${spared}` };
}

/** Every kitchen has one, and seldom this one. */
const ANY_OTHER = ' (or another vinegar)';
/** Of these every kitchen has a spoonful. */
const EVERYWHERE = new Set<KindName>(['sugar', 'flour', 'starch']);
const ifThere = (text: string, { kind }: Food): string => (EVERYWHERE.has(kind) ? '' : ` (if you have ${isPlural(text) ? 'them' : 'it'})`);

/** "2 packs frozen udon". */
const PACKED = /^(?:(?:packs?|packets?|bags?|blocks?) (?:of )?)?/;
/** "from 1½ bouillon cubes", "from 2 tsp bouillon powder". */
function cubes({ each, food }: { each: number; food: Food }, milliliters: number, own: Own | null): string {
  const there = own?.grams == null || own.food.each === null || !own.food.counted ? Infinity : own.grams / own.food.each;
  // Nobody keeps half a cube where a whole one does. Of one a liter is made too: thinner, and salted at the table.
  const wanted = Math.round((milliliters / each) * 2) / 2;
  const count = Math.min(wanted > 0.5 && food.counted ? Math.round(milliliters / each) : Math.max(0.5, wanted), Math.max(0.5, there));
  const figure = `${count < 1 ? '' : Math.floor(count)}${count % 1 === 0 ? '' : '½'}`;
  return food.counted ? `from ${figure} ${count > 1 ? food.plural : food.singular}` : `from ${figure} tsp ${food.singular}`;
}

/** "from 2 lemons" at another yield. */
const asideOf = (aside: string, factor: number): string =>
  factor === 1 ? aside : aside.replace(/\d+|½/, (count) => { const value = Math.max(0.5, Math.round((count === '½' ? 0.5 : Number(count)) * factor * 2) / 2); return value === 0.5 ? '½' : `${Math.floor(value)}${value % 1 === 0 ? '' : '½'}`; })
    .replace(/(\b1|½) (\w+s)\b/, (_, count: string, word: string) => `${count} ${singularOf(word)}`)
    .replace(/\b([2-9]|1½) (\w+?)(?<!s)$/, (_, count: string, word: string) => `${count} ${pluralOf(word)}`);

const SAFE: Readonly<Partial<Record<SafetyRule, string>>> = {
  poultry: '74 °C (165 °F)', ground: '71 °C (160 °F)', red: '63 °C (145 °F)', pork: '63 °C (145 °F)', fish: '63 °C (145 °F)', egg: '71 °C (160 °F)', rice: '74 °C (165 °F)', ham: '60 °C (140 °F)',
};

/** The temperature that food.md asks of a food, in words, or nothing. */
export function safeOf(food: Food): string {
  if (food.kind === 'cooked meat') return '74 °C (165 °F)';
  if (food.kind === 'rice' || food.kind === 'cured meat' || food.kind === 'bacon') return '';
  for (const rule of food.safety) {
    const text = SAFE[rule];
    if (text !== undefined) return text;
  }
  return '';
}
