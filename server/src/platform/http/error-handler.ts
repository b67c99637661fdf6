import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from 'shared-api/contract/wire/errors.contract';
import { isDatabaseAway } from '../database/is-database-away.ts';
import {
  internal,
  notFound,
  Rejection,
  storageFull,
  tooLarge,
  unavailable,
  unsupportedMedia,
  validationFailed,
} from '../errors.ts';

/** PostgreSQL cannot store what was sent: a NUL, in a text or in JSON. */
const badTexts = new Set(['22021', '22P05']);

/** A statement, the wait for a lock, or a transaction that sent nothing, was ended by the database. */
const tookTooLong = new Set(['57014', '55P03', '25P03']);

/** The disk is full or a quota used up, the disk is read-only, PostgreSQL's disk is full. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** The rejection that stands for an error of ours, of Fastify or of the database. */
export function toRejection(error: FastifyError | Rejection): Rejection {
  if (error instanceof Rejection) return error;
  if (isDatabaseAway(error) || tookTooLong.has(error.code)) return unavailable();
  if (fullCodes.has(error.code)) return storageFull();
  if (badTexts.has(error.code)) return validationFailed();
  const status = error.statusCode ?? 500;
  if (status === 404) return notFound();
  if (status === 413) return tooLarge();
  if (status === 415) return unsupportedMedia();
  return status >= 400 && status < 500 ? validationFailed() : internal();
}

export function sendRejection(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode, message, code, extras } = toRejection(error);
  if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
  if (extras.retryAfterSeconds) reply.header('retry-after', extras.retryAfterSeconds);
  const body: ErrorReply = {
    message,
    code,
    ...(extras.fields && Object.keys(extras.fields).length > 0 && { fields: extras.fields }),
    ...(extras.current && { current: extras.current }),
    ...(extras.gone && { gone: extras.gone }),
    ...(code === 'internal' && { requestId: request.id }),
  };
  return reply.code(statusCode).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

/** Turns every error into a rejection of the closed list, and keeps the rest for the log. */
export function addErrorHandler(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>(sendRejection);
  app.setNotFoundHandler((request, reply) => sendRejection(notFound() as never, request, reply));
}
