import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { stop } from './set-up.mjs';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const find = () => places.find((place) => place && existsSync(place));

/** Where Chromium is. On Debian, as root, it is installed when it is missing. */
export function chromium() {
  const found = find();
  if (found) return found;
  process.stdout.write('Installing Chromium…\n');
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], quiet);
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], quiet);
  return find() ?? stop('The browser journeys need Chromium: install it, or name its path in CHROMIUM.');
}
