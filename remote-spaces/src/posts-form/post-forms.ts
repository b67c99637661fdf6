import { island } from 'shared-ui/static';
import type { AddPostForm as AddForm } from './add-post-form.tsx';
import type { EditPostForm as EditForm } from './edit-post-form.tsx';
import type { ScheduledPost as Scheduled } from './schedule/scheduled-post.tsx';

const isServer = typeof document === 'undefined';
const nothing = () => null as never;

/** The form of a new post. Its editor needs a browser: the page server does not even read it. */
export const AddPostForm = island<Parameters<typeof AddForm>[0]>(async () =>
  isServer ? nothing : (await import('./add-post-form.tsx')).AddPostForm,
);

export const EditPostForm = island<Parameters<typeof EditForm>[0]>(async () =>
  isServer ? nothing : (await import('./edit-post-form.tsx')).EditPostForm,
);

export const ScheduledPost = island<Parameters<typeof Scheduled>[0]>(async () =>
  isServer ? nothing : (await import('./schedule/scheduled-post.tsx')).ScheduledPost,
);
