/** Tables in recipes: of ingredients in any order of columns, of steps, of times, of nutrition. */
import { findFood } from '../../pantry/lexicon.ts';
import { bareText, headingText, itemText } from './bare-text.ts';
import type { Line } from './recipe-lines.ts';

const NAME = /^(?:ingredients?|items?|foods?|name|product|what)\b/i;
const AMOUNT = /^(?:amount|quantity|quantities|qty|measure(?:ment)?|how much|weight|metric|us\b|volume|cups|grams)/i;
const UNIT = /^units?\b/i;
const STEP = /^(?:instructions?|directions?|method|what to do|action|description|details|procedure|steps?)\b/i;
const NUMBER = /^(?:#|no\.?|nr\.?|step(?: no\.?| number)?)$/i;
const STARTS_WITH_AMOUNT = /^(?:[\d½¼¾⅓⅔⅛]|an? |(?:pinch|dash|handful|to taste|as needed|some|few)\b)/i;

/** "Flour" as it stands in the middle of a line; names that the lexicon writes large stay large. */
export function inLine(name: string): string {
  const food = findFood(name.split(',')[0] ?? name);
  return food !== null && /^\p{Lu}\p{Ll}/u.test(name) && /^\p{Ll}/u.test(food.singular) ? name.replace(/^./u, (letter) => letter.toLowerCase()) : name;
}

const item = (text: string, ordered = false): Line => ({ kind: 'item', ordered, indent: 0, text: itemText(text), raw: text });
const fact = (text: string): Line => ({ kind: 'text', indent: 0, text: bareText(text), raw: text, after: true });

function ingredientOf(cells: readonly string[], heads: readonly string[]): string {
  const at = (kind: RegExp): number => heads.findIndex((head) => kind.test(head));
  let name = at(NAME);
  let amounts = heads.flatMap((head, index) => (index !== name && AMOUNT.test(head) ? [index] : []));
  if (name < 0 || amounts.length === 0) {
    const first = cells.findIndex((cell) => STARTS_WITH_AMOUNT.test(cell));
    amounts = first < 0 ? [] : [first];
    name = cells.findIndex((cell, index) => index !== first && cell !== '');
  }
  const unit = at(UNIT);
  const [amount = '', ...others] = amounts.map((index) => cells[index] ?? '').filter((cell) => cell !== '' && !/^[-–—]$/.test(cell));
  const food = cells[name] ?? '';
  const rest = cells.filter((cell, index) => index !== name && index !== unit && !amounts.includes(index) && cell !== '' && !/^[-–—]$/.test(cell));
  const measure = [amount, unit < 0 ? '' : (cells[unit] ?? '')].filter((cell) => cell !== '' && !/^[-–—]$/.test(cell)).join(' ');
  const also = others.length === 0 ? '' : ` (${others.join(', ')})`;
  const line = /^(?:to taste|as needed|for |optional)/i.test(measure) ? `${food}, ${measure}` : `${measure} ${measure === '' ? food : inLine(food)}`;
  return [`${line.trim()}${also}`, ...rest].join(', ');
}

/** Rows of cells (null for the rule under the head) as the lines they would be without a table. */
export function readTable(rows: readonly (readonly string[] | null)[]): Line[] {
  const clean = rows.map((row) => row?.map((cell) => bareText(cell)) ?? null);
  const rule = clean.indexOf(null);
  const first = clean[0] ?? [];
  const named = first.some((head) => NAME.test(head) || AMOUNT.test(head) || STEP.test(head) || NUMBER.test(head));
  const hasHead = rule === 1 || (rule < 0 && named && first.every((head) => !/\d/.test(head)));
  const heads = hasHead ? first : [];
  const body = clean.slice(hasHead ? 1 : 0).filter((row) => row !== null);
  const isSteps = heads.some((head) => STEP.test(head)) && !heads.some((head) => NAME.test(head) || AMOUNT.test(head));
  const isTimes = heads.length > 0 && heads.every((head) => /time|prep|cook|total|serv|yield|makes|portions|difficulty|rest/i.test(head)) && body.length <= 2;
  const isPairs = !named && body.every((row) => row.length === 2 && /time|serv|yield|makes|total|prep|cook|difficulty|calories|portions/i.test(row[0] ?? '')) && body.length > 0;
  const isNutrition = heads.some((head) => /nutrient|calories|protein|per serving/i.test(head));
  if (isTimes) return body.flatMap((row) => row.map((cell, index) => fact(`${heads[index] ?? ''}: ${cell}`)));
  if (isPairs || isNutrition) return [...(heads.length === 2 && !isNutrition && heads[0] !== '' ? [fact(`${heads[0] ?? ''}: ${heads[1] ?? ''}`)] : []), ...body.map((row) => (isNutrition ? item(row.filter(Boolean).join(': ')) : fact(`${row[0] ?? ''}: ${row[1] ?? ''}`)))];
  if (isSteps) return body.map((row) => item(row.filter((cell) => !/^(?:(?:step\s*)?\d{1,2}[.)]?)?$/i.test(cell)).join(': '), true));
  return body.flatMap((row): Line[] => {
    const filled = row.filter(Boolean);
    if (filled.length === 0) return [];
    const only = filled.length === 1 && row.length > 1 ? (filled[0] ?? '') : '';
    if (only !== '' && (only === row[0] && rows.some((one) => one?.[0] !== undefined && bareText(one[0]) === only && /^\**_*[^|]*(?:\*\*|__|:)$/.test(one[0])))) return [{ kind: 'heading', depth: 7, text: headingText(only) }];
    return [item(ingredientOf(row, heads))];
  });
}
