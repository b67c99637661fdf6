import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { toRejection } from '../../platform/http/error-handler.ts';
import { toErrorPage } from './error-page.ts';
import { plainPageHeaders } from './plain-page.ts';

/** Answers in words what no page could be rendered for. */
export function sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, message, extras } = toRejection(error);
  if (extras.retryAfterSeconds) reply.header('retry-after', extras.retryAfterSeconds);
  if (statusCode >= 500) request.log.error({ err: error }, 'no page could be rendered');
  return reply.code(statusCode).type('text/html; charset=utf-8').headers(plainPageHeaders()).send(toErrorPage(message));
}
