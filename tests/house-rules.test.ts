/** How the house is built, held by a machine. A broken rule is quoted. */
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../server/config.ts';
import { CODE, type ImportLine, importsOf, PATHS, readProjectFile } from './kit/source-files.ts';

const THE_RULE =
  '`web` and `server` may import `contract` and `kitchen`; those two import neither; `web` and `server` meet only over HTTP.';
const INSIDE_SERVER = 'Inside the server: main -> app -> routes -> (accounts, documents, chefs) -> store, never back.';
const INSIDE_WEB = 'Inside the web: main -> routes -> pages -> (cooking, keeping, offline) -> parts, never back; two pages never import each other.';

const isTest = (path: string) => /\.(test|journey|long)\.tsx?$/.test(path);
const room = (path: string) => path.split('/')[0] ?? '';
const ownImports = (from: string) => CODE.filter((file) => room(file.path) === from && !isTest(file.path)).flatMap(importsOf);
const show = ({ from, to }: ImportLine) => `${from} imports ${to}`;

/** Which rooms each room's code may import; `tests` and `bench` may look into all. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  kitchen: ['kitchen'],
  contract: ['contract', 'kitchen'],
  web: ['web', 'contract', 'kitchen'],
  server: ['server', 'contract', 'kitchen'],
  cli: ['cli', 'server', 'contract', 'kitchen'],
};

/** Where a file stands between the entrance (0) and the ground floor. A file imports its own floor or those below. */
function serverFloor(path: string): number {
  if (path === 'server/main.ts') return 0;
  if (path === 'server/app.ts') return 1;
  if (path.startsWith('server/routes/')) return 2;
  return path.startsWith('server/store/') ? 4 : 3;
}

function webFloor(path: string): number {
  if (/^web\/(main|prerender)\.tsx$/.test(path)) return 0;
  if (/^web\/routes\.tsx$/.test(path)) return 1;
  if (path.startsWith('web/pages/')) return 2;
  return /^web\/(cooking|keeping|offline)\//.test(path) ? 3 : 4;
}

const INSIDE_KITCHEN = 'Inside the kitchen: chef -> recipe -> pantry -> data, never back; drawing stands below and imports none of them.';

function kitchenFloor(path: string): number {
  const found = ['kitchen/chef/', 'kitchen/recipe/', 'kitchen/pantry/', 'kitchen/data/', 'kitchen/drawing/'].findIndex((folder) => path.startsWith(folder));
  return found < 0 ? 5 : found;
}

const goesUp = (floor: (path: string) => number) => (line: ImportLine) => floor(line.to) < floor(line.from);
const within = (name: string) => (line: ImportLine) => line.to.startsWith(`${name}/`);

describe('imports', () => {
  test('there is code in every room', () => {
    for (const name of Object.keys(MAY_IMPORT)) expect(ownImports(name).length, name).toBeGreaterThan(0);
  });

  test.each(Object.entries(MAY_IMPORT))('%s imports only what it may', (name, allowed) => {
    const ours = ownImports(name).filter(({ to }) => PATHS.includes(to) && to.includes('/'));
    expect(ours.filter(({ to }) => !allowed.includes(room(to))).map(show), THE_RULE).toEqual([]);
  });

  test('server floors', () => {
    expect(ownImports('server').filter(within('server')).filter(goesUp(serverFloor)).map(show), INSIDE_SERVER).toEqual([]);
  });

  test('kitchen floors', () => {
    // Words of a recipe's and an order's own files (kitchen/order.ts, answer.ts) are for all floors; a table may use the kinds it is written in.
    const back = ownImports('kitchen').filter(within('kitchen')).filter(({ from, to }) => kitchenFloor(to) < 5 && kitchenFloor(from) < 5).filter(goesUp(kitchenFloor));
    expect(back.map(show).filter((line) => !/^kitchen\/data\/\S+ imports kitchen\/pantry\/kinds\.ts$/.test(line)), INSIDE_KITCHEN).toEqual([]);
  });

  test('web floors', () => {
    expect(ownImports('web').filter(within('web')).filter(goesUp(webFloor)).map(show), INSIDE_WEB).toEqual([]);
  });

  test('two pages never import each other', () => {
    const page = (path: string) => /^web\/pages\/([^/]+)\//.exec(path)?.[1];
    const crossed = ownImports('web').filter(({ from, to }) => page(from) && page(to) && page(from) !== page(to));
    expect(crossed.map(show), INSIDE_WEB).toEqual([]);
  });

  test('every import of our own names a file that is there', () => {
    const missing = CODE.flatMap(importsOf).filter(({ to }) => /^[a-z]+\/.*\.(tsx?|mjs)$/.test(to) && room(to) in MAY_IMPORT && !PATHS.includes(to));
    expect(missing.map(show)).toEqual([]);
  });
});

describe('one place for each thing', () => {
  const product = CODE.filter(({ path }) => room(path) in MAY_IMPORT && !isTest(path));

  test('only server/config.ts reads the environment', () => {
    expect(product.filter(({ text }) => /\bprocess\.env\b/.test(text)).map(({ path }) => path)).toEqual(['server/config.ts']);
  });

  test('only server/store speaks SQL', () => {
    const sql = /['"`]\s*(?:(?:select|SELECT)\s[^'"`]*\s(?:from|FROM)\s|insert into |update \w+ set |delete from |create (?:table|index|unique)|alter table |drop table |pragma |begin (?:immediate|transaction))/;
    const drivers = /^(?:node:sqlite|pg|kysely)$/;
    const speakers = product.filter((file) => sql.test(file.text) || importsOf(file).some(({ to }) => drivers.test(to))).map(({ path }) => path);
    expect(speakers.length, 'the store itself is found').toBeGreaterThan(0);
    expect(speakers.filter((path) => !path.startsWith('server/store/'))).toEqual([]);
  });

  test('no drawers', () => {
    const drawer = /(^|[/-])(utils?|helpers?|misc|common|managers?|services?(?!-worker)|shared)([./-]|$)/;
    expect(PATHS.filter((path) => drawer.test(path))).toEqual([]);
  });

  test('no barrels', () => {
    expect(PATHS.filter((path) => /(^|\/)index\.(ts|tsx|js|mjs)$/.test(path))).toEqual([]);
    expect(product.filter(({ text }) => /^export \* from/m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('named exports only, but for configuration files', () => {
    const code = CODE.filter(({ path }) => !/\.config\.ts$/.test(path));
    expect(code.filter(({ text }) => /^export default\b/m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  test('file names are kebab-case', () => {
    const names = CODE.map(({ path }) => path).filter((path) => !/^(?:[a-z0-9.-]+\/)*[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)+$/.test(path));
    expect(names).toEqual([]);
  });
});

describe('size', () => {
  /** Tables of data, where more lines do not mean more to understand. */
  const TABLES = [/^kitchen\/pantry\/lexicon\//, /^kitchen\/data\/food-tables\//, /^bench\/sets\//, /\/sample-[a-z-]+\.ts$/, /\.(test|journey)\.tsx?$/];
  const lines = CODE.filter(({ path }) => !TABLES.some((table) => table.test(path))).map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }));

  test('no file is longer than 300 lines', () => {
    expect(lines.filter((file) => file.lines > 300)).toEqual([]);
  });

  test('nine files in ten are shorter than 160 lines', () => {
    expect(lines.filter((file) => file.lines >= 160).length / lines.length).toBeLessThanOrEqual(0.1);
  });
});

describe('papers', () => {
  const readme = readProjectFile('README.md');

  test('the README quotes the rule', () => {
    expect(readme.replaceAll(/\s+/g, ' ')).toContain(THE_RULE);
  });

  test('README and .env.example name the settings of server/config.ts, with their defaults', () => {
    const settings = Object.entries(SETTINGS).map(([name, { usual }]) => [name, usual]);
    const told = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]*)` \| (?:`([^`]*)`)? *\|/gm)].map(([, name, usual]) => [name, usual ?? '']);
    const example = [...readProjectFile('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name, usual]) => [name, usual?.trim()]);
    expect(told).toEqual(settings);
    expect(example).toEqual(settings);
  });

  test('every folder that the README draws is there', () => {
    const drawn = [...readme.matchAll(/^([a-z]+)\/ {2,}/gm)].map(([, name]) => name);
    expect(drawn.length).toBeGreaterThan(5);
    for (const name of drawn) expect(PATHS.some((path) => path.startsWith(`${name}/`)), name).toBe(true);
  });

  test('the README says why each library is there, and names no other', () => {
    const { dependencies, devDependencies } = JSON.parse(readProjectFile('package.json')) as Record<string, Record<string, string>>;
    const told = [...readme.matchAll(/^\| ((?:`[@a-z0-9/.-]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name));
    expect(new Set(told)).toEqual(new Set(Object.keys({ ...dependencies, ...devDependencies })));
  });

  test('each decision record has a number of its own', () => {
    const numbers = PATHS.flatMap((path) => /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1] ?? []).map(Number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(PATHS.filter((path) => path.startsWith('docs/decisions/')).length).toBe(numbers.length);
  });
});
