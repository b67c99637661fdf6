import { ApiError } from 'shared-api/client/api-error';
import type { Draft } from 'shared-api/contract/posts/drafts.contract';

/** The draft as another device left it, where that is why it was not saved. */
export function changedDraft(error: unknown): Draft | undefined {
  const current = error instanceof ApiError ? error.current : undefined;
  return current && 'savedAt' in current ? current : undefined;
}
