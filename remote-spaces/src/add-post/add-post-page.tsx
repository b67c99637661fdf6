import { Suspense } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { PageLayout, Panel } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { AddPostForm, ScheduledPost } from '../posts-form/post-forms.ts';
import { postKinds } from '../posts-form/post-kind.ts';
import { MembersOnly } from '../submission/members-only.tsx';
import { addPostMessages } from './messages.ts';

function NewPost({ memberId }: { memberId: string }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const draftId = params.get('draft') ?? undefined;
  const kind = postKinds.find((each) => each === params.get('kind'));
  return (
    <AddPostForm
      key={draftId ?? kind}
      memberId={memberId}
      draftId={draftId}
      kind={kind}
      onPublished={(post) => void navigate(pathTo.post(post.id))}
    />
  );
}

/** A new post, one of the member's drafts, or what a scheduled post says. */
function AddPostPage() {
  const [params] = useSearchParams();
  const scheduled = params.get('scheduled');
  return (
    <PageLayout
      title={scheduled ? messages.editPost : messages.addPost}
      intro={scheduled ? addPostMessages.scheduledIntro : addPostMessages.intro}
    >
      <MembersOnly>
        {(viewer) => (
          <Panel>
            <Suspense fallback={<Spinner label={messages.postFormLoading} />}>
              {scheduled ? (
                <ScheduledPost key={scheduled} id={scheduled} viewer={viewer} />
              ) : (
                <NewPost memberId={viewer.id} />
              )}
            </Suspense>
          </Panel>
        )}
      </MembersOnly>
    </PageLayout>
  );
}

export const handle: PageHandle = { title: messages.addPost, about: { isPrivate: true } };
export { AddPostPage as Component };
