/** Water that only the steps speak of: at another yield there is more or less of it too. */
import { amountText, scaled } from './card-amount.ts';

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
