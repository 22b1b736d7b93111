import { describe, expect, it, test } from 'vitest';
import { HOUSEHOLD_NAMES } from '../data/household-names.ts';
import { orderFor } from '../order-for.ts';
import { cook, houseRepertoire } from './cook.ts';
import { homeKitchens } from './home-kitchens.ts';

const LISTS = {
  'minced lamb, potatoes, carrots, peas, onion': /Shepherd/, 'spinach, feta, eggs, filo pastry, dill': /^Spanakopita/, 'patlıcan, kıyma, domates, biber': /^Karnıyarık/,
  'leftover rice, kecap manis, chicken, eggs': /^Nasi Goreng/, 'Makkaroni, Kartoffeln, Speck, Bergkäse, Sahne, Zwiebeln, Apfelmus': /^Älplermagronen/,
};

test.each(Object.entries(LISTS))('%s is %s', (list, title) => {
  const answer = cook(orderFor({ pantry: list.split(', ') }));
  expect(answer.outcome === 'recipe' && answer.recipe.title).toMatch(title);
});

test('every household name is a dish', () => {
  expect([...HOUSEHOLD_NAMES].filter((id) => !houseRepertoire().byId.has(id))).toEqual([]);
});

describe('home kitchens', () => {
  it.each([
    [['Kartoffeln', 'Quark', 'Schnittlauch'], ['german', 'austrian', 'swiss']], [['potatoes', 'quark', 'chives'], ['american']], [['eggs, spinach; feta'], ['american']],
    [['свекла, капуста, картошка'], ['russian', 'ukrainian']], [['mince, potatoes, peas'], ['british', 'irish']], [['paneer, mince, haldi'], ['american']],
  ])('%j: %j', (pantry, kitchens) => {
    const home = homeKitchens(orderFor({ pantry }));
    expect([...home.keys()].filter((one) => home.get(one) === Math.max(...home.values()))).toEqual(expect.arrayContaining(kitchens));
  });

  it('are kitchens of cards', () => {
    const known = new Set(houseRepertoire().cards.flatMap(({ kitchen }) => kitchen));
    const lists = ['Kartoffeln, Möhren', 'pommes de terre, oignons', 'patatas, cebolla', 'patate, cipolle', 'aardappelen, uien', 'ziemniaki, cebula', 'картошка, лук', 'patates, soğan', '土豆, 洋葱', 'じゃがいも, 玉ねぎ'];
    const named = lists.flatMap((list) => [...homeKitchens(orderFor({ pantry: [list] })).keys()]);
    expect(new Set(named).size).toBeGreaterThan(12);
    expect(named.filter((one) => !known.has(one))).toEqual([]);
  });
});
