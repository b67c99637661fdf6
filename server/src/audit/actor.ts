import type { FastifyRequest } from 'fastify';
import type { PrivateMember } from 'shared-api/contract/members.contract';

/** Who acts, from where, and on which version of the row; undefined where the request names none. */
export type Actor = { viewer: PrivateMember; address: string; seenVersion?: number | undefined };

const versionTag = /^"(\d{1,9})"$/;

/** What is no version of ours matches none. */
const seenVersionOf = (tag: string | undefined) => (tag && tag !== '*' ? Number(versionTag.exec(tag)?.[1]) : undefined);

/** @throws Refusal 401 when nobody is signed in */
export const actorOf = (request: FastifyRequest): Actor => ({
  viewer: request.viewer(),
  address: request.ip,
  seenVersion: seenVersionOf(request.headers['if-match']),
});
