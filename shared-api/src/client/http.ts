import type { KyInstance } from 'ky';
import { ApiError } from './api-error.ts';
import type { Transport } from './create-http.ts';

let transport: Transport = (request) => fetch(request);
let loading: Promise<KyInstance> | undefined;

/** Sends every later call through `send`: the page server answers its own pages' calls in process. */
export function setTransport(send: Transport) {
  transport = send;
}

/**
 * The one HTTP client of the portal, loaded with the first call: a visitor who only reads rendered pages never needs it.
 * @throws ApiError 0 when it cannot be loaded; the next call tries again
 */
export async function http(): Promise<KyInstance> {
  loading ??= import('./create-http.ts').then(({ createHttp }) => createHttp((request) => transport(request)));
  try {
    return await loading;
  } catch {
    loading = undefined;
    throw new ApiError(0);
  }
}
