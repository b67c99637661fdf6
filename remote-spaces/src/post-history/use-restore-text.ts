import { restoreRevision } from 'shared-api/client/revisions.client';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { invalidate, useAction, useQueryClient } from 'shared-api/query';
import { revisionsQuery } from 'shared-api/query/revisions.query';
import { useNavigate, useRevalidator } from 'shared-ui/router';
import { notify } from 'shared-ui/static';
import { changedPost } from '../posts/changed-post.ts';
import { explainFailure } from '../submission/explain-failure.ts';
import { historyMessages as messages } from './messages.ts';

const { restoreFailed: otherwise, changedElsewhere } = messages;

/** Puts a former text in the place of the present one. Where that one changed meanwhile, it is shown first. */
export function useRestoreText(post: Post) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { isPending, mutate } = useAction({
    mutationFn: (version: number) => restoreRevision(post, version),
    onSuccess({ message }) {
      void invalidate(cache, revisionsQuery(post.id));
      notify.success(message);
    },
    onError(error) {
      if (changedPost(error)) void revalidate();
      notify.failure(explainFailure(error, { 409: changedElsewhere, 500: otherwise, otherwise }));
    },
  });
  /** Leads to the post, but nobody who has left the page meanwhile. */
  const restore = (version: number) => mutate(version, { onSuccess: () => void navigate(pathTo.post(post.id)) });
  return { isPending, restore };
}
