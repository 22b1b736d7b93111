/** Whether a regional title keeps what it promises: "Lemony" needs lemon, "Garlic-Herb" garlic and an herb. */
import type { Food } from '../pantry/food.ts';
import { inGroup, type Group } from './groups.ts';

/** Words of titles that name a food, and the foods that make them true. */
const PROMISES: Readonly<Record<string, Group>> = {
  garlic: ['#garlic', '#garlic powder'], garlicky: ['#garlic', '#garlic powder'], herb: ['tender herb', 'woody herb', 'dried herb'], lemon: ['#lemon', '#lemon juice'], lemony: ['#lemon', '#lemon juice'],
  oregano: ['#oregano', '#fresh oregano'], honey: ['#honey'], mustard: ['mustard'], curried: ['#curry powder', 'curry paste', '#garam masala', '#turmeric'], harissa: ['#harissa'],
  smoky: ['#smoked paprika', 'bacon', '#chorizo', '#chipotle', 'cooked sausage', 'smoked fish', '#liquid smoke'], ginger: ['#ginger', '#ground ginger'], soy: ['soy sauce'], dill: ['#dill', '#dried dill'],
  feta: ['#feta'], cheddar: ['#cheddar'], chili: ['chili', '#chili flakes', '#chili powder'], masala: ['#garam masala', '#turmeric', '#cumin', '#curry powder'], creamy: ['cream', 'milk', 'yogurt', 'fresh cheese', 'coconut milk', 'melting cheese', 'avocado', 'nut butter'],
  tortilla: ['#tortilla', '#corn tortilla', '#tortilla chips'], spiced: ['spice', 'spice blend'], coconut: ['coconut milk', '#coconut'], sesame: ['#sesame seed', '#sesame oil', '#tahini'], miso: ['#miso'], satay: ['peanut', '#peanut butter'], teriyaki: ['soy sauce', '#teriyaki sauce'],
};

/** True where every food a title names is in the dish. */
export function titleHolds(title: string, foods: readonly Food[]): boolean {
  return title.toLowerCase().split(/[ -]/).every((word) => {
    const promise = Object.hasOwn(PROMISES, word) ? PROMISES[word] : undefined;
    return promise === undefined || foods.some((food) => inGroup(food, promise));
  });
}
