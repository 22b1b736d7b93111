// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { leave, realServer, visit } from '../../../tests/kit/visit.tsx';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import { asCurl } from './ask.ts';
import { schemaText, skeleton } from './schema-text.ts';

afterEach(leave);

const card = async (path: string): Promise<HTMLElement> => {
  const name = await screen.findByText((_, node) => node?.className === 'operation-path' && node.textContent.endsWith(` ${path}`));
  return name.closest('details') as HTMLElement;
};
async function open(path: string, send = realServer()) {
  const { visitor } = await visit('/developers', send);
  const shown = await card(path);
  await visitor.click(within(shown).getByText(path, { exact: false }));
  return { visitor, shown, body: () => within(shown).findByRole('region', { name: 'Body of the answer' }) };
}

test('from the FAQ and from the footer, one gets there', async () => {
  const { visitor, path } = await visit('/faq');
  const link = within(await screen.findByRole('main')).getByRole('link', { name: 'Use Recipe Chef from your own code' });
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'For developers' }).getAttribute('href')).toBe('/developers');
  await visitor.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Use it from your own code' });
  expect(path()).toBe('/developers');
});

test('every endpoint of the contract is there, with its sentence', async () => {
  await visit('/developers');
  for (const { path, about } of Object.values(ENDPOINTS)) expect((await card(path)).textContent).toContain(about.replaceAll('`', ''));
});

test('what is sent is answered for real: status, headers, body; then something else, which is refused', async () => {
  const { visitor, shown, body } = await open('/api/pantry');
  await visitor.click(within(shown).getByRole('button', { name: 'Send' }));
  expect((await body()).textContent).toMatch(/"food": "chicken thigh[^]*"outcome": "not-food"/);
  expect(within(shown).getByText(/^200/)).toBeTruthy();
  expect(within(shown).getByText('application/json')).toBeTruthy();
  const field = within(shown).getByRole('textbox', { name: 'Body' });
  await visitor.clear(field);
  await visitor.type(field, '{{"pantry": 7}');
  await visitor.click(within(shown).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(shown.textContent).toMatch(/^.*4\d\d.*"refusal"/s));
});

test('a stream is printed as it comes, and can be stopped', async () => {
  let push = (_text: string): void => undefined;
  const send = realServer();
  const { visitor, shown, body } = await open('/api/cook', (path, init) => {
    if (path !== '/api/cook') return send(path, init);
    const stream = new ReadableStream<Uint8Array>({
      start(control) {
        push = (text) => control.enqueue(new TextEncoder().encode(text));
        init?.signal?.addEventListener('abort', () => control.error(init.signal?.reason));
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  });
  await visitor.click(within(shown).getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(shown.textContent).toContain('200'));
  push('event: text\ndata: {"n":0,"text":"# Fri"}\n\n');
  expect((await body()).textContent).toContain('# Fri');
  push('event: text\ndata: {"n":1,"text":"ttata"}\n\n');
  await waitFor(async () => expect((await body()).textContent).toContain('ttata'));
  await visitor.click(within(shown).getByRole('button', { name: 'Stop' }));
  await within(shown).findByText(/stopped by you/);
  expect((await body()).textContent).toContain('# Fri');
});

test('a recipe, from the real kitchen', async () => {
  const { visitor, shown, body } = await open('/api/cook');
  await visitor.click(within(shown).getByRole('button', { name: 'Send' }));
  await waitFor(async () => expect((await body()).textContent).toMatch(/^event: meta[^]*event: done/));
});

test('without the server, the page says so', async () => {
  await visit('/developers', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await screen.findAllByText(/does not answer just now/)).toHaveLength(2);
});

test('the model’s request, in each language, to take along', async () => {
  const { visitor } = await visit('/developers');
  const choice = await screen.findByRole('combobox', { name: 'Language and library' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'JavaScript, huggingface.js', 'JavaScript, openai', 'Python, openai', 'Python, huggingface_hub', 'Python, requests', 'Shell, curl',
  ]);
  expect(screen.getByRole('region', { name: 'Request in JavaScript, huggingface.js' }).textContent).toContain('chatCompletionStream');
  await visitor.selectOptions(choice, 'Shell, curl');
  expect(screen.getByRole('region', { name: 'Request in Shell, curl' }).textContent).toMatch(/^curl https/);
  const written: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text));
  await visitor.click(screen.getByRole('button', { name: 'Copy Request in Shell, curl' }));
  await screen.findByText('Copied.');
  expect(written[0]).toMatch(/^curl https/);
});

test('axe finds nothing to mend, with an answer open', async () => {
  const { visitor, shown, body } = await open('/api/kitchen');
  await visitor.click(within(shown).getByRole('button', { name: 'Send' }));
  await body();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
});

describe('shapes in words', () => {
  test.each([
    [{ type: 'integer', minimum: 1, maximum: 24 }, 'whole number 1 to 24'],
    [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'whole number'],
    [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
    [{ anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] }, 'text up to 9 | null'],
    [{ type: 'object', properties: { a: { const: true }, b: { type: 'boolean' } }, required: ['a'] }, '{\n  a: true\n  b?: boolean\n}'],
    [{ type: ['string', 'null'] }, 'text | null'],
    [{ type: 'object', properties: {} }, '{}'],
  ])('%j', (schema, text) => expect(schemaText(schema)).toBe(text));
  test('the smallest body', () => {
    expect(skeleton({ type: 'object', properties: { a: { type: 'integer', minimum: 1 }, b: { anyOf: [{ type: 'string' }, { type: 'null' }] }, c: {} }, required: ['a', 'b'] })).toEqual({ a: 1, b: null });
  });
  test('the same for a shell, apostrophes and all', () => {
    expect(asCurl('https://recipes.example', { method: 'POST', path: '/api/cook', body: '{\n "wish": "mum\'s"\n}' }, true)).toBe(
      `curl -N https://recipes.example/api/cook \\\n  -H 'Content-Type: application/json' \\\n  -d '{"wish":"mum'\\''s"}'`,
    );
    expect(asCurl('https://recipes.example', { method: 'GET', path: '/healthz', body: null }, false)).toBe('curl https://recipes.example/healthz');
  });
});
