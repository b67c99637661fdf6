import { ApiError } from 'shared-api/client/api-error';
import { reauthentication, sessionCheck } from 'shared-api/client/http';
import type { ErrorReply } from '../contract/wire/errors.contract.ts';
import { maySendAgain } from './may-send-again.ts';

export type Sending = {
  headers?: Readonly<Record<string, string>>;
  /** Called with the part of the form, 0 to 1, that was sent. */
  onProgress?: (part: number) => void;
  /** Aborts the request. */
  signal?: AbortSignal;
};

const aborted = () => new DOMException('aborted by the user', 'AbortError');

type Rejected = Partial<ErrorReply> | null;

function settle<Reply>(request: XMLHttpRequest, resolve: (reply: Reply) => void, reject: (error: Error) => void) {
  if (request.status >= 200 && request.status < 300) return resolve(request.response as Reply);
  reject(new ApiError(request.status, (request.response as Rejected) ?? undefined));
}

type Method = 'POST' | 'PUT';

/**
 * Sends a form and reports the progress; once more where the member is asked for its password first.
 * @throws ApiError for every reply that is not a success and when none came; AbortError when it was aborted
 */
export async function sendForm<Reply>(method: Method, path: string, form: FormData, sending: Sending = {}) {
  try {
    return await sendOnce<Reply>(method, path, form, sending);
  } catch (error) {
    if (error instanceof ApiError && (await maySendAgain(reauthentication, error)))
      return sendOnce<Reply>(method, path, form, sending);
    throw error;
  }
}

/** By XMLHttpRequest, since `fetch` cannot report the progress of an upload over HTTP/1. */
function sendOnce<Reply>(method: Method, path: string, form: FormData, { headers = {}, onProgress, signal }: Sending) {
  return new Promise<Reply>((resolve, reject) => {
    if (signal?.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    const isOutdated = sessionCheck();
    const lose = () => reject(new ApiError(0));
    request.open(method, new URL(path, new URL('/api/', location.origin)));
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.withCredentials = true;
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress?.(loaded / total);
    request.onload = () => (isOutdated(request.status) ? lose() : settle(request, resolve, reject));
    request.onerror = lose;
    request.onabort = () => reject(aborted());
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
