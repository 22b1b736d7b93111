/** Water that only the steps speak of: at another yield there is more or less of it too. */
import { amountText, scaled } from './card-amount.ts';

/** Grams that a milliliter of a dry grain weighs. */
const DENSITY: readonly (readonly [food: RegExp, density: number])[] = [[/rice/, 0.85], [/couscous|quinoa/, 0.75], [/./, 0.8]];
const BY_VOLUME = /(?:(the same volume|its own volume)|twice its volume|(1½|1¼|2½|two|three) times its volume) of (?=(?:[a-z]+ ){0,2}(?:water|broth|stock)\b)/g;
/** Of what other long grains take, jasmine rice is soft with this part. */
const JASMINE = 0.87;
const TIMES: Readonly<Record<string, number>> = { '1½': 1.5, '1¼': 1.25, '2½': 2.5, 'two': 2, 'three': 3 };

/**
 * "Bring to a boil in 1¼ times its volume of water" as milliliters, where it is known how much grain there is.
 * @param grain the id of the grain, and grams of it
 */
export function waterMeasured(text: string, grain: { food: string; grams: number } | null): string {
  if (grain === null || grain.grams < 20) return text;
  const density = DENSITY.find(([food]) => food.test(grain.food))?.[1] ?? 1;
  return text.replaceAll(BY_VOLUME, (_, same: string | undefined, times: string | undefined) => {
    const less = times === '1½' && grain.food === 'jasmine rice' ? JASMINE : 1;
    const volume = less * (grain.grams / density) * (same !== undefined ? 1 : times === undefined ? 2 : (TIMES[times] ?? 1));
    return `${Math.round(volume / 10) * 10} ml of `;
  });
}

/** "Pour in 250 ml of hot water", "with 2 tbsp water"; a spoonful stays a spoonful. */
const POURED = new RegExp(String.raw`(?<![\d.–/])(?:(\d{1,4}) to )?(\d{1,4}(?:\.\d{1,2})?) (ml|l|tbsp)\b`
  + String.raw`(?= (?:of )?(?:(?:cold|hot|boiling|warm|lukewarm|ice|ice-cold|simmering|salted|fresh) ){0,2}(?:water|broth)\b)`, 'g');

/**
 * A step's bare text at `factor` times the card's yield: its water in milliliters, liters and spoonfuls goes along.
 * @param text of a sentence between the foods that it names
 */
export function waterScaled(text: string, factor: number): string {
  if (factor === 1) return text;
  const times = (value: string, unit: string): { value: string; unit: string } => {
    const [told = '', measure = unit] = amountText(scaled({ value: Number(value), unit, size: '', grams: null, gramsEach: false, article: false }, factor, null)).trim().split(' ');
    return { value: told, unit: measure };
  };
  return text.replaceAll(POURED, (whole, from: string | undefined, value: string, unit: string) => {
    if (unit === 'tbsp' && Number(value) < 2) return whole;
    const to = times(value, unit);
    return `${from === undefined ? '' : `${times(from, unit).value} to `}${to.value} ${to.unit}`;
  });
}
