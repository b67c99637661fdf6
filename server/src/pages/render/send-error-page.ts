import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { organisation } from 'shared-api/contract/offices/organisation';
import { errorPage } from '../../messages.ts';
import { toRejection } from '../../platform/http/error-handler.ts';
import { plainPageHeaders, toPlainPage } from './plain-page.ts';

/** What is answered when not even the frame of a page can be rendered. */
const toErrorPage = (sentence: string) =>
  toPlainPage(
    errorPage.title,
    `<p>${sentence}</p>
<p><a href="">${errorPage.retry}</a></p>
<p>${errorPage.reach} <a dir="ltr" href="${organisation.phoneHref}">${organisation.phone}</a></p>`,
  );

/** Answers in words what no page could be rendered for. */
export function sendErrorPage(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, message, extras } = toRejection(error);
  if (extras.retryAfterSeconds) reply.header('retry-after', extras.retryAfterSeconds);
  if (statusCode >= 500) request.log.error({ err: error }, 'no page could be rendered');
  return reply.code(statusCode).type('text/html; charset=utf-8').headers(plainPageHeaders()).send(toErrorPage(message));
}
