/** Finds a Chromium for the journeys, or installs Debian's where we may. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { step } from './child.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

const USUAL = {
  linux: ['/usr/bin', '/usr/local/bin', '/snap/bin'].flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap((folder) =>
    folder ? [`${folder}\\Google\\Chrome\\Application\\chrome.exe`, `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`] : [],
  ),
};

function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    return false;
  }
  // On Windows a browser opens a window when asked for its version.
  return process.platform === 'win32' || spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0;
}

function findChromium() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked) {
    if (!canRun(asked)) throw new Error('CHROMIUM_PATH names no browser that can be run.');
    return asked;
  }
  const onPath = (process.env.PATH ?? '').split(path.delimiter).flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...(USUAL[process.platform] ?? []), ...onPath].find(canRun) ?? null;
}

function mayInstall() {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** The path of a Chromium that runs. Throws when there is none to be had. */
export async function chromium(say) {
  const found = findChromium();
  if (found) return found;
  if (mayInstall()) {
    const calm = { DEBIAN_FRONTEND: 'noninteractive' };
    await step(say, 'Looking up Debian packages (apt-get update)', 'apt-get', ['update'], calm);
    const packages = ['chromium', 'fonts-liberation'];
    await step(say, 'Installing Chromium (apt-get install)', 'apt-get', ['install', '-y', '--no-install-recommends', ...packages], calm);
  }
  const installed = findChromium();
  if (!installed) throw new Error('There is no Chromium or Chrome on this machine. Install one, or set CHROMIUM_PATH to it.');
  return installed;
}
