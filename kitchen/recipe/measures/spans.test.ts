import { describe, expect, it } from 'vitest';
import { spansIn, type Span } from './spans.ts';

const told = (text: string): string[] => spansIn(text).map((span: Span) => {
  const range = span.kind === 'amount' ? span.amount : span.kind === 'duration' ? span.minutes : span.kind === 'temperature' ? span.celsius : span.cm;
  const figure = (value: number): string => String(Math.round(value * 100) / 100);
  const tail = span.kind === 'amount' ? (span.unit ?? 'pieces') : span.kind === 'duration' ? 'min' : span.kind === 'temperature' ? `°C (${span.written})` : 'cm';
  return `${text.slice(span.start, span.end)} = ${figure(range.low)}${range.high === range.low ? '' : `-${figure(range.high)}`} ${tail}`;
});

describe('spans in running text', () => {
  it.each<[string, string[]]>([
    ['Add 3 tbsp water and 240 ml milk', ['3 tbsp = 3 tablespoon', '240 ml = 240 milliliter']],
    ['1½ cups flour, 1 1/2 tsp salt, 1-1/2 cups oats', ['1½ cups = 1.5 cup', '1 1/2 tsp = 1.5 teaspoon', '1-1/2 cups = 1.5 cup']],
    ['2-3 cloves garlic or 2 to 3 tablespoons oil', ['2-3 cloves = 2-3 clove', '2 to 3 tablespoons = 2-3 tablespoon']],
    ['a pinch of salt and a splash of milk', ['a pinch = 1 pinch', 'a splash = 1 splash']],
    ['2 lb 4 oz beef', ['2 lb = 2 pound', '4 oz = 4 ounce']],
    ['1 (14 oz) can beans, one 400 g can tomatoes', ['1 (14 oz) can = 1 can', 'one 400 g can = 1 can']],
    ['Cut half an onion; beat the 2 eggs', ['half an = 0.5 pieces', '2 = 2 pieces']],
    ['1,500 g potatoes and 1,5 kg carrots', ['1,500 g = 1500 gram', '1,5 kg = 1.5 kilogram']],
    ['Bake 12 to 16 minutes', ['12 to 16 minutes = 12-16 min']],
    ['1 hour 20 minutes, then 30 secs', ['1 hour 20 minutes = 80 min', '30 secs = 0.5 min']],
    ['about 1½ hours or overnight', ['1½ hours = 90 min']],
    ['half an hour, an hour and a half, a minute or two', ['half an hour = 30 min', 'an hour and a half = 90 min', 'a minute or two = 1-2 min']],
    ['1 hour to 1 hour 20 minutes', ['1 hour to 1 hour 20 minutes = 60-80 min']],
    ['74 °C (165 °F)', ['74 °C = 74 °C (C)', '165 °F = 73.89 °C (F)']],
    ['350F or 180°C/160°C fan/gas 4', ['350F = 176.67 °C (F)', '180°C = 180 °C (C)', '160°C = 160 °C (C)', 'gas 4 = 180 °C (gas)']],
    ['Heat the oven to 375 degrees', ['375 degrees = 190.56 °C (F)']],
    ['Freeze at −18 °C', ['−18 °C = -18 °C (C)']],
    ['cut into 2 cm (1 in) chunks', ['2 cm = 2 cm', '1 in = 2.54 cm']],
    ['1-inch cubes, a 20 x 25 cm dish', ['1-inch = 2.54 cm', '20 x 25 cm = 20 cm']],
    ['turn 2 times, in 2 batches, into 8 wedges, with two forks. Serves 4.', []],
    ['2% milk, step 3, the 1st of May, 24/7', []],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));

  it('never overlaps and stays inside the text, whatever it is given', () => {
    const bits = ['1', '½', '2-3', ' ', '/', '°C', 'cup', 'g', 'x', '(', ')', 'to', 'a', 'half an', 'in', 'minutes', 'gas 4', '.', ',', 'oz', 'eggs', '−'];
    let seed = 7;
    const next = (most: number): number => { seed = (seed * 48271) % 2147483647; return seed % most; };
    for (let round = 0; round < 2000; round++) {
      const text = Array.from({ length: 12 }, () => bits[next(bits.length)]).join(next(2) === 0 ? ' ' : '');
      let past = 0;
      for (const span of spansIn(text)) {
        expect(span.start, text).toBeGreaterThanOrEqual(past);
        expect(span.end, text).toBeGreaterThan(span.start);
        expect(span.end, text).toBeLessThanOrEqual(text.length);
        past = span.end;
      }
    }
  });
});
