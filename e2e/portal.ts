import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

/** Resolves when the portal prints its address. @throws what it printed instead */
function untilOpen(child: ChildProcess, origin: string): Promise<void> {
  let printed = '';
  return new Promise((open, fail) => {
    const read = (chunk: Buffer) => {
      printed += chunk;
      if (printed.includes(`The portal is open at ${origin}\n`)) open();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', fail);
    child.once('exit', () => fail(new Error(`the portal did not open:\n${printed}`)));
  });
}

/** Starts this checkout's portal on a free port, with demo data, in a new folder or in a copy of `seed`. */
export async function startPortal(seed?: string): Promise<Portal> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'tadamon-e2e-'));
  if (seed) await cp(seed, dataDir, { recursive: true });
  const child = spawn(process.execPath, ['scripts/serve.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: 'loopback',
      // a machine that is busy with tests still renders each page on the server
      RENDER_TIMEOUT_MS: '20000',
      LOG_LEVEL: 'error',
    },
  });
  const end = () => child.kill();
  process.once('exit', end);
  await untilOpen(child, origin);

  async function stop() {
    process.off('exit', end);
    if (child.exitCode !== null || !child.kill()) return;
    await once(child, 'exit');
  }
  async function remove() {
    await stop();
    await rm(dataDir, { recursive: true });
  }
  return { origin, dataDir, stop, remove };
}
