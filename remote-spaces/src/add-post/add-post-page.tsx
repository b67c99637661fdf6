import { Suspense } from 'react';
import { useNavigate } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { PageLayout, Panel } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { AddPostForm } from '../posts-form/post-forms.ts';
import { MembersOnly } from '../sending/members-only.tsx';

export function AddPostPage() {
  const navigate = useNavigate();
  return (
    <PageLayout title={messages.addPost} intro={messages.addPostIntro}>
      <MembersOnly>
        {({ id }) => (
          <Panel>
            <Suspense fallback={<Spinner label={messages.postFormLoading} />}>
              <AddPostForm memberId={id} onPublished={(post) => void navigate(`/posts/${post.id}`)} />
            </Suspense>
          </Panel>
        )}
      </MembersOnly>
    </PageLayout>
  );
}
