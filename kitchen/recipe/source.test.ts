import { expect, test } from 'vitest';
import { sourceParts } from './source.ts';

test.each([
  ['', []],
  ['Grandma', ['Grandma']],
  ['The Moosewood Cookbook, p. 112', ['The Moosewood Cookbook, p. 112']],
  ['https://www.example.org/recipes/soup/', ['[example.org/recipes/soup](https://www.example.org/recipes/soup/)']],
  ['http://example.org', ['[example.org](http://example.org/)']],
  ['www.bbcgoodfood.com/recipes/leek-soup', ['[bbcgoodfood.com/recipes/leek-soup](https://www.bbcgoodfood.com/recipes/leek-soup)']],
  ['Aunt May (https://example.org/chili).', ['Aunt May (', '[example.org/chili](https://example.org/chili)', ').']],
  ['From https://a.example/x and https://b.example/y', ['From ', '[a.example/x](https://a.example/x)', ' and ', '[b.example/y](https://b.example/y)']],
  [`https://example.org/${'long-'.repeat(40)}`, [`[example.org/${'long-'.repeat(40).slice(0, 47)}…](https://example.org/${'long-'.repeat(40)})`]],
  ['https://пример.example/суп', ['[xn--e1afmkfd.example/%D1%81%D1%83%D0%BF](https://xn--e1afmkfd.example/%D1%81%D1%83%D0%BF)']],
  // What only looks like an address, or leads elsewhere than it says, stays the text that it is.
  ['javascript:alert(1)', ['javascript:alert(1)']],
  ['JAVASCRIPT://www.example.org/%0aalert(1)', ['JAVASCRIPT://', '[example.org/%0aalert(1](https://www.example.org/%0aalert(1)', ')']],
  ['data:text/html,<b>x</b>', ['data:text/html,<b>x</b>']],
  ['ftp://example.org/soup', ['ftp://example.org/soup']],
  ['file:///etc/passwd', ['file:///etc/passwd']],
  ['https://bank.example@evil.example/', ['https://bank.example@evil.example/']],
  ['https://localhost/', ['https://localhost/']],
  ['https://', ['https://']],
  ['www.', ['www.']],
])('%s', (source, expected) => {
  expect(sourceParts(source).map(({ text, href }) => (href === null ? text : `[${text}](${href})`))).toEqual(expected);
});

test('nothing of the text is lost where there is no address', () => {
  const text = 'a . www b https c ://';
  expect(sourceParts(text).map((part) => part.text).join('')).toBe(text);
});
