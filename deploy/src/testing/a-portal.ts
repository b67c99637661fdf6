import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrontEndHistory } from 'shared-api/contract/front-ends/front-end-history.contract';
import type { FrontEndBuild, FrontEndsReply, Loads } from 'shared-api/contract/front-ends/front-ends.contract';
import type { Vitals } from 'shared-api/contract/front-ends/vitals.contract';

const open: Server[] = [];
afterAll(() => {
  for (const server of open.splice(0)) server.closeAllConnections();
});

export const token = 'a-long-secret-token';

type Part = FrontEndBuild['part'];
type Live = { version: string; previous: string | null; canary: { version: string; percent: number } | null };

type Counts = Partial<Loads> & { vitals?: Vitals };
/** What a portal counted so far of the builds in each place; by network, the same unless it is said. */
export type PortalCounts = Partial<
  Record<Part, Counts & { byNetwork?: Counts; isSetAside?: boolean; faults?: number }>
>;

const noLoads: Loads = { loaded: 0, failed: 0, late: 0, threw: 0 };
const toCounted = ({ vitals = [], ...loads }: Counts) => ({ loads: { ...noLoads, ...loads }, vitals });

/** The live builds, and one of before with the errors of its pages. */
const toHistory = (builds: readonly FrontEndBuild[], days: number): FrontEndHistory => ({
  name: 'remote-public',
  days,
  since: '2026-11-20T00:00:00.000Z',
  unit: 'day',
  versions: [
    ...builds.map((build) => ({ ...build, errors: 0, timeLine: [] })),
    {
      ...{ version: '0.9.0-99999999', part: null, percent: null, errors: 7, vitals: [], meanMs: 900, faults: 0 },
      loads: { loaded: 5, failed: 0, late: 0, threw: 0 },
      timeLine: [{ at: '2026-11-20T00:00:00.000Z', visits: 4, p75: 2100, loaded: 5 }],
    },
  ],
  events: [{ at: '2026-11-20T10:00:00.000Z', kind: 'published', version: '0.9.0-99999999', percent: null }],
});

/**
 * A portal whose answers say of the live builds of remote-public what the next of `counts` says; the last is repeated.
 * It turns to the second once `isBegun` says that what is to be watched has begun: by default, a rollout.
 */
export async function aPortal(
  live: () => Promise<Live>,
  counts: readonly PortalCounts[],
  isBegun = ({ canary }: Live) => canary !== null,
) {
  let answered = 0;
  const server = createServer(async ({ headers, url = '' }, reply) => {
    if (headers.authorization !== `Bearer ${token}`) return reply.writeHead(401).end();
    const now = await live();
    const { version, previous, canary } = now;
    const counted = counts[Math.min(answered, counts.length - 1)];
    if (isBegun(now)) answered += 1;
    const build = (part: Part, of: { version: string; percent?: number }): FrontEndBuild => {
      const { byNetwork, isSetAside = false, faults = isSetAside ? 2 : 0, ...counts } = counted?.[part] ?? {};
      return {
        version: of.version,
        part,
        percent: of.percent ?? null,
        ...toCounted(counts),
        byNetwork: toCounted(byNetwork ?? counts),
        faults,
        isSetAside,
        meanMs: null,
      };
    };
    const builds = [build('stable', { version })];
    if (canary) builds.push(build('canary', canary));
    if (previous) builds.push(build('previous', { version: previous }));
    const [, name, days] = /front-ends\/([\w-]+)\/history\?days=(\d+)$/.exec(url) ?? [];
    if (name && name !== 'remote-public') return reply.writeHead(404).end();
    const answer = name
      ? toHistory(builds, Number(days))
      : { days: 7, frontEnds: [{ name: 'remote-public', builds }], modules: [], announced: null };
    return reply.end(JSON.stringify(answer satisfies FrontEndsReply | FrontEndHistory));
  }).listen(0, '127.0.0.1');
  open.push(server);
  server.unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
