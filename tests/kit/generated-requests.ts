/** Requests made from the contract's own schemas: mostly right ones, and the same with something odd put in. */
import fc from 'fast-check';
import * as z from 'zod/mini';
import type { Endpoint } from '../../contract/endpoints.ts';

interface Schema {
  type?: string; enum?: readonly unknown[]; const?: unknown; anyOf?: readonly Schema[]; properties?: Record<string, Schema>; required?: readonly string[];
  items?: Schema; minItems?: number; maxItems?: number; minLength?: number; maxLength?: number; minimum?: number; maximum?: number; pattern?: string;
}

/** Ids that several requests have in common, so that one meets what another left. */
const IDS = Array.from({ length: 12 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`);
const FOODS = ['eggs', '2 leeks', 'spinach', 'feta', '500 g potatoes', 'rice', 'chicken thighs', 'bleach', 'my dog', '🥚'];
const RECIPES = ['# Soup\n\n## Ingredients\n\n- 2 leeks\n\n## Steps\n\n1. Cook the leeks.', '# Stew\n\n- leeks\n\n1. Stir.', 'not a recipe', '<script>alert(1)</script>', '[x](javascript:alert(1))'];
const PASSWORDS = ['leeks-in-october-rain', 'onions-in-november-fog', 'password1'];
const EMAILS = ['anna@paprika.example', 'ben@paprika.example', 'nobody@paprika.example'];
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }).map((date) => date.toISOString());
/** What a field of this name usually holds; a schema only says how long it may be. */
const USUAL: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  id: fc.constantFrom(...IDS), recipe: fc.constantFrom(...IDS), keptAt: moment, on: moment, changedAt: moment, markdown: fc.constantFrom(...RECIPES),
  password: fc.constantFrom(...PASSWORDS), old: fc.constantFrom(...PASSWORDS), email: fc.constantFrom(...EMAILS),
  pantry: fc.array(fc.constantFrom(...FOODS), { maxLength: 6 }), base: fc.nat(4), since: fc.nat(30), diets: fc.subarray(['vegan', 'gluten-free', 'none']), allergies: fc.subarray(['egg', 'milk', 'kiwi']),
};
const ODD: readonly unknown[] = [
  null, true, 7, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, '', ' ', '\u0000', '\uD800', '\u202E', '🥚', 'a\u0301'.repeat(50), 'x'.repeat(5000), "' or 1=1 --", '%00', '../../etc/passwd', '9'.repeat(400), [], {}, [[]], [null],
  JSON.parse('{"__proto__":{"admin":true}}'), JSON.parse('{"constructor":{"prototype":{}}}'), { toString: 'x' }, '2026-02-30T00:00:00.000Z', '0000-00-00T00:00:00.000Z',
];

function valid(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map((one) => valid(one)));
  switch (schema.type) {
    case 'object': {
      const shape = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([key, of]) => [key, fits(of, key)]));
      return fc.record(shape, { requiredKeys: [...schema.required ?? []] });
    }
    case 'array': return fc.array(valid(schema.items ?? {}), { minLength: schema.minItems ?? 0, maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'integer': case 'number': return fc.integer({ min: Math.max(schema.minimum ?? 0, -1000), max: Math.min(schema.maximum ?? 100_000, 100_000) });
    case 'boolean': return fc.boolean();
    case 'null': return fc.constant(null);
    case 'string': return schema.pattern === undefined ? fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }) : fc.stringMatching(new RegExp(schema.pattern));
    default: return fc.jsonValue({ maxDepth: 3 });
  }
}

/** The usual value where the schema takes it: several fields of one name are of different kinds. */
function fits(schema: Schema, name: string): fc.Arbitrary<unknown> {
  const usual = USUAL[name];
  const isOfItsKind = usual !== undefined && schema.type !== 'object';
  return isOfItsKind ? fc.oneof({ weight: 6, arbitrary: usual }, { weight: 1, arbitrary: valid(schema) }) : valid(schema);
}

/** The same with one value somewhere replaced, left out or added. */
function spoiled(body: unknown, at: number, odd: unknown): unknown {
  const copy = structuredClone(body);
  const spots: (() => void)[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const key of Object.keys(value)) {
      const parent = value as Record<string, unknown>;
      spots.push(() => void (parent[key] = odd), () => void delete parent[key]);
      visit(parent[key]);
    }
    if (!Array.isArray(value)) spots.push(() => void Object.defineProperty(value, 'role', { value: odd, enumerable: true, configurable: true, writable: true }));
  };
  visit(copy);
  spots[at % Math.max(1, spots.length)]?.();
  return copy;
}

/** Bodies for an endpoint, as JSON texts; undefined where it takes none. */
export function bodiesFor({ input }: Endpoint): fc.Arbitrary<string | undefined> {
  if (input === null) return fc.constant(undefined);
  const right = valid(z.toJSONSchema(input, { unrepresentable: 'any' }) as Schema);
  const odd = fc.tuple(right, fc.nat(200), fc.constantFrom(...ODD)).map(([body, at, value]) => spoiled(body, at, value));
  return fc.oneof({ weight: 6, arbitrary: right }, { weight: 4, arbitrary: odd }).map((body) => JSON.stringify(body));
}
