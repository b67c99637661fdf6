import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Portal } from './portal.ts';
import { findFreePort } from './processes.ts';

const root = resolve(import.meta.dirname, '..');

/** `npm run dev -- <name> --against <the portal>`: one front end of this checkout in a portal that is deployed. */
export async function startDevAgainst(name: string, { origin }: Portal) {
  const port = await findFreePort();
  const child = spawn(process.execPath, ['scripts/dev.ts', name, '--against', origin], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port) },
  });
  const own = `http://localhost:${port}`;
  for await (const chunk of child.stdout) if (String(chunk).includes(`is open at ${own}`)) break;
  async function stop() {
    child.kill();
    await once(child, 'exit');
  }
  return { origin: own, stop };
}
