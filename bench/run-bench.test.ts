import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

/** A bench that starts another process and fills a folder, prints the number of that process, and then does `work`. */
const benchOf = (work: string) => `
  import { writeFileSync } from 'node:fs';
  import { runBench } from '${join(import.meta.dirname, 'run-bench.ts')}';
  import { startProcess, temporaryFolder } from '${join(import.meta.dirname, '../e2e/processes.ts')}';
  await runBench(async (stack) => {
    writeFileSync(temporaryFolder(stack, 'folder') + '/file', '');
    const { pid } = startProcess(stack, process.execPath, ['-e', 'setInterval(() => undefined, 1e9)'], {});
    process.stdout.write(pid + '\\n');
    ${work}
  });`;

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const start = (work: string, TMPDIR: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', benchOf(work)], {
    env: { ...process.env, TMPDIR },
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/** Runs a bench to its end, with `signal` once it has started everything. Answers how it ended and what is left of it. */
async function run(work: string, signal?: NodeJS.Signals) {
  const folder = mkdtempSync(join(tmpdir(), 'run-bench-'));
  const child = start(work, folder);
  const exit = once(child, 'exit');
  const [started] = await once(child.stdout, 'data');
  if (signal) child.kill(signal);
  const [code] = await exit;
  const left = { files: readdirSync(folder), isRunning: isRunning(Number(started)) };
  rmdirSync(folder);
  return { code, left };
}

const nothing = { files: [], isRunning: false };
const forever = 'await new Promise(() => setInterval(() => undefined, 1e9));';

test.each([
  ['keeps its limits', 'return true;', undefined, 0],
  ['breaks a limit', 'return false;', undefined, 1],
  ['fails', 'throw new Error();', undefined, 1],
  ['fails where nobody waits for it', `void Promise.reject(new Error()); ${forever}`, undefined, 1],
  ['is interrupted', forever, 'SIGINT', 130],
  ['is ended', forever, 'SIGTERM', 143],
] as const)('a bench that %s leaves nothing behind', async (_, work, signal, code) => {
  expect(await run(work, signal)).toEqual({ code, left: nothing });
});

test('a bench that is interrupted again while it is ending ends at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-bench-'));
  const neverEnding = `stack.defer(() => { process.stdout.write('ending'); ${forever.replace('await', 'return')} });`;
  const child = start(`${neverEnding} ${forever}`, folder);
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await exit).toEqual([130, null]);
  rmSync(folder, { recursive: true });
});
