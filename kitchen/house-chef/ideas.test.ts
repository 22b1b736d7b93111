import { describe, expect, it } from 'vitest';
import { orderFor } from '../order-for.ts';
import { cook } from './cook.ts';
import { ideas } from './ideas.ts';

const LISTS = ['eggs, spinach, feta, potatoes', 'chicken thighs, rice, broccoli, soy sauce, ginger, garlic', 'ground beef, kidney beans, canned tomatoes, onion, cheddar', 'chickpeas, coconut milk, spinach, onion, rice', 'bananas, flour, eggs, sugar, butter, milk'];

describe('three ideas', () => {
  it.each(LISTS)('%s: three dishes that differ in method or kitchen', (list) => {
    const found = ideas(orderFor({ pantry: list.split(',') }));
    if (found.outcome !== 'ideas') throw new Error(found.sentence);
    expect(found.ideas).toHaveLength(3);
    expect(new Set(found.ideas.map(({ way, cuisine }) => `${way}/${cuisine}`)).size).toBe(3);
    expect(new Set(found.ideas.map(({ title }) => title)).size).toBe(3);
  });

  it.each(LISTS)('%s: something else, ten times, never the same method and kitchen', (list) => {
    const order = orderFor({ pantry: list.split(',') });
    const seen: string[] = [];
    const manners: string[] = [];
    for (let tries = 0; tries < 10; tries++) {
      const found = ideas(order, 1, seen);
      if (found.outcome !== 'ideas') throw new Error(found.sentence);
      for (const idea of found.ideas) {
        seen.push(idea.dish);
        manners.push(`${idea.way}/${idea.cuisine}`);
      }
    }
    expect(new Set(manners).size).toBe(manners.length);
    expect(manners.length).toBeGreaterThanOrEqual(5);
  });

  it('cooks the very dish that was picked', () => {
    const pantry = ['eggs', 'spinach', 'feta', 'potatoes'];
    const found = ideas(orderFor({ pantry }));
    if (found.outcome !== 'ideas') throw new Error(found.sentence);
    for (const idea of found.ideas) {
      const answer = cook(orderFor({ pantry, dish: idea.dish }));
      if (answer.outcome !== 'recipe') throw new Error(answer.sentence);
      expect(answer.recipe.title).toBe(idea.title);
    }
  });
});
