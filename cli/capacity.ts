/** `recipe-chef capacity`: how many processes, how much memory and what an inference engine must do for so many people. */
import { parseArgs } from 'node:util';
import { ASSUMED, HELD, reckon, type Capacity, type Demand } from './capacity-figures.ts';
import type { Terminal } from './terminal.ts';

const TRY = 'Try: recipe-chef capacity --readers 200 --recipes-per-minute 30 [--saves-per-minute 15] [--model-share 1 --model-seconds 25] [--json]';
/** What an option may be at the most; beyond it nobody would believe the answer. */
const MOST: Readonly<Record<keyof Demand, number>> = { readers: 1e6, recipesPerMinute: 1e5, savesPerMinute: 1e6, modelShare: 1, modelSeconds: 90 };

/** Status 0, or 2 where the command was not understood. */
export async function capacityCommand(args: readonly string[], terminal: Terminal): Promise<number> {
  const asked = understand(args);
  if (asked === null) {
    terminal.say(TRY);
    return 2;
  }
  const { demand, json } = asked;
  const capacity = reckon(demand);
  await terminal.print(json ? `${JSON.stringify({ demand, capacity, assumed: ASSUMED }, null, 2)}\n` : `${told(demand, capacity)}\n`);
  return 0;
}

function understand(args: readonly string[]): { demand: Demand; json: boolean } | null {
  const number = { type: 'string' } as const;
  const options = {
    'readers': number, 'recipes-per-minute': number, 'saves-per-minute': number, 'model-share': number, 'model-seconds': number, 'json': { type: 'boolean', default: false },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (values.readers === undefined && values['recipes-per-minute'] === undefined) return null;
    const read = (text: string | undefined, usual: number): number => (text === undefined ? usual : /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN);
    const recipesPerMinute = read(values['recipes-per-minute'], 0);
    const demand: Demand = {
      readers: read(values.readers, 0), recipesPerMinute, savesPerMinute: read(values['saves-per-minute'], recipesPerMinute / 2),
      // Who says how long a model takes has one.
      modelShare: read(values['model-share'], values['model-seconds'] === undefined ? 0 : 1), modelSeconds: read(values['model-seconds'], 30),
    };
    const isSound = Object.entries(MOST).every(([name, most]) => demand[name as keyof Demand] <= most);
    return isSound ? { demand, json: values.json } : null;
  } catch {
    return null;
  }
}

const many = (count: number, one: string, more = `${one}s`): string => `${count.toLocaleString('en')} ${count === 1 ? one : more}`;
const share = (time: number): string => time.toFixed(time < 0.1 ? 3 : 2);
const pair = (pairs: readonly (readonly [string, string])[]): string => pairs.map(([name, text]) => `${name.padEnd(22)}${text}`).join('\n');

function told(demand: Demand, found: Capacity): string {
  const byModel = demand.recipesPerMinute * demand.modelShare;
  const where = found.sqliteIsEnough ? 'a file of SQLite does, and needs nothing to be set up' : `PostgreSQL, ${many(found.databaseProcessors, 'processor')}, ${many(found.connections, 'connection')} of its max_connections`;
  return `${pair([
    ['Asked in a minute', `${many(demand.readers, 'reader')}, ${many(demand.recipesPerMinute, 'recipe')} (${many(Math.round(byModel), 'of them by a model', 'of them by a model')}), ${many(demand.savesPerMinute, 'save')}`],
    ['Our processes', `${many(found.processes, 'process', 'processes')} on ${many(found.processors, 'processor')}; busy with it ${share(found.serverBusy)} of one${found.processes === 1 ? '' : '. One more, and one may die'}`],
    ['Memory', `${(found.memoryMB / 1000).toFixed(1)} GB: ${(HELD.process / 1000).toFixed(1)} a process, ${HELD.recipe} MB for each recipe that a model writes`],
    ['Database', where],
    ...(byModel === 0 ? [] : [['Inference engine', `${many(found.atOnce, 'recipe')} at once, ${many(found.tokensPerSecond, 'token')} a second in all; MODEL_CALLS_PER_DAY above ${many(Math.ceil(byModel * 60), 'call')} for an hour like this`] as const]),
  ])}

Reckoned from what \`npm run bench:capacity\` measured on two shared processors (docs/operating.md, "How much it takes"), and assumed:
- ${many(ASSUMED.opensAMinute, 'page or shared recipe', 'pages or shared recipes')} a minute for each reader; one in ${ASSUMED.newOneIn} is new and fetches ${ASSUMED.filesOfAVisit} files;
- ${many(ASSUMED.ideasARecipe, 'look')} at ideas for each recipe; a save for every second recipe where you say nothing;
- processors no more than ${ASSUMED.busy * 100} % busy, ${ASSUMED.processorsOfAProcess} for each process;
- ${ASSUMED.tokensARecipe} tokens a recipe, ${demand.modelSeconds} seconds for one: \`recipe-chef models\` tells how long yours takes.
One network may ask for 60 recipes a minute: a school behind one address meets that limit first.`;
}
