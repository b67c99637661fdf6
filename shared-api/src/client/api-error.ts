import type { ErrorReply } from '../contract/wire/errors.contract.ts';

/** A call that did not succeed: the server rejected it, or could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, or 0 when no reply came. */
  readonly status: number;
  /** What the server says the person should read, if it said anything. */
  readonly serverText: string | undefined;
  /** One sentence for each rejected field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Which of the server's rejections it is. */
  readonly code: ErrorReply['code'] | undefined;
  /** The record as it is now, where another changed it meanwhile. */
  readonly current: ErrorReply['current'];

  /** It was there and was deleted. */
  readonly gone: ErrorReply['gone'];

  constructor(status: number, { message, fields = {}, code, current, gone }: Partial<ErrorReply> = {}) {
    super(message ?? `request failed with status ${status}`);
    this.status = status;
    this.serverText = message;
    this.fields = fields;
    this.code = code;
    this.current = current;
    this.gone = gone;
  }
}

/** Sentences for a failed action: by status, and one for every other cause. */
export type FailureTexts<Text = string> = { readonly [status: number]: string; readonly otherwise: Text };

/** The server's own sentence, or `fallback` when it said nothing. */
export const serverTextOr = (error: unknown, fallback: string) =>
  (error instanceof ApiError ? error.serverText : undefined) ?? fallback;
