import type { FastifyInstance } from 'fastify';
import { listHeaders } from '../../platform/http/paging.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { noteCall } from '../cache/record-tags.ts';

/** Answers the calls of pages rendered in this process without a socket between. */
export const inProcessTransport = (app: FastifyInstance, tracing: Tracing) => async (request: Request) => {
  const url = new URL(request.url);
  const path = url.pathname + url.search;
  const sent = { accept: 'application/json', ...tracing.headers() };
  const reply = await app.inject({ method: 'GET', url: path, headers: sent });
  noteCall(url, reply.body);
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const name of listHeaders) if (reply.headers[name] !== undefined) headers.set(name, String(reply.headers[name]));
  return new Response(reply.body, { status: reply.statusCode, headers });
};
