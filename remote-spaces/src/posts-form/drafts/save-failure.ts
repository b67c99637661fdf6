import type { ReactNode } from 'react';
import { ApiError } from 'shared-api/client/api-error';
import type { Draft } from 'shared-api/contract/posts/drafts.contract';
import { explainFailure } from '../../submission/explain-failure.ts';
import { postFormMessages as messages } from '../messages.ts';

/** A rejection that the same text would meet again. */
export const isForGood = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

/** Why a draft is kept in this browser alone. */
export function explainSave(error: unknown): ReactNode {
  if (!(error instanceof ApiError) || !isForGood(error)) return messages.draftUnsent;
  return Object.values(error.fields)[0] ?? explainFailure(error, { otherwise: messages.draftUnsent });
}

/** The draft as another device left it, where that is why it was not saved. */
export function changedDraft(error: unknown): Draft | undefined {
  const current = error instanceof ApiError ? error.current : undefined;
  return current && 'savedAt' in current ? current : undefined;
}
