import { Suspense } from 'react';
import { Spinner } from 'shared-ui/spinner';
import { Panel } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { OwnPostPage } from '../posts/own-post-page.tsx';
import { EditPostForm } from '../posts-form/post-forms.ts';

export const EditPostPage = () => (
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
