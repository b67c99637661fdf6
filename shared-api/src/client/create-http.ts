import ky, { HTTPError } from 'ky';
import type { ErrorReply } from '../contract/wire/errors.contract.ts';
import { ApiError } from './api-error.ts';
import { maySendAgain } from './may-send-again.ts';
import type { Reauthentication } from './reauthentication.ts';

/** Sends a request and returns the response, whatever its status. */
export type Transport = (request: Request) => Promise<Response>;

function toApiError(error: Error): Error {
  if (error.name === 'AbortError') return error;
  if (!(error instanceof HTTPError)) return new ApiError(0);
  const reply = error.data as Partial<ErrorReply> | undefined;
  return new ApiError(error.response.status, reply);
}

/** Sends again what the server rejected for now, if there is a reason to. */
async function sendTwice(request: Request, send: Transport, reauthentication: Reauthentication) {
  const again = request.clone();
  const response = await send(request);
  if (response.status !== 403) return response;
  const reply = await response
    .clone()
    .json()
    .catch(() => ({}));
  return (await maySendAgain(reauthentication, reply)) ? send(again) : response;
}

/**
 * Paths below `/api`, cookies included, no time-out (spec, section 7), and no silent retry.
 * Its calls throw ApiError for every reply that is not a success and when none came; an aborted call throws AbortError.
 */
export const createHttp = (send: Transport, reauthentication: Reauthentication) =>
  ky.create({
    baseUrl: new URL('/api/', globalThis.location?.origin ?? 'http://portal.internal'),
    credentials: 'include',
    timeout: false,
    retry: 0,
    fetch: (input, init) => sendTwice(new Request(input, init), send, reauthentication),
    hooks: { beforeError: [({ error }) => toApiError(error)] },
  });
