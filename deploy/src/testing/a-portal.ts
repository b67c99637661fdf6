import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrontEndBuild, FrontEndsReply, Loads } from 'shared-api/contract/front-ends.contract';
import type { Vitals } from 'shared-api/contract/vitals.contract';

const open: Server[] = [];
afterAll(() => {
  for (const server of open.splice(0)) server.closeAllConnections();
});

export const token = 'a-long-secret-token';

type Part = FrontEndBuild['part'];
type Live = { version: string; previous: string | null; canary: { version: string; percent: number } | null };

/** What a portal counted so far of the builds in each place. */
export type PortalCounts = Partial<Record<Part, Partial<Loads> & { vitals?: Vitals }>>;

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
  const server = createServer(async ({ headers }, reply) => {
    if (headers.authorization !== `Bearer ${token}`) return reply.writeHead(401).end();
    const now = await live();
    const { version, previous, canary } = now;
    const counted = counts[Math.min(answered, counts.length - 1)];
    if (isBegun(now)) answered += 1;
    const build = (part: Part, of: { version: string; percent?: number }): FrontEndBuild => {
      const { vitals = [], ...loads } = counted?.[part] ?? {};
      return {
        version: of.version,
        part,
        percent: of.percent ?? null,
        loads: { loaded: 0, failed: 0, late: 0, threw: 0, ...loads },
        meanMs: null,
        vitals,
      };
    };
    const builds = [build('stable', { version })];
    if (canary) builds.push(build('canary', canary));
    if (previous) builds.push(build('previous', { version: previous }));
    const answer: FrontEndsReply = { days: 7, frontEnds: [{ name: 'remote-public', builds }] };
    return reply.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  open.push(server);
  server.unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
