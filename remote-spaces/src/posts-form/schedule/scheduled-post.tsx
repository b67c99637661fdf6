import { isNotFound } from 'shared-api/client/is-not-found';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { CacheProvider, loadStatus, useQuery } from 'shared-api/query';
import { draftOfId } from 'shared-api/query/drafts.query';
import { Spinner } from 'shared-ui/spinner';
import { EmptyState, FailedState } from 'shared-ui/static';
import { messages } from '../../messages.ts';
import { postsMessages } from '../../posts/messages.ts';
import { EditScheduledForm } from './edit-scheduled-form.tsx';

type ScheduledPostProps = { id: string; viewer: PrivateMember };

function FoundPost({ id, viewer }: ScheduledPostProps) {
  const query = useQuery(draftOfId(id));
  const draft = query.data;
  if (draft?.scheduledFor) return <EditScheduledForm draft={draft} author={viewer} />;
  if (draft || isNotFound(query.error)) return <EmptyState title={postsMessages.noPost} />;
  if (loadStatus(query) !== 'failed') return <Spinner label={messages.postFormLoading} />;
  return <FailedState title={messages.loadFailed} text={messages.loadFailedHint} onRetry={() => query.refetch()} />;
}

/** The form of a post that waits for its time, which nobody but its author finds. */
export const ScheduledPost = (props: ScheduledPostProps) => (
  <CacheProvider viewerId={props.viewer.id}>
    <FoundPost {...props} />
  </CacheProvider>
);
