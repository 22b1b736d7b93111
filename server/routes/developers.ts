/** For people who write code: the contract's description, and the model chef's request. */
import type { Hono } from 'hono';
import { ENDPOINTS, type OutputOf } from '../../contract/endpoints.ts';
import { openapi } from '../../contract/openapi.ts';
import { readOrder } from '../../contract/order-input.ts';
import manifest from '../../package.json' with { type: 'json' };
import { chatMessages } from '../chefs/chat-messages.ts';
import { SETTINGS } from '../config.ts';
import { bind, type Carried } from '../endpoint.ts';
import type { Read } from '../reading/tasks.ts';

export interface ModelShown { id: string; provider: string | null; hasOwnAddress: boolean }

export interface DeveloperParts {
  read: Read;
  modelShown?: ModelShown | null;
}

type ModelRequest = OutputOf<typeof ENDPOINTS.modelRequest>;

const USUAL: ModelShown = { id: SETTINGS.MODEL_ID.usual, provider: null, hasOwnAddress: false };
const PANTRY = ['eggs', 'spinach', 'feta', 'potatoes'];
/** Stands for the operator's own server, whose address is nobody's business. */
const SOMEWHERE = 'http://127.0.0.1:8080/v1';

export function developerRoutes(app: Hono<Carried>, { read, modelShown }: DeveloperParts): void {
  let described: object | null = null;
  let written: Promise<ModelRequest> | null = null;
  bind(app, ENDPOINTS.description, () => (described ??= openapi(manifest.version)) as Record<string, unknown>);
  bind(app, ENDPOINTS.modelRequest, () => {
    // The same for everybody, so it is made once; a failure is not remembered.
    written ??= write(read, modelShown ?? USUAL).catch((thrown: unknown) => {
      written = null;
      throw thrown;
    });
    return written;
  });
}

async function write(read: Read, { id, provider, hasOwnAddress }: ModelShown): Promise<ModelRequest> {
  const order = readOrder({ pantry: PANTRY, seed: 1 });
  const messages = chatMessages(order, await read('brief', { order, askedAt: Date.now() }));
  // Some 300 ms once, and only where somebody asks for it.
  const { requestAsCode } = await import('../chefs/request-as-code.ts');
  return { model: id, pantry: PANTRY, code: requestAsCode({ id, provider, endpoint: hasOwnAddress ? SOMEWHERE : null }, messages) };
}
