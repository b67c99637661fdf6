import { Suspense, useState } from 'react';
import { fetchDraft, publishScheduled, scheduleDraft, unscheduleDraft } from 'shared-api/client/drafts.client';
import { isNotFound } from 'shared-api/client/is-not-found';
import * as pathTo from 'shared-api/contract/path-to';
import type { Draft, DraftSummary, DraftsReply } from 'shared-api/contract/posts/drafts.contract';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { useAction, useQueryClient } from 'shared-api/query';
import { draftsList } from 'shared-api/query/drafts.query';
import { publishedPosts } from 'shared-api/query/posts.query';
import { ConfirmDialog } from 'shared-ui/dialog';
import { useNavigate } from 'shared-ui/router';
import { Button, exactDate, notify, openWhenLoaded } from 'shared-ui/static';
import { ScheduleDialog } from '../posts-form/schedule/later-dialogs.ts';
import { explainFailure } from '../submission/explain-failure.ts';
import { draftsMessages as messages } from './messages.ts';
import { removeFromList } from './use-delete-draft.ts';

/** Shows a draft as the server answered it. */
function useReplaceDraft() {
  const cache = useQueryClient();
  return (draft: Draft) => {
    void cache.cancelQueries(draftsList);
    cache.setQueryData<DraftsReply>(
      draftsList.queryKey,
      (before) => before && { ...before, drafts: before.drafts.map((each) => (each.id === draft.id ? draft : each)) },
    );
  };
}

/** Before its time, as it stands in the list. What another device did to it is shown first. */
function PublishNow({ draft }: { draft: DraftSummary }) {
  const { id, title } = draft;
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { isPending, mutate } = useAction({
    mutationFn: () => publishScheduled(draft),
    onSuccess({ message, post }) {
      cache.setQueryData<readonly Post[]>(publishedPosts.queryKey, (posts = []) => [post, ...posts]);
      removeFromList(cache, id);
      notify.success(message);
      void navigate(pathTo.post(post.id));
    },
    onError(error) {
      void cache.invalidateQueries(draftsList);
      if (isNotFound(error)) return notify.info(messages.gone);
      return notify.failure(
        explainFailure(error, {
          409: messages.changedElsewhere,
          500: messages.publishNowFailed,
          otherwise: messages.publishNowFailed,
        }),
      );
    },
  });
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        aria-label={messages.publishNowOf(title)}
        disabled={isPending}
        onClick={() => setAsking(true)}
      >
        {messages.publishNow}
      </Button>
      {isAsking && (
        <ConfirmDialog
          act={messages.publishNow}
          of={title}
          variant="solid"
          onConfirm={() => {
            setAsking(false);
            mutate();
          }}
          onClose={() => setAsking(false)}
        >
          {messages.publishNowText}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Of a post that waits for its time: now, another time, or none. */
export function ScheduleActions({ draft }: { draft: DraftSummary }) {
  const { id, title, scheduledFor } = draft;
  const [isOpen, setOpen] = useState(false);
  const replace = useReplaceDraft();
  const navigate = useNavigate();
  const { isPending, mutate } = useAction({
    mutationFn: () => unscheduleDraft(id),
    onSuccess(draft) {
      replace(draft);
      notify.success(messages.unscheduled);
      void navigate(pathTo.drafts);
    },
    onError: (error) =>
      notify.failure(explainFailure(error, { otherwise: messages.unscheduleFailed, 500: messages.unscheduleFailed })),
  });
  async function schedule(at: string) {
    const draft = await scheduleDraft(await fetchDraft(id), at);
    replace(draft);
    setOpen(false);
    notify.success(messages.rescheduled(exactDate(draft.scheduledFor ?? '')));
  }
  return (
    <>
      <PublishNow draft={draft} />
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-label={messages.rescheduleOf(title)}
        onClick={() => void openWhenLoaded(ScheduleDialog, () => setOpen(true))}
      >
        {messages.reschedule}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={messages.unscheduleOf(title)}
        disabled={isPending}
        onClick={() => mutate()}
      >
        {messages.unschedule}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ScheduleDialog scheduledFor={scheduledFor} onSchedule={schedule} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
