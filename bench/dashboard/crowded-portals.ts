import { cpSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { frontEnds } from '../../scripts/build.ts';
import { publishBuilt } from '../../scripts/publish-built.ts';
import { openEmbeddedDatabase } from '../../server/src/platform/database/embedded-database.ts';
import { startCluster } from '../resilience/cluster.ts';
import { type Instance, startInstance } from '../resilience/instance.ts';
import { growTo } from './crowd.ts';

const firstPort = 4_880;
const clusterPort = 54_993;

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

async function onCluster(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** One portal for each number of members, of the same demo data, in one folder; their addresses in the same order. */
export async function startCrowdedPortals(engine: 'embedded' | 'postgresql', sizes: number[], folder: string) {
  const registry = join(folder, 'frontends');
  await publishBuilt(registry, frontEnds, 'bench');
  const common = { REGISTRY_URL: `file://${registry}`, TRUST_PROXY: 'loopback', DEMO_DATA: 'on' };
  const cluster = engine === 'postgresql' ? startCluster(clusterPort) : undefined;
  const variables = (name: string) => ({
    ...common,
    DATA_DIR: join(folder, name),
    ...(cluster && { DATABASE_URL: cluster.url.replace(/[^/]+$/, name) }),
  });

  if (cluster) await onCluster(cluster.url, 'create database demo');
  await (await startInstance(firstPort, variables('demo'))).stop();
  const portals: Instance[] = [];
  for (const [index, size] of sizes.entries()) {
    const name = `crowd-${size}`;
    const { DATA_DIR, DATABASE_URL } = { DATABASE_URL: undefined, ...variables(name) };
    cpSync(join(folder, 'demo'), DATA_DIR, { recursive: true });
    if (cluster) await onCluster(cluster.url, `create database "${name}" template demo`);
    await (DATABASE_URL ? growDatabase(DATABASE_URL, size) : growFolder(DATA_DIR, size));
    portals.push(await startInstance(firstPort + 1 + index, variables(name)));
  }
  return {
    urls: portals.map(({ url }) => url),
    async stop() {
      await Promise.all(portals.map((portal) => portal.stop()));
      cluster?.remove();
    },
  };
}
