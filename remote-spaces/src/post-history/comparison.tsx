import { Suspense } from 'react';
import { isNotFound } from 'shared-api/client/is-not-found';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { loadStatus, useQuery } from 'shared-api/query';
import { revisionQuery } from 'shared-api/query/revisions.query';
import { Loaded } from 'shared-ui/loaded';
import { Link } from 'shared-ui/router';
import { buttonClass, EmptyState, FailedState, island, Skeleton } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { historyMessages as messages } from './messages.ts';

/** Brings the library that compares texts: who reads the list alone does not load it. */
export const ComparedTexts = island(() => import('./compared-texts.tsx').then((module) => module.ComparedTexts));

const Gone = () => (
  <EmptyState
    title={messages.noRevision}
    text={messages.noRevisionHint}
    action={
      <Link className={buttonClass({ variant: 'outline' })} to="?">
        {messages.toHistory}
      </Link>
    }
  />
);

/** A text that the post had, beside the one it has. */
export function Comparison({ post, version }: { post: Post; version: number }) {
  const query = useQuery(revisionQuery(post.id, version));
  const waiting = <Skeleton shape="picture" />;
  if (isNotFound(query.error)) return <Gone />;
  return (
    <Loaded
      status={loadStatus(query)}
      isEmpty={false}
      empty={null}
      waiting={waiting}
      failed={<FailedState title={spaces.loadFailed} text={spaces.loadFailedHint} onRetry={query.refetch} />}
    >
      {query.data && (
        <Suspense fallback={waiting}>
          <ComparedTexts post={post} revision={query.data} />
        </Suspense>
      )}
    </Loaded>
  );
}
