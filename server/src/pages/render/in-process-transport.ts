import type { FastifyInstance } from 'fastify';
import { listHeaders } from '../../platform/http/paging.ts';
import { ownAddress } from '../../platform/limits/address-budget.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { noteCall } from '../cache/record-tags.ts';
import type { Transport } from './renderer/pending-pages.ts';

/** Answers the calls of pages that are being rendered, without a socket between. */
export const inProcessTransport =
  (app: FastifyInstance, tracing: Tracing): Transport =>
  async (path) => {
    const sent = { accept: 'application/json', ...tracing.headers() };
    const reply = await app.inject({ method: 'GET', url: path, headers: sent, remoteAddress: ownAddress });
    noteCall(new URL(path, 'http://portal.internal'), reply.body);
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    for (const name of listHeaders) if (reply.headers[name] !== undefined) headers[name] = String(reply.headers[name]);
    return { status: reply.statusCode, headers, body: reply.body };
  };
