import type { ReactNode } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import type { Post } from 'shared-api/contract/posts.contract';
import { canEditPost } from 'shared-api/contract/posts.policy';
import { useLoaderData } from 'shared-ui/router';
import { EmptyState, PageLayout } from 'shared-ui/static';
import { LoadFailed } from '../loading/load-failed.tsx';
import { messages } from '../messages.ts';
import { MembersOnly } from '../sending/members-only.tsx';
import type { LoadedPost } from './load-post.ts';

type OwnPostPageProps = { title: string; children: (post: Post, author: PrivateMember) => ReactNode };

/** A page about one post, for its author alone. */
export function OwnPostPage({ title, children }: OwnPostPageProps) {
  const { post } = useLoaderData<LoadedPost>();
  if (!post) return <LoadFailed title={title} />;
  return (
    <PageLayout title={title}>
      {post === 'missing' ? (
        <EmptyState title={messages.noPost} />
      ) : (
        <MembersOnly>
          {(writer) =>
            canEditPost(writer, post) ? children(post, writer) : <EmptyState title={messages.notYourPost} />
          }
        </MembersOnly>
      )}
    </PageLayout>
  );
}
