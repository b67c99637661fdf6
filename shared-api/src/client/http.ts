import type { KyInstance } from 'ky';
import { ApiError } from './api-error.ts';
import type { Transport } from './create-http.ts';
import { reauthentication } from './reauthentication.ts';

export { reauthentication };

// taken at the start: a remote that replaces the global one later breaks its own requests, and no other remote's
const { fetch } = globalThis;
let underWay = 0;

/** Whether the client, or what was requested through it, is on its way to this page, up to the last byte. */
export const isUnderWay = () => underWay > 0;

async function track(work: Promise<unknown>) {
  underWay += 1;
  await work.catch(() => undefined); // told to the caller
  underWay -= 1;
}

let transport: Transport = (request) => {
  const reply = fetch(request);
  void track(reply.then((answer) => answer.clone().blob()));
  return reply;
};
let loading: Promise<KyInstance> | undefined;

/** Sends every later call through `send`: the page server answers its own pages' calls in process. */
export function setTransport(send: Transport) {
  transport = send;
}

let sessions = 0;

/** From here on requests are sent in another session. */
export function countSession() {
  sessions += 1;
}

/** For a request that is about to be sent: whether a reply's status tells of a session that another has replaced since. */
export function sessionCheck() {
  const own = sessions;
  return (status: number) => status === 401 && own !== sessions;
}

/** A 401 that is meant for a former session says nothing about this one: the request counts as lost. */
async function send(request: Request): Promise<Response> {
  const isOutdated = sessionCheck();
  const reply = await transport(request);
  if (isOutdated(reply.status)) throw new ApiError(0);
  return reply;
}

/**
 * The one HTTP client of the portal, loaded with the first call: a visitor who only reads rendered pages never needs it.
 * @throws ApiError 0 when it cannot be loaded; the next call tries again
 */
export async function http(): Promise<KyInstance> {
  if (!loading) {
    loading = import('./create-http.ts').then(({ createHttp }) => createHttp(send, reauthentication));
    void track(loading);
  }
  try {
    return await loading;
  } catch {
    loading = undefined;
    throw new ApiError(0);
  }
}
