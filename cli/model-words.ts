/** What `recipe-chef models` says, in sentences. */
import type { ModelSettings } from '../server/model-settings.ts';
import { TRIED_ON, type Listed, type Trial } from './try-model.ts';

export const NOTHING_SET = 'No model is set up: the house chef cooks everything, which needs no key and no network.\n'
  + 'For a model at Hugging Face set HF_TOKEN. For one of your own set MODEL_ENDPOINT to the address of an OpenAI-compatible server,\n'
  + 'such as http://127.0.0.1:11434/v1, and MODEL_ID to the name it knows the model by.\n';
export const NOT_UNDERSTOOD = 'Try: recipe-chef models [--json], or recipe-chef models FILE.gguf [--json]';

/** What is wrong, and what to do about it. */
const WHY: Readonly<Record<NonNullable<Trial['fault']>, string>> = {
  'unreachable': 'nobody answers at its address. Is its server started, and is MODEL_ENDPOINT right?',
  'no-answer': 'it took the order and said nothing for 15 seconds. It may be loading the model still, or be too slow for this machine.',
  'no-text': 'it wrote no word in 20 seconds. It may be loading the model still, or be too slow for this machine.',
  'stalled': 'it stopped in the middle for 15 seconds.',
  'out-of-time': 'it had not come to the end in 90 seconds. A smaller model is quicker.',
  'cut': 'the connection broke.',
  'unfinished': 'it broke off before the recipe was whole.',
  'token-refused': 'it refuses the token. Set HF_TOKEN, or MODEL_TOKEN for an endpoint of your own.',
  'no-credit': 'the account has no credit left.',
  'no-such-model': 'it does not know this model, or this address. See MODEL_ID, and that MODEL_ENDPOINT ends in /v1 where it should.',
  'bad-request': 'it does not take our request. The model may not be made for chat, or hold too little: an order needs some 3,000 tokens.',
  'busy': 'it has too much to do just now.',
  'server-error': 'it answers with a fault of its own. Its log will say more.',
  'redirected': 'it sends us to another address. Set MODEL_ENDPOINT to that one.',
  'not-a-model': 'what answers there is no OpenAI-compatible server. MODEL_ENDPOINT often ends in /v1.',
  'garbled': 'its answer cannot be read.',
  'upstream-error': 'it broke off with a fault of its own. Its log will say more.',
  'empty': 'it answered without a word.',
  'too-much': 'it wrote on and on, beyond 16 KB.',
  'resting': 'it is left alone for a while, after too many faults.',
  'budget-used': 'no calls are left for today.',
  'against-rules': 'it put something into the recipe that is not food, so that nothing of it would be shown.',
  'not-a-recipe': 'what it wrote is no recipe with ingredients and steps.',
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(ms < 10_000 ? 1 : 0)} s`;
const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
/** Names from elsewhere, without what a terminal would obey. */
export const tame = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 200);

export function whichModel({ id, endpoint, provider, token, billTo }: ModelSettings, at: number): string {
  const where = endpoint ?? `Hugging Face${provider === null ? ', which chooses a provider' : `, through ${provider}`}`;
  const pays = billTo === null ? '' : `, paid by ${billTo}`;
  return `${at + 1}. ${id} at ${where} (${token === null ? 'no token' : 'with a token'}${pays})`;
}

export function whatIsThere(listed: Listed | null, { id }: ModelSettings): string {
  if (listed === null) return 'Its server does not answer within 5 seconds.';
  const { status, models } = listed;
  if (status === 401 || status === 403) return `Its server answers, and refuses the token (${status}).`;
  if (models === null) return `Its server answers (${status}), and does not say which models it has.`;
  // Ollama says "soup:latest" for "soup".
  const hasIt = models.some((name) => name === id || name.split(':')[0] === id);
  if (hasIt) return `Its server answers and has it, among ${many(models.length, 'model')}.`;
  if (models.length === 0) return 'Its server answers and has no model yet.';
  const some = models.slice(0, 5).map(tame).join(', ');
  return `Its server answers, but does not name it. It has ${some}${models.length > 5 ? ` and ${models.length - 5} more` : ''}.`;
}

export function howItCooked({ fault, firstTextMs, wholeMs, pieces, characters, piecesPerSecond, done }: Trial): string[] {
  const order = `Asked for a recipe from ${TRIED_ON.join(', ')}`;
  if (fault !== null && done === null) return [`${order}: ${WHY[fault]}`];
  const pace = piecesPerSecond === null ? 'all in one piece' : `${many(pieces, 'piece')}, ${piecesPerSecond} a second`;
  const times = `first text after ${seconds(firstTextMs ?? wholeMs)}, whole after ${seconds(wholeMs)}`;
  const wrote = `${order}: ${times} (${pace}, ${characters} characters).`;
  if (fault !== null || done === null) return [wrote, `The guard: ${fault === null ? 'nothing came of it.' : WHY[fault]}`];
  const { verdict: { uses, of, extras, safety, faults }, recipe, finish } = done;
  const bought = `${many(extras.length, 'extra')}${extras.length === 0 ? '' : `: ${extras.join(', ')}`}`;
  return [
    wrote,
    `It cooked “${tame(recipe.title)}”, with ${uses.length} of the ${of} foods and ${bought}.`,
    ...(finish === 'length' ? ['It ran out of room before the end: the page would call it unfinished.'] : []),
    `The guard: nothing held back${safety.length === 0 ? ', nothing to add.' : `; added under the recipe: ${safety.join(' ')}`}`,
    ...(faults.length === 0 ? [] : [`Found when checking: ${faults.join(' ')}`]),
  ];
}
