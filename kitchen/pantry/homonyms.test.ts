import { expect, test } from 'vitest';
import { readings } from './read-pantry.ts';

const read = (...entries: string[]): string | undefined => { const [one] = readings(entries); return one?.outcome === 'food' ? one.food.id : one?.outcome; };

test.each([
  ['rice cakes', ['kimchi', 'scallions'], 'Korean rice cakes'], ['rice cakes', ['peanut butter', 'banana'], 'puffed rice cake'],
  ['mixed fruit', ['suet', 'breadcrumbs'], 'mixed dried fruit'], ['mixed fruit', ['yogurt'], 'mixed fruit'],
  ['beans', ['curry leaves', 'coconut'], 'green bean'], ['beans', ['rice', 'salsa'], 'bean'],
  ['chips', ['haddock', 'mushy peas'], 'French fries'], ['chips', ['eggs', 'salsa'], 'tortilla chips'], ['chips', ['tuna', 'mayo'], 'potato chips'],
  ['herring', ['beets', 'sour cream'], 'pickled herring'], ['herring', ['potatoes'], 'herring'],
  ['spice', ['apples', 'pie crust'], 'mixed spice'], ['tortillas', ['nopales', 'eggs'], 'corn tortilla'], ['tortillas', ['tomatillos', 'cheddar'], 'flour tortilla'],
  ['red oil', ['crayfish', 'plantain'], 'palm oil'], ['ginger', ['molasses', 'flour', 'cinnamon'], 'ground ginger'], ['ginger', ['garlic', 'flour', 'sugar'], 'ginger'],
  ['turkey', ['ham', 'lettuce', 'bread'], 'deli turkey'], ['turkey', ['potatoes', 'bread', 'lettuce'], 'turkey'],
  ['dumplings', ['sauerkraut', 'gravy'], 'bread dumpling'], ['noodles', ['ground beef', 'cream of mushroom soup'], 'egg noodles'],
  ['noodles', ['ground beef', 'soy sauce'], 'Asian noodles'], ['pepper', ['palm oil', 'onion'], 'red chili'], ['pepper', ['eggs', 'cheddar'], 'black pepper'],
] as const)('%s beside %s: %s', (name, beside, food) => { expect(read(name, ...beside)).toBe(food); });
