import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { inlineMark } from 'shared-api/contract/front-ends/server-build.contract';
import { serverLimits } from '../limits.ts';

const path = '/live-reload';

/** Put at the end of a page while developing: it reloads when a front end was published. */
export const liveReloadScript = `<script nonce="${inlineMark}">new EventSource('${path}').onmessage=()=>location.reload()</script>`;

/** Tells open pages that the pointer moved. For development alone. */
export const liveReloadRoutes: FastifyPluginAsync<{ current: () => Promise<{ seq: number }> }> = async (
  app,
  { current },
) => {
  const open = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    for (const page of open) page.end();
  });

  app.get(path, async (request, reply) => {
    const { seq } = await current();
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const timer = setInterval(async () => {
      const now = await current().catch(() => undefined);
      if (!now || now.seq === seq) return;
      clearInterval(timer);
      reply.raw.end('data: changed\n\n');
    }, serverLimits.liveReloadEveryMs);
    open.add(reply.raw);
    request.raw.on('close', () => {
      clearInterval(timer);
      open.delete(reply.raw);
    });
  });
};
