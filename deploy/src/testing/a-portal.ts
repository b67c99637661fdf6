import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FrontEndsReply, Loads } from 'shared-api/contract/front-ends.contract';

const open: Server[] = [];
afterAll(() => {
  for (const server of open.splice(0)) server.closeAllConnections();
});

export const token = 'a-long-secret-token';

type Live = { version: string; canary: { version: string; percent: number } | null };

/**
 * A portal whose answers say of the live builds of remote-public what the next of `counts` says; the last is repeated.
 */
export async function aPortal(live: () => Promise<Live>, counts: Record<'stable' | 'canary', Partial<Loads>>[]) {
  let answered = 0;
  const server = createServer(async ({ headers }, reply) => {
    if (headers.authorization !== `Bearer ${token}`) return reply.writeHead(401).end();
    const { version, canary } = await live();
    const counted = counts[Math.min(answered, counts.length - 1)];
    if (canary) answered += 1;
    const build = (part: 'stable' | 'canary', of: { version: string; percent?: number }) => ({
      version: of.version,
      part,
      percent: of.percent ?? null,
      loads: { loaded: 0, failed: 0, late: 0, threw: 0, ...counted?.[part] },
      meanMs: null,
      vitals: [],
    });
    const builds = [build('stable', { version }), ...(canary ? [build('canary', canary)] : [])];
    const answer: FrontEndsReply = { days: 7, frontEnds: [{ name: 'remote-public', builds }] };
    return reply.end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  open.push(server);
  server.unref();
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
