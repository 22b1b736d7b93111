import { expect, test } from 'vitest';
import { orderFor } from '../order-for.ts';
import { readPantry } from './read-pantry.ts';

const gramsOf = (entry: string): number | null => readPantry(orderFor({ pantry: [entry] })).foods[0]?.grams ?? null;

test.each([
  ['half a pack of bratwurst (3)', 300], ['3 veal medallions', 390], ['4 lamb steaks', 720], ['flour 500', 500], ['basmati rice 250', 250], ['eggs 12', 600], ['packs fresh udon', 400], ['chilli flakes 5', null],
  ['1 (10 ounce) bag fresh spinach', 284], ['1 28-oz. can whole tomatoes', 794], ['2 x 125g balls mozzarella', 250], ['4 cod loins, about 140g each', 560], ['2 salmon fillets (6 oz each)', 340],
  ['1 large sweet potato (about 1 lb)', 454], ['1 x 375g pack puff pastry', 375], ['2 cups (250g) flour', 250],
])('%s: %s g', (entry, grams) => { expect(gramsOf(entry)).toBe(grams); });
