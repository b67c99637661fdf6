import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { PageLayout, Panel } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { AddPostForm } from '../posts-form/post-forms.ts';
import { MembersOnly } from '../sending/members-only.tsx';

export function AddPostPage() {
  const navigate = useNavigate();
  const draftId = useSearchParams()[0].get('draft') ?? undefined;
  return (
    <PageLayout title={messages.addPost} intro={messages.addPostIntro}>
      <MembersOnly>
        {({ id }) => (
          <Panel>
            <Suspense fallback={<Spinner label={messages.postFormLoading} />}>
              <AddPostForm
                key={draftId}
                memberId={id}
                draftId={draftId}
                onPublished={(post) => void navigate(`/posts/${post.id}`)}
              />
            </Suspense>
          </Panel>
        )}
      </MembersOnly>
    </PageLayout>
  );
}
