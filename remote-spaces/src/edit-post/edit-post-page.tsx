import { type ReactNode, Suspense } from 'react';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { Spinner } from 'shared-ui/spinner';
import { Panel } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { OwnPostPage } from '../posts/own-post-page.tsx';
import { EditPostForm, ScheduledPost } from '../posts-form/post-forms.ts';

const inPanel = (form: ReactNode) => (
  <Panel>
    <Suspense fallback={<Spinner label={messages.postFormLoading} />}>{form}</Suspense>
  </Panel>
);

const EditPostPage = () => (
  <OwnPostPage title={messages.editPost} otherwise={(viewer) => inPanel(<ScheduledPost viewer={viewer} />)}>
    {(post, author) => inPanel(<EditPostForm key={post.id} post={post} author={author} />)}
  </OwnPostPage>
);

export const handle: PageHandle = { title: messages.editPost, about: { isPrivate: true } };
export { EditPostPage as Component };
