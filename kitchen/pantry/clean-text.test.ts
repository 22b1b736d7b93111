import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

const CASES: readonly (readonly [name: string, sent: string, read: string])[] = [
  ['plain', 'spinach', 'spinach'],
  ['spaces', '  red \t\n onion ', 'red onion'],
  ['no-break and ideographic space', 'red\u00A0onion\u3000soup', 'red onion soup'],
  ['NUL', 'eg\u0000gs', 'eggs'],
  ['escape and delete', '\u001B[31meggs\u007F', '[31meggs'],
  ['zero-width space', 'gar\u200Blic', 'garlic'],
  ['zero-width non-joiner', 'mi\u200Clk', 'milk'],
  ['right-to-left override', 'ham\u202E', 'ham'],
  ['isolates', '\u2066ham\u2069', 'ham'],
  ['soft hyphen and byte order mark', '\uFEFFspin\u00ADach', 'spinach'],
  ['tag characters', 'egg\u{E0041}\u{E007F}s', 'eggs'],
  ['ligature', 'ﬁsh', 'fish'],
  ['circled letters', 'ⓟⓞⓡⓚ', 'pork'],
  ['mathematical letters', '𝓂𝒾𝓁𝓀', 'milk'],
  ['lone high surrogate', 'eggs\uD83E', 'eggs'],
  ['lone low surrogate', '\uDD5Aeggs', 'eggs'],
  ['fraction alone', '½ cup milk', '1/2 cup milk'],
  ['fraction after a number', '1½ cups (360 ml) milk', '1 1/2 cups (360 ml) milk'],
  ['decomposed accent', 'cre\u0300me bru\u0302le\u0301e', 'crème brûlée'],
  ['accents stay', 'jamón, Gruyère, smørrebrød, żurek', 'jamón, Gruyère, smørrebrød, żurek'],
  ['scripts stay', 'борщ トマト 고추장 خيار עגבנייה ψωμί', 'борщ トマト 고추장 خيار עגבנייה ψωμί'],
  ['Thai vowel signs and Tamil stay', 'ผักชี பூண்டு', 'ผักชี பூண்டு'.normalize('NFKC')],
  ['emoji stay', '🥚 🥑 x2', '🥚 🥑 x2'],
  ['emoji with variation selector stays', '🌶️', '🌶️'],
  ['a joined emoji falls into its parts', '👨‍🍳', '👨🍳'],
  ['markup is text', '<svg onload=alert(1)>', '<svg onload=alert(1)>'],
  ['only invisible', '\u200B\u0000\u2060', ''],
];

test.each(CASES)('%s', (_name, sent, read) => {
  expect(cleanText(sent)).toBe(read);
});

test('whatever is sent: nothing invisible stays, and cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (sent) => {
      const read = cleanText(sent);
      expect(read.isWellFormed()).toBe(true);
      // eslint-disable-next-line no-control-regex -- the very characters that must be gone
      expect(read).not.toMatch(/[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u202A-\u202E\u2066-\u2069]/);
      expect(cleanText(read)).toBe(read);
    }),
    { numRuns: 2000 },
  );
});
