import { cpSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { launchPortal } from '../../e2e/portal.ts';
import { temporaryFolder } from '../../e2e/processes.ts';
import { openEmbeddedDatabase } from '../../server/src/platform/database/embedded-database.ts';
import { demoDataDir, newDataDir } from '../data-dir.ts';
import { startCluster } from '../postgresql.ts';
import { growTo } from './add-members.ts';

async function growFolder(folder: string, size: number) {
  const db = await openEmbeddedDatabase(join(folder, 'db'));
  await growTo(size, (text, values) => db.query(text, values));
  await db.close();
}

async function growDatabase(url: string, size: number) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await growTo(size, (text, values) => client.query(text, values));
  await client.end();
}

/** Grows a copy of the demo data to so many members; answers what a portal on it is told. */
async function crowdsOf(stack: AsyncDisposableStack, engine: 'embedded' | 'postgresql') {
  if (engine === 'postgresql') {
    const dataDir = await newDataDir(stack);
    const cluster = await startCluster(stack, dataDir);
    return async (size: number) => {
      const DATABASE_URL = await cluster.copyDemo(`crowd-${size}`);
      await growDatabase(DATABASE_URL, size);
      return { dataDir, variables: { DATABASE_URL } };
    };
  }
  const demo = await demoDataDir(stack);
  return async (size: number) => {
    const dataDir = temporaryFolder(stack, `crowd-${size}`);
    cpSync(demo, dataDir, { recursive: true });
    await growFolder(dataDir, size);
    return { dataDir };
  };
}

/** One portal for each number of members, of the same demo data; their addresses in the same order. */
export async function startPortalsOfSizes(
  stack: AsyncDisposableStack,
  engine: 'embedded' | 'postgresql',
  sizes: number[],
) {
  const grow = await crowdsOf(stack, engine);
  const urls: string[] = [];
  for (const size of sizes) {
    const portal = await launchPortal(stack, { script: 'server/src/main.ts', ...(await grow(size)) });
    urls.push(portal.origin);
  }
  return urls;
}
