import { describe, expect, test } from 'vitest';
import { orderFor } from '../order-for.ts';
import { readPantry } from './read-pantry.ts';

const gramsOf = (entry: string): number | null => readPantry(orderFor({ pantry: [entry] })).foods[0]?.grams ?? null;

describe('what a pack holds', () => {
  test.each([
    ['half block tofu', 200], ['half a block of tofu', 200], ['a block of halloumi', 225], ['bag of spinach', 200], ['half a bag of coleslaw mix', 200], ['2 punnets of strawberries', 500],
    ['bunch of spring onions', 100], ['4 spring onions', 60], ['half a butternut squash', 450], ['2 packs bacon', 500], ['packet of puff pastry', 320], ['bunch of kale', 250],
    ['200g block of feta', 200], ['2 jars of pesto', 380], ['half a cabbage', 450],
    ['hot dogs 1 packet', 400], ['1 pkt bacon', 250], ['1 pkt filo', 270], ['1 packet of ham', 150],
  ])('%s', (entry, grams) => { expect(gramsOf(entry)).toBe(grams); });

  test.each(['rest of a tub of ricotta', 'end of the feta block', 'half a jar of olives', 'some tofu', 'leftover half bag of spinach', '1 packet of tortillas', '2 packets crumpets'])('nobody can say: %s', (entry) => { expect(gramsOf(entry)).toBeNull(); });
});
