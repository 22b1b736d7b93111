/** `recipe-chef doctor`: looks at everything that a server of the same settings needs, and says in sentences what is wrong. */
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { ConfigFault, placeOf, readConfig, type Config } from '../server/config.ts';
import type { ModelSettings } from '../server/model-settings.ts';
import { examine } from '../server/store/examine.ts';
import type { Terminal } from './terminal.ts';

/** What was found of one thing: sentences about what is wrong, and one to say where nothing is. */
interface Finding { wrong: string[]; well: string }

const PATIENCE_MS = 5000;
/** Bytes of free disk, and share of it, below which saves may soon fail. */
const FREE = { bytes: 200e6, share: 0.05 };
const MINUTES = 60_000;
const HUB = 'https://router.huggingface.co/v1';

/** Status 0 where all is well, 1 where something is wrong, 2 where the command was not understood. Changes nothing. */
export async function doctorCommand(args: readonly string[], terminal: Terminal, read: () => Config = readConfig): Promise<number> {
  if (args.length > 0) {
    terminal.say('Try: recipe-chef doctor');
    return 2;
  }
  let config: Config;
  try {
    config = read();
  } catch (thrown) {
    if (!(thrown instanceof ConfigFault)) throw thrown;
    await terminal.print(`${thrown.message}\n`);
    return 1;
  }
  const database = await examine(placeOf(config));
  const findings: Finding[] = [
    { wrong: [], well: 'The settings can be used.' },
    { wrong: database.wrong, well: database.found },
    clock(database.latest),
    await disk(config),
    proxies(config),
    ...await models(config),
    await running(config),
  ];
  for (const { wrong, well } of findings) {
    if (wrong.length === 0 && well !== '') await terminal.print(`well   ${well}\n`);
    for (const sentence of wrong) await terminal.print(`WRONG  ${sentence}\n`);
  }
  const faults = findings.reduce((sum, { wrong }) => sum + wrong.length, 0);
  await terminal.print(faults === 0 ? 'All is well.\n' : `${faults === 1 ? 'One thing is' : `${faults} things are`} wrong.\n`);
  return faults === 0 ? 0 : 1;
}

function clock(latest: string | null): Finding {
  const ahead = latest === null ? 0 : Date.parse(latest) - Date.now();
  const told = `This clock says ${new Date().toISOString()}, but the database knows of ${latest ?? ''}:`
    + ' sessions and limits end at the wrong time.';
  return { wrong: ahead > 5 * MINUTES ? [told] : [], well: 'The clock does not contradict the database.' };
}

async function disk({ databaseUrl, dataDir }: Config): Promise<Finding> {
  if (databaseUrl !== null) return { wrong: [], well: '' };
  // The folder may not be there before the first start.
  for (let folder = path.resolve(dataDir); ; folder = path.dirname(folder)) {
    const found = await statfs(folder).catch(() => null);
    if (found === null && folder !== path.dirname(folder)) continue;
    if (found === null) return { wrong: ['The disk of DATA_DIR cannot be looked at.'], well: '' };
    const free = found.bavail * found.bsize;
    const isLow = free < FREE.bytes || found.bavail / Math.max(1, found.blocks) < FREE.share;
    const room = `${Math.round(free / 1e6)} MB`;
    const low = `Only ${room} are free on the disk of DATA_DIR: saves fail when it is full.`;
    return { wrong: isLow ? [low] : [], well: `The disk has ${room} free.` };
  }
}

/** Whether visitors can be told apart, from the settings alone. */
function proxies({ host, site: { publicUrl, trustedProxies } }: Config): Finding {
  const isOurs = /^(?:127\.|localhost$|::1$)/.test(host);
  const wrong: string[] = [];
  if (publicUrl !== null && isOurs && trustedProxies === 0) {
    wrong.push('PUBLIC_URL is set and only this machine is listened to, so a proxy stands in front, but TRUSTED_PROXIES is 0:'
      + ' visitors cannot be told apart, and no limit counts them.');
  }
  if (publicUrl?.startsWith('http:') === true && !/^http:\/\/(?:localhost|127\.)/.test(publicUrl)) {
    wrong.push('PUBLIC_URL begins with http: passwords and sessions travel readable. Put TLS in front and say https.');
  }
  if (publicUrl === null && !isOurs) {
    wrong.push('Other machines may come in (HOST), but PUBLIC_URL is not set: links are made from whatever name they use.');
  }
  const declared = `X-Forwarded-For is believed ${trustedProxies} deep.`;
  const well = trustedProxies === 0 ? 'No proxy is declared, and none seems to be there.' : declared;
  return { wrong, well };
}

function models({ model: first, ladder }: Config): Promise<Finding[]> | Finding[] {
  if (first === null) return [{ wrong: [], well: 'No model is set up: the house chef cooks.' }];
  return Promise.all([first, ...ladder].map((settings, at) => model(settings, at === 0 ? '' : ` (model ${at} of MODEL_LADDER)`)));
}

async function model(settings: ModelSettings, rung: string): Promise<Finding> {
  const where = `${settings.endpoint === null ? 'Hugging Face' : 'MODEL_ENDPOINT'}${rung}`;
  const headers: Record<string, string> = settings.token === null ? {} : { authorization: `Bearer ${settings.token}` };
  const status = await statusOf(`${(settings.endpoint ?? HUB).replace(/\/$/, '')}/models`, headers);
  const well = `The model’s server answers (${where}).`;
  if (status === null) return { wrong: [`${where} does not answer within 5 seconds: the house chef cooks meanwhile.`], well };
  if (status === 401 || status === 403) return { wrong: [`${where} refuses the token (${status}).`], well };
  return { wrong: status >= 500 ? [`${where} answers with a fault of its own (${status}).`] : [], well };
}

async function running({ port, host }: Config): Promise<Finding> {
  if (port === 0) return { wrong: [], well: '' };
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
  const [alive, ready] = [await statusOf(`${address}/healthz`), await statusOf(`${address}/readyz`)];
  if (alive === null) return { wrong: [], well: `No server runs at ${address}.` };
  if (alive !== 200) return { wrong: [`Another program answers at ${address}: set PORT to another number.`], well: '' };
  const idle = `The server at ${address} runs, but takes no work: its database is away, or it is stopping.`;
  return { wrong: ready === 200 ? [] : [idle], well: 'The server runs and takes work.' };
}

/** The status of an answer, or null where none came. */
async function statusOf(address: string, headers: Record<string, string> = {}): Promise<number | null> {
  try {
    const answer = await fetch(address, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}
