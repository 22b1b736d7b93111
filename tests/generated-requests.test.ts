/** Two thousand requests made from the schemas, by everybody: none breaks the server, and every answer is what the contract says. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENDPOINTS, type Endpoint } from '../contract/endpoints.ts';
import { REFUSALS } from '../contract/refusals.ts';
import { ACTORS, buildWorld, type World } from './kit/actors.ts';
import { bodiesFor } from './kit/generated-requests.ts';

const REQUESTS = 2000;
/** Each of these takes 30 ms and more by design. */
const SLOW = new Set(['register', 'signIn', 'changePassword', 'deleteAccount', 'cook']);

const requests = fc.oneof(...Object.entries<Endpoint>(ENDPOINTS).map(([name, endpoint]) => ({
  weight: SLOW.has(name) ? 1 : 4,
  arbitrary: fc.record({ endpoint: fc.constant(endpoint), actor: fc.constantFrom(...ACTORS), body: bodiesFor(endpoint) }),
})));

async function hold(world: World, { endpoint: { method, path, output }, actor, body }: { endpoint: Endpoint; actor: (typeof ACTORS)[number]; body: string | undefined }): Promise<number> {
  const answer = await world.ask(actor, method, path, body);
  const text = await answer.text();
  const told = `${actor}: ${method} ${path} ${body ?? ''}\n${answer.status} ${text.slice(0, 400)}`;
  expect(answer.status, told).toBeLessThan(500);
  if ('events' in output && answer.status === 200) {
    expect(text.match(/^event: (?:done|refused)$/gm), told).toHaveLength(1);
    return answer.status;
  }
  const json: unknown = JSON.parse(text);
  if (answer.status === 200) {
    const read = output as Exclude<Endpoint['output'], { events: true }>;
    expect(read.safeParse(json).success, told).toBe(true);
  } else {
    const { refusal } = json as { refusal: { code: keyof typeof REFUSALS; sentence: string } };
    expect([REFUSALS[refusal.code][0], typeof refusal.sentence], told).toEqual([answer.status, 'string']);
  }
  return answer.status;
}

test(`${REQUESTS} requests`, { timeout: 300_000 }, async () => {
  const world = await buildWorld();
  const answered = new Map<number, number>();
  await fc.assert(fc.asyncProperty(requests, async (request) => {
    const status = await hold(world, request);
    answered.set(status, (answered.get(status) ?? 0) + 1);
  }), { numRuns: REQUESTS });
  // A test of refusals alone would show nothing.
  expect(answered.get(200) ?? 0).toBeGreaterThan(REQUESTS / 5);
  expect(answered.get(422) ?? 0).toBeGreaterThan(REQUESTS / 20);
  expect(Object.keys(Object.prototype)).toEqual([]);
  await world.close();
});
