import { describe, expect, test } from 'vitest';
import { toHtml } from './markup.ts';
import { isAllowedAddress, recipeMarkup } from './recipe-markup.ts';
import { cpuTime } from '../../tests/kit/cpu-time.ts';

const html = (markdown: string): string => toHtml(recipeMarkup(markdown));

test.each([
  ['title and sections', '# Soup\n\n## Steps\n\n### For the base', '<h3 class="recipe-title">Soup</h3><h4>Steps</h4><h5>For the base</h5>'],
  ['deep headings', '##### a\n\n###### b', '<h6>a</h6><h6>b</h6>'],
  ['a tight list', '- 2 eggs\n- **salt**, *to taste*', '<ul><li><span class="amount">2</span> eggs</li><li><strong>salt</strong>, <em>to taste</em></li></ul>'],
  ['steps that begin elsewhere', '3. Stir.\n4. Serve.', '<ol start="3"><li>Stir.</li><li>Serve.</li></ol>'],
  ['a list in a list', '- dough\n  - flour', '<ul><li>dough<ul><li>flour</li></ul></li></ul>'],
  ['a loose list', '- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['a table', '| a | b |\n|---|---|\n| 1 | 2 |', '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'],
  ['a line that goes on', 'Warm\nthe pan.', '<p>Warm the pan.</p>'],
  ['a link', '[more](https://example.org/?a=1&b=2)', '<p><a href="https://example.org/?a=1&amp;b=2" rel="nofollow noopener ugc">more</a></p>'],
  ['a link by reference', '[more][x]\n\n[x]: /faq', '<p><a href="/faq" rel="nofollow noopener ugc">more</a></p>'],
  ['a link that runs', '[more](javascript:alert(1))', '<p><a>more</a></p>'],
  ['a link that runs, in disguise', '[more](JaVaScRiPt:alert(1)) [x](data:text/html,1) [y](vbscript:1)', '<p><a>more</a> <a>x</a> <a>y</a></p>'],
  ['a picture', '![soup](https://example.org/soup.png)', '<p><a href="https://example.org/soup.png" rel="nofollow noopener ugc">soup</a></p>'],
  ['a picture in a link', '[![soup](a.png)](b.html)', '<p><a href="b.html" rel="nofollow noopener ugc">soup</a></p>'],
  ['HTML', '<script>alert(1)</script>\n\n<b onclick="x">bold</b> & more', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>&lt;b onclick=&quot;x&quot;&gt;bold&lt;/b&gt; &amp; more</p>'],
  ['code', '```\n<i>\n```', '<pre><code>&lt;i&gt;</code></pre>'],
  ['a title that would end its attribute', '[a](https://example.org/"onmouseover="x)', '<p><a href="https://example.org/&quot;onmouseover=&quot;x" rel="nofollow noopener ugc">a</a></p>'],
])('%s', (_case, markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});

describe('the rule for links', () => {
  test.each([
    ['http://a.example', true], ['HTTPS://a.example', true], ['irc://a.example', true], ['ircs://a.example', true], ['mailto:a@example.org', true], ['xmpp:a@example.org', true],
    ['/faq', true], ['#steps', true], ['?a=b:c', true], ['a/b:c', true], ['', true],
    ['javascript:1', false], ['data:text/html,1', false], ['file:///etc/passwd', false], ['tel:1', false], ['ftp://a.example', false], ['blob:x', false], [' javascript:1', false],
  ])('%s', (address, allowed) => {
    expect(isAllowedAddress(address)).toBe(allowed);
  });
});

test('neighbouring texts are one, so that the browser finds the same pieces', () => {
  expect(recipeMarkup('a <b>c</b> d')).toEqual([['p', {}, 'a <b>c</b> d']]);
});

test.each([
  ['quotations', '>'.repeat(30_000)],
  ['spaced quotations', '> '.repeat(15_000)],
  ['lists in one line', '- '.repeat(15_000)],
  ['numbers in one line', '1. '.repeat(10_000)],
  ['brackets', '['.repeat(30_000)],
  ['stars', '*a'.repeat(15_000)],
  ['stars over many lines', '*a\n'.repeat(10_000)],
  ['back ticks', '`a``'.repeat(8_000)],
  ['growing lists', Array.from({ length: 240 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n').slice(0, 32_768)],
])('hostile %s are read in a moment, where reading them as they are takes minutes', (_case, markdown) => {
  expect(cpuTime(() => {
    expect(html(`# Soup\n\n${markdown}`)).toContain('Soup</h3>');
  })).toBeLessThan(10_000);
});
