import { Agent } from 'node:http';
import { send } from '../measure/open-loop.ts';
import { fixed, printTable } from '../measure/print.ts';
import { median, ratioOf, repeat, sampleInTurns, timed } from '../measure/sample.ts';
import { cpuMsOf } from '../measure/usage.ts';
import { isSmoke, runBench } from '../run-bench.ts';
import { fillPortal } from '../start/fill.ts';
import { anyAddress, signIn } from '../start/member.ts';
import { openInstances } from '../start/portals.ts';
import { connect } from '../start/postgresql.ts';
import { pgbench, startBare } from './bare.ts';
import { calls, recordCalls } from './calls.ts';

const sizes = isSmoke ? [1_000] : [1_000, 10_000, 100_000];
const rounds = 3;
const requests = isSmoke ? 8 : 200;
const connections = 8;

type Rival = { pid: number; nextUrl: () => string; cookie?: string };

/** Processor time of the server a request, and requests a second. */
async function load({ pid, nextUrl, cookie = '' }: Rival) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const cpu = cpuMsOf(pid);
  const ms = await timed(() =>
    repeat(requests, connections, async () => {
      const url = nextUrl();
      const { status } = await send({ url, headers: { cookie, 'x-forwarded-for': anyAddress() } }, agent);
      if (status !== 200) throw new Error(`${url} answered ${status}`);
    }),
  );
  agent.destroy();
  return { cpuMs: (cpuMsOf(pid) - cpu) / requests, perSecond: (requests / ms) * 1_000 };
}
type Load = Awaited<ReturnType<typeof load>>;

await runBench(async (stack) => {
  const { cluster, dataDir, start } = await openInstances(stack);
  /** The portal on a database of its own with so many members and so many posts. */
  async function open(size: number) {
    const url = await cluster.copyDemo(`size_${size}`);
    const client = await connect(stack, url);
    await fillPortal(client, { members: size, posts: size });
    const { rows } = await client.query("select id from offices where kind = 'provincial' order by name limit 1");
    const office = String(rows[0]?.id);
    const statements = await recordCalls(stack, { dataDir, url, office });
    const { origin, pid } = await start({ variables: { DATABASE_URL: url } });
    return { size, url, office, statements, origin, pid, cookie: (await signIn(origin, 'ad')).cookie };
  }
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  for (const size of sizes) opened.push(await open(size));

  const rows = [];
  for (const [place, { title, pathOf }] of calls.entries()) {
    const pairs = [];
    for (const portal of opened) {
      const bare = await startBare(stack, portal.url, portal.statements[place] ?? []);
      pairs.push({ ...portal, bare, nextUrl: () => portal.origin + pathOf(portal.office) });
    }
    const rivals = pairs.flatMap<Rival>(({ bare, ...portal }) => [portal, { ...bare, nextUrl: () => bare.origin }]);
    const loads = await sampleInTurns(rivals, { rounds }, load);
    const of = (index: number, name: keyof Load) => loads[index]?.map((each) => each[name]) ?? [];
    for (const [index, { size, url, statements, bare }] of pairs.entries()) {
      await bare.stop();
      const [portalCpu, bareCpu] = [of(2 * index, 'cpuMs'), of(2 * index + 1, 'cpuMs')];
      const [portalRate, bareRate] = [of(2 * index, 'perSecond'), of(2 * index + 1, 'perSecond')];
      rows.push([
        ...[title, size, fixed(median(portalCpu), 2), fixed(median(bareCpu), 2), fixed(ratioOf(portalCpu, bareCpu), 2)],
        ...[fixed(median(portalRate)), fixed(median(bareRate)), fixed(ratioOf(bareRate, portalRate), 2)],
        fixed(pgbench(stack, cluster.bin, url, statements[place] ?? [])),
        fixed(median(portalCpu) / median(of(0, 'cpuMs')), 2),
        fixed(median(of(0, 'perSecond')) / median(portalRate), 2),
      ]);
    }
  }
  printTable(
    [
      ...['call', 'rows', 'CPU ms', 'of bare', '÷ bare', 'a second', 'of bare', 'bare ÷', 'pgbench'],
      ...['CPU ÷ at 1 000', 'time ÷ at 1 000'],
    ],
    rows,
  );
  return true;
});
