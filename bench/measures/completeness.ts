/** M2: a title, three ingredients, two steps, a time, a yield, amounts, and a length that one reads at the stove. */
import type { Dish } from './dish.ts';

const AMOUNT = /^(?:about |a |an |\d|[½¼¾⅓⅔⅛]|(?:one|two|three|half|handful|pinch|some)\b)/i;

export function missingParts({ recipe, markdown }: Dish): string[] {
  const faults: string[] = [];
  const words = markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  const measured = recipe.ingredients.filter(({ text }) => !/^(?:salt|black pepper)$/.test(text));
  const withAmount = measured.filter(({ text }) => AMOUNT.test(text)).length;
  if (recipe.title === '') faults.push('no title');
  if (recipe.ingredients.length < 3) faults.push(`${recipe.ingredients.length} ingredients`);
  if (recipe.steps.length < 2) faults.push(`${recipe.steps.length} steps`);
  if (recipe.minutes === null) faults.push('no time');
  if (recipe.serves === null && recipe.makes == null) faults.push('no yield');
  if (withAmount < measured.length * 0.8) faults.push(`an amount in ${withAmount} of ${measured.length} lines`);
  if (words < 80 || words > 700) faults.push(`${words} words`);
  return faults;
}
