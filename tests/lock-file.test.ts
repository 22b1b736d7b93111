/** What we build on: exact versions, free licences, no install scripts, every platform in the lock file. */
import { describe, expect, test } from 'vitest';
import { readProjectFile } from './kit/source-files.ts';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

const manifest = JSON.parse(readProjectFile('package.json')) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
const packages = (JSON.parse(readProjectFile('package-lock.json')) as { packages: Record<string, Locked> }).packages;
const locked = Object.entries(packages).filter(([place]) => place !== '');
const nameOf = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
const places = (keep: (one: Locked, place: string) => boolean) => locked.filter(([place, one]) => keep(one, place)).map(([place]) => place);

const FREE = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'CC0-1.0', 'BlueOak-1.0.0'];
/** Licences that are fine for what is named and for nothing else. */
const ALSO: readonly (readonly [licence: string, name: RegExp])[] = [
  // Tools that build and test; nothing of them is in what we ship.
  ['MPL-2.0', /^(lightningcss(-[a-z0-9-]+)?|axe-core)$/],
  // A font's licence.
  ['OFL-1.1', /^@fontsource(-variable)?\//],
];

describe('the lock file', () => {
  test('names exact versions only', () => {
    const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
    expect(versions.length).toBeGreaterThan(0);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  test('agrees with package.json', () => {
    for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect(packages[`node_modules/${name}`]?.version, name).toBe(version);
    }
  });

  test('names no download address, so that every registry serves it', () => {
    expect(places((one) => one.resolved !== undefined)).toEqual([]);
  });

  test('knows what each package must contain', () => {
    expect(places((one) => !one.integrity?.startsWith('sha512-'))).toEqual([]);
  });

  test('holds every platform of the tools that come as binaries', () => {
    const tools = locked.filter(([, one]) => Object.keys(one.optionalDependencies ?? {}).length > 1);
    expect(tools.map(([place]) => nameOf(place))).toEqual(expect.arrayContaining(['lightningcss', 'oxlint', 'oxlint-tsgolint', 'rolldown', 'typescript']));
    const missing = tools.flatMap(([place, one]) =>
      Object.keys(one.optionalDependencies ?? {}).filter((name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`]),
    );
    expect(missing).toEqual([]);
  });

  test('needs no install script', () => {
    expect(places((one) => one.hasInstallScript === true)).toEqual([]);
  });

  test('holds free licences only', () => {
    const fine = (one: Locked, place: string) =>
      FREE.includes(one.license ?? '') || ALSO.some(([licence, name]) => licence === one.license && name.test(nameOf(place)));
    expect(places((one, place) => !fine(one, place))).toEqual([]);
  });

  test('keeps what the server runs on small: named libraries, and everything they bring', () => {
    expect(Object.keys(manifest.dependencies).length).toBeLessThanOrEqual(18);
    expect(places((one) => one.dev !== true).length).toBeLessThanOrEqual(100);
  });
});
