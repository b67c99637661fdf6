import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';

const AdministratorsReply = v.object({ member: v.object({ role: v.literal('AD') }) });

/** Administrators alone see builds that visitors do not have. */
export async function mayOverride(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const { cookie } = request.headers;
  if (!cookie) return false;
  const reply = await app.inject({ method: 'GET', url: '/api/auth/session', headers: { cookie } });
  return reply.statusCode === 200 && v.is(AdministratorsReply, reply.json());
}
