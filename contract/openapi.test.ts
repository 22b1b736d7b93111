import { expect, test } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';
import { openapi } from './openapi.ts';

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
