import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchPortal } from '../e2e/portal.ts';
import { temporaryFolder } from '../e2e/processes.ts';
import { frontEnds } from '../scripts/build.ts';
import { publishBuilt } from '../scripts/publish-built.ts';

/**
 * A new folder for a portal's data, with this checkout's front ends published to it; with PORTAL_SEED in the environment a
 * copy of that one, demo data and all. It goes with `stack`.
 */
export async function newDataDir(stack: AsyncDisposableStack): Promise<string> {
  const dataDir = temporaryFolder(stack, 'data');
  const seed = process.env.PORTAL_SEED;
  if (seed) cpSync(seed, dataDir, { recursive: true });
  else await publishBuilt(join(dataDir, 'frontends'), frontEnds, 'bench');
  return dataDir;
}

/** The same with the demo data in its embedded database, which no portal has open. */
export async function demoDataDir(stack: AsyncDisposableStack): Promise<string> {
  const dataDir = await newDataDir(stack);
  if (existsSync(join(dataDir, 'db'))) return dataDir;
  const portal = await launchPortal(stack, { dataDir, script: 'server/src/main.ts' });
  await portal.stop();
  return dataDir;
}
