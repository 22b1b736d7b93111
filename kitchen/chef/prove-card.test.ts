import { expect, it } from 'vitest';
import { houseRepertoire } from './cook.ts';
import { cardFaults } from './prove-card.ts';
import { readCard } from './read-card.ts';

const card = (done: string): string => `Chops
kitchen: everyday
course: main
method: fry
needs: stove
look: plate; meat
serves: 2
scales: 1-4
work: 20 min
spelled by: pork chop

needed meat: 2 pork chops | 200 g halloumi
needed fat: 1 tbsp olive oil

1. Heat {fat} in a large skillet over medium heat and add {meat}.
2. Fry for 4 minutes on each side${done}. Serve {meat} hot.
try: pork chops
`;
const faultsOf = (done: string): string[] => cardFaults(readCard('everyday/chops', card(done)).card, houseRepertoire()).faults.map(({ line, what }) => `${line}: ${what}`);

it('a step that would vanish with a food that needs no temperature is refused by its line', () => {
  expect(faultsOf(', until {meat!}').join()).toMatch(/16: \{meat!\} stands alone in a sentence, which vanishes with halloumi/);
  expect(faultsOf('[, until {meat!}]').join()).not.toMatch(/vanishes/);
});
