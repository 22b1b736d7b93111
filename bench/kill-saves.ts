/** Kills the server in the middle of saves: `node bench/kill-saves.ts [KILLS ON SQLITE] [KILLS ON POSTGRESQL]`, usually 200 and 50. Goal: nothing lost. */
import { killSaves } from '../tests/kit/kill-saves.ts';
import { findPostgres, startPostgres } from '../tests/kit/postgres.ts';

const [sqlite = 200, postgres = 50] = process.argv.slice(2).map(Number);

async function told(engine: string, run: () => ReturnType<typeof killSaves>): Promise<void> {
  const from = performance.now();
  const { kills, acknowledged, lost, torn, keptUnsaid } = await run();
  console.log(`${engine}: ${kills} kills, ${acknowledged} acknowledged saves, ${lost} lost, ${torn} cookbooks torn; ${keptUnsaid} kept without having been said (${Math.round((performance.now() - from) / 1000)} s)`);
  if (lost + torn > 0) process.exitCode = 1;
}

if (sqlite > 0) await told('SQLite', () => killSaves(sqlite));
const bin = findPostgres();
if (bin === null) {
  console.log('PostgreSQL: not run, there is none on this machine');
} else if (postgres > 0) {
  const server = await startPostgres(bin);
  try {
    await told('PostgreSQL', async () => killSaves(postgres, { databaseUrl: await server.fresh() }));
  } finally {
    await server.stop();
  }
}
