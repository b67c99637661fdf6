import { Suspense } from 'react';
import { canEditPost } from 'shared-api/contract/posts.policy';
import { useLoaderData } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { EmptyState, PageLayout, Panel } from 'shared-ui/static';
import { LoadFailed } from '../loading/load-failed.tsx';
import { messages } from '../messages.ts';
import { EditPostForm } from '../posts-form/post-forms.ts';
import { MembersOnly } from '../sending/members-only.tsx';
import type { EditPostData } from './load-post.ts';

export function EditPostPage() {
  const { post } = useLoaderData<EditPostData>();
  if (!post) return <LoadFailed title={messages.editPost} />;
  return (
    <PageLayout title={messages.editPost}>
      {post === 'missing' ? (
        <EmptyState title={messages.noPost} />
      ) : (
        <MembersOnly>
          {(writer) =>
            canEditPost(writer, post) ? (
              <Panel>
                <Suspense fallback={<Spinner label={messages.postFormLoading} />}>
                  <EditPostForm key={post.id} post={post} author={writer} />
                </Suspense>
              </Panel>
            ) : (
              <EmptyState title={messages.notYourPost} />
            )
          }
        </MembersOnly>
      )}
    </PageLayout>
  );
}
