/** Reads untrusted input by a schema; what does not fit becomes a refusal that names the field and never repeats what was sent. */
import * as z from 'zod/mini';
import { Refusal } from './refusals.ts';

export function readInput<Schema extends z.ZodMiniType>(schema: Schema, input: unknown): z.output<Schema> {
  const read = z.safeParse(schema, input);
  if (read.success) return read.data;
  const issue = read.error.issues[0];
  if (issue === undefined) throw new Refusal('not-understood');
  if (issue.code === 'unrecognized_keys') throw new Refusal('unknown-field', unknownField(schema));
  if (issue.path.length === 0) throw new Refusal('not-understood', 'Send a JSON object.');
  throw new Refusal('not-understood', `${place(issue.path)} must be ${wanted(issue)}.`);
}

function unknownField(schema: z.ZodMiniType): string {
  const known = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape).join(', ') : '';
  return known === '' ? 'The request has a field that we do not know.' : `The request has a field that we do not know. We know: ${known}.`;
}

/** Field names stand in our schema and entry numbers are counted, so nothing here was sent. */
function place(path: readonly PropertyKey[]): string {
  const [field, entry] = path;
  return typeof entry === 'number' ? `Entry ${entry + 1} of ${String(field)}` : `The field ${String(field)}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text', array: 'a list', int: 'a whole number', number: 'a number', object: 'an object', boolean: 'true or false',
};

function wanted(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type': return KINDS[issue.expected] ?? 'of another kind';
    case 'invalid_value': return `one of: ${issue.values.join(', ')}`;
    case 'too_big': return typeof issue.maximum === 'number' && issue.maximum < 1e6 ? `at most ${issue.maximum}` : 'smaller';
    case 'too_small': return `at least ${issue.minimum}`;
    default: return 'of another kind';
  }
}
