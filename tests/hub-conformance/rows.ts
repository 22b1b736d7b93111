/** Every statement of the specification about the hub library, in its order. */
import { CALLS } from './call-rows.ts';
import { CLIENT } from './client-rows.ts';
import { CONSTANTS } from './constant-rows.ts';
import { ENTITIES } from './entity-rows.ts';
import { ERRORS } from './error-rows.ts';
import type { Row } from './row.ts';
import { SNIPPETS } from './snippet-rows.ts';

export const ROWS: readonly Row[] = [...ENTITIES, ...SNIPPETS, ...CLIENT, ...CALLS, ...ERRORS, ...CONSTANTS];
