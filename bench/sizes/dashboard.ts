import { launchPortal } from '../../e2e/portal.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { launchBrowser } from '../start/browser.ts';
import { type Database, fillDataDir, fillPortal } from '../start/fill.ts';
import { demoDataDir, newDataDir, openInstances } from '../start/portals.ts';
import { connect } from '../start/postgresql.ts';
import { compareSizes } from './compare-sizes.ts';
import { membersTasks, needle, openMembers } from './dashboard-tasks.ts';

const counts = isSmoke ? [1_000] : [1_000, 10_000, 100_000];

/** Twenty of so many members are found by a word, however many there are. */
async function fill(db: Database, members: number) {
  await fillPortal(db, { members });
  await db.query(`update members set email = '${needle}-' || email where email ~ '^m9[01][0-9]@'`);
}

/** @returns what starts a portal of so many members, on the embedded database */
async function onEmbedded(stack: AsyncDisposableStack) {
  const demo = await demoDataDir(stack);
  return async (members: number) => {
    const dataDir = await newDataDir(stack, demo);
    await fillDataDir(dataDir, (db) => fill(db, members));
    return launchPortal(stack, { dataDir });
  };
}

/** The same on databases of one PostgreSQL. */
async function onPostgresql(stack: AsyncDisposableStack) {
  const { cluster, start } = await openInstances(stack);
  return async (members: number) => {
    const DATABASE_URL = await cluster.copyDemo(`members_${members}`);
    await fill(await connect(stack, DATABASE_URL), members);
    return start({ variables: { DATABASE_URL } });
  };
}

await runBench(async (stack) => {
  const launch = await (process.argv.includes('postgresql') ? onPostgresql : onEmbedded)(stack);
  const browser = await launchBrowser(stack);
  const sizes = [];
  for (const count of counts)
    sizes.push({ name: `${count} members`, size: await openMembers(browser, (await launch(count)).origin) });
  return compareSizes(sizes, membersTasks);
});
