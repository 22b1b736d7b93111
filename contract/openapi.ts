/** The contract as an OpenAPI document, made from the endpoints themselves. */
import * as z from 'zod/mini';
import { ENDPOINTS, type Endpoint } from './endpoints.ts';
import { EXAMPLES } from './examples.ts';
import { REFUSALS } from './refusals.ts';

const refusal = z.strictObject({ refusal: z.strictObject({ code: z.enum(Object.keys(REFUSALS)), sentence: z.string(), retryable: z.boolean() }) });

export function openapi(version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(name, endpoint) };
  }
  return { openapi: '3.1.0', info: { title: 'Recipe Chef', version }, paths, components: { securitySchemes: SESSION } };
}

/** Where the site has an https address, the cookie's name begins with `__Host-`. */
const SESSION = { session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Set by registering and signing in.' } };

function operation(name: string, { about, input, output, access }: Endpoint): object {
  const answer = 'events' in output ? { 'text/event-stream': { schema: { type: 'string' } } } : json(output);
  return {
    operationId: name,
    summary: about,
    ...(access === 'cook' ? { security: [{ session: [] }] } : {}),
    ...(input === null ? {} : { requestBody: { required: true, content: json(input, EXAMPLES[name as keyof typeof EXAMPLES]) } }),
    responses: { 200: { description: about, content: answer }, default: { description: 'A refusal, with its reason.', content: json(refusal) } },
  };
}

function json(schema: z.ZodMiniType, example?: object): object {
  return { 'application/json': { schema: z.toJSONSchema(schema), ...(example === undefined ? {} : { example }) } };
}
