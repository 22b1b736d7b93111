/** "Chicken that has been in the fridge for 2 weeks": how long something was kept, against how long it keeps. */
import type { Food } from './food.ts';

const COUNT = String.raw`(?<count>\d{1,3}|an?|one|two|three|four|five|six|seven|eight|ten|a couple of|a few|several)`;
const TIME = String.raw`${COUNT}\s(?<unit>day|week|month|year)s?`;
const KEPT: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:in|inside) (?:the|my|our) (?:fridge|refrigerator)\s(?:for |since )?(?:about |over |more than |nearly |almost |some )?${TIME}\b`, 'iu'),
  new RegExp(String.raw`\b${TIME} in (?:the|my|our) (?:fridge|refrigerator)\b`, 'iu'),
  new RegExp(String.raw`\b(?:opened|open|cooked|boiled|made|bought|thawed|defrosted)\s(?:about |some )?${TIME} ago\b`, 'iu'),
  new RegExp(String.raw`\bopen(?:ed)? (?:for )?${TIME}\b`, 'iu'),
];
const COUNTS: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, ten: 10, 'a couple of': 2, 'a few': 3, several: 4,
};
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/** Days that an entry says something was kept, or null. */
export function daysKept(text: string): number | null {
  for (const pattern of KEPT) {
    const { count = '', unit = '' } = pattern.exec(text)?.groups ?? {};
    if (unit !== '') return (COUNTS[count.toLowerCase()] ?? Number(count)) * (DAYS[unit.toLowerCase()] ?? 1);
  }
  return null;
}

/** Days that leftovers keep in the fridge (USDA FSIS, "Leftovers and Food Safety"). */
const LEFTOVERS = 4;
const SWELLS: ReadonlySet<string> = new Set(['rice', 'pasta', 'noodle', 'grain', 'beans', 'lentils', 'fresh pasta', 'cooked grain', 'cooked meat']);

/** Whether that is longer than it keeps. What stands dry in a cupboard is cooked when it stands in a fridge. */
export function isTooLong(days: number, food: Food, text: string): boolean {
  const cooked = /\b(?:cooked|boiled|roast(?:ed)?|leftovers?|fried|made)\b/iu.test(text) || (SWELLS.has(food.kind) && /fridge|refrigerator/iu.test(text));
  if (cooked) return days > LEFTOVERS;
  // A figure of shelf life is when it is at its best: some days more do no harm, save to raw meat and fish.
  return days > (food.aisle === 'meat' || food.aisle === 'fish' ? Math.max(food.keeps, 2) : food.keeps * 2);
}
