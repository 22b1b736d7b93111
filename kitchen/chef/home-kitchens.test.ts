import { expect, test } from 'vitest';
import { orderFor } from '../order-for.ts';
import { homeKitchens } from './home-kitchens.ts';

test.each([
  ['4 telur, nasi putih, kecap manis', 'indonesian'], ['itlog, kamatis, sibuyas', 'filipino'], ['mchele, nyanya, vitunguu', 'kenyan'], ['김치, 두부, 대파', 'korean'],
  ['trứng, hành lá, nước mắm', 'vietnamese'], ['دجاج, أرز, بصل', 'levantine'], ['مرغ, پیاز, گوجه', 'persian'], ['आलू, प्याज, टमाटर', 'indian'], ['Kartoffeln, Zwiebeln, Speck', 'german'],
])('%s is of a %s kitchen', (list, kitchen) => { expect(homeKitchens(orderFor({ pantry: list.split(', ') })).has(kitchen)).toBe(true); });

test.each(['eggs, rice, soy sauce', 'tofu, 김치, rice', 'chicken, ayam, rice'])('%s is of nobody’s in particular: English words lean only where dishes are alike', (list) => {
  expect(Math.max(...homeKitchens(orderFor({ pantry: list.split(', ') })).values())).toBeLessThan(1);
});
