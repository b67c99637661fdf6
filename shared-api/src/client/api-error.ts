import type { ErrorCode } from '../contract/errors.contract.ts';

/** A call that did not succeed: the server refused it, or could not be reached. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The HTTP status, or 0 when no reply came. */
  readonly status: number;
  /** What the server says the person should read, if it said anything. */
  readonly serverText: string | undefined;
  /** One sentence for each refused field. */
  readonly fields: Readonly<Record<string, string>>;
  /** Which of the server's refusals it is. */
  readonly code: ErrorCode | undefined;

  constructor(status: number, serverText?: string, fields: Record<string, string> = {}, code?: ErrorCode) {
    super(serverText ?? `request failed with status ${status}`);
    this.status = status;
    this.serverText = serverText;
    this.fields = fields;
    this.code = code;
  }
}

/** Sentences for a failed deed: by status, and one for every other cause. */
export type FailureTexts = { readonly [status: number]: string; readonly otherwise: string };

/** The sentence of `texts` for what went wrong. */
export const textFor = (error: unknown, texts: FailureTexts) =>
  (error instanceof ApiError ? texts[error.status] : undefined) ?? texts.otherwise;

/** The server's own sentence, or `fallback` when it said nothing. */
export const serverTextOr = (error: unknown, fallback: string) =>
  (error instanceof ApiError ? error.serverText : undefined) ?? fallback;
