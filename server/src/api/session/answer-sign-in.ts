import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FactorMethod } from 'shared-api/contract/accounts/factors.contract';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { messages } from '../../messages.ts';
import type { SessionCookies } from './session-cookies.ts';

type Opened = { token: string; deviceToken: string; member: PrivateMember };
type Waiting = { pendingToken: string; methods: FactorMethod[] };

/** 201 with the cookies of the session that was opened. */
export function answerOpened(
  cookies: SessionCookies,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, deviceToken, member }: Opened,
  message = messages.signedIn,
) {
  cookies.clearPending(request, reply);
  cookies.set(reply, token);
  cookies.setDevice(reply, deviceToken);
  return reply.code(201).send({ message, member });
}

/** 202 with the cookie of a sign-in that waits for its second factor. */
export function answerWaiting(cookies: SessionCookies, reply: FastifyReply, { pendingToken, methods }: Waiting) {
  cookies.setPending(reply, pendingToken);
  return reply.code(202).send({ next: 'second_factor', methods });
}
