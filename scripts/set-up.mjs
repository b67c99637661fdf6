import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// Plain JavaScript for whichever Node the machine has: it runs before anything is installed.

export const root = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

const stamp = resolve(root, 'node_modules/.installed-from');
/** Node 24: package.json names a package for each platform, npm takes the one that fits and compares it with its hash. */
export const node = resolve(root, 'node_modules/.bin/node');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(resolve(root, 'package-lock.json')))
    .digest('hex');
const isInstalled = () => existsSync(node) && existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/** Prints one line and ends. */
export function stop(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Installs exactly what the lock file names, unless that was done already. */
export function install() {
  if (isInstalled()) return;
  process.stdout.write('Installing what the lock file names…\n');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, 'ci']] : ['npm', ['ci']];
  const { status } = spawnSync(command, [...args, '--loglevel=error'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) stop('npm ci failed; see above.');
  if (!existsSync(node))
    stop(
      `npm ci brought no Node 24: package.json names none for ${process.platform} on ${process.arch}, or what was downloaded has another hash than package-lock.json.`,
    );
  writeFileSync(stamp, lockHash());
}

/**
 * The same for commands that need no compiler: what somebody else installed, such as `npm ci --omit=dev` in production, is enough
 * for them, and may not be theirs to write.
 */
export function installUnlessThere() {
  if (!existsSync(node) || existsSync(stamp)) install();
}

const environment = (extra) => ({
  ...process.env,
  PATH: `${resolve(root, 'node_modules/.bin')}:${process.env.PATH}`,
  NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
  ...extra,
});

/** Ends a command when this process is asked to end; answers how to stop that. Ctrl-C reaches the command by itself. */
function endTogether(child) {
  const end = () => child.kill('SIGTERM');
  process.on('SIGTERM', end);
  process.on('exit', end);
  return () => process.off('SIGTERM', end).off('exit', end);
}

/** Runs a command with Node 24 in front, and returns its exit code and what it printed. */
export async function runQuietly(command, args, extra = {}) {
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(command, args, { cwd: root, stdio, env: { ...environment(extra), FORCE_COLOR: '0' } });
  const part = endTogether(child);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  part();
  return { code: code ?? 1, printed };
}

/**
 * Runs a command with Node 24 in front; returns its exit code. Ctrl-C reaches the command itself, which ends in its own time.
 * What it prints goes to `onPrinted`, where that is given.
 */
export function run(command, args, extra = {}, onPrinted = undefined) {
  const stdio = ['inherit', onPrinted ? 'pipe' : 'inherit', 'inherit'];
  const child = spawn(command, args, { cwd: root, stdio, env: environment(extra) });
  child.stdout?.setEncoding('utf8').on('data', onPrinted);
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const part = endTogether(child);
  // npm passes a signal to its shell only: the parent may end without one reaching this process
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch); // asked twice, it would end at once
    child.kill('SIGTERM');
  }, 500);
  watch.unref();
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('exit', async (code, signal) => {
      // what it printed last may be on its way; a process of its own that lives on may hold the line open
      if (child.stdout) await Promise.race([once(child.stdout, 'close'), pause(1_000)]);
      process.off('SIGINT', wait);
      part();
      clearInterval(watch);
      done(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}
