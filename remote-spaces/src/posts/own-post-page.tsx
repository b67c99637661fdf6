import type { ReactNode } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { canEditPost } from 'shared-api/contract/posts/posts.policy';
import { useLoaderData } from 'shared-ui/router';
import { EmptyState, PageLayout } from 'shared-ui/static';
import { LoadFailed } from '../loaders/load-failed.tsx';
import { MembersOnly } from '../submission/members-only.tsx';
import type { LoadedPost } from './load-post.ts';
import { postsMessages } from './messages.ts';

type OwnPostPageProps = {
  title: string;
  /** Whom it is for: the author, if nothing else is said. */
  may?: (viewer: PrivateMember, post: Post) => boolean;
  /** What others read in its place. */
  refused?: string;
  children: (post: Post, viewer: PrivateMember) => ReactNode;
};

/** A page about one post, for its author, or for those who look after it. */
export function OwnPostPage({
  title,
  may = canEditPost,
  refused = postsMessages.notYourPost,
  children,
}: OwnPostPageProps) {
  const { post } = useLoaderData<LoadedPost>();
  if (!post) return <LoadFailed title={title} />;
  return (
    <PageLayout title={title}>
      {post === 'missing' ? (
        <EmptyState title={postsMessages.noPost} />
      ) : (
        <MembersOnly>
          {(viewer) => (may(viewer, post) ? children(post, viewer) : <EmptyState title={refused} />)}
        </MembersOnly>
      )}
    </PageLayout>
  );
}
