/** M16: odd and hostile input. What must come of it comes of it, and nothing of it reaches the recipe. */
import { readOrder } from '../../contract/order-input.ts';
import { cook } from '../../kitchen/chef/cook.ts';
import type { Notice } from '../../kitchen/answer.ts';
import { FORM_CASES, NEAR_MISSES } from '../sets/forms.ts';
import { HOSTILE, type HostileCase, type Outcome } from '../sets/hostile.ts';
import { unsafeMarkup } from './guards.ts';
import { isMeant, readAs } from './reading.ts';
import { shareRow, type Fault, type Result } from './result.ts';

/** Notices that tell the cook about an entry which was not used as asked. */
const TELLS: readonly Notice['code'][] = ['not-food', 'not-understood', 'unsafe', 'spoiled', 'unwanted', 'diet', 'wish'];

const nameOf = ({ kind, entries }: HostileCase): string => `${kind}: ${entries.map((entry) => JSON.stringify(entry.slice(0, 50))).slice(-3).join(', ')}`;

/** Sends a case the way the server takes an order: limits and cleaning first, then the kitchen. */
function serve(entries: readonly string[]): { outcome: Outcome; markdown: string; said: string } {
  let order;
  try {
    order = readOrder({ pantry: [...entries], servings: 2, seed: 7, chef: 'house' });
  } catch (refusal) {
    return { outcome: 'rejected-input', markdown: '', said: refusal instanceof Error ? refusal.message : String(refusal) };
  }
  const answer = cook(order);
  if (answer.outcome === 'refused') return { outcome: 'refused', markdown: '', said: answer.sentence };
  const told = answer.notices.some(({ code }) => TELLS.includes(code));
  return { outcome: told ? 'recipe+notice' : 'recipe', markdown: answer.markdown, said: answer.notices.map(({ sentence }) => sentence).join(' ') };
}

/** Whether a text holds the words, and not only inside another ("browned" is not "owned"). */
const says = (text: string, words: string): boolean => text.split(words).slice(0, -1).some((before) => !/^\w/.test(words) || !/\w$/.test(before));

function judge(row: HostileCase): Fault[] {
  const { outcome, markdown, said } = serve(row.entries);
  const text = `\n${markdown.toLowerCase()}`;
  return [
    ...(row.outcomes.includes(outcome) ? [] : [`${outcome} instead of ${row.outcomes.join(' or ')} (${said.slice(0, 140)})`]),
    ...row.never.filter((never) => markdown !== '' && says(text, never.toLowerCase())).map((never) => `"${never}" stands in the recipe`),
    ...(markdown === '' ? [] : unsafeMarkup(markdown)),
  ].map((what) => ({ row: nameOf(row), what, excerpt: markdown }));
}

/** A near miss may stay unknown, be called no food, or be another food; only the tempting one is wrong. */
const fooled = (): Fault[] => NEAR_MISSES.flatMap(({ entry, foods }) => (readAs(entry).some((food) => isMeant(food, foods)) ? [{ row: entry, what: `read as ${foods.join(' or ')}` }] : []));

export function hostileRows(limit: number): Result[] {
  const hostile = HOSTILE.slice(0, limit);
  const forms = FORM_CASES.slice(0, limit);
  const misread = forms.flatMap(({ entry, foods }): Fault[] => {
    const read = readAs(entry);
    return read.length > 0 && read.every((food) => isMeant(food, foods)) ? [] : [{ row: entry, what: `is ${foods.join(' or ')}, read as ${read.map(({ id }) => id).join(' + ') || 'nothing'}` }];
  });
  return [
    shareRow('M16 input', 'hazards, injection, markup: right outcome, nothing leaks', 1, hostile.length, hostile.flatMap(judge)),
    shareRow('M16 forms', 'misspellings, scripts, emoji, forms read', 0.9, forms.length, misread),
    shareRow('M16 near', 'near misses not taken for the food', 1, NEAR_MISSES.length, fooled()),
  ];
}
