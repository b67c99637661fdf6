import { Suspense } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useNavigate, useSearchParams } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { PageLayout, Panel } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { AddPostForm } from '../posts-form/post-forms.ts';
import { postKinds } from '../posts-form/post-kind.ts';
import { MembersOnly } from '../submission/members-only.tsx';
import { addPostMessages } from './messages.ts';

function AddPostPage() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const draftId = params.get('draft') ?? undefined;
  const kind = postKinds.find((each) => each === params.get('kind'));
  return (
    <PageLayout title={messages.addPost} intro={addPostMessages.intro}>
      <MembersOnly>
        {({ id }) => (
          <Panel>
            <Suspense fallback={<Spinner label={messages.postFormLoading} />}>
              <AddPostForm
                key={draftId ?? kind}
                memberId={id}
                draftId={draftId}
                kind={kind}
                onPublished={(post) => void navigate(pathTo.post(post.id))}
              />
            </Suspense>
          </Panel>
        )}
      </MembersOnly>
    </PageLayout>
  );
}

export const handle: PageHandle = { title: messages.addPost, about: { isPrivate: true } };
export { AddPostPage as Component };
