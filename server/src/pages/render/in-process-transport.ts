import type { FastifyInstance } from 'fastify';
import { publicNouns } from '../../platform/changes/changes.ts';
import { recordShown } from '../../platform/changes/shown.ts';
import { listHeaders } from '../../platform/http/paging.ts';
import { ownAddress } from '../../platform/limits/address-budget.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import type { Transport } from './renderer/pending-pages.ts';

/** Answers the calls of pages that are being rendered, without a socket between. */
export const inProcessTransport =
  (app: FastifyInstance, tracing: Tracing): Transport =>
  async (path) => {
    const sent = { accept: 'application/json', ...tracing.headers() };
    const ask = async () => app.inject({ method: 'GET', url: path, headers: sent, remoteAddress: ownAddress });
    const { made: reply } = await recordShown(ask, publicNouns);
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    for (const name of listHeaders) if (reply.headers[name] !== undefined) headers[name] = String(reply.headers[name]);
    return { status: reply.statusCode, headers, body: reply.body };
  };
