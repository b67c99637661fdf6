import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from './set-up.mjs';

const shells = ['/usr/bin/chromium-headless-shell'];
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const find = (places) => [process.env.CHROMIUM, ...places].find((place) => place && existsSync(place));

function installPackage(name) {
  process.stdout.write(`Installing ${name}…\n`);
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', name], quiet);
}

/** Where the Chromium is that people use: what it measures counts. On Debian, as root, it is installed when it is missing. */
export function chromium() {
  if (!find(browsers)) installPackage('chromium');
  return find(browsers) ?? stop('The benches need Chromium: install it, or name its path in CHROMIUM.');
}

/**
 * Where the browser of the tests is: Chromium without a window of its own, which does the same journeys in 60 % of the time,
 * or the whole Chromium where that is all there is.
 */
export function headlessChromium() {
  const places = [...shells, ...browsers];
  if (!find(places)) installPackage('chromium-headless-shell');
  return find(places) ?? stop('The browser journeys need Chromium: install it, or name its path in CHROMIUM.');
}

/** For the journeys: the quick one, and for what that one lacks (notifications) the whole one. */
export const journeyBrowsers = () => ({ CHROMIUM: headlessChromium(), WHOLE_CHROMIUM: chromium() });
