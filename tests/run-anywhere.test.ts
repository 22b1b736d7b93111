/** The container, the service and the package, as far as they can be looked at without running them: what they name is there. */
import { describe, expect, test } from 'vitest';
import { HEARTBEAT_MS } from '../contract/cook.ts';
import { ENDPOINTS, type Endpoint } from '../contract/endpoints.ts';
import { readConfig, SETTINGS } from '../server/config.ts';
import { CODE, importsOf, PATHS, readProjectFile } from './kit/source-files.ts';

const manifest = JSON.parse(readProjectFile('package.json')) as { bin: Record<string, string>; dependencies: object; scripts: object; files: string[] };
const dockerfile = readProjectFile('Dockerfile').replaceAll('\\\n', ' ').split('\n');
const compose = readProjectFile('compose.yaml');
const unit = readProjectFile('deploy/recipe-chef.service');
const operating = readProjectFile('docs/operating.md');
const commands = [...readProjectFile('cli/main.ts').matchAll(/case '([a-z]+)'/g)].map(([, name]) => name);

const isThere = (name: string) => name === '.' || PATHS.includes(name) || PATHS.some((path) => path.startsWith(`${name}/`));
const kept = readProjectFile('.dockerignore').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const isIgnored = (name: string) => kept.some((line) => name === line || name.startsWith(`${line}/`) || (line.startsWith('**/*') && name.endsWith(line.slice(4))));

/** A service of compose.yaml: its lines, and the environment it gets. */
const services = [...(/\nservices:\n([^]*?)\n(?=\S)/.exec(compose)?.[1] ?? '').matchAll(/^ {2}([a-z-]+):\n((?: {3,}.*\n?|\n)+)/gm)].map(([, name = '', text = '']) => ({
  name, text, isOurs: text.includes('*recipe-chef'),
  environment: Object.fromEntries([...(/environment:\n((?: {6}.*\n?)+)/.exec(text)?.[1] ?? '').matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, key = '', value = '']) => [key, value])),
}));

describe('settings that they give', () => {
  const ofImage = Object.fromEntries([...(dockerfile.find((line) => line.startsWith('ENV ')) ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]));
  const ofUnit = Object.fromEntries([...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
  const GIVEN = [['Dockerfile', ofImage], ['recipe-chef.service', ofUnit], ...services.filter(({ isOurs }) => isOurs).map(({ name, environment }) => [name, environment] as const)] as const;

  test('three ways to compose are there', () => {
    expect(services.filter(({ isOurs }) => isOurs).map(({ name }) => name)).toEqual(['recipe-chef', 'recipe-chef-on-postgres', 'recipe-chef-with-model']);
    expect(Object.keys(ofImage)).toEqual(['NODE_ENV', 'HOST', 'PORT', 'DATA_DIR']);
    expect(ofUnit).toEqual({ DATA_DIR: '/var/lib/recipe-chef' });
  });
  test.each(GIVEN)('%s: each is one that the server reads, and can be used', (_name, given) => {
    const { NODE_ENV: _node, ...settings } = given as Record<string, string>;
    expect(Object.keys(settings).filter((name) => !Object.hasOwn(SETTINGS, name))).toEqual([]);
    // As compose would fill them in.
    const filled = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')]));
    expect(() => readConfig(filled)).not.toThrow();
  });
});

describe('Dockerfile', () => {
  const copies = dockerfile.filter((line) => line.startsWith('COPY ')).map((line) => ({ built: line.includes('--from=build'), from: line.replace(/--\S+ /g, '').split(/\s+/).slice(1, -1) }));
  test('what is copied from here is here, and is not kept out', () => {
    const names = copies.filter(({ built }) => !built).flatMap(({ from }) => from);
    expect(names).toContain('package-lock.json');
    expect(names.filter((name) => !isThere(name) || isIgnored(name))).toEqual([]);
  });
  test('what is copied from the build is what the build makes', () => {
    expect(copies.filter(({ built }) => built).flatMap(({ from }) => from)).toEqual(['/src/node_modules', '/src/dist/package']);
    expect(readProjectFile('scripts/package.mjs')).toContain("path.join(HOME, 'dist', 'package')");
  });
  test('the build gets all it is made of, and nothing that is somebody’s', () => {
    const sources = PATHS.filter((path) => /^(?:cli|contract|kitchen|server|web|scripts)\/|^(?:vite\.config\.ts|tsconfig\.json|package(?:-lock)?\.json|\.npmrc)$/.test(path) && !/\.test\.tsx?$/.test(path));
    expect(sources.filter(isIgnored)).toEqual([]);
    expect(['.env', 'data/recipe-chef.db', '.git/config', 'node_modules/zod/package.json'].filter((name) => !isIgnored(name))).toEqual([]);
  });
  test('it names no registry, does not run as root, and looks where the server answers', () => {
    const last = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM ')));
    expect(dockerfile.filter((line) => line.startsWith('FROM ')).every((line) => /^FROM node:24-slim( AS \w+)?$/.test(line))).toBe(true);
    expect(last.findIndex((line) => line === 'USER node')).toBeGreaterThan(0);
    expect(last.findIndex((line) => line === 'USER node')).toBeLessThan(last.findIndex((line) => line.startsWith('CMD ')));
    const health = last.find((line) => line.startsWith('HEALTHCHECK')) ?? '';
    expect(health).toContain(`\${process.env.PORT}${ENDPOINTS.ready.path}`);
    expect(last.find((line) => line.startsWith('CMD '))).toBe('CMD ["node", "cli/main.js", "serve"]');
  });
});

describe('compose.yaml', () => {
  test('who is waited for is there, and so is every volume', () => {
    const awaited = services.flatMap(({ text }) => [...text.matchAll(/depends_on:(?: \[(\w+)\]|\n {6}(\w+):)/g)].map(([, one, other]) => one ?? other));
    expect(awaited.filter((name) => !services.some((one) => one.name === name))).toEqual([]);
    const volumes = [...compose.matchAll(/volumes: \["(\w+):/g)].map(([, name]) => name);
    const declared = [...(/\nvolumes:\n([^]*)$/.exec(compose)?.[1] ?? '').matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
    expect(new Set(volumes)).toEqual(new Set(declared));
  });
  test('addresses between services name services', () => {
    const hosts = services.flatMap(({ environment }) => Object.values(environment).flatMap((value) => /^\w+:\/\/(?:.*@)?([a-z-]+)[:/]/.exec(value)?.[1] ?? []));
    expect(hosts).toEqual(['postgres', 'model']);
    expect(hosts.filter((host) => !services.some(({ name }) => name === host))).toEqual([]);
  });
  test('each way is told of in docs/operating.md', () => {
    for (const [, name] of compose.matchAll(/profiles: \[(\w+)\]/g)) expect(operating).toContain(`--profile ${name} `);
  });
});

test('the service starts a command that there is, waits as long as the server may need, and starts it anew', () => {
  const [, program = '', command = ''] = /^ExecStart=\S+\/bin\/(\S+) (\w+)$/m.exec(unit) ?? [];
  expect(Object.keys(manifest.bin)).toEqual([program]);
  expect(commands).toContain(command);
  // server/main.ts ends however things are after 28 seconds.
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(28);
  expect(unit).toMatch(/^Restart=always$/m);
});

describe('the balancer', () => {
  const nginx = readProjectFile('deploy/nginx.conf');
  const seconds = (name: string) => Number(new RegExp(`${name} (\\d+)s;`).exec(nginx)?.[1]);
  test('goes to the processes that docs/operating.md starts, and counts as the one proxy that it declares', () => {
    const ports = [...nginx.matchAll(/server 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
    expect(ports).toEqual([...operating.matchAll(/^PORT=(\d+) npm start$/gm)].map(([, port]) => port));
    expect(operating).toMatch(/^export .*TRUSTED_PROXIES=1$/m);
    expect(nginx.match(/X-Forwarded-For \$proxy_add_x_forwarded_for/g)).toHaveLength(1);
  });
  test('takes the largest request, waits longer than the heartbeat, and leaves the host as it came', () => {
    const most = Math.max(...Object.values<Endpoint>(ENDPOINTS).map(({ bodyBytes = 0 }) => bodyBytes));
    expect(Number(/client_max_body_size (\d+)m;/.exec(nginx)?.[1]) * 1024 * 1024).toBeGreaterThanOrEqual(most);
    expect(seconds('proxy_read_timeout') * 1000).toBeGreaterThan(2 * HEARTBEAT_MS);
    // A request from another site is told by the host that the visitor asked.
    expect(nginx).toContain('Host $http_host;');
    expect(nginx).not.toContain('proxy_buffering');
    expect(nginx).toContain(`location = ${ENDPOINTS.ready.path} `);
  });
});

describe('the package', () => {
  test('takes along what its command is', () => {
    expect(Object.values(manifest.bin).every((file) => manifest.files.some((folder) => file.startsWith(`${folder}/`)))).toBe(true);
    const scripts = [...(/const SCRIPTS = \[([^\]]*)\]/.exec(readProjectFile('scripts/package.mjs'))?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => `scripts/${name}`);
    const needed = CODE.filter(({ path }) => scripts.includes(path)).flatMap(importsOf).map(({ to }) => to).filter((to) => /^scripts\//.test(to));
    expect(needed.filter((name) => !scripts.includes(name))).toEqual([]);
  });
  test('needs no library that is there for building only', () => {
    // What starts a process or a thread; everything else is reached from there.
    const reached = new Set(CODE.map(({ path }) => path).filter((path) => /^(?:cli|server)\/main\.ts$|^server\/.*(?:worker|thread|sqlite-look)\.ts$/.test(path)));
    const bare = new Map<string, string>();
    for (const path of reached) {
      const file = CODE.find((one) => one.path === path);
      if (file === undefined) continue;
      for (const { to } of importsOf({ ...file, text: file.text.replaceAll(/^import type .*$/gm, '') })) {
        if (PATHS.includes(to)) reached.add(to);
        else if (/^(?:@[a-z0-9-]+\/)?[a-z][a-z0-9.-]*(?:\/[\w./-]+)?$/.test(to)) bare.set(to, path);
      }
    }
    const nameOf = (to: string) => to.split('/').slice(0, to.startsWith('@') ? 2 : 1).join('/');
    expect(reached.size).toBeGreaterThan(200);
    expect([...bare.keys()]).toEqual(expect.arrayContaining(['hono', '@huggingface/inference', 'zod/mini']));
    expect([...bare].filter(([to]) => !Object.hasOwn(manifest.dependencies, nameOf(to)))).toEqual([]);
  });
});

describe('commands in the papers', () => {
  const papers = [['README.md', readProjectFile('README.md')], ['docs/operating.md', operating], ['CONTRIBUTING.md', readProjectFile('CONTRIBUTING.md')]] as const;
  test.each(papers)('%s: each is one that there is', (_name, text) => {
    const told = [...text.matchAll(/(?:`|bin\/|main\.ts |\n(?:[A-Z_]+=\S+ )*)recipe-chef ([a-z]+)\b(?![^`\n]*\.service)/g)].map(([, name = '']) => name);
    expect(told.filter((name) => !commands.includes(name))).toEqual([]);
    const scripts = [...text.matchAll(/npm run (?:--silent )?([a-z:]+)/g)].map(([, name = '']) => name);
    expect(scripts.filter((name) => !Object.hasOwn(manifest.scripts, name))).toEqual([]);
  });
});
