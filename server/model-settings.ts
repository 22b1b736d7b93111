/** How to reach a model, read from settings: from the environment for the first, from the objects of MODEL_LADDER for those asked next. */

/** How to reach a model. */
export interface ModelSettings {
  id: string;
  token: string | null;
  provider: string | null;
  endpoint: string | null;
  billTo: string | null;
  callsPerDay: number;
}

/** The settings that say which model, and where. Each rung of the ladder may have the same. */
const OF_A_MODEL = ['HF_TOKEN', 'MODEL_ID', 'MODEL_PROVIDER', 'MODEL_ENDPOINT', 'MODEL_TOKEN', 'BILL_TO'] as const;
type Name = (typeof OF_A_MODEL)[number];

/** Gives a setting's text, or '' where nothing is said. */
export type Told = (name: Name) => string;
/** Hears what cannot be used, as a sentence that names settings and never their values. */
type Fault = (sentence: string) => void;

/** @returns null where neither a token nor an endpoint is set: no model, the house chef cooks */
export function readModel(told: Told, callsPerDay: number, fault: Fault): ModelSettings | null {
  const shaped = (name: Name, shape: RegExp, wanted: string): string | null => {
    const value = told(name) || null;
    if (value !== null && !shape.test(value)) fault(`${name} must be ${wanted}.`);
    return value;
  };
  const token = shaped('HF_TOKEN', /^hf_[\w-]+$/, 'a Hugging Face token (it begins with hf_)');
  const endpointToken = shaped('MODEL_TOKEN', /^[\x21-\x7E]+$/, 'printable characters without spaces');
  const endpoint = told('MODEL_ENDPOINT') || null;
  const provider = shaped('MODEL_PROVIDER', /^[a-z0-9-]+$/, 'the name of a provider, such as together');
  const id = shaped('MODEL_ID', /^[\w.:@/-]{1,200}$/, 'the name of a model, such as owner/name') ?? '';
  const billTo = shaped('BILL_TO', /^[\w.-]+$/, 'the name of an organisation');
  if (endpoint !== null && !isWebAddress(endpoint)) {
    fault('MODEL_ENDPOINT must be an address that begins with http:// or https://, without a user name, query or fragment.');
  }
  if (endpoint !== null && provider !== null) fault('MODEL_PROVIDER cannot be combined with MODEL_ENDPOINT.');
  if (provider !== null && endpoint === null && token === null) {
    fault('MODEL_PROVIDER needs HF_TOKEN; with a key of the provider’s own, set MODEL_ENDPOINT and MODEL_TOKEN.');
  }
  if (endpointToken !== null && endpoint === null) fault('MODEL_TOKEN needs MODEL_ENDPOINT.');
  if (token === null && endpoint === null) return null;
  // A Hugging Face token is never sent to an endpoint of someone else's.
  return { id, endpoint, provider, billTo, token: endpoint === null ? token : endpointToken, callsPerDay };
}

/**
 * The models that are asked when the first cannot cook: MODEL_LADDER is a JSON list of objects with the settings of a model. What Hugging
 * Face knows us by (HF_TOKEN, BILL_TO) is the first's unless a rung says otherwise.
 */
export function readLadder(text: string, first: Told, callsPerDay: number, fault: Fault): ModelSettings[] {
  if (text === '') return [];
  const rungs = asRungs(text);
  if (rungs === null) {
    fault('MODEL_LADDER must be a JSON list of one to four models, such as '
      + '[{"MODEL_ID": "llama3.1", "MODEL_ENDPOINT": "http://127.0.0.1:11434/v1"}].');
    return [];
  }
  return rungs.flatMap((rung, at) => {
    const about = (sentence: string): void => fault(`MODEL_LADDER, model ${at + 1}: ${sentence}`);
    const stranger = Object.keys(rung).find((name) => !OF_A_MODEL.includes(name as Name));
    if (stranger !== undefined) about(`only ${OF_A_MODEL.join(', ')} may be set.`);
    if (rung['MODEL_ID'] === undefined) about('MODEL_ID is needed.');
    const inherited = (name: Name): string => (name === 'HF_TOKEN' || name === 'BILL_TO' ? first(name) : '');
    const model = readModel((name) => rung[name]?.trim() ?? inherited(name), callsPerDay, about);
    if (model === null) about('HF_TOKEN or MODEL_ENDPOINT is needed.');
    return model ?? [];
  });
}

function asRungs(text: string): Record<string, string>[] | null {
  try {
    const list = JSON.parse(text) as unknown;
    const isRung = (one: unknown): boolean =>
      typeof one === 'object' && one !== null && !Array.isArray(one) && Object.values(one).every((value) => typeof value === 'string');
    return Array.isArray(list) && list.length >= 1 && list.length <= 4 && list.every(isRung) ? (list as Record<string, string>[]) : null;
  } catch {
    return null;
  }
}

export function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '';
}
