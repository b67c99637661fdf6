import { deleteDraft } from 'shared-api/client/drafts.client';
import { isNotFound } from 'shared-api/client/is-not-found';
import type { DraftSummary, DraftsReply } from 'shared-api/contract/posts/drafts.contract';
import { type QueryClient, useAction, useQueryClient } from 'shared-api/query';
import { draftsList } from 'shared-api/query/drafts.query';
import { notify } from 'shared-ui/static';
import { forgetDraft, readDraft } from '../posts-form/drafts/stored-draft.ts';
import { explainFailure } from '../submission/explain-failure.ts';
import { draftsMessages as messages } from './messages.ts';

/** Takes a draft that is none any more out of the list. */
export function removeFromList(cache: QueryClient, id: string) {
  void cache.cancelQueries(draftsList);
  cache.setQueryData<DraftsReply>(
    draftsList.queryKey,
    (before) => before && { ...before, drafts: before.drafts.filter((draft) => draft.id !== id) },
  );
}

/** Deletes a draft for good, what this browser keeps of it too; one that is gone already leaves the list all the same. */
export function useDeleteDraft({ id }: DraftSummary, memberId: string) {
  const cache = useQueryClient();
  function remove() {
    if (readDraft(memberId)?.ref?.id === id) forgetDraft(memberId);
    removeFromList(cache, id);
  }
  return useAction({
    mutationFn: () => deleteDraft(id),
    onSuccess({ message }) {
      remove();
      notify.success(message);
    },
    onError(error) {
      if (!isNotFound(error))
        return notify.failure(explainFailure(error, { otherwise: messages.deleteFailed, 500: messages.deleteFailed }));
      remove();
      return notify.info(messages.gone);
    },
  });
}
