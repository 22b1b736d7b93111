import { expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { EXAMPLES } from './examples.ts';
import { openapi } from './openapi.ts';
import { readInput } from './read-input.ts';

test('every endpoint is described, with its input, its answer and its refusals', () => {
  const { paths } = openapi('1.2.3') as { paths: Record<string, Record<string, { summary: string; requestBody?: { content: Record<string, { schema: object }> }; responses: object }>> };
  for (const { path, method, about } of Object.values(ENDPOINTS)) {
    expect(paths[path]?.[method.toLowerCase()]).toMatchObject({ summary: about, responses: { 200: {}, default: {} } });
  }
  expect([paths['/api/account/data']?.['get'], paths['/api/share/make']?.['post']]).toMatchObject([{ security: [{ session: [] }] }, expect.not.objectContaining({ security: expect.anything() as unknown })]);
  expect(paths['/api/cook']?.['post']?.requestBody?.content['application/json']?.schema).toMatchObject({
    additionalProperties: false,
    properties: { pantry: { type: 'array', items: { type: 'string' } }, servings: { anyOf: [{ type: 'integer', minimum: 1, maximum: 24 }, { type: 'null' }] }, chef: { enum: ['auto', 'house', 'model'] } },
  });
});

test('every example is a body that its endpoint takes, and stands in the description', () => {
  const { paths } = openapi('1.2.3') as { paths: Record<string, { post?: { requestBody: { content: Record<string, { example: object }> } } }> };
  const examples = Object.entries(EXAMPLES) as [keyof typeof EXAMPLES, object][];
  expect(examples.length).toBeGreaterThan(3);
  for (const [name, example] of examples) {
    const { input, path } = ENDPOINTS[name];
    if (input === null) throw new Error(`${name} takes no body`);
    expect(() => readInput(input, example), name).not.toThrow();
    expect(paths[path]?.post?.requestBody.content['application/json']?.example).toEqual(example);
  }
});
