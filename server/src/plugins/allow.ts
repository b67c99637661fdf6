import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { forbidden } from '../errors.ts';

/** Lets nobody through to a call but whom the policy allows, before anything of the request is read. */
export const allow =
  (policy: (viewer: PrivateMember) => boolean) => async (request: FastifyRequest, _: FastifyReply) => {
    if (!policy(request.viewer())) throw forbidden();
  };
