import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1)); // what was started ends too

export type Instance = { url: string; pid: number; kill(): Promise<void>; stop(): Promise<void> };

async function gone(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** Waits until the server says that it is open; what it prints before is its reason when it is not. */
async function opened(child: ChildProcess) {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  while (!said.includes('The portal is open')) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${said}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** The real server as a process of its own. */
export async function startInstance(port: number, variables: Record<string, string>): Promise<Instance> {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', PORT: String(port), ...variables },
  });
  process.once('exit', () => child.kill('SIGKILL')); // whatever ends the measuring
  await opened(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    kill: () => gone(child, 'SIGKILL'),
    stop: () => gone(child, 'SIGTERM'),
  };
}
