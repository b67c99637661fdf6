import type { KyInstance } from 'ky';
import { ApiError } from './api-error.ts';
import type { Transport } from './create-http.ts';
import { reauthentication } from './reauthentication.ts';

export { reauthentication };

let transport: Transport = (request) => fetch(request);
let loading: Promise<KyInstance> | undefined;

/** Sends every later call through `send`: the page server answers its own pages' calls in process. */
export function setTransport(send: Transport) {
  transport = send;
}

let sessions = 0;

/** From here on requests are sent in another session. */
export function beginSession() {
  sessions += 1;
}

/** For a request that is about to be sent: whether a reply's status tells of a session that another has replaced since. */
export function noteSession() {
  const own = sessions;
  return (status: number) => status === 401 && own !== sessions;
}

/** A 401 that is meant for a former session says nothing about this one: the request counts as lost. */
async function send(request: Request): Promise<Response> {
  const isOutdated = noteSession();
  const reply = await transport(request);
  if (isOutdated(reply.status)) throw new ApiError(0);
  return reply;
}

/**
 * The one HTTP client of the portal, loaded with the first call: a visitor who only reads rendered pages never needs it.
 * @throws ApiError 0 when it cannot be loaded; the next call tries again
 */
export async function http(): Promise<KyInstance> {
  loading ??= import('./create-http.ts').then(({ createHttp }) => createHttp(send, reauthentication));
  try {
    return await loading;
  } catch {
    loading = undefined;
    throw new ApiError(0);
  }
}
