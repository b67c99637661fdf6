import { limits } from 'shared-api/contract/limits';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { cutText } from 'shared-ui/static';
import { toPreview } from './to-preview.ts';

/** For a list in which events say when and where they are. */
export const toPreviewWithEvent = (post: Post) => ({
  ...toPreview(post),
  // beside cards with pictures the place of the picture is filled with words
  ...(!post.picture && { text: cutText(post.excerpt, limits.cardTextLength) }),
  event: post.event,
});
export type PreviewWithEvent = ReturnType<typeof toPreviewWithEvent>;
