import { expect, test } from 'vitest';
import { orderFor } from '../order-for.ts';
import { readPantry } from './read-pantry.ts';

const gramsOf = (entry: string): number | null => readPantry(orderFor({ pantry: [entry] })).foods[0]?.grams ?? null;

test.each([
  ['half a pack of bratwurst (3)', 300], ['3 veal medallions', 390], ['4 lamb steaks', 720], ['flour 500', 500], ['basmati rice 250', 250], ['eggs 12', 600], ['packs fresh udon', 400], ['chilli flakes 5', null],
])('%s: %s g', (entry, grams) => { expect(gramsOf(entry)).toBe(grams); });
