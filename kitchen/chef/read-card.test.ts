import { describe, expect, it } from 'vitest';
import { readCard } from './read-card.ts';

const CARD = `Egg Toast
kitchen: everyday
course: main
method: fry
needs: stove
look: plate; egg
serves: 2
scales: 1-4
work: 10 min
spelled by: eggs + bread

needed egg: 4 eggs
needed bread: 4 slices bread
wanted herb: 2 tbsp chives / parsley, chopped
needed fat: 20 g butter | 1 tbsp olive oil

1. Toast {bread}. Scatter {herb} on a plate.
2. Melt {fat} and fry {egg} for 3 minutes, until firm. {+top}
also takes: +top 50 g cheddar, grated > Melt {it} over it.
note: Eat at once.
try: eggs, bread, butter
`;
const faultsOf = (text: string): string[] => readCard('everyday/egg-toast', text).faults.map(({ line, what }) => `${line}: ${what}`);

describe('reading a card', () => {
  it('reads one without fault', () => {
    const { card, faults } = readCard('everyday/egg-toast', CARD);
    expect(faults).toEqual([]);
    expect(card.places.map(({ name, weight }) => `${weight} ${name}`)).toEqual(['needed egg', 'needed bread', 'wanted herb', 'needed fat']);
    expect(card.yield).toEqual({ serves: 2, makes: null, from: 1, to: 4 });
  });

  it.each([
    ['a food nobody knows', '4 eggs', '4 xyzzies', /^12: the kitchen knows no food “xyzzies”/],
    ['a place without a step', '{herb} on a plate', 'crumbs on a plate', /^14: no step names the place “herb”/],
    ['a step naming no place', 'fry {egg}', 'fry {ham} with {egg}', /^18: there is no place called “ham”/],
    ['a door that takes nothing', 'also takes: +top', 'also takes: +side', /^19: no step has the door/],
    ['a brace left open', 'Toast {bread}', 'Toast {bread', /^17: .*(?:not closed|not understood|no place)/],
    ['a method of its own', 'method: fry', 'method: sizzle', /^4: method: “sizzle”/],
    ['two places of one name', 'wanted herb', 'wanted egg', /^14: there are two places called “egg”/],
    ['a line of no kind', 'note: Eat at once.', 'Eat at once.', /^20: “Eat at once.” is not understood/],
    ['steps out of order', '2. Melt', '3. Melt', /^18: step 3 stands where 2 should/],
    ['no kitchen', 'kitchen: everyday\n', '', /^1: the line “kitchen:” is missing/],
    ['two kitchens', 'kitchen: everyday\n', 'kitchen: everyday\nkitchen: french\n', /there are two lines “kitchen:”/],
  ])('names the line of %s', (_, from, to, fault) => {
    const found = faultsOf(CARD.replace(from, to));
    expect(found.some((one) => fault.test(one)), found.join(' | ')).toBe(true);
  });
});
