/** Installs the libraries when node_modules is not what package-lock.json says. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npmStep } from './child.mjs';
import { HOME } from './home.mjs';

/** npm writes this list last, so an install that broke off does not match. */
const THERE = path.join(HOME, 'node_modules', '.package-lock.json');

function isInstalled() {
  if (!existsSync(THERE)) return false;
  const wanted = JSON.parse(readFileSync(path.join(HOME, 'package-lock.json'), 'utf8')).packages;
  const there = JSON.parse(readFileSync(THERE, 'utf8')).packages;
  // Optional packages are those of other platforms; a folder that is there must still hold the right one.
  return Object.entries(wanted).every(([name, one]) => {
    if (name === '') return true;
    return there[name] ? there[name].version === one.version && there[name].integrity === one.integrity : one.optional === true;
  });
}

export async function installed(say) {
  if (isInstalled()) return;
  // No library of ours needs an install script, so none is run. Building needs the development libraries everywhere.
  await npmStep(say, 'Installing the libraries (npm ci)', ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--prefix', HOME]);
}
