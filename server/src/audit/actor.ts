import type { FastifyRequest } from 'fastify';
import type { PrivateMember } from 'shared-api/contract/members.contract';

/** Who acts, and from where. */
export type Actor = { viewer: PrivateMember; address: string };

/** @throws Refusal 401 when nobody is signed in */
export const actorOf = (request: FastifyRequest): Actor => ({ viewer: request.viewer(), address: request.ip });
