/**
 * How much a number of people takes: what one request was measured to cost, and plain reckoning with it. docs/operating.md shows these
 * figures, and a test holds that they are the same.
 */

/**
 * Milliseconds of a processor that one request takes: in our process, and in PostgreSQL. Measured by `npm run bench:capacity` on two shared
 * processors with nothing else running, 23 November 2026, PostgreSQL 15 and the visitors on the same machine: the dearest of one process and
 * two, on either database, rounded up.
 */
export const MEASURED = {
  'a file of the pages': { server: 0.2, database: 0 },
  'who am I': { server: 0.4, database: 0.3 },
  'a shared recipe': { server: 1, database: 0.4 },
  'a save': { server: 3.5, database: 2 },
  'three ideas': { server: 37, database: 0 },
  'a recipe by the house chef': { server: 19, database: 0.6 },
  'a recipe by a model, 400 pieces': { server: 92, database: 5 },
} as const satisfies Record<string, { server: number; database: number }>;

/** Megabytes: of a process after all of the above, and of a recipe while a model writes it. Measured likewise. */
export const HELD = { process: 1300, recipe: 0.5 } as const;
/** The most that one process answered a second when it was asked as fast as it could, saves on SQLite: every one is on the disk before its answer. */
export const SAVES_A_SECOND = 340;

/** What nobody measured and an operator may know better. Each is printed with the result. */
export const ASSUMED = {
  /** Files of a first visit; later ones come from the device. */
  filesOfAVisit: 165,
  /** One reader in so many comes for the first time in this minute. */
  newOneIn: 10,
  /** A reader opens something new so often a minute. */
  opensAMinute: 1,
  /** Looks at ideas for each recipe; the browser thinks of most by itself. */
  ideasARecipe: 1,
  /** Share of a processor's time that is planned with: beyond it whoever comes waits for others. */
  busy: 0.5,
  /** Processors that one process makes good use of: its loop and its threads for reading. */
  processorsOfAProcess: 2,
  /** Tokens of a recipe that a model writes, of the 1,024 it may. */
  tokensARecipe: 600,
  /** Connections that a process may take to PostgreSQL. */
  connections: 10,
} as const;

export interface Demand {
  /** People who have a page open in the busiest minute. */
  readers: number;
  recipesPerMinute: number;
  savesPerMinute: number;
  /** Share of the recipes that a model writes, 0 to 1, and how many seconds it takes for one. */
  modelShare: number;
  modelSeconds: number;
}

export interface Capacity {
  /** Processors' time that is asked for in a second: of our processes, and of PostgreSQL. */
  serverBusy: number; databaseBusy: number;
  processors: number; databaseProcessors: number; processes: number;
  memoryMB: number;
  /** Whether a file of SQLite does: one process is enough, and saves are far from what one file takes. */
  sqliteIsEnough: boolean;
  connections: number;
  /** What the inference engine must do: so many recipes at once, and so many tokens a second in all. */
  atOnce: number; tokensPerSecond: number;
}

/** What the demand takes, by the figures above. */
export function reckon({ readers, recipesPerMinute, savesPerMinute, modelShare, modelSeconds }: Demand): Capacity {
  const opens = readers * ASSUMED.opensAMinute;
  const byModel = recipesPerMinute * modelShare;
  const minutely: Record<keyof typeof MEASURED, number> = {
    'a file of the pages': (readers / ASSUMED.newOneIn) * ASSUMED.filesOfAVisit, 'who am I': opens, 'a shared recipe': opens, 'a save': savesPerMinute,
    'three ideas': recipesPerMinute * ASSUMED.ideasARecipe, 'a recipe by the house chef': recipesPerMinute - byModel, 'a recipe by a model, 400 pieces': byModel,
  };
  const busy = (where: 'server' | 'database'): number => Object.entries(MEASURED).reduce((sum, [name, cost]) => sum + cost[where] * minutely[name as keyof typeof MEASURED], 0) / 60_000;
  const [serverBusy, databaseBusy] = [busy('server'), busy('database')];
  const planned = (time: number): number => Math.max(1, Math.ceil(time / ASSUMED.busy));
  const processes = Math.ceil(planned(serverBusy) / ASSUMED.processorsOfAProcess);
  // Little's law: how many are being written is how often one begins times how long it takes.
  const atOnce = Math.ceil((byModel / 60) * modelSeconds);
  return {
    serverBusy, databaseBusy, processors: planned(serverBusy), databaseProcessors: planned(databaseBusy), processes,
    memoryMB: Math.ceil(processes * HELD.process + atOnce * HELD.recipe),
    sqliteIsEnough: processes === 1 && savesPerMinute / 60 < SAVES_A_SECOND * ASSUMED.busy * ASSUMED.busy,
    connections: processes * ASSUMED.connections, atOnce, tokensPerSecond: Math.ceil((byModel / 60) * ASSUMED.tokensARecipe),
  };
}
