import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { startPortal } from './portal.ts';

const root = resolve(import.meta.dirname, '..');
const cache = resolve(root, '.cache/seeds');
const keptMs = 2 * 24 * 60 * 60 * 1_000;

/** All that a portal with the demo data is made of. */
const sources = [
  'package-lock.json',
  '{shell,remote-*}/dist/contract.json',
  'server/{migrations,assets,src}/**/*.{ts,json,sql}',
  'deploy/src/**/*.ts',
  'shared-api/src/contract/**/*.ts',
];

/** Changes with the sources, and every day: the demo data is dated back from the day it is loaded. */
function hashSources() {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/\.test\.ts$/.test(file));
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(resolve(root, file)));
  return hash.digest('hex').slice(0, 16);
}

/** Removes those that no run uses any more. */
async function removeOld() {
  for (const name of await readdir(cache)) {
    const { mtimeMs } = await stat(resolve(cache, name)).catch(() => ({ mtimeMs: Date.now() })); // moved by another run
    if (Date.now() - mtimeMs > keptMs) await rm(resolve(cache, name), { recursive: true, force: true });
  }
}

/** The folder of a portal that has stopped after it loaded the demo data, for benches and journeys to copy; made once a day. */
export async function findSeed(): Promise<string> {
  const folder = resolve(cache, hashSources());
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  await removeOld();
  const portal = await startPortal();
  try {
    await portal.stop();
    const staging = `${folder}.${process.pid}`;
    await cp(portal.dataDir, staging, { recursive: true });
    await rename(staging, folder).catch(async (error: unknown) => {
      await rm(staging, { recursive: true, force: true });
      if (!existsSync(folder)) throw error; // else another run made it meanwhile
    });
  } finally {
    await portal.remove();
  }
  return folder;
}
