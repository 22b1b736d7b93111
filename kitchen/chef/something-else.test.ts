import { expect, test } from 'vitest';
import { orderFor } from '../order-for.ts';
import { ideas } from './cook.ts';

/** Short lists as cooks have them in the evening. */
const LISTS = [
  'eggs, rice', 'chicken, rice, broccoli', 'pasta, tomatoes, garlic', 'potatoes, onions, cheese', 'tofu, noodles, carrots', 'ground beef, beans, corn', 'lentils, carrots, onion', 'salmon, lemon, potatoes', 'eggs, spinach, feta',
  'bread, cheese, tomatoes', 'chickpeas, coconut milk, spinach', 'pork chops, apples, cabbage', 'zucchini, eggs, parmesan', 'mushrooms, cream, pasta', 'sweet potato, black beans, lime', 'shrimp, garlic, butter', 'oats, banana, milk',
  'flour, eggs, milk', 'cauliflower, chickpeas, yogurt', 'tuna, mayonnaise, bread', 'sausages, peppers, onions', 'halloumi, eggplant, mint', 'paneer, peas, tomatoes', 'kimchi, rice, egg', 'beef, potatoes, carrots, celery',
  'turkey, cranberries, bread', 'quinoa, avocado, corn', 'bacon, eggs, potatoes', 'fish, tomatoes, olives', 'leeks, potatoes, cream',
];

test.each(LISTS)('%s: ten times something else, never the same dish, nor one way in one kitchen twice', (list) => {
  const shown: { dish: string; title: string; manner: string }[] = [];
  for (let asked = 0; asked < 10; asked++) {
    const answer = ideas(orderFor({ pantry: [list], besides: shown.map(({ dish }) => dish) }), 1);
    const [idea] = answer.outcome === 'ideas' ? answer.ideas : [];
    if (idea !== undefined) shown.push({ dish: idea.dish, title: idea.title, manner: `${idea.way}/${idea.cuisine}` });
  }
  expect(shown.length).toBe(10);
  for (const of of ['dish', 'title', 'manner'] as const) expect(new Set(shown.map((one) => one[of])).size).toBe(10);
});
