import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sessionCookie } from 'shared-api/contract/cookies';
import * as v from 'valibot';

const AdministratorsReply = v.object({ member: v.object({ role: v.literal('AD') }) });

/** Administrators alone see builds that visitors do not have. */
export async function mayOverride(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const token = request.cookies[sessionCookie];
  if (!token) return false;
  const cookies = { [sessionCookie]: token };
  const reply = await app.inject({ method: 'GET', url: '/api/auth/session', cookies });
  return reply.statusCode === 200 && v.is(AdministratorsReply, reply.json());
}
