import { launchPortal } from '../../e2e/portal.ts';
import { timed } from '../measure/sample.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { askUncached } from '../start/ask.ts';
import { addPosts, announceEvents, fillDataDir } from '../start/fill.ts';
import { expectOk } from '../start/member.ts';
import { demoDataDir, newDataDir } from '../start/portals.ts';
import { compareSizes, type Task } from './compare-sizes.ts';

const counts = isSmoke ? [50, 100] : [100, 10_000];
const postsOfEvent = 4; // one of so many is an announcement
const thisMonth = new Date().toISOString().slice(0, 7);

const read = (what: string, path: string): Task<string> => ({
  what,
  rounds: 40,
  take: (origin) => timed(async () => (await expectOk(fetch(origin + path))).text()),
});
const render = (what: string, path: string): Task<string> => ({
  what,
  rounds: 40,
  take: (origin) => timed(() => askUncached(origin + path)),
});

await runBench(async (stack) => {
  const demo = await demoDataDir(stack);
  const sizes = [];
  for (const count of counts) {
    const dataDir = await newDataDir(stack, demo);
    await fillDataDir(dataDir, async (db) => {
      await addPosts(db, postsOfEvent * count);
      await announceEvents(db);
    });
    sizes.push({ name: `${count} events`, size: (await launchPortal(stack, { dataDir })).origin });
  }
  return compareSizes(sizes, [
    read('the first page of the list', '/api/events?limit=20'),
    read('a month of it', `/api/events?limit=20&month=${thisMonth}`),
    render('the page rendered', '/events'),
  ]);
});
