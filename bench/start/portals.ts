import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchPortal } from '../../e2e/portal.ts';
import { temporaryFolder } from '../../e2e/processes.ts';
import { frontEnds } from '../../scripts/build.ts';
import { publishBuilt } from '../../scripts/publish-built.ts';
import { connect, startCluster } from './postgresql.ts';

/**
 * A new folder for a portal's data, with this checkout's front ends published to it; with PORTAL_SEED in the environment a
 * copy of that one, demo data and all. It goes with `stack`.
 */
export async function newDataDir(stack: AsyncDisposableStack, seed = process.env.PORTAL_SEED): Promise<string> {
  const dataDir = temporaryFolder(stack, 'data');
  if (seed) cpSync(seed, dataDir, { recursive: true });
  else await publishBuilt(join(dataDir, 'frontends'), frontEnds, 'bench');
  return dataDir;
}

/** The same with the demo data in its embedded database, which no portal has open. */
export async function demoDataDir(stack: AsyncDisposableStack): Promise<string> {
  const dataDir = await newDataDir(stack);
  if (existsSync(join(dataDir, 'db'))) return dataDir;
  const portal = await launchPortal(stack, { dataDir });
  await portal.stop();
  return dataDir;
}

type Start = { port?: number; variables?: Record<string, string> };

/** What instances of the portal need that share a PostgreSQL with the demo data; all of it ends with `stack`. */
export async function openInstances(stack: AsyncDisposableStack, variables: Record<string, string> = {}) {
  const dataDir = await newDataDir(stack);
  const cluster = await startCluster(stack, dataDir);
  const DATABASE_URL = cluster.databaseUrl('demo');
  return {
    cluster,
    dataDir,
    connect: () => connect(stack, DATABASE_URL),
    start: (own: Start = {}) =>
      launchPortal(stack, { ...own, dataDir, variables: { DATABASE_URL, ...variables, ...own.variables } }),
  };
}
