/** What `/openapi.json` says one can ask, as the page shows it. */
import { schemaText, skeleton } from './schema-text.ts';
import type { Schema } from './schema-text.ts';

export interface Operation {
  id: string;
  method: string;
  path: string;
  about: string;
  needsCook: boolean;
  /** The shape of the body in words, and one to begin with; null where there is none. */
  body: { shape: string; first: string } | null;
  streams: boolean;
  answer: string;
}

export interface Group { name: string; operations: Operation[] }

type Content = Record<string, { schema: Schema; example?: object } | undefined>;
interface Described {
  operationId: string;
  summary: string;
  security?: object[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content } | undefined>;
}
export interface Description { paths: Record<string, Record<string, Described>> }

/** What comes first is what most come for. */
const GROUPS: readonly (readonly [name: string, paths: RegExp])[] = [
  ['Cooking', /^\/api\/(?:cook(?:\/stop)?|ideas|pantry|kitchen)$/],
  ['Sharing', /^\/api\/share\//],
  ['Reviews', /^\/api\/reviews/],
  ['Cookbook', /^\/api\/cookbook\//],
  ['Accounts', /^\/api\/account/],
  ['This server', /./],
];

export function groupsOf({ paths }: Description): Group[] {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described)));
  const groupOf = (path: string) => GROUPS.find(([, those]) => those.test(path))?.[0];
  const groups = GROUPS.map(([name]) => ({ name, operations: operations.filter(({ path }) => groupOf(path) === name) }));
  return groups.filter(({ operations: some }) => some.length > 0);
}

function operationOf(path: string, method: string, { operationId, summary, security, requestBody, responses }: Described): Operation {
  const body = requestBody?.content['application/json'];
  const answers = responses['200']?.content ?? {};
  const json = answers['application/json'];
  return {
    id: operationId, path, method: method.toUpperCase(), about: summary, needsCook: security !== undefined,
    body: body ? { shape: schemaText(body.schema), first: JSON.stringify(body.example ?? skeleton(body.schema), null, 2) } : null,
    streams: 'text/event-stream' in answers,
    answer: json ? schemaText(json.schema) : 'events: meta, text, notice; at the end done or refused',
  };
}
