/** Share links as the whole app answers them. Who may end which link is tested with the queries, in server/store. */
import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { SHARED_DATA, type SharedData } from '../../contract/share-document.ts';
import type { Shared } from '../../contract/share.ts';
import { appParts } from '../../tests/kit/app-parts.ts';
import { createApp, type AppParts } from '../app.ts';

const MARKDOWN = `# Tomato & Egg Soup

**Serves 2 · 25 minutes**

A warm bowl for a cold evening.

## Ingredients

- 4 tomatoes
- 2 eggs

## Steps

1. Simmer the tomatoes for 15 minutes.
2. Stir in the eggs. See [more](https://example.org/a?b=1&c=2) or [less](javascript:alert(1)).
`;
const RECIPE = { title: 'Tomato & Egg Soup', markdown: MARKDOWN, origin: { by: 'model', name: 'Mixtral 8x7B' }, recipe: null, days: null } as const;
/** The shape of the built page: what is replaced, and what is not. */
const TEMPLATE = '<!doctype html><html lang="en"><head><title>Shared recipe</title><meta name="description" content="x"/><script type="module" src="/assets/main.js"></script></head><body><div id="root"><nav>Home</nav><main id="content" class="shell-main" tabindex="-1"><p>Opening</p></main><footer>Foot</footer></div></body></html>';

async function site(parts: Partial<AppParts> = {}) {
  const app = createApp(await appParts({ pages: { files: new Map(), notFound: null, shareTemplate: TEMPLATE }, ...parts }));
  const post = (path: string, input: object) => Promise.resolve(app.request(path, { method: 'POST', body: JSON.stringify(input), headers: { 'content-type': 'application/json' } }));
  const make = async (change: object = {}): Promise<Shared> => (await post('/api/share/make', { ...RECIPE, ...change })).json() as Promise<Shared>;
  const get = (path: string) => Promise.resolve(app.request(path));
  return { post, make, get };
}
const codeOf = async (answer: Response): Promise<unknown> => [answer.status, ((await answer.json()) as { refusal?: { code: string } }).refusal?.code];
const dataOf = (html: string): SharedData => JSON.parse(new RegExp(`<script type="application/json" id="${SHARED_DATA}">(.*?)</script>`, 's').exec(html)?.[1] ?? 'null') as SharedData;
const linkedOf = (html: string) => JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null') as Record<string, unknown>;

describe('making, opening and ending a link', () => {
  test('what a guest shares opens again, and no longer once it is ended with its key', async () => {
    const { post, make, get } = await site();
    const { id, path, key, endsAt } = await make();
    expect(path).toMatch(/^\/r\/[\w-]{32}$/);
    expect(endsAt).toBeNull();
    const token = path.slice(3);
    expect(await (await post('/api/share/open', { token })).json()).toMatchObject({ title: RECIPE.title, markdown: MARKDOWN.trim(), origin: RECIPE.origin });
    expect(await codeOf(await post('/api/share/revoke', { id }))).toEqual([404, 'not-found']);
    expect(await codeOf(await post('/api/share/revoke', { id, key: 'A'.repeat(32) }))).toEqual([404, 'not-found']);
    expect((await post('/api/share/revoke', { id, key })).status).toBe(200);
    expect(await codeOf(await post('/api/share/open', { token }))).toEqual([410, 'not-shared']);
    expect(await codeOf(await post('/api/share/report', { token, why: 'late' }))).toEqual([410, 'not-shared']);
    expect(await codeOf(await get(`${path}/card.png`))).toEqual([410, 'not-shared']);
    const gone = await get(path);
    expect([gone.status, gone.headers.get('x-robots-tag'), gone.headers.get('cache-control')]).toEqual([410, 'noindex, nofollow', 'private, no-store']);
    const html = await gone.text();
    expect(html).toContain('This recipe is no longer shared');
    expect(html).not.toContain('tomatoes');
    expect(dataOf(html)).toEqual({ token, recipe: null });
  });

  test.each([
    ['nothing but words', 'Hello there', 'ingredients and steps'],
    ['no steps', '# Soup\n\n## Ingredients\n\n- 2 eggs', 'steps'],
    ['no ingredients', '# Soup\n\n## Steps\n\n1. Stir.', 'ingredients'],
  ])('%s is no recipe to share', async (_case, markdown, lacks) => {
    const { post } = await site();
    const answer = await post('/api/share/make', { ...RECIPE, markdown });
    const { refusal } = (await answer.json()) as { refusal: { code: string; sentence: string } };
    expect([answer.status, refusal.code, refusal.sentence]).toEqual([422, 'not-understood', `Only a whole recipe can be shared. This one lacks ${lacks}.`]);
  });

  test('the list of links is for those who are signed in', async () => {
    const { get } = await site();
    expect(await codeOf(await get('/api/share/links'))).toEqual([401, 'not-signed-in']);
  });

  test('a cook finds their link in the list, and ends it without its key; another cook does not', async () => {
    const parts = await appParts();
    const app = createApp(parts);
    const signedIn = async (email: string) => {
      const headers = new Headers({ 'content-type': 'application/json' });
      const send = (path: string, input?: object) => Promise.resolve(app.request(path, input === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(input) }));
      const registered = await send('/api/account/register', { firstName: 'Ada', lastName: '', email, password: 'three warm lemon tarts' });
      expect(registered.status).toBe(200);
      headers.set('cookie', registered.headers.getSetCookie().map((cookie) => cookie.split(';')[0]).join('; '));
      return send;
    };
    const [ada, ben] = [await signedIn('ada@example.org'), await signedIn('ben@example.org')];
    const { id } = (await (await ada('/api/share/make', RECIPE)).json()) as Shared;
    expect(await (await ada('/api/share/links')).json()).toMatchObject({ links: [{ id, title: RECIPE.title }] });
    expect(await (await ben('/api/share/links')).json()).toEqual({ links: [] });
    expect(await codeOf(await ben('/api/share/revoke', { id }))).toEqual([404, 'not-found']);
    expect((await ada('/api/share/revoke', { id })).status).toBe(200);
    expect(await (await ada('/api/share/links')).json()).toEqual({ links: [] });
  });
});

describe('the page', () => {
  test('is written for link previews, and for nobody to find', async () => {
    const { make, get } = await site({ site: { accounts: true, reviews: true, publicUrl: 'https://recipes.example', trustedProxies: 0 } });
    const { path } = await make();
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-robots-tag'), answer.headers.get('cache-control'), answer.headers.get('referrer-policy')])
      .toEqual([200, 'text/html; charset=UTF-8', 'noindex, nofollow', 'private, no-store', 'no-referrer']);
    const html = await answer.text();
    for (const part of [
      '<title>Tomato &amp; Egg Soup - Recipe Chef</title>',
      '<meta name="description" content="Serves 2 · 25 minutes. A warm bowl for a cold evening."/>',
      '<meta name="robots" content="noindex, nofollow"/>',
      '<meta property="og:title" content="Tomato &amp; Egg Soup"/>',
      `<meta property="og:url" content="https://recipes.example${path}"/>`,
      `<meta property="og:image" content="https://recipes.example${path}/card.png"/>`,
      '<meta name="twitter:card" content="summary_large_image"/>',
    ]) expect(html).toContain(part);
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).not.toContain('rel="canonical"');
  });

  test('can be read without JavaScript, inside the page around it', async () => {
    const { make, get } = await site();
    const html = await (await get((await make()).path)).text();
    const main = /<main id="content" class="shell-main" tabindex="-1">(.*)<\/main><footer>/s.exec(html)?.[1] ?? '';
    for (const part of ['<h3 class="recipe-title">Tomato &amp; Egg Soup</h3>', '<h4>Ingredients</h4><ul><li><span class="amount">4</span> tomatoes</li><li><span class="amount">2</span> eggs</li></ul>', '<ol><li>Simmer the tomatoes for 15 minutes.</li>',
      '<a href="https://example.org/a?b=1&amp;c=2" rel="nofollow noopener ugc">more</a>', '<a>less</a>']) expect(main).toContain(part);
    expect(html).toContain('<nav>Home</nav>');
    expect(html).not.toContain('<p>Opening</p>');
  });

  test.each([
    [{ by: 'model', name: 'Mixtral 8x7B' }, 'Written by the language model Mixtral 8x7B. Shared on ', true],
    [{ by: 'model', name: '' }, 'Written by a language model. Shared on ', true],
    [{ by: 'house', name: '' }, 'Written by the house chef of Recipe Chef. Shared on ', false],
    [{ by: 'own', name: '' }, 'Written by a cook. Shared on ', false],
    [{ by: 'imported', name: 'Mealie' }, 'Brought in from Mealie by a cook. Shared on ', false],
  ])('says who wrote it, to people and machines: %j', async (origin, sentence, model) => {
    const { make, get } = await site();
    const html = await (await get((await make({ origin })).path)).text();
    expect(html).toContain(`<p class="shared-origin">${sentence}`);
    expect(html.includes('<meta name="ai-generated" content="true"/>')).toBe(model);
    expect(linkedOf(html)['digitalSourceType'] === 'https://schema.org/TrainedAlgorithmicMediaDigitalSource').toBe(model);
    expect(html).toMatch(/<meta name="generator" content="[^"]+"\/>/);
  });

  test('carries the recipe as schema.org knows it', async () => {
    const { make, get } = await site();
    const { path } = await make();
    const linked = linkedOf(await (await get(path)).text());
    expect(linked['nutrition']).toMatchObject({ '@type': 'NutritionInformation', servingSize: '1 serving', calories: '110 calories', fatContent: '5 g' });
    expect(linked).toMatchObject({ '@context': 'https://schema.org', '@type': 'Recipe', name: RECIPE.title, recipeIngredient: ['4 tomatoes', '2 eggs'], totalTime: 'PT25M', image: [`http://localhost${path}/card.png`] });
    expect(linked['recipeInstructions']).toHaveLength(2);
  });

  test('no text of a stranger becomes markup', async () => {
    const { make, get } = await site();
    const tags = '</script><script>alert(1)</script> $& $1 "\'';
    const evil = `<!--<script>${tags}`;
    const markdown = MARKDOWN.replace('A warm bowl', () => `A bowl ${tags}`).replace('4 tomatoes', () => `4 tomatoes ${tags}`);
    const html = await (await get((await make({ title: evil, markdown, origin: { by: 'model', name: evil } })).path)).text();
    expect(html).not.toContain('<script>alert');
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html.match(/<\/script/g)).toHaveLength(3);
    expect(dataOf(html).recipe).toMatchObject({ title: evil });
    expect(html).toContain('<span class="amount">4</span> tomatoes &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1 &quot;&#39;');
    expect(JSON.stringify(linkedOf(html))).toContain('$& $1');
  });

  test('without the built pages there is still the recipe', async () => {
    const { make, get } = await site({ pages: { files: new Map(), notFound: null } });
    const html = await (await get((await make()).path)).text();
    expect(html).toMatch(/^<!doctype html>.*<main>.*4<\/span> tomatoes.*<\/main>/s);
  });

  test('a link that nobody made is one that leads nowhere; anything else at /r is no page', async () => {
    const { get } = await site();
    expect((await get(`/r/${'A'.repeat(32)}`)).status).toBe(410);
    for (const path of ['/r/short', '/r/', `/r/${'A'.repeat(33)}`, `/r/${'A'.repeat(32)}/card.jpg`]) expect((await get(path)).status, path).toBe(404);
  });
});

test('the picture is drawn for whoever has the link', async () => {
  const { make, get } = await site();
  const answer = await get(`${(await make()).path}/card.png`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-robots-tag')]).toEqual([200, 'image/png', 'noindex, nofollow']);
  const { width, height } = PNG.sync.read(Buffer.from(await answer.arrayBuffer()));
  expect([width, height]).toEqual([1200, 630]);
});

describe('what stands beside the recipe', () => {
  test.each([
    ['an address', 'https://www.soups.example/tomato', '<p class="source-line">Source: <a href="https://www.soups.example/tomato" rel="noopener noreferrer nofollow ugc">soups.example/tomato</a></p>'],
    ['a person and an address', 'Aunt May, https://soups.example/a?b=1&c="2"', '<p class="source-line">Source: Aunt May, <a href="https://soups.example/a?b=1&amp;c=" rel="noopener noreferrer nofollow ugc">soups.example/a</a>&quot;2&quot;</p>'],
    ['a book', 'The <b>Soup</b> Book', '<p class="source-line">Source: The &lt;b&gt;Soup&lt;/b&gt; Book</p>'],
    ['a script', 'javascript:alert(1)', '<p class="source-line">Source: javascript:alert(1)</p>'],
  ])('%s as its source', async (_, source, written) => {
    const { make, get, post } = await site();
    const { path } = await make({ source });
    const html = await (await get(path)).text();
    expect(html).toContain(written);
    expect(dataOf(html).recipe?.source).toBe(source);
    expect(linkedOf(html)['isBasedOn']).toMatchObject({ name: source });
    expect(await (await post('/api/share/open', { token: path.slice(3) })).json()).toMatchObject({ source });
  });

  test('without a source there is no line of it', async () => {
    const { make, get } = await site();
    expect(await (await get((await make()).path)).text()).not.toContain('source-line');
  });

  test('its allergens, without any script', async () => {
    const { make, get } = await site();
    const { path } = await make({ markdown: MARKDOWN.replace('- 2 eggs', '- 2 eggs\n- 100 g feta') });
    expect(await (await get(path)).text()).toContain('<p class="shared-allergens">Contains eggs and milk (feta). Read the labels; they decide.</p>');
  });
});
