import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Certificate } from './certificate.ts';
import { createFetcher } from './fetcher.ts';

const root = resolve(import.meta.dirname, '../..');
const readyWithinMs = 120_000;

async function untilReady(child: ChildProcess, origin: string) {
  const get = createFetcher(origin);
  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error('the portal did not start; see above');
    const status = await get('/readyz').then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return get;
    await pause(500);
  }
  throw new Error(`the portal was not ready within ${readyWithinMs} ms`);
}

/** The real portal over HTTP/2, started as `npm start` does, on demo data of its own in `folder`. */
export async function startPortal(folder: string, port: number, { files }: Certificate) {
  const origin = `https://localhost:${port}`;
  const child = spawn(process.execPath, [resolve(root, 'scripts/serve.ts')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      TLS_CERT: files.cert,
      TLS_KEY: files.key,
    },
  });
  const get = await untilReady(child, origin);
  return {
    origin,
    get,
    async close() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
