import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serverLimits } from '../../limits.ts';
import { type Changes, publicNouns } from '../../platform/changes/changes.ts';
import { recordShown } from '../../platform/changes/shown.ts';
import { knownUrl } from '../../platform/http/known-url.ts';
import { listHeaders } from '../../platform/http/paging.ts';
import { addressBudget } from '../../platform/limits/address-budget.ts';
import { cachePages } from './cache-pages.ts';
import { type PageFile, pageFile } from './page-file.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The reply depends on nothing but the address and what the services declare by `shows`. No session is read for it. */
    isSameForAll?: true;
  }
}

const isSearch = ({ query }: FastifyRequest) => Boolean((query as { q?: string }).q);

type CachedReply = { file: PageFile; headers: Record<string, string> };

function readListHeaders(reply: FastifyReply) {
  const headers: Record<string, string> = {};
  for (const name of listHeaders) if (reply.hasHeader(name)) headers[name] = String(reply.getHeader(name));
  return headers;
}

/** Keeps the replies of routes that are the same for all, packed, until something changes that they show. */
export async function cacheReplies(app: FastifyInstance, changes: Changes) {
  const kept = await cachePages<CachedReply>(
    {
      isComplete: () => true,
      sizeOf: ({ file }) => file.size,
      maxBytes: serverLimits.maxRepliesBytes,
      staleAfterMs: 0, // pages are made of replies: what is late must not add up
    },
    { changes, cdn: undefined, log: app.log },
  );
  app.addHook('onClose', kept.stop);
  const chargeSearch = addressBudget(serverLimits.searchesPerMinute);

  app.addHook('onRoute', (route) => {
    if (!route.config?.isSameForAll) return;
    const { handler } = route;
    route.handler = async function answer(request, reply) {
      const url = knownUrl(request);
      const render = async () => {
        const { made } = await recordShown(async () => handler.call(this, request, reply), publicNouns);
        return { file: pageFile(reply.serialize(made) as string), headers: readListHeaders(reply) };
      };
      const charge = isSearch(request) ? () => chargeSearch(request.ip) : undefined;
      const { page } = await kept.pageOf(url, render, charge);
      const { encoding, read } = page.file.variantFor(String(request.headers['accept-encoding'] ?? ''));
      reply.headers({ ...page.headers, vary: 'accept-encoding' }).type('application/json; charset=utf-8');
      if (encoding) reply.header('content-encoding', encoding); // and is not packed again
      return reply.send(await read());
    };
  });
}
