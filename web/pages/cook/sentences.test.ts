import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

test.each<[string, string[]]>([
  ['', []],
  ['   ', []],
  ['Serve.', ['Serve.']],
  ['Serve', ['Serve']],
  ['Heat the oil. Fry the onion!  Taste it', ['Heat the oil.', 'Fry the onion!', 'Taste it']],
  ['Fry for 1.5 minutes, approx. half way. Turn.', ['Fry for 1.5 minutes, approx. half way.', 'Turn.']],
  ['Stir (“Slowly.”) Then rest.', ['Stir (“Slowly.”)', 'Then rest.']],
  ['Heat the oven.\nRoast.', ['Heat the oven.', 'Roast.']],
  ['Wait. Éclairs come next.', ['Wait.', 'Éclairs come next.']],
])('%j', (text, sentences) => {
  expect(sentencesIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(sentences);
});
