import { Suspense } from 'react';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Spinner } from 'shared-ui/spinner';
import { Panel } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { OwnPostPage } from '../posts/own-post-page.tsx';
import { EditPostForm } from '../posts-form/post-forms.ts';

const EditPostPage = () => (
  <OwnPostPage title={messages.editPost}>
    {(post, author) => (
      <Panel>
        <Suspense fallback={<Spinner label={messages.postFormLoading} />}>
          <EditPostForm key={post.id} post={post} author={author} />
        </Suspense>
      </Panel>
    )}
  </OwnPostPage>
);

export const handle: PageHandle = { title: messages.editPost, about: { isPrivate: true } };
export { EditPostPage as Component };
