import type { ChildProcess } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { get as getHttp } from 'node:http';
import { get as getHttps } from 'node:https';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, findFreePort, startProcess, temporaryFolder } from './processes.ts';

const root = resolve(import.meta.dirname, '..');

export type Portal = {
  origin: string;
  /** What it keeps: database, media, registry of front ends. */
  dataDir: string;
  /** Ends the portal and leaves its folder. */
  stop: () => Promise<void>;
  /** Ends the portal and removes its folder. */
  remove: () => Promise<void>;
};

type Launch = {
  dataDir: string;
  port?: number;
  /** `scripts/start.ts` publishes into an empty registry, as `npm start` does; `server/src/main.ts` serves what is published. */
  script?: 'scripts/start.ts' | 'server/src/main.ts';
  nodeArgs?: string[];
  variables?: Record<string, string>;
};

const statusOf = (url: string) =>
  new Promise<number | undefined>((done, fail) => {
    const get = url.startsWith('https') ? getHttps : getHttp;
    get(url, { rejectUnauthorized: false }, (reply) => done(reply.resume().statusCode)).on('error', fail);
  });

/** Resolves when the portal is ready. @throws what it printed, when it ends instead */
async function untilOpen(child: ChildProcess, origin: string): Promise<void> {
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const isReady = async () => (await statusOf(`${origin}/readyz`).catch(() => undefined)) === 200;
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the portal did not open:\n${printed}`);
    await pause(100);
  }
}

/** On a busy machine a portal that has just started rejects calls with 503 for a moment. */
async function untilReady(origin: string) {
  while ((await statusOf(`${origin}/api/post?limit=1`)) === 503) await pause(100);
}

/** Starts this checkout's portal as a process of its own, which ends with `stack`. */
export async function launchPortal(stack: AsyncDisposableStack, launch: Launch) {
  const { dataDir, script = 'server/src/main.ts', nodeArgs = [], variables = {}, port = await findFreePort() } = launch;
  const child = startProcess(stack, process.execPath, [...nodeArgs, script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: resolve(root, '.cache/node-compile'), // many portals are started a run
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: 'loopback',
      // a machine that is busy with tests still renders each page on the server
      RENDER_TIMEOUT_MS: '20000',
      LOG_LEVEL: 'error',
      ...variables,
    },
  });
  const origin = `${variables.TLS_CERT ? 'https' : 'http'}://localhost:${port}`;
  await untilOpen(child, origin);
  await untilReady(origin);
  return {
    origin,
    port,
    pid: child.pid ?? 0,
    stop: () => endProcess(child, 'SIGTERM'),
    kill: () => endProcess(child, 'SIGKILL'),
  };
}

/** Starts this checkout's portal on a free port, with demo data, in a new folder or in a copy of `seed`. */
export async function startPortal(seed?: string, variables?: Record<string, string>): Promise<Portal> {
  const stack = new AsyncDisposableStack();
  try {
    const dataDir = temporaryFolder(stack, 'e2e');
    if (seed) await cp(seed, dataDir, { recursive: true });
    const { origin, stop } = await launchPortal(stack, {
      dataDir,
      script: seed ? 'server/src/main.ts' : 'scripts/start.ts',
      ...(variables && { variables }),
    });
    return { origin, dataDir, stop, remove: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}
