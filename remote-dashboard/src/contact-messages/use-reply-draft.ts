import { useQueryClient } from 'shared-api/query';
import { createFormState } from 'shared-ui/form';

type Drafts = Map<string, ReturnType<typeof createFormState>>;

/** By the cache of the viewer: what one began is never shown to another who signs in here. */
const draftsOfViewers = new WeakMap<object, Drafts>();

/** The reply to a message as it was left. */
export function useReplyDraft(messageId: string) {
  const cache = useQueryClient();
  const drafts: Drafts = draftsOfViewers.get(cache) ?? new Map();
  draftsOfViewers.set(cache, drafts);
  const draft = drafts.get(messageId) ?? createFormState({ text: '' });
  drafts.set(messageId, draft);
  return draft;
}
