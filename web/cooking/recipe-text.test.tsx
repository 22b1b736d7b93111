// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { RecipeText } from './recipe-text.tsx';
import { cpuTime } from '../../tests/kit/cpu-time.ts';

afterEach(cleanup);

const show = (markdown: string, growing = false) => render(<RecipeText markdown={markdown} growing={growing} />).container;

const KEPT = [
  'http://a.test/x', 'https://a.test/x?y=1#z', 'HTTPS://a.test', 'irc://a.test/room', 'ircs://a.test/room', 'mailto:a@a.test', 'xmpp:a@a.test',
  '/recipe', 'recipe', './a', '../a', '#steps', '?a=b', '//a.test/x', 'a/b:c', '?a:b', '#a:b',
];
const BLANKED = [
  'javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java%0ascript:x:1', 'vbscript:msgbox(1)', 'data:text/html,x', 'data:image/png;base64,AAAA', 'file:///etc/passwd',
  'ftp://a.test', 'tel:123', 'sms:123', 'blob:https://a.test/1', 'about:blank', 'ws://a.test', 'view-source:x', 'intent:x', 'x:y',
];

test.each(KEPT)('a link to %s is kept, out of our name', (url) => {
  const link = show(`[food](<${url}>)`).querySelector('a');
  expect([link?.getAttribute('href'), link?.textContent, link?.rel]).toEqual([url, 'food', 'noopener noreferrer nofollow']);
});

test.each(BLANKED)('a link to %s is blanked, its text stays', (url) => {
  const link = show(`[food](<${url}>)`).querySelector('a');
  expect([link?.hasAttribute('href'), link?.textContent]).toEqual([false, 'food']);
});

test.each(KEPT)('a picture at %s becomes a link with its text', (url) => {
  const page = show(`![a pie](<${url}>)`);
  expect([page.querySelector('img'), page.querySelector('a')?.getAttribute('href'), page.textContent]).toEqual([null, url, 'a pie']);
});

test.each(BLANKED)('a picture at %s leads nowhere', (url) => {
  const page = show(`![a pie](<${url}>)`);
  expect([page.querySelector('img'), page.querySelector('a')?.hasAttribute('href'), page.textContent]).toEqual([null, false, 'a pie']);
});

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '<iframe src=//evil.test>', '<a href="javascript:x">a</a>', '<style>*{}</style>', '<form><input></form>'])(
  '%s stays text',
  (html) => {
    const page = show(`before\n\n${html}\n\nand ${html} after`);
    expect(page.querySelector('script, img, svg, iframe, style, form, input, a')).toBeNull();
    expect(page.textContent).toContain('after');
  },
);

test('headings stand under those of the page; lists and tables are there', () => {
  const page = show('# Soup\n\n## Ingredients\n\n- salt\n\n### Sauce\n\n1. Stir.\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  expect([...page.querySelectorAll('h1,h2,h3,h4,h5')].map((heading) => heading.tagName + heading.textContent)).toEqual(['H3Soup', 'H4Ingredients', 'H5Sauce']);
  expect([page.querySelectorAll('ul li').length, page.querySelectorAll('ol li').length, page.querySelectorAll('td').length]).toEqual([1, 1, 2]);
});

test('a growing text reads the same as the whole', () => {
  const markdown = '# Soup\n\nGood.\n\n## Steps\n\n1. Chop.\n2. Boil.\n\n> Enjoy.';
  const growing = show(markdown, true).textContent;
  cleanup();
  expect(growing?.replace(/\s+/g, '')).toBe(show(markdown).textContent?.replace(/\s+/g, ''));
});

test('a text that is far too long does not freeze the page', () => {
  expect(cpuTime(() => {
    expect(show('- a\n'.repeat(100_000)).querySelectorAll('li').length).toBeLessThan(10_000);
  })).toBeLessThan(15_000);
});

test('no text makes an element that loads or runs something, or a link outside the rule', () => {
  const piece = fc.oneof(
    fc.constantFrom('[a](', '![', '](', ')', '<', '>', 'javascript:', 'data:', '&#106;', '&colon;', '\n', '\t', '`', '[^1]: ', '<a href=', '"', "'", '\\', '://', 'x'),
    fc.string({ maxLength: 6 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const page = show(pieces.join(''));
      expect(page.querySelector('script, img, iframe, object, embed, style, form, svg, video, audio, link, base')).toBeNull();
      for (const link of page.querySelectorAll('a[href]')) {
        expect(link.getAttribute('href')).toMatch(/^(?:https?:|ircs?:|mailto:|xmpp:|[^:]*$|[^:]*[/?#])/i);
      }
      cleanup();
    }),
    { numRuns: 150 },
  );
});

test('what is put into list items stands in the items whose own words were asked about', () => {
  const asked: string[] = [];
  const slot = (words: string) => {
    asked.push(words);
    return words === 'salt and pepper' ? <button type="button">?</button> : null;
  };
  const page = render(<RecipeText markdown={'- **salt** and\n  pepper\n- oil\n  - olive'} growing={false} slot={slot} />).container;
  expect([...new Set(asked)]).toEqual(['salt and pepper', 'oil', 'olive']);
  expect([...page.querySelectorAll('button')].map((button) => button.closest('li')?.textContent?.replace(/\s+/g, ' '))).toEqual(['salt and pepper?']);
});
