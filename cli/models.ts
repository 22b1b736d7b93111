/** `recipe-chef models`: which models are set up, whether they answer, and how each cooks. */
import { parseArgs } from 'node:util';
import { ConfigFault, readConfig, type Config } from '../server/config.ts';
import type { ModelBudgets } from '../server/chefs/model-attempt.ts';
import type { ModelSettings } from '../server/model-settings.ts';
import { howItCooked, NOT_UNDERSTOOD, NOTHING_SET, whatIsThere, whichModel } from './model-words.ts';
import type { Terminal } from './terminal.ts';
import { listModels, tryModel, type Listed, type Trial } from './try-model.ts';

interface Parts { read?: () => Config; budgets?: ModelBudgets }

/** Status 0 where every model cooks, 1 where one does not or none is set up, 2 where the command was not understood. */
export async function modelsCommand(args: readonly string[], terminal: Terminal, parts: Parts = {}): Promise<number> {
  const { read = readConfig, budgets } = parts;
  const asked = understand(args);
  if (asked === null) {
    terminal.say(NOT_UNDERSTOOD);
    return 2;
  }
  const { file, json } = asked;
  if (file !== undefined) return describeFile(file, json, terminal);
  let config: Config;
  try {
    config = read();
  } catch (thrown) {
    if (!(thrown instanceof ConfigFault)) throw thrown;
    terminal.say(thrown.message);
    return 1;
  }
  return tryAll(config.model === null ? [] : [config.model, ...config.ladder], json, terminal, budgets);
}

function understand(args: readonly string[]): { file: string | undefined; json: boolean } | null {
  try {
    const options = { json: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return positionals.length > 1 ? null : { file: positionals[0], json: values.json };
  } catch {
    return null;
  }
}

async function tryAll(models: readonly ModelSettings[], json: boolean, terminal: Terminal, budgets?: ModelBudgets): Promise<number> {
  if (models.length === 0 && !json) await terminal.print(NOTHING_SET);
  const tried: object[] = [];
  let failed = models.length === 0;
  for (const [at, settings] of models.entries()) {
    const say = async (line: string): Promise<void> => (json ? undefined : terminal.print(`${line}\n`));
    await say(whichModel(settings, at));
    const listed = await listModels(settings);
    await say(`   ${whatIsThere(listed, settings)}`);
    const trial = await tryModel(settings, budgets);
    for (const line of howItCooked(trial)) await say(`   ${line}`);
    failed ||= trial.fault !== null;
    tried.push(asJson(settings, listed, trial));
  }
  if (json) await terminal.print(`${JSON.stringify({ models: tried, after: 'the house chef' }, null, 2)}\n`);
  else if (models.length > 0) await terminal.print('Where none of them can cook, the house chef does.\n');
  return failed ? 1 : 0;
}

/** Never a token: only whether there is one. */
function asJson({ token, callsPerDay, ...settings }: ModelSettings, listed: Listed | null, { done, ...trial }: Trial): object {
  const { finish = null, markdown = null, verdict = null } = done ?? {};
  const { status, models } = listed ?? {};
  const server = listed === null ? null : { status, models: models?.length ?? null, hasIt: models?.includes(settings.id) ?? null };
  return { ...settings, token: token !== null, callsPerDay, server, trial: { ...trial, finish, verdict, markdown } };
}

async function describeFile(file: string, json: boolean, terminal: Terminal): Promise<number> {
  const { modelFileText, readModelFile } = await import('./gguf-file.ts');
  let found;
  try {
    found = await readModelFile(file);
  } catch (thrown) {
    terminal.say(`The file cannot be read (${(thrown as NodeJS.ErrnoException).code ?? 'unknown'}).`);
    return 1;
  }
  if (found === null) {
    terminal.say('This is no GGUF file, or a damaged one.');
    return 1;
  }
  await terminal.print(json ? `${JSON.stringify(found, null, 2)}\n` : `${modelFileText(found)}\n`);
  return 0;
}
