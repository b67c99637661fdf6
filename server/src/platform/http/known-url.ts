import type { FastifyRequest } from 'fastify';

/** The address of a call with what the call reads of its query alone, in the order of its schema. */
export function knownUrl({ url, query, routeOptions }: Pick<FastifyRequest, 'url' | 'query' | 'routeOptions'>) {
  const { pathname, searchParams } = new URL(url, 'http://portal.internal');
  const known = routeOptions.schema?.querystring ? Object.keys(query as object) : [];
  const read = known.flatMap((name) => searchParams.getAll(name).map((value) => [name, value]));
  return read.length > 0 ? `${pathname}?${new URLSearchParams(read)}` : pathname;
}
