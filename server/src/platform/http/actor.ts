import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HeldBackBy } from 'shared-api/contract/accounts/session.policy';
import { limits } from 'shared-api/contract/limits';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { serverLimits } from '../../limits.ts';
import { forbidden, reauthenticationRequired } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** With what it may do now; below `/api/auth/`, where it looks after its own account, the account as it is. */
    member: PrivateMember | undefined;
    /** Of staff that may not work as staff yet. */
    heldBackBy: HeldBackBy | undefined;
    /** The token of the session that the request brings, valid or not; empty without one. */
    sessionToken: string;
    /** When the member of this session last gave its password or used a passkey. */
    authenticatedAtMs: number;
    /** The signed-in member. @throws Rejection 401 when nobody is signed in */
    viewer(): PrivateMember;
  }
}

/** Where a request comes from, and what the browser says of itself. */
export type RequestSource = { address: string; agent: string };

export const sourceOf = ({ ip, headers }: FastifyRequest): RequestSource => ({
  address: ip,
  agent: headers['user-agent']?.slice(0, serverLimits.userAgentLength) ?? '',
});

/** Who acts, from where, and on which version of the row; undefined where the request names none. */
export type Actor = RequestSource & {
  viewer: PrivateMember;
  /** It gave its password, or used a passkey, a few minutes ago. */
  isRecent: boolean;
  seenVersion?: number | undefined;
};

const versionTag = /^"(\d{1,9})"$/;

/** What is no version of ours matches none. */
const seenVersionOf = (tag: string | undefined) => (tag && tag !== '*' ? Number(versionTag.exec(tag)?.[1]) : undefined);

const recentMs = limits.recentAuthenticationMinutes * 60_000;
const isRecent = ({ authenticatedAtMs }: FastifyRequest) => Date.now() - authenticatedAtMs <= recentMs;

/** @throws Rejection 401 when nobody is signed in */
export const actorOf = (request: FastifyRequest): Actor => ({
  viewer: request.viewer(),
  isRecent: isRecent(request),
  ...sourceOf(request),
  seenVersion: seenVersionOf(request.headers['if-match']),
});

/** Rejects a call that the policy does not allow, before the body is read. */
export const allow =
  (policy: (viewer: PrivateMember) => boolean) => async (request: FastifyRequest, _: FastifyReply) => {
    if (!policy(request.viewer())) throw forbidden();
  };

/** @throws Rejection 403 when the member gave its password too long ago for what cannot be taken back */
export function rejectUnlessRecent(request: FastifyRequest) {
  request.viewer();
  if (!isRecent(request)) throw reauthenticationRequired();
}

/** The same for a whole call, before its body is read. */
export const onlyRecent = async (request: FastifyRequest, _: FastifyReply) => rejectUnlessRecent(request);
