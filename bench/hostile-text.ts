/**
 * Sends what would hold a reader (rows R1, R2, R9 of the findings, forty of their kind, 100,000 generated lines) to a server of its own on
 * this machine, and prints how long answers took while `/healthz` was asked all along: `node bench/hostile-text.ts [LINES]`. Goals: no
 * line over 50 ms of work, nothing answered 5xx, `/healthz` within 100 ms. It stops what it started.
 */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { readEntry } from '../kitchen/pantry/read-entry.ts';
import { readImport } from '../kitchen/recipe/import/read-import.ts';
import { readRecipe } from '../kitchen/recipe/reading/read-recipe.ts';
import { whyTooMuch } from '../kitchen/text-bounds.ts';
import { createReadingPool } from '../server/reading/reading-pool.ts';
import { chunk, DONE, openStream, startFakeModel } from '../tests/kit/fake-model.ts';
import { startServer } from '../tests/kit/server-process.ts';
import { generatedLines, HOSTILE_LINES, HOSTILE_TEXTS, recipeWith } from './sets/hostile-texts.ts';

const LINES = Number(process.argv[2] ?? 100_000);
const HOME = path.resolve(import.meta.dirname, '..');
const quantiles = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `${sorted.length} answers, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms`;
};
const faults: string[] = [];

/** The lines through the readers themselves, one by one. */
function inProcess(): void {
  const read = (line: string): void => {
    readEntry(line.slice(0, 80));
    readRecipe(`# T\n\n## Ingredients\n\n- ${line}\n\n## Steps\n\n1. ${line}`);
  };
  for (const line of HOSTILE_LINES) read(line);
  const times: number[] = [];
  let slow = 0;
  for (const line of generatedLines(LINES)) {
    const from = process.cpuUsage();
    read(line);
    const { user, system } = process.cpuUsage(from);
    times.push((user + system) / 1000);
    if ((times.at(-1) ?? 0) > 50) slow += 1;
  }
  console.log(`readers, line by line (work)   ${quantiles(times)}; ${slow} over 50 ms`);
}

/** The same lines through the pool, thirty to a pantry. */
async function throughPool(): Promise<void> {
  const pool = createReadingPool();
  await pool.ready;
  const all = [...generatedLines(LINES)];
  const asked: Promise<unknown>[] = [];
  let refused = 0;
  const from = performance.now();
  for (let at = 0; at < all.length; at += 30) {
    const entries = all.slice(at, at + 30).map((line) => line.slice(0, 80));
    asked.push(pool.read('understand', { entries, bars: { diets: [], allergies: [], avoid: [] } }).catch(() => (refused += 1)));
    if (asked.length >= 500) await Promise.all(asked.splice(0));
  }
  await Promise.all(asked);
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`pool, thirty to a pantry       ${all.length} lines in ${seconds} s, ${refused} refused, ${pool.ended()} threads ended`);
  await pool.close();
}

async function overHttp(): Promise<void> {
  const model = await startFakeModel();
  const server = await startServer({ LOG_LEVEL: 'warn', MODEL_ID: 'owner/name', MODEL_ENDPOINT: model.url, TRUSTED_PROXIES: '1' });
  let sent = 0;
  const health: number[] = [];
  const done = new AbortController();
  const pulse = (async () => {
    while (!done.signal.aborted) {
      const from = performance.now();
      await fetch(`${server.url}/healthz`).then((answer) => answer.text());
      health.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  const times = new Map<string, number[]>();
  const statuses = new Map<number, number>();
  const post = async (what: string, address: string, body: object): Promise<Response> => {
    const from = performance.now();
    sent += 1;
    // Each from another network, so that no limit answers in the place of a reader.
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}` };
    const answer = await fetch(`${server.url}${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.clone().text();
    times.set(what, [...times.get(what) ?? [], performance.now() - from]);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    const failed = answer.status >= 500 || text.includes('"code":"unexpected"');
    if (failed) faults.push(`${what} ${answer.status}: ${JSON.stringify(body).slice(0, 120)}`);
    return answer;
  };
  try {
    const some = [...HOSTILE_LINES, ...[...generatedLines(LINES)].filter((_, at) => at % Math.ceil(LINES / 300) === 0)];
    for (const line of some) await post('pantry', '/api/pantry', { pantry: [line] });
    for (const line of HOSTILE_LINES) {
      await post('ideas', '/api/ideas', { pantry: ['eggs', 'rice', line.slice(0, 80)] });
      await post('pantry, many', '/api/pantry', { pantry: Array.from({ length: 30 }, () => line.slice(0, 80)) });
      await post('allergies', '/api/pantry', { pantry: ['egg'], allergies: [line], diets: [] });
      await post('wish', '/api/ideas', { pantry: ['eggs', 'rice'], wish: line });
    }
    for (const line of HOSTILE_LINES.slice(0, 9)) {
      await post('cook', '/api/cook', { pantry: ['eggs', 'rice', line.slice(0, 80)], chef: 'house' });
    }
    const about = { title: 'T', origin: { by: 'own', name: '' }, recipe: null, days: 1 };
    const share = (markdown: string): Promise<Response> => post('share', '/api/share/make', { ...about, markdown });
    for (const text of [...HOSTILE_TEXTS, ...HOSTILE_LINES.map((line) => recipeWith(line))]) {
      const made = await share(text);
      if (made.status !== 200) continue;
      const { path: link } = await made.json() as { path: string };
      for (const address of [link, `${link}/card.png`]) {
        const from = performance.now();
        const answer = await fetch(`${server.url}${address}`);
        await answer.arrayBuffer();
        times.set('share, seen', [...times.get('share, seen') ?? [], performance.now() - from]);
        if (answer.status >= 500) faults.push(`view ${answer.status}`);
      }
    }
    for (const text of [...HOSTILE_TEXTS.map((one) => one.slice(0, 16_000)), recipeWith(HOSTILE_LINES[0] ?? '')]) {
      model.play((response) => {
        openStream(response);
        for (let at = 0; at < text.length; at += 500) response.write(chunk(text.slice(at, at + 500)));
        response.end(chunk('', 'stop') + DONE);
      });
      await post('model answer', '/api/cook', { pantry: ['eggs', 'rice'], chef: 'model' });
    }
    for (const [address, body] of [
      ['/api/pantry', { pantry: ['egg'], allergies: ['constructor'] }], ['/api/ideas', { pantry: ['egg'], allergies: ['__proto__'] }],
      ['/api/account/sign-in', { email: 'a\u0000b@example.org', password: 'three green apples' }],
      ['/api/cookbook/changes', { since: 2 ** 31 }],
    ] as const) await post('R9', address, body);
  } finally {
    done.abort();
    await pulse;
    await server.stop();
    await model.close();
  }
  for (const [what, all] of times) console.log(`${`HTTP, ${what}`.padEnd(30)} ${quantiles(all)}`);
  const byStatus = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(`HTTP, by status                ${byStatus}; threads ended: ${server.log().split('took longer').length - 1}`);
  console.log(`/healthz meanwhile             ${quantiles(health)}`);
}

/** Files as somebody takes them in, and the terminal. */
async function elsewhere(): Promise<void> {
  const times = [...HOSTILE_TEXTS, ...HOSTILE_LINES.map((line) => recipeWith(line))].map((text) => {
    const from = performance.now();
    try {
      readImport('soup.md', new TextEncoder().encode(text));
    } catch (thrown) {
      if (!(thrown instanceof Error) || thrown.name !== 'ImportFault') faults.push(`import: ${String(thrown)}`);
    }
    if (whyTooMuch(text) === null) readRecipe(text);
    return performance.now() - from;
  });
  console.log(`imports                        ${quantiles(times)}`);
  const ran: number[] = [];
  for (const line of HOSTILE_LINES.slice(0, 6)) {
    const from = performance.now();
    const args = [path.join(HOME, 'cli/main.ts'), 'cook', 'eggs', 'rice', line.replace(/^-+/, '')];
    await promisify(execFile)(process.execPath, args, { timeout: 60_000 })
      .catch((thrown: { code?: unknown; killed?: boolean }) => thrown.killed === true && faults.push(`terminal: ${line.slice(0, 40)}`));
    ran.push(performance.now() - from);
  }
  console.log(`terminal, with its start       ${quantiles(ran)}`);
}

inProcess();
await throughPool();
await elsewhere();
await overHttp();
console.log(faults.length === 0 ? 'no 5xx, no fault' : faults.join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
