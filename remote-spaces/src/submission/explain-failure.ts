import type { ReactNode } from 'react';
import { ApiError, type FailureTexts } from 'shared-api/client/api-error';
import { endSession } from 'shared-api/session/session.store';
import { sendingMessages as messages } from './messages.ts';

const unauthenticated = 401;

/** The sentence of `texts` for what went wrong; what they do not name, the server says itself. */
export function explainFailure(error: unknown, texts: FailureTexts<ReactNode>): ReactNode {
  if ((error as { name?: unknown }).name === 'AbortError') return messages.givenUp;
  if (!(error instanceof ApiError)) return texts.otherwise;
  if (error.status === unauthenticated) {
    endSession(messages.sessionEnded); // the header shows the way in again, and the form stays
    return messages.sessionEnded;
  }
  return texts[error.status] ?? error.serverText ?? texts.otherwise;
}
