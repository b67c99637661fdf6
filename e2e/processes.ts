import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Outgoing connections take their ports from 32768 on (Linux), so none of them takes one of these meanwhile. */
const ports = [20_000, 32_768] as const;

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...ports);
    if (await isFree(port)) return port;
  }
}

// processes that are ending may still write into a folder
const removal = { recursive: true, force: true, maxRetries: 10 };
const folders = new Set<string>();

/** A new folder, removed with `stack`, or with this process. A stack that was disposed creates none. */
export function temporaryFolder(stack: AsyncDisposableStack, name: string): string {
  const folder = join(tmpdir(), `tadamon-${name}-${randomUUID()}`);
  stack.defer(async () => {
    await rm(folder, removal);
    folders.delete(folder);
  });
  folders.add(folder);
  mkdirSync(folder);
  return folder;
}

/** Ends a process, if it still runs, and waits until it is gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

const running = new Map<ChildProcess, NodeJS.Signals>();
process.once('exit', () => {
  for (const [child, signal] of running) child.kill(signal);
  for (const folder of folders) rmSync(folder, removal);
});

/** A process that ends with `stack`, or with this process. A stack that was disposed starts none. */
export function startProcess(
  stack: AsyncDisposableStack,
  command: string,
  args: string[],
  { signal = 'SIGKILL', ...options }: Omit<SpawnOptions, 'signal'> & { signal?: NodeJS.Signals },
) {
  let child: ChildProcess | undefined;
  stack.defer(async () => {
    if (child) await endProcess(child, signal);
  });
  child = spawn(command, args, options);
  running.set(child, signal);
  child.once('exit', () => child && running.delete(child));
  return child;
}
