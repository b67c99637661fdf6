import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toSessionMember } from 'shared-api/contract/accounts/session.policy';
import { canSeeFrontEnds } from 'shared-api/contract/front-ends/front-ends.policy';
import { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as v from 'valibot';

const SessionReply = v.object({ member: v.pick(PrivateMember, ['role', 'mustChangePassword', 'secondFactorDueAt']) });

/** Who sees the front ends in the dashboard may see builds that visitors do not have. */
export async function mayOverride(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const { cookie } = request.headers;
  if (!cookie) return false;
  const reply = await app.inject({ method: 'GET', url: '/api/auth/session', headers: { cookie } });
  if (reply.statusCode !== 200) return false;
  const { success, output } = v.safeParse(SessionReply, reply.json());
  return success && canSeeFrontEnds(toSessionMember(output.member));
}
