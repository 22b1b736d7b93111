/** M15: diets and allergies. No violation, nothing dropped without need, and the cook is told. */
import { cook } from '../../kitchen/chef/cook.ts';
import { DIET_CASES, type DietCase } from '../sets/diets.ts';
import { singularOf } from '../../kitchen/pantry/words.ts';
import { foodsOf } from './coverage.ts';
import { BROKEN_BY } from './diet-words.ts';
import { dishOf, orderOf, type Dish } from './dish.ts';
import { percent, type Fault, type Result } from './result.ts';

const nameOf = ({ diets, allergies, entries }: DietCase): string => `${[...diets, ...allergies].join(' + ')}: ${entries.join(', ')}`;

/** Lines and steps that a rule of the case forbids. */
function violations({ diets, allergies, drop }: DietCase, { recipe, listed }: Dish): string[] {
  const banned = foodsOf(drop);
  const direct = listed.flatMap(({ food, text }) => (food !== null && banned.includes(food) ? [`"${text}" is what had to go`] : []));
  const lines = recipe.ingredients.map(({ text }) => text);
  const proven = [...diets, ...allergies].flatMap((rule) => {
    const { yes, no } = BROKEN_BY[rule];
    const proof = (text: string): string[] => {
      const plain = (no === null ? text : text.replace(no, ' ')).replace(/\b(?:no|without|instead of|free of) [\p{L} ]+/giu, ' ');
      return plain.match(yes) ?? [];
    };
    // A word of a step that stands in a line of the list ("noodles" for rice noodles) is judged there.
    const inSteps = [recipe.title, ...recipe.steps].flatMap((text) => proof(text).filter((word) => !lines.some((line) => line.toLowerCase().includes(singularOf(word.toLowerCase())))).map((word) => [word, text] as const));
    return [...lines.flatMap((text) => proof(text).map((word) => [word, text] as const)), ...inSteps].map(([word, text]) => `${rule}: "${word}" in "${text.slice(0, 90)}"`);
  });
  return [...new Set([...direct, ...proven])];
}

/** What a notice says is left out, without what it offers instead. */
const unfit = (sentence: string): string => sentence.toLowerCase().split(/: |\. /)[0] ?? '';

export function dietRows(limit: number): Result[] {
  const cases = DIET_CASES.slice(0, limit).map((row) => {
    const order = orderOf(row.entries, { diets: row.diets, allergies: row.allergies });
    const answer = cook(order);
    return { row, name: nameOf(row), answer, dish: dishOf(order, answer), sentences: answer.notices.filter(({ code, sentence }) => code === 'diet' && /left out|keep out|kept out/i.test(sentence)).map(({ sentence }) => unfit(sentence)).join(' '), told: answer.notices.map(({ sentence }) => sentence.toLowerCase()).join(' ') };
  });
  const broken: Fault[] = cases.flatMap(({ row, name, dish }) => (dish === null ? [] : violations(row, dish).map((what) => ({ row: name, what, excerpt: dish.markdown }))));
  const names = (text: string, entry: string): boolean => foodsOf([entry]).some((food) => text.includes(food.singular.toLowerCase()) || text.includes(food.plural.toLowerCase()));
  const needless: Fault[] = cases.flatMap(({ row, name, answer, sentences }) => [
    ...row.keep.filter((entry) => names(sentences, entry) && !row.drop.some((other) => other.includes(entry))).map((entry) => ({ row: name, what: `${entry} is called unfit` })),
    ...(answer.outcome === 'refused' && row.keep.length >= 2 ? [{ row: name, what: `no recipe: ${answer.sentence}` }] : []),
  ]);
  const drops = cases.flatMap(({ row, name, told, answer }) => row.drop.map((entry) => ({ name, entry, told: names(`${told} ${answer.outcome === 'refused' ? answer.sentence.toLowerCase() : ''}`, entry) })));
  const untold = drops.filter(({ told }) => !told);
  const needlessShare = new Set(needless.map(({ row }) => row)).size / Math.max(1, cases.length);
  return [
    { id: 'M15 broken', label: 'diets and allergies broken', goal: '0', value: String(new Set(broken.map(({ row }) => row)).size), count: cases.length, pass: broken.length === 0, faults: broken },
    { id: 'M15 needless', label: 'cases with a food dropped, or a recipe refused, without need', goal: '<= 1 in 60', value: `${percent(needlessShare)} (${new Set(needless.map(({ row }) => row)).size})`, count: cases.length, pass: needlessShare <= 1 / 60, faults: needless },
    { id: 'M15 told', label: 'dropped foods that the cook is told about', goal: '>= 95 %', value: percent(1 - untold.length / Math.max(1, drops.length)), count: drops.length, pass: 1 - untold.length / Math.max(1, drops.length) >= 0.95, faults: untold.map(({ name, entry }) => ({ row: name, what: `${entry} goes without a word` })) },
  ];
}
